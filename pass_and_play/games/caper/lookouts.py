"""A round of four players: each Lookout chooses what the opposing Mastermind may play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pass_and_play.engine.ask import Ask, Flow, Seat, number_of, numbered, say
from pass_and_play.engine.together import together
from pass_and_play.games.caper import turn

if TYPE_CHECKING:
    from pass_and_play.games.caper.rules import Caper

PASSED = 2
"""Cards that a Lookout passes in a turn."""


def play(match: Caper) -> Flow[None]:
    """The cards are dealt to the Lookouts. Each turn they pass two to the left, the Masterminds play one and
    pass the other on to the left; the last ones are discarded."""
    lookouts = tuple(match.lookouts[side] for side in match.in_turn_order)
    for seat in lookouts:
        match.hands[seat].receive(match.draw(match.this_round.deal))
    while match.hands[lookouts[0]].cards:
        yield from _pass_two(match, lookouts)
        for side in match.in_turn_order:
            yield from turn.play(match, side)
        if match.hands[lookouts[0]].cards:
            for seat in match.masterminds:
                match.hands[match.left_of(seat)].receive(match.hands[seat].take_all())
    for side in match.in_turn_order:
        turn.discard_last(match, side)


def _pass_two(match: Caper, lookouts: tuple[Seat, ...]) -> Flow[None]:
    """Both choose at the same time, unseen."""
    match.phase = "pass"
    picks = yield from together(lookouts, lambda seat: _choice(match, seat, lookouts))
    for seat, keys in picks.items():
        hand = match.hands[seat]
        passed = [hand.cards[number_of(key, "card")] for key in keys]
        hand.cards = [card for card in hand.cards if card not in passed]
        match.hands[match.left_of(seat)].receive(passed)


def _choice(match: Caper, seat: Seat, lookouts: tuple[Seat, ...]) -> Ask:
    match.look(seat)
    options = numbered("card", len(match.hands[seat].cards))
    return Ask(seat, say("pass"), options, least=PASSED, most=PASSED, order=lookouts)
