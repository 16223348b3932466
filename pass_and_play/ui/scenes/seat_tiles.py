"""What the seats screen is laid with: a tile for every seat, free seats, and the row of colours."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, WHITE, Colour, with_alpha
from pass_and_play.ui.paint.palettes import BAD, SEATS, SeatLook
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, SMALL, H
from pass_and_play.ui.parts.focus import focus_ring
from pass_and_play.ui.parts.label import label
from pass_and_play.words import Text, Words

RADIUS = 20.0
STRIPE = 12.0
LEAST_NAME = 0.62
"""A name of twenty letters shrinks to this share of its size; no text is ever smaller."""
COLOURS: Rect = (40.0, 590.0, 736.0, 92.0)
CAPTION = SMALL.at(17, weight=700)

_SIDE = 56.0  # of the button at the right end of a tile


@dataclass(frozen=True, slots=True)
class Plate:
    """One seat before the match: its name, and what is told below it.

    `name` is the typed one, or the colour's where `typed` is not set; `refused` is why it cannot stand.
    """

    look: SeatLook
    name: Text
    typed: bool
    told: Text
    editing: bool = False
    refused: Text | None = None


def place(seat: int) -> Rect:
    """Where the tile of a seat lies: two columns, row by row."""
    return 40.0 + 376 * (seat % 2), 180.0 + 100 * (seat // 2), 360.0, 86.0


def seat_tile(canvas: Canvas, seat: int, plate: Plate, *, remove: Text | None) -> None:
    """The seat's tile, under the key `seat:<n>`; `remove` names the button that takes the seat away."""
    palette, rect = canvas.theme.palette, place(seat)
    x, y, wide, high = rect
    touch = rect if plate.editing or remove is None else (x, y, wide - _SIDE - 16, high)
    feel = canvas.target(f"seat:{seat}", touch, plate.name)
    if feel.focused and not plate.editing:
        focus_ring(canvas, rect, radius=RADIUS)
    fill = palette.b3 if plate.editing or feel.hovered else palette.b2
    canvas.panel(rect, fill=plate.look.colour, radius=RADIUS)
    canvas.panel((x + STRIPE, y, wide - STRIPE, high), fill=fill, radius=RADIUS)
    canvas.veil((x + STRIPE, y + 2, RADIUS, high - 4), fill)
    if plate.refused is not None:
        canvas.panel(rect, edge=BAD, width=4, radius=RADIUS, dashed=True)
    elif plate.editing:
        canvas.panel(rect, edge=palette.acc, width=3, radius=RADIUS)
    else:
        canvas.panel(rect, edge=palette.line, radius=RADIUS)
    canvas.panel((x + 26, y + 11, 64, 64), fill=with_alpha(BLACK, 0.35), radius=16)
    canvas.icon(plate.look.icon, (x + 40, y + 25, 36, 36), plate.look.colour)
    _words(canvas, rect, plate)
    if plate.editing:
        canvas.icon("check", (x + wide - 54, y + 30, 26, 26), palette.acc)
    elif remove is not None:
        _remove(canvas, seat, remove)


def _words(canvas: Canvas, rect: Rect, plate: Plate) -> None:
    palette, (x, y, wide, _) = canvas.theme.palette, rect
    left, room = x + 104, wide - 104 - _SIDE - 18
    ink = palette.text if plate.typed else palette.text2
    if plate.refused is not None:
        line, below = (left, y + 7, room, 28), (left, y + 37, room, 42)
        canvas.icon("warning", (x + 70, y + 54, 22, 22), BAD)
        canvas.write(plate.refused, below, SMALL.at(16), palette.text, lines=2, valign="top")
    else:
        line, below = (left, y + 15, room, 36), (left, y + 46, room, 26)
        canvas.write(plate.told, below, SMALL, palette.text2)
    end = canvas.write(plate.name, line, H.at(25.5 if plate.refused is None else 23), ink, shrink=LEAST_NAME)
    if plate.editing:
        caret = end[0] + end[2] + 4 if plate.typed else left - 6
        canvas.veil((caret, line[1] + 5, 3, line[3] - 9), palette.acc)


def _remove(canvas: Canvas, seat: int, words: Text) -> None:
    """A button without a box, so that the names stay what is seen first."""
    x, y, wide, high = place(seat)
    box = (x + wide - _SIDE - 12, y + (high - _SIDE) / 2, _SIDE, _SIDE)
    feel = canvas.target(f"remove:{seat}", box, words)
    if feel.focused:
        focus_ring(canvas, box, radius=16, gap=0)
    if feel.hovered or feel.pressed:
        canvas.panel(box, fill=with_alpha(WHITE, 0.08), radius=16)
    canvas.icon("close", (box[0] + 17, box[1] + 17, 22, 22), canvas.theme.palette.text2)


def add_tile(canvas: Canvas, seat: int, words: Text) -> None:
    """The next free seat: touching it, under the key `add`, sits a player down."""
    palette, rect = canvas.theme.palette, place(seat)
    feel = canvas.target("add", rect, words)
    if feel.focused:
        focus_ring(canvas, rect, radius=RADIUS)
    fill = with_alpha(WHITE, 0.12 if feel.hovered else 0.05)
    canvas.panel(rect, fill=fill, edge=palette.text2, radius=RADIUS, dashed=True)
    label(canvas, rect, words, H.at(21.5), palette.text, icon="plus", icon_size=26, gap=16)


def free_tile(canvas: Canvas, seat: int, words: Text) -> None:
    """A seat that nobody takes."""
    palette, rect = canvas.theme.palette, place(seat)
    canvas.panel(rect, edge=palette.line, radius=RADIUS, dashed=True)
    canvas.write(words, rect, BODY, palette.text2, align="center")


def colours(
    canvas: Canvas, words: Words, caption: Text, *, own: SeatLook, taken: Collection[SeatLook]
) -> None:
    """The eight colours with their shapes, each under the key `colour:<colour>`; those `taken` are locked."""
    palette, (x, y, _, high) = canvas.theme.palette, COLOURS
    canvas.panel(COLOURS, fill=with_alpha(BLACK, 0.45), radius=22)
    canvas.write(caption, (x + 16, y + 8, 108, high - 16), CAPTION, palette.text2, lines=3)
    for index, look in enumerate(SEATS):
        box = (x + 131 + 75 * index, y + 14, 64.0, 64.0)
        locked = look in taken and look != own
        feel = canvas.target(f"colour:{look.key}", box, words(f"seats.colour.{look.key}"), enabled=not locked)
        if feel.focused:
            focus_ring(canvas, box, radius=16, gap=0)
        _colour(canvas, box, look, locked=locked, own=look == own, raised=feel.hovered or feel.pressed)


def _colour(canvas: Canvas, box: Rect, look: SeatLook, *, locked: bool, own: bool, raised: bool) -> None:
    palette, (x, y, _, _) = canvas.theme.palette, box
    fill = with_alpha(WHITE, 0.1) if raised else with_alpha(BLACK, 0.2 if locked else 0.5)
    edge: Colour = palette.text if own else with_alpha(WHITE, 0.05 if locked else 0.2)
    canvas.panel(box, fill=fill, edge=edge, width=3 if own else None, radius=16)
    ink = with_alpha(look.colour, 0.4) if locked else look.colour
    canvas.icon(look.icon, (x + 14, y + 14, 36, 36), ink)
    if locked:
        canvas.disc((x + 52, y + 53), 11, with_alpha(BLACK, 0.6))
        canvas.icon("lock", (x + 45, y + 46, 14, 14), palette.text2)
