"""What a screen is painted with: the palette that is due, the type scale, and the player's settings."""

from __future__ import annotations

from dataclasses import dataclass, replace

from pass_and_play.ui.paint.palettes import Palette

FIGTREE = "figtree"
FRAUNCES = "fraunces"


@dataclass(frozen=True, slots=True)
class Style:
    """One step of the type scale. Sizes are canvas units; `scales` tells whether the text size setting
    applies (display sizes stay)."""

    face: str
    weight: int
    size: float
    line: float  #: from baseline to baseline, as a multiple of the size
    scales: bool = True

    def at(self, size: float, *, weight: int | None = None) -> Style:
        """The same step at another size, or in another of Figtree's weights (500, 600, 700, 800)."""
        return replace(self, size=size, weight=self.weight if weight is None else weight)


NAME = Style(FRAUNCES, 900, 230, 1.0, scales=False)
HERO = Style(FRAUNCES, 900, 96, 1.05, scales=False)
DISPLAY = Style(FRAUNCES, 900, 44, 1.1, scales=False)
FIGURE = Style(FRAUNCES, 900, 64, 1.05, scales=False)
TITLE = Style(FRAUNCES, 900, 26, 1.15, scales=False)
H = Style(FIGTREE, 800, 26, 1.18)
CLOCK = Style(FIGTREE, 800, 40, 1.1, scales=False)
BUTTON = Style(FIGTREE, 800, 22, 1.15)
BODY = Style(FIGTREE, 500, 20, 1.3)
SMALL = Style(FIGTREE, 600, 17, 1.28)
TINY = Style(FIGTREE, 800, 16, 1.2, scales=False)


@dataclass(frozen=True, slots=True)
class Theme:
    """The palette of a screen and the settings that change how everything is drawn.

    `source` is the palette as designed; paint with `palette`, which follows the contrast setting.
    `text_size` is 0.9, 1 or 1.2.
    """

    source: Palette
    text_size: float = 1.0
    high_contrast: bool = False
    reduced_motion: bool = False

    @property
    def palette(self) -> Palette:
        """The colours to paint with."""
        return self.source.high_contrast() if self.high_contrast else self.source

    @property
    def outline(self) -> float:
        """Width of a normal outline, in canvas units."""
        return 3.0 if self.high_contrast else 2.0

    @property
    def seat_outline(self) -> float:
        """Width of the outline of a seat, in canvas units."""
        return 4.0 if self.high_contrast else 2.0

    def size(self, style: Style) -> float:
        """The size of `style` in canvas units under the text size setting."""
        return style.size * self.text_size if style.scales else style.size

    def within(self, palette: Palette) -> Theme:
        """The same settings with another game's palette."""
        return replace(self, source=palette)
