"""Every colour has a shape: what can be told apart can be told apart without any colour."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from pass_and_play.ui.paint import art
from pass_and_play.ui.paint.colour import WHITE
from pass_and_play.ui.paint.palettes import CAPER_GEAR, SEATS

SIDE = 48

SETS = {
    "seats": [look.icon for look in SEATS],
    "gear of Caper": [look.icon for look in CAPER_GEAR.values()],
    "sides of La Casa de Papel": ["gangster", "hostage"],
    "kinds of cards of La Casa de Papel": ["banknote", "sabotage"],
    "what the press does": ["printing-press", "press-stopped"],
}


def covered(name: str) -> frozenset[int]:
    """The pixels of an icon that have ink."""
    drawn = art.icon(name, SIDE, WHITE)
    alphas = pygame.image.tobytes(drawn, "RGBA")[3::4]
    return frozenset(place for place, alpha in enumerate(alphas) if alpha > 127)


@pytest.mark.parametrize("kind", SETS)
def test_no_two_shapes_are_alike(kind: str) -> None:
    """At least a tenth of all that has ink in either is inked in one of the two alone."""
    pygame.display.init()
    for one, two in combinations(SETS[kind], 2):
        first, second = covered(one), covered(two)
        assert len(first ^ second) > 0.1 * len(first | second), (one, two)


def test_one_shape_is_like_itself() -> None:
    pygame.display.init()
    assert covered("seat-circle") == covered("seat-circle") != frozenset()
