"""The cards of Caper: thieves, gear and locations of a box with three cities, and the rounds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from pass_and_play.games.caper.effects import Effect

Deck = Literal["thief", "gear"]
CITIES = ("paris", "rome", "london")
BASE = "base"
"""The cards that are in every game."""


@dataclass(frozen=True, slots=True)
class Thief:
    """A thief card. Its name is the text `thief.<key>`. `income` are the coins that it brings when played."""

    key: str
    city: str
    income: int
    effects: tuple[Effect, ...]
    deck: Literal["thief"] = field(default="thief", init=False)


@dataclass(frozen=True, slots=True)
class Gear:
    """A gear card. Its name is the text `gear.<key>`. `cost` are the coins that are paid to play it."""

    key: str
    city: str
    colour: str
    cost: int
    effects: tuple[Effect, ...]
    deck: Literal["gear"] = field(default="gear", init=False)


Card = Thief | Gear


@dataclass(frozen=True, slots=True)
class Location:
    """A location card. Its name is the text `location.<key>`. `reward` is for the side that wins it,
    `modifiers` hold for both sides all the time."""

    key: str
    city: str
    reward: tuple[Effect, ...]
    modifiers: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class City:
    """A city. Its name is the text `city.<key>`. `stars` say how demanding it is; `colour` is that of its
    gear."""

    key: str
    stars: int
    colour: str


@dataclass(frozen=True, slots=True)
class Round:
    """One round: `deal` cards of a deck to each Mastermind; `first` is the side that plays first, 0 cream."""

    deck: Deck
    deal: int
    first: int


@dataclass(frozen=True, slots=True)
class Cards:
    """All that the card file says about the game. `coins` are those of the box; `sets` are the points for a
    set of one, two and three different goods."""

    thieves: tuple[Thief, ...]
    gear: tuple[Gear, ...]
    locations: tuple[Location, ...]
    cities: Mapping[str, City]
    rounds: tuple[Round, ...]
    coins: int
    sets: tuple[int, int, int]

    def of_city(self, city: str) -> tuple[tuple[Thief, ...], tuple[Gear, ...], tuple[Location, ...]]:
        """The three decks of a game in this city: its own cards and those of every game."""
        here = (BASE, city)
        return (
            tuple(card for card in self.thieves if card.city in here),
            tuple(card for card in self.gear if card.city in here),
            tuple(card for card in self.locations if card.city in here),
        )
