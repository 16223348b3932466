"""Print and buttons on paper: the colours of the rules overlay, and what is touched there."""

from __future__ import annotations

from dataclasses import dataclass

from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import RGB, darken, lighten, mix, with_alpha
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.parts.focus import grown
from pass_and_play.ui.tables.rulebook import Rulebook
from pass_and_play.words import Text

LEAST_PITCH = 8.0
"""From dot to dot at least, in canvas units; the sheets of a longer chapter are shown as a bar."""


@dataclass(frozen=True, slots=True)
class Paper:
    """The colours of print on paper."""

    ground: RGB
    ink: RGB
    soft: RGB
    """Ink of longer texts."""
    mark: RGB
    mark_ink: RGB

    @classmethod
    def of(cls, canvas: Canvas, book: Rulebook) -> Paper:
        """Those of a rulebook; for weak eyes all print has one strength."""
        ink, ground = canvas.theme.palette.ink, book.board[0]
        soft = ink if canvas.theme.high_contrast else mix(ink, ground, 0.12)
        return cls(ground, ink, soft, book.mark, book.mark_ink)

    def plate(self, canvas: Canvas, rect: Rect, *, radius: float = 22.0) -> None:
        """What a row stands on: a tint, or an outline for weak eyes."""
        if canvas.theme.high_contrast:
            canvas.panel(rect, edge=self.ink, radius=radius)
        else:
            canvas.panel(rect, fill=with_alpha(self.mark, 0.09), radius=radius)

    def ring(self, canvas: Canvas, rect: Rect, *, radius: float) -> None:
        """The ring round whatever the keyboard is on: dark, since the paper is light."""
        reach = 5.0
        canvas.panel(grown(rect, reach), edge=self.ink, radius=radius + reach, width=3.5)


def paper_button(
    canvas: Canvas,
    paper: Paper,
    rect: Rect,
    icon: str,
    words: Text,
    *,
    key: str,
    keys: tuple[str, ...],
    enabled: bool = True,
) -> None:
    """A button on paper with an icon only; `words` are its name, which is not drawn."""
    feel = canvas.target(key, rect, words, enabled=enabled, keys=keys)
    x, y, wide, high = rect
    side = wide * 0.44
    box = (x + (wide - side) / 2, y + (high - side) / 2, side, side)
    if not enabled:
        canvas.panel(rect, edge=paper.mark, radius=18, dashed=True)
        canvas.icon(icon, box, with_alpha(paper.mark, 0.5))
        return
    if feel.focused:
        paper.ring(canvas, rect, radius=18)
    fill = paper.mark
    if feel.pressed:
        fill = darken(fill, 0.16)
    elif feel.hovered:
        fill = lighten(fill, 0.14)
    canvas.panel(rect, fill=fill, radius=18)
    canvas.icon(icon, box, paper.mark_ink)


def dots(canvas: Canvas, paper: Paper, rect: Rect, *, count: int, at: int) -> None:
    """A dot for each sheet; the open one is a dash. Where there are too many, a bar shows the part."""
    pitch = min(20.0, (rect[2] - 24) / count)
    if pitch < LEAST_PITCH:
        _bar(canvas, paper, rect, count=count, at=at)
        return
    radius = min(6.0, pitch * 0.3)
    x, middle = rect[0] + (rect[2] - (count - 1) * pitch) / 2, rect[1] + rect[3] / 2
    for number in range(count):
        if number == at:
            wide = 2 * radius + pitch * 0.5
            dash = (x - wide / 2, middle - radius, wide, 2 * radius)
            canvas.panel(dash, fill=paper.mark, radius=radius)
        else:
            faint = canvas.theme.high_contrast
            canvas.disc((x, middle), radius, paper.soft if faint else with_alpha(paper.mark, 0.35))
        x += pitch


def _bar(canvas: Canvas, paper: Paper, rect: Rect, *, count: int, at: int) -> None:
    wide, high = rect[2] - 24, 8.0
    x, y = rect[0] + 12, rect[1] + (rect[3] - high) / 2
    faint = paper.soft if canvas.theme.high_contrast else with_alpha(paper.mark, 0.35)
    canvas.panel((x, y + 2, wide, high - 4), fill=faint, radius=high / 2 - 2)
    part = max(wide / count, 12.0)
    canvas.panel((x + (wide - part) * at / (count - 1), y, part, high), fill=paper.mark, radius=high / 2)
