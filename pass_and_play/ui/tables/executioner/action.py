"""One action in the open: a look at one item, or a swap of two."""

from __future__ import annotations

from dataclasses import replace

from pass_and_play.games.executioner.court import CENTRE
from pass_and_play.games.executioner.views import PrisonerView, TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.executioner import court, table_head, turn_bar, verbs
from pass_and_play.ui.tables.executioner.centre import Middle, Prompt
from pass_and_play.ui.tables.executioner.prisoner_seat import Seated
from pass_and_play.ui.tables.executioner.table_places import places
from pass_and_play.ui.tables.standing import standing


def draw(canvas: Canvas, table: TableView, room: Room) -> None:
    """The whole picture, bars included."""
    canvas.backdrop("table")
    seat = table.acting
    if seat is None:
        return
    table_head.draw(canvas, table, room)
    lie = places(canvas.form, len(table.prisoners))

    def seating(one: PrisonerView) -> Seated:
        how = court.seated(table, room, one)
        if one.seat == seat:
            how = court.acting(how, room)
        place = verbs.thing(one.seat)
        keys = (str(table.prisoners.index(one) + 1),)
        return replace(how, key=verbs.touch(room, one.seat), keys=keys, stands=standing(room, place))

    middle = Middle(key=verbs.touch(room, CENTRE), keys=("0",), stands=standing(room, verbs.thing(CENTRE)))
    court.lay_out(canvas, table, room, lie, seating, _prompt(table, room), middle)
    turn_bar.draw(canvas, room, lie, seat, room.words("turn.open"))
    if canvas.form is Form.PORTRAIT:
        turn_bar.quiet(canvas, room, lie, room.words("action.hint"))
    verbs.draw(canvas, lie.verbs, table, room)


def _prompt(table: TableView, room: Room) -> Prompt:
    """Who acts, and what is to be touched."""
    assert table.acting is not None
    verb, words = verbs.chosen_verb(room), room.words
    key = f"action.how_{verb}" if verb is not None else "action.how"
    name = room.names[table.acting]
    return Prompt(words("action.acts", name=name), words(key, name=name))
