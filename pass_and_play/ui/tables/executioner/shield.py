"""To which side the holder of a shield passes the axe."""

from __future__ import annotations

from pass_and_play.games.executioner.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.room import Room


def draw(canvas: Canvas, table: TableView, room: Room) -> None:
    """The whole picture, bars included."""
    canvas.backdrop("table")
