"""Dashes: they lie on their line, are as long as they should be, and close evenly round a box."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pass_and_play.ui.paint.dashes import Point, cut, rounded


def length(points: list[Point]) -> float:
    return sum(math.dist(a, b) for a, b in pairwise(points))


def test_a_straight_line_has_even_dashes() -> None:
    dashes = cut([(0, 0), (140, 0)], dash=8, gap=6)
    assert [dash[0][0] for dash in dashes] == pytest.approx([14 * n for n in range(10)])
    assert all(length(dash) == pytest.approx(8) for dash in dashes)


@given(wide=st.floats(20, 900), high=st.floats(20, 900), radius=st.floats(0, 30))
def test_dashes_go_round_a_box(wide: float, high: float, radius: float) -> None:
    outline = rounded(wide, high, radius=min(radius, wide / 2, high / 2), inset=1)
    assert math.dist(outline[0], outline[-1]) < 1e-6
    assert all(1 - 1e-6 <= x <= wide - 1 + 1e-6 and 1 - 1e-6 <= y <= high - 1 + 1e-6 for x, y in outline)
    dashes = cut(outline, dash=8, gap=6)
    share = sum(length(dash) for dash in dashes) / length(outline)
    assert share == pytest.approx(8 / 14, abs=0.01)
    longest = max(length(dash) for dash in dashes)
    assert longest == pytest.approx(min(length(dash) for dash in dashes), abs=0.01)
