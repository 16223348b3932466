"""The rows of the scoring run of Caper: one for every location, every card that brings points, every set."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pass_and_play.games.caper.board import At, Side
from pass_and_play.games.caper.scoring import STEPS, Line, Score, score
from pass_and_play.games.caper.views import TableView


class Row(NamedTuple):
    """What is counted at one touch: its step, the side that it is for (None for a location that nobody wins),
    and the lines behind it. A location has all that its reward brings, the others their points alone."""

    step: str
    side: Side | None
    at: At | None
    lines: tuple[Line, ...]

    @property
    def points(self) -> int:
        """The points of the side."""
        return sum(line.n for line in self.lines if line.gives == "points")


def counted(table: TableView) -> Score:
    """The end of the game on this table."""
    return score(table.board, table.sets, lookouts=table.lookouts)


def rows(whole: Score) -> tuple[Row, ...]:
    """All rows, in the order of counting; every location has one."""
    found: list[Row] = []
    for place, side in enumerate(whole.won):
        lines = tuple(line for line in whole.lines if line.step == "locations" and line.at == At(place))
        found.append(Row("locations", side, At(place), lines))
    for line in whole.lines:
        if line.step == "locations" or line.gives != "points":
            continue
        last = found[-1]
        if line.at is not None and (last.step, last.at) == (line.step, line.at):
            found[-1] = last._replace(lines=(*last.lines, line))
        else:
            found.append(Row(line.step, line.side, line.at, (line,)))
    return tuple(found)


def by_step(some: Sequence[Row]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The points of cream and of mint in these rows, step by step."""
    cream, mint = (
        tuple(sum(row.points for row in some if (row.step, row.side) == (step, side)) for step in STEPS)
        for side in (0, 1)
    )
    return cream, mint
