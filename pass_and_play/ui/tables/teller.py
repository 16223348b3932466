"""Whoever tells the rules of a game: puts them into words, page by page, and tells the house rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pass_and_play.cards.option import OptionKind, OptionRule, Value
from pass_and_play.ui.paint.colour import rgb
from pass_and_play.ui.tables.rulebook import Block, Chapter, Figure, Page, Row, SmallCard
from pass_and_play.words import Text, Words

GAIN = rgb("#1C6B41")
LOSS = rgb("#9C1D12")
"""Sums on paper (look: picture 14)."""


@dataclass(frozen=True, slots=True)
class RuleTeller:
    """Puts rules into words. Every key stands below `rules` in the words of the game."""

    words: Words

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
        """A rule by its key."""
        title = self.words(f"rules.{key}.title", **params)
        return Row(title, self.words(f"rules.{key}.text", **params), icon, cards, figure)

    def sum(self, n: int) -> Figure:
        """A gain or a loss in large letters."""
        return Figure(self.words.number(n, signed=n != 0), GAIN if n > 0 else LOSS if n < 0 else None)

    def house(
        self,
        rules: Sequence[OptionRule],
        values: Mapping[str, Value],
        *,
        icons: Mapping[str, str],
        agreed: bool,
    ) -> Page:
        """What may be agreed, and what is: in this match (`agreed`), or as long as nobody changes it."""
        rows = [self._option(rule, values[rule.key], icon=icons.get(rule.key, "settings")) for rule in rules]
        lead = self.words("rules.house.agreed" if agreed else "rules.house.lead")
        return Page("house", self.words("rules.house.title"), lead, tuple(rows))

    def _option(self, rule: OptionRule, value: Value, *, icon: str) -> Row:
        words, note = self.words, f"option.{rule.key}.note"
        if rule.kind is OptionKind.SWITCH:
            told = words("switch.on" if value else "switch.off")
        else:
            key = f"option.{rule.key}.{value}"
            told = words(key) if words.has(key) else words.number(int(value))
        return Row(
            title=words(f"option.{rule.key}"),
            text=words(note) if words.has(note) else None,
            icon=icon,
            figure=Figure(told, large=False),
        )
