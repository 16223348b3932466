"""An opaque sheet over the table: for an offer, and for the answer to one."""

from __future__ import annotations

from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, Colour, with_alpha
from pass_and_play.ui.paint.record import Rect

RADIUS = 32.0


def sheet(canvas: Canvas, rect: Rect, *, edge: Colour | None = None) -> None:
    """Lay the sheet; what was drawn before is gone, and cannot be touched any more.

    `edge` is the colour of the seat that it belongs to, if it is one seat's alone: it runs round the sheet
    and across it.
    """
    palette = canvas.theme.palette
    canvas.backdrop("table")
    canvas.veil(canvas.window, with_alpha(BLACK, 0.72))
    width = canvas.theme.outline if edge is None else canvas.theme.outline + 1
    fill = (palette.b2, palette.b1)
    canvas.panel(rect, fill=fill, edge=edge or palette.line, radius=RADIUS, width=width, shadow=5)
    if edge is not None:
        canvas.veil((rect[0] + 1, rect[1] + RADIUS, rect[2] - 2, 8), edge)
