"""A line chart on paper: how a sum grew, point by point, against a goal; and the plot of any such chart."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from typing import Literal

from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import RGB, Colour, darken, rgb, with_alpha
from pass_and_play.ui.paint.palettes import Casa
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import SMALL, H
from pass_and_play.words import Text

Marker = Literal["disc", "diamond", "square"]

LATE = rgb("#1F4F9C")  #: what came after the last round
_STROKES = {"disc": Casa.PIECE, "diamond": Casa.BOARD_INK, "square": LATE}
_VALUE = H.at(17)
_CAPTION = 28.0  #: height of the line of captions below the chart
_CHANGE = 36.0  #: height of the row of changes below that, if there is one
_CELL = 76.0  #: width of a caption and of a change, where columns are not narrower


@dataclass(frozen=True, slots=True)
class Point:
    """One point: its caption below, its value and how it is written, its marker, and what changed.

    A square stands for what came after the last round: it is joined by dots, and `icon` is drawn in it.
    """

    caption: Text
    value: int
    words: Text | None
    marker: Marker = "disc"
    change: Text | None = None
    icon: str | None = None


@dataclass(frozen=True, slots=True)
class Grid:
    """The chart's frame: values with a line across and, some of them, a label; the top value; and the goal,
    which is none where it has no name."""

    top: int
    goal: int
    goal_words: Text | None
    lines: tuple[tuple[int, Text | None], ...]


@dataclass(frozen=True, slots=True)
class Inks:
    """What a chart is written with: words and lines, captions, and the ground behind a crossed value."""

    ink: RGB
    caption: RGB
    ground: RGB

    def quiet(self, canvas: Canvas) -> Colour:
        """The colour of captions: full ink for weak eyes."""
        return self.ink if canvas.theme.high_contrast else self.caption


PAPER = Inks(Casa.BOARD_INK, Casa.BOARD_CAPTION, Casa.BOARD[0])


def chart(canvas: Canvas, rect: Rect, points: Sequence[Point], grid: Grid) -> None:
    """Draw the chart into `rect`, labels and the row of changes included; the first point is the start."""
    foot = _CAPTION + (_CHANGE if any(point.change for point in points) else 0) + 26
    plot = Plot(
        canvas, (rect[0] + 54, rect[1] + 12, rect[2] - 54, rect[3] - foot), grid, columns=len(points) - 1
    )
    plot.frame()
    places = [plot.at(index, point.value) for index, point in enumerate(points)]
    early = [place for point, place in zip(points, places, strict=True) if point.marker != "square"]
    base = plot.y(0)
    canvas.polygon([*early, (early[-1][0], base), (early[0][0], base)], with_alpha(Casa.PIECE, 0.14))
    canvas.line(early, Casa.PIECE, 6)
    taken = [_value_box(canvas, plot, place, point) for point, place in zip(points, places, strict=True)]
    markers = [(x - 15, y - 15, 30.0, 30.0) for x, y in places[1:]]
    plot.goal([*markers, *(box for box in taken if box is not None)])
    if len(early) < len(places):
        _dots(canvas, places[len(early) - 1], places[len(early)])
    for index, (point, place, box) in enumerate(zip(points, places, taken, strict=True)):
        if index:
            _marker(canvas, place, point)
        if point.words is not None and box is not None:
            plot.clear(box)
            canvas.write(point.words, box, _VALUE, Casa.BOARD_INK, align="center")
        plot.below(place[0], point)


def legend(
    canvas: Canvas, left: float, middle: float, entries: Sequence[tuple[Marker, Text]], *, wide: float = inf
) -> None:
    """Markers and what they stand for, side by side from `left`, in smaller letters if `wide` demands it."""
    room = wide - 22 * len(entries) - 12 * (len(entries) - 1)
    letters = sum(canvas.measure(words, SMALL) for _, words in entries)
    style = SMALL.at(SMALL.size * min(1.0, room / letters))
    x = left
    for marker, words in entries:
        _shape(canvas, (x + 7, middle), marker, 7)
        reach = canvas.measure(words, style)
        canvas.write(words, (x + 22, middle - 12, reach + 1, 24), style, PAPER.quiet(canvas))
        x += 22 + reach + 12


@dataclass(frozen=True, slots=True)
class Plot:
    """The field of a chart with so many columns after the start: where values lie, and what is written
    round them."""

    canvas: Canvas
    rect: Rect
    grid: Grid
    columns: int
    inks: Inks = PAPER

    @property
    def pitch(self) -> float:
        """From one point to the next."""
        return (self.rect[2] - 50) / max(self.columns, 1)

    def y(self, value: float) -> float:
        """The height of a value."""
        return self.rect[1] + self.rect[3] * (1 - value / self.grid.top)

    def at(self, index: int, value: float) -> tuple[float, float]:
        """The start lies near the left edge, the last point half a column before the right one."""
        return self.rect[0] + 10 + index * self.pitch, self.y(value)

    def frame(self) -> None:
        """The lines across, from the top; a label too close to the one above it is left out."""
        left, _, wide, _ = self.rect
        style, free = SMALL.at(16.5), -inf
        for value, words in sorted(self.grid.lines, key=lambda line: -line[0]):
            edge, y = value in (0, self.grid.top), self.y(value)
            self.canvas.veil((left, y - 1, wide, 2), with_alpha(self.inks.ink, 0.5 if edge else 0.15))
            if words is not None and y >= free:
                place = (left - 60, y - 12, 56, 24)
                self.canvas.write(words, place, style, self.inks.quiet(self.canvas), align="right")
                free = y + self.canvas.theme.size(style) * style.line

    def goal(self, taken: Sequence[Rect]) -> None:
        """The goal's line, and its name where nothing else is written: above it or below, best at an end;
        the line alone where nothing is free."""
        words = self.grid.goal_words
        if words is None:
            return
        left, top, wide, high = self.rect
        y = self.y(self.grid.goal)
        self.canvas.line([(left, y), (left + wide, y)], self.inks.ink, 3, dashed=True)
        style = H.at(16.5)
        reach = self.canvas.measure(words, style) + 2
        first, last = left + 10, left + wide - 10 - reach
        between = [first + (last - first) * step / 24 for step in range(1, 24)]
        rows = [row for row in (y - 28, y + 4) if top <= row <= top + high - 24]
        places = [
            (spot, row, reach, 24.0) for spots in ((first, last), between) for row in rows for spot in spots
        ]
        free = (place for place in places if not any(_meet(place, other) for other in taken))
        if (place := next(free, None)) is not None:
            self.canvas.write(words, place, style, self.inks.ink)

    def clear(self, box: Rect) -> None:
        """Make room for a value that the goal's line would strike through."""
        if box[1] < self.y(self.grid.goal) < box[1] + box[3]:
            paper = Casa.BOARD_FLAT if self.canvas.theme.high_contrast else self.inks.ground
            self.canvas.panel(box, fill=with_alpha(paper, 0.85), radius=8)

    def caption(self, x: float, words: Text) -> None:
        """What a column is called."""
        place = (x - _CELL / 2, self.rect[1] + self.rect[3] + 6, _CELL, _CAPTION)
        self.canvas.write(words, place, H.at(17, weight=700), self.inks.ink, align="center")

    def below(self, x: float, point: Point) -> None:
        """Caption and change of a point."""
        self.caption(x, point.caption)
        top, cell = self.rect[1] + self.rect[3] + 6, min(_CELL, self.pitch - 4)
        if point.change is not None:
            box = (x - cell / 2, top + _CAPTION, cell, _CHANGE)
            if self.canvas.theme.high_contrast:
                self.canvas.panel(box, edge=Casa.BOARD_INK, radius=12)
            else:
                self.canvas.panel(box, fill=with_alpha(Casa.BOARD_INK, 0.07), radius=12)
            ink = darken(_STROKES[point.marker], 0.2 if point.marker == "disc" else 0)
            size, pad = (20, 5) if cell == _CELL else (17, 1)
            style, inner = H.at(size), (box[0] + pad, box[1], cell - 2 * pad, _CHANGE)
            self.canvas.write(point.change, inner, style, ink, align="center", shrink=0.7)


