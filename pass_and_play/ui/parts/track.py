"""The track of a growing sum: notches, labels, the goal's flag, and the piece that walks along it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, WHITE, Colour, with_alpha
from pass_and_play.ui.paint.palettes import Casa
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import SMALL, H
from pass_and_play.words import Text

SMALL_STEP = 250  #: value of a small notch
BIG_STEP = 500
LABEL_STEP = 1000

_BLUE = Casa.HOSTAGES
_PIECE = 25.0  #: radius of the piece


@dataclass(frozen=True, slots=True)
class Scale:
    """What a track measures: from 0 to `end`, with a flag at `goal`."""

    end: int
    goal: int

    def labels(self) -> list[int]:
        """The values that are written out: 0, every thousand, the goal and the end.

        One within 500 of the goal, or less than 500 before the end, is left out.
        """
        wanted = {value for value in range(0, self.end, LABEL_STEP) if self.end - value >= BIG_STEP}
        spaced = {value for value in (wanted | {self.end}) if abs(value - self.goal) > BIG_STEP}
        return sorted(spaced | {self.goal})


def track(
    canvas: Canvas,
    rect: Rect,
    scale: Scale,
    number: Callable[[int], Text],
    *,
    value: float,
    before: float | None = None,
) -> None:
    """A track in `rect` (28 high), its labels below and the goal's flag above it.

    The piece stands at `value`, a fraction while it walks. `before` is where it stood: the stretch in
    between shows as gained, or dotted as lost.
    """
    bar = _Bar(canvas, rect, scale)
    start = value if before is None else before
    canvas.panel(rect, fill=Casa.TRACK, radius=rect[3] / 2)
    bar.stretch(0, max(start, value), Casa.TRACK_GAIN if value > start else Casa.TRACK)
    bar.stretch(0, min(start, value), Casa.TRACK_FILLED)
    if value < start:
        bar.lost(value, start)
    bar.notches(max(value, start) if value > start else min(value, start))
    if start != value:
        canvas.disc((bar.at(start), bar.middle), 17, with_alpha(Casa.ROUND_NOW, 0.45))
    _flag(canvas, bar.at(scale.goal), rect)
    for mark in scale.labels():
        goal = mark == scale.goal
        style = H.at(20) if goal else SMALL
        place = (bar.at(mark) - 40, rect[1] + rect[3] + 14, 80.0, 26.0)
        ink: Colour = (
            Casa.BOARD_INK if goal or canvas.theme.high_contrast else with_alpha(Casa.BOARD_INK, 0.8)
        )
        canvas.write(number(mark), place, style, ink, align="center")
    _piece(canvas, (bar.at(value), bar.middle))


@dataclass(frozen=True, slots=True)
class _Bar:
    canvas: Canvas
    rect: Rect
    scale: Scale

    @property
    def middle(self) -> float:
        return self.rect[1] + self.rect[3] / 2

    def at(self, value: float) -> float:
        """Where a value lies: the first and the last notch are half the bar's height from its ends."""
        inset = self.rect[3] / 2
        return self.rect[0] + inset + (self.rect[2] - 2 * inset) * value / self.scale.end

    def stretch(self, first: float, last: float, colour: Colour) -> None:
        """Colour the track from a value to another; what begins at 0 begins at the round end."""
        left = self.rect[0] if first == 0 else self.at(first)
        wide = max(self.at(last) - left, self.rect[3])
        self.canvas.panel((left, self.rect[1], wide, self.rect[3]), fill=colour, radius=self.rect[3] / 2)

    def lost(self, last: float, first: float) -> None:
        left, right = self.at(last), self.at(first)
        self.canvas.veil((left, self.rect[1] + 2, right - left, self.rect[3] - 4), with_alpha(_BLUE, 0.45))
        spot = left + _PIECE + 6
        while spot < right:
            self.canvas.disc((spot, self.middle), 2.5, with_alpha(WHITE, 0.85))
            spot += 11

    def notches(self, filled: float) -> None:
        for value in range(0, self.scale.end + 1, SMALL_STEP):
            radius = 5.0 if value % BIG_STEP == 0 else 3.0
            bright = with_alpha(Casa.PIECE_RIM, 0.92 if value <= filled else 0.6)
            self.canvas.disc((self.at(value), self.middle), radius, bright)


def _flag(canvas: Canvas, x: float, rect: Rect) -> None:
    """A pole through the track and a swallow-tailed flag that flies to the right."""
    top, foot = rect[1] - 40, rect[1] + rect[3] + 4
    canvas.panel((x - 2.5, top, 5, foot - top), fill=Casa.BOARD_INK, radius=2.5)
    corners = [(x, top), (x + 44, top), (x + 33, top + 13), (x + 44, top + 26), (x, top + 26)]
    canvas.polygon(corners, Casa.BOARD_INK)


def _piece(canvas: Canvas, centre: tuple[float, float]) -> None:
    canvas.disc((centre[0], centre[1] + 1.5), _PIECE, with_alpha(BLACK, 0.3))
    canvas.disc(centre, _PIECE, Casa.PIECE, edge=Casa.PIECE_RIM, width=4)
    canvas.icon("piece", (centre[0] - 12, centre[1] - 12, 24, 24), Casa.PIECE_RIM)
