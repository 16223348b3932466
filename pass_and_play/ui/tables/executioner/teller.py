"""Whoever tells the rules of By Order of the King: with the numbers of the table, and cards of its game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from pass_and_play.cards.option import Value
from pass_and_play.games.executioner.cards import Cards, Item, Part
from pass_and_play.games.executioner.views import TableView
from pass_and_play.ui.paint.palettes import EXECUTIONER, King
from pass_and_play.ui.tables.executioner.rulebook_examples import Cast, changes
from pass_and_play.ui.tables.rulebook import Row, SmallCard
from pass_and_play.ui.tables.teller import RuleTeller
from pass_and_play.words import Text


@dataclass(frozen=True, slots=True)
class Teller(RuleTeller):
    """Puts rules into words, with the numbers of the table that they are told to, and its house rules."""

    cards: Cards
    table: TableView | None
    values: Mapping[str, Value]

    @property
    def seats(self) -> int | None:
        """How many play; None without a match."""
        return len(self.table.crowns) if self.table is not None else None

    @property
    def cheese(self) -> Text:
        """What a jester is paid who lives with the cheese, as it stands in the middle of a sentence."""
        return self.words(f"cheese.{self.values['cheese']}")

    @property
    def takes_two(self) -> bool:
        """Whether that jester takes 2 from everybody."""
        return self.values["cheese"] == "two"

    def crowns(self, n: int) -> Text:
        """So many crowns, in a sentence."""
        return self.words("rules.crowns", n=n)

    def items(self) -> tuple[Item, ...]:
        """An item of each kind that is in the box."""
        return tuple(dict.fromkeys(self.cards.items))

    def copies(self, part: Part) -> int:
        """How often there is this role in the box."""
        return sum(role.key is part for role in self.cards.roles)

    def by_seats(self, key: str, icon: str, *, n: int | None) -> Row:
        """A rule that names the number `n` of this table, or does without where there is none."""
        return self.row(f"{key}_now", icon, n=n) if n is not None else self.row(key, icon)

    # ------------------------------------------------------------------ small cards

    def role_card(self, part: Part, value: Text) -> SmallCard:
        """A role's card in its public colour."""
        fill = King.SABOTEUR_BADGE if part is Part.SABOTEUR else King.ROLE_BADGE
        return SmallCard(part, value, (fill, fill), EXECUTIONER.text)

    def item_card(self, item: str, value: Text) -> SmallCard:
        """An item's card in its public colour; `item` is its key."""
        fill = (King.PARDON_BADGE, King.PARDON_BADGE) if item == "pardon" else King.ITEM_BACK
        return SmallCard(item, value, fill, EXECUTIONER.text)

    def gallows_card(self, icon: str, value: Text) -> SmallCard:
        """A gallows card, with an icon for what it does."""
        return SmallCard(icon, value, King.EVENT_BACK, EXECUTIONER.text)

    def hood_card(self, value: Text) -> SmallCard:
        """The executioner, who has no card of the game."""
        return SmallCard("executioner", value, (EXECUTIONER.b0, EXECUTIONER.b0), EXECUTIONER.acc)

    # ------------------------------------------------------------------ examples

    def worked(
        self,
        title: Text,
        text: Text,
        cast: Sequence[Cast],
        struck: Sequence[int],
        *,
        icon: str = "axe",
        centre: str = "nothing",
    ) -> Row:
        """A game with these prisoners, paid as the rules pay it: the executioner's card and theirs, with what
        each gains or loses. See `changes`."""
        made = changes(cast, struck, centre=centre, takes_two=self.takes_two)
        values = [self.words.number(n, signed=n != 0) for n in made]
        roles = [self.role_card(one.part, value) for one, value in zip(cast, values[1:], strict=True)]
        return Row(title, text, icon, (self.hood_card(values[0]), *roles))

    def gain(self, row: Row, n: int | None) -> Row:
        """The rule with the crowns that it brings or costs in large letters, if that can be told."""
        return replace(row, figure=self.sum(n)) if n is not None else row
