"""Who wears the hood in the first game: anybody or the lot, and what this table plays for."""

from __future__ import annotations

from pass_and_play.games.executioner.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.room import Room

EMBLEM = "axe"
"""The icon of the game in the top bar."""


def draw(canvas: Canvas, table: TableView, room: Room) -> None:
    """The whole picture, bars included."""
    canvas.backdrop("table")
