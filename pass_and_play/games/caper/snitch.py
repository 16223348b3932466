"""A round of three players: the Snitch gives the Masterminds their cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pass_and_play.engine.ask import Ask, Flow, Seat, number_of, option, say
from pass_and_play.games.caper import turn
from pass_and_play.games.caper.board import CREAM, MINT

if TYPE_CHECKING:
    from pass_and_play.games.caper.rules import Caper

DRAWS = 2
"""Cards that the Snitch looks at in a turn, one for each Mastermind."""
SHARE = 6
"""The Snitch scores a point for every six of the Mastermind who scored the most."""

WAYS = tuple(option(f"card:{card} side:{side}") for card in range(DRAWS) for side in (CREAM, MINT))


def play(match: Caper, snitch: Seat) -> Flow[None]:
    """The Snitch's deck is double the round's cards. Each Mastermind gets one unseen, then one in each turn,
    and plays one of two."""
    match.snitch_deck = match.draw(2 * match.this_round.deal)
    for seat in match.masterminds:
        match.hands[seat].receive([match.snitch_deck.pop()])
    while match.snitch_deck:
        yield from _give(match, snitch)
        for side in match.in_turn_order:
            yield from turn.play(match, side)
    for side in match.in_turn_order:
        turn.discard_last(match, side)


def _give(match: Caper, snitch: Seat) -> Flow[None]:
    """The Snitch draws two, looks at them and gives one to each, face down."""
    hand = match.hands[snitch]
    hand.receive([match.snitch_deck.pop() for _ in range(DRAWS)])
    match.phase = "give"
    match.look(snitch)
    (pick,) = yield Ask(snitch, say("give"), WAYS)
    side = number_of(pick, "side")
    match.hands[match.masterminds[side]].receive([hand.take(number_of(pick, "card"))])
    match.hands[match.masterminds[1 - side]].receive(hand.take_all())


def points(totals: tuple[int, int]) -> int:
    """The Snitch's score by those of the Masterminds."""
    return min(totals) + max(totals) // SHARE
