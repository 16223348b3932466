"""Lines that add up to what a result made of the loot, and the large number above them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import WHITE, Colour, with_alpha
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, FIGURE, H
from pass_and_play.ui.parts.motion import APART, QUICK, progress
from pass_and_play.words import Text


@dataclass(frozen=True, slots=True)
class Column:
    """Where a sum stands: what the result is, with an icon `icon` units large; below it the number, `size`
    units large; and below that the lines, at most `pitch` units each, all of them within `lines`."""

    head: Rect
    icon: float
    figure: Rect
    size: float
    lines: Rect
    pitch: float


@dataclass(frozen=True, slots=True)
class Line:
    """One line: its icon and that icon's colour, what it says, its sum and the colour of that."""

    icon: str
    tint: Colour
    words: Text
    sum: Text
    ink: Colour


def lines(canvas: Canvas, column: Column, rows: Sequence[Line], *, since: float) -> None:
    """The lines come up one by one, the first `since` milliseconds ago."""
    x, top, wide, high = column.lines
    pitch = min(column.pitch, high / len(rows))
    palette = canvas.theme.palette
    rule = palette.line if canvas.theme.high_contrast else with_alpha(WHITE, 0.14)
    for index, row in enumerate(rows):
        # Quarters look steady, and keep the number of drawn texts small.
        strength = round(progress(since, index * APART, QUICK) * 4) / 4
        if strength == 0:
            return
        y = top + index * pitch
        middle = y + pitch / 2
        canvas.veil((x, y, wide, 1), rule)
        canvas.icon(row.icon, (x, middle - 12, 24, 24), with_alpha(row.tint, strength))
        style = H.at(22)
        reach = canvas.measure(row.sum, style) + 2
        place, ink = (x + wide - reach, y, reach, pitch), with_alpha(row.ink, strength)
        canvas.write(row.sum, place, style, ink, align="right")
        place, ink = (x + 38, y, wide - reach - 54, pitch), with_alpha(palette.text, strength)
        canvas.write(row.words, place, BODY.at(20.5), ink, shrink=0.65)


def headline(canvas: Canvas, column: Column, words: Text, *, icon: str, tint: Colour) -> None:
    """What a result is, in one line with its icon before it."""
    x, y, wide, high = column.head
    size = column.icon
    canvas.icon(icon, (x, y + (high - size) / 2, size, size), tint)
    left = size + 15
    canvas.write(words, (x + left, y, wide - left, high), H, canvas.theme.palette.text, shrink=0.55)


def figure(canvas: Canvas, column: Column, words: Text, ink: Colour, *, counting: bool) -> None:
    """The large number; while it is counting, its digits stand still in their cells."""
    style = FIGURE.at(column.size)
    if counting:
        canvas.figures(words, column.figure, style, ink)
    else:
        canvas.write(words, column.figure, style, ink)
