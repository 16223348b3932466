"""The executioner's table between its bars: gallows card, prisoners, centre card, and what is in play."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from pass_and_play.games.executioner.views import PrisonerView, TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import FIGURE, SMALL
from pass_and_play.ui.parts.label import set_in
from pass_and_play.ui.parts.motion import turn
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.executioner import (
    centre,
    deeds_list,
    gallows_card,
    in_play,
    prisoner_seat,
)
from pass_and_play.ui.tables.executioner.centre import Middle, Prompt
from pass_and_play.ui.tables.executioner.faces import GALLOWS_BACK
from pass_and_play.ui.tables.executioner.prisoner_seat import Seated
from pass_and_play.ui.tables.executioner.seat_chip import Chip
from pass_and_play.ui.tables.executioner.table_places import Places

Seating = Callable[[PrisonerView], Seated]
"""How each prisoner is shown."""


def lay_out(
    canvas: Canvas,
    table: TableView,
    room: Room,
    lie: Places,
    seating: Seating,
    prompt: Prompt,
    middle: Middle | None = None,
    *,
    turning: float | None = None,
) -> None:
    """Everything between the bars. The gallows card turns over from `turning` milliseconds on, or lies
    there."""
    sides(canvas, table, room, lie, turning=turning)
    if table.deeds or lie.deck is not None or canvas.form is Form.PORTRAIT:
        deeds_list.draw(canvas, lie.deeds, table, room)
    roomy = prisoner_seat.is_roomy(canvas, lie.seats, room, table.prisoners)
    for place, one in zip(lie.seats, table.prisoners, strict=True):
        prisoner_seat.draw(canvas, place, room, one, seating(one), roomy=roomy)
    centre.draw(canvas, lie.centre, table, room, prompt, middle or Middle())


def sides(canvas: Canvas, table: TableView, room: Room, lie: Places, *, turning: float | None = None) -> None:
    """What lies beside the prisoners: the gallows card, the deck, and what is in play."""
    _gallows(canvas, lie.card, table, room, turning)
    if lie.deck is not None:
        _deck(canvas, lie.deck, table, room)
    elif not table.deeds and canvas.form is not Form.PORTRAIT:
        _deck(canvas, lie.deeds, table, room)
    in_play.draw(canvas, lie.in_play, table, room)


def seated(table: TableView, room: Room, one: PrisonerView) -> Seated:
    """A prisoner at rest: the chip says what this one did, or that the turn is still to come."""
    return Seated(
        crowns=table.crowns[one.seat],
        chip=deed_chip(table, room, one) or Chip(room.words("court.waits"), "hourglass"),
        drawn_by=bool(table.drawn) and one.seat in table.drawn[-1][1],
        watched=centre.is_watched(table, one.seat),
    )


def acting(how: Seated, room: Room) -> Seated:
    """`how` as the one whose turn it is."""
    return replace(how, acting=True, chip=Chip(room.words("court.acts"), "play", bright=True))


def deed_chip(table: TableView, room: Room, one: PrisonerView) -> Chip | None:
    """What a prisoner did last, as far as the table keeps it; None for somebody whose action is to come."""
    words = room.words
    if one.seat in table.pending or not one.acted:
        return None
    for deed in reversed(table.deeds):
        if deed.who == one.seat and not deed.by_gallows:
            key, icon = ("court.swapped", "swap") if deed.kind == "swap" else ("court.looked", "eye")
            return Chip(words(key), icon, deed.places)
    return Chip(words("court.acted"), "check")


def _gallows(canvas: Canvas, rect: Rect, table: TableView, room: Room, turning: float | None) -> None:
    """The last card that was drawn; before the first one the deck lies in its place."""
    if not table.drawn:
        gallows_card.back(canvas, rect)
        return
    number = len(table.drawn)
    card, _ = table.drawn[-1]
    caption = room.words("court.gallows_card", n=number)

    def face() -> None:
        gallows_card.draw(canvas, rect, card.key, caption, room.words)

    if turning is None:
        face()
    else:
        turn(canvas, rect, room.elapsed, turning, back=lambda: gallows_card.back(canvas, rect), face=face)


def _deck(canvas: Canvas, rect: Rect, table: TableView, room: Room) -> None:
    """The gallows cards that were not drawn."""
    x, y, wide, high = rect
    small = canvas.form is Form.COMPACT
    tall = min(high - 12, wide * 0.62)
    place = (x + 14, y + 4, tall / 1.4, tall)
    for offset in (8.0, 0.0):
        box = (place[0] - offset, place[1] + offset, place[2], place[3])
        canvas.picture(GALLOWS_BACK, box, radius=0.09)
    left = place[0] + place[2] + 14
    room_left = x + wide - left
    figure, style = FIGURE.at(24 if small else 32), SMALL.at(15 if small else 17)
    middle = y + high / 2
    palette = canvas.theme.palette
    n = table.gallows_left
    canvas.write(room.words.number(n), (left, middle - 40, room_left, 40), figure, palette.text)
    says = room.words("court.deck", n=n)
    below = (left, middle, room_left, high / 2 - 8)
    letters, lines = set_in(canvas, says, style, room_left, below[3])
    canvas.write(says, below, letters, palette.text2, lines=lines, valign="top", shrink=1.0)
