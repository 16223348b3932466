"""Questions that are answered by touching people: the heading, and a tile for each of them."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import Literal

from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, Colour, lighten, with_alpha
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, DISPLAY, TINY, H, Style
from pass_and_play.ui.parts.chips import pill
from pass_and_play.ui.parts.focus import focus_ring, grown
from pass_and_play.words import Text

LEFT, WIDE = 56.0, 1168.0
RADIUS = 22.0


Stand = Literal["open", "aimed", "shut"]
"""Whether a tile can be touched, is touched, or cannot be."""


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


def heading(canvas: Canvas, title: Text, note: Text, *, icon: str, ink: Colour) -> None:
    """The question of the screen: the mark of whoever decides, the title, and a quiet note after it."""
    palette = canvas.theme.palette
    canvas.icon(icon, (58, 103, 40, 40), ink)
    taken = canvas.write(title, (116, 96, 760, 56), DISPLAY.at(40), palette.text)
    left = taken[0] + taken[2] + 26
    canvas.write(note, (left, 108, LEFT + WIDE - left, 32), BODY, palette.text2)


def tiles(seats: int, *, top: float, high: float, row: int = 5) -> list[Rect]:
    """Places for so many tiles: up to `row` side by side, more in two rows of half the height."""
    if seats <= row:
        gap = 22.0 if seats <= 5 else 16.0
        wide = (WIDE - gap * (seats - 1)) / seats
        return [(LEFT + seat * (wide + gap), top, wide, high) for seat in range(seats)]
    upper = ceil(seats / 2)
    wide, low = (WIDE - 16.0 * (upper - 1)) / upper, (high - 16) / 2
    shift = (wide + 16) / 2 if seats % 2 else 0.0
    first = [(LEFT + seat * (wide + 16), top, wide, low) for seat in range(upper)]
    return first + [(x + shift, top + low + 16, wide, low) for x, *_ in first[: seats - upper]]


def least(canvas: Canvas, style: Style) -> float:
    """How far a name may shrink: down to the smallest size of all, 16 units."""
    return min(1.0, TINY.size / canvas.theme.size(style))


def name_line(
    canvas: Canvas,
    rect: Rect,
    name: Text,
    mark: tuple[str, Colour] | None,
    *,
    size: float = 24.0,
    align: str = "center",
) -> Rect:
    """A name with the mark of its seat before it, as one group; returns the units that it takes."""
    style, body = H.at(size), size
    if mark is not None and canvas.measure(name, style) + size * 1.55 > rect[2]:
        body = TINY.size  # the mark makes room for a long name
    extra = body * 1.55 if mark is not None else 0.0
    shrink = least(canvas, style)
    wide = canvas.extent(name, style, rect[2] - extra, shrink=shrink)[0] + extra
    left = rect[0] + (rect[2] - wide) / 2 if align == "center" else rect[0]
    if mark is not None:
        side = body * 1.1
        canvas.icon(mark[0], (left, rect[1] + (rect[3] - side) / 2, side, side), mark[1])
    place = (left + extra, rect[1], wide - extra + 0.5, rect[3])
    canvas.write(name, place, style, canvas.theme.palette.text, shrink=shrink)
    return left, rect[1], wide, rect[3]


def candidate_tile(canvas: Canvas, rect: Rect, one: Candidate, *, key: str) -> None:
    """A tile to touch: upright if it is high, else with its disc to the left."""
    x, y, wide, high = rect
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
    if high > 200:
        top = y + (high - 232) / 2
        _disc(canvas, (x + wide / 2, top + 74), 52, one)
        name, says = (x + 12, top + 136, wide - 24, 36), (x + 14, top + 178, wide - 28, 40)
    else:
        _disc(canvas, (x + 58, y + high / 2), 38, one)
        left, room = x + 112, wide - 126
        name, says = (left, y + high / 2 - 42, room, 36), (left, y + high / 2 + 2, room, 36)
    mark = (one.mark, one.colour) if one.mark is not None else None
    name_line(canvas, name, one.name, mark, align="center" if high > 200 else "left")
    _pill(canvas, says, one)


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
    )
