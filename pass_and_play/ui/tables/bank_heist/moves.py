"""What is chosen of a move at the negotiation, and how the things that can be touched stand."""

from __future__ import annotations

from typing import Literal

from pass_and_play.games.bank_heist.deals import Offer
from pass_and_play.games.bank_heist.views import TableView
from pass_and_play.ui.room import Room

Standing = Literal["shut", "open", "lit", "chosen"]
"""Of a thing: it is part of no move, of some, of some that fit what is chosen, or it is chosen."""


def standing(room: Room, key: str) -> Standing:
    """How a thing stands, or several things of one move; nothing is lit before anything is chosen, since
    everything fits then."""
    if room.chosen(key):
        return "chosen"
    if is_begun(room) and room.lit(key):
        return "lit"
    return "open" if room.offered(key) else "shut"


def is_begun(room: Room) -> bool:
    """Whether anything is chosen."""
    return room.choice is not None and bool(room.choice.chosen)


def chosen_number(room: Room, thing: str) -> int | None:
    """The number of the chosen thing of a kind: of `seat`, `place`, `threat` or `offer`."""
    chosen = room.choice.chosen if room.choice is not None else ()
    found = [part.partition(":")[2] for part in chosen if part.startswith(f"{thing}:")]
    return int(found[0]) if found else None


def chosen_offer(table: TableView, room: Room) -> Offer | None:
    """The offer that is chosen, to be answered or to be looked at."""
    number = chosen_number(room, "offer")
    return next((offer for offer in table.offers if offer.number == number), None)
