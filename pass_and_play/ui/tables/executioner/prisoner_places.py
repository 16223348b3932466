"""Where the prisoners stand at an execution, and where each of them has name, card, crowns and state."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect

FIELDS: dict[Form, Rect] = {
    Form.LANDSCAPE: (40, 168, 824, 512),
    Form.PORTRAIT: (24, 156, 752, 560),
    Form.COMPACT: (16, 110, 684, 406),
}
"""The field of all prisoners."""

_GAP = {Form.LANDSCAPE: 16.0, Form.PORTRAIT: 14.0, Form.COMPACT: 10.0}
_COLUMNS = {3: 3, 4: 2, 5: 3, 6: 3, 7: 4}
_TALLEST = 2.0
"""A tile is not higher than so many times its width."""

_LONG, _UPRIGHT = 1.4, 1.5
"""From this ratio of sides on all stands beside the card, or below it."""
_NARROW = {Form.LANDSCAPE: 58.0, Form.PORTRAIT: 58.0, Form.COMPACT: 48.0}
"""Crowns need so much room beside a card."""


def grid(form: Form, count: int) -> list[Rect]:
    """Places for so many prisoners, clockwise in rows; those of a last row with fewer stand in the middle."""
    x, y, wide, high = FIELDS[form]
    gap, columns = _GAP[form], _COLUMNS[count]
    rows = ceil(count / columns)
    across = (wide - gap * (columns - 1)) / columns
    down = min((high - gap * (rows - 1)) / rows, across * _TALLEST)
    top = y + (high - rows * down - (rows - 1) * gap) / 2
    places = []
    for index in range(count):
        row, column = divmod(index, columns)
        missing = columns - min(columns, count - row * columns)
        left = x + (column + missing / 2) * (across + gap)
        places.append((left, top + row * (down + gap), across, down))
    return places


@dataclass(frozen=True, slots=True)
class Parts:
    """Where the parts of a prisoner's tile lie; `facts` is for crowns and whatever else is known, in lines
    below one another or, where it is one line high, side by side. `name_size` is that of its letters."""

    name: Rect
    card: Rect
    facts: Rect
    pill: Rect
    name_size: float
    centred: bool


def parts(form: Form, rect: Rect, *, roomy: bool) -> Parts:
    """The parts of a tile in `rect`; `roomy` says that every name has room beside its card."""
    _, _, wide, high = rect
    if wide > _LONG * high:
        return _long(form, rect)
    if high > _UPRIGHT * wide:
        return _upright(form, rect)
    if roomy:
        return _beside(form, rect)
    headed = _headed(form, rect)
    return headed if headed.facts[2] >= _NARROW[form] else _upright(form, rect)


def _sizes(form: Form) -> tuple[float, float, float, float]:
    """Margin, height of the pill, height of the name's line, size of its letters."""
    return (10, 36, 28, 20) if form is Form.COMPACT else (14, 50, 36, 25)


def _long(form: Form, rect: Rect) -> Parts:
    """The card as high as the tile, all else beside it."""
    (x, y, wide, high), (pad, pill, line, size) = rect, _sizes(form)
    tall = high - 2 * pad
    left = x + pad + tall / 1.4 + pad
    room = x + wide - pad - left
    foot = y + high - pad - pill
    return Parts(
        name=(left, y + pad + 2, room, line),
        card=(x + pad, y + pad, tall / 1.4, tall),
        facts=(left, y + pad + line + 8, room, foot - y - pad - line - 16),
        pill=(left, foot, room, pill),
        name_size=size,
        centred=False,
    )


def _beside(form: Form, rect: Rect) -> Parts:
    """Name and facts beside the card, the pill along the foot."""
    (x, y, wide, high), (pad, pill, line, size) = rect, _sizes(form)
    foot = y + high - pad - pill + 2
    tall = foot - y - pad - 14
    left = x + pad + tall / 1.4 + pad
    room = x + wide - 10 - left
    return Parts(
        name=(left, y + pad + 4, room, line),
        card=(x + pad, y + pad, tall / 1.4, tall),
        facts=(left, y + pad + line + 14, room, tall - line - 16),
        pill=(x + pad, foot, wide - 2 * pad, pill),
        name_size=size,
        centred=False,
    )


def _headed(form: Form, rect: Rect) -> Parts:
    """The name above the card, facts beside it."""
    (x, y, wide, high), (pad, pill, line, size) = rect, _sizes(form)
    foot = y + high - pad - pill + 2
    top = y + pad + line + 2
    tall = foot - 10 - top
    left = x + pad + tall / 1.4 + 12
    return Parts(
        name=(x + pad, y + pad - 4, wide - 2 * pad + 4, line),
        card=(x + pad, top, tall / 1.4, tall),
        facts=(left, top, x + wide - 8 - left, tall),
        pill=(x + pad, foot, wide - 2 * pad, pill),
        name_size=size,
        centred=False,
    )


def _upright(form: Form, rect: Rect) -> Parts:
    """Everything below one another."""
    (x, y, wide, high), (pad, pill, line, size) = rect, _sizes(form)
    foot = y + high - pad - pill + 2
    facts = foot - line - 2
    top = y + pad + line
    tall = min(facts - 6 - top, (wide - 2 * pad) * 1.4)
    spare = (facts - 6 - top - tall) / 2
    return Parts(
        name=(x + pad, y + pad - 4 + spare * 0.4, wide - 2 * pad, line),
        card=(x + (wide - tall / 1.4) / 2, top + spare, tall / 1.4, tall),
        facts=(x + pad, facts - spare * 0.4, wide - 2 * pad, line),
        pill=(x + pad, foot, wide - 2 * pad, pill),
        name_size=size,
        centred=True,
    )
