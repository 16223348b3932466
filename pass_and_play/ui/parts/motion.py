"""How pictures move: a card turned over in public, a number that counts, and how far each motion is.

All times are milliseconds. Nothing that a card shows is drawn before the card has turned half-way.
"""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi

from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.parts.card import ROUNDNESS

FLIP = 420.0
FADE = 120.0
"""What a flip is replaced by under reduced motion."""
QUICK = 140.0
MOVE = 240.0
COUNT = 700.0
BETWEEN = 260.0
"""From one card to the next."""
APART = 300.0
"""From one line of a sum to the next."""


def progress(elapsed: float, start: float, length: float) -> float:
    """How far a motion is: 0 until it starts, 1 from its end on."""
    return min(max((elapsed - start) / length, 0.0), 1.0)


def slow_down(share: float) -> float:
    """The curve of counting: fast at first, then ever slower (out-quint)."""
    return 1.0 - (1.0 - share) ** 5


def swing(share: float) -> float:
    """The curve of moving things: slow at both ends (in-out-cubic)."""
    return 4 * share**3 if share < 0.5 else 1 - (2 - 2 * share) ** 3 / 2


def counted(canvas: Canvas, elapsed: float, start: float) -> float:
    """How far a number has counted, or the piece walked; under reduced motion they jump at the end."""
    share = progress(elapsed, start, COUNT)
    return float(share == 1) if canvas.theme.reduced_motion else slow_down(share)


def turn(
    canvas: Canvas,
    rect: Rect,
    elapsed: float,
    start: float,
    *,
    back: Callable[[], object],
    face: Callable[[], object],
) -> None:
    """A card in `rect` that turns over from `start` on: its back narrows to nothing, then its face widens.

    `back` and `face` draw the two sides at full width, without a shadow. Under reduced motion one side
    fades out before the other fades in.
    """
    fades = canvas.theme.reduced_motion
    share = progress(elapsed, start, FADE if fades else FLIP)
    side = back if share < 0.5 else face
    left = abs(cos(pi * share))  # in-out-sine: the width of a card that turns evenly
    wide = 1.0 if fades else left
    place = (rect[0] + rect[2] * (1 - wide) / 2, rect[1], rect[2] * wide, rect[3])
    canvas.panel(place, radius=place[2] * ROUNDNESS, shadow=2)
    if left == 1:
        side()
    else:
        canvas.squeeze(rect, side, wide=wide, alpha=left if fades else 1.0)
