"""Who is the Boss of the first heist: anybody or the lot, and what this table plays for."""

from __future__ import annotations

from pass_and_play.games.bank_heist.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, WHITE, darken, mix, with_alpha
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables import first_seat
from pass_and_play.ui.tables.bank_heist.sums import money
from pass_and_play.ui.tables.first_seat import Fact, FirstSeat, Paper

EMBLEM = "vault"
"""The icon of the game in the top bar."""

_ONE = 1
"""Characters that everybody lays, except with three players."""


def draw(canvas: Canvas, table: TableView, room: Room) -> None:
    """The whole picture: the target, the number of heists, and the roles of each gang on paper."""
    words = room.words
    facts = (
        Fact("trophy", money(words, table.target), "target"),
        Fact("loot", words.number(table.rounds), "heists"),
        Fact("players", words.number(len(table.roles)), "roles" if table.places == _ONE else "two_roles"),
    )
    palette = canvas.theme.palette
    sheet = Paper(
        lay=_paper,
        ink=palette.ink,
        caption=palette.ink if canvas.theme.high_contrast else mix(palette.ink, palette.paper, 0.22),
        rule=with_alpha(palette.ink, 0.25),
        light=palette.paper,
    )
    first_seat.draw(canvas, FirstSeat("first_boss", "hat-boss", EMBLEM, 0, facts, sheet), room)


def _paper(canvas: Canvas, rect: Rect) -> None:
    palette = canvas.theme.palette
    if canvas.theme.high_contrast:
        canvas.panel(rect, fill=WHITE, edge=BLACK, width=3, radius=24, shadow=3)
        return
    canvas.panel(rect, fill=(palette.paper, darken(palette.paper, 0.08)), radius=24, shadow=3)
    x, y, wide, high = rect
    canvas.panel((x + 9, y + 9, wide - 18, high - 18), edge=with_alpha(palette.ink, 0.3), radius=16)
