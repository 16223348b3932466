"""How the heist unfolds: when whose cards turn, and when it is said what that means.

All times are milliseconds. Nothing that a card shows is told before the card has turned.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from pass_and_play.games.bank_heist.cards import Role
from pass_and_play.games.bank_heist.reveal import Reveal
from pass_and_play.games.bank_heist.views import TableView
from pass_and_play.ui.parts.motion import BETWEEN, COUNT, FLIP

LEAD = 900.0
"""Before the first card turns: as long as the vault takes to open."""

Kind = Literal["open", "turn", "named", "nobody", "last", "alone"]


@dataclass(frozen=True, slots=True)
class Step:
    """One step of the picture, from `start` on; what it means is told at `told`.

    `open`: the Informer, whose card was turned before the question. `turn`: the cards of `reveal` turn.
    `named`: the turn of the role that the Informer named, at which nothing is shown. `nobody`: the turn of
    a role with which nobody stayed. `last`: what was named turns at the very end, or nobody had it.
    `alone`: the Informer is the only one left.
    """

    kind: Kind
    role: Role
    start: float
    told: float
    reveal: Reveal | None

    @property
    def turns(self) -> bool:
        """Whether cards turn in this step."""
        return self.kind in ("turn", "last") and self.reveal is not None


def steps(table: TableView) -> tuple[Step, ...]:
    """All steps, in the order of revealing."""
    return tuple(_steps(table))


def end(table: TableView) -> float:
    """When the picture is complete."""
    last = steps(table)[-1]
    return last.told + BETWEEN


def _steps(table: TableView) -> Iterator[Step]:
    time = LEAD
    first = {step.role.key: step for step in reversed(table.reveals)}
    for role in table.roles:
        reveal = first.get(role.key)
        if role.key == "informer" and table.named is not None:
            yield Step("open", role, 0.0, 0.0, reveal)
            continue
        if role.key == table.named:
            yield Step("named", role, time, time, None)
            time += BETWEEN
        elif reveal is None:
            yield Step("nobody", role, time, time, None)
            time += BETWEEN
        else:
            yield Step("turn", role, time, time + FLIP, reveal)
            time += FLIP + BETWEEN
    for role in table.roles:
        if role.key == table.named:
            reveal = first.get(role.key)
            yield Step("last", role, time, time + FLIP, reveal)
            time += FLIP + BETWEEN
    for reveal in table.reveals:
        if reveal.fate == "alone":
            yield Step("alone", reveal.role, time, time + COUNT / 2, reveal)
