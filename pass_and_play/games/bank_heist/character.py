"""A character card before its player, from the plan to the end of the round."""

from __future__ import annotations

from functools import cache
from typing import Literal

from pass_and_play.engine.ask import Option, Say, Seat, Who, option, say, who
from pass_and_play.engine.secret import Secret
from pass_and_play.games.bank_heist.cards import Role
from pass_and_play.games.bank_heist.reveal import Fate

Stance = Literal["open", "in", "out"]
"""Undecided, in the heist, or taken back."""
Bound = Literal["stay", "leave"]
"""What deals have agreed for a character."""

_SIDES = ("left", "right")


class LaidCharacter:
    """A character that lies at `place` from the left before its player, with a `deposit` in millions on it.

    `number` is that of its role among those in play. `path` is its name in option keys: `seat:2`, or
    `seat:2 place:1` where everybody lays two; `who` names it in sentences.
    """

    __slots__ = (
        "bound",
        "choices",
        "claim",
        "deposit",
        "fate",
        "number",
        "path",
        "place",
        "places",
        "role",
        "seat",
        "stance",
        "who",
    )

    def __init__(
        self, seat: Seat, place: int, number: int, role: Secret[Role], *, places: int, deposit: int
    ) -> None:
        self.seat = seat
        self.place = place
        self.places = places
        self.number = number
        self.role = role
        self.deposit = deposit
        self.path = path_of(seat, place, places)
        self.who = _who(seat, place, places)
        self.stance: Stance = "open"
        self.bound: Bound | None = None
        self.choices = _choices(self.path)
        """The options of its player: to stay or to leave, or what it is bound to."""
        self.claim: str | None = None
        self.fate: Fate | Literal["left"] = "left"

    def bind(self, deed: Bound) -> None:
        """From now on it can only do that."""
        self.bound = deed
        self.choices = (option(f"{self.path} {deed}"),)


@cache
def path_of(seat: Seat, place: int, places: int) -> str:
    """In option keys: a place beside a seat, its owner's or in an offer that of the payer."""
    return f"seat:{seat}" if places == 1 else f"seat:{seat} place:{place}"


@cache
def _choices(path: str) -> tuple[Option, ...]:
    return option(f"{path} stay"), option(f"{path} leave")


@cache
def _who(seat: Seat, place: int, places: int) -> Who | Say:
    return who(seat) if places == 1 else say(f"log.{_SIDES[place]}", seat=who(seat))
