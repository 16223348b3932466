"""What Raquel's last trump came to: the player she named turns a card, and the loot falls or stays."""

from __future__ import annotations

from dataclasses import dataclass

from pass_and_play.engine.ask import Seat
from pass_and_play.engine.secret import Hidden
from pass_and_play.games.casa_de_papel.cards import ROUNDS, Character, Power, Team
from pass_and_play.games.casa_de_papel.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import RGB, WHITE, mix
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.palettes import Casa
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import DISPLAY, FIGURE, H
from pass_and_play.ui.parts.bars import BARS, bottom_bar
from pass_and_play.ui.parts.button import button
from pass_and_play.ui.parts.card import card
from pass_and_play.ui.parts.chart import LATE
from pass_and_play.ui.parts.label import label
from pass_and_play.ui.parts.motion import APART, COUNT, FLIP, counted, turn
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.casa_de_papel.board import Walk, wide_board, wide_high
from pass_and_play.ui.tables.casa_de_papel.character_card import SIDES, character_card
from pass_and_play.ui.tables.casa_de_papel.sums import Column, Line, figure, headline, lines
from pass_and_play.ui.tables.frame import head


@dataclass(frozen=True, slots=True)
class _Layout:
    """Where everything stands in one form: the two cards, `owner` units below each the name of whose it is,
    the arrow between them, the sum, the board, the height of the bottom bar, and in it who wins."""

    raquel: Rect
    named: Rect
    owner: float
    arrow: Rect
    sum: Column
    board: Rect
    bar: float
    winner: Rect
    align: str


_LAYOUTS = {
    Form.LANDSCAPE: _Layout(
        raquel=(56, 96, 232, 325),
        named=(380, 96, 232, 325),
        owner=5,
        arrow=(314, 238, 40, 40),
        sum=Column((660, 104, 564, 40), 33, (660, 144, 564, 122), 122, (660, 288, 564, 144), 48),
        board=(56, 476, 1168, wide_high(Form.LANDSCAPE, rounds=False)),
        bar=96,
        winner=(58, 724, 574, 56),
        align="left",
    ),
    Form.PORTRAIT: _Layout(
        raquel=(76, 96, 250, 350),
        named=(474, 96, 250, 350),
        owner=6,
        arrow=(376, 247, 48, 48),
        sum=Column((44, 510, 712, 40), 36, (44, 550, 712, 118), 118, (44, 682, 712, 147), 49),
        board=(24, 846, 752, wide_high(Form.PORTRAIT, rounds=False)),
        bar=196,
        winner=(32, 1102, 736, 64),
        align="center",
    ),
    Form.COMPACT: _Layout(
        raquel=(44, 62, 168, 235),
        named=(286, 62, 168, 235),
        owner=5,
        arrow=(233, 164, 32, 32),
        sum=Column((508, 66, 496, 34), 30, (508, 102, 496, 90), 90, (508, 202, 496, 126), 42),
        board=(20, 350, 984, wide_high(Form.COMPACT, rounds=False) + 10),
        bar=72,
        winner=(24, 538, 486, 52),
        align="left",
    ),
}

LEAD = 700.0
TELLING = LEAD + FLIP + 400.0
COUNTING = TELLING + 3 * APART
WALKING = COUNTING + COUNT
MOTION = WALKING + COUNT
"""How long the picture moves, in milliseconds."""


def draw(canvas: Canvas, table: TableView, room: Room) -> None:
    """The whole screen, as far as it has come."""
    raquel, named, words = table.raquel, table.named, room.words
    assert raquel is not None and named is not None
    layout = _LAYOUTS[canvas.form]
    canvas.backdrop("table")
    head(canvas, room, words("heading.outcome"), emblem="printing-press", done=ROUNDS, rounds=ROUNDS)
    _cards(canvas, layout, table, room, raquel, named)
    if room.elapsed >= TELLING:
        _sum(canvas, layout.sum, table, room, raquel, named)
    _board(canvas, layout.board, table, room)
    _foot(canvas, layout, table, room)


def is_professor(table: TableView, seat: Seat) -> bool:
    """Whether that seat's open card is the Professor."""
    character = table.characters[seat]
    return isinstance(character, Character) and character.power is Power.PROFESSOR


def winner(table: TableView) -> Team:
    """Who wins with the loot as it is now."""
    return Team.HOSTAGES if table.loot < table.goal else Team.GANGSTERS


def pale(side: RGB) -> RGB:
    """A side's colour as light as large letters want it."""
    return mix(side, WHITE, 0.84)


