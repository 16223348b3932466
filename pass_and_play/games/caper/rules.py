"""Caper: six rounds in which two crews of thieves and gear grow at three locations."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import Any

from pass_and_play.engine.ask import (
    DONE,
    TABLE,
    Ending,
    Flow,
    Say,
    Seat,
    in_the_open,
    option,
    say,
    seat_of,
    who,
)
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.game import Options
from pass_and_play.engine.secret import Secret
from pass_and_play.games.caper import drafting, lookouts, snitch, views
from pass_and_play.games.caper.board import CREAM, MINT, Board, Place, Side
from pass_and_play.games.caper.cards import ROUNDS, Card, Cards, Deck, Round
from pass_and_play.games.caper.ending import ending
from pass_and_play.games.caper.hands import Hand, HeldCard
from pass_and_play.games.caper.measures import PLACES, SIDES
from pass_and_play.games.caper.moves import Move
from pass_and_play.games.caper.parts import MASTERMINDS, SNITCH, TEAMS, Part
from pass_and_play.games.caper.scoring import score

WITH_SNITCH = 3
WITH_TEAMS = 4
"""Players."""

LOT = option("lot")


class Caper:
    """One game. All that lies open is one `board`; what is hidden lies in hands and decks."""

    def __init__(self, seats: int, cards: Cards, options: Options, dice: Dice) -> None:
        """Setup: the cards of the city, three shuffled decks, three locations, the coins of the supply."""
        self.seats = seats
        self.cards = cards
        self.options = options
        self.dice = dice
        self.city = cards.cities[str(options["city"])]
        thieves, gear, locations = cards.of_city(self.city.key)
        keys = [*(card.key for card in thieves), *(card.key for card in gear)]
        self.rank = {key: rank for rank, key in enumerate(keys)}
        self.decks: dict[Deck, list[HeldCard]] = {
            "thief": [Secret(card, "thief") for card in dice.shuffled(thieves)],
            "gear": [Secret(card, "gear") for card in dice.shuffled(gear)],
        }
        self.held_cards = (*self.decks["thief"], *self.decks["gear"])
        self.board = Board(
            places=tuple(Place(location) for location in dice.some_of(locations, PLACES)),
            coins=(0, 0),
            supply=cards.coins,
            discards=((), ()),
            city_colour=self.city.colour,
        )
        self.phase = "parts"
        self.parts: tuple[Part, ...] = ()
        self.masterminds: tuple[Seat, ...] = ()
        self.lookouts: tuple[Seat, ...] = ()
        self.snitch: Seat | None = None
        self.round = 0
        self.turn: Side | None = None
        self.swaps = False
        self.hands = [Hand() for _ in range(seats)]
        self.snitch_deck: list[HeldCard] = []
        self.found: dict[Seat, Secret[tuple[str, ...]]] = {}
        self.moves: list[Move] = []
        self.log: list[Say] = []

    # ------------------------------------------------------------------ the rulebook

    def play(self) -> Flow[Ending]:
        """Six rounds of thieves and gear in turn, then the scoring."""
        yield from self._who_is_who()
        for self.round in range(ROUNDS):
            self.announce(say(f"log.round_{self.this_round.deck}", n=self.round + 1))
            yield from self._show("round")
            yield from self._play_round()
        yield from self._show("scoring")
        self.phase = "over"
        return ending(score(self.board, self.cards.sets, lookouts=self.has_teams), self.parts)

    def _who_is_who(self) -> Flow[None]:
        """Who is the Snitch, with three, and who is cream. The others follow clockwise, with teams the cream
        Lookout, the mint Mastermind and the mint Lookout."""
        seats: Sequence[Seat] = range(self.seats)
        parts = {}
        if self.seats == WITH_SNITCH:
            self.snitch = yield from self._one_of(seats, "who_snitch")
            parts[self.snitch] = SNITCH
            self.announce(say("log.snitch", seat=who(self.snitch)))
        cream = yield from self._one_of([seat for seat in seats if seat not in parts], "who_cream")
        clockwise = [(cream + step) % self.seats for step in seats]
        others = [seat for seat in clockwise if seat not in parts]
        parts.update(zip(others, TEAMS if self.has_teams else MASTERMINDS, strict=True))
        self.parts = tuple(parts[seat] for seat in seats)
        self.masterminds = self._seats_with("mastermind")
        self.lookouts = self._seats_with("lookout")
        for side, seat in zip(SIDES, self.masterminds, strict=True):
            self.announce(say(f"log.{side}", seat=who(seat)))

    def _one_of(self, seats: Sequence[Seat], what: str) -> Flow[Seat]:
        """The one on whom the table agrees, or anybody by lot."""
        if self.options["parts"] == "random":
            return self.dice.one_of(seats)
        options = tuple(option(f"seat:{seat}") for seat in seats)
        (pick,) = yield in_the_open(TABLE, say(what), (*options, LOT))
        return self.dice.one_of(seats) if pick == LOT.key else seat_of(pick)

    def _seats_with(self, role: str) -> tuple[Seat, ...]:
        """The seats with this role, cream first."""
        return tuple(self.parts.index(part) for part in TEAMS if part.role == role and part in self.parts)

    def _show(self, phase: str) -> Flow[None]:
        """The table looks at what lies there: before a round, and at the end."""
        self.phase = phase
        yield in_the_open(TABLE, say(phase), DONE)

    def _play_round(self) -> Flow[None]:
        if self.snitch is not None:
            return snitch.play(self, self.snitch)
        return lookouts.play(self) if self.has_teams else drafting.play(self)

    # ------------------------------------------------------------------ what the rules share

    @property
    def has_teams(self) -> bool:
        """Whether Masterminds play with Lookouts."""
        return self.seats == WITH_TEAMS

    @property
    def this_round(self) -> Round:
        """The round that is played."""
        return self.cards.rounds[self.round]

    @property
    def in_turn_order(self) -> tuple[Side, Side]:
        """The sides, that of the first player of the round first."""
        first = self.this_round.first
        return first, 1 - first

    def left_of(self, seat: Seat) -> Seat:
        """The next seat clockwise."""
        return (seat + 1) % self.seats

    def draw(self, count: int) -> list[HeldCard]:
        """Cards from the top of the deck of this round."""
        deck = self.decks[self.this_round.deck]
        return [deck.pop() for _ in range(count)]

    def look(self, seat: Seat) -> None:
        """A seat looks at its hand. With teams that tells it whether cards that it knows have come back."""
        hand = self.hands[seat]
        hand.look(seat, self.rank)
        if self.has_teams:
            self.found[seat] = Secret(tuple(card.value.key for card in hand.cards), "hand", seat)

    def reveal(self, seat: Seat, index: int) -> Card:
        """A card of a hand is put on the table, face up."""
        card = self.hands[seat].take(index)
        card.show_all()
        return card.value

    def announce(self, line: Say) -> None:
        """A line for the whole table."""
        self.log.append(line)

    # ------------------------------------------------------------------ what the house asks

    def table(self) -> views.TableView:
        """What everybody may see now."""
        return views.table(self)

    def hand(self, seat: Seat) -> views.HandView:
        """What this seat alone may see besides the table."""
        return views.hand(self, seat)

    def progress(self) -> Say:
        """The round, in public words."""
        return say("progress", round=self.round + 1, rounds=ROUNDS)

    def secrets(self) -> Iterator[Secret[Any]]:
        """All thieves and gear of the game, and what the hands held when their seats last looked."""
        yield from self.held_cards
        yield from self.found.values()

    def totals(self) -> Hashable:
        """All cards and all coins, wherever they are."""
        board = self.board
        hidden = [*self.decks.values(), self.snitch_deck, *(hand.cards for hand in self.hands)]
        cards = [held.value.key for pile in hidden for held in pile]
        cards += [card.key for pile in board.discards for card in pile]
        for place in board.places:
            for stack in (*place.sides[CREAM], *place.sides[MINT]):
                cards += [stack.thief.key, *(laid.card.key for laid in stack.gear)]
        return tuple(sorted(cards)), sum(board.coins) + board.supply
