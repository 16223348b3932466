"""The chip at the foot of a seat: what its prisoner does, or did to which items."""

from __future__ import annotations

from dataclasses import dataclass

from pass_and_play.games.executioner.court import CENTRE
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import WHITE, Colour, with_alpha
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import H
from pass_and_play.ui.parts.card import ROUNDNESS
from pass_and_play.ui.parts.label import label, least
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.executioner.faces import ITEM_BACK
from pass_and_play.words import Text

_GAP = 6.0


@dataclass(frozen=True, slots=True)
class Chip:
    """What a seat says: icon and words, and the marks of the `places` where items were touched; words that
    have no room beside those are left out. `bright` is for what the whole table waits for."""

    words: Text
    icon: str
    places: tuple[int, ...] = ()
    bright: bool = False


def draw(canvas: Canvas, rect: Rect, chip: Chip, room: Room, *, size: float) -> None:
    """The chip, which fills its place; `size` is that of its letters."""
    palette = canvas.theme.palette
    ink = palette.acc_ink if chip.bright else palette.text2
    style = H.at(size, weight=700)
    _ground(canvas, rect, chip)
    if chip.places:
        _marked(canvas, rect, chip, room, ink, size)
        return
    inner, smallest = (rect[0] + 8, rect[1], rect[2] - 16, rect[3]), least(canvas, style)
    fits = canvas.measure(chip.words, style.at(size * max(0.8, smallest))) <= inner[2] - size - _GAP
    label(
        *(canvas, inner, chip.words, style, ink),
        icon=chip.icon if fits else None,
        icon_size=size,
        gap=_GAP,
        shrink=smallest,
    )


def _ground(canvas: Canvas, rect: Rect, chip: Chip) -> None:
    """What it is written on: the accent, or a faint grey."""
    fill = canvas.theme.palette.acc if chip.bright else with_alpha(WHITE, 0.09)
    canvas.panel(rect, fill=fill, radius=rect[3] / 2)


def _marked(canvas: Canvas, rect: Rect, chip: Chip, room: Room, ink: Colour, size: float) -> None:
    """Icon, words and marks as one group in the middle."""
    x, y, wide, high = rect
    style, mark = H.at(size, weight=700), size * 1.1
    marks = len(chip.places) * (mark + _GAP) - _GAP
    words = canvas.measure(chip.words, style)
    natural = size + 2 * _GAP + words + marks
    told = natural <= wide - 16
    left = x + (wide - (natural if told else size + _GAP + marks)) / 2
    canvas.icon(chip.icon, (left, y + (high - size) / 2, size, size), ink)
    left += size + _GAP
    if told:
        canvas.write(chip.words, (left, y, words + 0.5, high), style, ink)
        left += words + _GAP
    draw_places(canvas, room, chip.places, left, y + high / 2, mark)


def draw_places(
    canvas: Canvas,
    room: Room,
    places: tuple[int, ...],
    left: float,
    middle: float,
    mark: float,
    *,
    gap: float = _GAP,
) -> None:
    """The marks of seats, and a small card for the centre, in a row."""
    for place in places:
        draw_place(canvas, room, place, (left, middle - mark / 2, mark, mark))
        left += mark + gap


def draw_place(canvas: Canvas, room: Room, place: int, box: Rect) -> None:
    """The mark of one place in a square."""
    if place != CENTRE:
        look = room.look(place)
        canvas.icon(look.icon, box, look.colour)
        return
    x, y, wide, high = box
    card = (x + wide * 0.16, y + high * 0.02, wide * 0.68, high * 0.96)
    canvas.picture(ITEM_BACK, card, radius=ROUNDNESS)
    edge = with_alpha(canvas.theme.palette.text, 0.85)
    canvas.panel(card, edge=edge, radius=card[2] * ROUNDNESS * 1.4, width=1.4)
