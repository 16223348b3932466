"""Seat plates: colour and shape, name and how the seat stands, with its card or without."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pass_and_play.ui.paint.canvas import Canvas, Feel
from pass_and_play.ui.paint.colour import BLACK, Colour, with_alpha
from pass_and_play.ui.paint.palettes import SeatLook
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import SMALL, H
from pass_and_play.ui.parts.card import card
from pass_and_play.ui.parts.chips import pill
from pass_and_play.ui.parts.focus import focus_ring, grown
from pass_and_play.ui.parts.label import label
from pass_and_play.words import Text

Mood = Literal["calm", "acting", "leader", "out", "choosable", "aimed", "caught"]

RADIUS = 22.0
_RING = 5.0


@dataclass(frozen=True, slots=True)
class Status:
    """How a seat stands, in words and an icon; `loud` for what the whole table must see (the leader)."""

    words: Text
    icon: str
    loud: bool = False


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits there: the seat's colour and shape, the name, and whether the computer plays it."""

    look: SeatLook
    name: Text
    robot: bool = False

    @property
    def mark(self) -> str:
        """The icon that stands for the seat."""
        return "robot" if self.robot else self.look.icon


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
    x, y, wide, high = rect
    ink = _ink(canvas, mood)
    if high > wide:
        if art is not None:
            _card(canvas, (x + wide / 2, y + 14), high - 98, art)
        name = (x + 10, y + high - 78, wide - 20, 36)
        _name(canvas, name, sitter, ink, align="center")
        _status(canvas, (x + 8, y + high - 41, wide - 16, 30), status, align="center")
        return feel
    left = x + 18
    if art is not None:
        tall = high - 21
        _card(canvas, (x + 14 + tall * 5 / 14, y + 10), tall, art)
        left = x + 28 + tall * 5 / 7
    middle, room = y + high / 2, x + wide - left - 12
    if status is None:
        _name(canvas, (left, middle - 18, room, 36), sitter, ink, align="left")
        return feel
    _name(canvas, (left, middle - 34, room, 36), sitter, ink, align="left")
    _status(canvas, (left, middle + 1, room, 30), status, align="left")
    return feel


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
    canvas.icon(sitter.mark, (x + 18, middle - 15, 30, 30), sitter.look.colour)
    left, room = x + 60, wide - 70
    name = (left, middle - (25 if status else 15), room, 30)
    canvas.write(sitter.name, name, H.at(22), _ink(canvas, mood))
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


def _card(canvas: Canvas, top: tuple[float, float], tall: float, art: str) -> None:
    wide = tall * 5 / 7
    card(canvas, (top[0] - wide / 2, top[1], wide, tall), art)


def _ink(canvas: Canvas, mood: Mood) -> Colour:
    colour = canvas.theme.palette.text
    faint = mood in ("out", "caught") and not canvas.theme.high_contrast
    return with_alpha(colour, 0.65 if mood == "out" else 0.8) if faint else colour


def _name(canvas: Canvas, rect: Rect, sitter: Sitter, ink: Colour, *, align: str) -> None:
    label(
        canvas,
        rect,
        sitter.name,
        H.at(25.5),
        ink,
        icon=sitter.mark,
        icon_size=28,
        icon_colour=sitter.look.colour,
        gap=10,
        align=align,
    )


def _status(canvas: Canvas, rect: Rect, status: Status | None, *, align: str, size: float = 17.0) -> None:
    """The line below the name: quiet words, or a chip as high as the line for what all must see."""
    if status is None:
        return
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
