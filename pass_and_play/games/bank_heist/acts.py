"""What may be done in the negotiation: its option keys, made and read."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from pass_and_play.engine.ask import Option, Seat, option

ASK = option("boss ask")
COUNTDOWN = option("boss countdown")
TIME_UP = option("time_up")
PAY, REFUSE = option("pay"), option("refuse")
SILENT = option("silent")


class Act(NamedTuple):
    """What an option key does: `seat:2 stay`, `offer:3 accept`, `threat:1 seat:2`, `boss ask`."""

    verb: str
    number: int = 0
    """The seat that acts, or the number of the offer."""
    place: int = 0
    seat: Seat = 0
    """Whose character a threat card looks at."""


@cache
def act_of(key: str) -> Act:
    """The act that an option key names."""
    named = dict(part.split(":") for part in key.split() if ":" in part)
    place = int(named.get("place", 0))
    if "threat" in named:
        return Act("threat", int(named["threat"]), place, int(named["seat"]))
    number = int(named.get("seat", named.get("offer", 0)))
    return Act(key.split()[-1], number, place)


@cache
def may_offer(*seats: Seat) -> tuple[Option, ...]:
    """These seats may make an offer."""
    return tuple(option(f"seat:{seat} offer") for seat in seats)


@cache
def may_look(seat: Seat, path: str) -> Option:
    """A threat card of this seat may be spent on the character of this path."""
    return option(f"threat:{seat} {path}")
