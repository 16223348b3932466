"""Dashed lines cut into their dashes.

The rasteriser behind SVG pictures draws a stray line now and then when it cuts dashes itself.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

Point = tuple[float, float]

_CORNER_STEPS = 12

_NOTHING = 1e-6
"""A length that is only a rounding error."""


def rounded(wide: float, high: float, *, radius: float, inset: float) -> list[Point]:
    """The outline of a rounded box as a closed line of points, `inset` inside its edges."""
    left, top, right, bottom = inset, inset, wide - inset, high - inset
    reach = max(radius - inset, 0.0)
    middles = [
        (right - reach, top + reach, -0.25),
        (right - reach, bottom - reach, 0.0),
        (left + reach, bottom - reach, 0.25),
        (left + reach, top + reach, 0.5),
    ]
    points = [(left + reach, top)]
    for x, y, turn in middles:
        for step in range(_CORNER_STEPS + 1):
            angle = math.tau * (turn + 0.25 * step / _CORNER_STEPS)
            points.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return points


def cut(points: Sequence[Point], *, dash: float, gap: float) -> list[list[Point]]:
    """The dashes along a line of points; lengths are stretched a little so that a whole number fits."""
    total = sum(math.dist(a, b) for a, b in pairwise(points))
    pitch = total / max(round(total / (dash + gap)), 1)
    long = pitch * dash / (dash + gap)
    dashes: list[list[Point]] = []
    walked = 0.0
    for a, b in pairwise(points):
        length = math.dist(a, b)
        if not length:
            continue
        number = int(walked // pitch)
        while number * pitch < walked + length:
            first, last = max(number * pitch, walked), min(number * pitch + long, walked + length)
            if last - first > _NOTHING:
                piece = [_between(a, b, (at - walked) / length) for at in (first, last)]
                # What goes on round a corner belongs to the dash before it.
                if first == walked and dashes and math.dist(dashes[-1][-1], a) < _NOTHING:
                    dashes[-1].append(piece[1])
                else:
                    dashes.append(piece)
            number += 1
        walked += length
    return dashes


def _between(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
