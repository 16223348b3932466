"""The three shapes in which every screen is laid out."""

from __future__ import annotations

from enum import Enum

SMALL = 0.8
"""Below this scale a landscape screen is laid out anew for a small one (look: compact variants)."""


class Form(Enum):
    """A shape of the canvas: its size in canvas units, and the least side of what can be touched."""

    LANDSCAPE = (1280.0, 800.0, 56.0)
    PORTRAIT = (800.0, 1280.0, 56.0)
    COMPACT = (1024.0, 600.0, 44.0)
    """A small landscape screen: fewer secondary lines, and nothing below 14 units of text."""

    @property
    def size(self) -> tuple[float, float]:
        """Width and height in canvas units."""
        return self.value[:2]

    @property
    def least_target(self) -> float:
        """The smallest side of a target that is no flaw, in canvas units."""
        return self.value[2]

    @classmethod
    def of(cls, wide: int, high: int) -> Form:
        """The form for a window of so many pixels."""
        if high > wide:
            return cls.PORTRAIT
        across, down = cls.LANDSCAPE.size
        return cls.COMPACT if min(wide / across, high / down) < SMALL else cls.LANDSCAPE
