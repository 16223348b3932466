"""Stories of Millions of Dollars: a match with the cards and money that a test needs, told in its words.

    story = Story(4, "9/1/crook", roles="all").lay("driver, brute, informer, crook").leave(3).stay(0, 1, 2)
    story.name("crook").done("heist")

A character is a seat, or with three players a seat and a place: `(2, LEFT)`. Tests look at `table` and
`hand(seat)`, as players do.
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
from pass_and_play.engine.secret import Hidden
from pass_and_play.games.bank_heist.cards import Cards, Loot, Role
from pass_and_play.games.bank_heist.rules import BankHeist
from pass_and_play.games.bank_heist.views import CharacterView, HandView, RoundReport, TableView

ENTRY = entry_of("bank_heist")
LEFT, RIGHT = 0, 1
T = TypeVar("T")
Who = int | tuple[int, int]
"""A character: its seat, or its seat and place."""


FILE: CardFile[Cards] = card_file(ENTRY.id)


def loot_card(text: str) -> Loot:
    """The card that a test calls `9/1/crook`: amount, deposit, symbol or `none`."""
    amount, deposit, symbol = text.split("/")
    return Loot("story", int(amount), int(deposit), None if symbol == "none" else symbol)


class StagedDice(Dice):
    """Dice that leave the role card face down which a story wants there."""

    face_down: str | None = None

    def shuffled(self, things: Sequence[T]) -> list[T]:
        """The things in a random order, but for that card."""
        pile = super().shuffled(things)
        last = [thing for thing in pile if isinstance(thing, Role) and thing.key == self.face_down]
        if last:
            pile.append(pile.pop(next(i for i, thing in enumerate(pile) if thing is last[0])))
        return pile


class Story(Tale):
    """One match. `loot` are the first loot cards, `money` what the seats begin with, in millions."""

    def __init__(
        self,
        players: int,
        *loot: str,
        money: Sequence[int] = (),
        threats: Sequence[int] = (),
        seed: int = 1,
        **options: Any,
    ) -> None:
        self._loot = [loot_card(text) for text in loot]
        self._money, self._threats = money, threats
        super().__init__(ENTRY, FILE, seats=players, seed=seed, options=options)

    def _open(self, seats: int, cards: Any, options: Options, dice: Dice) -> BankHeist:
        self.dice = StagedDice(dice.below(1 << 30))
        game = BankHeist(seats, cards, options, self.dice)
        for secret, card in zip(game.loot, self._loot, strict=False):
            secret.value = card
        for seat, held in enumerate(self._money):
            game.reserve.value += game.money[seat].value - held
            game.money[seat].value = held
        for seat, count in enumerate(self._threats):
            game.threats_left -= count
            game.threats[seat] = count
        return game

    # ------------------------------------------------------------------ what is to be seen

    @property
    def game(self) -> BankHeist:
        """The rules, for what nobody sees."""
        assert isinstance(self.session.game, BankHeist)
        return self.session.game

    @property
    def table(self) -> TableView:
        """What everybody sees."""
        return self.game.table()

    def hand(self, seat: int) -> HandView:
        """What this seat sees besides."""
        return self.game.hand(seat)

    @property
    def money(self) -> list[int | None]:
        """What lies before the seats, in millions."""
        return [seat.money for seat in self.table.seats]

    @property
    def purses(self) -> list[int]:
        """What the seats have, each by its own page."""
        return [self.hand(seat).money for seat in range(self.seats)]

    @property
    def report(self) -> RoundReport:
        """The last finished round."""
        return self.table.rounds_done[-1]

    @property
    def changes(self) -> list[int]:
        """What the last finished round made of everybody's money."""
        assert self.report.changes is not None
        return list(self.report.changes)

    @property
    def fates(self) -> list[str]:
        """What became of every character in the last finished round."""
        return [row.fate for row in self.report.rows]

    def character(self, who: Who) -> CharacterView:
        """A character as the table sees it."""
        seat, place = whose(who)
        return self.table.seats[seat].characters[place]

    @property
    def reveals(self) -> list[tuple[str, str, list[int]]]:
        """The steps of the heist: role, fate, seats."""
        return [(s.role.key, s.fate, [seat for seat, _ in s.characters]) for s in self.table.reveals]

    # ------------------------------------------------------------------ what happens

    def done(self, *what: str) -> Story:
        """Go on from these questions, one after another."""
        for key in what:
            self.expect(key)
            self.pick("done")
        return self

    def to_plan(self, boss: int = 0) -> Story:
        """The first Boss, if the table is asked, and the loot card, up to the choice of roles."""
        if self.ask.what.key == "first_boss":
            self.pick(f"seat:{boss}")
        return self.done("loot")

    def lay(self, roles: str, *, boss: int = 0, face_down: str | None = None) -> Story:
        """Everybody lays these roles, seat by seat: `driver, brute`; with three players `driver crook, ...`.

        `face_down` is the role card that stays hidden in the middle.
        """
        if self.ask.what.key != "plan":
            self.to_plan(boss)
        self.dice.face_down = face_down
        keys = [role.key for role in self.table.roles]
        for seat, named in enumerate(roles.split(",")):
            self.expect("plan", seat=seat, where=Where.PRIVATE)
            numbers = [keys.index(key) for key in named.split()]
            if len(numbers) == 1:
                self.pick(f"card:{numbers[0]}")
            else:
                self.pick(f"left:{numbers[0]} right:{numbers[1]}")
        return self

    def stay(self, *characters: Who) -> Story:
        """These say 'stay'."""
        return self._say("stay", characters)

    def leave(self, *characters: Who) -> Story:
        """These take their characters back."""
        return self._say("leave", characters)

    def _say(self, word: str, characters: Sequence[Who]) -> Story:
        for who in characters:
            self.expect("negotiate")
            self.pick(f"{path(who)} {word}")
        return self

    def offer(self, maker: int, terms: str) -> Story:
        """An offer such as `pay seat:2 deed:leave amount:3`."""
        self.expect("negotiate")
        self.pick(f"seat:{maker} offer")
        self.expect("offer", seat=maker)
        return self.pick(terms)

    def deal(self, maker: int, terms: str) -> Story:
        """An offer that is accepted at once."""
        self.offer(maker, terms)
        return self.pick(f"offer:{len(self.table.offers)} accept")

    def stage(self, number: int) -> str:
        """What has become of an offer."""
        return str(self.table.offers[number - 1].stage)

    def name(self, role: str) -> Story:
        """The informer names a role."""
        self.expect("informer")
        return self.pick(f"role:{role}")

    def look(self, seat: int, who: Who) -> Story:
        """A threat card is spent, up to the private page."""
        self.pick(f"threat:{seat} {path(who)}")
        self.expect("seen", seat=seat, where=Where.PRIVATE)
        return self

    def to_report(self) -> Story:
        """From the heist to the report of its round."""
        self.done("heist")
        return self.done("split") if self.ask.what.key == "split" else self

    def everybody_leaves(self) -> Story:
        """A round that does not matter, up to the next one."""
        self.lay(", ".join([self.quiet] * self.seats))
        for character in [option for option in self.options if option.endswith("leave")]:
            self.pick(character)
        return self.done("heist", "report")

    @property
    def quiet(self) -> str:
        """Something to lay for every seat."""
        return "driver crook" if self.table.places == 2 else "driver"


def whose(who: Who) -> tuple[int, int]:
    """Seat and place."""
    return (who, 0) if isinstance(who, int) else who


def path(who: Who) -> str:
    """A character in option keys."""
    return f"seat:{who}" if isinstance(who, int) else f"seat:{who[0]} place:{who[1]}"


def role_keys(cards: Sequence[Any]) -> list[str | None]:
    """The roles of cards, None for those that lie face down."""
    return [None if isinstance(card, Hidden) else card.key for card in cards]
