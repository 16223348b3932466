"""The first visit of a game: the role and the item of one's own."""

from __future__ import annotations

from pass_and_play.games.executioner.views import HandView, TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.room import Room


def draw(canvas: Canvas, table: TableView, hand: HandView, room: Room) -> None:
    """The item, beside the covered role; all pages look alike."""
