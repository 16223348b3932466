"""Icons and pictures: SVG files rasterised at their final size in pixels."""

from __future__ import annotations

import re
from functools import lru_cache

import pygame

from pass_and_play.places import data_root
from pass_and_play.ui.paint.cache import Cache
from pass_and_play.ui.paint.colour import WHITE, Colour
from pass_and_play.ui.paint.compat import copied, svg_surface
from pass_and_play.ui.paint.shapes import box

_ART: Cache[pygame.Surface] = Cache(limit=32_000_000, surface=lambda surface: surface)
_VIEW = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')


def icon(name: str, side: int, colour: Colour) -> pygame.Surface:
    """The square white icon `assets/icons/<name>.svg`, `side` pixels wide, in `colour`."""

    def make() -> pygame.Surface:
        surface = svg_surface(_source("icons", name), (side, side))
        tint = colour if len(colour) == 4 else (*colour, 255)
        surface.fill(tint, special_flags=pygame.BLEND_RGBA_MULT)
        return surface

    return _ART.get(("icon", name, side, colour), make)


def picture(
    name: str, size: tuple[int, int], *, radius: float = 0.0, alpha: float = 1.0, tint: Colour = WHITE
) -> pygame.Surface:
    """The full-colour picture `assets/art/<name>.svg`, scaled to cover `size` pixels and cut to it.

    `radius` rounds its corners (pixels); `alpha` is its opacity; `tint` colours a white motif.
    """

    def make() -> pygame.Surface:
        wide, high = proportions(name)
        scale = max(size[0] / wide, size[1] / high)
        whole = svg_surface(_source("art", name), (round(wide * scale), round(high * scale)))
        middle = ((size[0] - whole.get_width()) // 2, (size[1] - whole.get_height()) // 2)
        surface = copied(whole, middle, size)
        if radius > 0:
            mask = box(size, radius=radius, fill=WHITE)
            surface.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        if alpha < 1 or tint != WHITE:
            surface.fill((*tint[:3], round(alpha * 255)), special_flags=pygame.BLEND_RGBA_MULT)
        return surface

    return _ART.get(("picture", name, size, radius, alpha, tint), make)


@lru_cache(maxsize=256)
def proportions(name: str) -> tuple[float, float]:
    """Width and height of a picture as it was designed, for instance (200, 280) for a card."""
    found = _VIEW.search(_source("art", name))
    if found is None:
        raise ValueError(f"The picture {name} has no view box that starts at 0 0.")
    return float(found.group(1)), float(found.group(2))


@lru_cache(maxsize=256)
def _source(folder: str, name: str) -> str:
    return (data_root() / "assets" / folder / f"{name}.svg").read_text(encoding="utf-8")
