"""Where everything stands on the sheets that show one thing of Caper closer."""

from __future__ import annotations

from dataclasses import dataclass

from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect


@dataclass(frozen=True, slots=True)
class Layout:
    """A sheet in one form, in canvas units. `card` is the card with what it counts in `reasons`, below or
    beside it; `rows` is the list on the other side, `heading` stands above it."""

    sheet: Rect
    emblem: Rect
    title: Rect
    title_size: float
    close: Rect
    card: Rect
    reasons: Rect
    heading: Rect
    rows: Rect
    gap: float
    """Between two rows."""
    forecast: Rect
    foot: Rect
    beside: bool
    """Whether the reasons stand beside the card; below it they take as much of its room as they need."""


LAYOUTS = {
    Form.LANDSCAPE: Layout(
        sheet=(60, 44, 1160, 712),
        emblem=(100, 72, 44, 44),
        title=(160, 62, 950, 62),
        title_size=40,
        close=(1140, 60, 64, 64),
        card=(100, 144, 340, 594),
        reasons=(108, 144, 324, 594),
        heading=(470, 142, 710, 34),
        rows=(470, 184, 710, 412),
        gap=14,
        forecast=(470, 606, 710, 40),
        foot=(470, 660, 710, 64),
        beside=False,
    ),
    Form.PORTRAIT: Layout(
        sheet=(24, 40, 752, 1200),
        emblem=(56, 66, 44, 44),
        title=(114, 56, 560, 62),
        title_size=36,
        close=(696, 56, 64, 64),
        card=(56, 146, 330, 450),
        reasons=(414, 146, 330, 450),
        heading=(56, 616, 688, 34),
        rows=(56, 656, 688, 420),
        gap=14,
        forecast=(56, 1086, 688, 44),
        foot=(56, 1144, 688, 72),
        beside=True,
    ),
    Form.COMPACT: Layout(
        sheet=(12, 12, 1000, 576),
        emblem=(34, 26, 32, 32),
        title=(76, 18, 850, 48),
        title_size=29,
        close=(956, 20, 44, 44),
        card=(32, 76, 268, 500),
        reasons=(38, 76, 256, 500),
        heading=(322, 72, 670, 28),
        rows=(322, 104, 670, 372),
        gap=8,
        forecast=(322, 480, 670, 32),
        foot=(322, 520, 670, 52),
        beside=False,
    ),
}
