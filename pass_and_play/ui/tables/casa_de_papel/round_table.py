"""The round table: the board in the middle, and everybody around it with the card that lies before them.

People talk here before the Leader selects. While the device goes round for secret choices, whoever looks
up from the curtain sees the same table, without anything to touch.
"""

from __future__ import annotations

from dataclasses import dataclass

from pass_and_play.engine.ask import Seat
from pass_and_play.games.casa_de_papel.cards import ROUNDS
from pass_and_play.games.casa_de_papel.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import WHITE, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, H
from pass_and_play.ui.parts.bars import BARS, TWO_ROWS, bottom_bar, hint
from pass_and_play.ui.parts.button import button
from pass_and_play.ui.parts.plate import Mood, Status, plate
from pass_and_play.ui.room import LOOK, Room
from pass_and_play.ui.tables import frame
from pass_and_play.ui.tables.casa_de_papel.board import small_board
from pass_and_play.words import Text

BACK = "back-printworks-action"
EMBLEM = "printing-press"

LONG_NAME = 12
"""A longer name does not fit twice into the hint."""


@dataclass(frozen=True, slots=True)
class _Bar:
    """What stands in the bottom bar of one form; `hint_alone` is for a hint that has no clock beside it,
    and leaves free where the way back to the curtain stands."""

    button: Rect
    clock: Rect
    hint: Rect
    hint_alone: Rect


_BARS = {
    Form.LANDSCAPE: _Bar((880, 720, 360, 64), (40, 724, 460, 56), (540, 720, 324, 64), (40, 720, 584, 64)),
    Form.PORTRAIT: _Bar(BARS[Form.PORTRAIT].confirm, (32, 1104, 736, 56), (84, 0, 676, 0), (34, 0, 726, 0)),
    Form.COMPACT: _Bar(
        BARS[Form.COMPACT].confirm, (20, 540, 330, 48), (380, 538, 328, 52), (20, 538, 684, 52)
    ),
}
"""In portrait the hint stands between the plates and the bar; tops and heights follow from those."""


@dataclass(frozen=True, slots=True)
class _Ring:
    """How the plates of a table lie round the board: two rows, and an upright plate at its sides."""

    board: Rect
    size: tuple[float, float]
    columns: int
    pitch: float
    rows: tuple[float, float]
    """The tops of the two rows."""
    side: tuple[float, float]
    """Size of an upright plate."""
    sides: tuple[float, float, float]
    """The left edges of the plates left and right of the board, and their top."""

    def row(self, top: float) -> list[Rect]:
        """One row of plates, in the middle above or below the board."""
        wide = self.size[0] + self.pitch * (self.columns - 1)
        left = self.board[0] + self.board[2] / 2 - wide / 2
        return [(left + self.pitch * column, top, *self.size) for column in range(self.columns)]


def draw(canvas: Canvas, table: TableView, room: Room) -> None:
    """The whole table; see the module."""
    talk, form, count = room.ask is not None, canvas.form, len(room.names)
    canvas.backdrop("table")
    if form is Form.LANDSCAPE and not canvas.theme.high_contrast:
        canvas.panel((17, 84, 1246, 608), edge=with_alpha(WHITE, 0.06), radius=304)
    heading = "discuss" if talk else table.phase
    words = room.words(f"heading.{heading}", round=table.round, rounds=ROUNDS)
    frame.head(canvas, room, words, emblem=EMBLEM, done=len(table.scores), rounds=ROUNDS)
    small_board(canvas, board_place(form, count), table, room)
    around = places(form, count)
    for seat, place in enumerate(around):
        _seat(canvas, place, table, room, seat)
    clock_row = form is Form.PORTRAIT and talk and room.talk is not None
    bar = bottom_bar(canvas, height=TWO_ROWS if clock_row else None)
    plates_end = max(place[1] + place[3] for place in around)
    above = (plates_end, bar[1] - plates_end)
    if talk:
        _talk(canvas, table, room, above)
    else:
        _looked_at(canvas, table, room, above)


def board_place(form: Form, seats: int) -> Rect:
    """Where the board lies on a table of so many seats."""
    return (24, 92, 752, 300) if form is Form.PORTRAIT else _ring(form, seats).board


def places(form: Form, seats: int) -> list[Rect]:
    """Where the plates of so many seats lie, clockwise from the top left."""
    if form is Form.PORTRAIT:
        return _columns(seats)
    ring = _ring(form, seats)
    left, right, top = ring.sides
    around = ring.row(ring.rows[0])
    if seats % 2 or seats == 8:
        around.append((right, top, *ring.side))
    around += reversed(ring.row(ring.rows[1]))
    if seats == 8:
        around.append((left, top, *ring.side))
    return around


def _ring(form: Form, seats: int) -> _Ring:
    crowded = seats > 5
    columns = 3 if crowded else 2
    if form is Form.LANDSCAPE:
        board, wide = ((262, 756), 192) if crowded else ((280, 720), 180)
        size = (292.0, 130.0) if crowded else (312.0, 130.0)
        sides, pitch = (34, 1246 - wide, 266), 384 if crowded else 376
        return _Ring((board[0], 232, board[1], 300), size, columns, pitch, (88, 552), (wide, 232), sides)
    board = (194, 636) if seats == 8 else (150, 680) if seats % 2 else (172, 680)
    pitch, sides = 256 if crowded else 320, (18, 850, 190)
    return _Ring((board[0], 166, board[1], 248), (232, 88), columns, pitch, (62, 430), (156, 188), sides)


