"""Deals are fair: what a seat is dealt depends neither on the seat nor on the deal before.

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
from pass_and_play.engine.ask import TABLE, Seat
from pass_and_play.engine.dice import Dice
from pass_and_play.places import data_root

DEALS = 2000
LIBRARY = read_library(data_root() / "card_data")

T = TypeVar("T")

Thing = tuple[str, Any]
"""A kind of secret and its value: a role, or a card of a hand."""


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


def dealt(entry: Entry, seats: int, dice: Callable[[int], Dice] = Dice) -> Iterator[list[tuple[Thing, Seat]]]:
    """Many deals: what every seat holds that nobody else has seen."""
    file = file_of(entry)
    options = checked({}, file.options)
    for seed in range(DEALS):
        game = entry.kind.open(seats, file.cards, options, dice(seed))
        yield [
            ((secret.kind, secret.value), min(secret.open_to))
            for secret in game.secrets()
            if len(secret.open_to) == 1 and TABLE not in secret.open_to
        ]


def unevenness(deals: Iterator[list[tuple[Thing, Seat]]], seats: int) -> dict[str, float]:
    """By kind: chi-square of thing x seat, as the number of its own spreads above what chance brings."""
    found: Counter[tuple[Thing, Seat]] = Counter()
    for deal in deals:
        found.update(deal)
    things: dict[str, set[Thing]] = defaultdict(set)
    for thing, _ in found:
        things[thing[0]].add(thing)
    return {kind: _spreads(found, of_kind, seats) for kind, of_kind in things.items()}


def _spreads(found: Counter[tuple[Thing, Seat]], things: set[Thing], seats: int) -> float:
    square = 0.0
    for thing in things:
        counts = [found[thing, seat] for seat in range(seats)]
        expected = sum(counts) / seats
        square += sum((count - expected) ** 2 for count in counts) / expected
    freedom = max(1, len(things) - 1) * (seats - 1)
    return (square - freedom) / sqrt(2 * freedom)


@pytest.mark.parametrize(("entry", "seats"), TABLES)
def test_no_seat_is_dealt_anything_more_often(entry: Entry, seats: int) -> None:
    uneven = unevenness(dealt(entry, seats), seats)
    assert uneven
    assert max(uneven.values()) < 4, uneven


@pytest.mark.parametrize(("entry", "seats"), TABLES)
def test_nobody_gets_the_same_role_again_more_often_than_chance(entry: Entry, seats: int) -> None:
    """From one deal to the next, for everything of which there is one: one seat in so many keeps it."""
    again, chances = 0, 0
    before: dict[Thing, Seat] = {}
    for deal in dealt(entry, seats):
        number = Counter(thing for thing, _ in deal)
        now = {thing: seat for thing, seat in deal if number[thing] == 1}
        chances += len(before.keys() & now.keys())
        again += sum(before[thing] == now[thing] for thing in before.keys() & now.keys())
        before = now
    spread = sqrt(chances / seats * (1 - 1 / seats))
    assert chances > DEALS
    # Things of one deal hang together a little, hence more than the usual four spreads.
    assert abs(again - chances / seats) < 6 * spread


class LazyDice(Dice):
    """Dice that leave every tenth pile as it lies."""

    def shuffled(self, things: Sequence[T]) -> list[T]:
        """As it lies, or shuffled."""
        return list(things) if self.below(10) == 0 else super().shuffled(things)


@pytest.mark.parametrize("entry", [pytest.param(entry, id=entry.id) for entry in DEALING])
def test_a_lazy_shuffle_is_caught(entry: Entry) -> None:
    seats = file_of(entry).players[0]
    assert max(unevenness(dealt(entry, seats, LazyDice), seats).values()) > 10


def test_the_others_deal_the_same_to_every_seat() -> None:
    for entry in GAMES:
        if entry not in DEALING:
            for seats in file_of(entry).players:
                deal = next(dealt(entry, seats))
                hands = [Counter(thing for thing, seat in deal if seat == s) for s in range(seats)]
                assert hands == hands[:1] * seats
