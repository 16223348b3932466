"""Caper with its walls broken: each class leaks or errs in one way, and is otherwise the game.

None of this is reached from the program. The tests show which law notices which breach.
"""

from __future__ import annotations

import dataclasses

from law_matches import asking

from pass_and_play.engine.ask import Ending, Flow, Picks, Say, Seat, Where, number_of, say
from pass_and_play.games.caper import views
from pass_and_play.games.caper.cards import Card, Gear
from pass_and_play.games.caper.hands import HeldCard
from pass_and_play.games.caper.rules import Caper


class ShowsTheOtherHand(Caper):
    """The page lists all cards in other hands, not only those that the seat has seen."""

    def hand(self, seat: Seat) -> views.HandView:
        others = [hand for other, hand in enumerate(self.hands) if other != seat]
        held = tuple(card.value for hand in others for card in hand.cards)
        return dataclasses.replace(super().hand(seat), passed=held)


class ShowsASwappedHandBeforeItsTime(Caper):
    """A page shows what lies in the hand now, although the other is at it still."""

    def hand(self, seat: Seat) -> views.HandView:
        held = tuple(card.value for card in self.hands[seat].cards)
        return dataclasses.replace(super().hand(seat), cards=held)


class ShowsTheFirstCardsToTheSnitch(Caper):
    """The Snitch sees the cards that the Masterminds were dealt."""

    def hand(self, seat: Seat) -> views.HandView:
        hand = super().hand(seat)
        if seat != self.snitch:
            return hand
        first = tuple(
            self.hands[other].cards[0].value for other in self.masterminds if self.hands[other].cards
        )
        return dataclasses.replace(hand, passed=first)


class ShowsWhatTheSnitchGaveTheOther(Caper):
    """A Mastermind is shown both cards that the Snitch gave away."""

    def hand(self, seat: Seat) -> views.HandView:
        hand = super().hand(seat)
        if self.snitch is None or seat not in self.masterminds:
            return hand
        (other,) = (mastermind for mastermind in self.masterminds if mastermind != seat)
        given = tuple(card.value for card in self.hands[other].cards[1:])
        return dataclasses.replace(hand, passed=given)


class ShowsTheDeckToTheSnitch(Caper):
    """The Snitch sees the next card of the deck."""

    def hand(self, seat: Seat) -> views.HandView:
        hand = super().hand(seat)
        next_one = tuple(card.value for card in self.snitch_deck[-1:]) if seat == self.snitch else ()
        return dataclasses.replace(hand, passed=(*hand.passed, *next_one))


class SavesTheNextRound(Caper):
    """The list of saved matches names the card on top of the deck."""

    def progress(self) -> Say:
        top = [card.value for card in self.decks["gear"][-1:]]
        return say("progress", round=self.round, card=top[0].key if top else "")


class TellsWhatALookoutChose(Caper):
    """What a Lookout passes is on the table before the other has chosen."""

    def play(self) -> Flow[Ending]:
        flow = super().play()
        ask = next(flow)
        while True:
            picks: Picks = yield ask
            if ask.what.key == "pass":
                card = self.hands[ask.seat].cards[number_of(picks[0], "card")].value
                self.announce(say("log.discard", card=say(card.key)))
            try:
                ask = flow.send(picks)
            except StopIteration as end:
                ending: Ending = end.value
                return ending


class AsksInTheOpen(Caper):
    """What may be played is asked on the table: what can be paid for shows what is held."""

    def play(self) -> Flow[Ending]:
        return asking(super().play(), lambda ask: ask._replace(where=Where.OPEN))


class CountsRedCards(Caper):
    """The table says that the hands will be swapped only if somebody holds a red card."""

    def table(self) -> views.TableView:
        held = [card.value for hand in self.hands for card in hand.cards]
        red = any(isinstance(card, Gear) and card.colour == "red" for card in held)
        return dataclasses.replace(super().table(), swap=red)


class LetsTheBestHandBegin(Caper):
    """Who plays first in a round depends on the cards that were dealt."""

    @property
    def in_turn_order(self) -> tuple[int, int]:
        ranks = [min((self.rank[card.value.key] for card in hand.cards), default=0) for hand in self.hands]
        first = int(ranks[self.masterminds[1]] < ranks[self.masterminds[0]])
        return first, 1 - first


class NamesTheCardThatIsKept(Caper):
    """A turn announces the first card that was left in the hand."""

    def reveal(self, seat: Seat, index: int) -> Card:
        card = super().reveal(seat, index)
        for kept in self.hands[seat].cards[:1]:
            self.announce(say("log.discard", card=say(kept.value.key)))
        return card


class LosesACard(Caper):
    """A draw drops a card under the table."""

    def draw(self, count: int) -> list[HeldCard]:
        drawn = super().draw(count)
        return [*drawn[1:], *super().draw(1)] if self.round == 1 else drawn


class PaysFromNowhere(Caper):
    """In the second round a coin falls from the sky."""

    def reveal(self, seat: Seat, index: int) -> Card:
        if self.round == 1:
            self.board = self.board._replace(supply=self.board.supply + 1)
        return super().reveal(seat, index)
