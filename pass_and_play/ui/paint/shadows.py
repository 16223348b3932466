"""Soft shadows below things that lie higher: one blurred corner each, laid out as a nine-slice."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pygame

from pass_and_play.ui.paint.cache import Cache


@dataclass(frozen=True, slots=True)
class Level:
    """How far a shadow falls, how wide it is blurred (both canvas units), and how dark it is (0 to 1)."""

    down: float
    blur: float
    dark: float


LEVELS = {
    1: Level(6, 18, 0.35),  # buttons, strips
    2: Level(10, 26, 0.50),  # cards
    3: Level(18, 42, 0.50),  # boards, panels
    4: Level(26, 50, 0.65),  # a card chosen or lifted
    5: Level(40, 90, 0.70),  # an overlay sheet
}

_TAIL = 0.0228  # what a Gaussian has left beyond two sigma
_SHADOWS: Cache[pygame.Surface] = Cache(limit=24_000_000, surface=lambda surface: surface)


def cast(target: pygame.Surface, box: pygame.Rect, *, radius: float, level: int, scale: float) -> None:
    """Draw the shadow of a rounded box (pixels) onto `target`; what the box itself covers stays free.

    `scale` is the number of pixels of a canvas unit.
    """
    look = LEVELS[level]
    soft = math.ceil(look.blur * scale)  # the shadow reaches this far out of the box, and as far into it
    low = box.move(0, round(look.down * scale))
    # A box too small for two whole corners gets parts of them.
    across, down = soft + min(soft, box.w // 2), soft + min(soft, box.h // 2)
    columns = _thirds(low.left - soft, low.right + soft, across)
    rows = _thirds(low.top - soft, low.bottom + soft, down)
    for column, (x, wide) in enumerate(columns):
        for row, (y, high) in enumerate(rows):
            piece = pygame.Rect(x, y, wide, high)
            if wide and high and not box.contains(piece):
                corner = (level, soft, round(radius), across, down)
                target.blit(_slice(corner, column, row, piece.size), piece)


def _thirds(first: int, last: int, corner: int) -> list[tuple[int, int]]:
    """Start and length of the two corners and of what lies between them, along one side."""
    return [(first, corner), (first + corner, last - first - 2 * corner), (last - corner, corner)]


def _slice(
    corner: tuple[int, int, int, int, int], column: int, row: int, size: tuple[int, int]
) -> pygame.Surface:
    """One of the nine pieces: a flipped corner, or the corner's inner edge stretched to `size`."""
    level, soft, radius, across, down = corner

    def make() -> pygame.Surface:
        whole = _corner(level, soft, radius)
        left, wide = (across - 1, 1) if column == 1 else (0, size[0])
        top, high = (down - 1, 1) if row == 1 else (0, size[1])
        piece = pygame.transform.flip(whole.subsurface((left, top, wide, high)), column == 2, row == 2)
        return pygame.transform.scale(piece, size)

    return _SHADOWS.get((corner, column, row, size), make)


def _corner(level: int, soft: int, radius: int) -> pygame.Surface:
    """The upper left corner of a large blurred box: `soft` pixels outside and as many inside its edges."""

    def make() -> pygame.Surface:
        # A blur has no detail: it is computed on every third pixel, or on fewer of a wide one, and scaled up.
        grain = max(3, soft // 18)
        side = math.ceil(2 * soft / grain) + 1
        small = pygame.Surface((side, side), pygame.SRCALPHA, 32)
        places = [(number + 0.5) * grain - soft for number in range(side)]
        for y in range(side):
            rows = list(_rows(places[y], radius, soft / 2))
            for x in range(y, side):
                grey = (0, 0, 0, round(255 * LEVELS[level].dark * _shade(places[x], rows, soft / 2)))
                small.set_at((x, y), grey)
                small.set_at((y, x), grey)
        whole = pygame.transform.smoothscale(small, (side * grain, side * grain))
        return whole.subsurface((0, 0, 2 * soft, 2 * soft)).copy()

    return _SHADOWS.get(("corner", level, soft, radius), make)


def _rows(y: float, radius: float, sigma: float) -> Iterator[tuple[float, float]]:
    """The quadrant x, y > 0 with a rounded corner, in rows half a sigma apart round `y`: how much each
    weighs in a Gaussian blur there, and where it starts."""
    step = sigma / 2
    for n in range(-6, 7):
        row = y + n * step
        covered = min(max(row / step + 0.5, 0.0), 1.0)  # the row at the upper edge counts in part
        if covered:
            bow = min(max(radius - row, 0.0), radius)
            start = radius - math.sqrt(max(radius * radius - bow * bow, 0.0))
            yield covered * math.exp(-n * n / 8) / (math.sqrt(math.tau) * 2), start


def _shade(x: float, rows: Sequence[tuple[float, float]], sigma: float) -> float:
    """How much of a Gaussian blur at `x` lies on these rows: exact across, summed down.

    The last two per cent, which reach on for ever, are cut off evenly: two sigma out there is no shadow.
    """
    wide = sigma * math.sqrt(2)
    total = sum(weight * (0.5 + 0.5 * math.erf((x - start) / wide)) for weight, start in rows)
    return min(max(total - _TAIL, 0.0) / (1 - 2 * _TAIL), 1.0)
