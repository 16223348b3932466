"""Smooth shapes as finished surfaces, in pixels.

Every shape is written as a small SVG and rasterised once: edges, gradients, dashes and round ends come
out smooth at any size, which pygame's own drawing does not offer.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from pass_and_play.ui.paint.cache import Cache
from pass_and_play.ui.paint.colour import Colour, Fill, is_gradient, is_plain, opacity
from pass_and_play.ui.paint.compat import svg_surface
from pass_and_play.ui.paint.dashes import Point, cut, rounded

Size = tuple[int, int]

_SHAPES: Cache[pygame.Surface] = Cache(limit=64_000_000, surface=lambda surface: surface)
_COARSE = 4  #: light has no detail: it is computed on every fourth pixel and scaled up
_DASH = (8.0, 6.0)  #: a dash and the gap after it, in canvas units


def box(
    size: Size,
    *,
    radius: float,
    fill: Fill | None = None,
    edge: Colour | None = None,
    width: float = 0.0,
    dash: float = 0.0,
) -> pygame.Surface:
    """A rounded rectangle that fills `size`; the outline lies inside it.

    `dash` is the number of pixels of a canvas unit for a dashed outline, 0 for a solid one.
    """

    def make() -> pygame.Surface:
        line = width if edge is not None else 0.0
        inset = line / 2
        round_ = max(min(radius, size[0] / 2, size[1] / 2) - inset, 0)
        place = (
            f'x="{inset}" y="{inset}" width="{size[0] - line}" height="{size[1] - line}" rx="{round_:.2f}"'
        )
        stroke = "" if dash else _stroke(edge, line)
        body = f"{_gradient(fill, size[1])}<rect {place} {_filling(fill)}{stroke}/>"
        if dash:
            outline = rounded(*size, radius=round_ + inset, inset=inset)
            body += _dashed(outline, dash, _stroke(edge, line))
        return _drawn(body, size)

    return _SHAPES.get(("box", size, radius, fill, edge, width, dash), make)


def disc(
    radius: float, *, fill: Fill | None, edge: Colour | None = None, width: float = 0.0
) -> pygame.Surface:
    """A filled circle with its outline inside, in the middle of a square surface."""

    def make() -> pygame.Surface:
        side = 2 * math.ceil(radius) + 2
        line = width if edge is not None else 0.0
        circle = f'<circle cx="{side / 2}" cy="{side / 2}" r="{radius - line / 2:.2f}" '
        return _drawn(f"{_gradient(fill, side)}{circle}{_filling(fill)}{_stroke(edge, line)}/>", (side, side))

    return _SHAPES.get(("disc", radius, fill, edge, width), make)


def arc(radius: float, *, width: float, colour: Colour, start: float, sweep: float) -> pygame.Surface:
    """A ring of `width`, or the part of it that starts at `start` and goes `sweep` on (turns, clockwise).

    A turn starts at the top. The ends are round; `radius` is measured to the outside.
    """

    def make() -> pygame.Surface:
        side = 2 * math.ceil(radius) + 2
        middle, reach = side / 2, radius - width / 2
        stroke = _stroke(colour, width)
        if sweep >= 1:
            body = f'<circle cx="{middle}" cy="{middle}" r="{reach:.2f}" fill="none"{stroke}/>'
            return _drawn(body, (side, side))
        first, last = math.tau * (start - 0.25), math.tau * (start + sweep - 0.25)
        ax, ay = middle + reach * math.cos(first), middle + reach * math.sin(first)
        bx, by = middle + reach * math.cos(last), middle + reach * math.sin(last)
        bow = f"A{reach:.2f} {reach:.2f} 0 {int(sweep > 0.5)} 1 {bx:.2f} {by:.2f}"
        body = f'<path d="M{ax:.2f} {ay:.2f}{bow}" fill="none" stroke-linecap="round"{stroke}/>'
        return _drawn(body, (side, side))

    return _SHAPES.get(("arc", radius, width, colour, start, sweep), make)


def halo(radius: float, *, dot: float, gap: float, colour: Colour) -> pygame.Surface:
    """A circle of dots, `dot` pixels wide each, about `gap` pixels apart."""

    def make() -> pygame.Surface:
        side = 2 * math.ceil(radius + dot) + 2
        count = max(8, round(math.tau * radius / (dot + gap)))
        middle, look = side / 2, f'r="{dot / 2:.2f}" {_filling(colour)}'
        turns = [math.tau * n / count for n in range(count)]
        spots = [(middle + radius * math.sin(turn), middle - radius * math.cos(turn)) for turn in turns]
        dots = "".join(f'<circle cx="{x:.2f}" cy="{y:.2f}" {look}/>' for x, y in spots)
        return _drawn(dots, (side, side))

    return _SHAPES.get(("halo", radius, dot, gap, colour), make)


def path(
    points: Sequence[Point],
    size: Size,
    *,
    fill: Colour | None = None,
    edge: Colour | None = None,
    width: float = 0.0,
    dash: float = 0.0,
) -> pygame.Surface:
    """Straight lines through `points` on a surface of `size`; closed and filled if `fill` is given.

    `dash` is the number of pixels of a canvas unit for a dashed line, 0 for a solid one.
    """
    corners = tuple((round(x, 2), round(y, 2)) for x, y in points)

    def make() -> pygame.Surface:
        if dash:
            return _drawn(_dashed(corners, dash, _stroke(edge, width)), size)
        close = "Z" if fill is not None else ""
        ends = ' stroke-linejoin="round" stroke-linecap="round"'
        return _drawn(
            f'<path d="{_steps(corners)}{close}"{ends} {_filling(fill)}{_stroke(edge, width)}/>', size
        )

    return _SHAPES.get(("path", corners, size, fill, edge, width, dash), make)


def glow(size: Size, stops: Sequence[tuple[float, Colour]], *, centre: Point, reach: Point) -> pygame.Surface:
    """An elliptic gradient over a whole surface, or a little more.

    `stops` are (share of the way out, colour); `centre` and `reach` (the two radii) are pixels.
    """
    marks = "".join(
        f'<stop offset="{at}" stop-color="{_code(colour)}" stop-opacity="{opacity(colour):.3f}"/>'
        for at, colour in stops
    )
    squash = reach[1] / reach[0]
    moved = f"translate({centre[0]:.2f} {centre[1]:.2f}) scale(1 {squash:.4f})"
    gradient = (
        f'<radialGradient id="g" cx="0" cy="0" r="{reach[0]:.2f}" gradientUnits="userSpaceOnUse" '
        f'gradientTransform="{moved}">{marks}</radialGradient>'
    )
    whole = f'width="{size[0] + _COARSE}" height="{size[1] + _COARSE}"'
    return _light(f'<defs>{gradient}</defs><rect {whole} fill="url(#g)"/>', size)


def beam(points: Sequence[Point], size: Size, colour: Colour) -> pygame.Surface:
    """A shaft of light with soft edges, on a surface of `size` or a little more."""
    return _light(f'<path d="{_steps(points)}Z" {_filling(colour)}/>', size)


def _light(body: str, size: Size) -> pygame.Surface:
    small = (math.ceil(size[0] / _COARSE), math.ceil(size[1] / _COARSE))
    whole = (small[0] * _COARSE, small[1] * _COARSE)
    return pygame.transform.smoothscale(_drawn(body, whole, pixels=small), whole)


def _drawn(body: str, size: Size, *, pixels: Size | None = None) -> pygame.Surface:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size[0]} {size[1]}">'
    return svg_surface(f"{head}{body}</svg>", pixels or size)


def _code(colour: Colour) -> str:
    return "#{:02X}{:02X}{:02X}".format(*colour[:3])


def _filling(fill: Fill | None) -> str:
    if fill is None:
        return 'fill="none"'
    if is_plain(fill):
        return f'fill="{_code(fill)}" fill-opacity="{opacity(fill):.3f}"'
    return 'fill="url(#f)"'


def _gradient(fill: Fill | None, high: float) -> str:
    """The definition that `_filling` refers to when the fill is a gradient from top to bottom."""
    if fill is None or not is_gradient(fill):
        return ""
    stops = "".join(
        f'<stop offset="{at}" stop-color="{_code(colour)}" stop-opacity="{opacity(colour):.3f}"/>'
        for at, colour in enumerate(fill)
    )
    line = f'x1="0" y1="0" x2="0" y2="{high}" gradientUnits="userSpaceOnUse"'
    return f'<defs><linearGradient id="f" {line}>{stops}</linearGradient></defs>'


def _stroke(edge: Colour | None, width: float) -> str:
    if edge is None or width <= 0:
        return ""
    return f' stroke="{_code(edge)}" stroke-opacity="{opacity(edge):.3f}" stroke-width="{width:.2f}"'


def _steps(points: Sequence[Point]) -> str:
    return "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points)


def _dashed(points: Sequence[Point], unit: float, stroke: str) -> str:
    """A line of points as dashes; `unit` is the number of pixels of a canvas unit."""
    pieces = cut(points, dash=_DASH[0] * unit, gap=_DASH[1] * unit)
    return f'<path d="{"".join(_steps(piece) for piece in pieces)}" fill="none"{stroke}/>'
