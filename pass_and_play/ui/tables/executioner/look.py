"""A look at one item, by an action or a gallows card."""

from __future__ import annotations

from pass_and_play.games.executioner.views import HandView, TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.room import Room


def draw(canvas: Canvas, table: TableView, hand: HandView, room: Room) -> None:
    """Whose item it is, and what it is and does; all pages look alike."""
