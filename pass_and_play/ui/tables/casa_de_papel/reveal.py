"""How a result unfolds: when each card turns, and what follows. All times are milliseconds."""

from __future__ import annotations

from dataclasses import dataclass

from pass_and_play.ui.parts.motion import APART, BETWEEN, COUNT, FLIP, MOVE

LEAD = 500.0
"""Before the first card turns."""


@dataclass(frozen=True, slots=True)
class Timeline:
    """When what happens, in milliseconds; the number of cards and of lines decide how long it takes."""

    cards: int
    lines: int

    def flip(self, place: int) -> float:
        """The card at this place begins to turn."""
        return LEAD + place * (FLIP + BETWEEN)

    @property
    def sorting(self) -> float:
        """All cards lie open; the majority moves to the left and the minority dims."""
        return self.flip(self.cards)

    @property
    def telling(self) -> float:
        """What the press does is said, and the lines come up one by one."""
        return self.sorting + MOVE

    @property
    def counting(self) -> float:
        """The large number counts."""
        return self.telling + self.lines * APART

    @property
    def walking(self) -> float:
        """The piece walks along the track."""
        return self.counting + COUNT

    @property
    def end(self) -> float:
        """The picture is complete."""
        return self.walking + COUNT
