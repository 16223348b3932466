"""Who wears the hood in the first game: anybody or the lot, and what this table plays for."""

from __future__ import annotations

from pass_and_play.games.executioner.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import with_alpha
from pass_and_play.ui.paint.palettes import King
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables import first_seat
from pass_and_play.ui.tables.executioner.paper import caption_ink, paper
from pass_and_play.ui.tables.first_seat import Fact, FirstSeat, Paper

EMBLEM = "axe"
"""The icon of the game in the top bar."""


def draw(canvas: Canvas, table: TableView, room: Room) -> None:
    """The whole picture: the crowns of the start, the treasury, and the length of the match on paper."""
    words = room.words
    facts = (
        Fact("crown", words.number(table.crowns[0]), "crowns"),
        Fact("coin-pile", words.number(table.treasury), "treasury"),
        Fact("executioner", words("first_executioner.open_end"), "no_games")
        if table.games is None
        else Fact("executioner", words.number(table.games), "games"),
    )
    sheet = Paper(
        lay=paper,
        ink=King.CROWNS_INK,
        caption=caption_ink(canvas),
        rule=with_alpha(King.CROWNS_INK, 0.25),
        light=King.CROWNS[0],
    )
    first_seat.draw(canvas, FirstSeat("first_executioner", "executioner", EMBLEM, 0, facts, sheet), room)
