"""The negotiation: loot card and Boss, roles and gangs, offers, and what everybody may do."""

from __future__ import annotations

from pass_and_play.games.bank_heist.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.parts.bars import bottom_bar
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables import frame
from pass_and_play.ui.tables.bank_heist import (
    accept,
    boss_panel,
    decision,
    gang,
    gang_pair,
    loot_card,
    offers_panel,
    roles_row,
    table_head,
    verbs,
)
from pass_and_play.ui.tables.bank_heist.moves import chosen_offer
from pass_and_play.ui.tables.bank_heist.negotiation_places import Places, places
from pass_and_play.ui.tables.bank_heist.stance_chip import Chip


def draw(canvas: Canvas, table: TableView, room: Room) -> None:
    """The whole table, bars included; in its place the sheet of an offer that is being accepted."""
    offer = chosen_offer(table, room)
    if offer is not None and room.chosen("accept"):
        accept.draw(canvas, table, room, offer)
        return
    lie = places(canvas.form, len(room.names), clock=room.talk is not None)
    lay_out(canvas, table, room, lie, "negotiate")
    bottom_bar(canvas, height=lie.bar)
    frame.talk_clock(canvas, room, lie.clock)
    verbs.draw(canvas, lie.verbs, table, room)
    decision.draw(canvas, lie.confirm, table, room)


def lay_out(
    canvas: Canvas,
    table: TableView,
    room: Room,
    lie: Places,
    heading: str,
    statuses: tuple[Chip | None, ...] = (),
) -> None:
    """Everything between the bars, and the bar above; `statuses` are chips of the seats where no character
    lies yet, or in place of their own."""
    canvas.backdrop("table")
    table_head.draw(canvas, table, room, heading)
    if table.loot is not None:
        loot_card.draw(canvas, lie.loot, table.loot, room, each=table.places > 1)
    boss_panel.draw(canvas, lie.boss, table, room)
    roles_row.draw(canvas, lie.roles, table, room)
    seat_of = gang_pair if table.places > 1 else gang
    for seat, place in enumerate(lie.seats):
        status = statuses[seat] if statuses else None
        seat_of.draw(canvas, place, table, room, seat, status=status)
    offers_panel.draw(canvas, lie.offers, table, room)
