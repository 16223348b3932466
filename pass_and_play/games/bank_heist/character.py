"""A character card before its player, from the plan to the end of the round."""

from __future__ import annotations

from typing import Literal

from pass_and_play.engine.ask import Say, Seat, Who, say
from pass_and_play.engine.secret import Secret
from pass_and_play.games.bank_heist.cards import Role

Stance = Literal["open", "in", "out"]
"""Undecided, in the heist, or taken back."""
Bound = Literal["stay", "leave"]
"""What deals have agreed for a character."""

_SIDES = ("left", "right")


class LaidCharacter:
    """A character that lies at `place` from the left before its player, with a `deposit` in millions on it.

    `path` is its name in option keys: `seat:2`, or `seat:2 place:1` where everybody lays two.
    """

    __slots__ = ("bound", "claim", "deposit", "path", "place", "places", "role", "seat", "stance")

    def __init__(self, seat: Seat, place: int, role: Role, *, places: int, deposit: int) -> None:
        self.seat = seat
        self.place = place
        self.places = places
        # A card of its own, so that two drivers are told apart.
        self.role = Secret(Role(role.key, role.order), "character", seat)
        self.deposit = deposit
        self.path = self.path_for(seat)
        self.stance: Stance = "open"
        self.bound: Bound | None = None
        self.claim: str | None = None

    def path_for(self, seat: Seat) -> str:
        """In option keys: the place of this character beside a seat, its owner's or that of its payer."""
        return f"seat:{seat}" if self.places == 1 else f"seat:{seat} place:{self.place}"

    @property
    def who(self) -> Who | Say:
        """In sentences: its owner, with its place where everybody lays two."""
        who = Who(self.seat)
        return who if self.places == 1 else say(f"log.{_SIDES[self.place]}", seat=who)
