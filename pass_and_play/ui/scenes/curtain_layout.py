"""Where everything on the curtain stands in each form of the screen."""

from __future__ import annotations

from dataclasses import dataclass

from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect

EDGE = 14.0
"""Height of the seat's colour along the upper and the lower edge, in canvas units."""


@dataclass(frozen=True, slots=True)
class Layout:
    """Where things stand in one form, in canvas units; the middle moves to the left for the pad of a PIN."""

    middle: float
    hand_to: float
    name: Rect
    largest: float
    pill: float
    ring: tuple[float, float]
    radius: float
    sentence: float
    note: Rect
    passed: tuple[float, float]
    passed_wide: float
    back: Rect
    wrong: Rect | None
    light: tuple[float, float, float]


LAYOUTS = {
    Form.LANDSCAPE: Layout(
        middle=640,
        hand_to=93,
        name=(80, 126, 1120, 240),
        largest=230,
        pill=408,
        ring=(640, 566),
        radius=91,
        sentence=694,
        note=(306, 712, 668, 34),
        passed=(50, 736),
        passed_wide=226,
        back=(1108, 708, 144, 56),
        wrong=(974, 706, 120, 60),
        light=(EDGE, 591, 362),
    ),
    Form.PORTRAIT: Layout(
        middle=400,
        hand_to=212,
        name=(40, 260, 720, 270),
        largest=230,
        pill=597,
        ring=(400, 850),
        radius=91,
        sentence=979,
        note=(60, 994, 680, 60),
        passed=(284, 1208),
        passed_wide=232,
        back=(552, 100, 220, 56),
        wrong=None,
        light=(122, 950, 485),
    ),
    Form.COMPACT: Layout(
        middle=512,
        hand_to=66,
        name=(60, 86, 904, 176),
        largest=170,
        pill=290,
        ring=(512, 412),
        radius=72,
        sentence=514,
        note=(232, 530, 500, 44),
        passed=(44, 546),
        passed_wide=164,
        back=(852, 524, 156, 48),
        wrong=(734, 522, 108, 52),
        light=(EDGE, 440, 280),
    ),
}
