"""The cards of Caper: thieves, gear and locations of a box with three cities, and the rounds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from pass_and_play.cards.card_file import ReadCards
from pass_and_play.cards.node import Node
from pass_and_play.cards.option import KnownOptions
from pass_and_play.games.caper.effect_reader import read_effects
from pass_and_play.games.caper.effects import GEAR_COLOURS, Effect
from pass_and_play.games.caper.measures import MOST_THIEVES, PLACES, SIDES

Deck = Literal["thief", "gear"]
CITIES = ("paris", "rome", "london")
BASE = "base"
"""The cards that are in every game."""
MASTERMINDS = 2
"""Those whom a round deals to, however many play."""
ROUNDS = 6
MOST_PLAYERS = 4
MOST_DEAL = 6
"""As many cards as a hand has room for."""
MOST_AMOUNT = 99
"""The most coins in the box, and points of a set."""
MOST_PRICE = 9
"""The highest income and cost."""

ROOM = PLACES * MOST_THIEVES
"""Thieves of one side."""


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


def _read_cards(node: Node, players: range) -> Cards:
    """The cards of a card file; a fault for everything that the game could not be played with."""
    fields = node.fields("coins", "sets", "rounds", "cities", "colours", "thieves", "gear", "locations")
    for key, name in fields["colours"].fields("cream", *GEAR_COLOURS).items():
        name.texts(f"colour.{key}")
    cards = Cards(
        thieves=tuple(_read_thief(key, entry) for key, entry in fields["thieves"].by_word().items()),
        gear=tuple(_read_gear(key, entry) for key, entry in fields["gear"].by_word().items()),
        locations=tuple(_read_location(key, entry) for key, entry in fields["locations"].by_word().items()),
        cities=_read_cities(fields["cities"]),
        rounds=_read_rounds(fields["rounds"]),
        coins=fields["coins"].whole(least=1, most=MOST_AMOUNT),
        sets=_read_sets(fields["sets"]),
    )
    _check_decks(cards, fields)
    if players and players[-1] > MOST_PLAYERS:
        node.fault(
            f"are for up to {players[-1]} players", f"Write 'players: {{least: 2, most: {MOST_PLAYERS}}}'."
        )
    return cards


def _read_thief(key: str, node: Node) -> Thief:
    fields = _read_named(node, f"thief.{key}", "city", "income", "effects")
    return Thief(
        key=key,
        city=fields["city"].choice((BASE, *CITIES)),
        income=fields["income"].whole(least=0, most=MOST_PRICE),
        effects=read_effects(fields["effects"], "card"),
    )


def _read_gear(key: str, node: Node) -> Gear:
    fields = _read_named(node, f"gear.{key}", "city", "colour", "cost", "effects")
    return Gear(
        key=key,
        city=fields["city"].choice((BASE, *CITIES)),
        colour=fields["colour"].choice(GEAR_COLOURS),
        cost=fields["cost"].whole(least=0, most=MOST_PRICE),
        effects=read_effects(fields["effects"], "card"),
    )


def _read_location(key: str, node: Node) -> Location:
    fields = _read_named(node, f"location.{key}", "city", "reward", optional=("modifiers",))
    return Location(
        key=key,
        city=fields["city"].choice((BASE, *CITIES)),
        reward=read_effects(fields["reward"], "reward"),
        modifiers=read_effects(fields["modifiers"], "modifiers") if "modifiers" in fields else (),
    )


def _read_cities(node: Node) -> dict[str, City]:
    cities = {}
    for key, entry in node.fields(*CITIES).items():
        fields = _read_named(entry, f"city.{key}", "stars", "colour")
        stars = fields["stars"].whole(least=1, most=len(CITIES))
        cities[key] = City(key, stars, fields["colour"].choice(GEAR_COLOURS))
    return cities


def _read_named(node: Node, key: str, *needed: str, optional: tuple[str, ...] = ()) -> dict[str, Node]:
    """The fields of a card or city, whose name is kept under `key`, without the marks of their origin."""
    fields = _read_marked(node, *needed, "name", optional=optional)
    fields["name"].texts(key)
    return fields


def _read_marked(node: Node, *needed: str, optional: tuple[str, ...] = ()) -> dict[str, Node]:
    """The fields of a mapping that may say which of them are ours (`house_values`) and which probable
    (`likely_values`). Of a modifier a part may be ours alone."""
    marks = ("house_values", "likely_values")
    fields = node.fields(*needed, optional=(*optional, *marks))
    parts = ("modifiers.what", "modifiers.n") if "modifiers" in optional else ()
    marked: list[str] = []
    for entry in (entry for mark in marks if mark in fields for entry in fields[mark].items()):
        name = entry.choice((*needed, *optional, *parts))
        if entry.sound and name in marked:
            entry.fault(f"is '{name}', which is marked twice", "Keep one of the two.")
        marked.append(name)
    return fields


def _read_rounds(node: Node) -> tuple[Round, ...]:
    """Six rounds; the thieves that they let a side play have room on its side of the table."""
    rounds = tuple(_read_round(entry) for entry in node.items())
    if node.sound and len(rounds) != ROUNDS:
        node.fault(f"has {len(rounds)} entries", f"Make it {ROUNDS}, one a round.")
    plays = sum(entry.deal - 1 for entry in rounds if entry.deck == "thief")
    if node.sound and plays > ROOM:
        node.fault(
            f"let each play {plays} thieves",
            f"Deal fewer: there is room for {ROOM}, and a hand's last card is not played.",
        )
    return rounds


def _read_round(node: Node) -> Round:
    fields = _read_marked(node, "deck", "deal", "first")
    decks: tuple[Deck, ...] = ("thief", "gear")
    return Round(
        deck=fields["deck"].choice(decks),
        deal=fields["deal"].whole(least=2, most=MOST_DEAL),
        first=SIDES.index(fields["first"].choice(SIDES)),
    )


def _read_sets(node: Node) -> tuple[int, int, int]:
    fields = node.fields("1", "2", "3")
    one, two, three = (fields[str(size)].whole(least=0, most=MOST_AMOUNT) for size in (1, 2, 3))
    return one, two, three


def _check_decks(cards: Cards, fields: Mapping[str, Node]) -> None:
    """Every city has cards for both Masterminds in all rounds, however many play, and three locations."""
    if not fields["rounds"].sound:
        return
    thieves, gear = (
        MASTERMINDS * sum(entry.deal for entry in cards.rounds if entry.deck == deck)
        for deck in ("thief", "gear")
    )
    needed = {"thieves": thieves, "gear": gear, "locations": PLACES}
    sound = {name for name in needed if fields[name].sound}
    for city in CITIES:
        for (name, least), deck in zip(needed.items(), cards.of_city(city), strict=True):
            if name in sound and len(deck) < least:
                fields[name].fault(
                    f"come to {len(deck)} cards in a game of '{city}'",
                    f"Make it {least} or more, those of '{BASE}' included.",
                )


OPTIONS: KnownOptions = {"city": CITIES, "parts": ("chosen", "random")}
"""What may be agreed before the game: the city, and whether who is who is agreed or drawn."""

read = ReadCards(_read_cards, OPTIONS)
"""How the card file of this game is read."""
