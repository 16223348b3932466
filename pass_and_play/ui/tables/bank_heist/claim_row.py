"""What was said so far while the Boss asks round the table, seat by seat."""

from __future__ import annotations

from math import ceil

from pass_and_play.engine.ask import Seat
from pass_and_play.games.bank_heist.views import CharacterView, TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, Colour, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.palettes import Heist
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, H
from pass_and_play.ui.parts.label import label, least
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.bank_heist import faces
from pass_and_play.ui.tables.bank_heist.pair_column import PLACES
from pass_and_play.words import Text

RADIUS = 18.0
_GAPS = {Form.LANDSCAPE: 12.0, Form.PORTRAIT: 10.0, Form.COMPACT: 8.0}


def draw(canvas: Canvas, rect: Rect, table: TableView, room: Room) -> None:
    """A tile for everybody, clockwise from the Boss's left; the one who is asked is bright."""
    seats, gap = len(table.seats), _GAPS[canvas.form]
    boss = table.boss or 0
    columns = 2 if canvas.form is Form.PORTRAIT and seats > 3 else {6: 3, 7: 4, 8: 4}.get(seats, seats)
    if canvas.form is Form.PORTRAIT and seats == 3:
        columns = 1
    rows = ceil(seats / columns)
    x, y, wide, high = rect
    across = (wide - gap * (columns - 1)) / columns
    down = min((high - gap * (rows - 1)) / rows, 120.0)
    top = y + (high - down * rows - gap * (rows - 1)) / 2
    for step in range(seats):
        row, column = divmod(step, columns)
        missing = columns - min(columns, seats - row * columns)
        left = x + (across + gap) * (column + missing / 2)
        seat = (boss + 1 + step) % seats
        _tile(canvas, (left, top + (down + gap) * row, across, down), table, room, seat)


def _tile(canvas: Canvas, rect: Rect, table: TableView, room: Room, seat: Seat) -> None:
    palette, view = canvas.theme.palette, table.seats[seat]
    asked = table.asked is not None and table.asked[0] == seat
    out = all(one.stance == "out" for one in view.characters)
    edge: Colour = palette.text if asked else palette.line if out else room.look(seat).colour
    fill = palette.b3 if asked else None if out else with_alpha(BLACK, 0.4)
    width = 4 if asked else canvas.theme.seat_outline
    canvas.panel(rect, fill=fill, edge=edge, radius=RADIUS, width=width, dashed=out)
    x, y, wide, high = rect
    half = min(high / 2, 40.0)
    top = y + (high - 2 * half) / 2
    look, small = room.look(seat), canvas.form is Form.COMPACT
    style = H.at(17 if small else 21)
    hat = 26.0 if seat == table.boss else 0.0
    label(
        canvas,
        (x + 14, top, wide - 28 - hat, half),
        room.names[seat],
        style,
        palette.text2 if out else palette.text,
        icon=look.icon,
        icon_size=style.size,
        icon_colour=look.colour,
        align="left",
        shrink=least(canvas, style),
    )
    if hat:
        canvas.icon("hat-boss", (x + wide - 14 - 22, top + half / 2 - 11, 22, 22), palette.acc)
    if seat == table.boss and not out:
        says = room.words("claims.asks")
        place, quiet = (x + 14, top + half - 2, wide - 28, half), BODY.at(style.size * 0.84, weight=700)
        label(canvas, place, says, quiet, palette.text2, icon="claim", icon_size=style.size, align="left")
        return
    columns = len(view.characters)
    for index, one in enumerate(view.characters):
        space = (wide - 28) / columns
        place = (x + 14 + space * index, top + half - 2, space - 4, half)
        _said(canvas, place, table, room, seat, index, one)


def _said(
    canvas: Canvas,
    rect: Rect,
    table: TableView,
    room: Room,
    seat: Seat,
    index: int,
    one: CharacterView,
) -> None:
    """One character: the role that was said in its colour, or what stands in its way."""
    palette, words, small = canvas.theme.palette, room.words, canvas.form is Form.COMPACT
    style = BODY.at(15 if small else 17.5, weight=700)
    says, icon, ink = _state(canvas, table, room, seat, index, one)
    if table.places > 1 and one.claim is None and one.stance != "out":
        says = words(f"claims.{PLACES[index]}")
    shrink = least(canvas, style)
    if canvas.measure(says, style.at(style.size * shrink)) + style.size * 1.2 + 8 > rect[2]:
        side = style.size * 1.3
        canvas.icon(icon, (rect[0], rect[1] + (rect[3] - side) / 2, side, side), ink)
        return
    label(
        canvas,
        rect,
        says,
        style,
        palette.text if one.claim not in (None, "silent") else palette.text2,
        icon=icon,
        icon_size=style.size * 1.2,
        icon_colour=ink,
        align="left",
        shrink=shrink,
    )


def _state(
    canvas: Canvas, table: TableView, room: Room, seat: Seat, index: int, one: CharacterView
) -> tuple[Text, str, Colour]:
    """Words, icon and its colour."""
    words, palette = room.words, canvas.theme.palette
    if one.claim == "silent":
        return words("gang.silent"), "speech", palette.text2
    if one.claim is not None:
        return words(f"role.{one.claim}"), one.claim, faces.COLOURS.get(one.claim, Heist.IN)
    if one.stance == "out":
        return words("gang.out"), "exit", palette.text2
    if (seat, index) == table.asked:
        return words("claims.asked"), "speech", palette.acc
    return words("gang.waiting"), "hourglass", palette.text2
