"""The money that lies at a seat."""

from __future__ import annotations

from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import with_alpha
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, FIGURE
from pass_and_play.ui.parts.label import LEAST, label, least
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.bank_heist.sums import money


def purse(canvas: Canvas, rect: Rect, room: Room, held: int | None, *, size: float, faint: bool) -> None:
    """What a seat has, right-aligned; covered while it is hidden."""
    if held is None:
        _covered(canvas, rect, room, size)
        return
    text = canvas.theme.palette.text
    ink = with_alpha(text, 0.7) if faint and not canvas.theme.high_contrast else text
    canvas.write(money(room.words, held), rect, FIGURE.at(size), ink, align="right", shrink=0.6)


def _covered(canvas: Canvas, rect: Rect, room: Room, size: float) -> None:
    """A closed eye, with the word for it if there is room."""
    says, ink, (x, y, wide, high) = room.words("gang.covered"), canvas.theme.palette.text2, rect
    side, style = size * 0.72, BODY.at(max(LEAST[canvas.form], size * 0.48), weight=600)
    shrink = least(canvas, style)
    if canvas.measure(says, style.at(style.size * shrink)) + side + 6 > wide:
        canvas.icon("eye-off", (x + wide - side, y + (high - side) / 2, side, side), ink)
        return
    label(canvas, rect, says, style, ink, icon="eye-off", icon_size=side, gap=6, align="right", shrink=shrink)
