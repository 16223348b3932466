"""What the sheets share that show one thing of Caper closer: a large card, reasons, a forecast, buttons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import RGB
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.palettes import CAPER, Caper
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, TITLE, H, Style
from pass_and_play.ui.parts.button import button
from pass_and_play.ui.parts.label import least, set_in
from pass_and_play.ui.room import LOOK, PICK
from pass_and_play.ui.tables.caper import signs
from pass_and_play.ui.tables.caper.closer_reasons import Reason
from pass_and_play.words import Text, Words

ROW_RADIUS = 22.0

_PITCH = {Form.LANDSCAPE: 42.0, Form.PORTRAIT: 48.0, Form.COMPACT: 36.0}
"""From reason to reason in each form, in canvas units."""


@dataclass(frozen=True, slots=True)
class Face:
    """A large card: what stands in its head, its picture, name, signs and sentence. `coins` are an income
    (signed) or a cost; `chip` is the colour, ink and shape of gear."""

    kind: Text
    icon: str
    name: Text
    lines: tuple[signs.Line, ...]
    says: Text
    coins: Text | None = None
    chip: tuple[RGB, RGB, str] | None = None
    art: tuple[RGB, RGB] = (CAPER.acc, Caper.CREAM)
    quiet: bool = False
    """In a hand, where all cards have one paper and no picture in colour."""


def large_card(canvas: Canvas, rect: Rect, face: Face) -> None:
    """A card with its sentence; the picture takes whatever room is left."""
    x, y, wide, high = rect
    small, ink = canvas.form is Form.COMPACT, Caper.SIDE_INK
    radius = 28.0
    canvas.panel(rect, fill=Caper.THIEF, radius=radius, shadow=2)
    head = 44.0 if small else 58.0
    _head(canvas, (x, y, wide, head), face)
    title, size = TITLE.at(27 if small else 35), 21.0 if small else 29.0
    says = BODY.at(16 if small else 19.5)
    name_high = title.size * 1.3
    signs_high = len(face.lines) * size * 1.4
    text_high = canvas.extent(face.says, says, wide - 40, lines=6)[1]
    words_high = name_high + signs_high + text_high + (16 if small else 30)
    art = (x, y + head, wide, max(0.0, high - head - words_high))
    _art(canvas, art, face)
    top = art[1] + art[3] + (4 if small else 8)
    canvas.write(face.name, (x + 14, top, wide - 28, name_high), title, ink, align="center", shrink=0.6)
    top += name_high + 2
    signs.draw_lines(canvas, face.lines, (x + 12, top, wide - 24, signs_high), size, ink, pitch=1.4)
    top += signs_high + 2
    room = (x + 20, top, wide - 40, y + high - top - (8 if small else 12))
    style, lines = set_in(canvas, face.says, says, room[2], room[3])
    canvas.write(face.says, room, style, ink, align="center", lines=lines, shrink=least(canvas, style))


def _head(canvas: Canvas, rect: Rect, face: Face) -> None:
    """What kind of card it is, and its coins."""
    x, y, wide, high = rect
    style, pad = H.at(17 if canvas.form is Form.COMPACT else 20), 18.0
    canvas.write(face.kind, (x + pad, y, wide * 0.5, high), style, Caper.SIDE_INK)
    right = x + wide - pad
    if face.chip is not None:
        fill, ink, icon = face.chip
        side = high * 0.62
        chip = (right - side, y + (high - side) / 2, side, side)
        canvas.panel(chip, fill=fill, radius=side * 0.26)
        inset = side * 0.25
        canvas.icon(icon, (chip[0] + inset, chip[1] + inset, side / 2, side / 2), ink)
        right = chip[0] - 14
    if face.coins is not None:
        side = style.size * 1.25
        canvas.icon("coin", (right - side, y + (high - side) / 2, side, side), Caper.SIDE_INK)
        place = (x + wide * 0.4, y, right - side - 6 - x - wide * 0.4, high)
        canvas.write(face.coins, place, style, Caper.SIDE_INK, align="right")


def _art(canvas: Canvas, rect: Rect, face: Face) -> None:
    """The emblem on a disc, before an evening sky where all may see it."""
    x, y, wide, high = rect
    if high < 40:
        return
    if face.quiet or canvas.theme.high_contrast:
        canvas.veil(rect, Caper.QUIET_HEAD)
    else:
        canvas.panel(rect, fill=face.art, radius=0)
    radius = min(high * 0.42, wide * 0.3, 88.0)
    centre = (x + wide / 2, y + high / 2)
    canvas.disc(centre, radius, Caper.THIEF[0] if face.quiet else Caper.CREAM)
    side = radius * 1.14
    canvas.icon(face.icon, (centre[0] - side / 2, centre[1] - side / 2, side, side), Caper.SIDE_INK)


# ---------------------------------------------------------------- rows


def reasons_high(canvas: Canvas, count: int) -> float:
    """How much room the reasons take below a card."""
    return count * _PITCH[canvas.form]


def draw_reasons(canvas: Canvas, rect: Rect, known: Sequence[Reason], words: Words) -> None:
    """Icon, number and where it comes from, row by row."""
    palette, small = canvas.theme.palette, canvas.form is Form.COMPACT
    x, y, wide, high = rect
    if not known:
        style = BODY.at(15 if small else 18)
        canvas.write(words("closer.nothing"), rect, style, palette.text2, valign="top")
        return
    pitch = min(high / len(known), _PITCH[canvas.form])
    size = min(20.0 if small else 24.0, pitch * 0.72)
    bold = H.at(size)
    numbers = [words.number(reason.n) for reason in known]
    reach = max(canvas.measure(number, bold) for number in numbers) + 2
    for index, (reason, number) in enumerate(zip(known, numbers, strict=True)):
        top = y + index * pitch
        canvas.icon(reason.icon, (x, top + (pitch - size) / 2, size, size), Caper.CREAM)
        canvas.write(number, (x + size + 10, top, reach, pitch), bold, palette.text, align="right")
        left = x + size + reach + 22
        _sources(canvas, (left, top, x + wide - left, pitch), reason.sources, words)


def _sources(canvas: Canvas, rect: Rect, sources: Sequence[Text], words: Words) -> None:
    """As many of them as there is room for, in smaller letters where that takes two lines."""
    small, told = canvas.form is Form.COMPACT, list(sources)
    usual = BODY.at(15 if small else 18)
    low = usual.at(usual.size * least(canvas, usual))
    for style, lines in ((usual, 1), (low, 2)):
        if canvas.theme.size(style) * 1.1 * lines > rect[3]:
            continue
        for left_out in range(len(sources) if lines > 1 else 1):
            if left_out:
                told = [*sources[:-left_out], words("closer.more", n=left_out)]
            says = words.listed(told)
            if canvas.extent(says, style, rect[2], lines=9, shrink=1.0)[1] <= _tall(canvas, style, lines):
                canvas.write(says, rect, style, canvas.theme.palette.text2, lines=lines)
                return
    canvas.write(words.listed(told), rect, low, canvas.theme.palette.text2)


def _tall(canvas: Canvas, style: Style, lines: int) -> float:
    """How high so many lines are at most."""
    return canvas.theme.size(style) * (1.21 + (lines - 1) * style.line)


# ---------------------------------------------------------------- foot


@dataclass(frozen=True, slots=True)
class Way:
    """A button at the foot: to another thing, or to choose what is shown."""

    key: str
    words: Text
    icon: str
    enabled: bool = True
    after: bool = False
    keys: tuple[str, ...] = ()


def way_to(thing: str, words: Text, *, forth: bool) -> Way:
    """To the thing before or after this one."""
    keys = ("ctrl+right", "page down") if forth else ("ctrl+left", "page up")
    icon = "arrow-right" if forth else "arrow-left"
    return Way(f"{LOOK}{thing}", words, icon, after=forth, keys=keys)


def draw_foot(canvas: Canvas, rect: Rect, ways: Sequence[Way]) -> None:
    """The buttons side by side; one that chooses is the main one and a little wider."""
    if not ways:
        return
    small, gap = canvas.form is Form.COMPACT, 16.0
    shares = [1.25 if way.key.startswith(PICK) else 1.0 for way in ways]
    unit = (rect[2] - gap * (len(ways) - 1)) / max(sum(shares), 3.25)
    left = rect[0] + rect[2] - unit * sum(shares) - gap * (len(ways) - 1)
    for way, share in zip(ways, shares, strict=True):
        place = (left, rect[1], unit * share, rect[3])
        button(
            canvas,
            place,
            way.words,
            key=way.key,
            kind="primary" if way.key.startswith(PICK) else "secondary",
            icon=way.icon,
            icon_after=way.after,
            enabled=way.enabled,
            style=H.at(17 if small else 20),
            keys=way.keys,
        )
        left += unit * share + gap
