"""The ring round whatever the keyboard is on."""

from __future__ import annotations

from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.record import Rect

GAP = 4.0
WIDTH = 4.0


def focus_ring(canvas: Canvas, rect: Rect, *, radius: float, gap: float = GAP) -> None:
    """A ring in the text's colour, `gap` units away from a rounded box; the gap is dark."""
    palette = canvas.theme.palette
    reach = gap + WIDTH
    outer = grown(rect, reach)
    fill = palette.b0 if gap else None
    canvas.panel(outer, fill=fill, edge=palette.text, radius=radius + reach, width=WIDTH)


def grown(rect: Rect, by: float) -> Rect:
    """`rect` with `by` units more on every side."""
    return rect[0] - by, rect[1] - by, rect[2] + 2 * by, rect[3] + 2 * by
