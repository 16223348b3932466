"""Controls of a setting: switch, choice of one, stepper, slider. The whole row is what can be touched."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pass_and_play.ui.paint.canvas import Canvas, Feel
from pass_and_play.ui.paint.colour import BLACK, with_alpha
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import FIGURE, H
from pass_and_play.ui.parts.button import icon_button
from pass_and_play.ui.parts.focus import focus_ring
from pass_and_play.ui.parts.label import label
from pass_and_play.words import Text

SWITCH = (88.0, 48.0)


def switch(
    canvas: Canvas, rect: Rect, words: Text, *, key: str, on: bool, keys: tuple[str, ...] = ()
) -> Feel:
    """A switch at the right end of the row `rect`; touching the row turns it. `words` name it, undrawn."""
    palette = canvas.theme.palette
    feel = canvas.target(key, rect, words, keys=keys)
    wide, high = SWITCH
    left, top = rect[0] + rect[2] - wide, rect[1] + (rect[3] - high) / 2
    box, radius = (left, top, wide, high), high / 2
    if feel.focused:
        focus_ring(canvas, box, radius=radius)
    middle = top + radius
    if on:
        canvas.panel(box, fill=palette.acc, radius=radius)
        knob, knob_fill, icon, ink = left + wide - radius, palette.acc_ink, "check", palette.acc
    else:
        canvas.panel(box, fill=with_alpha(BLACK, 0.6), edge=palette.line, radius=radius)
        knob, knob_fill, icon, ink = left + radius, palette.text2, "minus", palette.b0
    canvas.disc((knob, middle), 19, knob_fill)
    canvas.icon(icon, (knob - 11, middle - 11, 22, 22), ink)
    return feel


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several: the key of its target, and what is written on it."""

    key: str
    words: Text


def choose_one(
    canvas: Canvas, rect: Rect, choices: Sequence[Choice], *, chosen: str, fixed: bool = False
) -> None:
    """Choices side by side in one dark box; the chosen one is bright and has a check. Where that is `fixed`,
    no other can be chosen."""
    palette = canvas.theme.palette
    canvas.panel(rect, fill=with_alpha(BLACK, 0.6), radius=18)
    wide = rect[2] / len(choices)
    for index, choice in enumerate(choices):
        cell = (rect[0] + index * wide, rect[1], wide, rect[3])
        inner = (cell[0] + 2, cell[1] + 2, wide - 4, rect[3] - 4)
        feel = canvas.target(choice.key, cell, choice.words, enabled=not fixed or choice.key == chosen)
        if feel.focused:
            focus_ring(canvas, inner, radius=16, gap=0)
        room = (cell[0] + 8, cell[1], wide - 16, cell[3])
        if choice.key == chosen:
            canvas.panel(inner, fill=palette.text, radius=16)
            label(canvas, room, choice.words, H.at(17.4), palette.ink, icon="check", icon_size=16, gap=4)
        else:
            ink = palette.text2 if fixed else palette.text
            label(canvas, room, choice.words, H.at(17.4, weight=600), ink)


def stepper(
    canvas: Canvas,
    rect: Rect,
    value: Text,
    *,
    less: Choice,
    more: Choice,
    can_less: bool = True,
    can_more: bool = True,
) -> None:
    """A number between a minus and a plus button as high as `rect`; `less` and `more` name them."""
    side = rect[3]
    left, right = (*rect[:2], side, side), (rect[0] + rect[2] - side, rect[1], side, side)
    size = side * 0.4
    icon_button(
        canvas, left, "minus", less.words, key=less.key, kind="secondary", enabled=can_less, icon_size=size
    )
    icon_button(
        canvas, right, "plus", more.words, key=more.key, kind="secondary", enabled=can_more, icon_size=size
    )
    between = (rect[0] + side + 4, rect[1], rect[2] - 2 * side - 8, side)
    canvas.figures(value, between, FIGURE.at(side * 0.6), canvas.theme.palette.text, align="center")


def slider(canvas: Canvas, rect: Rect, words: Text, *, key: str, share: float) -> Feel:
    """A knob on a bar, `share` (0 to 1) of the way along; where the row is touched is the new value."""
    palette = canvas.theme.palette
    feel = canvas.target(key, rect, words)
    radius = 22.0
    middle = rect[1] + rect[3] / 2
    knob = rect[0] + radius + (rect[2] - 2 * radius) * share
    canvas.panel((rect[0], middle - 7, rect[2], 14), fill=with_alpha(BLACK, 0.6), radius=7)
    canvas.panel((rect[0], middle - 7, knob - rect[0], 14), fill=palette.acc, radius=7)
    box = (knob - radius, middle - radius, 2 * radius, 2 * radius)
    if feel.focused:
        focus_ring(canvas, box, radius=radius)
    canvas.panel(box, fill=palette.text, radius=radius, shadow=1)
    return feel
