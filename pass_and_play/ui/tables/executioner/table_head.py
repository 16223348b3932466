"""The top bar of a game: its number, what is on, and the four steps from the first card to the execution."""

from __future__ import annotations

from pass_and_play.engine.ask import Seat
from pass_and_play.games.executioner.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import TITLE, H, Style
from pass_and_play.ui.parts.bars import BARS
from pass_and_play.ui.parts.label import least
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables import frame
from pass_and_play.ui.tables.executioner.first_executioner import EMBLEM
from pass_and_play.words import Text

STEPS = ("first_card", "actions", "second_card", "execution")
_DISC = {Form.LANDSCAPE: 32.0, Form.PORTRAIT: 32.0, Form.COMPACT: 26.0}
_GAP, _APART, _ROUND = 9.0, 18.0, 8.0
"""From a disc to its words, from step to step, and round the one that is on."""


def draw(
    canvas: Canvas, table: TableView, room: Room, *, stripe: Seat | None = None, steps: bool = True
) -> None:
    """The bar. `stripe` is the seat to which the screen belongs, if it is one seat's to decide."""
    words, now = room.words, step(table)
    key = "first_look" if table.phase == "first_look" else STEPS[now] if now >= 0 else "cards"
    about = words(f"table_head.about.{key}", n=done(table), all=len(table.prisoners))
    subtitle = words("table_head.where", game=table.game, about=about)
    frame.head(canvas, room, subtitle, emblem=EMBLEM, done=0, rounds=0, stripe=stripe)
    if steps:
        _steps(canvas, table, room, now)


def step(table: TableView) -> int:
    """The index of the step that is on; -1 before the first card."""
    if table.begun or table.phase in ("execute", "shield", "death", "rewards", "succession"):
        return 3
    if len(table.drawn) != 1:
        return 2 if table.drawn else -1
    acted = any(one.acted for one in table.prisoners if one.seat != table.acting)
    return 1 if table.pending or table.phase == "call" or acted else 0


def done(table: TableView) -> int:
    """How many prisoners have had their action."""
    acting = table.acting is not None and step(table) == 1
    return len(table.prisoners) - len(table.pending) - acting


def _steps(canvas: Canvas, table: TableView, room: Room, now: int) -> None:
    """All four in the middle of what the title leaves free; where they have no room only the one that is on
    has words, and in the end none has."""
    bars = BARS[canvas.form]
    title = canvas.measure(room.words("title"), TITLE.at(25 if bars.button > 50 else 21))
    left = bars.margin + bars.button + 14 + title + 18
    free = canvas.size[0] - bars.margin - 2 * (bars.button + 8) - 12 - left
    names = [_name(table, room, index, now) for index in range(len(STEPS))]
    size = 17.0 if canvas.form is not Form.COMPACT else 15.0
    large = H.at(size, weight=700)
    small = large.at(size * max(least(canvas, large), 0.85))
    one = [name if index == now else None for index, name in enumerate(names)]
    none = [None] * len(STEPS)
    for said, style in ((names, large), (names, small), (one, large), (one, small), (none, small)):
        wides = [_wide(canvas, words, style, on=index == now) for index, words in enumerate(said)]
        wide = sum(wides) + _APART * (len(wides) - 1)
        if wide <= free:
            break
    x = left + (free - wide) / 2
    for index, (words, reach) in enumerate(zip(said, wides, strict=True)):
        _step(canvas, (x, 0, reach, bars.top), room, words, style, index, now)
        x += reach + _APART


def _name(table: TableView, room: Room, index: int, now: int) -> Text:
    """What a step is called; the actions that go on are counted."""
    if index == now == 1:
        return room.words("table_head.actions_of", n=done(table), all=len(table.prisoners))
    return room.words(f"table_head.{STEPS[index]}")


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
