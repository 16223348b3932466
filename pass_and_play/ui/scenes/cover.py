"""The cover: what stands on screen while the device leaves one player's hands."""

from __future__ import annotations

from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.palettes import Palette
from pass_and_play.ui.scene import Scene

SIDE = 144.0


class Cover(Scene):
    """The game's table with the lamp on it: no name, no word, nothing to touch."""

    name = "cover"

    def __init__(self, palette: Palette) -> None:
        self._palette = palette

    def draw(self, canvas: Canvas) -> None:
        """The same picture after every page."""
        canvas.theme = canvas.theme.within(self._palette)
        canvas.backdrop("table")
        wide, high = canvas.size
        box = ((wide - SIDE) / 2, (high - SIDE) / 2, SIDE, SIDE)
        canvas.icon("lamp", box, canvas.theme.palette.acc)
