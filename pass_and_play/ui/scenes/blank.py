"""The bare table: what stands on the stage before anything else does."""

from __future__ import annotations

from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.scene import Scene


class Blank(Scene):
    """Nothing to read, and nothing to touch."""

    def draw(self, canvas: Canvas) -> None:
        """The table in the colours of the app."""
        canvas.backdrop("table")