def _cards(canvas: Canvas, layout: _Layout, table: TableView, room: Room, raquel: Seat, named: Seat) -> None:
    """Raquel's card and, beyond the arrow, the one that turns over."""
    first, second = table.characters[raquel], table.characters[named]
    assert not isinstance(first, Hidden) and not isinstance(second, Hidden)
    character_card(canvas, layout.raquel, first, room.words)
    canvas.icon("arrow-right", layout.arrow, canvas.theme.palette.text)
    turn(
        canvas,
        layout.named,
        room.elapsed,
        LEAD,
        back=lambda: card(canvas, layout.named, "back-role", shadow=0),
        face=lambda: character_card(canvas, layout.named, second, room.words, shadow=0),
    )
    for box, seat in ((layout.raquel, raquel), (layout.named, named)):
        place = (box[0] - 24, box[1] + box[3] + layout.owner, box[2] + 48, 40.0)
        _owner(canvas, place, room, seat)


def _owner(canvas: Canvas, place: Rect, room: Room, seat: Seat) -> None:
    look = room.look(seat)
    name, ink = room.names[seat], canvas.theme.palette.text
    label(canvas, place, name, H.at(24), ink, icon=look.icon, icon_size=28, icon_colour=look.colour, gap=11)


def _sum(canvas: Canvas, column: Column, table: TableView, room: Room, raquel: Seat, named: Seat) -> None:
    """Whether the name was right, what it took, and where that leaves the loot."""
    words, palette, right = room.words, canvas.theme.palette, is_professor(table, named)
    side = SIDES[Team.HOSTAGES if right else Team.GANGSTERS]
    said = words("outcome.right" if right else "outcome.wrong", name=room.names[raquel])
    headline(canvas, column, said, icon="check" if right else "close", tint=side)
    name = words("outcome.right_name" if right else "outcome.wrong_name")
    missed = table.loot < table.goal
    goal = words("outcome.missed" if missed else "outcome.reached", goal=table.goal)
    ink, taken = palette.text, words.number(-table.trump, signed=right)
    rows = [
        Line("banknote", ink, words("outcome.after"), words.number(table.loot + table.trump), ink),
        Line("trump", side, name, taken, side),
        Line("goal-flag", ink, goal, words.number(table.loot), ink),
    ]
    lines(canvas, column, rows, since=room.elapsed - TELLING)
    if room.elapsed < COUNTING:
        return
    tint = mix(side, WHITE, 0.63)
    if not right:
        stays = (words("outcome.stays"), FIGURE.at(column.size * 0.44), tint)
        loot = (words.number(table.loot), FIGURE.at(column.size), tint)
        canvas.spans([stays, loot], column.figure, gap=22)
        return
    share = counted(canvas, room.elapsed, COUNTING)
    now = round(table.trump * share / 10) * 10 if share < 1 else table.trump
    figure(canvas, column, words.number(-now, signed=True), tint, counting=share < 1)


def _board(canvas: Canvas, rect: Rect, table: TableView, room: Room) -> None:
    """The piece walks back at the very end, or stays."""
    before = table.loot + table.trump
    taken = table.trump if room.elapsed >= WALKING else 0
    at = before - taken * counted(canvas, room.elapsed, WALKING)
    if room.elapsed < MOTION:
        note = room.words("result.reached")
    elif table.loot < table.goal:
        note = room.words("outcome.short", n=table.goal - table.loot)
    else:
        note = room.words("outcome.over")
    walk = Walk(before, before - taken, at, note, LATE if taken else Casa.ROUND_NOW)
    wide_board(canvas, rect, table, room, walk, rounds=False)


def _foot(canvas: Canvas, layout: _Layout, table: TableView, room: Room) -> None:
    """Who wins is said when the piece has come to rest."""
    bottom_bar(canvas, height=layout.bar)
    words, moves = room.words, room.elapsed < MOTION
    if not moves:
        team = winner(table)
        label(
            canvas,
            layout.winner,
            words(f"over.{team}"),
            DISPLAY.at(34),
            pale(SIDES[team]),
            icon="trophy",
            icon_size=30,
            icon_colour=SIDES[team],
            gap=17,
            align=layout.align,
        )
    if room.ask is not None:
        button(
            canvas,
            BARS[canvas.form].confirm,
            words("result.skip" if moves else "outcome.secrets"),
            key="confirm",
            kind="secondary" if moves else "primary",
            icon="arrow-right",
            icon_after=True,
            enabled=room.ready,
            keys=("ctrl+return",),
        )
