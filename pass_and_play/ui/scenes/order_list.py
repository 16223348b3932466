"""The order of passing: a row for each seat, which is dragged to another place."""

from __future__ import annotations

from dataclasses import dataclass

from pass_and_play.ui.dragging import Lift
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, Colour, with_alpha
from pass_and_play.ui.paint.palettes import BAD, SeatLook
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import SMALL, H
from pass_and_play.ui.parts.focus import focus_ring
from pass_and_play.words import Text

RADIUS = 16.0
GAP = 16.0
"""Between two columns of rows."""

DOTS = 30.0
"""Side of the dots at the right end of a row."""


@dataclass(frozen=True, slots=True)
class Row:
    """One seat: its name, and `told` beside it where there is room; `now` while it is being named."""

    look: SeatLook
    name: Text
    told: Text
    now: bool
    refused: bool


def slots(first: Rect, pitch: float, count: int, *, most: int) -> list[Rect]:
    """The places of `count` rows from the `first` on: one column for up to `most` rows, else two."""
    x, y, wide, high = first
    if count <= most:
        return [(x, y + pitch * index, wide, high) for index in range(count)]
    down, half = (count + 1) // 2, (wide - GAP) / 2
    return [
        (x + (half + GAP) * (index // down), y + pitch * (index % down), half, high) for index in range(count)
    ]


def draw(canvas: Canvas, places: list[Rect], rows: list[Row], *, lift: Lift | None, lifted: Text) -> None:
    """All rows in the order of their seats, each under the key `seat:<colour>`.

    While one is lifted the others make room for it; `lifted` is told of it instead.
    """
    if lift is None:
        for seat, row in enumerate(rows):
            _row(canvas, places[seat], row, row.told)
        return
    for place, seat in zip(places, lift.order(len(rows)), strict=True):
        if seat != lift.seat:
            _row(canvas, place, rows[seat], rows[seat].told)
    x, y, wide, high = places[lift.to]
    canvas.panel((x, y, wide, high), edge=canvas.theme.palette.text2, radius=RADIUS, dashed=True)
    aside = 26.0 if wide > 400 else 10.0
    _row(canvas, (x + aside, y - 4, wide - aside + 10, high), rows[lift.seat], lifted, up=True)


def _row(canvas: Canvas, rect: Rect, row: Row, told: Text, *, up: bool = False) -> None:
    palette, (x, y, wide, high) = canvas.theme.palette, rect
    feel = canvas.target(f"seat:{row.look.key}", rect, row.name)
    if feel.focused:
        focus_ring(canvas, rect, radius=RADIUS, gap=0)
    fill: Colour = palette.b3 if feel.hovered or up else palette.b2
    edge = palette.text if row.now or up else palette.line
    width = 4.0 if up else canvas.theme.outline + (1 if row.now else 0)
    canvas.panel(rect, fill=fill, edge=edge, radius=RADIUS, width=width, shadow=4 if up else 0)
    side = high - 10
    canvas.panel((x + 5, y + 5, side, side), fill=with_alpha(BLACK, 0.35), radius=RADIUS - 4)
    mark = side * 0.55
    canvas.icon(
        row.look.icon, (x + 5 + (side - mark) / 2, y + (high - mark) / 2, mark, mark), row.look.colour
    )
    dots = (x + wide - DOTS - 12, y + (high - DOTS) / 2, DOTS, DOTS)
    canvas.icon("drag", dots, palette.text if up else palette.text2)
    left = x + side + 18
    _words(canvas, (left, y, dots[0] - left - 8, high), row, told)


def _words(canvas: Canvas, rect: Rect, row: Row, told: Text) -> None:
    """The name, what is told of it where there is room, and a sign that it cannot stand."""
    x, y, room, high = rect
    if row.refused:
        room -= 34
    style = H.at(22 if high > 50 else 20)
    end = x + room
    wide = canvas.measure(row.name, style)
    with_note = wide + 14 + canvas.measure(told, SMALL) <= room
    name = canvas.write(row.name, (x, y, room, high), style, canvas.theme.palette.text, shrink=0.7)
    after = name[0] + name[2] + 14
    if with_note:
        note = canvas.write(told, (after, y + 1, end - after, high), SMALL, canvas.theme.palette.text2)
        after = note[0] + note[2] + 14
    if row.refused:
        canvas.icon("warning", (after - 4, y + high / 2 - 11, 22, 22), BAD)
