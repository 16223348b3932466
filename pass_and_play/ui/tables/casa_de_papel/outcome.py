"""What Raquel's last trump came to: the player she named turns a card, and the loot falls or stays."""

from __future__ import annotations

from pass_and_play.engine.ask import Seat
from pass_and_play.engine.secret import Hidden
from pass_and_play.games.casa_de_papel.cards import ROUNDS, Character, Power, Team
from pass_and_play.games.casa_de_papel.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import RGB, WHITE, mix
from pass_and_play.ui.paint.palettes import Casa
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import DISPLAY, FIGURE, H
from pass_and_play.ui.parts.bars import bottom_bar
from pass_and_play.ui.parts.button import button
from pass_and_play.ui.parts.card import card
from pass_and_play.ui.parts.chart import LATE
from pass_and_play.ui.parts.label import label
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.casa_de_papel.board import Walk, wide_board
from pass_and_play.ui.tables.casa_de_papel.character_card import SIDES, character_card
from pass_and_play.ui.tables.casa_de_papel.reveal import APART, COUNT, FLIP, counted, turn
from pass_and_play.ui.tables.casa_de_papel.sums import Line, figure, headline, lines
from pass_and_play.ui.tables.frame import head

RAQUEL = (56.0, 96.0, 232.0, 325.0)
NAMED = (380.0, 96.0, 232.0, 325.0)
BOARD = (56.0, 476.0, 1168.0, 208.0)
SUM_LEFT, RIGHT = 660.0, 1224.0

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
    canvas.backdrop("table")
    head(canvas, room, words("heading.outcome"), emblem="printing-press", done=ROUNDS, rounds=ROUNDS)
    _cards(canvas, table, room, raquel, named)
    if room.elapsed >= TELLING:
        _sum(canvas, table, room, raquel, named)
    _board(canvas, table, room)
    _foot(canvas, table, room)


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


def _cards(canvas: Canvas, table: TableView, room: Room, raquel: Seat, named: Seat) -> None:
    """Raquel's card and, beyond the arrow, the one that turns over."""
    first, second = table.characters[raquel], table.characters[named]
    assert not isinstance(first, Hidden) and not isinstance(second, Hidden)
    character_card(canvas, RAQUEL, first, room.words)
    canvas.icon("arrow-right", (314, 238, 40, 40), canvas.theme.palette.text)
    turn(
        canvas,
        NAMED,
        room.elapsed,
        LEAD,
        back=lambda: card(canvas, NAMED, "back-role", shadow=0),
        face=lambda: character_card(canvas, NAMED, second, room.words, shadow=0),
    )
    for box, seat in ((RAQUEL, raquel), (NAMED, named)):
        _owner(canvas, box, room, seat)


def _owner(canvas: Canvas, box: Rect, room: Room, seat: Seat) -> None:
    look = room.look(seat)
    place = (box[0] - 24, box[1] + box[3] + 5, box[2] + 48, 40)
    name, ink = room.names[seat], canvas.theme.palette.text
    label(canvas, place, name, H.at(24), ink, icon=look.icon, icon_size=28, icon_colour=look.colour, gap=11)


def _sum(canvas: Canvas, table: TableView, room: Room, raquel: Seat, named: Seat) -> None:
    """Whether the name was right, what it took, and where that leaves the loot."""
    words, palette, right = room.words, canvas.theme.palette, is_professor(table, named)
    side = SIDES[Team.HOSTAGES if right else Team.GANGSTERS]
    wide = RIGHT - SUM_LEFT
    said = words("outcome.right" if right else "outcome.wrong", name=room.names[raquel])
    icon = "check" if right else "close"
    headline(canvas, (SUM_LEFT, 104, wide, 40), said, icon=icon, tint=side, size=33)
    name = words("outcome.right_name" if right else "outcome.wrong_name")
    missed = table.loot < table.goal
    goal = words("outcome.missed" if missed else "outcome.reached", goal=table.goal)
    ink, taken = palette.text, words.number(-table.trump, signed=right)
    rows = [
        Line("banknote", ink, words("outcome.after"), words.number(table.loot + table.trump), ink),
        Line("trump", side, name, taken, side),
        Line("goal-flag", ink, goal, words.number(table.loot), ink),
    ]
    since = room.elapsed - TELLING
    lines(canvas, (SUM_LEFT, 288, wide, 144), rows, pitch=48, since=since)
    if room.elapsed < COUNTING:
        return
    place, tint = (SUM_LEFT, 144.0, wide, 122.0), mix(side, WHITE, 0.63)
    if not right:
        stays = (words("outcome.stays"), FIGURE.at(54), tint)
        canvas.spans([stays, (words.number(table.loot), FIGURE.at(122), tint)], place, gap=22)
        return
    share = counted(canvas, room.elapsed, COUNTING)
    now = round(table.trump * share / 10) * 10 if share < 1 else table.trump
    figure(canvas, place, words.number(-now, signed=True), tint, style=FIGURE.at(122), counting=share < 1)


def _board(canvas: Canvas, table: TableView, room: Room) -> None:
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
    wide_board(canvas, BOARD, table, room, walk, rounds=False)


def _foot(canvas: Canvas, table: TableView, room: Room) -> None:
    """Who wins is said when the piece has come to rest."""
    bottom_bar(canvas)
    words, moves = room.words, room.elapsed < MOTION
    if not moves:
        team = winner(table)
        canvas.icon("trophy", (58, 737, 30, 30), SIDES[team])
        canvas.write(words(f"over.{team}"), (105, 724, 527, 56), DISPLAY.at(34), pale(SIDES[team]))
    if room.ask is not None:
        button(
            canvas,
            (864, 720, 360, 64),
            words("result.skip" if moves else "outcome.secrets"),
            key="confirm",
            kind="secondary" if moves else "primary",
            icon="arrow-right",
            icon_after=True,
            enabled=room.ready,
            keys=("ctrl+return",),
        )
