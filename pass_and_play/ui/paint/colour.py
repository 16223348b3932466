"""Colours as (red, green, blue) or (red, green, blue, alpha), 0 to 255 each, and how to mix them."""

from __future__ import annotations

from typing import TypeAlias, TypeGuard

RGB: TypeAlias = tuple[int, int, int]
RGBA: TypeAlias = tuple[int, int, int, int]
Colour: TypeAlias = RGB | RGBA
Gradient: TypeAlias = tuple[Colour, Colour]
Fill: TypeAlias = Colour | Gradient

BLACK: RGB = (0, 0, 0)
WHITE: RGB = (255, 255, 255)


def rgb(code: str) -> RGB:
    """The colour written as `#RRGGBB`."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def mix(a: Colour, b: Colour, share: float) -> RGB:
    """`a` with `share` (0 to 1) of `b` in it; alpha is left out."""
    red, green, blue = (round(x + (y - x) * share) for x, y in zip(a[:3], b[:3], strict=True))
    return red, green, blue


def darken(colour: Colour, share: float) -> RGB:
    """`colour` with `share` of black in it."""
    return mix(colour, BLACK, share)


def lighten(colour: Colour, share: float) -> RGB:
    """`colour` with `share` of white in it."""
    return mix(colour, WHITE, share)


def with_alpha(colour: Colour, alpha: float) -> RGBA:
    """`colour` at an opacity of 0 to 1, multiplied with the opacity that it has."""
    return colour[0], colour[1], colour[2], round(opacity(colour) * alpha * 255)


def opacity(colour: Colour) -> float:
    """0 for invisible, 1 for solid."""
    return colour[3] / 255 if len(colour) == 4 else 1.0


def is_plain(fill: Fill) -> TypeGuard[Colour]:
    """Whether the fill is one colour."""
    return not isinstance(fill[0], tuple)


def is_gradient(fill: Fill) -> TypeGuard[Gradient]:
    """Whether the fill runs from a colour at the top to another at the bottom."""
    return isinstance(fill[0], tuple)
