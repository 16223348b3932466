"""The part of a painter that a game without power cuts does not need."""

from __future__ import annotations

from typing import Any

from pass_and_play.engine.desk import EyesStep
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.room import Room
from pass_and_play.words import Text


class NeverDark:
    """For the painters of games in which the lamp stays on: nothing asks them for these pictures."""

    def prompt(self, table: Any, hand: Any, room: Room) -> Text:
        """Never asked for."""
        raise NotImplementedError("this game is never played in the dark")

    def dark(self, canvas: Canvas, table: Any, hand: Any, room: Room) -> None:
        """Never asked for."""
        raise NotImplementedError("this game is never played in the dark")

    def eyes(self, canvas: Canvas, table: Any, eyes: EyesStep, room: Room) -> None:
        """Never asked for."""
        raise NotImplementedError("this game is never played with closed eyes")
