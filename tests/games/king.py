"""Stories of By Order of the King: a game with the cards that a test needs, told in its words.

    story = Story("loyalist hat, jester goblet, loyalist pardon, saboteur shield")
    story.to_executions().execute(1).see().stop()

Seat 0 is the executioner, the others are named clockwise. Whatever is not named is dealt as it comes. Tests
look at `table` and `hand(seat)`, as players do.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from card_files import card_file
from tale import Tale

from pass_and_play.cards.card_file import CardFile
from pass_and_play.catalogue import entry_of
from pass_and_play.engine.ask import Where
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.game import Options
from pass_and_play.engine.secret import Secret
from pass_and_play.games.executioner.cards import Cards, Gallows, Item, Role
from pass_and_play.games.executioner.court import Court
from pass_and_play.games.executioner.execution import Blow
from pass_and_play.games.executioner.game import Game
from pass_and_play.games.executioner.pool import Row
from pass_and_play.games.executioner.result import GameResult
from pass_and_play.games.executioner.rules import ByOrderOfTheKing
from pass_and_play.games.executioner.views import HandView, PrisonerView, TableView

ENTRY = entry_of("executioner")
HARMLESS = ("market_square", "sealed_order")
"""Gallows cards that change nothing."""

V = TypeVar("V", bound=Role | Item)


FILE: CardFile[Cards] = card_file(ENTRY.id)


class LaidRow(Row[V]):
    """A row whose first cards are the wanted ones, and which is dealt as it lies; '' takes any card."""

    def __init__(self, kind: str, cards: Sequence[V], wanted: Sequence[str]) -> None:
        super().__init__(kind, cards)
        self._wanted = wanted

    def draw(self, count: int, dice: Dice) -> None:
        """Draw the wanted cards, and any others for the rest."""
        deck = dice.shuffled(self._deck)
        named = [self._take(deck, key) if key else None for key in (*self._wanted, *[""] * count)[:count]]
        self._row = [card if card is not None else deck.pop() for card in named]
        self._deck = deck
        self.seen = tuple(self._row)

    @staticmethod
    def _take(deck: list[V], key: str) -> V:
        card = next(card for card in deck if card.key == key)
        deck.remove(card)
        return card

    def deal(self, dice: Dice) -> list[Secret[V]]:
        """Deal it as it lies."""
        dealt = [Secret(card, self._kind) for card in self._row]
        self._row = []
        return dealt


class LaidGallows(list[Gallows]):
    """A deck of gallows cards that is drawn from the top."""

    def pop(self, index: object = -1) -> Gallows:
        """The next card, whatever the dice say."""
        return super().pop(0)


class LaidMatch(ByOrderOfTheKing):
    """The game with its cards laid so that the story can happen; the first game only."""

    story: Story

    def _new_game(self) -> Game:
        game = super()._new_game()
        story = self.story
        if not self.schedule.executioners:
            game.pool.roles = LaidRow("role", self.cards.roles, story.roles)
            game.pool.items = LaidRow("item", self.cards.items, story.items)
        first = [next(card for card in game.gallows if card.key == key) for key in story.gallows]
        game.gallows = LaidGallows([*first, *(card for card in game.gallows if card not in first)])
        return game


class Story(Tale):
    """One match of which the first game is laid out. `prisoners` are `role item` from seat 1 on."""

    def __init__(
        self,
        prisoners: str,
        *,
        centre: str = "",
        put_away: str = "",
        gallows: tuple[str, ...] = HARMLESS,
        crowns: Sequence[int] | None = None,
        cards: Cards | None = None,
        seed: int = 1,
        **options: Any,
    ) -> None:
        named = [prisoner.split() for prisoner in prisoners.split(",")]
        self.roles = [*(role.replace("any", "") for role, _ in named), put_away]
        self.items = [*(item.replace("any", "") for _, item in named), centre]
        self.gallows = gallows
        self._crowns = crowns
        super().__init__(ENTRY, FILE, seats=len(named) + 1, seed=seed, options=options, cards=cards)

    def _open(self, seats: int, cards: Any, options: Options, dice: Dice) -> ByOrderOfTheKing:
        match = type("Laid", (LaidMatch,), {"story": self})(seats, cards, options, dice)
        assert isinstance(match, ByOrderOfTheKing)
        if self._crowns is not None:
            match.crowns.treasury += sum(match.crowns.held) - sum(self._crowns)
            match.crowns.held[:] = self._crowns
        return match

    # ------------------------------------------------------------------ what is to be seen

    @property
    def table(self) -> TableView:
        """What everybody sees."""
        view = self.session.game.table()
        assert isinstance(view, TableView)
        return view

    def hand(self, seat: int) -> HandView:
        """What this seat sees besides."""
        view = self.session.game.hand(seat)
        assert isinstance(view, HandView)
        return view

    def prisoner(self, seat: int) -> PrisonerView:
        """What everybody sees of one prisoner."""
        return next(prisoner for prisoner in self.table.prisoners if prisoner.seat == seat)

    @property
    def result(self) -> GameResult:
        """The last finished game."""
        return self.table.results[-1]

    @property
    def crowns(self) -> list[int]:
        """Everybody's crowns."""
        return list(self.table.crowns)

    def item(self, place: int) -> str:
        """The key of the item that lies in a place, whoever may know it; the centre card is -1."""
        return self.court.items[place].value.key

    def knowing(self, place: int) -> list[int]:
        """Who has seen the item that lies in a place; -1 stands for the whole table."""
        return sorted(self.court.items[place].seen_by)

    @property
    def court(self) -> Court:
        """The prisoners and their cards, whoever may know them."""
        match = self.session.game
        assert isinstance(match, ByOrderOfTheKing)
        return match.game.court

    # ------------------------------------------------------------------ what happens

    def go_on(self, what: str) -> Story:
        """Go on from a question of this kind, as often as it is asked."""
        assert self.ask.what.key == what
        while self.session.waiting is not None and self.ask.what.key == what:
            self.pick("done")
        return self

    def to_gallows(self) -> Story:
        """The pool and the first looks, up to the first gallows card."""
        return self.pick("seat:0").go_on("pool").go_on("first_look")

    def to_actions(self) -> Story:
        """Up to the executioner's first call; the first gallows card asks nothing."""
        return self.to_gallows()._play_gallows()

    def _play_gallows(self) -> Story:
        self.go_on("gallows")
        while self.options == ["done"] and self.ask.what.key in ("seen", "shown"):
            self.pick("done")
        return self

    def call(self, seat: int) -> Story:
        """The executioner names this prisoner, if there is a choice."""
        if self.ask.what.key == "call":
            self.pick(f"seat:{seat}")
        self.expect("action", seat=seat)
        return self

    def act(self, seat: int, action: str) -> Story:
        """A prisoner is called and acts; a look is taken and left."""
        self.call(seat).pick(action)
        if action.startswith("look"):
            self.expect("seen", seat=seat, where=Where.PRIVATE)
            self.pick("done")
        return self

    def idle(self) -> Story:
        """All who have not acted yet look at their own items."""
        while self.ask.what.key in ("call", "action"):
            pending = self.table.pending
            seat = pending[0] if self.ask.what.key == "call" else self.ask.seat
            self.act(seat, f"look item:{seat}")
        return self

    def to_second_gallows(self) -> Story:
        """Up to the second gallows card; nobody does anything."""
        return self.to_actions().idle()

    def to_executions(self) -> Story:
        """Up to the executions; nobody has done anything."""
        return self.to_second_gallows()._play_gallows()

    def execute(self, seat: int) -> Story:
        """The executioner executes this prisoner."""
        self.expect("execute", seat=self.table.executioner)
        return self.pick(f"seat:{seat}")

    def see(self) -> Story:
        """The table has seen what came of it."""
        self.expect("death")
        return self.pick("done")

    def kill(self, *seats: int) -> Story:
        """Execute these, one after the other, and see what comes of it."""
        for seat in seats:
            self.execute(seat).see()
        return self

    def stop(self) -> Story:
        """The executioner has enough."""
        self.expect("execute")
        return self.pick("stop")

    def next_game(self, executioner: int) -> Story:
        """From the rewards to the first question of the next game."""
        self.expect("rewards")
        self.pick("done")
        if self.session.waiting is not None and self.ask.what.key == "succession":
            self.pick(f"seat:{executioner}")
        assert self.table.executioner == executioner
        return self

    def play_game(self) -> Story:
        """The rest of a game: the first option, time and again, and no more executions than must be."""
        while self.ask.what.key != "rewards":
            self.pick(*(["stop"] if "stop" in self.options else self.options[: self.ask.least]))
        return self


def paid(story: Story) -> list[tuple[str, int | None, int | None, int]]:
    """All payments of the game: why, payer, payee, amount."""
    return [(each.why, each.payer, each.payee, each.amount) for each in story.table.payments]


def item(key: str) -> Item:
    """The item card of this key."""
    return next(item for item in FILE.cards.items if item.key == key)


def begun(prisoners: str, **options: Any) -> Story:
    """A game in which the executions begin; nothing has moved."""
    return Story(prisoners, **options).to_executions()


def last(story: Story) -> Blow:
    """The last blow of the execution that the table looks at."""
    assert story.table.execution is not None
    return story.table.execution.blows[-1]
