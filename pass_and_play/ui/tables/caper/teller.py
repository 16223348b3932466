"""Whoever tells the rules of Caper: with the players, the city and the house rules of a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pass_and_play.cards.option import Value
from pass_and_play.games.caper.cards import CITIES, Cards
from pass_and_play.games.caper.effects import Effect
from pass_and_play.games.caper.views import TableView
from pass_and_play.ui.paint.palettes import CAPER
from pass_and_play.ui.tables.caper.rule_signs import RuleSigns
from pass_and_play.ui.tables.caper.signs import effect_lines
from pass_and_play.ui.tables.rulebook import SmallCard
from pass_and_play.ui.tables.teller import RuleTeller
from pass_and_play.words import Text

GOOD_FILL = (CAPER.b3, CAPER.b2)
"""Cards for stolen goods, which have none in the game."""


@dataclass(frozen=True, slots=True)
class Teller(RuleTeller):
    """Puts rules into words, for the table that they are told to."""

    cards: Cards
    table: TableView | None
    values: Mapping[str, Value]

    @property
    def players(self) -> int | None:
        """How many play; None without a match."""
        return len(self.table.hands) if self.table is not None else None

    @property
    def cities(self) -> tuple[str, ...]:
        """The city in play; all of them without a match."""
        return (self.table.city,) if self.table is not None else CITIES

    def told_to(self, players: int) -> bool:
        """Whether what holds for so many players is to be told here."""
        return self.players in (None, players)

    def coins(self, n: int) -> Text:
        """So many coins, in a sentence."""
        return self.words("rules.coins", n=n)

    def signs(self, effects: Sequence[Effect], *, modifiers: Sequence[Effect] = ()) -> RuleSigns | None:
        """The effects in signs, as the cards in play write them, and what a location changes in a frame; None
        where there is nothing."""
        if not effects and not modifiers:
            return None
        colour = self.cards.cities[self.table.city].colour if self.table is not None else ""
        plain, framed = (effect_lines(some, self.words, city=colour) for some in (effects, modifiers))
        return RuleSigns(plain, framed)

    def good(self, good: str) -> SmallCard:
        """A stolen good, as a card."""
        return SmallCard(good, self.words(f"rules.good.{good}"), GOOD_FILL, CAPER.text)
