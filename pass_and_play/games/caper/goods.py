"""Sets of stolen goods: the best that a Mastermind can make of them."""

from __future__ import annotations

from functools import cache

from pass_and_play.games.caper.effects import GOODS

SetPoints = tuple[int, int, int]
"""Points for a set of one, two and three different goods."""


@cache
def set_points(jewel: int, antique: int, painting: int, wild: int, sets: SetPoints) -> int:
    """The points of the best sets."""
    return _value(_best_sizes((jewel, antique, painting), wild, sets), sets)


def best_sets(
    jewel: int, antique: int, painting: int, wild: int, sets: SetPoints
) -> tuple[tuple[str, ...], ...]:
    """The sets with the most points together, the largest first, each as the names of its goods. It is exact
    for any `sets`; of equally good ways one with large sets is taken. A wild stays `wild`."""
    left = [jewel, antique, painting, *[1] * wild]
    names = [*GOODS[:3], *["wild"] * wild]
    made: list[tuple[str, ...]] = []
    for size, many in zip((3, 2, 1), _best_sizes((jewel, antique, painting), wild, sets), strict=True):
        for _ in range(many):
            # What there is most of first: so no good is left over that lacks a set of its own.
            chosen = sorted(sorted(range(len(left)), key=lambda i: -left[i])[:size])
            for i in chosen:
                left[i] -= 1
            made.append(tuple(names[i] for i in chosen))
    return tuple(made)


def _best_sizes(plain: tuple[int, int, int], wild: int, sets: SetPoints) -> tuple[int, int, int]:
    """How many sets of three, two and one goods are best."""
    most, second, _ = sorted(plain, reverse=True)
    total = sum(plain) + wild
    ways = [
        (threes, twos, total - 3 * threes - 2 * twos)
        for threes in range(total // 3, -1, -1)
        for twos in range((total - 3 * threes) // 2, -1, -1)
        # Each good once at most in a set, two goods twice at most (Gale and Ryser); wilds fit anywhere.
        if most <= total - 2 * threes - twos and most + second <= total - threes
    ]
    return max(ways, key=lambda way: _value(way, sets))


def _value(sizes: tuple[int, int, int], sets: SetPoints) -> int:
    threes, twos, ones = sizes
    return ones * sets[0] + twos * sets[1] + threes * sets[2]
