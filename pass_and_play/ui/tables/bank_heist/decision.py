"""The confirming button of the negotiation: it says what will happen, or what is still open."""

from __future__ import annotations

from pass_and_play.engine.ask import Seat
from pass_and_play.games.bank_heist.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BUTTON
from pass_and_play.ui.parts.button import button
from pass_and_play.ui.parts.label import fitting
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.bank_heist.moves import chosen_number, chosen_offer
from pass_and_play.ui.tables.bank_heist.pair_column import PLACES
from pass_and_play.ui.tables.standing import is_begun
from pass_and_play.words import Text

SIZES = {Form.LANDSCAPE: 21.0, Form.PORTRAIT: 24.0, Form.COMPACT: 17.0}


def draw(canvas: Canvas, rect: Rect, table: TableView, room: Room) -> None:
    """The button in `rect`; names go where they have no room."""
    ways, icon = _will_happen(table, room) if room.ready else _is_open(table, room)
    style = BUTTON.at(SIZES[canvas.form])
    small = style.at(min(style.size, 18))
    says = fitting(canvas, small, (rect[2] - 76) * 1.75, *ways)
    button(
        canvas,
        rect,
        says,
        key="confirm",
        icon=icon,
        enabled=room.ready,
        style=style,
        keys=("ctrl+return",),
    )


Ways = tuple[Text, ...]
"""Sentences that say the same, from the fullest to the shortest."""


def _will_happen(table: TableView, room: Room) -> tuple[Ways, str]:
    """What the chosen move does."""
    seat = chosen_number(room, "seat")
    threat, offer = chosen_number(room, "threat"), chosen_offer(table, room)
    if threat is not None and seat is not None:
        return _look(room, threat, seat), "threat"
    if offer is not None:
        return (room.words("decision.refused"),), "close"
    if seat is not None:
        verb = next(verb for verb in ("stay", "leave", "offer") if room.chosen(verb))
        place = chosen_number(room, "place")
        key = f"decision.{verb}" if place is None else f"decision.{PLACES[place]}.{verb}"
        return _named(room, key, seat), {"stay": "stay", "leave": "exit", "offer": "offer"}[verb]
    assert table.boss is not None
    tool = "ask" if room.chosen("ask") else "countdown"
    return _named(room, f"decision.{tool}", table.boss), "claim" if tool == "ask" else "timer"


def _named(room: Room, key: str, seat: Seat) -> Ways:
    return room.words(key, name=room.names[seat]), room.words(f"{key}_short")


def _look(room: Room, threat: Seat, seat: Seat) -> Ways:
    words, place = room.words, chosen_number(room, "place")
    key = "decision.look" if place is None else f"decision.{PLACES[place]}.look"
    return (
        words(key, name=room.names[threat], other=room.names[seat]),
        words(f"{key}_at", other=room.names[seat]),
        words(f"{key}_short"),
    )


def _is_open(table: TableView, room: Room) -> tuple[Ways, str]:
    """What is to be touched next; how many are undecided while nothing is chosen."""
    words, pair = room.words, table.places > 1
    seat, threat = chosen_number(room, "seat"), chosen_number(room, "threat")
    if not is_begun(room):
        count = sum(one.stance == "open" for view in table.seats for one in view.characters)
        return (words("decision.cards_open" if pair else "decision.deciding", n=count),), "hourglass"
    if threat is not None:
        return _named(room, "decision.whose_card", threat), "threat"
    if chosen_number(room, "offer") is not None:
        return (words("decision.accept_or_no"),), "offer"
    if seat is not None and any(room.chosen(verb) for verb in ("stay", "leave")):
        return (words("decision.left_or_right"),), "hourglass"
    if seat is not None:
        return _named(room, "decision.what", seat), "hourglass"
    for verb in ("stay", "leave", "offer"):
        if room.chosen(verb):
            key = f"decision.who_{verb}" if not pair or verb == "offer" else f"decision.which_{verb}"
            return (words(key),), "hourglass"
    return (words("decision.go_on"),), "hourglass"
