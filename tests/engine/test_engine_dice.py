"""Dice: the same seed means the same luck for ever, and all sides are equally likely."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from pass_and_play.engine import dice as module
from pass_and_play.engine.dice import Dice


def test_the_sequence_of_a_seed_never_changes() -> None:
    """Records of matches hold only as long as these numbers do."""
    dice = Dice(2024)
    assert [dice.below(100) for _ in range(10)] == [47, 72, 30, 88, 41, 71, 26, 24, 81, 49]
    assert "".join(dice.shuffled("abcdefgh")) == "ahecbgfd"
    assert dice.some_of(range(50), 5) == [35, 18, 24, 15, 12]
    assert "".join(dice.one_of("xyz") for _ in range(8)) == "zxxzxzxx"


class OnlyRandom:
    """A source of luck that has nothing but `random`."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed).random


def test_nothing_but_random_is_asked_for_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Python keeps the results of `random` alone from version to version."""
    fair = Dice(5)
    expected = (fair.below(6), fair.one_of("abc"), fair.shuffled("abcd"), fair.some_of("abcd", 2))
    monkeypatch.setattr(module, "Random", OnlyRandom)
    dice = Dice(5)
    assert (dice.below(6), dice.one_of("abc"), dice.shuffled("abcd"), dice.some_of("abcd", 2)) == expected


@pytest.mark.parametrize("limit", [1, 2, 6, 13])
def test_all_numbers_are_equally_likely(limit: int) -> None:
    dice = Dice(limit)
    thrown = Counter(dice.below(limit) for _ in range(500 * limit))
    assert set(thrown) == set(range(limit))
    assert all(400 < count < 600 for count in thrown.values())


def test_all_orders_are_equally_likely() -> None:
    dice = Dice(11)
    orders = Counter("".join(dice.shuffled("abcd")) for _ in range(24 * 400))
    assert len(orders) == 24
    assert all(300 < count < 500 for count in orders.values())


def test_all_choices_are_equally_likely() -> None:
    dice = Dice(12)
    chosen = Counter(frozenset(dice.some_of("abcde", 2)) for _ in range(10 * 400))
    assert len(chosen) == 10
    assert all(300 < count < 500 for count in chosen.values())


def test_the_things_that_are_shuffled_stay_as_they_are() -> None:
    things = [3, 1, 2]
    Dice(1).shuffled(things)
    Dice(1).some_of(things, 2)
    assert things == [3, 1, 2]


def test_shuffling_nothing_gives_nothing() -> None:
    assert Dice(1).shuffled([]) == []
    assert Dice(1).shuffled(["one"]) == ["one"]
    assert Dice(1).some_of([1, 2, 3], 0) == []


def test_two_dice_of_one_seed_do_not_disturb_each_other() -> None:
    first, second = Dice(9), Dice(9)
    thrown = [(first.below(100), second.below(100)) for _ in range(20)]
    assert all(one == other for one, other in thrown)
    assert len(set(thrown)) > 10
