"""What is chosen of a move at the negotiation."""

from __future__ import annotations

from pass_and_play.games.bank_heist.deals import Offer
from pass_and_play.games.bank_heist.views import TableView
from pass_and_play.ui.room import Room


def chosen_number(room: Room, thing: str) -> int | None:
    """The number of the chosen thing of a kind: of `seat`, `place`, `threat` or `offer`."""
    chosen = room.choice.chosen if room.choice is not None else ()
    found = [part.partition(":")[2] for part in chosen if part.startswith(f"{thing}:")]
    return int(found[0]) if found else None


def chosen_offer(table: TableView, room: Room) -> Offer | None:
    """The offer that is chosen, to be answered or to be looked at."""
    number = chosen_number(room, "offer")
    return next((offer for offer in table.offers if offer.number == number), None)
