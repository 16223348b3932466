"""One of the Masterminds on the Snitch's page, to whom a card may be given."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pass_and_play.games.caper.board import Side
from pass_and_play.games.caper.cards import Card
from pass_and_play.games.caper.measures import SIDES
from pass_and_play.games.caper.views import TableView
from pass_and_play.ui.paint.canvas import Canvas, Feel
from pass_and_play.ui.paint.colour import BLACK, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.palettes import Caper
from pass_and_play.ui.paint.record import Rect, within
from pass_and_play.ui.paint.theme import BODY, BUTTON, H
from pass_and_play.ui.parts.focus import focus_ring, grown
from pass_and_play.ui.parts.label import fitting, label, least
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.caper import faces, sides
from pass_and_play.words import Text

Mood = Literal["waits", "open", "chosen", "given"]
"""A side waits until a card is chosen and is `open` then; it is `chosen` before any card is, and `given` one
in the end."""

RADIUS = 28.0
ARROWS = ("arrow-left", "arrow-right")
KEYS = ("left", "right")


@dataclass(frozen=True, slots=True)
class Plan:
    """What stands where on it, in canvas units from its upper left corner."""

    mark: Rect
    """The disc with the mark of the seat."""
    name: Rect
    size: float
    align: str
    note: Rect
    note_size: float
    says: Rect
    """What looks like a button: all of the side can be touched."""


PLANS = {
    Form.LANDSCAPE: Plan(
        mark=(113, 26, 104, 104),
        name=(16, 144, 298, 42),
        size=33,
        align="center",
        note=(12, 188, 306, 32),
        note_size=20,
        says=(40, 250, 250, 76),
    ),
    Form.PORTRAIT: Plan(
        mark=(22, 22, 70, 70),
        name=(106, 18, 236, 42),
        size=30,
        align="left",
        note=(106, 58, 240, 32),
        note_size=17.5,
        says=(24, 116, 306, 68),
    ),
    Form.COMPACT: Plan(
        mark=(93, 16, 64, 64),
        name=(12, 88, 226, 32),
        size=24,
        align="center",
        note=(10, 124, 230, 30),
        note_size=17,
        says=(22, 182, 206, 60),
    ),
}


def draw(canvas: Canvas, rect: Rect, side: Side, table: TableView, room: Room, *, gets: Card | None) -> None:
    """The Mastermind of a side in `rect`, all of which can be touched. `gets` is the card that it is given,
    as far as that is chosen."""
    key = f"side:{side}"
    seat = sides.mastermind(table.parts, side)
    says = room.words("give.to", name=room.names[seat])
    feel = canvas.target(key, rect, says, enabled=room.offered(key), keys=(KEYS[side],))
    mood = _mood(key, room, gets)
    _ground(canvas, rect, side, mood, feel)
    _who(canvas, rect, side, table, room)
    place, radius = within(rect, PLANS[canvas.form].says), 22.0
    if gets is not None:
        _card(canvas, place, gets, room, radius)
    else:
        _button(canvas, place, mood, says, side, room, radius)


def _mood(key: str, room: Room, gets: Card | None) -> Mood:
    if gets is not None:
        return "given"
    if room.chosen(key):
        return "chosen"
    return "open" if room.choice is not None and room.choice.chosen and room.lit(key) else "waits"


def _ground(canvas: Canvas, rect: Rect, side: Side, mood: Mood, feel: Feel) -> None:
    colour, palette = sides.COLOURS[side], canvas.theme.palette
    if feel.focused:
        focus_ring(canvas, grown(rect, 4), radius=RADIUS + 4, gap=2)
    elif mood in ("open", "chosen"):
        ring = palette.acc if mood == "chosen" else with_alpha(palette.acc, 0.5)
        canvas.panel(grown(rect, 5), edge=ring, radius=RADIUS + 5, width=5)
    strength = 0.2 if feel.hovered or mood == "given" else 0.12
    fill = BLACK if canvas.theme.high_contrast else with_alpha(colour, strength)
    canvas.panel(rect, fill=fill, edge=colour, radius=RADIUS, width=4, dashed=mood not in ("chosen", "given"))


def _who(canvas: Canvas, rect: Rect, side: Side, table: TableView, room: Room) -> None:
    plan, palette, words = PLANS[canvas.form], canvas.theme.palette, room.words
    seat, coins = sides.mastermind(table.parts, side), table.board.coins[side]
    disc, look = within(rect, plan.mark), room.look(seat)
    centre = (disc[0] + disc[2] / 2, disc[1] + disc[3] / 2)
    canvas.disc(centre, disc[2] / 2, sides.DISCS[side])
    canvas.icon(look.icon, grown(disc, -disc[2] * 0.24), look.colour)
    name = within(rect, plan.name)
    colour = sides.COLOURS[side]
    canvas.write(room.names[seat], name, H.at(plan.size), colour, align=plan.align, shrink=0.55)
    note, style = words(f"give.who_{SIDES[side]}", n=coins), BODY.at(plan.note_size)
    place, shrink = within(rect, plan.note), least(canvas, style)
    canvas.write(note, place, style, palette.text2, align=plan.align, shrink=shrink)


def _button(
    canvas: Canvas, place: Rect, mood: Mood, says: Text, side: Side, room: Room, radius: float
) -> None:
    palette = canvas.theme.palette
    loud = mood != "waits"
    edge = None if loud else palette.line
    canvas.panel(place, fill=palette.acc if loud else palette.b3, edge=edge, radius=radius, shadow=1)
    ink = palette.acc_ink if loud else palette.text
    style = BUTTON.at(19 if canvas.form is Form.COMPACT else 21.5)
    says = fitting(canvas, style, place[2] - 64, says, room.words("give.here"))
    icon = "check" if mood == "chosen" else ARROWS[side]
    inner = (place[0] + 12, place[1], place[2] - 24, place[3])
    label(canvas, inner, says, style, ink, icon=icon, icon_size=24, gap=12, shrink=least(canvas, style))


def _card(canvas: Canvas, place: Rect, card: Card, room: Room, radius: float) -> None:
    """The name of the card that goes there, on the paper of the hand."""
    canvas.panel(place, fill=Caper.QUIET_HEAD, radius=radius, shadow=1)
    style = H.at(16 if canvas.form is Form.COMPACT else 19)
    inner = (place[0] + 12, place[1], place[2] - 24, place[3])
    says, icon = faces.card_name(card, room.words), faces.emblem(card)
    shrink = least(canvas, style)
    size = 26.0 if canvas.form is Form.COMPACT else 32.0
    ink = Caper.SIDE_INK
    label(canvas, inner, says, style, ink, icon=icon, icon_size=size, gap=10, lines=2, shrink=shrink)
