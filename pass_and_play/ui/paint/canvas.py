"""The canvas: a window's surface, addressed in canvas units and painted at its own pixels.

A screen is laid out on 1280 x 800 units (800 x 1280 upright). The canvas scales them to the window,
draws everything at its final size, and remembers what was drawn: the stage finds there what can be
touched, and the tests what can be read.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from pass_and_play.ui.paint import art, text
from pass_and_play.ui.paint.backdrop import backdrop
from pass_and_play.ui.paint.colour import WHITE, Colour
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Mark, Record, Rect, Target
from pass_and_play.ui.paint.sheet import Point, Sheet
from pass_and_play.ui.paint.theme import Style, Theme
from pass_and_play.words import Name, Text


@dataclass(frozen=True, slots=True)
class Pointer:
    """Where mouse, finger and keyboard are: keys of targets, how long one is held (share of its time), and
    how far the pressed one was dragged (canvas units)."""

    hover: str | None = None
    focus: str | None = None
    pressed: str | None = None
    held: float = 0.0
    pull: Point | None = None


@dataclass(frozen=True, slots=True)
class Feel:
    """How one target is to be drawn just now. A grip that is being dragged has a `pull`, in canvas units: it
    is drawn so far from its place, over everything else."""

    hovered: bool = False
    focused: bool = False
    pressed: bool = False
    held: float = 0.0
    enabled: bool = True
    pull: Point | None = None


class Canvas(Sheet):
    """A surface to paint one screen on, once."""

    def __init__(
        self,
        surface: pygame.Surface,
        theme: Theme,
        *,
        form: Form = Form.LANDSCAPE,
        pointer: Pointer | None = None,
    ) -> None:
        """`form` is what the surface is laid out as."""
        super().__init__(surface, theme, form.size)
        self.form = form
        self.pointer = pointer or Pointer()
        self._record = Record()

    def backdrop(self, kind: str, *, tint: Colour | None = None) -> None:
        """Fill the whole window, margins included, and forget what was drawn before.

        Kinds: `table`, `curtain` (`tint` is the seat's colour), `dark` (a power cut), `shelf`.
        """
        flat = self.theme.high_contrast
        size = self.surface.get_size()
        self.surface.blit(backdrop(size, kind, self.theme.palette, tint=tint, flat=flat), (0, 0))
        self._record = Record()

    # Pictures.

    def icon(self, name: str, rect: Rect, colour: Colour) -> None:
        """A small one-coloured icon, as large as `rect` allows, in its middle."""
        place = self.to_pixels(rect)
        side = max(1, min(place.w, place.h))
        drawn = art.icon(name, side, colour)
        self.surface.blit(drawn, (place.centerx - side // 2, place.centery - side // 2))
        self._record.pictures.append(Mark(name, rect))

    def picture(
        self, name: str, rect: Rect, *, alpha: float = 1.0, radius: float = 0.0, tint: Colour = WHITE
    ) -> None:
        """A full-colour picture that covers `rect`; `radius` is a share of its width (a card: 0.09).

        `tint` is for the motifs, which are white.
        """
        place = self.to_pixels(rect)
        drawn = art.picture(name, place.size, radius=radius * place.w, alpha=alpha, tint=tint)
        self.surface.blit(drawn, place)
        self._record.pictures.append(Mark(name, rect))

    # Words.

    def measure(self, words: Text, style: Style) -> float:
        """Width of `words` on one line, in canvas units."""
        return text.width(words, style, self._size(style)) / self.scale

    def extent(
        self, words: Text, style: Style, room: float, *, lines: int = 1, shrink: float = 0.8
    ) -> tuple[float, float]:
        """Width and height that `write` would take in a room of that width, in canvas units."""
        fitted = text.fit(words, style, self._size(style), room * self.scale, most=lines, shrink=shrink)
        widest = max(text.width(part, style, fitted.size) for part in fitted.lines)
        tall = text.height(style, fitted.size) + (len(fitted.lines) - 1) * fitted.size * style.line
        return widest / self.scale, tall / self.scale

    def write(
        self,
        words: Text,
        rect: Rect,
        style: Style,
        colour: Colour,
        *,
        align: str = "left",
        valign: str = "middle",
        lines: int = 1,
        shrink: float = 0.8,
    ) -> Rect:
        """Write `words` into `rect` and return the units that their lines take.

        They break into at most `lines` lines, then shrink down to `shrink` of their size, then lose their
        end to an ellipsis, which is a flaw. `align` is left, center or right, `valign` middle or top.
        """
        fitted = text.fit(words, style, self._size(style), rect[2] * self.scale, most=lines, shrink=shrink)
        pitch = fitted.size * style.line / self.scale
        tall = text.height(style, fitted.size) / self.scale
        block = pitch * (len(fitted.lines) - 1) + tall
        top = rect[1] + ((rect[3] - block) / 2 if valign == "middle" else (pitch - tall) / 2)
        self._note_cuts(words, rect, cut=fitted.cut, tall=block - 0.35 * tall)
        widest = 0.0
        for number, part in enumerate(fitted.lines):
            drawn = text.line(part, style, fitted.size, colour)
            wide = drawn.width / self.scale
            widest = max(widest, wide)
            base = top + number * pitch + text.ascent(style, fitted.size) / self.scale
            self._stamp(drawn, (_aligned(rect, wide, align), base), words)
        return _aligned(rect, widest, align), top, widest, block

    def spans(
        self,
        runs: Sequence[tuple[Text, Style, Colour]],
        rect: Rect,
        *,
        align: str = "left",
        gap: float = 0.0,
        shrink: float = 0.8,
    ) -> Rect:
        """Write runs of different styles on one baseline, `gap` units apart, and return the units they take.

        All shrink together if they do not fit.
        """
        gaps = gap * (len(runs) - 1)
        natural = sum(self.measure(words, style) for words, style, _ in runs)
        factor = min(1.0, max(shrink, (rect[2] - gaps) / natural)) if natural else 1.0
        wide = natural * factor + gaps
        for words, _, _ in runs:
            self._note_cuts(words, rect, cut=wide > rect[2] + 1, tall=0)
        sizes = [self._size(style) * factor for _, style, _ in runs]
        _, lead, size = max(
            ((size, style, size) for (_, style, _), size in zip(runs, sizes, strict=True)),
            key=lambda entry: entry[0],
        )
        tall = text.height(lead, size) / self.scale
        base = rect[1] + (rect[3] - tall) / 2 + text.ascent(lead, size) / self.scale
        left = x = _aligned(rect, wide, align)
        for (words, style, colour), one in zip(runs, sizes, strict=True):
            drawn = text.line(words, style, one, colour)
            self._stamp(drawn, (x, base), words)
            x += drawn.width / self.scale + gap
        return left, rect[1] + (rect[3] - tall) / 2, wide, tall

    def figures(self, words: Text, rect: Rect, style: Style, colour: Colour, *, align: str = "left") -> Rect:
        """Write a number that changes (a clock, a count): its digits stand in cells of one width."""
        size = self._size(style)
        drawn = text.figures(words, style, size, colour)
        tall = text.height(style, size) / self.scale
        top = rect[1] + (rect[3] - tall) / 2
        wide = drawn.width / self.scale
        self._note_cuts(words, rect, cut=wide > rect[2] + 1, tall=0)
        left = _aligned(rect, wide, align)
        self._stamp(drawn, (left, top + text.ascent(style, size) / self.scale), words)
        return left, top, wide, tall

    def _size(self, style: Style) -> float:
        return self.theme.size(style) * self.scale

    def _stamp(self, drawn: text.Line, at: Point, words: Text) -> None:
        """Blit a line with its left end and baseline at `at` (units), and record its ink."""
        x = round(self._origin[0] + at[0] * self.scale)
        y = round(self._origin[1] + at[1] * self.scale - drawn.baseline)
        self.surface.blit(drawn.surface, (x, y))
        if drawn.ink.w:
            self._record.texts.append(Mark(words, self.rect_to_units(drawn.ink.move(x, y))))

    def _note_cuts(self, words: Text, rect: Rect, *, cut: bool, tall: float) -> None:
        if cut and isinstance(words, Name) and words.is_long:
            return
        if cut:
            self._record.cuts.append(Mark(f"The text {words!r} is too long for {rect[2]:.0f} units.", rect))
        elif tall > rect[3] + 1:
            self._record.cuts.append(Mark(f"The text {words!r} is too tall for {rect[3]:.0f} units.", rect))

    # What can be touched, and what is known of the drawing.

    def target(
        self,
        key: str,
        rect: Rect,
        words: Text,
        *,
        enabled: bool = True,
        hold_ms: int = 0,
        keys: tuple[str, ...] = (),
        closer: str | None = None,
        grip: bool = False,
    ) -> Feel:
        """Make `rect` something to touch, and tell how it is to be drawn just now; see `Target`."""
        self._record.targets.append(Target(key, words, rect, enabled, hold_ms, keys, closer, grip))
        pressed = enabled and self.pointer.pressed == key
        return Feel(
            hovered=enabled and self.pointer.hover == key,
            focused=self.pointer.focus == key,
            pressed=pressed,
            held=self.pointer.held if pressed else 0.0,
            enabled=enabled,
            pull=self.pointer.pull if pressed and grip else None,
        )

    def cover(self, rect: Rect) -> None:
        """Forget what was drawn inside `rect`: something opaque is drawn over it now."""
        self._record.cover(rect)

    @property
    def targets(self) -> list[Target]:
        """What can be touched, lowest first."""
        return self._record.targets

    @property
    def texts(self) -> list[str]:
        """The words that can be read, in the order in which they were written."""
        return [mark.what for mark in self._record.texts]

    @property
    def pictures(self) -> list[str]:
        """The names of the icons and pictures that can be seen."""
        return [mark.what for mark in self._record.pictures]

    @property
    def flaws(self) -> list[str]:
        """One sentence for each text cut off, each target too small, each overlap, each thing outside."""
        return list(self._record.flaws(self.size, self.form.least_target))


def _aligned(rect: Rect, wide: float, align: str) -> float:
    """Where something `wide` units wide starts in `rect`."""
    share = {"left": 0.0, "center": 0.5, "right": 1.0}[align]
    return rect[0] + (rect[2] - wide) * share
