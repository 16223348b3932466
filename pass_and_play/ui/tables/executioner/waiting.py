"""The table while the device goes round: nothing to touch, and who looks at what."""

from __future__ import annotations

from dataclasses import replace

from pass_and_play.games.executioner.views import PrisonerView, TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.parts.bars import bottom_bar, hint
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.executioner import centre, court, table_head
from pass_and_play.ui.tables.executioner.centre import Middle, Prompt
from pass_and_play.ui.tables.executioner.prisoner_seat import Seated
from pass_and_play.ui.tables.executioner.seat_chip import Chip
from pass_and_play.ui.tables.executioner.table_places import ALONE, places
from pass_and_play.words import Text


def draw(canvas: Canvas, table: TableView, room: Room) -> None:
    """The whole picture, bars included."""
    canvas.backdrop("table")
    table_head.draw(canvas, table, room)
    lie = places(canvas.form, len(table.prisoners))

    def seating(one: PrisonerView) -> Seated:
        return _seated(table, room, one)

    middle = Middle(watched=centre.is_watched(table), deciding=room.holder == table.executioner)
    court.lay_out(canvas, table, room, lie, seating, _prompt(table, room), middle)
    bottom_bar(canvas, height=lie.bar)
    says = room.words(f"waiting.{_kind(table, room)}.hint", name=_name(room))
    hint(canvas, ALONE[canvas.form], says, icon="eye")


def _kind(table: TableView, room: Room) -> str:
    """Which visit it is: the first one, a round of all, or a look of one."""
    if table.phase == "first_look":
        return "first"
    return "all" if len(room.passing) > 1 else "one"


def _name(room: Room) -> Text:
    """Who looks just now."""
    return room.names[room.holder] if room.holder is not None else room.words("waiting.somebody")


def _prompt(table: TableView, room: Room) -> Prompt:
    words, kind, name = room.words, _kind(table, room), _name(room)
    return Prompt(words(f"waiting.{kind}.title", name=name), words(f"waiting.{kind}.text", name=name))


def _seated(table: TableView, room: Room, one: PrisonerView) -> Seated:
    """Who looks, who has looked, and who will."""
    words, how, order, holder = room.words, court.seated(table, room, one), room.passing, room.holder
    if one.seat == holder:
        return replace(how, acting=True, chip=Chip(words("court.looks"), "eye", bright=True))
    if one.seat not in order or holder not in order:
        return how
    if order.index(one.seat) < order.index(holder):
        return replace(how, chip=Chip(words("court.has_looked"), "check"))
    return replace(how, chip=Chip(words("court.waits"), "hourglass"))
