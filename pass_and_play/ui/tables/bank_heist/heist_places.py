"""Where the seats stand below the picture of the heist, and everything on them, in each form."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect


@dataclass(frozen=True, slots=True)
class Spot:
    """Where one character stands on its seat: its card, what is said beside it, and its chip."""

    card: Rect
    beside: Rect
    chip: Rect


@dataclass(frozen=True, slots=True)
class Place:
    """Where a seat stands: the line of its name, where its money stands, and its characters.

    With one character its money stands beside the card, before the note or above it (`stacked`); with two
    it has a place of its own.
    """

    rect: Rect
    name: Rect
    money: Rect
    spots: tuple[Spot, ...]
    stacked: bool


@dataclass(frozen=True, slots=True)
class _Grid:
    """The room of all seats in one form and the gap between them; on each the padding, the heights of the
    lines of name and chip, and the sum's width where it stands behind the name."""

    room: Rect
    gap: float
    pad: float
    name: float
    chip: float
    money: float


_GRIDS = {
    Form.LANDSCAPE: _Grid((24, 478, 1232, 208), 10, 12, 40, 36, 110),
    Form.PORTRAIT: _Grid((24, 626, 752, 530), 10, 10, 32, 32, 120),
    Form.COMPACT: _Grid((16, 338, 992, 180), 8, 8, 30, 30, 90),
}
NARROW = 160.0
"""On a seat that is no wider than this the name needs all the room there is."""
_TALLEST = 168.0
"""A lying seat is no higher than this."""


def places(form: Form, seats: int, characters: int) -> Iterator[Place]:
    """The place of every seat, with so many characters on each, from the top left."""
    grid = _GRIDS[form]
    x, y, wide, high = grid.room
    if form is not Form.PORTRAIT:
        gap = grid.gap if seats < 7 else grid.gap - 2
        pitch = (wide + gap) / seats
        for seat in range(seats):
            rect = (x + seat * pitch, y, pitch - gap, high)
            yield _upright(rect, grid, characters)
        return
    columns = 1 if characters > 1 else 2
    rows = -(-seats // columns)
    tall = min((high + grid.gap) / rows - grid.gap, _TALLEST)
    cell = (wide + grid.gap) / columns - grid.gap
    for seat in range(seats):
        row, column = divmod(seat, columns)
        rect = (x + column * (cell + grid.gap), y + row * (tall + grid.gap), cell, tall)
        yield _lying(rect, grid, characters)


def _upright(rect: Rect, grid: _Grid, characters: int) -> Place:
    """The name on top, below it the cards, and at the foot the chips."""
    x, y, wide, high = rect
    pad = grid.pad if wide > 130 else 6.0
    inner = wide - 2 * pad
    several = characters > 1
    behind = grid.money if several else 0.0
    edge = pad if wide > NARROW else 5.0
    name = (x + edge, y + grid.pad - 2, wide - 2 * edge - behind, grid.name)
    top = name[1] + grid.name + 4
    foot = y + high - pad - grid.chip
    tall = foot - 8 - top
    card = min(tall * 5 / 7, 0.42 * inner)
    cell = (inner + 14) / characters - 14
    spots = []
    for place in range(characters):
        left = x + pad + place * (cell + 14)
        face = (left, top + (tall - card * 1.4) / 2, card, card * 1.4)
        beside = (left + card + 10, face[1], cell - card - 10, face[3])
        spots.append(Spot(face, beside, (left, foot, cell, grid.chip)))
    first = spots[0].beside
    money = (first[0], first[1], first[2], first[3] / 2)
    if several:
        money = (x + wide - pad - behind, name[1], behind, grid.name)
    return Place(rect, name, money, tuple(spots), stacked=True)


def _lying(rect: Rect, grid: _Grid, characters: int) -> Place:
    """The cards to the left, beside them what is said and the chip; the name where there is most room."""
    x, y, wide, high = rect
    pad, inner = grid.pad, high - 2 * grid.pad
    card = min(inner * 5 / 7, 88.0)
    tall = card * 1.4
    top = y + (high - tall) / 2
    several = characters > 1
    person = 210.0 if several else 0.0
    cell = (wide - 2 * pad - person + 14) / characters - 14
    spots = []
    for place in range(characters):
        left = x + pad + person + place * (cell + 14)
        right, room = left + card + 12, cell - card - 12
        upper = y + pad + (0.0 if several else grid.name)
        foot = y + high - pad - grid.chip
        beside = (right, upper, room, foot - upper)
        spots.append(Spot((left, top, card, tall), beside, (right, foot, room, grid.chip)))
    if several:
        name = (x + pad + 4, y + high / 2 - grid.name - 2, person - 16, grid.name)
        money = (name[0], y + high / 2 + 2, name[2], grid.name + 4)
        return Place(rect, name, money, tuple(spots), stacked=True)
    first = spots[0].beside
    name = (first[0], y + pad - 2, first[2], grid.name)
    return Place(rect, name, first, tuple(spots), stacked=False)
