"""Facts in a row: short groups of marks and words, one after the other, over as many lines as there are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import Colour
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import Style
from pass_and_play.words import Text


@dataclass(frozen=True, slots=True)
class Bit:
    """A part of a fact: words, or an icon, in a colour; `bold` words are set in the heavier weight."""

    colour: Colour
    words: Text | None = None
    icon: str = ""
    bold: bool = False


Fact = Sequence[Bit]

_GAP = 7.0
_APART = 26.0
"""Between two bits of a fact, and between two facts."""


def draw_facts(
    canvas: Canvas,
    rect: Rect,
    style: Style,
    lines: int,
    *ways: Sequence[Fact],
    more: Callable[[int], Fact],
) -> None:
    """The facts in `rect`, in the first of several ways to tell them that fits into so many lines. Where
    none does, as many as fit of the last one, and `more` says how many others there are."""
    facts = next((way for way in ways if _fits(canvas, way, rect[2], style, lines)), None)
    if facts is None:
        every = ways[-1]
        facts = []
        for count in reversed(range(len(every))):
            facts = [*every[:count], more(len(every) - count)]
            if _fits(canvas, facts, rect[2], style, lines):
                break
    placed = _spread(canvas, facts, rect[2], style)[:lines]
    x, y, _, high = rect
    pitch = style.size * canvas.theme.text_size * 1.5
    top = y + (high - pitch * len(placed)) / 2
    for number, line in enumerate(placed):
        for left, fact in line:
            _draw(canvas, (x + left, top + number * pitch), pitch, fact, style)


def _fits(canvas: Canvas, facts: Sequence[Fact], wide: float, style: Style, lines: int) -> bool:
    return len(_spread(canvas, facts, wide, style)) <= lines


def _spread(
    canvas: Canvas, facts: Sequence[Fact], wide: float, style: Style
) -> list[list[tuple[float, Fact]]]:
    """The facts line by line, each with its left edge."""
    lines: list[list[tuple[float, Fact]]] = [[]]
    left = 0.0
    for fact in facts:
        reach = _wide(canvas, fact, style)
        if lines[-1] and left + reach > wide:
            lines.append([])
            left = 0.0
        lines[-1].append((left, fact))
        left += reach + _APART
        if reach > wide:
            lines.append([])  # so that a fact that is too long is not taken for one that fits
    return lines


def _wide(canvas: Canvas, fact: Fact, style: Style) -> float:
    return sum(_reach(canvas, bit, style) for bit in fact) + _GAP * (len(fact) - 1)


def _reach(canvas: Canvas, bit: Bit, style: Style) -> float:
    if bit.words is None:
        return _side(canvas, style)
    return canvas.measure(bit.words, _style(bit, style)) + 1


def _side(canvas: Canvas, style: Style) -> float:
    """Side of an icon."""
    return style.size * canvas.theme.text_size * 1.2


def _style(bit: Bit, style: Style) -> Style:
    return style.at(style.size, weight=800) if bit.bold else style


def _draw(canvas: Canvas, at: tuple[float, float], high: float, fact: Fact, style: Style) -> None:
    left, top = at
    for bit in fact:
        reach = _reach(canvas, bit, style)
        if bit.words is None:
            canvas.icon(bit.icon, (left, top + (high - reach) / 2, reach, reach), bit.colour)
        else:
            canvas.write(bit.words, (left, top, reach, high), _style(bit, style), bit.colour)
        left += reach + _GAP
