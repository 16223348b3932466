"""Letters: fonts at their final size in pixels, runs of fonts on one baseline, lines that fit.

Everything here is in pixels. SDL only knows whole font sizes and rounds every letter's width to whole
pixels, so small text is drawn up to four times too large and scaled down: widths and weights are then
those of the design at any window size.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

import pygame

from pass_and_play.places import data_root
from pass_and_play.ui.paint import breaking
from pass_and_play.ui.paint.cache import Cache
from pass_and_play.ui.paint.colour import Colour, opacity
from pass_and_play.ui.paint.coverage import characters
from pass_and_play.ui.paint.theme import FIGTREE, FRAUNCES, Style

_NOTO = "noto-sans-sc"
_FILES = {
    (FIGTREE, 500): "figtree/Figtree_500Medium.ttf",
    (FIGTREE, 600): "figtree/Figtree_600SemiBold.ttf",
    (FIGTREE, 700): "figtree/Figtree_700Bold.ttf",
    (FIGTREE, 800): "figtree/Figtree_800ExtraBold.ttf",
    (FRAUNCES, 900): "fraunces/Fraunces_900Black.ttf",
    (_NOTO, 500): "noto-sans-sc/NotoSansSC_500Medium.ttf",
    (_NOTO, 800): "noto-sans-sc/NotoSansSC_800ExtraBold.ttf",
}
# Ascent and descent of each face as shares of its size: they place the baseline within a line.
_ASCENT = {FIGTREE: 0.950, FRAUNCES: 0.978}
_DESCENT = {FIGTREE: 0.250, FRAUNCES: 0.255}
# Cells for figures that change: width as a share of the size.
_CELL = {FIGTREE: 0.65, FRAUNCES: 0.72}
# The design tightens display lines by letter-spacing; drawn a little smaller they come out as wide.
_TIGHTEN = {FIGTREE: 1.0, FRAUNCES: 0.98}


@dataclass(frozen=True, slots=True)
class Line:
    """A finished line: its surface, where the baseline lies in it, its width, and what is inked (pixels)."""

    surface: pygame.Surface
    baseline: float
    width: float
    ink: pygame.Rect


_LINES: Cache[Line] = Cache(limit=12_000_000, surface=lambda line: line.surface)


def ascent(style: Style, size: float) -> float:
    """From the top of a line's content to its baseline, for a text `size` pixels high."""
    return _ASCENT[style.face] * size


def height(style: Style, size: float) -> float:
    """Height of a line's content."""
    return (_ASCENT[style.face] + _DESCENT[style.face]) * size


def clean(text: str) -> str:
    """`text` without what can never be seen: controls, zero-width and direction marks, lone surrogates."""
    return "".join(c for c in text if unicodedata.category(c) not in ("Cc", "Cf", "Cs"))


def missing_glyphs(text: str) -> str:
    """The characters of `text`, each once, that no font of the app can draw; lone surrogates among them."""
    drawable = frozenset().union(*(_characters(face, weight) for face, weight in _FILES))
    seen = dict.fromkeys(unicodedata.normalize("NFC", text))
    hidden = ("Cc", "Cf")
    return "".join(c for c in seen if ord(c) not in drawable and unicodedata.category(c) not in hidden)


@lru_cache(maxsize=4096)
def width(text: str, style: Style, size: float) -> float:
    """Width of `text` in pixels, drawn `size` pixels high."""
    oversize = _oversize(size)
    return sum(font.size(run)[0] for font, run in _runs(clean(text), style, size)) / oversize


def line(text: str, style: Style, size: float, colour: Colour) -> Line:
    """One line of text, ready to be blitted; the surface may be transparent and empty."""
    key = (text, style.face, style.weight, round(size * 16), colour)
    return _LINES.get(key, lambda: _draw(_runs(clean(text), style, size), style, size, colour))


def figures(text: str, style: Style, size: float, colour: Colour) -> Line:
    """One line whose digits stand centred in cells of one width, so that a counter never jitters."""
    key = ("figures", text, style.face, style.weight, round(size * 16), colour)
    return _LINES.get(key, lambda: _draw_cells(clean(text), style, size, colour))


@dataclass(frozen=True, slots=True)
class Fitted:
    """Text laid out to fit: the size that was reached, its lines, and whether words had to be cut off."""

    size: float
    lines: tuple[str, ...]
    cut: bool


@lru_cache(maxsize=2048)
def fit(text: str, style: Style, size: float, room: float, *, most: int, shrink: float) -> Fitted:
    """Lay `text` out in a room of `room` pixels' width and at most `most` lines.

    The text first breaks at its full size, then shrinks in small steps down to `shrink` (a share of
    `size`), then loses its end to an ellipsis.
    """
    steps = [size * (1 - (1 - shrink) * step / 8) for step in range(9)]
    for tried in steps:
        found = _broken(text, style, tried, room, most)
        if len(found) <= most and all(width(part, style, tried) <= room + 0.5 for part in found):
            return Fitted(tried, tuple(found), False)
    smallest = steps[-1]
    found = _broken(text, style, smallest, room, most)
    kept, rest = found[: most - 1], " ".join(found[most - 1 :])

    def measure(part: str) -> float:
        return width(part, style, smallest)

    return Fitted(smallest, (*kept, breaking.cut(rest, room, measure)), True)