def _columns(seats: int) -> list[Rect]:
    """Two columns below the board: down the right one and up the left; an odd last plate lies between."""
    rows = (seats + 1) // 2
    high = {2: 200.0, 3: 172.0, 4: 126.0}[rows]
    tops = [418 + row * (high + 16) for row in range(rows)]
    left = [(24.0, top, 364.0, high) for top in tops]
    right = [(412.0, top, 364.0, high) for top in tops]
    if seats % 2:
        return [left[0], *right[:-1], (218.0, tops[-1], 364.0, high), *reversed(left[1:-1])]
    return [left[0], *right, *reversed(left[1:])]


def _seat(canvas: Canvas, place: Rect, table: TableView, room: Room, seat: Seat) -> None:
    talk = room.ask is not None
    mood: Mood = "leader" if seat == table.leader else "calm"
    if seat == (room.speaker if talk else room.holder):
        mood = "acting"
    art = BACK if _has_card(table, room, seat) else None
    key = f"speaker:{seat}" if talk else None
    plate(
        canvas,
        place,
        frame.sitter(room, seat),
        _status(canvas.form, table, room, seat),
        art=art,
        mood=mood,
        key=key,
    )


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


def _status(form: Form, table: TableView, room: Room, seat: Seat) -> Status:
    words = room.words
    if room.ask is not None and seat == room.speaker:
        return Status(words("round_table.speaks"), "speech")
    if table.phase == "cut_2" and seat in table.selected:
        return Status(words("select.in"), EMBLEM)
    if table.phase in ("choose", "cut_4") and room.ask is None:
        if not _is_done(room, seat):
            waits = "choosing" if seat == room.holder else "waiting"
            return Status(words(f"round_table.{waits}"), "hourglass")
        says = "round_table.placed" if table.phase == "choose" else "dark.done"
        return Status(words(says), "check", brief=True)
    if seat == table.leader:
        return Status(words("round_table.leader"), "leader", loud=True)
    led = [number for number, leader in enumerate(table.leaders[:-1], 1) if leader == seat]
    if led and table.phase != "cut_2":
        says = "led_short" if form is Form.COMPACT else "led"
        return Status(words(f"round_table.{says}", round=led[-1]), "leader")
    return Status(words("round_table.placed"), "check", brief=True)


# ---------------------------------------------------------------------- what is to be done


def _looked_at(canvas: Canvas, table: TableView, room: Room, above: tuple[float, float]) -> None:
    """What everybody waits for, while the device goes round; `above` is top and height over the bar."""
    key = "all_choose" if table.phase == "choose" else "dark"
    icon = "hourglass" if table.phase == "choose" else "lamp-off"
    place = _BARS[canvas.form].hint_alone
    if canvas.form is Form.PORTRAIT:
        place = (place[0], above[0], place[2], above[1])
    hint(canvas, place, room.words(f"round_table.{key}"), icon=icon)


def _talk(canvas: Canvas, table: TableView, room: Room, above: tuple[float, float]) -> None:
    """Clock, what the talk is about and what the Leader must do, and the Leader's button that ends it."""
    assert table.leader is not None
    words, plan, leader = room.words, _BARS[canvas.form], room.names[table.leader]
    frame.talk_clock(canvas, room, plan.clock)
    if canvas.form is Form.PORTRAIT:
        _talk_lines(canvas, table, room, above)
    else:
        key = "must_short" if canvas.form is Form.COMPACT else "must"
        place = plan.hint if room.talk is not None else plan.hint_alone
        hint(canvas, place, _must(table, room, key))
    if canvas.form is Form.LANDSCAPE and len(room.names) < 8:
        _side_hint(canvas, room)
    again = table.phase == "select"
    button(
        canvas,
        plan.button,
        words("round_table.picks", name=leader),
        key=LOOK if again else "confirm",
        icon="hand-over",
        icon_after=True,
        enabled=again or room.ready,
        style=frame.BUTTONS[canvas.form],
        keys=("ctrl+return",),
    )


def _must(table: TableView, room: Room, key: str) -> Text:
    """How many cards the Leader must send; a long name is not said twice."""
    assert table.leader is not None
    leader, count = room.names[table.leader], len(room.names)
    if len(leader) > LONG_NAME:
        return room.words("round_table.must_send", n=table.select, seats=count)
    return room.words(f"round_table.{key}", name=leader, n=table.select, seats=count)


def _side_hint(canvas: Canvas, room: Room) -> None:
    """What the talk is about, where no seat is."""
    palette, words = canvas.theme.palette, room.words
    canvas.icon("speech", (105, 317, 38, 38), palette.acc)
    canvas.write(words("round_table.lies"), (24, 364, 200, 30), H.at(20), palette.text, align="center")
    place = (24, 402, 200, 48)
    canvas.write(words("round_table.ask"), place, BODY.at(18), palette.text2, align="center", lines=2)


def _talk_lines(canvas: Canvas, table: TableView, room: Room, above: tuple[float, float]) -> None:
    """The same in lines between the plates and the bar, and what the Leader must do below it."""
    palette, words = canvas.theme.palette, room.words
    left, _, wide, _ = _BARS[canvas.form].hint
    must = _must(table, room, "must")
    lines = 1 if canvas.measure(must, BODY) < wide - 8 else 2
    pitch = canvas.theme.size(BODY) * BODY.line
    top = above[0] + (above[1] - pitch * (1 + lines)) / 2
    canvas.icon("speech", (34, top + pitch * (1 + lines) / 2 - 16, 32, 32), palette.acc)
    bold = (words("round_table.anyone"), BODY.at(BODY.size, weight=700), palette.text)
    ask = (words("round_table.ask_each"), BODY, palette.text2)
    canvas.spans((bold, ask), (left, top, wide, pitch), gap=6)
    canvas.write(must, (left, top + pitch, wide, pitch * lines), BODY, palette.text2, lines=lines)
