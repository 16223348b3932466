"""Words with an icon beside them, kept together as one group."""

from __future__ import annotations

from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import Colour
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import Style
from pass_and_play.words import Text


def label(
    canvas: Canvas,
    rect: Rect,
    words: Text,
    style: Style,
    colour: Colour,
    *,
    icon: str | None = None,
    icon_size: float = 20.0,
    icon_colour: Colour | None = None,
    icon_after: bool = False,
    gap: float = 8.0,
    align: str = "center",
    lines: int = 1,
) -> Rect:
    """Write `words` in the middle of `rect`'s height, an icon before or after them; returns the group's box.

    `align` (left, center, right) places the whole group.
    """
    extra = icon_size + gap if icon else 0.0
    room = rect[2] - extra
    wide, _ = canvas.extent(words, style, room, lines=lines)
    group = min(wide, room) + extra
    left = rect[0] + (rect[2] - group) * {"left": 0.0, "center": 0.5, "right": 1.0}[align]
    text_left = left if icon_after else left + extra
    # Half a unit more than measured: a line that just fits must not shrink for a rounding error.
    place = (text_left - 0.25, rect[1], wide + 0.5, rect[3])
    canvas.write(words, place, style, colour, align="center", lines=lines)
    if icon:
        icon_left = left + group - icon_size if icon_after else left
        middle = rect[1] + rect[3] / 2
        box = (icon_left, middle - icon_size / 2, icon_size, icon_size)
        canvas.icon(icon, box, icon_colour or colour)
    return left, rect[1], group, rect[3]
