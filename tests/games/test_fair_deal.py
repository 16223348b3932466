"""Deals are fair: what a seat is dealt depends neither on its place nor on the deal before.

Games in which everybody holds the same cards and chooses deal nothing that could be unfair.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from typing import Any, TypeVar

import pytest

from pass_and_play.cards.card_file import CardFile
from pass_and_play.cards.option import checked
from pass_and_play.catalogue import GAMES, Entry, read_library
from pass_and_play.engine.ask import Seat, Where
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.game import Game
from pass_and_play.engine.playout import random_picks
from pass_and_play.places import data_root

DEALS = 2000
MOST_SEATS = 8
LIBRARY = read_library(data_root() / "card_data")

T = TypeVar("T")

Thing = tuple[str, Any]
"""A kind of secret and its value: a role, or a card of a hand."""

Place = int
"""Of a seat in the order in which the device goes round, so that it does not matter who begins."""


def file_of(entry: Entry) -> CardFile[Any]:
    """The card file of a game."""
    file = LIBRARY[entry.id]
    assert isinstance(file, CardFile)
    return file


DEALING = [entry for entry in GAMES if entry.id != "bank_heist"]
TABLES = [
    pytest.param(entry, seats, id=f"{entry.id}-{seats}")
    for entry in DEALING
    for seats in file_of(entry).players
]


def dealt(entry: Entry, seats: int, dice: Callable[[int], Dice] = Dice) -> list[list[tuple[Thing, Place]]]:
    """Many deals: what everybody holds that nobody else sees, when the device goes round first."""
    file = file_of(entry)
    options = checked({}, file.options)
    return [
        list(held(entry.kind.open(seats, file.cards, options, dice(seed)), Dice(~seed)))
        for seed in range(DEALS)
    ]


def held(game: Game, luck: Dice) -> Iterator[tuple[Thing, Place]]:
    """What is in sight in the visits of the first series, which comes after questions to the table, or else
    in the first visit of every seat."""
    flow = game.play()
    ask = next(flow)
    while ask.where is Where.OPEN:
        ask = flow.send(random_picks(ask, luck))
    visited: list[Seat] = []
    most = len(ask.order) or MOST_SEATS
    while len(visited) < most and ask.seat not in visited:
        for secret in game.secrets():
            if secret.open_to == {ask.seat}:
                yield (secret.kind, secret.value), len(visited)
        visited.append(ask.seat)
        ask = flow.send(random_picks(ask, luck))


def unevenness(deals: list[list[tuple[Thing, Place]]]) -> dict[str, float]:
    """By kind: chi-square of thing x place, as the number of its own spreads above what chance brings."""
    found = Counter(pair for deal in deals for pair in deal)
    things: dict[str, set[Thing]] = defaultdict(set)
    for thing, _ in found:
        things[thing[0]].add(thing)
    return {kind: _spreads(found, of_kind, shares(deals, kind)) for kind, of_kind in things.items()}


def shares(deals: list[list[tuple[Thing, Place]]], kind: str | None = None) -> list[float]:
    """What part of all that is dealt, or of one kind, goes to each place: a Snitch is dealt more."""
    dealt_to = Counter(place for deal in deals for thing, place in deal if kind in (None, thing[0]))
    return [dealt_to[place] / dealt_to.total() for place in range(1 + max(dealt_to))]


def _spreads(found: Counter[tuple[Thing, Place]], things: set[Thing], shares: list[float]) -> float:
    square = 0.0
    for thing in things:
        counts = [found[thing, place] for place in range(len(shares))]
        expected = [sum(counts) * share for share in shares]
        square += sum((count - hoped) ** 2 / hoped for count, hoped in zip(counts, expected, strict=True))
    freedom = max(1, len(things) - 1) * (len(shares) - 1)
    return (square - freedom) / sqrt(2 * freedom)


@pytest.mark.parametrize(("entry", "seats"), TABLES)
def test_no_seat_is_dealt_anything_more_often(entry: Entry, seats: int) -> None:
    uneven = unevenness(dealt(entry, seats))
    assert uneven
    assert max(uneven.values()) < 4, uneven


@pytest.mark.parametrize(("entry", "seats"), TABLES)
def test_nobody_gets_the_same_role_again_more_often_than_chance(entry: Entry, seats: int) -> None:
    """From one deal to the next, for everything of which there is one: one place in so many keeps it."""
    again, chances = 0, 0
    before: dict[Thing, Place] = {}
    deals = dealt(entry, seats)
    for deal in deals:
        number = Counter(thing for thing, _ in deal)
        now = {thing: place for thing, place in deal if number[thing] == 1}
        chances += len(before.keys() & now.keys())
        again += sum(before[thing] == now[thing] for thing in before.keys() & now.keys())
        before = now
    share = sum(part**2 for part in shares(deals))
    spread = sqrt(chances * share * (1 - share))
    assert chances > DEALS / 2
    # Things of one deal hang together a little, hence more than the usual four spreads.
    assert abs(again - chances * share) < 6 * spread


class LazyDice(Dice):
    """Dice that leave every other pile as it lies."""

    def shuffled(self, things: Sequence[T]) -> list[T]:
        """As it lies, or shuffled."""
        return list(things) if self.below(2) == 0 else super().shuffled(things)


@pytest.mark.parametrize("entry", [pytest.param(entry, id=entry.id) for entry in DEALING])
def test_a_lazy_shuffle_is_caught(entry: Entry) -> None:
    seats = file_of(entry).players[-1]
    assert max(unevenness(dealt(entry, seats, LazyDice)).values()) > 10


def test_the_others_deal_the_same_to_every_seat() -> None:
    for entry in GAMES:
        if entry not in DEALING:
            for seats in file_of(entry).players:
                deal = dealt(entry, seats)[0]
                hands = [Counter(thing for thing, place in deal if place == p) for p in range(seats)]
                assert hands == hands[:1] * seats
