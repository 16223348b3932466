"""Where everything stands on the sheet of an offer, in every form and for every number of players."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect


@dataclass(frozen=True, slots=True)
class Row:
    """A caption, and the tiles below it."""

    caption: Rect
    tiles: tuple[Rect, ...]


@dataclass(frozen=True, slots=True)
class Places:
    """Rectangles in canvas units, from top to bottom; in portrait the deed stands below the amount."""

    sheet: Rect
    icon: Rect
    title: Rect
    corner: tuple[Rect, Rect]
    """Help and pause."""
    payers: Row
    payees: Row
    amount_caption: Rect
    amount: Rect
    deed_caption: Rect
    deed: Rect
    sentence: Rect
    note: Rect
    back: Rect
    make: Rect


@dataclass(frozen=True, slots=True)
class _Plan:
    """Measures of one form, in canvas units. `columns` are those of the tiles for so many of them, `tile`
    their heights in one row, in two and in three."""

    sheet: Rect
    inset: float
    head: float
    button: float
    caption: float
    columns: dict[int, int]
    tile: tuple[float, float, float]
    gap: float
    stepper: float
    sentence: float
    note: float
    buttons: tuple[float, float]
    """Height of the buttons, and width of the way back."""
    make: float
    """Width of the confirming button; all that is left where that is less."""
    foot: float


_COLUMNS = {3: 3, 4: 4, 5: 5, 6: 6, 7: 4, 8: 4}
_UPRIGHT = {3: 3, 4: 2, 5: 3, 6: 3, 7: 3, 8: 3}
_PLANS = {
    Form.LANDSCAPE: _Plan(
        sheet=(60, 36, 1160, 728),
        inset=36,
        head=88,
        button=56,
        caption=30,
        columns=_COLUMNS,
        tile=(76, 56, 56),
        gap=14,
        stepper=96,
        sentence=70,
        note=38,
        buttons=(64, 200),
        make=360,
        foot=26,
    ),
    Form.PORTRAIT: _Plan(
        sheet=(24, 40, 752, 1200),
        inset=36,
        head=94,
        button=56,
        caption=30,
        columns=_UPRIGHT,
        tile=(84, 84, 72),
        gap=14,
        stepper=96,
        sentence=76,
        note=66,
        buttons=(76, 200),
        make=900,
        foot=30,
    ),
    Form.COMPACT: _Plan(
        sheet=(16, 8, 992, 584),
        inset=22,
        head=56,
        button=44,
        caption=24,
        columns=_COLUMNS,
        tile=(52, 44, 44),
        gap=8,
        stepper=60,
        sentence=46,
        note=30,
        buttons=(52, 160),
        make=300,
        foot=14,
    ),
}


def places(form: Form, payers: int, payees: int) -> Places:
    """The sheet with so many tiles in each of its two rows; what room there is lies between its parts."""
    plan = _PLANS[form]
    x, y, wide, high = plan.sheet
    left, room = x + plan.inset, wide - 2 * plan.inset
    first, second = _block(plan, payers), _block(plan, payees)
    upright = form is Form.PORTRAIT
    setting = plan.caption + plan.stepper
    foot = plan.sentence + plan.note + plan.buttons[0] + plan.foot
    taken = plan.head + first + second + setting * (2 if upright else 1) + foot
    gap = (high - taken) / (4 if upright else 3)
    top = y + plan.head
    payer_row = _row(plan, left, top, room, payers)
    top += first + gap
    payee_row = _row(plan, left, top, room, payees)
    top += second + gap
    half = room if upright else (room - 28) / 2
    amount_caption, amount = _setting(plan, left, top, half)
    if upright:
        top += setting + gap
    deed_caption, deed = _setting(plan, left if upright else left + room - half, top, half)
    top += setting + gap
    buttons, back = plan.buttons
    bottom = y + high - plan.foot - buttons
    make = min(plan.make, room - back - 16)
    return Places(
        sheet=plan.sheet,
        icon=(left, y + (plan.head - plan.button) / 2, plan.button * 0.62, plan.button),
        title=(left + plan.button * 0.9, y, room - plan.button * 3.2, plan.head + 4),
        corner=_corner(plan, x + wide - plan.inset, y),
        payers=payer_row,
        payees=payee_row,
        amount_caption=amount_caption,
        amount=amount,
        deed_caption=deed_caption,
        deed=deed,
        sentence=(left, top, room, plan.sentence),
        note=(left, top + plan.sentence + 4, room, plan.note - 10),
        back=(left, bottom, back, buttons),
        make=(left + room - make, bottom, make, buttons),
    )


def _corner(plan: _Plan, right: float, top: float) -> tuple[Rect, Rect]:
    side, y = plan.button, top + (plan.head - plan.button) / 2
    return (right - 2 * side - 8, y, side, side), (right - side, y, side, side)


def _rows(plan: _Plan, count: int) -> int:
    return ceil(count / plan.columns[count])


def _block(plan: _Plan, count: int) -> float:
    """Height of a row of tiles with its caption."""
    lines = _rows(plan, count)
    return plan.caption + lines * plan.tile[lines - 1] + (lines - 1) * 8


def _row(plan: _Plan, left: float, top: float, room: float, count: int) -> Row:
    columns, lines = plan.columns[count], _rows(plan, count)
    high = plan.tile[lines - 1]
    wide = (room - plan.gap * (columns - 1)) / columns
    tiles = []
    for index in range(count):
        line, column = divmod(index, columns)
        at = (left + column * (wide + plan.gap), top + plan.caption + line * (high + 8))
        tiles.append((*at, wide, high))
    return Row((left, top - 3, room, plan.caption), tuple(tiles))


def _setting(plan: _Plan, left: float, top: float, wide: float) -> tuple[Rect, Rect]:
    """The caption of amount or deed, and the box below it."""
    return (left, top - 3, wide, plan.caption), (left, top + plan.caption, wide, plan.stepper)
