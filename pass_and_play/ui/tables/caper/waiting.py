"""The public table while somebody chooses in private: all that lies open, and the plays that came last."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pass_and_play.games.caper.board import CREAM, Side, place_of
from pass_and_play.games.caper.cards import Gear
from pass_and_play.games.caper.measures import MOST_THIEVES
from pass_and_play.games.caper.moves import Move
from pass_and_play.games.caper.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, SMALL, H
from pass_and_play.ui.parts.label import least, set_in
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.caper import dense, hand_panel, sides, table_head
from pass_and_play.ui.tables.caper.dense import Marks
from pass_and_play.ui.tables.caper.faces import card_name, loud_card
from pass_and_play.ui.tables.caper.marks import looks, newest
from pass_and_play.words import Text, Words


@dataclass(frozen=True, slots=True)
class _Plan:
    """Where the two last plays and whose turn it is stand in one form, that the hands are swapped, and the
    side in front where the top bar has no room for it; the button stands where the scene draws it."""

    plays: tuple[Rect, Rect]
    card: float
    """Width of the card of a play."""
    turn: Rect
    swap: Rect | None = None
    own: Rect | None = None


_PLANS = {
    Form.LANDSCAPE: _Plan(
        ((14, 580, 416, 206), (444, 580, 400, 206)), 132, (864, 582, 392, 84), (864, 670, 392, 40)
    ),
    Form.PORTRAIT: _Plan(((14, 984, 380, 186), (406, 984, 380, 186)), 118, (14, 0, 0, 0)),
    Form.COMPACT: _Plan(
        ((8, 470, 352, 122), (366, 470, 350, 122)), 0, (726, 498, 290, 38), own=(724, 463, 292, 34)
    ),
}


THINKING = {form: plan.plays[0] for form, plan in _PLANS.items()}
"""Where it is told that a computer thinks: beside it only the last play is shown."""


def side_in_front(table: TableView, room: Room) -> Side:
    """The side of whoever holds the device next; cream for the Snitch. While a computer thinks, that of a
    person, so that the table does not turn for it."""
    if room.thinking is not None:
        sides_of_people = (part.side for seat, part in enumerate(table.parts) if seat not in room.bots)
        return next((side for side in sides_of_people if side is not None), CREAM)
    if room.holder is not None and table.parts:
        side = table.parts[room.holder].side
        return CREAM if side is None else side
    return CREAM if table.turn is None else table.turn


def draw(canvas: Canvas, table: TableView, room: Room) -> None:
    """The whole picture, bars included."""
    table_of(canvas, table, room)
    plan = _PLANS[canvas.form]
    plays = plan.plays if room.thinking is None else plan.plays[1:]
    last = table.moves[-len(plays) :]
    for rect, move in zip(plays, last, strict=False):
        _play(canvas, rect, plan, move, table, room)
    if not last:
        x, y, _, high = plays[0]
        wide = plan.plays[1][0] + plan.plays[1][2] - x
        style = BODY.at(20 if canvas.form is not Form.COMPACT else 17)
        words = room.words("waiting.nothing")
        canvas.write(words, (x + 16, y, wide - 32, high), style, canvas.theme.palette.text2, lines=2)
    if plan.turn[2]:
        _turn(canvas, plan.turn, table, room)
    if plan.swap is not None and table.swap:
        table_head.swap_note(canvas, plan.swap, room)


def table_of(canvas: Canvas, table: TableView, room: Room) -> None:
    """All that lies open, for everybody to see, and the empty panel at its foot."""
    canvas.backdrop("table")
    own = side_in_front(table, room)
    table_head.draw(canvas, table, room, own, public=True)
    found = looks(table, room, own)
    marks = Marks(own=found.own, rival=found.rival, newest=newest(table))
    dense.draw(canvas, table.board, own, room.words, marks)
    hand_panel.ground(canvas, own)
    place = _PLANS[canvas.form].own
    if place is not None:
        table_head.side_pill(canvas, place, table, room, own)


def _turn(canvas: Canvas, rect: Rect, table: TableView, room: Room) -> None:
    """Who is to choose."""
    if room.holder is None:
        return
    palette, look = canvas.theme.palette, room.look(room.holder)
    key = f"waiting.{table.phase}" if table.phase in ("give", "pass") else "waiting.play"
    words = room.words(key, name=room.names[room.holder])
    big = H.at(22 if canvas.form is not Form.COMPACT else 17)
    style, lines = set_in(canvas, words, big, rect[2] - 38, rect[3])
    x, y, wide, high = rect
    canvas.icon(look.icon, (x, y + high / 2 - 13, 26, 26), look.colour)
    place = (x + 38, y, wide - 38, high)
    canvas.write(words, place, style, palette.text, lines=lines, shrink=least(canvas, style))


def _play(canvas: Canvas, rect: Rect, plan: _Plan, move: Move, table: TableView, room: Room) -> None:
    """A card that was played, and what became of it."""
    palette, words = canvas.theme.palette, room.words
    canvas.panel(rect, fill=(palette.b2, palette.b1), edge=palette.line, radius=20)
    x, y, wide, high = rect
    left = x + 16
    if plan.card:
        card = (x + 12, y + 11, plan.card, high - 22)
        loud_card(canvas, card, move.card, words, city=table.board.city_colour, shadow=1)
        left = card[0] + plan.card + 16
    room_wide = x + wide - 14 - left
    seat, small = sides.mastermind(table.parts, move.side), canvas.form is Form.COMPACT
    who, style = (left, y + 10, room_wide, 26), H.at(18 if not small else 16)
    canvas.write(room.names[seat], who, style, sides.COLOURS[move.side], shrink=least(canvas, style))
    head, body = H.at(20 if not small else 16), SMALL.at(17 if not small else 15)
    top = y + 38
    said = told_move(move, table, room)
    split = high * (0.36 if not small else 0.22)
    fitted, lines = set_in(canvas, said[0], head, room_wide, split)
    place = (left, top, room_wide, split)
    canvas.write(
        said[0], place, fitted, palette.text, lines=lines, shrink=least(canvas, fitted), valign="top"
    )
    if said[1] is not None:
        below = (left, top + split + 2, room_wide, y + high - top - split - 10)
        fitted, lines = set_in(canvas, said[1], body, room_wide, below[3])
        shrink = least(canvas, fitted)
        canvas.write(said[1], below, fitted, palette.text2, lines=lines, shrink=shrink, valign="top")


def told_move(move: Move, table: TableView, room: Room) -> tuple[Text, Text | None]:
    """Where a card went, and what it cost, brought and did."""
    words = room.words
    name = card_name(move.card, words)
    if move.spot is None:
        key = "waiting.discards_coin" if move.coin and move.gained else "waiting.discards"
        return words(key, card=name), None
    place = table.board.places[place_of(move.spot)]
    where = words(f"location.{place.location.key}")
    if isinstance(move.card, Gear):
        stack = place.sides[move.side][move.spot % MOST_THIEVES]
        thief = words("parts.flipped") if stack.flipped else card_name(stack.thief, words)
        title = words("waiting.gear", card=name, thief=thief)
    else:
        title = words("waiting.thief", card=name, place=where)
    parts = [where] if isinstance(move.card, Gear) else []
    if move.back:
        parts.append(words("waiting.back"))
    for key, n in (("paid", move.paid), ("gained", move.gained), ("lost", move.lost)):
        if n:
            parts.append(words(f"waiting.{key}", n=n))
    if move.flipped is not None:
        parts.append(words("waiting.flipped"))
    return title, _in_a_row(words, parts) if parts else None


def _in_a_row(words: Words, parts: Sequence[Text]) -> Text:
    first, *others = parts
    return words("waiting.more", first=first, rest=_in_a_row(words, others)) if others else first
