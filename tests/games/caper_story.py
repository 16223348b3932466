"""Stories of Caper: a game with the cards that a test needs, told in its words.

    story = Story(deals={1: "the_artist the_banker . ., the_dame . . ."})
    story.play("the_banker", 0).play("the_dame", 2)

With two, seat 0 is cream and seat 1 mint; with three, seat 2 is the Snitch; with four the cream Lookout sits
on seat 1 and the mint Mastermind on seat 2. Whatever is not named is dealt as it comes. Tests look at `table`
and `hand(seat)`, as players do.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from caper_boards import laid
from card_files import card_file
from tale import Tale

from pass_and_play.cards.card_file import CardFile
from pass_and_play.catalogue import entry_of
from pass_and_play.engine.ask import TABLE, Flow, Where
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.game import Options
from pass_and_play.engine.secret import HIDDEN
from pass_and_play.games.caper.board import CREAM, MINT, Board, Side, Spot, spot_of
from pass_and_play.games.caper.cards import Card, Cards
from pass_and_play.games.caper.hands import HeldCard
from pass_and_play.games.caper.moves import Move
from pass_and_play.games.caper.rules import Caper
from pass_and_play.games.caper.scoring import Score, score
from pass_and_play.games.caper.views import HandView, TableView

ENTRY = entry_of("caper")
FIRST_PICKS: Mapping[int, tuple[str, ...]] = {2: ("seat:0",), 3: ("seat:2", "seat:0"), 4: ("seat:0",)}
"""Who is who in the stories."""


FILE: CardFile[Cards] = card_file(ENTRY.id)


class LaidCaper(Caper):
    """The game with its cards laid so that the story can happen."""

    story: Story

    def _play_round(self) -> Flow[None]:
        if self.round + 1 >= self.story.first_round:
            yield from super()._play_round()

    def draw(self, count: int) -> list[HeldCard]:
        """Cards that the story wants next in this round, and any for the rest."""
        wanted = self.story.wanted.get(self.round + 1, [])
        keys = (*wanted[:count], *[""] * count)[:count]
        del wanted[:count]
        drawn = [self._take(key) for key in keys]
        return drawn[::-1] if self.snitch is not None else drawn

    def _take(self, key: str) -> HeldCard:
        deck = self.decks[self.this_round.deck]
        spoken_for = {other for pile in self.story.wanted.values() for other in pile}
        free = (card for card in deck if card.value.key not in spoken_for)
        card = next(card for card in deck if card.value.key == key) if key else next(free)
        deck.remove(card)
        return card


class Story(Tale):
    """One game, from `first_round` on. `deals` by round are the cards in the order in which they are drawn:
    with two the hand of cream, then that of mint; with three the Snitch's deck from the top; with four the
    hands of the Lookouts, that of the first player's side first. '.' is any card; commas only help to read.
    """

    asked = Where.PRIVATE

    def __init__(
        self,
        board: Board | None = None,
        *,
        seats: int = 2,
        first_round: int = 1,
        deals: Mapping[int, str] | None = None,
        begin: bool = True,
        seed: int = 1,
        cards: Cards | None = None,
        **options: Any,
    ) -> None:
        self.first_round = first_round
        self.wanted: dict[int, list[str]] = {}
        self._deals = deals or {}
        self._board = board
        super().__init__(ENTRY, FILE, seats=seats, seed=seed, options=options, cards=cards)
        if begin and self.ask.what.key == "round":
            self.pick("done")
        if begin:
            for key in FIRST_PICKS[seats]:
                self.pick(key)

    def _open(self, seats: int, cards: Any, options: Options, dice: Dice) -> Caper:
        self.wanted = {
            number: [key.strip(".") for key in words.replace(",", " ").split()]
            for number, words in self._deals.items()
        }
        match = type("Laid", (LaidCaper,), {"story": self})(seats, cards, options, dice)
        assert isinstance(match, Caper)
        if self._board is not None:
            match.board = self._board
            on_board = {card.key for card in cards_of(self._board)}
            for deck in match.decks.values():
                deck[:] = [card for card in deck if card.value.key not in on_board]
        return match

    # ------------------------------------------------------------------ what is to be seen

    @property
    def game(self) -> Caper:
        """The rules, for what no view may show."""
        assert isinstance(self.session.game, Caper)
        return self.session.game

    @property
    def table(self) -> TableView:
        """What everybody sees."""
        return self.game.table()

    @property
    def board(self) -> Board:
        """What lies open."""
        return self.table.board

    @property
    def moves(self) -> tuple[Move, ...]:
        """All moves so far."""
        return self.table.moves

    @property
    def last(self) -> Move:
        """The last move."""
        return self.table.moves[-1]

    @property
    def score(self) -> Score:
        """The end, if this is the end."""
        table = self.table
        return score(table.board, table.sets, lookouts=table.lookouts)

    def hand(self, seat: int) -> HandView:
        """What this seat sees besides."""
        return self.game.hand(seat)

    def cards(self, seat: int) -> list[str]:
        """The keys of the cards that this seat sees in its hand; '?' for a hidden one."""
        return ["?" if card is HIDDEN else card.key for card in self.hand(seat).cards]

    def passed(self, seat: int) -> list[str]:
        """The keys of the cards that this seat has seen and passed on, in the order of its view."""
        return ["?" if card is HIDDEN else card.key for card in self.hand(seat).passed]

    @property
    def coins(self) -> tuple[int, int, int]:
        """The coins of cream, of mint and of the supply."""
        return (*self.board.coins, self.board.supply)

    def discards(self, side: Side) -> list[str]:
        """The keys of a discard area, oldest first."""
        return [card.key for card in self.board.discards[side]]

    def stacks(self, side: Side, place: int = 0) -> list[tuple[str, list[str]]]:
        """The thieves of a side at a place with their gear; what is flipped stands in brackets."""
        return [
            (
                f"({thief.key})" if flipped else thief.key,
                [f"({card.key})" if down else card.key for card, down in worn],
            )
            for thief, flipped, worn in self.board.places[place].sides[side]
        ]

    @property
    def side(self) -> Side:
        """Whose Mastermind is asked."""
        side = self.table.parts[self.ask.seat].side
        assert side is not None
        return side

    def spot(self, side: Side, key: str) -> Spot:
        """Where this thief, or the thief under this gear, lies."""
        at = next(
            at for place in range(3) for at, card, _ in laid(self.board, place, side) if card.key == key
        )
        assert at.stack is not None
        return spot_of(at.place, at.stack)

    def ways(self, key: str) -> list[str]:
        """The options for a card of the hand that is asked, without the card's name."""
        card = f"card:{self._index(key)} "
        return [option.removeprefix(card) for option in self.options if option.startswith(card)]

    # ------------------------------------------------------------------ what happens

    def pick(self, *keys: str) -> Self:
        """Answer whatever is asked. Nobody needs long to look at the table before a round."""
        self.session.answer(keys)
        while self.session.waiting is not None and self.session.waiting.what.key == "round":
            self.session.answer(("done",))
        return self

    def play(self, key: str, place: int | None = None, *, on: str | None = None) -> Story:
        """The Mastermind who is asked plays a thief at a place, or gear on a thief."""
        self.expect("play_gear" if on else "play_thief")
        way = f"thief:{self.spot(self.side, on)}" if on else f"place:{place}"
        return self.pick(f"card:{self._index(key)} {way}")

    def discard(self, key: str) -> Story:
        """The Mastermind who is asked discards a card for a coin."""
        return self.pick(f"card:{self._index(key)} discard")

    def flip(self, key: str) -> Story:
        """The question whom to flip is answered: this card."""
        self.expect("flip")
        return self.pick(f"rival:{self.spot(1 - self.side, key)}")

    def back(self, key: str, place: int | None = None, *, on: str | None = None) -> Story:
        """A card is brought back from the discard area."""
        self.expect("retrieve")
        way = f"thief:{self.spot(self.side, on)}" if on else f"place:{place}"
        return self.pick(f"back:{self.discards(self.side).index(key)} {way}")

    def give(self, key: str, side: Side) -> Story:
        """The Snitch gives a card to a side, and the other to the other."""
        self.expect("give")
        return self.pick(f"card:{self._index(key)} side:{side}")

    def pass_on(self, *names: str) -> Story:
        """The Lookout who is asked passes these."""
        self.expect("pass")
        return self.pick(*(f"card:{self._index(key)}" for key in names))

    def idle(self, questions: int = 1) -> Story:
        """So many questions are answered in the first way that there is."""
        for _ in range(questions):
            self.pick(*self.options[: self.ask.least])
        return self

    def to_round(self, number: int) -> Story:
        """Go on to a round in any way; 7 is the scoring."""
        while self.ask.seat != TABLE and self.table.round + 1 < number:
            self.idle()
        return self

    def _index(self, key: str) -> int:
        return self.cards(self.ask.seat).index(key)


def mints_turn(table: Board, hand: str, city: str = "paris") -> Story:
    """A gear round that mint, on seat 1, begins with these cards."""
    return Story(table, first_round=2, deals={2: ". . . . . . " + hand}, city=city)


def cards_of(board: Board) -> list[Card]:
    """All cards that lie on a board or in a discard area."""
    on_places = [
        card
        for n in range(len(board.places))
        for side in (CREAM, MINT)
        for _, card, _ in laid(board, n, side)
    ]
    return [*on_places, *board.discards[CREAM], *board.discards[MINT]]
