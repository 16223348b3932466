"""The only luck in the house."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

V = TypeVar("V")


class Dice:
    """Luck from a seed.

    Built on `Random.random` alone, the one method whose results Python keeps the same from version to
    version, so that a record means the same match everywhere.
    """

    __slots__ = ("_random",)

    def __init__(self, seed: int) -> None:
        self._random = Random(seed).random

    def below(self, limit: int) -> int:
        """A whole number from 0 to `limit` - 1."""
        return int(self._random() * limit)

    def one_of(self, things: Sequence[V]) -> V:
        """One of the things, each equally likely."""
        return things[int(self._random() * len(things))]

    def shuffled(self, things: Sequence[V]) -> list[V]:
        """The things in a random order (Fisher-Yates); the given sequence is left as it is."""
        deck = list(things)
        random = self._random
        for last in range(len(deck) - 1, 0, -1):
            other = int(random() * (last + 1))
            deck[last], deck[other] = deck[other], deck[last]
        return deck

    def some_of(self, things: Sequence[V], count: int) -> list[V]:
        """`count` different things in a random order."""
        return self.shuffled(things)[:count]
