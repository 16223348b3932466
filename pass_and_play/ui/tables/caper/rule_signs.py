"""Effects in signs at the end of a rule, as cards write them."""

from __future__ import annotations

from dataclasses import dataclass

from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import RGB
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.tables.caper.signs import Line, draw_line, line_wide

LARGER = 1.3
"""Size of signs in letters of that of a value."""

PITCH = 1.3
"""From line to line, as a multiple of the size of the letters."""

FRAME = (0.5, 0.3)
"""From signs to the frame round them, across and down, as shares of the size of the letters."""


@dataclass(frozen=True, slots=True)
class RuleSigns:
    """Lines of signs, then those in a frame, all ended on the right; see `Drawn`."""

    lines: tuple[Line, ...]
    framed: tuple[Line, ...] = ()

    def extent(self, canvas: Canvas, size: float) -> tuple[float, float]:
        """Width and height that they take, in canvas units."""
        size *= LARGER
        plain = max((line_wide(canvas, line, size) for line in self.lines), default=0.0)
        framed = max(
            (line_wide(canvas, line, size) + 2 * FRAME[0] * size for line in self.framed), default=0.0
        )
        return max(plain, framed), (len(self.lines) * PITCH + len(self.framed) * (PITCH + FRAME[1])) * size

    def draw(self, canvas: Canvas, rect: Rect, size: float, ink: RGB) -> None:
        """Draw them at the right end of `rect`."""
        top = rect[1] + (rect[3] - self.extent(canvas, size)[1]) / 2
        size *= LARGER
        right, pitch = rect[0] + rect[2], PITCH * size
        for line in self.lines:
            draw_line(canvas, line, (rect[0], top, rect[2], pitch), size, ink, align="right")
            top += pitch
        for line in self.framed:
            high, wide = pitch + FRAME[1] * size, line_wide(canvas, line, size) + 2 * FRAME[0] * size
            box = (right - wide, top + 2, wide, high - 4)
            canvas.panel(box, edge=ink, radius=box[3] / 2)
            draw_line(canvas, line, box, size, ink)
            top += high
