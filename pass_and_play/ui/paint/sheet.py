"""A window's surface addressed in canvas units, and the shapes that are painted on it."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import pygame

from pass_and_play.ui.paint import shadows, shapes
from pass_and_play.ui.paint.colour import Colour, Fill, is_gradient, opacity
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import Theme

Point = tuple[float, float]


class Sheet:
    """A surface laid out as `size` canvas units, scaled to fit and centred, painted at its own pixels."""

    def __init__(self, surface: pygame.Surface, theme: Theme, size: tuple[float, float]) -> None:
        self.surface = surface
        self.theme = theme
        self.size = size
        wide, high = surface.get_size()
        self.scale = min(wide / size[0], high / size[1])  #: pixels of a canvas unit
        self._origin = ((wide - size[0] * self.scale) / 2, (high - size[1] * self.scale) / 2)

    @property
    def window(self) -> Rect:
        """The whole window in canvas units, margins included: for what runs from edge to edge."""
        return self.rect_to_units(self.surface.get_rect())

    def to_pixels(self, rect: Rect) -> pygame.Rect:
        """The pixels of `rect`; neighbours in canvas units stay neighbours."""
        left, top = self._at((rect[0], rect[1]))
        right, bottom = self._at((rect[0] + rect[2], rect[1] + rect[3]))
        return pygame.Rect(left, top, right - left, bottom - top)

    def to_units(self, pixel: Point) -> Point:
        """The canvas units of a pixel, for instance of an event's position."""
        return (pixel[0] - self._origin[0]) / self.scale, (pixel[1] - self._origin[1]) / self.scale

    def _at(self, point: Point) -> tuple[int, int]:
        return (
            math.floor(self._origin[0] + point[0] * self.scale + 0.5),
            math.floor(self._origin[1] + point[1] * self.scale + 0.5),
        )

    def rect_to_units(self, pixels: pygame.Rect) -> Rect:
        """The canvas units of a rectangle of pixels."""
        left, top = self.to_units(pixels.topleft)
        return left, top, pixels.w / self.scale, pixels.h / self.scale

    def panel(
        self,
        rect: Rect,
        *,
        fill: Fill | None = None,
        edge: Colour | None = None,
        radius: float = 26.0,
        width: float | None = None,
        dashed: bool = False,
        shadow: int = 0,
    ) -> None:
        """A rounded rectangle. `fill` is a colour or a gradient (top, bottom); `width` is the outline's, the
        theme's if not given; `shadow` is a level of elevation, 1 to 5 (see `shadows.LEVELS`)."""
        place = self.to_pixels(rect)
        if place.w <= 0 or place.h <= 0:
            return
        if self.theme.high_contrast and fill is not None and is_gradient(fill):
            fill = fill[0]
        if shadow:
            radius_px = min(radius * self.scale, place.w / 2, place.h / 2)
            shadows.cast(self.surface, place, radius=radius_px, level=shadow, scale=self.scale)
        if fill is None and edge is None:
            return
        line = self.theme.outline if width is None else width
        drawn = shapes.box(
            place.size,
            radius=radius * self.scale,
            fill=fill,
            edge=edge,
            width=line * self.scale,
            dash=self.scale if dashed else 0,
        )
        self.surface.blit(drawn, place)

    def disc(
        self,
        centre: Point,
        radius: float,
        fill: Fill | None,
        *,
        edge: Colour | None = None,
        width: float = 2.0,
    ) -> None:
        """A circle, its outline inside `radius`."""
        drawn = shapes.disc(radius * self.scale, fill=fill, edge=edge, width=width * self.scale)
        self._centred(drawn, centre)

    def ring(
        self,
        centre: Point,
        radius: float,
        width: float,
        colour: Colour,
        *,
        start: float = 0.0,
        sweep: float = 1.0,
    ) -> None:
        """A ring whose outside is at `radius`, or its part from `start` over `sweep`.

        Both are turns, clockwise, and 0 is at the top.
        """
        if sweep > 0:
            # Two hundred steps a turn look steady, and keep the number of pictures small.
            turns = min(round(sweep * 200) / 200, 1.0)
            drawn = shapes.arc(
                radius * self.scale, width=width * self.scale, colour=colour, start=start, sweep=turns
            )
            self._centred(drawn, centre)

    def halo(self, centre: Point, radius: float, colour: Colour) -> None:
        """A dotted circle."""
        unit = self.scale
        self._centred(shapes.halo(radius * unit, dot=4 * unit, gap=8 * unit, colour=colour), centre)

    def line(self, points: Sequence[Point], colour: Colour, width: float, *, dashed: bool = False) -> None:
        """Straight lines from point to point."""
        self._path(points, edge=colour, width=width, dash=self.scale if dashed else 0.0)

    def polygon(self, points: Sequence[Point], colour: Colour) -> None:
        """A filled shape with straight sides."""
        self._path(points, fill=colour)

    def veil(self, rect: Rect, colour: Colour) -> None:
        """A plain, usually translucent rectangle with sharp corners."""
        place = self.to_pixels(rect)
        if opacity(colour) >= 1:
            self.surface.fill(colour, place)
        elif place.w > 0 and place.h > 0:
            self.surface.blit(shapes.box(place.size, radius=0, fill=colour), place)

    def squeeze(
        self, rect: Rect, draw: Callable[[], object], *, wide: float = 1.0, alpha: float = 1.0
    ) -> None:
        """Show what `draw` paints in `rect` at a share `wide` of its width, about its middle, or faintly:
        `alpha` is how opaque it is."""
        place = self.to_pixels(rect).clip(self.surface.get_rect())
        below = self.surface.subsurface(place).copy()
        draw()
        seen = self.surface.subsurface(place).copy()
        self.surface.blit(below, place)
        slim = round(place.w * wide)
        if slim > 0:
            drawn = pygame.transform.smoothscale(seen, (slim, place.h)) if slim < place.w else seen
            drawn.set_alpha(round(255 * alpha))
            self.surface.blit(drawn, (place.x + (place.w - slim) // 2, place.y))

    def _path(
        self,
        points: Sequence[Point],
        *,
        fill: Colour | None = None,
        edge: Colour | None = None,
        width: float = 0.0,
        dash: float = 0.0,
    ) -> None:
        pad = math.ceil(width * self.scale) + 1
        left, top = self._at((min(x for x, _ in points), min(y for _, y in points)))
        right, bottom = self._at((max(x for x, _ in points), max(y for _, y in points)))
        moved = [
            (
                self._origin[0] + x * self.scale - left + pad,
                self._origin[1] + y * self.scale - top + pad,
            )
            for x, y in points
        ]
        size = (right - left + 2 * pad, bottom - top + 2 * pad)
        drawn = shapes.path(moved, size, fill=fill, edge=edge, width=width * self.scale, dash=dash)
        self.surface.blit(drawn, (left - pad, top - pad))

    def _centred(self, drawn: pygame.Surface, centre: Point) -> None:
        x, y = self._at(centre)
        self.surface.blit(drawn, (x - drawn.get_width() // 2, y - drawn.get_height() // 2))
