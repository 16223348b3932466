"""The bars at the top and at the bottom of a screen, and the clock."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, WHITE, Colour, Fill, with_alpha
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, CLOCK, SMALL, TITLE
from pass_and_play.ui.parts.button import icon_button
from pass_and_play.ui.parts.chips import ROUND_PITCH, ROUND_SIZE, rounds
from pass_and_play.ui.parts.focus import grown
from pass_and_play.words import Text

TOP = 72.0  #: height of the top bar
STRIPE = 8.0  #: height of a seat's stripe below it
BOTTOM = 96.0  #: height of the bottom bar, landscape

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
    that is on), to the right up to three icon buttons."""
    palette = canvas.theme.palette
    left, top, wide, _ = canvas.window
    fill: Fill = BLACK if canvas.theme.high_contrast else (with_alpha(BLACK, 0.5), with_alpha(BLACK, 0.28))
    canvas.panel((left, top, wide, TOP - top), fill=fill, radius=0)
    _line(canvas, TOP - 1)
    canvas.panel((16, 8, 56, 56), fill=palette.acc, radius=16)
    canvas.icon(emblem, (28, 20, 32, 32), palette.acc_ink)
    rounds_wide = len(numbers) * ROUND_PITCH
    first = canvas.size[0] / 2 - rounds_wide / 2
    buttons_left = canvas.size[0] - 16 - 64 * len(buttons)
    room = (first if numbers else buttons_left) - 86 - 16
    canvas.write(title, (86, 7, room, 36) if subtitle else (86, 18, room, 36), TITLE.at(25), palette.text)
    if subtitle:
        canvas.write(subtitle, (86, 39, room, 22), SMALL, palette.text2)
    rounds(canvas, first, (TOP - ROUND_SIZE) / 2, numbers, now=now)
    for index, one in enumerate(buttons):
        box = (buttons_left + 8 + 64 * index, 8, 56, 56)
        icon_button(canvas, box, one.icon, one.words, key=one.key, keys=one.keys)


def seat_stripe(canvas: Canvas, colour: Colour) -> None:
    """The stripe below the top bar of a screen that belongs to one player."""
    left, _, wide, _ = canvas.window
    canvas.veil((left, TOP, wide, STRIPE), colour)


def bottom_bar(canvas: Canvas, *, height: float = BOTTOM) -> Rect:
    """The bar that the actions stand on; returns its place on the canvas."""
    left, top, wide, high = canvas.window
    start = canvas.size[1] - height
    fill = BLACK if canvas.theme.high_contrast else with_alpha(BLACK, 0.38)
    canvas.veil((left, start, wide, top + high - start), fill)
    _line(canvas, start)
    return 0, start, canvas.size[0], height


def hint(canvas: Canvas, rect: Rect, words: Text, *, icon: str | None = None) -> None:
    """One or two quiet lines, an icon before them."""
    palette = canvas.theme.palette
    left = rect[0]
    if icon:
        canvas.icon(icon, (left, rect[1] + rect[3] / 2 - 12, 24, 24), palette.text2)
        left += 42
    style = BODY.at(18.5)
    canvas.write(words, (left, rect[1], rect[2] - (left - rect[0]), rect[3]), style, palette.text2, lines=2)


def clock(canvas: Canvas, rect: Rect, time: Text, *, share: float, more: BarButton | None = None) -> None:
    """A running clock: its time, the share of it that is left as a bar, and a button for more time.

    `rect` is about 460 x 56; the button is a square at its right end.
    """
    palette = canvas.theme.palette
    x, y, wide, high = rect
    middle = y + high / 2
    canvas.icon("timer", (x, middle - 16, 32, 32), palette.acc)
    canvas.figures(time, (x + 44, y, 100, high), CLOCK, palette.text)
    bar_left = x + 146
    bar_right = x + wide - (high + 14 if more else 0)
    bar = (bar_left, middle - 6, bar_right - bar_left, 12.0)
    progress(canvas, bar, share=share)
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
