"""What computers did, on the table, before the device goes to somebody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pass_and_play.engine.desk import Played
from pass_and_play.ui.match import Match
from pass_and_play.ui.scenes.table import TableScene

if TYPE_CHECKING:
    from pass_and_play.ui.passing import Passing


class PlayedScene(TableScene):
    """The table with its news, and the way on to the curtain."""

    name = "played"
    news = True
    way_on = "confirm"

    def __init__(self, passing: Passing, match: Match, played: Played) -> None:
        super().__init__(passing, match, None)
        self._played = played

    def press(self, key: str) -> None:
        """Everybody has seen it."""
        if key == "confirm":
            self._passing.go_on(self._played)
        else:
            super().press(key)
