"""What lies behind a screen: the table in its lamp light, a seat's curtain, the dark, the shelf."""

from __future__ import annotations

import math
import random
from functools import cache

import pygame

from pass_and_play.ui.paint import shapes
from pass_and_play.ui.paint.cache import Cache
from pass_and_play.ui.paint.colour import Colour, mix, rgb, with_alpha
from pass_and_play.ui.paint.palettes import Dimmed, Palette

KINDS = ("table", "curtain", "dark", "dimmed", "shelf")

_BACKDROPS: Cache[pygame.Surface] = Cache(limit=36_000_000, surface=lambda surface: surface)
_GRAIN_SIDE = 128
_GREYS = bytes((0, 0, 1, 1, 2)[chance * 5 // 256] for chance in range(256))  #: what any byte of luck comes to
_NIGHT = rgb("#0E0B0F")  #: the room around a curtain


def backdrop(
    size: tuple[int, int], kind: str, palette: Palette, *, tint: Colour | None = None, flat: bool = False
) -> pygame.Surface:
    """An opaque background of `size` pixels: table, curtain (`tint` is the seat's colour), dark or shelf.

    `flat` leaves out gradient and grain (high contrast).
    """

    def make() -> pygame.Surface:
        surface = pygame.Surface(size, 0, 32)
        surface.fill(palette.b0)
        if kind == "dimmed":
            surface.fill(Dimmed.ROOM)
        if kind in ("dark", "dimmed") or flat:
            return surface
        if kind == "curtain":
            _curtain(surface, tint or palette.acc)
        elif kind == "shelf":
            _shelf(surface, palette)
        else:
            _table(surface, palette)
        _grain(surface)
        return surface

    return _BACKDROPS.get((size, kind, palette, tint, flat), make)


def _table(surface: pygame.Surface, palette: Palette) -> None:
    wide, high = surface.get_size()
    stops = [(0.0, mix(palette.b2, palette.b3, 0.35)), (0.52, palette.b1), (1.0, palette.b0)]
    centre, reach = (wide * 0.5, high * 0.46), (wide * 0.62, high * 0.7)
    surface.blit(shapes.glow((wide, high), stops, centre=centre, reach=reach), (0, 0))


def _curtain(surface: pygame.Surface, tint: Colour) -> None:
    """The lamp pulled down to one seat: its light falls to the farthest corner."""
    wide, high = surface.get_size()
    stops = [(at, mix(_NIGHT, tint, share)) for at, share in ((0.0, 0.38), (0.62, 0.13), (1.0, 0.04))]
    centre = (wide * 0.5, high * 0.36)
    far = math.hypot(wide * 0.5, high * 0.64)
    surface.blit(shapes.glow((wide, high), stops, centre=centre, reach=(far, far)), (0, 0))


def _shelf(surface: pygame.Surface, palette: Palette) -> None:
    """A lamp above the shelf, and the cone of its light."""
    wide, high = surface.get_size()
    lamp = palette.acc
    stops = [(at, mix(palette.b0, lamp, share)) for at, share in ((0.0, 0.32), (0.55, 0.12), (1.0, 0.015))]
    centre, reach = (wide * 0.5, 0.0), (wide * 0.62, high * 0.69)
    surface.blit(shapes.glow((wide, high), stops, centre=centre, reach=reach), (0, 0))
    cone = [(wide * 0.435, 0), (wide * 0.565, 0), (wide * 0.92, high), (wide * 0.08, high)]
    surface.blit(shapes.beam(cone, (wide, high), with_alpha(lamp, 0.035)), (0, 0))


def _grain(surface: pygame.Surface) -> None:
    """A little noise, the same every time: without it a dark gradient shows steps."""
    tile = _grain_tile()
    for x in range(0, surface.get_width(), _GRAIN_SIDE):
        for y in range(0, surface.get_height(), _GRAIN_SIDE):
            surface.blit(tile, (x, y), special_flags=pygame.BLEND_RGB_ADD)


@cache
def _grain_tile() -> pygame.Surface:
    greys = random.Random(1).randbytes(_GRAIN_SIDE**2).translate(_GREYS)
    noise = pygame.image.frombytes(greys, (_GRAIN_SIDE, _GRAIN_SIDE), "P")
    noise.set_palette([(grey, grey, grey) for grey in range(3)])
    tile = pygame.Surface(noise.get_size(), 0, 32)
    tile.blit(noise, (0, 0))
    return tile
