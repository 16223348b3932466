"""Hidden things: a card or a role that only some seats may see.

Rules read `.value`; views call `peek`. Nothing is visible by default, and showing is a verb in the
rules, so that a leak has to be written on purpose.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from functools import cache
from typing import Any, Final, Generic, Literal, TypeVar

from pass_and_play.engine.ask import TABLE, Seat
from pass_and_play.engine.dice import Dice

V = TypeVar("V")


class Hidden(Enum):
    """What a view holds in the place of something that its seat may not see."""

    HIDDEN = "hidden"


HIDDEN: Final = Hidden.HIDDEN


@cache
def _viewers(*seats: Seat) -> frozenset[Seat]:
    return frozenset(seats)


@cache
def _joined(viewers: frozenset[Seat], *seats: Seat) -> frozenset[Seat]:
    return viewers.union(seats)


class Secret(Generic[V]):
    """One hidden thing of a kind; things of one kind look alike from behind.

    `open_to` are the seats whose views show it now, `seen_by` those who have ever seen it. `TABLE` in
    either set stands for everybody.
    """

    __slots__ = ("kind", "open_to", "seen_by", "value")

    def __init__(self, value: V, kind: str, *seats: Seat) -> None:
        """A hidden thing that these seats may see from the beginning."""
        self.value = value
        self.kind = kind
        self.open_to = self.seen_by = _viewers(*seats)

    def peek(self, seat: Seat) -> V | Literal[Hidden.HIDDEN]:
        """The value, if this seat may see it now, else HIDDEN. `TABLE` asks for everybody."""
        open_to = self.open_to
        return self.value if seat in open_to or TABLE in open_to else HIDDEN

    def show(self, *seats: Seat) -> None:
        """Open it to these seats from now on."""
        self.open_to = _joined(self.open_to, *seats)
        self.seen_by = _joined(self.seen_by, *seats)

    def show_all(self) -> None:
        """Turn it face up on the table."""
        self.open_to = _joined(self.open_to, TABLE)
        self.seen_by = _joined(self.seen_by, TABLE)

    def glimpse(self, seat: Seat) -> Glimpse:
        """Open it to one seat inside the `with` block only: a look that is not repeated."""
        return Glimpse(self, seat)

    def is_known_to(self, seat: Seat) -> bool:
        """Whether this seat has ever seen it. For the laws; `TABLE` asks for everybody."""
        return seat in self.seen_by or TABLE in self.seen_by


class Glimpse:
    """A look at one hidden thing, as long as the `with` block lasts."""

    __slots__ = ("_seat", "_secret", "_was_open")

    def __init__(self, secret: Secret[Any], seat: Seat) -> None:
        self._secret = secret
        self._seat = seat
        self._was_open = seat in secret.open_to

    def __enter__(self) -> None:
        self._secret.show(self._seat)

    def __exit__(self, *raised: object) -> None:
        if not self._was_open:
            self._secret.open_to -= {self._seat}


def shuffled(pile: Sequence[Secret[V]], dice: Dice) -> list[Secret[V]]:
    """A shuffled pile of new things that nobody has seen, so that no card can be followed through it."""
    return [Secret(card.value, card.kind) for card in dice.shuffled(pile)]
