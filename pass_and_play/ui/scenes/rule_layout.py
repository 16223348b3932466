"""Where everything lies in the rules overlay, in each form, and how blocks are spread over sheets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, DISPLAY, TITLE, Style
from pass_and_play.ui.scenes.rule_blocks import GAP

SHARES = tuple(share / 20 for share in range(8, 21))
"""How full the sheets of a page are tried to be, from loosely to completely."""


@dataclass(frozen=True, slots=True)
class Layout:
    """Where everything lies in one form, in canvas units.

    The menu is a column to the left of the page, or rows of `columns` entries above it; then `title` and
    what follows are measured from the end of the menu.
    """

    sheet: Rect
    heading: Rect
    heading_style: Style
    close: Rect
    entries: Rect
    """Room of the entries of a column; of rows, that of the first."""
    columns: int
    entry: float
    pitch: float
    entry_style: Style
    left: float
    wide: float
    title: float
    title_style: Style
    title_wide: float
    lead_style: Style
    bottom: float
    """Where the blocks end."""
    foot: Rect
    """The note, and the buttons that turn the pages at its right end."""
    note_style: Style


LAYOUTS = {
    Form.LANDSCAPE: Layout(
        sheet=(60, 44, 1160, 712),
        heading=(88, 66, 232, 48),
        heading_style=TITLE.at(33),
        close=(1140, 60, 64, 64),
        entries=(76, 122, 252, 618),
        columns=1,
        entry=62,
        pitch=72,
        entry_style=BODY.at(21, weight=600),
        left=376,
        wide=820,
        title=24,
        title_style=DISPLAY.at(41),
        title_wide=744,
        lead_style=BODY.at(20),
        bottom=656,
        foot=(376, 674, 820, 60),
        note_style=BODY.at(18, weight=600),
    ),
    Form.PORTRAIT: Layout(
        sheet=(24, 24, 752, 1232),
        heading=(56, 44, 400, 52),
        heading_style=TITLE.at(34),
        close=(696, 38, 64, 64),
        entries=(40, 116, 720, 64),
        columns=3,
        entry=64,
        pitch=72,
        entry_style=BODY.at(20, weight=600),
        left=56,
        wide=688,
        title=24,
        title_style=DISPLAY.at(42),
        title_wide=688,
        lead_style=BODY.at(21),
        bottom=1150,
        foot=(56, 1170, 688, 64),
        note_style=BODY.at(19, weight=600),
    ),
    Form.COMPACT: Layout(
        sheet=(12, 12, 1000, 576),
        heading=(32, 22, 168, 38),
        heading_style=TITLE.at(27),
        close=(956, 20, 44, 44),
        entries=(20, 66, 184, 514),
        columns=1,
        entry=48,
        pitch=56,
        entry_style=BODY.at(18, weight=600),
        left=232,
        wide=756,
        title=8,
        title_style=DISPLAY.at(31),
        title_wide=708,
        lead_style=BODY.at(18),
        bottom=518,
        foot=(232, 526, 756, 52),
        note_style=BODY.at(16.5, weight=600),
    ),
}


def spread(heights: Sequence[float], *, first: float, later: float) -> list[int]:
    """Where each sheet begins among blocks of these heights: as few sheets as possible, evenly filled.

    `first` is the room on the first sheet and `later` that on all others. A block that is higher than its
    sheet stands alone.
    """
    fewest = len(_fill(heights, first, later))
    tries = (_fill(heights, first * share, later * share) for share in SHARES)
    return next(found for found in tries if len(found) == fewest)


def _fill(heights: Sequence[float], first: float, later: float) -> list[int]:
    starts, used = [0], 0.0
    for number, high in enumerate(heights):
        room = first if len(starts) == 1 else later
        if number > starts[-1] and used + GAP + high > room:
            starts.append(number)
            used = high
        else:
            used += high + (GAP if number > starts[-1] else 0)
    return starts
