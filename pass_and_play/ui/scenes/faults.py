"""What is wrong with the card files, told on the shelf two faults at a time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pass_and_play.cards.fault import Fault
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, mix, with_alpha
from pass_and_play.ui.paint.palettes import BAD
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, BUTTON, SMALL, TITLE, H
from pass_and_play.ui.parts.button import button
from pass_and_play.words import Text, Words

LONG = 84
"""Letters of a sentence from which on a fault takes the room of two."""

NARROW = 900.0
"""A panel less wide than this has the file below its title, and what is kept above its buttons."""

_WHAT = H.at(18.5, weight=700)
_ADVICE = BODY.at(17.4)
_FILE = SMALL.at(17.4)


@dataclass(frozen=True, slots=True)
class Page:
    """Up to two faults under one title; `keeps` is what becomes of the matches that were begun."""

    title: Text
    keeps: Text | None
    faults: tuple[Fault, ...]


def pages(title: Text, faults: Sequence[Fault], *, keeps: Text | None) -> Iterator[Page]:
    """The faults in pairs; a long one alone."""
    waiting: list[Fault] = []
    for fault in faults:
        if waiting and (_long(fault) or _long(waiting[0]) or len(waiting) == 2):
            yield Page(title, keeps, tuple(waiting))
            waiting = []
        waiting.append(fault)
    yield Page(title, keeps, tuple(waiting))


def _long(fault: Fault) -> bool:
    return max(len(fault.what), len(fault.advice)) > LONG


def draw(canvas: Canvas, rect: Rect, page: Page, words: Words, *, more: bool) -> None:
    """The panel, 250 units high or more, or 460 where it is narrow, with the buttons `again` and, if there
    are `more` pages, `next`."""
    palette, (x, y, wide, high) = canvas.theme.palette, rect
    fill = (palette.b2, mix(palette.b1, palette.b0, 0.6))
    canvas.panel(rect, fill=fill, edge=palette.line, radius=26, shadow=3)
    if wide < NARROW:
        _head(canvas, (x + 28, y + 14, wide - 52, 40), page, words, narrow=True)
        _rows(canvas, (x + 20, y + 88, wide - 40, high - 88 - 138), page.faults, words, lines=(2, 4))
        _foot(canvas, (x + 20, y + high - 72, wide - 40, 56), page, words, more=more)
        if page.keeps is not None:
            line = (x + 28, y + high - 130, wide - 56, 50)
            canvas.write(page.keeps, line, _ADVICE, palette.text2, lines=2)
        return
    spare = (high - 250) / 46  # 0 beside the strip of a match to continue, 1 without it
    _head(canvas, (x + 28, y + 7 + 13 * spare, wide - 52, 40), page, words, narrow=False)
    rows = (x + 20, y + 50 + 22 * spare, wide - 40, 126 + 12 * spare)
    _rows(canvas, rows, page.faults, words, lines=(1, 3))
    foot = (x + 20, y + high - 66 - 6 * spare, wide - 40, 56 + 4 * spare)
    left = _foot(canvas, foot, page, words, more=more)
    if page.keeps is not None:
        room = (left, foot[1], foot[0] + foot[2] - left, foot[3])
        canvas.write(page.keeps, room, _ADVICE, palette.text2, lines=2)


def _head(canvas: Canvas, rect: Rect, page: Page, words: Words, *, narrow: bool) -> None:
    palette, (x, y, wide, high) = canvas.theme.palette, rect
    canvas.icon("file-broken", (x, y + high / 2 - 18, 36, 36), BAD)
    taken = canvas.write(page.title, (x + 50, y, 640, high), TITLE.at(28), palette.text)
    left = x + 50 if narrow else taken[0] + taken[2] + 24
    room = x + wide - left
    file = _tail(canvas, page.faults[0].file, words, room)
    place = (left, y + high - 6, room, 30) if narrow else (left, y, room, high)
    canvas.write(file, place, _FILE, palette.text2, align="left" if narrow else "right")


def _tail(canvas: Canvas, file: str, words: Words, room: float) -> Text:
    """As much of the end of a path as there is room for: there lies what is to be mended."""
    parts = file.split("/")
    shown = words.name(file)
    while canvas.measure(shown, _FILE) > room and len(parts) > 1:
        parts = parts[1:]
        shown = words.name("…/" + "/".join(parts))
    return shown


def _rows(
    canvas: Canvas, rect: Rect, faults: Sequence[Fault], words: Words, *, lines: tuple[int, int]
) -> None:
    """Up to two faults; `lines` are the most for each of their sentences, and for those of a long fault."""
    palette, (x, y, wide, high) = canvas.theme.palette, rect
    alone = any(_long(fault) for fault in faults)
    row = high if alone else (high - 6) / 2
    for index, fault in enumerate(faults):
        top = y + index * (row + 6)
        canvas.panel((x, top, wide, row), fill=with_alpha(BLACK, 0.28), radius=18)
        chip = (x + 16, top + row / 2 - 22, 118, 44)
        canvas.panel(chip, fill=with_alpha(BLACK, 0.45), radius=14)
        line = words("shelf.broken.line", n=fault.line)
        canvas.write(line, (chip[0] + 8, chip[1], 102, 44), H.at(17.4), palette.text, align="center")
        room = (x + 154, top, wide - 174, row)
        _sentences(canvas, room, fault, words, lines=lines[alone])


def _sentences(canvas: Canvas, rect: Rect, fault: Fault, words: Words, *, lines: int) -> None:
    """What is wrong, and below it what to write instead."""
    palette, (x, y, wide, high) = canvas.theme.palette, rect
    what, advice = words.name(fault.what), words.name(fault.advice)
    _, tall = canvas.extent(what, _WHAT, wide, lines=lines)
    _, below = canvas.extent(advice, _ADVICE, wide, lines=lines)
    top = y + (high - tall - below - 2) / 2
    canvas.write(what, (x, top, wide, tall), _WHAT, palette.text, lines=lines)
    canvas.write(advice, (x, top + tall + 2, wide, below), _ADVICE, palette.text2, lines=lines)


def _foot(canvas: Canvas, rect: Rect, page: Page, words: Words, *, more: bool) -> float:
    """The buttons; returns from where on there is room after them."""
    x, y, _, high = rect
    again, following = words("shelf.broken.again"), words("shelf.broken.next")
    style, left = BUTTON.at(20), x + 324
    button(canvas, (x, y, 300, high), again, key="again", kind="secondary", icon="rotate", style=style)
    if more:
        place = (x + 316, y, 230, high)
        button(canvas, place, following, key="next", kind="ghost", icon="chevron-right", style=style)
        left += 246
    return left
