"""The seat of a gang with two characters (three players): each stays or leaves by itself."""

from __future__ import annotations

from dataclasses import dataclass

from pass_and_play.engine.ask import Seat
from pass_and_play.games.bank_heist.views import CharacterView, TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import WHITE, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY
from pass_and_play.ui.parts.focus import focus_ring
from pass_and_play.ui.parts.label import least
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.bank_heist import faces, seat_parts
from pass_and_play.ui.tables.bank_heist.gang import ground
from pass_and_play.ui.tables.bank_heist.moves import Standing, chosen_number, standing
from pass_and_play.ui.tables.bank_heist.seat_parts import Chip

PLACES = ("left", "right")
"""The two places, as the words call them."""

_APART = 8.0
"""Between what can be touched."""


@dataclass(frozen=True, slots=True)
class _Plan:
    """Heights of the parts from the top, and the sizes of name, badges, money, chips and notes."""

    pad: float
    name: float
    money: float
    caption: float
    chip: float
    note: float
    sizes: tuple[float, float, float, float, float]


_LARGE = _Plan(12, 40, 46, 26, 36, 28, (24, 32, 40, 16, 16))
_PLANS = {
    Form.LANDSCAPE: _LARGE,
    Form.PORTRAIT: _LARGE,
    Form.COMPACT: _Plan(8, 30, 36, 22, 28, 24, (19, 26, 30, 14.5, 14)),
}


def draw(
    canvas: Canvas,
    rect: Rect,
    table: TableView,
    room: Room,
    seat: Seat,
    *,
    status: Chip | None = None,
) -> None:
    """A seat in `rect`. If something is asked, its head can be touched for the seat, and each column for a
    character; `status` is the chip of a seat that has laid nothing yet."""
    plan, view = _PLANS[canvas.form], table.seats[seat]
    x, y, wide, high = rect
    out = bool(view.characters) and all(one.stance == "out" for one in view.characters)
    bright = any(one.stance == "open" for one in view.characters)
    top = plan.pad * 0.5 + plan.name + plan.money
    asked, key = room.ask is not None, f"seat:{seat}"
    stands: Standing = standing(room, key)
    columns = [standing(room, f"{key} place:{place}") for place in range(2)]
    if (stands == "chosen" and chosen_number(room, "place") is not None) or "lit" in columns:
        stands = "chosen" if stands == "chosen" and "chosen" not in columns else "open"
    ground(
        canvas,
        rect,
        room,
        seat,
        stands=stands,
        key=key if asked else None,
        out=out,
        bright=bright,
        target=(x, y, wide, top - 6),
    )
    _head(canvas, rect, table, room, seat, faint=out)
    column = (wide - 2 * plan.pad + 4 - _APART) / 2
    for place in range(2):
        left = x + plan.pad - 2 + (column + _APART) * place
        box = (left, y + top + 2, column, high - top - 6)
        one = view.characters[place] if view.characters else None
        _column(canvas, box, room, seat, place, one, laid=status is not None and status.laid)
    if not view.characters and status is not None:
        foot = (x + plan.pad, y + high - plan.pad - plan.chip, wide - 2 * plan.pad, plan.chip)
        seat_parts.draw_chip(canvas, foot, status, size=plan.sizes[3] + 1)


def _head(canvas: Canvas, rect: Rect, table: TableView, room: Room, seat: Seat, *, faint: bool) -> None:
    """The name, and below it the money with the badges for which the name leaves no room."""
    plan = _PLANS[canvas.form]
    x, y, wide, _ = rect
    name, badge, purse, _, _ = plan.sizes
    shown = seat_parts.badges(canvas, table, room, seat)
    line = (x + plan.pad, y + plan.pad * 0.5, wide - 2 * plan.pad, plan.name)
    rest = seat_parts.head(canvas, line, room, seat, shown, size=name, high=badge, faint=faint)
    middle = line[1] + plan.name + plan.money / 2
    while seat_parts.row_width(canvas, rest, badge) > wide * 0.5 - plan.pad:
        rest.pop()
    seat_parts.draw_badges(canvas, x + plan.pad - 4, middle, rest, badge)
    box = (x + wide * 0.5, middle - plan.money / 2, wide * 0.5 - plan.pad, plan.money)
    seat_parts.purse(canvas, box, room, table.seats[seat].money, size=purse, faint=faint)


def _column(
    canvas: Canvas,
    rect: Rect,
    room: Room,
    seat: Seat,
    place: int,
    one: CharacterView | None,
    *,
    laid: bool,
) -> None:
    """Left or right: the caption, the card, its chip, and what was said of it."""
    plan, palette, words = _PLANS[canvas.form], canvas.theme.palette, room.words
    x, y, wide, high = rect
    says = words(f"gang.{PLACES[place]}")
    if room.ask is not None and one is not None:
        _touched(canvas, rect, room, seat, place)
    note = plan.note * max(1.0, canvas.theme.text_size)
    foot = y + high - note - 4
    chip = (x + 3, foot - plan.chip, wide - 6, plan.chip)
    tall = min(chip[1] - 8 - y - plan.caption - 2, (wide - 8) * 1.4)
    top = y + (chip[1] - 6 - y - plan.caption - tall) / 2  # caption and card stand in the middle
    style = BODY.at(17 if canvas.form is not Form.COMPACT else 15, weight=600)
    canvas.write(says, (x, top - 2, wide, plan.caption), style, palette.text2, align="center")
    if one is None and not laid:
        return
    card = (x + (wide - tall / 1.4) / 2, top + plan.caption, tall / 1.4, tall)
    if one is None:
        faces.back(canvas, card)
        return
    seat_parts.lying_card(canvas, card, one)
    seat_parts.draw_chip(canvas, chip, seat_parts.chip(room, one, brief=True), size=plan.sizes[3])
    for found in seat_parts.notes(room, one, ()):
        size, side = plan.sizes[4], plan.sizes[4] * 1.1
        letters = BODY.at(size, weight=700)
        shrink = least(canvas, letters)
        reach = canvas.measure(found.words, letters.at(size * shrink)) + 1
        icon = side + 4 if reach + side + 4 <= wide else 0.0
        wanted = min(canvas.measure(found.words, letters) + 1, wide - icon)
        left = x + (wide - wanted - icon) / 2
        if icon:
            canvas.icon("speech", (left, foot + (note - side) / 2, side, side), palette.text2)
        place_ = (left + icon, foot, wanted, note)
        canvas.write(found.words, place_, letters, palette.text, align="center", shrink=shrink)


def _touched(canvas: Canvas, rect: Rect, room: Room, seat: Seat, place: int) -> None:
    """Make a column something to touch: outlined in accent where it fits, in white where it is chosen."""
    palette, key = canvas.theme.palette, f"seat:{seat} place:{place}"
    stands = standing(room, key)
    name = room.words(f"gang.{PLACES[place]}_of", name=room.names[seat])
    feel = canvas.target(key, rect, name, enabled=stands != "shut")
    if feel.focused:
        focus_ring(canvas, rect, radius=14, gap=0)
    if feel.hovered:
        canvas.panel(rect, fill=with_alpha(WHITE, 0.06), radius=14)
    if stands == "chosen":
        canvas.panel(rect, fill=palette.b3, edge=palette.text, radius=14, width=5)
    elif stands == "lit":
        canvas.panel(rect, edge=palette.acc, radius=14, width=max(3.0, canvas.theme.outline))