def _broken(text: str, style: Style, size: float, room: float, most: int) -> list[str]:
    if most == 1:
        return [text.replace("\n", " ")]
    return breaking.lines(text, room + 0.5, lambda part: width(part, style, size))


@lru_cache(maxsize=96)  # each keeps its file open
def _font(face: str, weight: int, pixels: int) -> pygame.font.Font:
    pygame.font.init()
    return pygame.font.Font(_path(face, weight), pixels)


def _path(face: str, weight: int) -> Path:
    return data_root() / "assets" / "fonts" / _FILES[face, weight]


@cache
def _characters(face: str, weight: int) -> frozenset[int]:
    return characters(_path(face, weight))


def _oversize(size: float) -> int:
    """How many times too large a text of `size` pixels is drawn before it is scaled down."""
    if size < 40:
        return 4
    return 2 if size < 110 else 1


def _runs(text: str, style: Style, size: float) -> list[tuple[pygame.font.Font, str]]:
    """`text` in stretches of one font each: the style's own, then Figtree, then Noto Sans SC."""
    runs: list[tuple[tuple[str, int], str]] = []
    for face, character in zip(_faces(text, style), text, strict=True):
        if runs and runs[-1][0] == face:
            runs[-1] = (face, runs[-1][1] + character)
        else:
            runs.append((face, character))
    pixels = size * _oversize(size)
    return [(_font(*face, max(1, round(pixels * _TIGHTEN.get(face[0], 1.0)))), run) for face, run in runs]


def _faces(text: str, style: Style) -> list[tuple[str, int]]:
    own = (style.face, style.weight)
    chain = [
        own,
        (FIGTREE, min(style.weight, 800)),
        (_NOTO, 800 if style.weight >= 700 else 500),
        (FRAUNCES, 900),
    ]
    return [next((face for face in chain if ord(c) in _characters(*face)), own) for c in text]


def _draw(runs: Sequence[tuple[pygame.font.Font, str]], style: Style, size: float, colour: Colour) -> Line:
    """The runs side by side on one baseline, scaled down to their final size."""
    oversize = _oversize(size)
    drawn = [(font, font.size(run)[0], run) for font, run in runs]
    total = sum(wide for _, wide, _ in drawn)
    top = max((font.get_ascent() for font, _, _ in drawn), default=0)
    bottom = max((font.get_height() - font.get_ascent() for font, _, _ in drawn), default=0)
    large = _sheet(total, top + bottom, oversize, colour)
    x = 0
    for font, wide, run in drawn:
        if wide:
            large.blit(font.render(run, True, colour[:3]), (x, top - font.get_ascent()))
        x += wide
    return _finish(large, top / oversize, total / oversize, oversize, colour)


def _draw_cells(text: str, style: Style, size: float, colour: Colour) -> Line:
    oversize = _oversize(size)
    cell = _CELL[style.face] * size * oversize
    placed: list[tuple[float, pygame.font.Font, str]] = []
    x = 0.0
    for font, run in _runs(text, style, size):
        for character in run:
            wide = font.size(character)[0]
            step = cell if character.isdigit() else float(wide)
            placed.append((x + (step - wide) / 2, font, character))
            x += step
    top = max((font.get_ascent() for _, font, _ in placed), default=0)
    bottom = max((font.get_height() - font.get_ascent() for _, font, _ in placed), default=0)
    large = _sheet(round(x), top + bottom, oversize, colour)
    for left, font, character in placed:
        large.blit(font.render(character, True, colour[:3]), (round(left), top - font.get_ascent()))
    return _finish(large, top / oversize, x / oversize, oversize, colour)


def _sheet(wide: int, high: int, oversize: int, colour: Colour) -> pygame.Surface:
    """An empty surface for the large drawing, its sides whole multiples of `oversize`."""
    size = (-(-max(wide, 1) // oversize) * oversize, -(-max(high, 1) // oversize) * oversize)
    sheet = pygame.Surface(size, pygame.SRCALPHA, 32)
    # Scaling down mixes neighbouring pixels: invisible ones must have the text's colour as well.
    sheet.fill((*colour[:3], 0))
    return sheet


def _finish(large: pygame.Surface, base: float, wide: float, oversize: int, colour: Colour) -> Line:
    small = large
    if oversize > 1:
        target = (large.get_width() // oversize, large.get_height() // oversize)
        small = pygame.transform.smoothscale(large, target)
    if opacity(colour) < 1:
        small.set_alpha(round(opacity(colour) * 255))
    return Line(small, base, wide, small.get_bounding_rect(min_alpha=40))
