"""Seat plates: colour and shape, name and how the seat stands, with its card or without."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from pass_and_play.ui.paint.canvas import Canvas, Feel
from pass_and_play.ui.paint.colour import BLACK, Colour, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.palettes import SeatLook
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import SMALL, H
from pass_and_play.ui.parts.card import card
from pass_and_play.ui.parts.chips import pill
from pass_and_play.ui.parts.focus import focus_ring, grown
from pass_and_play.ui.parts.label import label, least
from pass_and_play.words import Text

Mood = Literal["calm", "acting", "leader", "out", "choosable", "aimed", "caught"]

RADIUS = 22.0
BARELY = 0.9
"""A name that would have to shrink further to stand beside its status stands above it."""
_RING = 5.0


@dataclass(frozen=True, slots=True)
class Status:
    """How a seat stands, in words and an icon.

    `loud` is for what the whole table must see (the leader); of a `brief` one a small screen shows the
    icon alone, beside the name.
    """

    words: Text
    icon: str
    loud: bool = False
    brief: bool = False


@dataclass(frozen=True, slots=True)
class _Sizes:
    """Sizes of a plate in one form, in canvas units."""

    name: float
    mark: float
    """Side of the seat's mark before the name."""
    gap: float
    """From the mark to the name."""
    status: float
    """Size of the status."""
    line: float
    """Height of the line of the status, and of a loud one's chip."""
    apart: tuple[float, float]
    """From the middle of the plate up to that of the name, and down to that of the status."""
    card: tuple[float, float]
    """From the left edge to the card, and from the upper and the lower one."""
    text: float
    """From the card to what stands beside it."""
    foot: tuple[float, float]
    """In an upright plate, from the lower edge up to the middle of name and status."""


_LANDSCAPE = _Sizes(25.5, 28, 10, 17, 30, (16, 16), (14, 10), 14, (60, 26))
_SIZES = {
    Form.LANDSCAPE: _LANDSCAPE,
    Form.PORTRAIT: replace(_LANDSCAPE, name=30, card=(14, 14)),
    Form.COMPACT: _Sizes(20, 23, 7, 16, 26, (13, 14), (10, 9), 12, (50, 22)),
}


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits there: the seat's colour and shape, or a robot, and the name."""

    look: SeatLook
    name: Text


def plate(
    canvas: Canvas,
    rect: Rect,
    sitter: Sitter,
    status: Status | None,
    *,
    art: str | None = None,
    mood: Mood = "calm",
    key: str | None = None,
    enabled: bool = True,
    keys: tuple[str, ...] = (),
) -> Feel:
    """A seat with its card `art` on it: the card to the left, or on top where the plate is upright."""
    feel = _body(canvas, rect, sitter, mood, key, enabled, keys)
    sizes, upright = _SIZES[canvas.form], rect[3] > rect[2]
    parts = _upright(rect, sizes) if upright else _lying(rect, sizes, has_card=art is not None)
    align, ink = "center" if upright else "left", _ink(canvas, mood)
    if art is not None:
        card(canvas, parts.card, art)
    if status is None or (status.brief and _fits_beside(canvas, parts.alone[2], sitter, sizes)):
        after = None if status is None else status.icon
        _name(canvas, parts.alone, sitter, ink, sizes=sizes, align=align, after=after)
    else:
        _name(canvas, parts.name, sitter, ink, sizes=sizes, align=align)
        _status(canvas, parts.status, status, align=align, size=sizes.status)
    return feel


@dataclass(frozen=True, slots=True)
class _Parts:
    """Where the parts of a plate lie; `alone` is for the name where no status stands below it."""

    card: Rect
    name: Rect
    status: Rect
    alone: Rect


def _upright(rect: Rect, sizes: _Sizes) -> _Parts:
    """The card on top, the name below it."""
    x, y, wide, high = rect
    top, (name_up, status_up), line = sizes.card[1] + 4, sizes.foot, sizes.line
    tall, foot = high - top - name_up - 24, y + high
    return _Parts(
        (x + wide / 2 - tall * 5 / 14, y + top, tall * 5 / 7, tall),
        (x + 8, foot - name_up - line / 2 - 3, wide - 16, line + 6),
        (x + 8, foot - status_up - line / 2, wide - 16, line),
        (x + 8, foot - (name_up + status_up + line) / 2 - 3, wide - 16, line + 6),
    )


def _lying(rect: Rect, sizes: _Sizes, *, has_card: bool) -> _Parts:
    """The card to the left, the name beside it."""
    x, y, wide, high = rect
    (side, top), (up, down), line = sizes.card, sizes.apart, sizes.line
    tall = high - 2 * top
    left = side + tall * 5 / 7 + sizes.text if has_card else 18.0
    middle, room = y + high / 2, wide - left - side
    return _Parts(
        (x + side, y + top, tall * 5 / 7, tall),
        (x + left, middle - up - line / 2 - 3, room, line + 6),
        (x + left, middle + down - line / 2, room, line),
        (x + left, middle - line / 2 - 3, room, line + 6),
    )


