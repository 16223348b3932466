"""Words with an icon beside them, kept together as one group."""

from __future__ import annotations

from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import Colour
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import TINY, Style
from pass_and_play.words import Text

LEAST = {Form.LANDSCAPE: TINY.size, Form.PORTRAIT: TINY.size, Form.COMPACT: 14.0}
"""The smallest size of letters in each form, in canvas units."""


def least(canvas: Canvas, style: Style) -> float:
    """How far a name may shrink before it loses its end: down to the smallest size of its form."""
    return min(1.0, LEAST[canvas.form] / canvas.theme.size(style))


def fitting(canvas: Canvas, style: Style, room: float, *ways: Text) -> Text:
    """The first of several ways to say a thing that fits into `room` units, in the smallest letters of the
    form at worst; the last one where none does."""
    smallest = style.at(style.size * least(canvas, style))
    return next((words for words in ways if canvas.measure(words, smallest) <= room), ways[-1])


def set_in(
    canvas: Canvas, words: Text, style: Style, room: float, high: float, *, most: int = 12
) -> tuple[Style, int]:
    """The largest letters, from those of `style` down to the smallest of the form, in which `words` fit into
    lines that are `room` units wide and `high` together; and how many lines that may be."""
    smallest, size = style.size * least(canvas, style), style.size
    while size > smallest:
        tried = style.at(size)
        lines = min(most, _room_for(canvas, tried, high))
        wide, tall = canvas.extent(words, tried, room, lines=most, shrink=1.0)
        if wide <= room + 0.5 and tall <= canvas.extent(words, tried, room, lines=lines, shrink=1.0)[1]:
            return tried, lines
        size -= 0.5
    return style.at(smallest), min(most, _room_for(canvas, style.at(smallest), high))


def _room_for(canvas: Canvas, style: Style, high: float) -> int:
    """How many lines of these letters `high` units hold, one at least."""
    return max(1, int(high * 1.03 / (canvas.theme.size(style) * style.line)))


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
    shrink: float = 0.8,
) -> Rect:
    """Write `words` in the middle of `rect`'s height, an icon before or after them; returns the group's box.

    `align` (left, center, right) places the whole group; `shrink` is that of `Canvas.write`.
    """
    extra = icon_size + gap if icon else 0.0
    room = rect[2] - extra
    wide, _ = canvas.extent(words, style, room, lines=lines, shrink=shrink)
    group = min(wide, room) + extra
    left = rect[0] + (rect[2] - group) * {"left": 0.0, "center": 0.5, "right": 1.0}[align]
    text_left = left if icon_after else left + extra
    # Half a unit more than measured: a line that just fits must not shrink for a rounding error.
    place = (text_left - 0.25, rect[1], wide + 0.5, rect[3])
    canvas.write(words, place, style, colour, align="center", lines=lines, shrink=shrink)
    if icon:
        icon_left = left + group - icon_size if icon_after else left
        middle = rect[1] + rect[3] / 2
        box = (icon_left, middle - icon_size / 2, icon_size, icon_size)
        canvas.icon(icon, box, icon_colour or colour)
    return left, rect[1], group, rect[3]
