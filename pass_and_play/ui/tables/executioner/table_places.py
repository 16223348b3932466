"""Where everything lies on the executioner's table, in every form and for every number of prisoners."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.parts.bars import BARS, TWO_ROWS


@dataclass(frozen=True, slots=True)
class Places:
    """Rectangles in canvas units. `card` is the gallows card's, `seats` are the prisoners' clockwise from the
    executioner's left, `deeds` is the list's, and `deck` what is left beside it, if anything; `middle` is all
    that lies between the columns. In the bottom bar, `bar` high: `who` decides (None: no room for that), the
    two `verbs`, one of which is the place of a single button too, `clock` and `hint`."""

    card: Rect
    deck: Rect | None
    deeds: Rect
    centre: Rect
    seats: tuple[Rect, ...]
    in_play: Rect
    middle: Rect
    who: Rect | None
    verbs: tuple[Rect, Rect]
    single: Rect
    clock: Rect
    hint: Rect
    bar: float


def places(form: Form, prisoners: int) -> Places:
    """The table of so many prisoners."""
    return _upright(prisoners) if form is Form.PORTRAIT else _columns(form, prisoners)


ALONE: dict[Form, Rect] = {
    Form.LANDSCAPE: (24, 720, 816, 64),
    Form.PORTRAIT: (34, 1100, 732, 68),
    Form.COMPACT: (20, 538, 684, 52),
}
"""A hint beside or above the confirming button of the frame, where no clock runs."""


# ---------------------------------------------------------------------- three columns


@dataclass(frozen=True, slots=True)
class _Columns:
    """The three columns of a form, and its bottom bar."""

    card: Rect
    below: Rect
    """What is left of the first column."""
    middle: Rect
    high: float
    """Height of each of the two rows of seats."""
    gap: float
    narrow: float
    """The gap in a row of four."""
    in_play: Rect
    who: Rect | None
    bar: Rect
    """Between the outer columns, in the bottom bar."""
    clock: Rect


_COLUMNS = {
    Form.LANDSCAPE: _Columns(
        card=(24, 90, 268, 402),
        below=(24, 504, 268, 182),
        middle=(312, 90, 652, 596),
        high=190,
        gap=14,
        narrow=9,
        in_play=(984, 90, 272, 596),
        who=(24, 720, 272, 64),
        bar=(312, 720, 652, 64),
        clock=(984, 724, 272, 56),
    ),
    Form.COMPACT: _Columns(
        card=(10, 66, 190, 304),
        below=(10, 376, 190, 144),
        middle=(208, 66, 568, 454),
        high=148,
        gap=8,
        narrow=8,
        in_play=(784, 66, 230, 454),
        who=(14, 538, 186, 52),
        bar=(208, 538, 568, 52),
        clock=(784, 540, 230, 48),
    ),
}
_ROW = 3
"""Seats in a row, which keep their width where there are fewer."""
_MOST = 2 * _ROW
"""More prisoners stand four in the upper row."""


def _columns(form: Form, prisoners: int) -> Places:
    """Upper row from left to right, lower row from right to left; the list stands where seats are missing,
    else below the gallows card."""
    plan = _COLUMNS[form]
    left, top, wide, high = plan.middle
    upper = ceil(prisoners / 2) if prisoners > _MOST else min(prisoners, _ROW)
    lower = prisoners - upper
    foot = top + high - plan.high
    below = _row((left, foot, wide, plan.high), _ROW, plan.gap)
    seats = _row((left, top, wide, plan.high), upper, plan.narrow if upper > _ROW else plan.gap)
    free = below[: _ROW - lower]
    last = below[_ROW - lower :]
    deeds = (left, foot, free[-1][0] + free[-1][2] - left, plan.high) if free else plan.below
    x, y, room, tall = plan.bar
    half = (room - 16) / 2
    verbs = (x, y, half, tall), (x + half + 16, y, half, tall)
    between = top + plan.high + plan.gap * 1.15
    return Places(
        card=plan.card,
        deck=plan.below if free else None,
        deeds=deeds,
        centre=(left, between, wide, foot - plan.gap * 1.15 - between),
        seats=(*seats, *reversed(last)),
        in_play=plan.in_play,
        middle=plan.middle,
        who=plan.who,
        verbs=verbs,
        single=verbs[1],
        clock=plan.clock,
        hint=verbs[0],
        bar=BARS[form].bottom,
    )


def _row(row: Rect, count: int, gap: float) -> Sequence[Rect]:
    """So many places side by side."""
    x, y, wide, high = row
    one = (wide - gap * (count - 1)) / count
    return [(x + (one + gap) * index, y, one, high) for index in range(count)]


# ---------------------------------------------------------------------- portrait

_FIELD: Rect = (24, 352, 752, 534)
"""Seats and list, between the centre card and what is in play."""
_LIST = 58.0
_GAP = 8.0


def _upright(prisoners: int) -> Places:
    """Everything below each other; seats in two columns, clockwise down the right one and up the left one.
    The list stands where a seat is missing, else below them."""
    x, y, wide, high = _FIELD
    rows, even = ceil(prisoners / 2), prisoners % 2 == 0
    field = high - (_LIST + _GAP if even else 0)
    one, tall = (wide - _GAP) / 2, (field - _GAP * (rows - 1)) / rows
    tops = [y + (tall + _GAP) * row for row in range(rows)]
    left = [(x, top, one, tall) for top in tops]
    right = [(x + one + _GAP, top, one, tall) for top in tops]
    around = [left[0], *right, *reversed(left[1:])]
    deeds = (x, y + field + _GAP, wide, _LIST)
    if not even:
        deeds = around.pop(rows + 1) if rows > 1 else deeds
    foot = y + high
    return Places(
        card=(24, 88, 752, 100),
        deck=None,
        deeds=deeds,
        centre=(24, 196, 752, 148),
        seats=tuple(around),
        in_play=(24, foot + _GAP, 752, 182),
        middle=(24, 196, 752, foot - 196),
        who=None,
        verbs=((32, 1184, 364, 76), (404, 1184, 364, 76)),
        single=BARS[Form.PORTRAIT].confirm,
        clock=(32, 1104, 330, 56),
        hint=(378, 1100, 390, 64),
        bar=TWO_ROWS,
    )
