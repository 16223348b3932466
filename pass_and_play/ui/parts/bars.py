"""The bars at the top and at the bottom of a screen, and the clock."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, WHITE, Colour, Fill, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, CLOCK, SMALL, TITLE
from pass_and_play.ui.parts.button import icon_button
from pass_and_play.ui.parts.chips import ROUND_PITCH, ROUND_SIZE, rounds
from pass_and_play.ui.parts.focus import grown
from pass_and_play.words import Text

STRIPE = 8.0  #: height of a seat's stripe below the top bar


@dataclass(frozen=True, slots=True)
class Bars:
    """Sizes of the bars in one form, in canvas units."""

    top: float
    """Height of the top bar."""
    button: float
    """Side of its buttons and of the emblem's tile."""
    margin: float
    bottom: float
    """Height of the bottom bar, where it carries one row."""
    confirm: Rect
    """The place of the confirming button."""


BARS = {
    Form.LANDSCAPE: Bars(72, 56, 16, 96, (864, 720, 360, 64)),
    Form.PORTRAIT: Bars(72, 56, 16, 112, (32, 1184, 736, 76)),
    Form.COMPACT: Bars(52, 44, 8, 72, (724, 538, 280, 52)),
}

TWO_ROWS = 196.0
"""Height of a bottom bar in portrait with a row above the confirming button: the clock, or side actions."""

_HAIRLINE = with_alpha(WHITE, 0.08)


@dataclass(frozen=True, slots=True)
class BarButton:
    """An icon button of the top bar: the key of its target, its icon, its name, and its keys."""

    key: str
    icon: str
    words: Text
    keys: tuple[str, ...] = ()


def top_bar(
    canvas: Canvas,
    title: Text,
    subtitle: Text | None,
    *,
    emblem: str,
    numbers: Sequence[Text] = (),
    now: int = 0,
    buttons: Sequence[BarButton] = (),
) -> None:
    """Emblem, title and what is on; in the middle the rounds `numbers` (`now` is the index of the round
    that is on) where the form has room for them, to the right up to three icon buttons."""
    palette = canvas.theme.palette
    bars = BARS[canvas.form]
    side, margin = bars.button, bars.margin
    if canvas.form is not Form.LANDSCAPE:
        numbers = ()
    left, top, wide, _ = canvas.window
    fill: Fill = BLACK if canvas.theme.high_contrast else (with_alpha(BLACK, 0.5), with_alpha(BLACK, 0.28))
    canvas.panel((left, top, wide, bars.top - top), fill=fill, radius=0)
    _line(canvas, bars.top - 1)
    tile = (margin, (bars.top - side) / 2, side, side)
    canvas.panel(tile, fill=palette.acc, radius=side * 0.28)
    canvas.icon(emblem, grown(tile, -side * 0.21), palette.acc_ink)
    rounds_wide = len(numbers) * ROUND_PITCH
    first = canvas.size[0] / 2 - rounds_wide / 2
    pitch = side + 8
    buttons_left = canvas.size[0] - margin - pitch * len(buttons)
    text_left = margin + side + (14 if side > 50 else 10)
    room = (first if numbers else buttons_left) - text_left - 16
    middle, small = bars.top / 2, side / 56
    style = TITLE.at(25 * small if small > 0.9 else 21)
    if subtitle:
        canvas.write(title, (text_left, middle - 29 * small, room, 36 * small), style, palette.text)
        under = (text_left, middle + 3 * small, room, 22)
        canvas.write(subtitle, under, SMALL if small > 0.9 else SMALL.at(16), palette.text2)
    else:
        canvas.write(title, (text_left, middle - 18, room, 36), style, palette.text)
    rounds(canvas, first, (bars.top - ROUND_SIZE) / 2, numbers, now=now)
    for index, one in enumerate(buttons):
        box = (buttons_left + 8 + pitch * index, (bars.top - side) / 2, side, side)
        icon_button(canvas, box, one.icon, one.words, key=one.key, keys=one.keys)


