"""Buttons: one primary per screen, secondary ones beside it, quiet and dangerous ones."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from pass_and_play.ui.paint.canvas import Canvas, Feel
from pass_and_play.ui.paint.colour import (
    BLACK,
    WHITE,
    Colour,
    Fill,
    darken,
    is_gradient,
    is_plain,
    lighten,
    opacity,
    with_alpha,
)
from pass_and_play.ui.paint.palettes import BAD
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BUTTON, Style, Theme
from pass_and_play.ui.parts.focus import focus_ring
from pass_and_play.ui.parts.label import label, least
from pass_and_play.words import Text

Kind = Literal["primary", "secondary", "ghost", "shade", "danger"]

PRESS_DOWN = 3.0  #: units that a pressed control moves down
HOVER_WHITE = 0.14
PRESS_BLACK = 0.16


@dataclass(frozen=True, slots=True)
class _Look:
    fill: Fill
    edge: Colour | None
    ink: Colour
    shadow: int


def button(
    canvas: Canvas,
    rect: Rect,
    words: Text,
    *,
    key: str,
    kind: Kind = "primary",
    icon: str | None = None,
    icon_after: bool = False,
    enabled: bool = True,
    waiting: str = "lock",
    style: Style = BUTTON,
    hold_ms: int = 0,
    keys: tuple[str, ...] = (),
    radius: float = 18.0,
) -> Feel:
    """A button. `ghost` is for bars, `shade` for curtains and private pages, `danger` asks again.

    When it is not `enabled`, `words` must say what is missing, beside the icon `waiting`. Long words
    first wrap to two lines of at most 18 units, then shrink.
    """
    feel = canvas.target(key, rect, words, enabled=enabled, hold_ms=hold_ms, keys=keys)
    x, y, wide, high = _body(canvas, rect, feel, kind, radius)
    ink = _look(canvas.theme, kind).ink if enabled else canvas.theme.palette.text2
    shown = icon if enabled else waiting
    size = style.size * (1.27 if enabled else 0.9)
    room = wide - 32 - (size + 12 if shown else 0)
    lines = 1 if canvas.measure(words, style) <= room or high < 48 else 2
    style = style if lines == 1 else style.at(min(style.size, 18))
    label(
        canvas,
        (x + 16, y, wide - 32, high),
        words,
        style,
        ink,
        icon=shown,
        icon_size=size,
        icon_after=icon_after and enabled,
        gap=12,
        lines=lines,
        shrink=min(0.8, least(canvas, style)),
    )
    return feel


def icon_button(
    canvas: Canvas,
    rect: Rect,
    icon: str,
    words: Text,
    *,
    key: str,
    kind: Kind = "ghost",
    enabled: bool = True,
    icon_size: float = 26.0,
    keys: tuple[str, ...] = (),
) -> Feel:
    """A button with an icon only; `words` are its name, which is not drawn."""
    feel = canvas.target(key, rect, words, enabled=enabled, keys=keys)
    x, y, wide, high = _body(canvas, rect, feel, kind, 16.0)
    ink = _look(canvas.theme, kind).ink if enabled else canvas.theme.palette.text2
    box = (x + (wide - icon_size) / 2, y + (high - icon_size) / 2, icon_size, icon_size)
    canvas.icon(icon, box, ink)
    return feel


def _body(canvas: Canvas, rect: Rect, feel: Feel, kind: Kind, radius: float) -> Rect:
    """Draw what the words stand on, and return where it is now."""
    palette = canvas.theme.palette
    if not feel.enabled:
        if feel.focused:
            focus_ring(canvas, rect, radius=radius)
        canvas.panel(rect, fill=palette.b2, edge=palette.line, radius=radius, dashed=True)
        return rect
    look = _look(canvas.theme, kind)
    place = (rect[0], rect[1] + PRESS_DOWN, *rect[2:]) if feel.pressed else rect
    if feel.focused:
        focus_ring(canvas, place, radius=radius)
    fill = look.fill
    if feel.pressed:
        fill = _shaded(fill, lambda colour: darken(colour, PRESS_BLACK))
    elif feel.hovered:
        fill = _shaded(fill, lambda colour: lighten(colour, HOVER_WHITE))
    shadow = 0 if feel.pressed or feel.focused else look.shadow
    canvas.panel(place, fill=fill, edge=look.edge, radius=radius, shadow=shadow)
    return place


def _shaded(fill: Fill, change: Callable[[Colour], Colour]) -> Fill:
    """`fill` with every colour changed, its opacity kept."""
    if is_gradient(fill):
        return change(fill[0]), change(fill[1])
    assert is_plain(fill)
    return with_alpha(change(fill), opacity(fill))


def _look(theme: Theme, kind: Kind) -> _Look:
    palette = theme.palette
    if kind == "primary":
        return _Look((palette.acc, darken(palette.acc, 0.14)), None, palette.acc_ink, 1)
    if kind == "secondary":
        edge = palette.text if theme.high_contrast else palette.line
        return _Look(palette.b3, edge, palette.text, 1)
    if kind == "danger":
        return _Look(with_alpha(WHITE, 0.06), with_alpha(BAD, 0.6), BAD, 0)
    if theme.high_contrast:
        return _Look(BLACK, palette.text, palette.text, 0)
    fill = with_alpha(BLACK, 0.55) if kind == "shade" else with_alpha(WHITE, 0.06)
    return _Look(fill, with_alpha(WHITE, 0.18), palette.text, 0)
