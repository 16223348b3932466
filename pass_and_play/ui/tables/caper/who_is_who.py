"""Who is who: anybody or the lot for cream, with three for the Snitch first, and what this game is about."""

from __future__ import annotations

from pass_and_play.games.caper.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, WHITE, Colour, mix, with_alpha
from pass_and_play.ui.paint.palettes import Caper
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables import first_seat
from pass_and_play.ui.tables.caper.table_head import EMBLEM
from pass_and_play.ui.tables.first_seat import Fact, FirstSeat, Paper

ICONS = {"who_snitch": "snitch", "who_cream": "mastermind"}

TEAMS = 4
"""Players of a game with teams."""


def draw(canvas: Canvas, table: TableView, room: Room) -> None:
    """The whole picture; without a question the last one is shown, and nothing can be touched."""
    what = room.ask.what.key if room.ask is not None else "who_cream"
    section = f"{what}_team" if what == "who_cream" and len(room.names) == TEAMS else what
    words = room.words
    facts = (
        Fact("location", words(f"city.{table.city}"), "city"),
        Fact("timer", words.number(len(table.rounds)), "rounds"),
        Fact("coin", words.number(table.board.supply), "coins"),
    )
    sheet = Paper(
        lay=_paper,
        ink=Caper.SIDE_INK,
        caption=_caption_ink(canvas),
        rule=with_alpha(Caper.SIDE_INK, 0.25),
        light=Caper.THIEF[0],
    )
    first_seat.draw(canvas, FirstSeat(section, ICONS[what], EMBLEM, 0, facts, sheet), room)


def _paper(canvas: Canvas, rect: Rect) -> None:
    """The paper of thieves."""
    if canvas.theme.high_contrast:
        canvas.panel(rect, fill=WHITE, edge=BLACK, width=3, radius=24, shadow=3)
    else:
        canvas.panel(rect, fill=Caper.THIEF, radius=24, shadow=3)


def _caption_ink(canvas: Canvas) -> Colour:
    """The colour of captions on this paper: full ink for weak eyes."""
    return Caper.SIDE_INK if canvas.theme.high_contrast else mix(Caper.SIDE_INK, Caper.THIEF[1], 0.22)
