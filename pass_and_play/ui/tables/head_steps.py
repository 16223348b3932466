"""Steps in the middle of the top bar: those that are done, the one that is on, and those to come."""

from __future__ import annotations

from collections.abc import Sequence

from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import TITLE, H, Style
from pass_and_play.ui.parts.bars import BARS
from pass_and_play.ui.parts.focus import focus_ring
from pass_and_play.ui.parts.label import least
from pass_and_play.ui.room import Room
from pass_and_play.words import Text

_DISC = {Form.LANDSCAPE: 32.0, Form.PORTRAIT: 32.0, Form.COMPACT: 26.0}
_GAP, _APART, _ROUND = 9.0, 18.0, 8.0
"""From a disc to its words, from step to step, and round the one that is on."""


def head_steps(
    canvas: Canvas, room: Room, names: Sequence[Text], now: int, *, keys: Sequence[str | None] = ()
) -> None:
    """All steps in the middle of what the title leaves free, `now` the index of the one that is on; where
    they have no room only that one has words, and in the end none has. `keys` are those of the steps that
    can be touched, where they have room for a finger."""
    bars = BARS[canvas.form]
    title = canvas.measure(room.words("title"), TITLE.at(25 if bars.button > 50 else 21))
    left = bars.margin + bars.button + 14 + title + 18
    free = canvas.size[0] - bars.margin - 2 * (bars.button + 8) - 12 - left
    size = 17.0 if canvas.form is not Form.COMPACT else 15.0
    large = H.at(size, weight=700)
    small = large.at(size * max(least(canvas, large), 0.85))
    one = [name if index == now else None for index, name in enumerate(names)]
    none = [None] * len(names)
    for said, style in ((names, large), (names, small), (one, large), (one, small), (none, small)):
        wides = [_wide(canvas, words, style, on=index == now) for index, words in enumerate(said)]
        wide = sum(wides) + _APART * (len(wides) - 1)
        if wide <= free:
            break
    x = left + (free - wide) / 2
    for index, (words, reach) in enumerate(zip(said, wides, strict=True)):
        place = (x, 0.0, reach, bars.top)
        key = keys[index] if index < len(keys) else None
        if key is not None and reach + _APART - 8 >= canvas.form.least_target:
            _touch(canvas, place, names[index], key)
        _step(canvas, place, room, words, style, index, now)
        x += reach + _APART


def _touch(canvas: Canvas, rect: Rect, name: Text, key: str) -> None:
    """Make a step something to touch, as wide as a finger needs it."""
    x, _, wide, high = rect
    more = max(0.0, canvas.form.least_target - wide) / 2
    if canvas.target(key, (x - more, 0, wide + 2 * more, high - 1), name).focused:
        focus_ring(canvas, (x - 4, 6, wide + 8, high - 12), radius=high / 2, gap=0)


def _wide(canvas: Canvas, words: Text | None, style: Style, *, on: bool) -> float:
    """How wide a step is, with the pill round the one that is on."""
    side = _DISC[canvas.form]
    told = 0.0 if words is None else _GAP + canvas.measure(words, style) + 1
    return side + told + (2 * _ROUND if on else 0) + (_ROUND if on and words is not None else 0)


def _step(
    canvas: Canvas, rect: Rect, room: Room, words: Text | None, style: Style, index: int, now: int
) -> None:
    """Done: a disc with a check. On: a bright pill. To come: a dashed disc."""
    palette, side = canvas.theme.palette, _DISC[canvas.form]
    x, y, wide, high = rect
    middle, on = y + high / 2, index == now
    if on:
        pill = (x, middle - side / 2 - _ROUND, wide, side + 2 * _ROUND)
        canvas.panel(pill, fill=palette.text, radius=side)
        x += _ROUND
    centre = (x + side / 2, middle)
    box = (x, middle - side / 2, side, side)
    if index < now:
        canvas.disc(centre, side / 2, palette.acc)
        tick = side * 0.56
        canvas.icon("check", (centre[0] - tick / 2, middle - tick / 2, tick, tick), palette.acc_ink)
    else:
        if on:
            canvas.disc(centre, side / 2, palette.ink)
        else:
            canvas.panel(box, edge=palette.line, radius=side / 2, dashed=True)
        digit = H.at(16 if side > 30 else 14)
        ink = palette.text if on else palette.text2
        canvas.write(room.words.number(index + 1), box, _still(canvas, digit), ink, align="center")
    if words is not None:
        line = (x + side + _GAP, y, canvas.measure(words, style) + 1, high)
        canvas.write(words, line, style, palette.ink if on else palette.text2)


def _still(canvas: Canvas, style: Style) -> Style:
    """Letters that do not grow with the text size: the disc round them does not either."""
    return style.at(style.size / max(1.0, canvas.theme.text_size))
