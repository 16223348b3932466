"""Where everything lies on the negotiation table, in every form and for every number of players."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.parts.bars import BARS, TWO_ROWS


@dataclass(frozen=True, slots=True)
class Places:
    """Rectangles in canvas units. `seats` are in the order of passing, row by row; `verbs` are the buttons
    for a new offer, staying, leaving and a threat card; `bar` is the height of the bottom bar."""

    loot: Rect
    boss: Rect
    roles: Rect
    seats: tuple[Rect, ...]
    offers: Rect
    clock: Rect
    verbs: tuple[Rect, Rect, Rect, Rect]
    confirm: Rect
    bar: float


@dataclass(frozen=True, slots=True)
class _Field:
    """Where the seats lie: the field that they fill, and the gaps between columns and rows."""

    rect: Rect
    gaps: tuple[float, float]


_LANDSCAPE = _Field((288, 328, 664, 360), (8, 10))
_COMPACT = _Field((198, 230, 568, 290), (8, 8))
_COLUMNS = {3: 3, 4: 2, 5: 3, 6: 3, 7: 4, 8: 4}

_PORTRAIT_ROWS = {1: 300.0, 2: 150.0, 3: 122.0, 4: 96.0}
"""Height of a row of seats in portrait, by the number of rows."""
_PORTRAIT_TOP = 468.0
_PORTRAIT_FOOT = 1076.0
_GAP = 8.0


def places(form: Form, seats: int, *, clock: bool = True) -> Places:
    """The table of so many players; three of them lie side by side, with two characters each. In portrait the
    clock, if there is one, stands beside the loot card."""
    if form is Form.PORTRAIT:
        return _portrait(seats, clock=clock)
    compact = form is Form.COMPACT
    return Places(
        loot=(10, 60, 180, 295) if compact else (24, 88, 244, 400),
        boss=(10, 362, 180, 158) if compact else (24, 496, 244, 192),
        roles=(198, 60, 568, 162) if compact else (288, 88, 664, 228),
        seats=tuple(_rows(_COMPACT if compact else _LANDSCAPE, seats, _COLUMNS[seats])),
        offers=(774, 60, 240, 460) if compact else (972, 88, 284, 600),
        clock=(12, 540, 176, 48) if compact else (24, 724, 244, 56),
        verbs=_side_by_side((198, 538, 516, 52) if compact else (288, 720, 664, 64), (130, 116, 118, 128)),
        confirm=(724, 538, 290, 52) if compact else (972, 720, 284, 64),
        bar=BARS[form].bottom,
    )


def _portrait(seats: int, *, clock: bool) -> Places:
    """Loot card and roles on top, the seats in two columns, the offers at the foot."""
    columns = 3 if seats == 3 else 2
    rows = ceil(seats / columns)
    high = _PORTRAIT_ROWS[rows] * rows + _GAP * (rows - 1)
    around = _Field((24, _PORTRAIT_TOP, 752, high), (_GAP, _GAP))
    top = _PORTRAIT_TOP + high + _GAP
    return Places(
        loot=(24, 82, 506 if clock else 752, 84),
        boss=(24, 396, 752, 64),
        roles=(24, 174, 752, 214),
        seats=tuple(_rows(around, seats, columns)),
        offers=(24, top, 752, _PORTRAIT_FOOT - top),
        clock=(548, 96, 228, 56),
        verbs=_side_by_side((32, 1100, 736, 64), (1, 1, 1, 1)),
        confirm=BARS[Form.PORTRAIT].confirm,
        bar=TWO_ROWS,
    )


def _rows(field: _Field, count: int, columns: int) -> list[Rect]:
    """So many places in rows; the last row stands in the middle where it is not full."""
    left, top, wide, high = field.rect
    across, down = field.gaps
    rows = ceil(count / columns)
    one, tall = (wide - across * (columns - 1)) / columns, (high - down * (rows - 1)) / rows
    found = []
    for index in range(count):
        row, column = divmod(index, columns)
        missing = columns - min(columns, count - row * columns)
        x = left + (one + across) * (column + missing / 2)
        found.append((x, top + (tall + down) * row, one, tall))
    return found


def _side_by_side(row: Rect, shares: tuple[float, float, float, float]) -> tuple[Rect, Rect, Rect, Rect]:
    """Four places in one row, as wide as their shares."""
    x, y, wide, high = row
    unit = (wide - 3 * _GAP) / sum(shares)
    ends = [sum(shares[:index]) * unit + _GAP * index for index in range(4)]
    one, two, three, four = (
        (x + end, y, share * unit, high) for end, share in zip(ends, shares, strict=True)
    )
    return one, two, three, four