def seat_stripe(canvas: Canvas, colour: Colour) -> None:
    """The stripe below the top bar of a screen that belongs to one player."""
    left, _, wide, _ = canvas.window
    canvas.veil((left, BARS[canvas.form].top, wide, STRIPE), colour)


def bottom_bar(canvas: Canvas, *, height: float | None = None) -> Rect:
    """The bar that the actions stand on, one row high if no height is given; returns its place."""
    left, top, wide, high = canvas.window
    height = BARS[canvas.form].bottom if height is None else height
    start = canvas.size[1] - height
    fill = BLACK if canvas.theme.high_contrast else with_alpha(BLACK, 0.38)
    canvas.veil((left, start, wide, top + high - start), fill)
    _line(canvas, start)
    return 0, start, canvas.size[0], height


def hint(canvas: Canvas, rect: Rect, words: Text, *, icon: str | None = None) -> None:
    """One or two quiet lines, an icon before them; on a small screen one line, if it fits."""
    palette, compact = canvas.theme.palette, canvas.form is Form.COMPACT
    x, y, wide, high = rect
    if icon:
        canvas.icon(icon, (x, y + high / 2 - 12, 24, 24), palette.text2)
        x, wide = x + 42, wide - 42
    style = BODY.at(17 if compact else 18.5)
    lines = 1 if compact and canvas.measure(words, style) < wide - 8 else 2
    canvas.write(words, (x, y, wide, high), style, palette.text2, lines=lines)


def clock(canvas: Canvas, rect: Rect, time: Text, *, share: float, more: BarButton | None = None) -> None:
    """A running clock: its time, the share of it that is left as a bar, and a button for more time.

    `rect` is about 460 x 56, or lower on a small screen; the button is a square at its right end. Where
    less than 40 units are left for the bar there is none.
    """
    palette = canvas.theme.palette
    x, y, wide, high = rect
    middle, small = y + high / 2, min(high / 56, 1.0)
    icon = 32 * small
    canvas.icon("timer", (x, middle - icon / 2, icon, icon), palette.acc)
    slot = (x + 44 * small, y, 130 * small, high)
    taken = canvas.figures(time, slot, CLOCK if small == 1 else CLOCK.at(32), palette.text)
    bar_left = max(x + 140 * small, taken[0] + taken[2] + 12)
    bar_right = x + wide - (high + 14 if more else 0)
    if bar_right - bar_left >= 40:
        progress(canvas, (bar_left, middle - 6, bar_right - bar_left, 12.0), share=share)
    if more:
        box = (x + wide - high, y, high, high)
        icon_button(
            canvas,
            box,
            more.icon,
            more.words,
            key=more.key,
            keys=more.keys,
            kind="secondary",
            icon_size=24,
        )


def progress(
    canvas: Canvas, rect: Rect, *, share: float, colour: Colour | None = None, empty: Colour | None = None
) -> None:
    """A bar that is filled for `share` (0 to 1) of its length."""
    radius = rect[3] / 2
    if canvas.theme.high_contrast:
        canvas.panel(grown(rect, 3), edge=canvas.theme.palette.line, radius=radius + 3)
    canvas.panel(rect, fill=empty or with_alpha(BLACK, 0.55), radius=radius)
    if share > 0:
        filled = max(rect[2] * min(share, 1.0), rect[3])
        canvas.panel(
            (rect[0], rect[1], filled, rect[3]), fill=colour or canvas.theme.palette.acc, radius=radius
        )


def _line(canvas: Canvas, y: float) -> None:
    left, _, wide, _ = canvas.window
    if canvas.theme.high_contrast:
        canvas.veil((left, y - 1, wide, 3), canvas.theme.palette.line)
    else:
        canvas.veil((left, y, wide, 1), _HAIRLINE)
