"""Whoever tells the rules of La Casa de Papel: puts them into words, with the numbers of the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import groupby

from pass_and_play.games.casa_de_papel.cards import ActionCard, Cards, Deal, Kind
from pass_and_play.games.casa_de_papel.views import TableView
from pass_and_play.ui.paint.colour import rgb
from pass_and_play.ui.paint.palettes import Casa
from pass_and_play.ui.tables.casa_de_papel import faces
from pass_and_play.ui.tables.rulebook import Block, Chapter, Figure, Page, Row, SmallCard
from pass_and_play.words import Text, Words

GAIN = rgb("#1C6B41")
LOSS = rgb("#9C1D12")
"""Sums on paper (look: picture 14)."""

FOUR = 4
"""Players with whom one leads twice."""


@dataclass(frozen=True, slots=True)
class Teller:
    """Puts rules into words, with the numbers of the table that they are told to."""

    cards: Cards
    words: Words
    table: TableView | None

    @property
    def seats(self) -> int | None:
        """How many play; None without a match."""
        return len(self.table.laid) if self.table is not None else None

    @property
    def with_four(self) -> bool:
        """Whether the rules for four players are to be told."""
        return self.seats in (None, FOUR)

    def chapter(self, key: str, icon: str, *pages: Page) -> Chapter:
        """A chapter of these pages."""
        return Chapter(key, icon, self.words(f"rules.chapter.{key}"), pages)

    def page(self, key: str, *blocks: Block | None, note: Text | None = None, **params: int | str) -> Page:
        """A page of the blocks that there are."""
        title, lead = self.words(f"rules.{key}.title"), self.words(f"rules.{key}.lead", **params)
        return Page(key, title, lead, tuple(block for block in blocks if block is not None), note)

    def row(
        self,
        key: str,
        icon: str,
        *,
        cards: tuple[SmallCard, ...] = (),
        figure: Figure | None = None,
        **params: int | str,
    ) -> Row:
        """A rule by its key below `rules`."""
        title, text = self.words(f"rules.{key}.title"), self.words(f"rules.{key}.text", **params)
        return Row(title, text, icon, cards, figure)

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

    def sum(self, n: int) -> Figure:
        """What a round makes of the loot."""
        return Figure(self.words.number(n, signed=n != 0), GAIN if n > 0 else LOSS if n < 0 else None)
