"""Whoever tells the rules of La Casa de Papel: puts them into words, with the numbers of the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import groupby

from pass_and_play.games.casa_de_papel.cards import ActionCard, Cards, Deal, Kind
from pass_and_play.games.casa_de_papel.views import TableView
from pass_and_play.ui.paint.palettes import Casa
from pass_and_play.ui.tables.casa_de_papel import faces
from pass_and_play.ui.tables.rulebook import SmallCard
from pass_and_play.ui.tables.teller import RuleTeller
from pass_and_play.words import Text

FOUR = 4
"""Players with whom one leads twice."""


@dataclass(frozen=True, slots=True)
class Teller(RuleTeller):
    """Puts rules into words, with the numbers of the table that they are told to."""

    cards: Cards
    table: TableView | None

    @property
    def seats(self) -> int | None:
        """How many play; None without a match."""
        return len(self.table.laid) if self.table is not None else None

    @property
    def with_four(self) -> bool:
        """Whether the rules for four players are to be told."""
        return self.seats in (None, FOUR)

    def by_players(self, of: Callable[[Deal], Text], at_table: Callable[[TableView], Text]) -> Text:
        """What holds at this table; without one, what holds for each number of players."""
        if self.table is not None:
            return at_table(self.table)
        told = []
        for what, deals in groupby(self.cards.deals.values(), of):
            players = [deal.players for deal in deals]
            span = "rules.players.one" if len(players) == 1 else "rules.players.span"
            told.append(self.words(span, what=what, least=players[0], most=players[-1]))
        whole = told[-1]
        for one in reversed(told[:-1]):
            whole = self.words("rules.either", first=one, rest=whole)
        return whole

    @property
    def goal(self) -> Text:
        """The loot that the gangsters must reach."""
        number = self.words.number
        return self.by_players(lambda deal: number(deal.goal), lambda table: number(table.goal))

    @property
    def selected(self) -> Text:
        """How many cards go to press."""

        def told(one: Deal | TableView) -> Text:
            return self.words("rules.selected", n=one.select)

        return self.by_players(told, told)

    def card(self, card: ActionCard, *, faint: bool = False) -> SmallCard:
        """An action card, in the colours of its public face."""
        banknote = card.kind is Kind.BANKNOTE
        return SmallCard(
            icon="banknote" if banknote else "sabotage",
            value=faces.value(card, self.words),
            fill=Casa.LOUD_BANKNOTE if banknote else Casa.LOUD_SABOTAGE,
            ink=Casa.LOUD_BANKNOTE_INK if banknote else Casa.LOUD_SABOTAGE_INK,
            faint=faint,
        )
