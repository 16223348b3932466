"""Deals: money for staying or leaving (rulebook, phase 2). All sums in millions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import NamedTuple

from pass_and_play.engine.ask import Option, Seat, option
from pass_and_play.games.bank_heist.character import LaidCharacter, path_of

MOST_OFFERS = 10
"""Offers that one seat may make in a heist (house rule, so that the phase ends)."""
HIDDEN_MOST = 20
"""The highest amount of an offer where nobody knows what the payer has."""


class Stage(StrEnum):
    """What has become of an offer."""

    OPEN = "open"
    AGREED = "agreed"
    PAID = "paid"
    VOID = "void"


class Deed(StrEnum):
    """What the payee is paid for."""

    STAY = "stay"
    LEAVE = "leave"


@dataclass(frozen=True, slots=True)
class Offer:
    """An offer and what has become of it. It is for one character of the payee, at `place` from the left."""

    number: int
    maker: Seat
    payer: Seat
    payee: Seat
    place: int
    amount: int
    deed: Deed
    stage: Stage


class Deal:
    """An offer on its way, for one character: open, then agreed and paid, or void. `number` counts from 1."""

    __slots__ = ("amount", "answers", "character", "deed", "maker", "number", "payer", "refusal", "stage")

    def __init__(self, number: int, maker: Seat, payer: Seat, character: LaidCharacter, terms: Terms) -> None:
        self.number = number
        self.maker = maker
        self.payer = payer
        self.character = character
        self.amount = terms.amount
        self.deed = terms.deed
        self.stage = Stage.OPEN
        self.answers = _answers(number)
        self.refusal = self.answers[1:]

    @property
    def payee(self) -> Seat:
        """The owner of the character."""
        return self.character.seat

    @property
    def answerer(self) -> Seat:
        """The other one of the two, who may accept."""
        return self.payee if self.maker == self.payer else self.payer

    @property
    def offer(self) -> Offer:
        """As it stands now, for a view."""
        return Offer(
            number=self.number,
            maker=self.maker,
            payer=self.payer,
            payee=self.payee,
            place=self.character.place,
            amount=self.amount,
            deed=self.deed,
            stage=self.stage,
        )


@cache
def _answers(number: int) -> tuple[Option, ...]:
    return option(f"offer:{number} accept"), option(f"offer:{number} no")


class Terms(NamedTuple):
    """What an option key such as `pay seat:2 deed:leave amount:3` offers.

    `pays` says that the maker is the payer; `place` is that of the payee's character.
    """

    pays: bool
    seat: Seat
    place: int
    deed: Deed
    amount: int


@cache
def terms_of(key: str) -> Terms:
    """The terms that an option key names."""
    verb, *things = key.split()
    named = dict(thing.split(":") for thing in things)
    return Terms(
        pays=verb == "pay",
        seat=int(named["seat"]),
        place=int(named.get("place", 0)),
        deed=Deed(named["deed"]),
        amount=int(named["amount"]),
    )


@cache
def amounts(verb: str, path: str, bound: str | None, most: int) -> tuple[Option, ...]:
    """All offers of 1 to `most` about one character: for both deeds, or for the one that it is bound to."""
    return tuple(
        option(f"{verb} {path} deed:{deed} amount:{amount}")
        for deed in Deed
        if bound in (None, deed)
        for amount in range(1, most + 1)
    )


BACK = option("back")


def offers_of(maker: Seat, undecided: Iterable[LaidCharacter], limits: Sequence[int]) -> tuple[Option, ...]:
    """All offers that a seat may make: to pay for others' undecided characters, or to be paid for its own.

    `limits` says for every seat up to how much it may promise.
    """
    found: list[Option] = []
    for character in undecided:
        if character.seat != maker:
            found += amounts("pay", character.path, character.bound, limits[maker])
            continue
        for payer, most in enumerate(limits):
            if most and payer != maker:
                found += amounts(
                    "get", path_of(payer, character.place, character.places), character.bound, most
                )
    found.append(BACK)
    return tuple(found)
