"""A gallows card: upright as it is printed, or as a strip where there is no room for that."""

from __future__ import annotations

from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import Colour, rgb, with_alpha
from pass_and_play.ui.paint.palettes import EXECUTIONER
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, TITLE, H
from pass_and_play.ui.parts.label import LEAST, least
from pass_and_play.words import Text, Words

WIDE, HIGH = 268.0, 402.0
"""Size of the printed card; what stands on it has its places in these units."""

_INK = EXECUTIONER.ink
_PAPER = (rgb("#F3EAD0"), rgb("#DCCB9E"))


def draw(canvas: Canvas, rect: Rect, gallows: str, caption: Text, words: Words) -> None:
    """The card of this key in `rect`; `caption` says which card of the game it is."""
    (_strip if rect[2] > rect[3] else _upright)(canvas, rect, gallows, caption, words)


def _faint(canvas: Canvas) -> Colour:
    """Captions on the paper."""
    return _INK if canvas.theme.high_contrast else with_alpha(_INK, 0.75)


def _upright(canvas: Canvas, rect: Rect, gallows: str, caption: Text, words: Words) -> None:
    """Picture, caption, name, and what it does in up to five lines."""
    x, y, wide, high = rect
    unit = wide / WIDE
    canvas.panel(rect, fill=_PAPER[0], radius=26 * unit, shadow=3)
    canvas.picture("face-gallows-event", rect, radius=26 / WIDE)
    icon = 104 * unit
    canvas.icon("gallows", (x + (wide - icon) / 2, y + high * 100 / HIGH - icon / 2, icon, icon), _INK)
    smallest = LEAST[canvas.form]
    small, title, body = (
        H.at(max(17 * unit, smallest)),
        TITLE.at(30 * unit),
        BODY.at(max(19 * unit, smallest)),
    )
    left, room = x + 22 * unit, wide - 44 * unit
    canvas.write(
        caption, (left, y + high * 196 / HIGH, room, 30 * unit), small, _faint(canvas), align="center"
    )
    line = (left, y + high * 226 / HIGH, room, 44 * unit)
    canvas.write(words(f"gallows.{gallows}"), line, title, _INK, align="center", shrink=0.6)
    block = (left, y + high * 272 / HIGH, room, high * 112 / HIGH)
    says = words(f"gallows.{gallows}.text")
    canvas.write(says, block, body, _INK, align="center", lines=5, shrink=least(canvas, body))


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
    lines = max(1, int(block[3] // (body.size * 1.3)))
    says = words(f"gallows.{gallows}.text")
    canvas.write(says, block, body, _INK, lines=lines, shrink=least(canvas, body))
