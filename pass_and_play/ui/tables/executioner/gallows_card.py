"""A gallows card: upright as it is printed, or as a strip where there is no room for that."""

from __future__ import annotations

from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import Colour, rgb, with_alpha
from pass_and_play.ui.paint.palettes import EXECUTIONER, King
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, TITLE, H
from pass_and_play.ui.parts.label import LEAST, least, set_in
from pass_and_play.ui.tables.executioner.faces import GALLOWS_BACK
from pass_and_play.words import Text, Words

WIDE, HIGH = 268.0, 402.0
"""Size of the printed card; what stands on it has its places in these units."""

_ROUNDNESS = 26 / WIDE
_NARROW = 0.9
"""A card that is narrower than this share of the printed one is set anew."""

_INK = EXECUTIONER.ink
_PAPER = (rgb("#F3EAD0"), rgb("#DCCB9E"))


def draw(canvas: Canvas, rect: Rect, gallows: str, caption: Text, words: Words) -> None:
    """The card of this key in `rect`; `caption` says which card of the game it is."""
    (_strip if rect[2] > rect[3] else _upright)(canvas, rect, gallows, caption, words)


def _faint(canvas: Canvas) -> Colour:
    """Captions on the paper."""
    return _INK if canvas.theme.high_contrast else with_alpha(_INK, 0.75)


def back(canvas: Canvas, rect: Rect) -> None:
    """A face-down card in the place of one that is still to be turned."""
    if rect[2] < rect[3]:
        canvas.picture(GALLOWS_BACK, rect, radius=_ROUNDNESS)
        return
    x, y, wide, high = rect
    canvas.panel(rect, fill=King.EVENT_BACK, edge=EXECUTIONER.acc, radius=20)
    side = high * 0.5
    canvas.icon("axe", (x + (wide - side) / 2, y + (high - side) / 2, side, side), EXECUTIONER.acc)


def _upright(canvas: Canvas, rect: Rect, gallows: str, caption: Text, words: Words) -> None:
    """Picture, caption, name, and what it does. A narrow card has a lower picture, so that its letters keep
    their size."""
    x, y, wide, high = rect
    unit, smallest = wide / WIDE, LEAST[canvas.form]
    small, title, body = H.at(max(17 * unit, smallest)), TITLE.at(30 * unit), BODY.at(max(19 * unit, 16))
    narrow = unit < _NARROW
    top = _picture(canvas, rect) if narrow else _printed(canvas, rect)
    left, room = x + wide * 0.075, wide * 0.85
    line, tall = (22.0, 30.0) if narrow else (30 * unit, 44 * unit)
    canvas.write(caption, (left, top, room, line), small, _faint(canvas), align="center")
    name = (left, top + line, room, tall)
    canvas.write(words(f"gallows.{gallows}"), name, title, _INK, align="center", shrink=0.6)
    start = top + line + tall + (0 if narrow else 4 * unit)
    block = (left, start, room, y + high * 0.965 - start)
    says = words(f"gallows.{gallows}.text")
    letters, lines = set_in(canvas, says, body, room, block[3])
    canvas.write(says, block, letters, _INK, align="center", lines=lines, shrink=1.0)


def _printed(canvas: Canvas, rect: Rect) -> float:
    """The card as it is printed; returns where the caption begins."""
    canvas.panel(rect, fill=_PAPER[0], radius=_ROUNDNESS * rect[2], shadow=3)
    canvas.picture("face-gallows-event", rect, radius=_ROUNDNESS)
    return rect[1] + rect[3] * 196 / HIGH


def _picture(canvas: Canvas, rect: Rect) -> float:
    """Paper with a frame and a low picture; returns where the caption begins."""
    x, y, wide, high = rect
    radius = _ROUNDNESS * wide
    canvas.panel(rect, fill=_PAPER, radius=radius, shadow=3)
    frame = (x + 7, y + 7, wide - 14, high - 14)
    canvas.panel(frame, edge=_INK, radius=radius * 0.75, width=2)
    band = (x + 11, y + 11, wide - 22, high * 0.25)
    canvas.panel(band, fill=EXECUTIONER.b2, radius=radius * 0.6)
    middle, reach = (x + wide / 2, band[1] + band[3] / 2), band[3] * 0.42
    canvas.disc(middle, reach, EXECUTIONER.acc)
    side = reach * 1.35
    canvas.icon("gallows", (middle[0] - side / 2, middle[1] - side / 2, side, side), _INK)
    return band[1] + band[3] + 6


def _strip(canvas: Canvas, rect: Rect, gallows: str, caption: Text, words: Words) -> None:
    """Picture at the left; caption and name above what it does."""
    x, y, wide, high = rect
    canvas.panel(rect, fill=_PAPER, radius=20, shadow=2)
    side = high - 20
    canvas.panel((x + 10, y + 10, side, side), fill=EXECUTIONER.b2, radius=14)
    canvas.icon(
        "gallows", (x + 10 + side * 0.2, y + 10 + side * 0.2, side * 0.6, side * 0.6), EXECUTIONER.acc
    )
    left = x + side + 26
    room = wide - side - 42
    smallest = LEAST[canvas.form]
    name, small, body = TITLE.at(26), H.at(max(16, smallest)), BODY.at(max(18, smallest))
    head = words(f"gallows.{gallows}")
    reach = min(canvas.measure(head, name), room * 0.7)
    canvas.write(head, (left, y + 8, reach + 1, high * 0.32), name, _INK, shrink=0.6)
    beside = (left + reach + 14, y + 8, room - reach - 14, high * 0.32)
    canvas.write(caption, beside, small, _faint(canvas), align="right", shrink=least(canvas, small))
    block = (left, y + 8 + high * 0.32, room, high * 0.68 - 18)
    says = words(f"gallows.{gallows}.text")
    letters, lines = set_in(canvas, says, body, room, block[3])
    canvas.write(says, block, letters, _INK, lines=lines, shrink=1.0)
