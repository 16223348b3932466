"""What touching a part of the offer sheet stands for: the things of the offer, as far as they go together.

Whoever makes the offer either pays another seat (`pay seat:T`) or is paid by it (`get seat:T`); with three
players `place:P` is the payee's character. What is chosen stays as long as it goes with what is touched.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pass_and_play.engine.ask import Seat, number_of
from pass_and_play.games.bank_heist.deals import Deed
from pass_and_play.ui.choice import Choice
from pass_and_play.ui.room import Room


@dataclass(frozen=True, slots=True)
class OfferKeys:
    """The keys of one offer in the making. `amounts` are all that any offer could have, in millions."""

    maker: Seat
    pair: bool
    choice: Choice
    amounts: tuple[int, ...]

    @classmethod
    def of(cls, room: Room, maker: Seat, *, pair: bool) -> OfferKeys:
        """Those of the question that is on; `pair` says that everybody has two characters."""
        assert room.ask is not None and room.choice is not None
        amounts = {number_of(one.key, "amount") for one in room.ask.options if "amount:" in one.key}
        return cls(maker, pair, room.choice, tuple(sorted(amounts)))

    # ------------------------------------------------------------------ who

    def payer(self, seat: Seat) -> str:
        """Of a seat in the row of those who pay."""
        return "pay" if seat == self.maker else f"get seat:{seat}"

    def payee(self, seat: Seat, place: int) -> str:
        """Of a character in the row of those who are paid."""
        who = "get" if seat == self.maker else f"pay seat:{seat}"
        return f"{who} place:{place}" if self.pair else who

    @property
    def paying(self) -> Seat | None:
        """Who pays, if that is chosen."""
        return self.maker if self.choice.holds("pay") else self._other("get")

    @property
    def paid(self) -> tuple[Seat, int] | None:
        """Who is paid, for which character, if that is chosen."""
        place = self._number("place", self._chosen) if self.pair else 0
        seat = self.maker if self.choice.holds("get") else self._other("pay")
        return None if seat is None or place is None else (seat, place)

    def _other(self, role: str) -> Seat | None:
        return self._number("seat", self._chosen) if self.choice.holds(role) else None

    # ------------------------------------------------------------------ how much, what for

    @property
    def deed(self) -> Deed | None:
        """What the payee is paid for, if that is chosen."""
        return next((deed for deed in Deed if self.choice.holds(f"deed:{deed}")), None)

    @property
    def amount(self) -> int:
        """The amount that is shown: the one chosen, else the least."""
        chosen = self._number("amount", self._chosen)
        return chosen if chosen is not None else self._offered(self._who)[0]

    def step(self, way: int) -> int | None:
        """The next amount up (1) or down (-1) that goes with the rest; None where there is none."""
        now, offered = self.amount, self._offered((*self._who, *self._what))
        beyond = [n for n in offered if (n - now) * way > 0]
        return min(beyond, key=lambda n: abs(n - now), default=None)

    @property
    def most(self) -> int:
        """The largest amount that goes with the rest."""
        return self._offered((*self._who, *self._what))[-1]

    def allows(self, key: str) -> bool:
        """Whether some offer has these things, and those whom it concerns as chosen."""
        return self.choice.offers(" ".join((*self._who, *key.split())))

    def _offered(self, things: Sequence[str]) -> tuple[int, ...]:
        fitting = tuple(n for n in self.amounts if self.choice.offers(" ".join((*things, f"amount:{n}"))))
        return fitting or self.amounts

    # ------------------------------------------------------------------ what is touched

    def touched(self, key: str) -> str:
        """All things that a touch of `key` chooses, or the ones that it takes back.

        The amount goes with it, as near to the one shown as there is; and the deed, where there is but one.
        """
        if self.choice.holds(key):
            return key
        things = key.split()
        other_way = {"pay", "get"} & set(self._who) != {"pay", "get"} & set(things)
        for kept in (*self._who, *self._what):
            if other_way and kept.startswith("place:"):
                continue  # it is another seat's character
            if kept not in things and self.choice.offers(" ".join((*things, kept))):
                things.append(kept)
        deeds = [deed for deed in Deed if self.choice.offers(" ".join((*things, f"deed:{deed}")))]
        concerned = any(thing.startswith("seat:") for thing in things)
        if concerned and len(deeds) == 1 and f"deed:{deeds[0]}" not in things:
            things.append(f"deed:{deeds[0]}")
        offered = self._offered(things)
        amount = max((n for n in offered if n <= self.amount), default=offered[0])
        return " ".join((*things, f"amount:{amount}"))

    @property
    def _chosen(self) -> tuple[str, ...]:
        return self.choice.chosen

    @property
    def _who(self) -> tuple[str, ...]:
        return tuple(t for t in self._chosen if t in ("pay", "get") or t.startswith(("seat:", "place:")))

    @property
    def _what(self) -> tuple[str, ...]:
        return tuple(thing for thing in self._chosen if thing.startswith("deed:"))

    @staticmethod
    def _number(thing: str, things: Sequence[str]) -> int | None:
        for one in things:
            name, _, number = one.partition(":")
            if name == thing:
                return int(number)
        return None
