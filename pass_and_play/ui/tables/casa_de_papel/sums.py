"""Lines that add up to what a result made of the loot, and the large number above them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import WHITE, Colour, with_alpha
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, H, Style
from pass_and_play.ui.tables.casa_de_papel.reveal import APART, QUICK, progress
from pass_and_play.words import Text


@dataclass(frozen=True, slots=True)
class Line:
    """One line: its icon and that icon's colour, what it says, its sum and the colour of that."""

    icon: str
    tint: Colour
    words: Text
    sum: Text
    ink: Colour


def lines(canvas: Canvas, rect: Rect, rows: Sequence[Line], *, pitch: float, since: float) -> None:
    """Lines from the top of `rect`, `pitch` units each; they come up one by one, the first `since` then."""
    x, top, wide, _ = rect
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
        figure = H.at(22)
        reach = canvas.measure(row.sum, figure) + 2
        canvas.write(
            row.sum,
            (x + wide - reach, y, reach, pitch),
            figure,
            with_alpha(row.ink, strength),
            align="right",
        )
        canvas.write(
            row.words,
            (x + 38, y, wide - reach - 54, pitch),
            BODY.at(20.5),
            with_alpha(palette.text, strength),
            shrink=0.65,
        )


def headline(canvas: Canvas, rect: Rect, words: Text, *, icon: str, tint: Colour, size: float) -> None:
    """What a result is, in one line with its icon, `size` units large, before it."""
    x, y, wide, high = rect
    canvas.icon(icon, (x, y + (high - size) / 2, size, size), tint)
    left = size + 15
    canvas.write(words, (x + left, y, wide - left, high), H, canvas.theme.palette.text, shrink=0.55)


def figure(canvas: Canvas, rect: Rect, words: Text, ink: Colour, *, style: Style, counting: bool) -> None:
    """The large number; while it is counting, its digits stand still in their cells."""
    if counting:
        canvas.figures(words, rect, style, ink)
    else:
        canvas.write(words, rect, style, ink)
