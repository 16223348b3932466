"""Where everything lies on the dense table of Caper: the rival above (upright: left), one's own below."""

from __future__ import annotations

from dataclasses import dataclass

from pass_and_play.games.caper.board import Spot, place_of
from pass_and_play.games.caper.measures import MOST_GEAR, MOST_THIEVES, PLACES
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.tables.caper.tiles import STRIP, THIEF


@dataclass(frozen=True, slots=True)
class Layout:
    """The table in one form, in canvas units. Offsets are measured from the upper left corner of a place."""

    first: tuple[float, float]
    step: tuple[float, float]
    """The first place, and the way to the next one."""
    band: Rect
    halves: tuple[Rect, Rect]
    """The rival's side of a place and one's own, as offsets."""
    thieves: tuple[tuple[float, float], tuple[float, float]]
    """The first thief of the rival and the first one of one's own, as offsets."""
    pitch: float
    """From thief to thief."""
    strip: float
    """From strip to strip."""
    gap: float
    """From a thief to its first strip."""
    rival_grows: int
    """-1 where the rival's gear grows upward."""
    panel: float
    """Where the table ends and the hand begins."""


LAYOUTS = {
    Form.LANDSCAPE: Layout(
        first=(118, 78),
        step=(384, 0),
        band=(0, 196, 374, 80),
        halves=((0, 0, 374, 196), (0, 276, 374, 200)),
        thieves=((0, 106), (0, 282)),
        pitch=127,
        strip=35,
        gap=3,
        rival_grows=-1,
        panel=562,
    ),
    Form.PORTRAIT: Layout(
        first=(14, 138),
        step=(0, 274),
        band=(0, 0, 772, 56),
        halves=((0, 40, 380, 226), (392, 40, 380, 226)),
        thieves=((4, 66), (396, 66)),
        pitch=126,
        strip=35,
        gap=3,
        rival_grows=1,
        panel=966,
    ),
    Form.COMPACT: Layout(
        first=(8, 56),
        step=(338, 0),
        band=(0, 172, 332, 54),
        halves=((0, 0, 332, 172), (0, 226, 332, 172)),
        thieves=((0, 116), (0, 230)),
        pitch=113,
        strip=28,
        gap=2,
        rival_grows=-1,
        panel=459,
    ),
}

SPOTS: tuple[Spot, ...] = tuple(range(PLACES * MOST_THIEVES))


def _at(form: Form, place: int, offset: Rect) -> Rect:
    lie = LAYOUTS[form]
    left, top = lie.first[0] + place * lie.step[0], lie.first[1] + place * lie.step[1]
    return left + offset[0], top + offset[1], offset[2], offset[3]


def band_of(form: Form, place: int) -> Rect:
    """The band of a location."""
    return _at(form, place, LAYOUTS[form].band)


def half_of(form: Form, place: int, *, own: bool) -> Rect:
    """One side of a location."""
    return _at(form, place, LAYOUTS[form].halves[own])


def thief_of(form: Form, spot: Spot, *, own: bool) -> Rect:
    """A thief of one's own, or of the rival."""
    lie = LAYOUTS[form]
    x, y = lie.thieves[own]
    return _at(form, place_of(spot), (x + spot % MOST_THIEVES * lie.pitch, y, *THIEF[form]))


def strip_of(form: Form, spot: Spot, layer: int, *, own: bool) -> Rect:
    """The gear card `layer` of a thief, 0 the oldest."""
    lie, (x, y, _, high) = LAYOUTS[form], thief_of(form, spot, own=own)
    wide, tall = STRIP[form]
    if not own and lie.rival_grows < 0:
        return x, y - lie.gap - tall - layer * lie.strip, wide, tall
    return x, y + high + lie.gap + layer * lie.strip, wide, tall


def column_of(form: Form, spot: Spot, *, own: bool) -> Rect:
    """A thief with the room for all its gear: what is touched as one."""
    x, y, wide, high = thief_of(form, spot, own=own)
    last = strip_of(form, spot, MOST_GEAR - 1, own=own)
    top, bottom = min(y, last[1]), max(y + high, last[1] + last[3])
    return x, top, wide, bottom - top
