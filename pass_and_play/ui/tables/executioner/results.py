"""The results board: who has the most crowns, and every game of the match."""

from __future__ import annotations

from pass_and_play.engine.ask import Ending
from pass_and_play.games.executioner.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.room import Room


def draw(canvas: Canvas, table: TableView, ending: Ending, room: Room) -> None:
    """Everything but the bottom bar."""
    canvas.backdrop("table")
