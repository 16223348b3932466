"""The seat of a gang with two characters (three players): each stays or leaves by itself."""

from __future__ import annotations

from dataclasses import dataclass

from pass_and_play.engine.ask import Seat
from pass_and_play.games.bank_heist.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.bank_heist import badges, pair_column
from pass_and_play.ui.tables.bank_heist.gang import ground
from pass_and_play.ui.tables.bank_heist.moves import chosen_number
from pass_and_play.ui.tables.bank_heist.pair_column import PLACES
from pass_and_play.ui.tables.bank_heist.purse import purse
from pass_and_play.ui.tables.bank_heist.stance_chip import Chip, draw_chip
from pass_and_play.ui.tables.standing import Standing, standing

_APART = 8.0
"""Between what can be touched."""


@dataclass(frozen=True, slots=True)
class _Plan:
    """The padding, the heights of the lines of name and money and of a chip, and the sizes of name, badges,
    money and chip."""

    pad: float
    name: float
    money: float
    chip: float
    sizes: tuple[float, float, float, float]


_LARGE = _Plan(12, 40, 46, 36, (24, 32, 40, 17))
_PLANS = {
    Form.LANDSCAPE: _LARGE,
    Form.PORTRAIT: _LARGE,
    Form.COMPACT: _Plan(8, 30, 36, 28, (19, 26, 30, 15.5)),
}


def draw(
    canvas: Canvas, rect: Rect, table: TableView, room: Room, seat: Seat, *, status: Chip | None = None
) -> None:
    """A seat in `rect`. If something is asked, its head can be touched for the seat, and each column for a
    character; `status` is what the seat does while the device goes round."""
    plan, cards = _PLANS[canvas.form], table.seats[seat].characters
    x, y, wide, high = rect
    out = bool(cards) and all(one.stance == "out" for one in cards)
    top = plan.pad * 0.5 + plan.name + plan.money
    ground(
        canvas,
        rect,
        room,
        seat,
        stands=_standing(room, seat),
        key=f"seat:{seat}" if room.ask is not None else None,
        out=out,
        bright=any(one.stance == "open" for one in cards),
        target=(x, y, wide, top - 6),
    )
    _head(canvas, rect, table, room, seat, status=status if cards else None, faint=out)
    column = (wide - 2 * plan.pad + 4 - _APART) / 2
    laid = status is not None and status.laid
    for place in range(len(PLACES)):
        left = x + plan.pad - 2 + (column + _APART) * place
        box = (left, y + top + 2, column, high - top - 6)
        pair_column.draw(canvas, box, room, seat, place, cards[place] if cards else None, laid=laid)
    if status is not None and not cards:
        foot = (x + plan.pad, y + high - plan.pad - plan.chip, wide - 2 * plan.pad, plan.chip)
        draw_chip(canvas, foot, status, size=plan.sizes[3])


def _standing(room: Room, seat: Seat) -> Standing:
    """How the seat as a whole stands: where one of its characters is meant, it does not stand out itself."""
    key = f"seat:{seat}"
    whole = standing(room, key)
    if whole == "chosen" and chosen_number(room, "place") is not None:
        return "open"
    columns = [standing(room, f"{key} place:{place}") for place in range(len(PLACES))]
    return "open" if whole == "lit" and "lit" in columns else whole


def _head(
    canvas: Canvas,
    rect: Rect,
    table: TableView,
    room: Room,
    seat: Seat,
    *,
    status: Chip | None,
    faint: bool,
) -> None:
    """The name, and below it the money; beside that the badges for which the name leaves no room, or what
    the seat does just now."""
    plan, (x, y, wide, _) = _PLANS[canvas.form], rect
    name, high, sum_, letters = plan.sizes
    shown = badges.badges(canvas, table, room, seat)
    line = (x + plan.pad, y + plan.pad * 0.5, wide - 2 * plan.pad, plan.name)
    rest = badges.name_and_badges(canvas, line, room, seat, shown, size=name, high=high, faint=faint)
    half, middle = wide * 0.5 - plan.pad, line[1] + plan.name + plan.money / 2
    if status is not None:
        draw_chip(canvas, (x + plan.pad, middle - plan.chip / 2, half, plan.chip), status, size=letters)
        rest = []
    while badges.row_width(canvas, rest, high) > half:
        rest.pop()
    badges.draw_badges(canvas, x + plan.pad - 4, middle, rest, high)
    box = (x + wide * 0.5, middle - plan.money / 2, half, plan.money)
    purse(canvas, box, room, table.seats[seat].money, size=sum_, faint=faint)
