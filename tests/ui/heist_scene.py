"""Pictures of Millions of Dollars for tests: rooms and canvases for tables of stories and random matches."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import inf
from typing import Any

from heist_story import ENTRY, FILE
from people import LONG, MIDDLING, SHORT
from pictures import empty, readable

from pass_and_play.commands.simulate import new_record
from pass_and_play.engine.ask import Ask, Ending
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.playout import random_picks
from pass_and_play.engine.session import Session
from pass_and_play.games.bank_heist.views import TableView
from pass_and_play.ui.choice import Choice
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.palettes import BANK_HEIST, SEATS
from pass_and_play.ui.paint.theme import Theme
from pass_and_play.ui.room import Room
from pass_and_play.words import Words

PLAIN = Theme(BANK_HEIST)
STILL = Theme(BANK_HEIST, reduced_motion=True)
LOOKS = (
    (SHORT, PLAIN),
    (LONG, Theme(BANK_HEIST, text_size=1.2, high_contrast=True)),
    (MIDDLING, Theme(BANK_HEIST, text_size=1.2)),
    (LONG, Theme(BANK_HEIST, text_size=0.9)),
)
"""Names and themes under which a picture must be without a flaw."""
WORDS = Words.load("en").for_game(ENTRY.id, FILE.texts)

Draw = Callable[[Canvas, TableView, Room], None]
Moment = tuple[TableView, Ask]


def walk(players: int, seed: int, **options: Any) -> Iterator[Moment]:
    """Every table of a random match with its question."""
    session = match(players, seed, **options)
    dice = Dice(seed)
    while (ask := session.waiting) is not None:
        table = session.game.table()
        assert isinstance(table, TableView)
        yield table, ask
        session.answer(random_picks(ask, dice))


def match(players: int, seed: int, **options: Any) -> Session:
    """A match that has just begun."""
    record = new_record(ENTRY, FILE, seats=players, seed=seed, options=options)
    return Session(ENTRY.kind, FILE.cards, record)


def found(phase: str, players: int, count: int = 1, **options: Any) -> list[Moment]:
    """The first tables of this phase in random matches."""
    moments: list[Moment] = []
    for seed in range(200):
        for moment in walk(players, seed, **options):
            if moment[0].phase == phase:
                moments.append(moment)
                if len(moments) == count:
                    return moments
    raise AssertionError(f"too few tables of the phase {phase} with {players} players")


def over(players: int, seed: int = 1, **options: Any) -> tuple[TableView, Ending]:
    """The end of a random match."""
    session = match(players, seed, **options)
    dice = Dice(seed)
    while (ask := session.waiting) is not None:
        session.answer(random_picks(ask, dice))
    table = session.game.table()
    assert isinstance(table, TableView) and session.ending is not None
    return table, session.ending


def room_of(
    table: TableView,
    ask: Ask | None = None,
    *,
    names: Sequence[str] = SHORT,
    touched: str | None = None,
    elapsed: float = inf,
    sheet: int = 0,
) -> Room:
    """The room in which a picture is drawn."""
    players = len(table.seats)
    choice = Choice(ask) if ask is not None else None
    if choice is not None and touched is not None:
        assert choice.touch(touched)
    return Room(
        words=WORDS,
        names=[WORDS.name(name) for name in names[:players]],
        colours=[look.key for look in SEATS[:players]],
        ask=ask,
        choice=choice,
        elapsed=elapsed,
        sheet=sheet,
    )


def canvas_of(form: Form = Form.LANDSCAPE, theme: Theme = PLAIN) -> Canvas:
    """An empty canvas."""
    return empty(form, theme)


def paint(
    draw: Draw, table: TableView, room: Room, *, form: Form = Form.LANDSCAPE, theme: Theme = PLAIN
) -> Canvas:
    """A picture without a flaw."""
    canvas = canvas_of(form, theme)
    with readable(canvas):
        draw(canvas, table, room)
    assert not canvas.flaws, canvas.flaws
    return canvas
