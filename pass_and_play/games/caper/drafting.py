"""A round of two players: the hands are drafted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pass_and_play.engine.ask import Flow
from pass_and_play.games.caper import turn

if TYPE_CHECKING:
    from pass_and_play.games.caper.rules import Caper

LAST_TURN = 2
"""With so many cards left, one is played and the other is discarded."""


def play(match: Caper) -> Flow[None]:
    """Each plays a card, then they swap hands; so on, until the hands are used up."""
    first, second = (match.hands[seat] for seat in match.masterminds)
    for hand in (first, second):
        hand.receive(match.draw(match.this_round.deal))
    while first.cards:
        match.swaps = len(first.cards) > LAST_TURN
        for side in match.in_turn_order:
            yield from turn.play(match, side)
            if not match.swaps:
                turn.discard_last(match, side)
        cards = first.take_all()
        first.receive(second.take_all())
        second.receive(cards)
