"""Pictures of By Order of the King for tests: rooms and canvases for tables of stories and random matches."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import inf
from typing import Any

from king import ENTRY, FILE
from people import LONG, MIDDLING, SHORT
from pictures import empty, readable

from pass_and_play.commands.simulate import new_record
from pass_and_play.engine.ask import Ask, Where
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.playout import random_picks
from pass_and_play.engine.session import Session
from pass_and_play.games.executioner.views import TableView
from pass_and_play.ui.choice import Choice
from pass_and_play.ui.clock import Countdown, VirtualClock
from pass_and_play.ui.paint.canvas import Canvas, Pointer
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.palettes import EXECUTIONER, SEATS
from pass_and_play.ui.paint.theme import Theme
from pass_and_play.ui.painters import PAINTERS
from pass_and_play.ui.room import Room
from pass_and_play.words import Words

PAINTER = PAINTERS[ENTRY.id]
WORDS = Words.load("en").for_game(ENTRY.id, FILE.texts)
PLAIN = Theme(EXECUTIONER)
STILL = Theme(EXECUTIONER, reduced_motion=True)
WEAK_EYES = Theme(EXECUTIONER, text_size=1.2, high_contrast=True)
LOOKS = (
    (SHORT, PLAIN),
    (LONG, WEAK_EYES),
    (MIDDLING, Theme(EXECUTIONER, text_size=1.2)),
    (LONG, Theme(EXECUTIONER, text_size=0.9)),
)
"""Names and themes under which a picture must be without a flaw."""
CLOCK = Countdown(VirtualClock(), 180_000)


def match(players: int, seed: int, **options: Any) -> Session:
    """A match that has just begun."""
    record = new_record(ENTRY, FILE, seats=players, seed=seed, options=options)
    return Session(ENTRY.kind, FILE.cards, record)


def walk(session: Session, seed: int) -> Iterator[tuple[TableView, Ask]]:
    """Every table of a match that is played by luck, with its question."""
    dice = Dice(seed)
    while (ask := session.waiting) is not None:
        table = session.game.table()
        assert isinstance(table, TableView)
        yield table, ask
        session.answer(random_picks(ask, dice))


def room_of(
    table: TableView,
    ask: Ask,
    *touched: str,
    names: Sequence[str] = SHORT,
    elapsed: float = inf,
    closer: str | None = None,
    clock: bool = True,
) -> Room:
    """The room in which the question is asked in public, or from which the table is only looked at."""
    players, public = len(table.crowns), ask.where is Where.OPEN
    choice = Choice(ask) if public else None
    for key in touched:
        assert choice is not None and choice.touch(key), key
    return Room(
        words=WORDS,
        names=[WORDS.name(name) for name in names[:players]],
        colours=[look.key for look in SEATS[:players]],
        ask=ask if public else None,
        choice=choice,
        elapsed=elapsed,
        talk=CLOCK if public and clock and PAINTER.talk(table) is not None else None,
        closer=closer,
        passing=() if public else ask.order,
        holder=None if public else ask.seat,
    )


def paint(
    table: TableView,
    room: Room,
    *,
    form: Form = Form.LANDSCAPE,
    theme: Theme = PLAIN,
    pointer: Pointer | None = None,
) -> Canvas:
    """The picture of the phase, without a flaw."""
    canvas = canvas_of(form, theme, pointer)
    with readable(canvas):
        PAINTER.table(canvas, table, room)
        if room.closer is not None:
            PAINTER.closer(canvas, table, None, room)
    assert not canvas.flaws, canvas.flaws
    return canvas


def canvas_of(form: Form = Form.LANDSCAPE, theme: Theme = PLAIN, pointer: Pointer | None = None) -> Canvas:
    """An empty canvas."""
    return empty(form, theme, pointer)


def enabled(canvas: Canvas) -> set[str]:
    """The keys of what can be touched."""
    return {target.key for target in canvas.targets if target.enabled}
