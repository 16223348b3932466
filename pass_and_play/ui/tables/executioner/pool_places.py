"""Where the rows of items and roles lie that all look at before the deal."""

from __future__ import annotations

from dataclasses import dataclass

from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.parts.bars import BARS


@dataclass(frozen=True, slots=True)
class Places:
    """Rectangles in canvas units: `title` and `note`, the rows of cards, the `checks` between them with what
    is said `aside`, the panel that tells what the cards do, if there is room, `told_foot` of which is not for
    that, and the `foot` below all. In the bottom bar, `bar` high, `who` wears the hood."""

    title: Rect
    note: Rect
    items: tuple[Rect, ...]
    checks: Rect
    aside: Rect
    roles: tuple[Rect, ...]
    told: Rect | None
    told_foot: float
    foot: Rect
    who: Rect
    bar: float


def places(form: Form, count: int, *, badges: bool = False) -> Places:
    """Both rows with so many cards each; `badges` says that some stand on the upper edges of the items."""
    if form is Form.PORTRAIT:
        return _upright(count)
    lower = _BADGE if badges else 0.0
    return _landscape(count, lower) if form is Form.LANDSCAPE else _compact(count, lower)


_BADGE = 12.0
"""How far items lie lower that may have badges."""


def _row(left: float, top: float, wide: float, pitch: float, count: int) -> tuple[Rect, ...]:
    """So many cards, 5 wide to 7 high."""
    return tuple((left + pitch * index, top, wide, wide * 1.4) for index in range(count))


def _between(above: float, below: float, high: float) -> float:
    """The top of a line in the middle between two rows."""
    return (above + below - high) / 2


def _foot_of(panel: Rect, high: float) -> Rect:
    """The last line inside a panel."""
    x, y, wide, tall = panel
    return x + 14, y + tall - high, wide - 26, high


_TELLS = 5
"""With so many cards in a row at most there is room beside them to tell what they do."""


def _landscape(count: int, lower: float) -> Places:
    left, wide = 40.0, 1200.0
    card, pitch = (138.0, 150.0) if count > 7 else (158.0, 173.0)
    if count == 6:
        pitch = (wide - card) / 5
    end, gap = left + pitch * count, 14.0 if count > 7 else 0.0
    told = (end + 9, 142.0, left + wide - end - 9, 505.0)
    top = 142 + max(gap, lower)
    between = _between(top + card * 1.4, 426 + gap, 34)
    return Places(
        title=(left, 84, 620, 52),
        note=(left, 86, wide, 50),
        items=_row(left, top, card, pitch, count),
        checks=(left, between, end - left if count <= _TELLS else 820, 34),
        aside=_foot_of(told, 46) if count <= _TELLS else (left + 830, between, wide - 830, 34),
        roles=_row(left, 426 + gap, card, pitch, count),
        told=told if count <= _TELLS else None,
        told_foot=46,
        foot=(left, 652, wide, 46),
        who=(40, 724, 700, 56),
        bar=BARS[Form.LANDSCAPE].bottom,
    )


def _compact(count: int, lower: float) -> Places:
    left, wide = 20.0, 984.0
    card = 113.0 if count > 7 else 120.0
    pitch = 124.4 if count > 7 else 142.8
    if count == 6:
        pitch = (wide - card) / 5
    end, gap = left + pitch * count, 10.0 if count > 7 else 0.0
    told = (end + 2, 100.0, left + wide - end - 2, 382.0)
    top = 100 + max(gap, lower)
    between = _between(top + card * 1.4, 314 + gap, 26)
    return Places(
        title=(left, 56, 520, 40),
        note=(left, 58, wide, 38),
        items=_row(left, top, card, pitch, count),
        checks=(left, between, end - left if count <= _TELLS else 680, 26),
        aside=_foot_of(told, 36) if count <= _TELLS else (left + 690, between, wide - 690, 26),
        roles=_row(left, 314 + gap, card, pitch, count),
        told=told if count <= _TELLS else None,
        told_foot=36,
        foot=(left, 488, wide, 36),
        who=(20, 540, 500, 48),
        bar=BARS[Form.COMPACT].bottom,
    )


def _upright(count: int) -> Places:
    left, wide, gap = 24.0, 752.0, 8.0 if count > 6 else 12.0
    card = (wide - gap * (count - 1)) / count
    high = card * 1.4
    checks = 176 + high + 12
    roles = checks + 70
    told = roles + high + 16
    foot = 1012.0
    return Places(
        title=(left, 84, wide, 46),
        note=(left, 127, wide, 28),
        items=_row(left, 176, card, card + gap, count),
        checks=(left, checks, wide, 30),
        aside=(left, checks + 32, wide, 28),
        roles=_row(left, roles, card, card + gap, count),
        told=(left, told, wide, foot - 10 - told),
        told_foot=0,
        foot=(left, foot, wide, 62),
        who=(32, 1098, 736, 68),
        bar=196.0,
    )
