"""What was done to the items where all could see it: who looked where, and what changed places."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Literal

from pass_and_play.engine.ask import Say, Seat, say, who
from pass_and_play.games.executioner.court import CENTRE

Kind = Literal["look", "swap", "shuffle", "shift_left", "shift_right", "shown"]


@dataclass(frozen=True, slots=True)
class Deed:
    """Something public that was done to items: `who` looked at or swapped `places` (seats, or -1 for the
    centre card), by their action or `by_gallows`, a gallows card. `who` None is the gallows card itself."""

    kind: Kind
    who: Seat | None
    places: tuple[int, ...]
    by_gallows: bool

    @property
    def is_own_by_gallows(self) -> bool:
        """Whether a gallows card let somebody look at their own item."""
        return self.by_gallows and self.kind == "look" and self.places == (self.who,)

    @property
    def line(self) -> Say:
        """The sentence for the log."""
        return _line(self.kind, self.who, self.places)


@cache
def deed(kind: Kind, who: Seat | None, *places: int, by_gallows: bool = False) -> Deed:
    """This deed; deeds are values, so each is made once."""
    return Deed(kind, who, places, by_gallows)


@cache
def _line(kind: Kind, doer: Seat | None, places: tuple[int, ...]) -> Say:
    if kind in ("shuffle", "shift_left", "shift_right"):
        return say(f"log.{kind}", n=len(places))
    if kind == "look" and doer is not None and places == (doer,):
        return say("log.look_own", seat=who(doer))
    centre = "_centre" if CENTRE in places else ""
    card = "_by_card" if kind == "swap" and doer is None else ""
    seats = [who(seat) for seat in (doer, *places) if seat is not None and seat != CENTRE]
    names = dict(zip(("seat", "other", "third"), seats, strict=False))
    return say(f"log.{kind}{centre}{card}", **names)
