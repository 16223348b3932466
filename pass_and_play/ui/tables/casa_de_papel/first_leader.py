"""Who leads round 1: anybody or the lot, and what this table plays for."""

from __future__ import annotations

from pass_and_play.games.casa_de_papel.cards import ROUNDS
from pass_and_play.games.casa_de_papel.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import with_alpha
from pass_and_play.ui.paint.palettes import Casa
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables import first_seat
from pass_and_play.ui.tables.casa_de_papel.board import POWER_CUTS, caption_ink, paper
from pass_and_play.ui.tables.casa_de_papel.round_table import EMBLEM
from pass_and_play.ui.tables.first_seat import Fact, FirstSeat, Paper


def draw(canvas: Canvas, table: TableView, room: Room) -> None:
    """The whole picture: the goal, the cards that are sent to press, and the power cuts on board paper."""
    words = room.words
    cards = words("first_leader.cards_of", n=table.select, seats=len(room.names))
    cuts = words("first_leader.cuts_in", first=POWER_CUTS[0], second=POWER_CUTS[1])
    facts = (
        Fact("goal-flag", words.number(table.goal), "goal"),
        Fact(EMBLEM, cards, "cards"),
        Fact("bolt", cuts, "cuts")
        if table.abilities
        else Fact("bolt", words("first_leader.no_cuts_in"), "no_cuts"),
    )
    sheet = Paper(
        lay=paper,
        ink=Casa.BOARD_INK,
        caption=caption_ink(canvas),
        rule=with_alpha(Casa.ROUND_NOW, 0.3),
        light=Casa.BOARD[0],
    )
    first_seat.draw(canvas, FirstSeat("first_leader", "leader", EMBLEM, ROUNDS, facts, sheet), room)
