"""The sheet of a new offer: who pays, who is paid, how much, and what for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pass_and_play.engine.ask import Seat
from pass_and_play.games.bank_heist.deals import MOST_OFFERS, Deed
from pass_and_play.games.bank_heist.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import mix, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.theme import BODY, BUTTON, DISPLAY, H
from pass_and_play.ui.parts.button import button, icon_button
from pass_and_play.ui.parts.label import fitting, least
from pass_and_play.ui.room import AT_ONCE, Room
from pass_and_play.ui.tables import frame
from pass_and_play.ui.tables.bank_heist.offer_keys import OfferKeys
from pass_and_play.ui.tables.bank_heist.offer_places import Places, Row, places
from pass_and_play.ui.tables.bank_heist.offer_settings import amount_box, deed_box
from pass_and_play.ui.tables.bank_heist.offer_tile import Tile, tile
from pass_and_play.ui.tables.bank_heist.pair_column import PLACES
from pass_and_play.ui.tables.bank_heist.sheet import sheet
from pass_and_play.ui.tables.bank_heist.sums import money
from pass_and_play.words import Name, Text

BACK = f"{AT_ONCE}back"


@dataclass(frozen=True, slots=True)
class _Sheet:
    """What every part of the sheet is drawn from."""

    canvas: Canvas
    table: TableView
    room: Room
    keys: OfferKeys
    lie: Places

    @property
    def maker(self) -> Seat:
        """Who makes the offer."""
        return self.keys.maker


def draw(canvas: Canvas, table: TableView, room: Room) -> None:
    """The whole picture; the offer is made in the open, for the whole table to hear."""
    assert table.maker is not None
    pair = table.places > 1
    count = len(table.seats)
    one = _Sheet(
        canvas,
        table,
        room,
        OfferKeys.of(room, table.maker, pair=pair),
        places(canvas.form, count, count * table.places),
    )
    sheet(canvas, one.lie.sheet)
    _head(one)
    _rows(one)
    _settings(one)
    _sentence(one)
    _buttons(one)


def _head(one: _Sheet) -> None:
    canvas, words, palette, lie = one.canvas, one.room.words, one.canvas.theme.palette, one.lie
    canvas.icon("offer", lie.icon, palette.acc)
    x, y, wide, high = lie.title
    large = canvas.form is not Form.COMPACT
    taken = canvas.write(words("offer.title"), lie.title, DISPLAY.at(36 if large else 27), palette.text)
    left = taken[0] + taken[2] + 22
    name = one.room.names[one.maker]
    style = BODY.at(19 if large else 16.5)
    room = x + wide - left - 8
    long = isinstance(name, Name) and name.is_long
    ways = (words("offer.by", name=name), words("offer.by_short", name=name), words("offer.aloud"))
    note = fitting(canvas, style, room, *(ways if not long else ways[1:]))
    canvas.write(note, (left, y + 4, room, high), style, palette.text2, shrink=0.7)
    for box, which in zip(lie.corner, (frame.help_button(words), frame.pause_button(words)), strict=True):
        icon_button(canvas, box, which.icon, which.words, key=which.key, keys=which.keys)


# ---------------------------------------------------------------------- who pays, who is paid


def _rows(one: _Sheet) -> None:
    table = one.table
    payers = [_payer(one, seat) for seat in range(len(table.seats))]
    _row(one, "offer.payers", one.lie.payers, payers)
    payees = [_payee(one, seat, place) for seat in range(len(table.seats)) for place in range(table.places)]
    _row(one, "offer.payees", one.lie.payees, payees)


def _row(one: _Sheet, caption: str, row: Row, tiles: Sequence[Tile]) -> None:
    canvas = one.canvas
    style = H.at(19 if canvas.form is not Form.COMPACT else 16)
    canvas.write(one.room.words(caption), row.caption, style, canvas.theme.palette.text)
    for place, which in zip(row.tiles, tiles, strict=True):
        tile(canvas, place, which, one.room)


def _payer(one: _Sheet, seat: Seat) -> Tile:
    """A seat in the row of those who pay."""
    key, view, words = one.keys.payer(seat), one.table.seats[seat], one.room.words
    holds = money(words, view.money) if view.money is not None else None
    if one.keys.choice.offers(key):
        return Tile(seat, one.keys.touched(key), holds, chosen=one.keys.paying == seat)
    gone = all(character.stance == "out" for character in view.characters)
    return Tile(seat, None, words("offer.gone") if gone else holds)


def _payee(one: _Sheet, seat: Seat, place: int) -> Tile:
    """A character in the row of those who are paid."""
    key, words, keys = one.keys.payee(seat, place), one.room.words, one.keys
    view = one.table.seats[seat]
    side = words(f"place.{PLACES[place]}") if keys.pair else None
    holds = side or (money(words, view.money) if view.money is not None else None)
    if keys.choice.offers(key) and keys.paying != seat:
        return Tile(seat, keys.touched(key), holds, chosen=keys.paid == (seat, place))
    stance = view.characters[place].stance
    why = "pays" if keys.paying == seat else {"out": "gone", "in": "stays", "open": None}[stance]
    if why is None:
        return Tile(seat, None, holds)
    return Tile(seat, None, words(f"offer.{why}") if side is None else words(f"offer.side_{why}", side=side))


# ---------------------------------------------------------------------- how much, what for


def _settings(one: _Sheet) -> None:
    canvas, words, keys, lie = one.canvas, one.room.words, one.keys, one.lie
    large = canvas.form is not Form.COMPACT
    head, quiet = H.at(19 if large else 16), BODY.at(18 if large else 15.5)
    palette = canvas.theme.palette
    taken = canvas.write(words("offer.how_much"), lie.amount_caption, head, palette.text)
    payer = keys.paying
    if payer is not None and not one.table.hidden_money:
        left = taken[0] + taken[2] + 12
        x, y, wide, high = lie.amount_caption
        place = (left, y, x + wide - left, high)
        holds = money(words, keys.most)
        full = words("offer.has", name=one.room.names[payer], amount=holds)
        says = fitting(canvas, quiet, place[2], full, words("offer.has_short", amount=holds))
        canvas.write(says, place, quiet, palette.text2, shrink=least(canvas, quiet))
    amount_box(canvas, lie.amount, keys, one.room)
    canvas.write(words("offer.what_for"), lie.deed_caption, head, palette.text)
    deed_box(canvas, lie.deed, keys, one.room, {deed: _deed_words(one, deed) for deed in Deed})


def _deed_words(one: _Sheet, deed: Deed) -> Text:
    """What the payee would do, with the name if there is room for it."""
    words, paid = one.room.words, one.keys.paid
    short = words(f"offer.{deed}")
    if paid is None:
        return short
    name = one.room.names[paid[0]]
    side = f"{PLACES[paid[1]]}_card." if one.keys.pair else ""
    style = H.at(17 if one.canvas.form is Form.COMPACT else 21)
    room = one.lie.deed[2] / 2 - 80
    smallest = style.at(style.size * least(one.canvas, style))
    return fitting(one.canvas, smallest, room, words(f"offer.{side}{deed}_of", name=name), short)


# ---------------------------------------------------------------------- the sentence that binds


def _sentence(one: _Sheet) -> None:
    canvas, words, palette, lie = one.canvas, one.room.words, one.canvas.theme.palette, one.lie
    large = canvas.form is not Form.COMPACT
    look = one.room.look(one.maker)
    contrast = canvas.theme.high_contrast
    fill = palette.b0 if contrast else mix(palette.b1, palette.acc, 0.14)
    edge = palette.acc if contrast else with_alpha(palette.acc, 0.5)
    canvas.panel(lie.sentence, fill=fill, edge=edge, radius=18)
    x, y, wide, high = lie.sentence
    side, inset = (26.0, 24.0) if large else (20.0, 14.0)
    canvas.icon(look.icon, (x + inset, y + (high - side) / 2, side, side), look.colour)
    left = inset + side + 16
    style = H.at(24 if large else 18)
    place = (x + left, y + 2, wide - left - 16, high - 4)
    says = _says(one)
    lines = 2 if 2 * canvas.theme.size(style) * 0.85 * style.line <= high else 1
    canvas.write(says, place, style, palette.text, lines=lines, shrink=0.7)
    made = one.table.seats[one.maker].offers
    note = BODY.at(18 if large else 15.5)
    ways = [
        words("offer.binds", n=made, most=MOST_OFFERS, name=one.room.names[one.maker]),
        words("offer.binds_short", n=made, most=MOST_OFFERS),
    ]
    if canvas.form is Form.PORTRAIT:
        canvas.write(ways[0], lie.note, note, palette.text2, lines=2)
    else:
        told = fitting(canvas, note, lie.note[2], *ways)
        canvas.write(told, lie.note, note, palette.text2, shrink=0.7)


def _says(one: _Sheet) -> Text:
    """The offer in one sentence; before it is complete, what is missing."""
    words, keys = one.room.words, one.keys
    payer, paid, deed = keys.paying, keys.paid, keys.deed
    if payer is None and paid is None:
        return words("offer.who")
    if payer is None:
        return words("offer.who_pays")
    if paid is None:
        return words("offer.who_is_paid")
    if deed is None:
        return words("offer.which_deed")
    side = f"{PLACES[paid[1]]}." if keys.pair else ""
    key = f"offer.sentence.{side}{'pay' if payer == one.maker else 'get'}_{deed}"
    amount = money(words, keys.amount)
    names = one.room.names
    return words(key, payer=names[payer], payee=names[paid[0]], amount=amount)


def _buttons(one: _Sheet) -> None:
    canvas, words, lie = one.canvas, one.room.words, one.lie
    style = BUTTON.at({Form.LANDSCAPE: 22, Form.PORTRAIT: 25, Form.COMPACT: 19}[canvas.form])
    button(canvas, lie.back, words("offer.back"), key=BACK, kind="ghost", style=style)
    says = words("offer.make" if one.room.ready else "offer.incomplete")
    button(
        canvas,
        lie.make,
        says,
        key="confirm",
        icon="offer",
        enabled=one.room.ready,
        style=style,
        keys=("ctrl+return",),
    )
