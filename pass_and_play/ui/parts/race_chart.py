"""A chart of several players: how each one's sum went from round to round, in the seat's colour and shape."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.palettes import SeatLook
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.parts.chart import Grid, Inks, Plot
from pass_and_play.words import Text

_FOOT = 40.0
_LABELS = 40.0
"""Room of the captions below and of the labels at the left."""
_CAPTION = 44.0
"""Captions are so far apart at least."""
_CLUSTER = 76.0
"""Marks side by side take no more than this."""


@dataclass(frozen=True, slots=True)
class Runner:
    """One seat and what it had, at the start and after every round."""

    look: SeatLook
    sums: tuple[int, ...]


def race_chart(
    canvas: Canvas, rect: Rect, runners: Sequence[Runner], captions: Sequence[Text], grid: Grid
) -> None:
    """The lines of all runners in `rect`, with a caption below every column, the start's among them; below
    every second one or fewer where there are too many columns.

    Marks that would lie on one another stand side by side; at the start, which is the same for all, there
    are none.
    """
    palette = canvas.theme.palette
    inks = Inks(palette.text, palette.text2, palette.b1)
    x, y, wide, high = rect
    field = (x + _LABELS, y + 12, wide - _LABELS, high - _FOOT)
    plot = Plot(canvas, field, grid, columns=len(captions) - 1, inks=inks)
    plot.frame()
    side = min(20.0, plot.pitch * 0.3)
    paths = [_path(plot, runners, number, side) for number in range(len(runners))]
    marks = [(left - side / 2, top - side / 2, side, side) for path in paths for left, top in path[1:]]
    plot.goal(marks)
    for runner, path in zip(runners, paths, strict=True):
        canvas.line(path, runner.look.colour, 4)
    canvas.disc(paths[0][0], side * 0.4, palette.text)
    for path in paths:
        for place in path[1:]:
            canvas.disc(place, side * 0.72, palette.b0)
    for runner, path in zip(runners, paths, strict=True):
        for left, top in path[1:]:
            canvas.icon(runner.look.icon, (left - side / 2, top - side / 2, side, side), runner.look.colour)
    for column, words in list(enumerate(captions))[:: ceil(_CAPTION / plot.pitch)]:
        plot.caption(plot.at(column, 0)[0], words)


def _path(plot: Plot, runners: Sequence[Runner], number: int, side: float) -> list[tuple[float, float]]:
    """The places of one runner's marks."""
    path = [plot.at(0, runners[number].sums[0])]
    for column, value in enumerate(runners[number].sums[1:], start=1):
        same = [index for index, other in enumerate(runners) if other.sums[column] == value]
        apart = min(side * 1.1, min(plot.pitch * 0.8, _CLUSTER) / len(same))
        left, top = plot.at(column, value)
        path.append((left + (same.index(number) - (len(same) - 1) / 2) * apart, top))
    return path
