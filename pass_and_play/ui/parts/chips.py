"""Chips: small rounded labels that say how something stands, and the row of rounds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import WHITE, Colour, Fill, with_alpha
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import H, Style
from pass_and_play.ui.parts.label import label
from pass_and_play.words import Text

Loudness = Literal["loud", "quiet", "dashed"]

ROUND_SIZE = 36.0
ROUND_PITCH = 44.0

_PILL = H.at(17.4)


def pill(
    canvas: Canvas,
    rect: Rect,
    words: Text,
    *,
    icon: str | None = None,
    look: Loudness = "loud",
    fill: Fill | None = None,
    ink: Colour | None = None,
    style: Style = _PILL,
    icon_size: float = 20.0,
    gap: float = 8.0,
) -> None:
    """A label in a rounded box: loud (bright), quiet (a faint grey) or dashed (absent, or to come).

    `fill` and `ink` replace the colours of the look.
    """
    palette = canvas.theme.palette
    radius = rect[3] / 2
    if look == "dashed":
        canvas.panel(rect, fill=fill, edge=palette.text2, radius=radius, dashed=True)
    else:
        own: Colour = palette.text if look == "loud" else with_alpha(WHITE, 0.09)
        canvas.panel(rect, fill=fill or own, radius=radius)
    colour = ink or {"loud": palette.ink, "quiet": palette.text2, "dashed": palette.text}[look]
    inner = (rect[0] + 10, rect[1], rect[2] - 20, rect[3])
    label(canvas, inner, words, style, colour, icon=icon, icon_size=icon_size, gap=gap)


def rounds(canvas: Canvas, left: float, top: float, numbers: Sequence[Text], *, now: int) -> None:
    """One disc per round from `left`: those before index `now` are done, `now` is on, the rest is to come."""
    palette = canvas.theme.palette
    radius = ROUND_SIZE / 2
    for index, number in enumerate(numbers):
        box = (left + index * ROUND_PITCH, top, ROUND_SIZE, ROUND_SIZE)
        centre = (box[0] + radius, top + radius)
        if index < now:
            canvas.disc(centre, radius, palette.acc)
            canvas.icon("check", (centre[0] - 10, centre[1] - 10, 20, 20), palette.acc_ink)
            continue
        if index == now:
            canvas.disc(centre, radius, palette.text)
        else:
            canvas.panel(box, edge=palette.line, radius=radius, dashed=True)
        ink = palette.acc_ink if index == now else palette.text2
        canvas.write(number, box, H.at(17), ink, align="center")
