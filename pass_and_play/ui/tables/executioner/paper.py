"""The paper on which the crowns of a match are kept."""

from __future__ import annotations

from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, WHITE, Colour, with_alpha
from pass_and_play.ui.paint.palettes import King
from pass_and_play.ui.paint.record import Rect


def paper(canvas: Canvas, rect: Rect) -> None:
    """A sheet on the table, with a thin line along its edge."""
    if canvas.theme.high_contrast:
        canvas.panel(rect, fill=WHITE, edge=BLACK, width=3, radius=24, shadow=3)
        return
    x, y, wide, high = rect
    canvas.panel(rect, fill=King.CROWNS, radius=24, shadow=3)
    canvas.panel((x + 9, y + 9, wide - 18, high - 18), edge=with_alpha(King.CROWNS_INK, 0.55), radius=16)


def caption_ink(canvas: Canvas) -> Colour:
    """The colour of captions on this paper: full ink for weak eyes."""
    return King.CROWNS_INK if canvas.theme.high_contrast else King.CROWNS_CAPTION
