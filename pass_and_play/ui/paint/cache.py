"""Finished surfaces, kept until they take too much room or the window changes its size."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

import pygame

T = TypeVar("T")

_CACHES: list[Cache[object]] = []


class Cache(Generic[T]):
    """Values by key, the least recently used thrown out once all of them weigh more than `limit` bytes."""

    def __init__(self, *, limit: int, surface: Callable[[T], pygame.Surface]) -> None:
        """`surface` finds the surface in a value; its pixels are what the value weighs."""
        self._limit = limit
        self._surface = surface
        self._kept: OrderedDict[Hashable, T] = OrderedDict()
        self._weight = 0
        _CACHES.append(self)  # type: ignore[arg-type]

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """The value under `key`, made now if it is not there."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        made = make()
        _quicken(self._surface(made))
        self._kept[key] = made
        self._weight += self._bytes(made)
        while self._weight > self._limit and len(self._kept) > 1:
            self._weight -= self._bytes(self._kept.popitem(last=False)[1])
        return made

    def clear(self) -> None:
        """Forget everything."""
        self._kept.clear()
        self._weight = 0

    def _bytes(self, value: T) -> int:
        surface = self._surface(value)
        return surface.get_width() * surface.get_height() * 4 + 200


def _quicken(surface: pygame.Surface) -> None:
    """Let SDL skip the invisible pixels of a surface and copy the solid ones, most of which are one or the
    other. It suits what is only ever blitted onto a window: solid pixels come without their alpha."""
    if surface.get_flags() & pygame.SRCALPHA and surface.get_alpha() == 255:
        surface.set_alpha(255, pygame.RLEACCEL)


def drop_caches() -> None:
    """Throw away every finished surface; to be called when the window has a new size."""
    for cache in _CACHES:
        cache.clear()
