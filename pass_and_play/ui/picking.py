"""What is picked of a question by touch and by drag, and the thing that is looked at closer meanwhile."""

from __future__ import annotations

from pass_and_play.ui.choice import Choice
from pass_and_play.ui.room import LOOK, PICK


class Picking:
    """The choice of one page or table, None where nothing is asked, and `closer`, the thing whose sheet
    lies over it. Both go with the scene that they belong to."""

    def __init__(self, choice: Choice | None) -> None:
        self.choice = choice
        self.closer: str | None = None

    def press(self, key: str) -> bool:
        """Open or close a sheet, or choose from it; False where the key is for something else."""
        if key.startswith(LOOK):
            self.closer = key.removeprefix(LOOK) or None
        elif key.startswith(PICK):
            self.closer = None
            self.choose(key.removeprefix(PICK))
        else:
            return False
        return True

    def choose(self, key: str) -> None:
        """Choose these things, and never take them back."""
        if self.choice is not None and not self.choice.holds(key):
            self.choice.touch(key)

    def take_back(self) -> None:
        """Undo the last touch: it was the first half of a double click, which only looks."""
        if self.choice is not None:
            self.choice.take_back()
