"""The actions of the prisoners as options: `look item:3`, `look centre`, `swap item:1 item:3`,
`swap item:1 centre`."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from pass_and_play.engine.ask import Option, Seat, option
from pass_and_play.games.executioner.court import CENTRE

CENTRE_THING = "centre"
"""The centre card in option keys."""


@cache
def options(prisoners: tuple[Seat, ...]) -> tuple[Option, ...]:
    """To look at any one item, or to swap any two: each pair once, the lower seat first, the centre last."""
    things = [f"item:{seat}" for seat in sorted(prisoners)]
    things.append(CENTRE_THING)
    looks = [f"look {thing}" for thing in things]
    swaps = [f"swap {one} {other}" for one, other in combinations(things, 2)]
    return tuple(option(key) for key in (*looks, *swaps))


@cache
def places(key: str) -> tuple[int, ...]:
    """The places that an option names: one for a look, two for a swap."""
    _, *things = key.split()
    return tuple(CENTRE if thing == CENTRE_THING else int(thing.partition(":")[2]) for thing in things)
