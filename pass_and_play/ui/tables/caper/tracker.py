"""The rounds of Caper: which are over, which one is on, what is dealt in each and who begins it."""

from __future__ import annotations

from collections.abc import Sequence

from pass_and_play.games.caper.cards import Round
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, WHITE, darken, with_alpha
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import SMALL, TINY
from pass_and_play.ui.tables.caper import sides
from pass_and_play.words import Words

RAIL = (14.0, 108.0, 92.0, 67.0, 73.5)
"""In landscape: left and top of the first round, its width and height, and the way to the next."""


def rail(canvas: Canvas, rounds: Sequence[Round], now: int, words: Words) -> None:
    """The rounds one below the other at the left edge (landscape)."""
    left, top, wide, high, pitch = RAIL
    caption = (left - 10, top - 30, wide + 20, 28)
    canvas.write(words("parts.rounds"), caption, SMALL, canvas.theme.palette.text2, align="center")
    for number, one in enumerate(rounds):
        cell(canvas, (left, top + number * pitch, wide, high), one, words, at=number - now)


def row(canvas: Canvas, rect: Rect, rounds: Sequence[Round], now: int, words: Words) -> None:
    """The rounds side by side in the top bar, as wide as they have room in `rect` (50 each; 40 high or
    more)."""
    x, y, wide, high = rect
    pitch = min(58.5, (wide + 8) / len(rounds))
    for number, one in enumerate(rounds):
        cell(canvas, (x + number * pitch, y, pitch - 8, high), one, words, at=number - now)


def cell(canvas: Canvas, rect: Rect, one: Round, words: Words, *, at: int) -> None:
    """One round: over (`at` below 0), on (0) or to come; below the number of cards the mark of the side that
    begins it."""
    palette, (x, y, wide, high) = canvas.theme.palette, rect
    radius = min(14.0, wide * 0.2)
    if at == 0:
        canvas.panel(rect, fill=palette.text, radius=radius)
    elif at < 0:
        canvas.panel(rect, fill=with_alpha(WHITE, 0.06), radius=radius)
    else:
        canvas.panel(rect, fill=with_alpha(BLACK, 0.35), edge=palette.line, radius=radius)
    ink = palette.ink if at == 0 else palette.text2 if at < 0 else palette.text
    icon = "check" if at < 0 else one.deck
    size = 22.0 if wide > 60 else 17.0
    side = min(26.0, wide * 0.46) if wide > 60 else 22.0 if at >= 0 else 16.0
    number, gap = words.number(one.deal), 7.0 if wide > 60 else 2.0
    reach = canvas.measure(number, TINY.at(size))
    left, middle = x + (wide - side - gap - reach) / 2, y + high * 0.43
    canvas.icon(icon, (left, middle - side / 2, side, side), ink)
    canvas.write(number, (left + side + gap, middle - 16, reach + 1, 32), TINY.at(size), ink)
    mark = 12.0 if wide > 60 else 11.0
    colour = sides.COLOURS[one.first]
    spot = (x + (wide - mark) / 2, y + high - mark - (6 if wide > 60 else 4), mark, mark)
    canvas.icon(sides.SHAPES[one.first], spot, darken(colour, 0.45) if at == 0 else colour)
