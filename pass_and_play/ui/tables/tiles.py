"""Questions that are answered by touching people: the heading, and a tile for each of them."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import Literal

from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, Colour, lighten, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, DISPLAY, H, Style
from pass_and_play.ui.parts.chips import pill
from pass_and_play.ui.parts.focus import focus_ring, grown
from pass_and_play.ui.parts.label import least
from pass_and_play.words import Text

RADIUS = 22.0
_UPRIGHT = 0.6
"""A tile that is higher than this share of its width stands upright."""

Stand = Literal["open", "aimed", "shut"]
"""Whether a tile can be touched, is touched, or cannot be."""


@dataclass(frozen=True, slots=True)
class _Plan:
    """Where heading and tiles stand in one form, in canvas units."""

    left: float
    """The left edge of everything below the heading."""
    wide: float
    gaps: tuple[float, float]
    """Between tiles in one row of up to five, and in more."""
    mark: Rect
    title: Rect
    title_size: float
    note: tuple[float, float]
    """Top and height of the note: beside the title, or below it where its top lies lower."""
    note_style: Style
    name: float
    pill: float


_PLANS = {
    Form.LANDSCAPE: _Plan(
        *(56, 1168, (22, 16)), (58, 103, 40, 40), (116, 96, 760, 56), 40, (108, 32), BODY, 24, 17.4
    ),
    Form.PORTRAIT: _Plan(
        *(24, 752, (16, 16)), (26, 99, 40, 40), (84, 92, 692, 56), 40, (150, 32), BODY, 26, 17.4
    ),
    Form.COMPACT: _Plan(
        *(20, 984, (12, 12)), (21, 70, 30, 30), (64, 64, 560, 42), 30, (70, 30), BODY.at(17), 20, 16
    ),
}


@dataclass(frozen=True, slots=True)
class Candidate:
    """What a tile shows: an icon in a disc, a name, and a pill that says how it stands.

    `mark` is a small icon before the name, `badge` a number at the disc.
    """

    state: Stand
    icon: str
    name: Text
    colour: Colour
    pill: Text
    pill_icon: str
    mark: str | None = None
    badge: Text | None = None


def field(form: Form) -> tuple[float, float]:
    """The left edge and the width of everything below the heading."""
    plan = _PLANS[form]
    return plan.left, plan.wide


def heading(canvas: Canvas, title: Text, note: Text, *, icon: str, ink: Colour) -> None:
    """The question of the screen: the mark of whoever decides, the title, and a quiet note."""
    palette, plan = canvas.theme.palette, _PLANS[canvas.form]
    canvas.icon(icon, plan.mark, ink)
    taken = canvas.write(title, plan.title, DISPLAY.at(plan.title_size), palette.text)
    top, high = plan.note
    beside = top < plan.title[1] + plan.title[3]
    left = taken[0] + taken[2] + 26 if beside else plan.left
    canvas.write(note, (left, top, plan.left + plan.wide - left, high), plan.note_style, palette.text2)


def tiles(form: Form, count: int, *, top: float, high: float, row: int = 5) -> list[Rect]:
    """Places for so many tiles in a field `high` units high: up to `row` side by side, more in two rows.

    In portrait they stand in pairs, an odd last one in the middle.
    """
    plan = _PLANS[form]
    gap = plan.gaps[0 if count <= 5 else 1]
    columns = 2 if form is Form.PORTRAIT else count if count <= row else ceil(count / 2)
    rows = ceil(count / columns)
    wide, tall = (plan.wide - gap * (columns - 1)) / columns, (high - gap * (rows - 1)) / rows
    places = []
    for index in range(count):
        line, column = divmod(index, columns)
        missing = columns - min(columns, count - line * columns)
        x = plan.left + column * (wide + gap) + missing * (wide + gap) / 2
        places.append((x, top + line * (tall + gap), wide, tall))
    return places


def name_line(
    canvas: Canvas,
    rect: Rect,
    name: Text,
    mark: tuple[str, Colour] | None,
    *,
    size: float | None = None,
    align: str = "center",
    ink: Colour | None = None,
) -> Rect:
    """A name with the mark of its seat before it, as one group; returns the units that it takes.

    `size` is that of the form's tiles if it is not given, `ink` the colour of the text.
    """
    size = _PLANS[canvas.form].name if size is None else size
    beside = 0.0 if mark is None else 1.55  # the mark and its gap, as a multiple of the size
    natural = canvas.measure(name, H.at(size)) + size * beside
    if natural > rect[2]:
        size *= max(least(canvas, H.at(size)), rect[2] / natural)
    style, extra = H.at(size), size * beside
    shrink = least(canvas, style)
    wide = canvas.extent(name, style, rect[2] - extra, shrink=shrink)[0] + extra
    left = rect[0] + (rect[2] - wide) / 2 if align == "center" else rect[0]
    if mark is not None:
        side = size * 1.1
        canvas.icon(mark[0], (left, rect[1] + (rect[3] - side) / 2, side, side), mark[1])
    place = (left + extra, rect[1], wide - extra + 0.5, rect[3])
    canvas.write(name, place, style, ink or canvas.theme.palette.text, shrink=shrink)
    return left, rect[1], wide, rect[3]


def is_upright(rect: Rect) -> bool:
    """Whether a tile is high enough for its picture to stand above its name."""
    return rect[3] > _UPRIGHT * rect[2]


def candidate_tile(canvas: Canvas, rect: Rect, one: Candidate, *, key: str) -> None:
    """A tile to touch: upright if it is high, else with its disc to the left."""
    feel = canvas.target(key, rect, one.name, enabled=one.state != "shut")
    palette = canvas.theme.palette
    if feel.focused:
        focus_ring(canvas, grown(rect, 5), radius=RADIUS + 5, gap=2)
    if one.state == "shut":
        canvas.panel(rect, fill=with_alpha(BLACK, 0.3), edge=palette.line, radius=RADIUS, dashed=True)
    elif one.state == "aimed":
        canvas.panel(rect, fill=palette.b3, edge=palette.text, radius=RADIUS, width=5)
    else:
        ring = with_alpha(palette.acc, 0.55)
        canvas.panel(grown(rect, 5), edge=ring, radius=RADIUS + 5, width=5)
        fill = lighten(palette.b2, 0.1) if feel.hovered else palette.b2
        canvas.panel(rect, fill=fill, edge=one.colour, radius=RADIUS, width=canvas.theme.seat_outline)
    mark = (one.mark, one.colour) if one.mark is not None else None
    name, says = _standing(canvas, rect, one) if is_upright(rect) else _lying(canvas, rect, one)
    name_line(canvas, name, one.name, mark, align="center" if is_upright(rect) else "left")
    _pill(canvas, says, one)


def _standing(canvas: Canvas, rect: Rect, one: Candidate) -> tuple[Rect, Rect]:
    """Draw the disc on top; the places of the name and the pill below it."""
    x, y, wide, high = rect
    share = min(1.0, high / 232)
    top = y + (high - 232 * share) / 2
    _disc(canvas, (x + wide / 2, top + 74 * share), 52 * share, one)
    tall = max(40 * share, 32)
    return (
        (x + 12, top + 136 * share, wide - 24, 36 * share),
        (x + 14, top + 218 * share - tall, wide - 28, tall),
    )


def _lying(canvas: Canvas, rect: Rect, one: Candidate) -> tuple[Rect, Rect]:
    """Draw the disc on the left; the places of the name and the pill beside it."""
    x, y, wide, high = rect
    small = canvas.form is Form.COMPACT
    radius, edge = min(52.0, high * 0.352), 12.0 if small else 20.0
    middle, left = y + high / 2, x + edge + 2 * radius + edge * 0.8
    _disc(canvas, (x + edge + radius, middle), radius, one)
    room, line = x + wide - left - 14, 30.0 if small else 36.0
    return (left, middle - line - 4, room, line), (left, middle + 2, room, line)


def _disc(canvas: Canvas, centre: tuple[float, float], radius: float, one: Candidate) -> None:
    palette = canvas.theme.palette
    box = (centre[0] - radius, centre[1] - radius, 2 * radius, 2 * radius)
    if one.state == "shut":
        shade = with_alpha(BLACK, 0.35)
        canvas.panel(box, fill=shade, edge=palette.line, radius=radius, width=2.5, dashed=True)
    else:
        canvas.disc(centre, radius, with_alpha(BLACK, 0.42), edge=one.colour, width=3)
    size = radius * 1.06
    ink = palette.text2 if one.state == "shut" else one.colour
    canvas.icon(one.icon, (centre[0] - size / 2, centre[1] - size / 2, size, size), ink)
    if one.badge is not None:
        spot = (centre[0] + radius * 0.74, centre[1] + radius * 0.7)
        canvas.disc(spot, 16, palette.b0, edge=one.colour)
        place = (spot[0] - 16, spot[1] - 16, 32, 32)
        canvas.write(one.badge, place, H.at(17), palette.text, align="center")


def _pill(canvas: Canvas, rect: Rect, one: Candidate) -> None:
    palette = canvas.theme.palette
    fill, ink = (palette.acc, palette.acc_ink) if one.state == "aimed" else (None, None)
    pill(
        canvas,
        rect,
        one.pill,
        icon=one.pill_icon,
        look="loud" if one.state == "aimed" else "quiet",
        fill=fill,
        ink=ink,
        style=H.at(_PLANS[canvas.form].pill),
        icon_size=20 if canvas.form is not Form.COMPACT else 17,
    )
