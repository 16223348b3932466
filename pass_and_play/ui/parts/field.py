"""A field that text is typed into."""

from __future__ import annotations

from dataclasses import dataclass

from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, with_alpha
from pass_and_play.ui.paint.palettes import BAD, SeatLook
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, SMALL, H
from pass_and_play.ui.parts.button import icon_button
from pass_and_play.ui.parts.focus import focus_ring
from pass_and_play.words import Text

RADIUS = 20.0
LEAST = 0.45
"""The longest text shrinks to this share of the size of its letters."""


@dataclass(frozen=True, slots=True)
class Typed:
    """What a field holds.

    `text` includes what an input method is still about to add after `settled`; while it is empty
    `instead` is shown. `count` tells how full the field is, and `clear` names the button that empties it.
    """

    text: Text
    settled: Text
    instead: Text
    count: Text
    clear: Text
    refused: bool = False


def field(canvas: Canvas, rect: Rect, typed: Typed, mark: SeatLook, *, size: float) -> None:
    """The field with the mark of a seat and letters of `size`, under the keys `field` and `clear`."""
    palette, (x, y, wide, high) = canvas.theme.palette, rect
    side = min(56.0, high - 12)
    inset = (high - side) / 2
    clear = (x + wide - side - inset, y + inset, side, side)
    feel = canvas.target("field", (x, y, clear[0] - x - 8, high), typed.text or typed.instead)
    if feel.focused:
        focus_ring(canvas, rect, radius=RADIUS)
    fill = BLACK if canvas.theme.high_contrast else with_alpha(BLACK, 0.55)
    edge, width = (BAD, 4.0) if typed.refused else (palette.acc, 3.0)
    canvas.panel(rect, fill=fill, edge=edge, width=width, radius=RADIUS, dashed=typed.refused)
    box = (x + inset + 6, y + inset, side, side)
    canvas.panel(box, fill=with_alpha(BLACK, 0.5), radius=14)
    icon = side * 0.58
    middle = (box[0] + (side - icon) / 2, y + (high - icon) / 2, icon, icon)
    canvas.icon(mark.icon, middle, mark.colour)
    room = canvas.measure(typed.count, SMALL) + 4
    left, end = box[0] + side + 14, clear[0] - 14 - room
    canvas.write(typed.count, (end, y, room, high), SMALL, palette.text2, align="right")
    _letters(canvas, (left, y, end - left - 14, high), typed, size)
    icon_button(
        canvas,
        clear,
        "close",
        typed.clear,
        key="clear",
        kind="secondary",
        enabled=bool(typed.text),
        icon_size=22,
    )


def _letters(canvas: Canvas, rect: Rect, typed: Typed, size: float) -> None:
    """The text with the caret at its end; what is not settled yet is underlined."""
    palette, style = canvas.theme.palette, H.at(size)
    x, middle = rect[0], rect[1] + rect[3] / 2
    caret = x - 6
    if typed.text:
        box = canvas.write(typed.text, rect, style, palette.text, shrink=LEAST)
        caret = box[0] + box[2] + 3
        share = canvas.measure(typed.settled, style) / max(canvas.measure(typed.text, style), 1)
        if share < 1:
            canvas.veil((x + share * box[2], middle + size * 0.56, (1 - share) * box[2], 3), palette.acc)
    else:
        canvas.write(typed.instead, rect, style, palette.text2)
    canvas.veil((caret, middle - size * 0.52, 3, size * 1.04), palette.text)


def refusal(canvas: Canvas, rect: Rect, what: Text, advice: Text, *, size: float) -> None:
    """Below the field: why the text cannot stand, and what helps."""
    palette, (x, y, wide, high) = canvas.theme.palette, rect
    bold, style = H.at(size, weight=700), BODY.at(size)
    left, room = x + 44, wide - 44
    _, tall = canvas.extent(what, bold, room)
    _, below = canvas.extent(advice, style, room, lines=2)
    top = y + (high - tall - below - 4) / 2
    canvas.icon("warning", (x, y + high / 2 - 15, 30, 30), BAD)
    canvas.write(what, (left, top, room, tall), bold, palette.text)
    canvas.write(advice, (left, top + tall + 4, room, below), style, palette.text2, lines=2)
