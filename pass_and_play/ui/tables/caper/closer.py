"""Looking closer at one thing of Caper: an opaque sheet over the finished table or page (picture 20)."""

from __future__ import annotations

from pass_and_play.games.caper.board import CREAM, Side, place_of
from pass_and_play.games.caper.measures import PLACES
from pass_and_play.games.caper.views import HandView, TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.theme import BODY, TITLE
from pass_and_play.ui.parts.button import icon_button
from pass_and_play.ui.parts.label import least
from pass_and_play.ui.room import LOOK, Room
from pass_and_play.ui.tables.caper import (
    closer_card,
    closer_discards,
    closer_place,
    closer_thief,
    emblems,
    faces,
)
from pass_and_play.ui.tables.caper.closer_layout import LAYOUTS, Layout
from pass_and_play.ui.tables.caper.closer_view import CARD, DISCARDS, PLACE, RIVAL, THIEF, View
from pass_and_play.words import Text

DISCARDED = "discard"
"""The sign of a discard area."""


def draw(canvas: Canvas, table: TableView, hand: HandView | None, room: Room, *, own: Side = CREAM) -> None:
    """The sheet of `room.closer`: `thief:S` of the side below, `rival:S` of the one above, `place:P`,
    `card:I` of the hand, or `discards:S`. On a table without a hand `own` lies below."""
    kind, _, number = (room.closer or "").partition(":")
    if kind not in (THIEF, RIVAL, PLACE, CARD, DISCARDS):
        return
    view, layout, n = View.of(table, hand, room, own), LAYOUTS[canvas.form], int(number)
    _sheet(canvas, layout, view)
    if kind == DISCARDS:
        _head(canvas, layout, DISCARDED, room.words("closer.discards"), room.words("closer.discards_note"))
        closer_discards.draw(canvas, layout, view, n)
        return
    if kind == CARD:
        if n < len(view.cards):
            card = view.cards[n]
            _head(
                canvas,
                layout,
                faces.emblem(card),
                faces.card_name(card, room.words),
                room.words("closer.in_hand"),
            )
            closer_card.draw(canvas, layout, view, n)
        return
    place = n if kind == PLACE else place_of(n)
    location = table.board.places[place].location
    at = view.at(kind, n) if kind != PLACE else None
    emblem, name = emblems.location(location.key), room.words(f"location.{location.key}")
    if at is None:
        under = room.words("closer.all", n=place + 1, all=PLACES)
        _head(canvas, layout, emblem, name, under)
        closer_place.draw(canvas, layout, view, place)
        return
    assert at.side is not None and at.stack is not None
    _head(canvas, layout, emblem, name, room.words(f"closer.of.{at.stack + 1}", name=view.name(at.side)))
    closer_thief.draw(canvas, layout, view, kind, at)


def _sheet(canvas: Canvas, layout: Layout, view: View) -> None:
    """The table in the dark, and the sheet on it with the button that closes it."""
    palette = canvas.theme.palette
    canvas.cover(canvas.window)
    canvas.veil(canvas.window, with_alpha(BLACK, 0.8))
    canvas.panel(layout.sheet, fill=(palette.b2, palette.b1), edge=palette.line, radius=32, shadow=5)
    words = view.words("closer.close")
    icon_button(canvas, layout.close, "close", words, key=LOOK, kind="primary", keys=("escape", "l"))


def _head(canvas: Canvas, layout: Layout, emblem: str, name: Text, under: Text) -> None:
    palette, small = canvas.theme.palette, canvas.form is Form.COMPACT
    canvas.icon(emblem, layout.emblem, palette.acc)
    x, y, wide, high = layout.title
    style = BODY.at(16.5 if small else 20)
    title = TITLE.at(layout.title_size)
    room = max(wide * 0.55, wide - canvas.measure(under, style) - 16)
    taken = canvas.write(name, (x, y, room, high), title, palette.text, shrink=0.6)
    left = taken[0] + taken[2] + 16
    rest = (left, y + (4 if small else 6), x + wide - left, high - 4)
    canvas.write(under, rest, style, palette.text2, lines=2, shrink=least(canvas, style))
