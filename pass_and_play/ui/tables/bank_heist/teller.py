"""Whoever tells the rules of Millions of Dollars: with the numbers of the table, and cards of its roles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pass_and_play.games.bank_heist.cards import Cards, Loot, Role
from pass_and_play.games.bank_heist.split import split
from pass_and_play.games.bank_heist.views import TableView
from pass_and_play.ui.paint.palettes import Heist
from pass_and_play.ui.tables.bank_heist.faces import COLOURS
from pass_and_play.ui.tables.bank_heist.split_rows import gained
from pass_and_play.ui.tables.bank_heist.sums import change, money
from pass_and_play.ui.tables.rulebook import Row, SmallCard
from pass_and_play.ui.tables.teller import RuleTeller
from pass_and_play.words import Text

THREE = 3
"""Players with whom everybody lays two characters."""

PURSE = 5
"""What the survivors of a worked split have before it, in millions."""


@dataclass(frozen=True, slots=True)
class Teller(RuleTeller):
    """Puts rules into words, with the numbers of the table that they are told to."""

    cards: Cards
    table: TableView | None

    @property
    def seats(self) -> int | None:
        """How many play; None without a match."""
        return len(self.table.seats) if self.table is not None else None

    @property
    def with_three(self) -> bool:
        """Whether the rules for three players are to be told."""
        return self.seats in (None, THREE)

    def sum_of(self, n: int) -> Text:
        """A sum in a sentence."""
        return money(self.words, n)

    def role(self, key: str) -> Role:
        """A role by its key."""
        return next(role for role in self.cards.roles if role.key == key)

    def card(self, key: str, value: Text) -> SmallCard:
        """A role's card in its public colour, with a number below its icon."""
        return SmallCard(key, value, (COLOURS[key], COLOURS[key]), Heist.ROLE_INK)

    def worked(self, key: str, loot: Loot, survivors: Sequence[tuple[int, str]]) -> Row:
        """A split that the game itself makes among these seats with their roles: every survivor's card with
        what it gains."""
        standing = []
        for index, (seat, role) in enumerate(survivors):
            place = sum(seat == other for other, _ in survivors[:index])
            standing.append(((seat, place), self.role(role)))
        standing.sort(key=lambda one: one[1].order)
        made = split(loot, standing, [PURSE] * len(survivors))
        cards = [
            self.card(role.key, change(self.words, gained(made, character)))
            for character, role in made.survivors
        ]
        return self.row(
            key,
            "cash",
            cards=tuple(cards),
            loot=made.loot,
            bonus=made.bonus,
            total=made.loot + made.bonus,
            each=self.sum_of(made.each),
            rest=self.sum_of(made.rest),
        )
