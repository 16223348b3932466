"""The points of both sides as bars, with a segment for each step of the count."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from pass_and_play.games.caper.board import Side
from pass_and_play.games.caper.parts import Part
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, mix, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.palettes import Caper
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import FIGURE, SMALL, TINY, H
from pass_and_play.ui.parts.label import least
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.caper import sides

LEAST_TOP = 40
"""Points that a whole bar stands for at least."""


def top_of(totals: Sequence[int]) -> int:
    """The points that a whole bar stands for: those of the end have room."""
    return max(LEAST_TOP, ceil(max(totals) / 10) * 10)


def score_bar(
    canvas: Canvas,
    rect: Rect,
    room: Room,
    parts: Sequence[Part],
    side: Side,
    points: Sequence[int],
    *,
    top: int,
    names: float,
) -> None:
    """Who plays for the side, its points step by step, and their sum; `names` is where the bar begins."""
    palette = canvas.theme.palette
    colour = sides.COLOURS[side]
    fill = BLACK if canvas.theme.high_contrast else with_alpha(palette.b0, 0.55)
    canvas.panel(rect, fill=fill, radius=min(20.0, rect[3] / 3))
    x, y, wide, high = rect
    _who(canvas, (x, y, names, high), room, parts, side)
    size = 50.0 if high > 60 else 32.0
    figure = FIGURE.at(size)
    reach = canvas.measure(room.words.number(99), figure) + 12
    canvas.write(
        *(room.words.number(sum(points)), (x + wide - reach - 16, y, reach, high), figure, colour),
        align="right",
        shrink=0.6,
    )
    inset = high * 0.25
    bar = (x + names, y + inset, wide - names - reach - 34, high - 2 * inset)
    canvas.panel(bar, fill=with_alpha(BLACK, 0.45), radius=10)
    _segments(canvas, bar, room, colour, points, top)


def _who(canvas: Canvas, rect: Rect, room: Room, parts: Sequence[Part], side: Side) -> None:
    """The mark of the Mastermind and the name; with teams that of the Lookout below it, if it has room."""
    x, y, wide, high = rect
    seat, lookout = sides.mastermind(parts, side), sides.lookout(parts, side)
    mark = min(48.0, high - 12)
    centre = (x + 12 + mark / 2, y + high / 2)
    look = room.look(seat)
    canvas.disc(centre, mark / 2, mix(look.colour, BLACK, 0.62))
    inner = mark * 0.48
    canvas.icon(look.icon, (centre[0] - inner / 2, centre[1] - inner / 2, inner, inner), look.colour)
    left = x + 12 + mark + 14
    style = H.at(24 if high > 60 else 19)
    name = (left, y, x + wide - 12 - left, high)
    if lookout is not None and canvas.form is not Form.COMPACT:
        name = (name[0], y + high * 0.08, name[2], high * 0.5)
        small = SMALL.at(17 if high > 60 else 15)
        below = (name[0], y + high * 0.54, name[2], high * 0.38)
        ink = canvas.theme.palette.text2
        canvas.write(room.names[lookout], below, small, ink, shrink=least(canvas, small))
    canvas.write(room.names[seat], name, style, sides.COLOURS[side], shrink=least(canvas, style))


def _segments(
    canvas: Canvas, bar: Rect, room: Room, colour: tuple[int, int, int], points: Sequence[int], top: int
) -> None:
    x, y, wide, high = bar
    size = 18.0 if canvas.form is not Form.COMPACT else 15.0
    at = 0
    for step, n in enumerate(points):
        if not n:
            continue
        left, right = x + wide * at / top, x + wide * (at + n) / top
        box = (left, y, max(4.0, right - left - 2), high)
        shade = colour if step % 2 == 0 else mix(colour, canvas.theme.palette.b0, 0.32)
        canvas.panel(box, fill=shade, radius=6)
        words, style = room.words.number(n), TINY.at(size)
        if canvas.measure(words, style) <= box[2]:
            canvas.write(words, box, style, Caper.SIDE_INK, align="center")
        at += n
