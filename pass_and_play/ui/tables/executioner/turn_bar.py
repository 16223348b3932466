"""The bottom bar while people talk: whose turn it is, and the clock."""

from __future__ import annotations

from pass_and_play.engine.ask import Seat
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, SMALL, H
from pass_and_play.ui.parts.bars import bottom_bar
from pass_and_play.ui.parts.label import fitting, least
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables import frame
from pass_and_play.ui.tables.executioner.table_places import Places
from pass_and_play.words import Text


def draw(canvas: Canvas, room: Room, lie: Places, seat: Seat, about: Text) -> None:
    """The bar with everything but its buttons."""
    bottom_bar(canvas, height=lie.bar)
    if lie.who is not None:
        _who(canvas, lie.who, room, seat, about)
    frame.talk_clock(canvas, room, lie.clock)


def quiet(canvas: Canvas, room: Room, lie: Places, words: Text) -> None:
    """One or two quiet lines between the clock and the button, or in its place where none runs."""
    x, y, wide, high = lie.hint
    if canvas.form is Form.PORTRAIT and room.talk is None:
        x, wide = lie.clock[0], x + wide - lie.clock[0]
    style = BODY.at(16.5 if canvas.form is Form.COMPACT else 18)
    ink = canvas.theme.palette.text2
    canvas.write(words, (x, y, wide, high), style, ink, lines=2, shrink=least(canvas, style))


def _who(canvas: Canvas, rect: Rect, room: Room, seat: Seat, about: Text) -> None:
    """Mark and name of whoever decides, and a quiet line below."""
    x, y, wide, high = rect
    palette, small, look = canvas.theme.palette, canvas.form is Form.COMPACT, room.look(seat)
    side = 28.0 if small else 34.0
    canvas.icon(look.icon, (x, y + (high - side) / 2, side, side), look.colour)
    left = x + side + (9 if small else 14)
    style, under = H.at(18 if small else 22), SMALL.at(15 if small else 17)
    space, name = x + wide - left, room.names[seat]
    says = fitting(canvas, style, space, room.words("turn.is", name=name), name)
    half = high / 2
    canvas.write(says, (left, y + 2, space, half), style, palette.text, shrink=least(canvas, style))
    canvas.write(about, (left, y + half, space, half - 2), under, palette.text2, shrink=least(canvas, under))
