"""The notebook of a seat: the items that it has looked at in this game, where the table plays with one."""

from __future__ import annotations

from dataclasses import dataclass

from pass_and_play.engine.ask import Say, Who
from pass_and_play.games.executioner.views import HandView, TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, H
from pass_and_play.ui.parts.label import label, least
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.executioner.faces import quiet_item

MOST = 4
"""Looks of one seat in a game at most: at the deal, by an action, and by each of the two gallows cards."""


@dataclass(frozen=True, slots=True)
class _Plan:
    """Width of a card in one form, the gap to the next, and the heights of heading and sentence, in canvas
    units."""

    wide: float
    gap: float
    lines: tuple[float, float]


_PLANS = {
    Form.LANDSCAPE: _Plan(164, 60, (36, 34)),
    Form.PORTRAIT: _Plan(160, 32, (36, 34)),
    Form.COMPACT: _Plan(100, 76, (30, 28)),
}


def draw(canvas: Canvas, place: Rect, table: TableView, hand: HandView, room: Room) -> None:
    """In `place`: the cards as they were seen, each with whose it was then, or why there are none."""
    words, palette, plan = room.words, canvas.theme.palette, _PLANS[canvas.form]
    small = canvas.form is Form.COMPACT
    x, y, wide, _ = place
    heading, sentence = plan.lines
    notes = hand.notes[-MOST:] if table.memory_aid else ()
    state = "order" if notes else "empty" if table.memory_aid else "none"
    canvas.write(words("notebook.title"), (x, y, wide, heading), H.at(19 if small else 22), palette.text)
    line, style = (x, y + heading, wide, sentence), BODY.at(17 if small else 20)
    canvas.write(words(f"notebook.{state}"), line, style, palette.text2, lines=2, valign="top")
    top = y + heading + sentence + 10
    for number, note in enumerate(notes):
        _seen(canvas, (x + number * (plan.wide + plan.gap), top, plan.wide, plan.wide * 1.4), note, room)


def _seen(canvas: Canvas, rect: Rect, note: Say, room: Room) -> None:
    """One card, and below it whose it was, with the mark of the seat."""
    told = dict(note.params)
    item, whose = told["item"], told.get("seat")
    assert isinstance(item, Say)
    quiet_item(canvas, rect, item.key.removeprefix("item."), room.words)
    x, y, wide, high = rect
    style = H.at(18 if canvas.form is not Form.COMPACT else 16)
    line, ink = (x - 14, y + high + 4, wide + 28, 32), canvas.theme.palette.text
    if isinstance(whose, Who):
        look, name = room.look(whose.seat), room.names[whose.seat]
        shrink = least(canvas, style)
        label(canvas, line, name, style, ink, icon=look.icon, icon_colour=look.colour, shrink=shrink)
    else:
        key = "notebook.own" if note.key == "note.own" else "notebook.centre"
        canvas.write(room.words(key), line, style, ink, align="center")
