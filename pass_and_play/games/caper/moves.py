"""What was done with a card of Caper, for all to see."""

from __future__ import annotations

from typing import NamedTuple

from pass_and_play.games.caper.board import Side, Spot
from pass_and_play.games.caper.cards import Card


class Move(NamedTuple):
    """One card that left a hand or came back from the discard area. It was laid on `spot`, as a thief or on
    the thief there, or discarded (None). `paid` and `gained` are coins of the side, `lost` those of the
    opponent. `flipped` is the opponent's spot whose topmost card it turned, `back` says that it came from the
    discard area, `coin` that it was discarded for a coin."""

    side: Side
    round: int
    card: Card
    spot: Spot | None = None
    paid: int = 0
    gained: int = 0
    lost: int = 0
    flipped: Spot | None = None
    back: bool = False
    coin: bool = False
