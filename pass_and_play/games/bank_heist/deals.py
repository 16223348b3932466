"""Deals: money for staying or leaving (rulebook, phase 2). All sums in millions."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from pass_and_play.engine.ask import Seat

MOST_OFFERS = 10
"""Offers that one seat may make in a heist (house rule, so that the phase ends)."""


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
