"""Which prisoner acts next."""

from __future__ import annotations

from pass_and_play.games.executioner.views import PrisonerView, TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.executioner import court, naming, table_head, turn_bar
from pass_and_play.ui.tables.executioner.centre import Middle, Prompt
from pass_and_play.ui.tables.executioner.prisoner_seat import Seated
from pass_and_play.ui.tables.executioner.table_places import places


def draw(canvas: Canvas, table: TableView, room: Room) -> None:
    """The whole picture, bars included."""
    canvas.backdrop("table")
    seat = table.executioner
    if seat is None:
        return
    table_head.draw(canvas, table, room, stripe=seat)
    lie = places(canvas.form, len(table.prisoners))

    def seating(one: PrisonerView) -> Seated:
        how = court.seated(table, room, one)
        return naming.can_be_named(how, table, room, one, "call") if one.seat in table.pending else how

    name = room.names[seat]
    prompt = Prompt(room.words("call.title", name=name), room.words("call.text"))
    court.lay_out(canvas, table, room, lie, seating, prompt, Middle(deciding=True))
    turn_bar.draw(canvas, room, lie, seat, room.words("turn.open"))
    turn_bar.quiet(canvas, room, lie, room.words("call.hint", n=len(table.pending)))
    naming.confirm(canvas, lie.single, room, "call")
