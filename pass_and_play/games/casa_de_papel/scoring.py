"""End of the round: what the selected cards make of the loot (rulebook, phase 4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pass_and_play.games.casa_de_papel.cards import PRINTED, ActionCard, Kind

NAMED_PROFESSOR = 500
"""Millions that Raquel's right name takes back (End of the game)."""


@dataclass(frozen=True, slots=True)
class Score:
    """The result of one press run; all sums in millions.

    `values` is the sum of the majority's bonuses or deductions, `before` and `after` are the loot.
    """

    majority: Kind
    banknotes: int
    sabotages: int
    values: int
    before: int
    after: int

    @property
    def running(self) -> bool:
        """Whether the press is running."""
        return self.majority is Kind.BANKNOTE

    @property
    def change(self) -> int:
        """What the round made of the loot."""
        return self.after - self.before


def score(press: Sequence[ActionCard], *, loot: int) -> Score:
    """Score the selected cards (three or five, so never a tie) against the loot.

    The minority's values are ignored, and the loot never falls below 0.
    """
    banknotes = sum(card.kind is Kind.BANKNOTE for card in press)
    sabotages = len(press) - banknotes
    majority = Kind.BANKNOTE if banknotes > sabotages else Kind.SABOTAGE
    values = sum(card.value for card in press if card.kind is majority)
    after = loot + PRINTED + values if majority is Kind.BANKNOTE else max(0, loot - values)
    return Score(majority, banknotes, sabotages, values, loot, after)
