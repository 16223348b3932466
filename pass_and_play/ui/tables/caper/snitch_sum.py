"""The Snitch's score, as a sum: the points of the lower Mastermind and a sixth of those of the higher one."""

from __future__ import annotations

from pass_and_play.games.caper import snitch
from pass_and_play.games.caper.scoring import Score
from pass_and_play.games.caper.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import Colour
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import FIGURE, SMALL
from pass_and_play.ui.parts.label import fitting, least
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.caper import sides
from pass_and_play.ui.tables.caper.score_facts import name_of
from pass_and_play.words import Text


def draw(canvas: Canvas, rect: Rect, table: TableView, whole: Score, room: Room) -> None:
    """Three figures with a caption each: the first two make the third."""
    palette, words, small = canvas.theme.palette, room.words, canvas.form is Form.COMPACT
    canvas.panel(rect, fill=(palette.b2, palette.b1), edge=palette.line, radius=24)
    low = 0 if whole.totals[0] < whole.totals[1] else 1
    more, fewer = max(whole.totals), min(whole.totals)
    mine = snitch.points(whole.totals)
    seat = sides.snitch(table.parts)
    assert seat is not None
    look = room.look(seat)
    known: tuple[tuple[int, tuple[Text, ...], Colour], ...] = (
        (fewer, _ways(room, "fewer", name_of(table, room, low)), sides.COLOURS[low]),
        (mine - fewer, (words("over.snitch.share", n=more),), sides.COLOURS[1 - low]),
        (mine, _ways(room, "sum", room.names[seat]), look.colour),
    )
    x, y, wide, high = rect
    side = min(64.0, high * 0.5)
    left = x + 18
    canvas.icon("snitch", (left, y + (high - side) / 2, side, side), palette.acc)
    left += side + 10
    column = (x + wide - 10 - left) / 3
    figure = FIGURE.at(36 if small else 52)
    style = SMALL.at(14.5 if small else 17)
    foot = canvas.theme.size(style) * 1.3 + (10 if small else 16)
    for index, (n, ways, colour) in enumerate(known):
        box = (left + index * column, y + 6, column, high - foot - 6)
        canvas.write(words.number(n), box, figure, colour, align="center", shrink=0.6)
        if index:
            sign = words("over.snitch.plus" if index == 1 else "over.snitch.equals")
            mark = (box[0] - 14, box[1], 28, box[3])
            canvas.write(sign, mark, FIGURE.at(26 if small else 36), palette.text2, align="center")
        below = (box[0] + 3, y + high - foot - 2, column - 6, foot - 6)
        says = fitting(canvas, style, below[2], *ways)
        canvas.write(says, below, style, palette.text2, align="center", shrink=least(canvas, style))


def _ways(room: Room, key: str, name: Text) -> tuple[Text, ...]:
    """A caption with a name, and one without, where the name has no room."""
    return room.words(f"over.snitch.{key}", name=name), room.words(f"over.snitch.{key}_short")
