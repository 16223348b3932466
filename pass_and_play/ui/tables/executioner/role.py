"""The role sheet: what its owner is and wants."""

from __future__ import annotations

from pass_and_play.games.executioner.views import HandView, TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.room import Room


def draw(canvas: Canvas, table: TableView, hand: HandView, room: Room) -> None:
    """Every role has the same paper, the same number of lines and the same brightness."""