def _fits_beside(canvas: Canvas, room: float, sitter: Sitter, sizes: _Sizes) -> bool:
    """Whether an icon has room behind mark and name, on a small screen where that saves a line."""
    style = H.at(sizes.name)
    wide = 2 * sizes.mark + sizes.gap + 4 + canvas.measure(sitter.name, style) * BARELY
    return canvas.form is Form.COMPACT and wide <= room


def tile(
    canvas: Canvas,
    rect: Rect,
    sitter: Sitter,
    status: Status | None,
    *,
    mood: Mood = "calm",
    key: str | None = None,
    enabled: bool = True,
    keys: tuple[str, ...] = (),
) -> Feel:
    """A seat without a card, 72 high or more: the mark on the left, name and status beside it."""
    feel = _body(canvas, rect, sitter, mood, key, enabled, keys)
    x, y, wide, high = rect
    middle = y + high / 2
    canvas.icon(sitter.look.icon, (x + 18, middle - 15, 30, 30), sitter.look.colour)
    left, room = x + 60, wide - 70
    name = (left, middle - (25 if status else 15), room, 30)
    style = H.at(22)
    canvas.write(sitter.name, name, style, _ink(canvas, mood), shrink=least(canvas, style))
    if status is not None:
        _status(canvas, (left, middle + 2, room, 22), status, align="left", size=16)
    return feel


def _body(
    canvas: Canvas,
    rect: Rect,
    sitter: Sitter,
    mood: Mood,
    key: str | None,
    enabled: bool,
    keys: tuple[str, ...],
) -> Feel:
    feel = Feel()
    if key is not None:
        feel = canvas.target(key, rect, sitter.name, enabled=enabled, keys=keys)
    palette, own = canvas.theme.palette, sitter.look.colour
    if feel.focused:
        focus_ring(canvas, grown(rect, _RING) if mood == "choosable" else rect, radius=RADIUS, gap=2)
    fill: Colour | None = with_alpha(BLACK, 0.6 if feel.hovered else 0.4)
    edge: Colour = with_alpha(own, 0.55)
    width = canvas.theme.seat_outline
    if mood == "acting":
        fill, edge, width = palette.b3, palette.text, max(width, 4)
    elif mood == "leader":
        edge, width = own, max(width * 1.5, 3)
    elif mood == "out":
        fill, edge = None, palette.line
    elif mood == "choosable":
        edge = own
        ring = grown(rect, _RING)
        canvas.panel(ring, edge=with_alpha(palette.acc, 0.65), radius=RADIUS + _RING, width=_RING)
    elif mood == "aimed":
        edge, width = palette.text, 5
    if canvas.theme.high_contrast and fill is not None:
        fill, edge = BLACK, own if mood in ("calm", "caught") else edge
    canvas.panel(rect, fill=fill, edge=edge, radius=RADIUS, width=width, dashed=mood == "out")
    return feel


def _ink(canvas: Canvas, mood: Mood) -> Colour:
    colour = canvas.theme.palette.text
    faint = mood in ("out", "caught") and not canvas.theme.high_contrast
    return with_alpha(colour, 0.65 if mood == "out" else 0.8) if faint else colour


def _name(
    canvas: Canvas,
    rect: Rect,
    sitter: Sitter,
    ink: Colour,
    *,
    sizes: _Sizes,
    align: str,
    after: str | None = None,
) -> None:
    """Mark and name as one group; behind it the icon `after`, which says how the seat stands."""
    style, extra = H.at(sizes.name), 0.0 if after is None else sizes.mark + 4
    x, y, wide, high = rect
    room, shrink = wide - sizes.mark - sizes.gap - extra, least(canvas, style)
    reach = min(canvas.extent(sitter.name, style, room, shrink=shrink)[0], room)
    group = sizes.mark + sizes.gap + reach
    left = x + (wide - group - extra) / 2 if align == "center" else x
    label(
        canvas,
        (left, y, group + 0.5, high),
        sitter.name,
        style,
        ink,
        icon=sitter.look.icon,
        icon_size=sizes.mark,
        icon_colour=sitter.look.colour,
        gap=sizes.gap,
        align="left",
        shrink=shrink,
    )
    if after is not None:
        side = sizes.mark - 7
        spot = (left + group + 10, y + (high - side) / 2, side, side)
        canvas.icon(after, spot, canvas.theme.palette.text2)


def _status(canvas: Canvas, rect: Rect, status: Status, *, align: str, size: float) -> None:
    """The line below the name: quiet words, or a chip as high as the line for what all must see."""
    icon = size + (1 if size > 16 else 0)
    if not status.loud:
        colour, style = canvas.theme.palette.text2, SMALL.at(size)
        label(canvas, rect, status.words, style, colour, icon=status.icon, icon_size=icon, gap=6, align=align)
        return
    style = H.at(size)
    wide = min(canvas.measure(status.words, style) + icon + 28, rect[2])
    left = rect[0] + (rect[2] - wide) / 2 if align == "center" else rect[0]
    chip = (left, rect[1], wide, rect[3])
    pill(canvas, chip, status.words, icon=status.icon, style=style, icon_size=icon, gap=7)
