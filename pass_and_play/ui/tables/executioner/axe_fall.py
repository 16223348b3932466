"""How the axe falls: when it is heard, when the cards turn, and when it is said what came of it.

All times are milliseconds. Nothing that a card shows is told before the card has turned half-way.
"""

from __future__ import annotations

from dataclasses import dataclass

from pass_and_play.games.executioner.execution import Blow
from pass_and_play.games.executioner.views import TableView
from pass_and_play.ui.parts.motion import APART, BETWEEN, FLIP

RAISED = 500.0
"""The axe hangs above the block."""

FALL = 160.0
"""It falls."""


@dataclass(frozen=True, slots=True)
class Fall:
    """The last blow of an execution; all before it were seen already, since each of them asked a question.
    `lines` is how many lines tell what came of it. There is no axe where a parasite kills."""

    blow: Blow
    axe: bool
    lines: int

    @property
    def struck(self) -> float:
        """The axe has fallen."""
        return RAISED + FALL if self.axe else RAISED

    @property
    def item(self) -> float:
        """The item begins to turn, and the centre card with it where that is a mimic."""
        return self.struck + BETWEEN

    @property
    def role(self) -> float:
        """The role begins to turn, if it is shown."""
        return self.item + FLIP + BETWEEN

    @property
    def told(self) -> float:
        """All cards lie open, and it is said what became of the prisoner."""
        return (self.role if self.blow.role is not None else self.item) + FLIP

    def line(self, number: int) -> float:
        """A line of what came of it is told."""
        return self.told + (number + 1) * APART

    @property
    def end(self) -> float:
        """The picture is complete."""
        return self.line(self.lines - 1) + BETWEEN

    @property
    def cues(self) -> tuple[tuple[float, str], ...]:
        """The axe, and a snap whenever a card is half turned."""
        heard = [(self.item + FLIP / 2, "reveal")]
        if self.axe:
            heard.insert(0, (self.struck, "axe"))
        if self.blow.role is not None:
            heard.append((self.role + FLIP / 2, "reveal"))
        return tuple(heard)


def last_blow(table: TableView) -> Blow:
    """The blow that the table looks at."""
    assert table.execution is not None
    return table.execution.blows[-1]
