"""A seat as a small tile: to be touched, touched, or not to be had."""

from __future__ import annotations

from dataclasses import dataclass

from pass_and_play.engine.ask import Seat
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, lighten, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import SMALL, H
from pass_and_play.ui.parts.focus import focus_ring
from pass_and_play.ui.parts.label import least
from pass_and_play.ui.room import Room
from pass_and_play.words import Text

RADIUS = 18.0

TALL = {Form.LANDSCAPE: 60.0, Form.PORTRAIT: 60.0, Form.COMPACT: 48.0}
"""From this height on the note stands below the name, else behind it."""


@dataclass(frozen=True, slots=True)
class Tile:
    """What a tile shows: a seat, and a note below its name or behind it. Without a key it is shut."""

    seat: Seat
    key: str | None
    note: Text | None
    chosen: bool = False


def tile(canvas: Canvas, rect: Rect, one: Tile, room: Room) -> None:
    """Draw it; a shut one is dashed and has a lock in place of its mark."""
    palette, look = canvas.theme.palette, room.look(one.seat)
    if one.key is None:
        canvas.panel(rect, fill=with_alpha(BLACK, 0.12), edge=palette.line, radius=RADIUS, dashed=True)
    else:
        words = room.names[one.seat]
        feel = canvas.target(one.key, rect, words)
        if feel.focused:
            focus_ring(canvas, rect, radius=RADIUS, gap=2)
        if one.chosen:
            canvas.panel(rect, fill=palette.b3, edge=palette.text, radius=RADIUS, width=5)
        else:
            fill = lighten(palette.b1, 0.1) if feel.hovered else with_alpha(BLACK, 0.42)
            canvas.panel(rect, fill=fill, edge=look.colour, radius=RADIUS, width=canvas.theme.seat_outline)
    _mark(canvas, rect, one, room)
    _words(canvas, rect, one, room)


def _edges(canvas: Canvas) -> tuple[float, float]:
    """Side of the mark, and from the edge to it."""
    return (20.0, 10.0) if canvas.form is Form.COMPACT else (24.0, 16.0)


def _mark(canvas: Canvas, rect: Rect, one: Tile, room: Room) -> None:
    look, (side, edge) = room.look(one.seat), _edges(canvas)
    place = (rect[0] + edge, rect[1] + (rect[3] - side) / 2, side, side)
    shut = one.key is None
    canvas.icon("lock" if shut else look.icon, place, canvas.theme.palette.text2 if shut else look.colour)


def _words(canvas: Canvas, rect: Rect, one: Tile, room: Room) -> None:
    palette, (side, edge) = canvas.theme.palette, _edges(canvas)
    compact = canvas.form is Form.COMPACT
    x, y, wide, high = rect
    left = x + edge + side + (6 if compact else 10)
    right = x + wide - (8 if compact else 10)
    name, note = H.at(17 if compact else 22), SMALL.at(14.5 if compact else 17)
    ink = palette.text2 if one.key is None else palette.text
    says = room.names[one.seat]
    if one.note is None:
        canvas.write(says, (left, y, right - left, high), name, ink, shrink=least(canvas, name))
    elif high >= TALL[canvas.form]:
        upper, lower = (left, y + high * 0.13, right - left, high * 0.42), (y + high * 0.53, high * 0.36)
        canvas.write(says, upper, name, ink, shrink=least(canvas, name))
        below = (left, lower[0], right - left, lower[1])
        canvas.write(one.note, below, note, palette.text2, shrink=least(canvas, note))
    else:
        reach = min(canvas.measure(one.note, note) + 2, (right - left) * 0.5)
        canvas.write(
            one.note, (right - reach, y, reach, high), note, palette.text2, align="right", shrink=0.7
        )
        place = (left, y, right - left - reach - 8, high)
        canvas.write(says, place, name, ink, shrink=least(canvas, name))
