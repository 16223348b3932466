"""The points of both sides, step by step, with their sum, coins and stolen goods."""

from __future__ import annotations

from pass_and_play.games.caper.board import Side
from pass_and_play.games.caper.effects import GOODS
from pass_and_play.games.caper.scoring import STEPS, Score
from pass_and_play.games.caper.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, WHITE, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import FIGURE, SMALL, H, Style
from pass_and_play.ui.parts.label import fitting, least
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.caper import sides, signs
from pass_and_play.words import Text

ICONS = {"locations": "location", "thieves": "thief", "gear": "gear", "goods": "jewel"}


def draw(canvas: Canvas, rect: Rect, table: TableView, whole: Score, room: Room) -> None:
    """A column for each side, a row for each step."""
    palette, small, words = canvas.theme.palette, canvas.form is Form.COMPACT, room.words
    fill = BLACK if canvas.theme.high_contrast else with_alpha(BLACK, 0.4)
    canvas.panel(rect, fill=fill, edge=palette.line, radius=24)
    x, y, wide, high = rect
    pad = 12.0 if small else 18.0
    column = wide * 0.27
    head = 48.0 if small else 62.0
    for side in (0, 1):
        _who(canvas, (_left(rect, side, column, pad), y, column, head), table, side, room)
    pitch = (high - head - pad) / (len(STEPS) + 3)
    style = H.at(16 if small else 20)
    for line, step in enumerate(STEPS):
        row = (x + pad, y + head + line * pitch, wide - 2 * pad, pitch)
        _caption(canvas, row, ICONS[step], words(f"scoring.step.{step}"), style.at(style.size, weight=600))
        for side in (0, 1):
            cell = (_left(rect, side, column, pad), row[1], column, pitch)
            n = words.number(whole.points[side][line])
            canvas.write(n, cell, style, sides.COLOURS[side], align="center")
    row = (x + pad, y + head + 4 * pitch, wide - 2 * pad, pitch)
    canvas.panel((row[0] - 4, row[1], row[2] + 8, pitch), fill=with_alpha(WHITE, 0.1), radius=12)
    _caption(canvas, row, "point", words("over.sum"), style)
    figure = FIGURE.at(min(pitch * 0.86, 34.0))
    for side in (0, 1):
        cell = (_left(rect, side, column, pad), row[1], column, pitch)
        canvas.write(words.number(whole.totals[side]), cell, figure, sides.COLOURS[side], align="center")
    _held(canvas, (x + pad, row[1] + pitch, row[2], 2 * pitch), rect, (column, pad), whole, room)


def _left(rect: Rect, side: Side, column: float, pad: float) -> float:
    """The left edge of the column of a side."""
    return rect[0] + rect[2] - pad - (2 - side) * column


def _who(canvas: Canvas, rect: Rect, table: TableView, side: Side, room: Room) -> None:
    """The shape and the name of the Mastermind, with teams that of the Lookout below."""
    x, y, wide, high = rect
    small = canvas.form is Form.COMPACT
    style = H.at(16 if small else 20)
    mark = style.size * 0.9
    seat, lookout = sides.mastermind(table.parts, side), sides.lookout(table.parts, side)
    name = room.names[seat]
    line = high if lookout is None else high * 0.58
    reach = min(canvas.measure(name, style), wide - mark - 16)
    left = x + (wide - reach - mark - 8) / 2
    colour = sides.COLOURS[side]
    canvas.icon(sides.SHAPES[side], (left, y + (line - mark) / 2 + 2, mark, mark), colour)
    place = (left + mark + 8, y + 2, reach + 1, line)
    canvas.write(name, place, style, colour, shrink=least(canvas, style))
    if lookout is not None:
        letters = SMALL.at(14.5 if small else 16.5)
        says = fitting(
            *(canvas, letters, wide - 8),
            *(room.words("over.and", name=room.names[lookout]), room.names[lookout]),
        )
        below = (x + 4, y + line - 2, wide - 8, high - line)
        ink = canvas.theme.palette.text2
        canvas.write(says, below, letters, ink, align="center", shrink=least(canvas, letters))


def _caption(canvas: Canvas, row: Rect, icon: str, says: Text, style: Style) -> None:
    palette = canvas.theme.palette
    side = style.size * 1.15
    x, y, _, high = row
    canvas.icon(icon, (x, y + (high - side) / 2, side, side), palette.acc)
    place = (x + side + 10, y, row[2] * 0.44 - side - 10, high)
    canvas.write(says, place, style, palette.text, shrink=least(canvas, style))


def _held(
    canvas: Canvas, rows: Rect, rect: Rect, columns: tuple[float, float], whole: Score, room: Room
) -> None:
    """Coins and goods of both sides."""
    words, small = room.words, canvas.form is Form.COMPACT
    pitch = rows[3] / 2
    style = H.at(16 if small else 20)
    quiet = style.at(style.size, weight=600)
    _caption(canvas, (rows[0], rows[1], rows[2], pitch), "coin", words("over.coins"), quiet)
    _caption(canvas, (rows[0], rows[1] + pitch, rows[2], pitch), "loot", words("over.goods"), quiet)
    for side in (0, 1):
        left, colour = _left(rect, side, *columns), sides.COLOURS[side]
        cell = (left, rows[1], columns[0], pitch)
        canvas.write(words.number(whole.coins[side]), cell, style, colour, align="center")
        owned = [(good, n) for good, n in zip(GOODS, whole.goods[side], strict=True) if n]
        cell = (left + 8, rows[1] + pitch, columns[0] - 16, pitch)
        if owned:
            groups = tuple(signs.amount(n, good, words) for good, n in owned)
            signs.draw_line(canvas, groups, cell, 16.0 if small else 19.0, colour)
        else:
            canvas.write(words.number(0), cell, style, colour, align="center")
