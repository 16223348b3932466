"""The round table: the board in the middle, and everybody around it with the card that lies before them.

People talk here before the Leader selects. While the device goes round for secret choices, whoever looks
up from the curtain sees the same table, without anything to touch.
"""

from __future__ import annotations

from pass_and_play.engine.ask import Seat
from pass_and_play.games.casa_de_papel.cards import ROUNDS
from pass_and_play.games.casa_de_papel.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import WHITE, with_alpha
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, H
from pass_and_play.ui.parts.bars import bottom_bar, hint
from pass_and_play.ui.parts.button import button
from pass_and_play.ui.parts.plate import Mood, Status, plate
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables import frame
from pass_and_play.ui.tables.casa_de_papel.board import small_board

BACK = "back-printworks-action"
EMBLEM = "printing-press"

TOP, SIDE, BOTTOM = 88.0, 266.0, 552.0
BUTTON = (880.0, 720.0, 360.0, 64.0)
CLOCK = (40.0, 724.0, 460.0, 56.0)
HINT = (540.0, 720.0, 324.0, 64.0)
HINT_ALONE = (40.0, 720.0, 584.0, 64.0)
"""Where the hint stands without a clock: left of the middle, since the curtain needs the right half."""

LONG_NAME = 12
"""A longer name does not fit twice into the hint."""


def draw(canvas: Canvas, table: TableView, room: Room) -> None:
    """The whole table; see the module."""
    talk = room.ask is not None
    canvas.backdrop("table")
    if not canvas.theme.high_contrast:
        canvas.panel((17, 84, 1246, 608), edge=with_alpha(WHITE, 0.06), radius=304)
    heading = "discuss" if talk else table.phase
    words = room.words(f"heading.{heading}", round=table.round, rounds=ROUNDS)
    frame.head(canvas, room, words, emblem=EMBLEM, done=len(table.scores), rounds=ROUNDS)
    crowded = len(room.names) > 5
    small_board(canvas, (262, 232, 756, 300) if crowded else (280, 232, 720, 300), table, room)
    for seat, place in enumerate(places(len(room.names))):
        _seat(canvas, place, table, room, seat)
    if talk and len(room.names) < 8:
        _side_hint(canvas, room)
    bottom_bar(canvas)
    if talk:
        _talk_bar(canvas, table, room)
    else:
        key = "all_choose" if table.phase == "choose" else "dark"
        icon = "hourglass" if table.phase == "choose" else "lamp-off"
        hint(canvas, HINT_ALONE, room.words(f"round_table.{key}"), icon=icon)


def places(seats: int) -> list[Rect]:
    """Where the plates of so many seats lie, clockwise from the top left."""
    row: tuple[float, ...] = (296.0, 672.0) if seats <= 5 else (110.0, 494.0, 878.0)
    size = (312.0, 130.0) if seats <= 5 else (292.0, 130.0)
    side = (1066.0, 180.0) if seats <= 5 else (1054.0, 192.0)
    around = [(x, TOP, *size) for x in row]
    if seats % 2 or seats == 8:
        around.append((side[0], SIDE, side[1], 232.0))
    around += [(x, BOTTOM, *size) for x in reversed(row)]
    if seats == 8:
        around.append((34.0, SIDE, side[1], 232.0))
    return around


def _seat(canvas: Canvas, place: Rect, table: TableView, room: Room, seat: Seat) -> None:
    talk = room.ask is not None
    mood: Mood = "leader" if seat == table.leader else "calm"
    if seat == (room.speaker if talk else room.holder):
        mood = "acting"
    art = BACK if _has_card(table, room, seat) else None
    key = f"speaker:{seat}" if talk else None
    plate(canvas, place, frame.sitter(room, seat), _status(table, room, seat), art=art, mood=mood, key=key)


def _has_card(table: TableView, room: Room, seat: Seat) -> bool:
    """Whether a card lies before the seat: not before it has laid one, nor once it is in the press."""
    if table.phase == "choose":
        return _is_done(room, seat)
    return not (table.phase == "cut_2" and seat in table.selected)


def _is_done(room: Room, seat: Seat) -> bool:
    """Whether the device has been with the seat already in the series that is passed round."""
    if room.holder not in room.passing or seat not in room.passing:
        return False
    return room.passing.index(seat) < room.passing.index(room.holder)


def _status(table: TableView, room: Room, seat: Seat) -> Status:
    words = room.words
    if room.ask is not None and seat == room.speaker:
        return Status(words("round_table.speaks"), "speech")
    if table.phase == "cut_2" and seat in table.selected:
        return Status(words("select.in"), EMBLEM)
    if table.phase in ("choose", "cut_4") and room.ask is None:
        if not _is_done(room, seat):
            waits = "choosing" if seat == room.holder else "waiting"
            return Status(words(f"round_table.{waits}"), "hourglass")
        return Status(words("round_table.placed" if table.phase == "choose" else "dark.done"), "check")
    if seat == table.leader:
        return Status(words("round_table.leader"), "leader", loud=True)
    led = [number for number, leader in enumerate(table.leaders[:-1], 1) if leader == seat]
    if led and table.phase != "cut_2":
        return Status(words("round_table.led", round=led[-1]), "leader")
    return Status(words("round_table.placed"), "check")


def _side_hint(canvas: Canvas, room: Room) -> None:
    """What the talk is about, where no seat is."""
    palette, words = canvas.theme.palette, room.words
    canvas.icon("speech", (105, 317, 38, 38), palette.acc)
    canvas.write(words("round_table.lies"), (24, 364, 200, 30), H.at(20), palette.text, align="center")
    place = (24, 402, 200, 48)
    canvas.write(words("round_table.ask"), place, BODY.at(18), palette.text2, align="center", lines=2)


def _talk_bar(canvas: Canvas, table: TableView, room: Room) -> None:
    """Clock, what the Leader must do, and the Leader's button that ends the talk."""
    assert table.leader is not None
    words, leader = room.words, room.names[table.leader]
    frame.talk_clock(canvas, room, CLOCK)
    must = words("round_table.must", name=leader, n=table.select, seats=len(room.names))
    if len(leader) > LONG_NAME:
        must = words("round_table.must_send", n=table.select, seats=len(room.names))
    hint(canvas, HINT if room.talk is not None else HINT_ALONE, must)
    again = table.phase == "select"
    button(
        canvas,
        BUTTON,
        words("round_table.picks", name=leader),
        key="talk" if again else "confirm",
        icon="hand-over",
        icon_after=True,
        enabled=again or room.ready,
        keys=("ctrl+return",),
    )