def _dots(canvas: Canvas, start: tuple[float, float], end: tuple[float, float]) -> None:
    """A dotted stretch between two points, free of their markers."""
    steps = max(int(abs(end[0] - start[0]) / 11), 1)
    for step in range(1, steps):
        share = step / steps
        spot = (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
        canvas.disc(spot, 3.5, LATE)


def _marker(canvas: Canvas, place: tuple[float, float], point: Point) -> None:
    _shape(canvas, place, point.marker, 15 if point.marker == "diamond" else 12, rim=Casa.BOARD[0])
    if point.icon is not None:
        canvas.icon(point.icon, (place[0] - 9, place[1] - 9, 18, 18), Casa.BOARD[0])


def _shape(
    canvas: Canvas, place: tuple[float, float], marker: Marker, radius: float, *, rim: Colour | None = None
) -> None:
    x, y = place
    colour: RGB = _STROKES[marker]
    edge = 2.5 if rim else 0.0
    if marker == "disc":
        canvas.disc(place, radius + edge, colour, edge=rim, width=edge)
    elif marker == "square":
        reach = radius + edge
        box = (x - reach, y - reach, 2 * reach, 2 * reach)
        canvas.panel(box, fill=colour, edge=rim, width=edge, radius=radius / 2)
    else:
        for size, fill in ((radius + 1.4 * edge, rim), (radius, colour)):
            if fill is not None:
                canvas.polygon([(x, y - size), (x + size, y), (x, y + size), (x - size, y)], fill)


def _value_box(canvas: Canvas, plot: Plot, place: tuple[float, float], point: Point) -> Rect | None:
    """Where the value of a point is written: above it, or below where the goal's line or the upper edge is
    in the way and the lower edge is not."""
    if point.words is None:
        return None
    x, y = place
    wide = canvas.measure(point.words, _VALUE) + 2
    above, below = (x - wide / 2, y - 42, wide, 24.0), (x - wide / 2, y + 18, wide, 24.0)
    goal, (_, top, _, high) = plot.y(plot.grid.goal), plot.rect
    if y - 42 < top:
        return below
    crossed = 10 <= y - goal <= 50
    return below if crossed and y + 42 <= top + high else above


def _meet(one: Rect, other: Rect) -> bool:
    """Whether two boxes overlap."""
    return (
        one[0] < other[0] + other[2]
        and other[0] < one[0] + one[2]
        and one[1] < other[1] + other[3]
        and other[1] < one[1] + one[3]
    )
