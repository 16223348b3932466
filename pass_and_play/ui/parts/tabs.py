"""Tabs: the sheets of a board side by side, each as an icon, a number or a word."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import H
from pass_and_play.ui.parts.focus import focus_ring
from pass_and_play.ui.parts.label import label
from pass_and_play.words import Text

GAP = 8.0


@dataclass(frozen=True, slots=True)
class Tab:
    """One sheet: what it is called, and what stands on its tab: `short` words, and an icon before them.

    `sheet` is its number, where that is not its place in the row.
    """

    name: Text
    short: Text | None = None
    icon: str | None = None
    sheet: int | None = None


def tabs(canvas: Canvas, rect: Rect, sheets: Sequence[Tab], *, open_: int) -> None:
    """The tabs from the left end of `rect` on, as high as it is and square where there is little on them.

    Touching one has the key `sheet:` and its number.
    """
    x, y, wide, high = rect
    style, left = H.at(min(20.0, high * 0.36)), x
    square = min(high, (wide + GAP) / len(sheets) - GAP)
    spare = wide - len(sheets) * (square + GAP) + GAP
    for place, tab in enumerate(sheets):
        number = place if tab.sheet is None else tab.sheet
        reach = square
        if tab.icon is not None and tab.short is not None:
            natural = canvas.measure(tab.short, style) + style.size * 1.2 + 46
            reach = natural if natural - square <= spare else square
        _tab(canvas, (left, y, reach, high), tab, number, open_=number == open_, worded=reach > square)
        left += reach + GAP


def _tab(canvas: Canvas, rect: Rect, tab: Tab, number: int, *, open_: bool, worded: bool) -> None:
    palette = canvas.theme.palette
    radius = min(18.0, rect[3] * 0.3)
    feel = canvas.target(f"sheet:{number}", rect, tab.name)
    if feel.focused:
        focus_ring(canvas, rect, radius=radius)
    bright = open_ or feel.hovered or feel.pressed
    fill = palette.text if open_ else palette.b3 if bright else palette.b2
    canvas.panel(rect, fill=fill, edge=None if open_ else palette.line, radius=radius)
    ink = palette.ink if open_ else palette.text
    style = H.at(min(20.0, rect[3] * 0.36))
    side = style.size * 1.2
    if tab.icon is not None and (tab.short is None or not worded):
        middle = (rect[0] + rect[2] / 2, rect[1] + rect[3] / 2)
        canvas.icon(tab.icon, (middle[0] - side / 2, middle[1] - side / 2, side, side), ink)
    elif tab.short is not None:
        label(canvas, rect, tab.short, style, ink, icon=tab.icon, icon_size=side)
