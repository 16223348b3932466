"""The table while the device goes round: nothing to touch, and what everybody waits for."""

from __future__ import annotations

from pass_and_play.engine.ask import Seat
from pass_and_play.games.bank_heist.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.parts.bars import bottom_bar, hint
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.bank_heist import negotiation
from pass_and_play.ui.tables.bank_heist.negotiation_places import places
from pass_and_play.ui.tables.bank_heist.stance_chip import Chip

_HINTS: dict[Form, Rect] = {
    Form.LANDSCAPE: (24, 720, 816, 64),
    Form.PORTRAIT: (34, 1100, 732, 68),
    Form.COMPACT: (20, 538, 684, 52),
}
"""Beside or above the way back to the curtain."""


def draw(canvas: Canvas, table: TableView, room: Room) -> None:
    """The table of the negotiation, or of the plan before it, in which nobody says anything yet."""
    lie, planning = places(canvas.form, len(room.names), clock=False), table.phase == "plan"
    statuses = tuple(_status(table, room, seat) for seat in room.seats)
    negotiation.lay_out(canvas, table, room, lie, "plan" if planning else "negotiate", statuses)
    bottom_bar(canvas, height=lie.bar)
    key = table.phase if table.phase in ("plan", "confirm", "look") else "talk"
    icon = "hourglass" if planning else "eye" if key == "look" else "lock"
    hint(canvas, _HINTS[canvas.form], room.words(f"waiting.{key}"), icon=icon)


def _status(table: TableView, room: Room, seat: Seat) -> Chip | None:
    """Who picks a role just now and who has done so; later, who looks or confirms."""
    words, holder = room.words, room.holder
    if table.phase != "plan":
        if seat != holder or table.phase not in ("confirm", "look"):
            return None
        key = "looks" if table.phase == "look" else "confirms"
        return Chip(words(f"gang.{key}"), "eye" if key == "looks" else "lock", "loud")
    if seat == holder:
        return Chip(words("gang.picking"), "hourglass", "loud")
    order = room.passing
    if holder in order and seat in order and order.index(seat) < order.index(holder):
        return Chip(words("gang.ready"), "check", "quiet", laid=True)
    return Chip(words("gang.waiting"), "hourglass", "dashed")
