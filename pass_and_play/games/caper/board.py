"""The public board of Caper as a value: everything that lies open, and nothing that is hidden.

A play makes a new board of the old one (`plays`), so that rules, forecasts and opponents all reckon with the
same thing.
"""

from __future__ import annotations

from typing import NamedTuple

from pass_and_play.games.caper.cards import Card, Gear, Location, Thief
from pass_and_play.games.caper.measures import MOST_THIEVES

Side = int
CREAM: Side = 0
MINT: Side = 1


class Laid(NamedTuple):
    """A gear card on the table."""

    card: Gear
    flipped: bool = False


class Stack(NamedTuple):
    """A thief with the gear on it, oldest first. `flipped` is said of the thief itself."""

    thief: Thief
    flipped: bool = False
    gear: tuple[Laid, ...] = ()


class Place(NamedTuple):
    """A location with the thieves of cream and of mint, each side from left to right."""

    location: Location
    sides: tuple[tuple[Stack, ...], tuple[Stack, ...]] = ((), ())


class Board(NamedTuple):
    """All that lies open. Coins by side; `discards` by side, oldest first; `city_colour` is the colour of
    the gear of the city in play."""

    places: tuple[Place, ...]
    coins: tuple[int, int]
    supply: int
    discards: tuple[tuple[Card, ...], tuple[Card, ...]]
    city_colour: str


class At(NamedTuple):
    """Where a card lies: a location (`stack` None), a thief of a side at it (`layer` None), or the gear card
    on that thief, 0 the oldest."""

    place: int
    side: Side | None = None
    stack: int | None = None
    layer: int | None = None


Spot = int
"""A thief of one side, or the room for one: `3 * place + stack`. Options name them `thief:4`, `rival:4`."""


def place_of(spot: Spot) -> int:
    """The location of a spot."""
    return spot // MOST_THIEVES


def spot_of(place: int, stack: int) -> Spot:
    """The spot of the thief `stack` at a location."""
    return place * MOST_THIEVES + stack
