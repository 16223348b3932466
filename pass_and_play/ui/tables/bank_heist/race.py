"""The race to the target: what everybody has, as bars that are full where the target is reached.

All sums in millions. With hidden money there is nothing to show but that it is hidden.
"""

from __future__ import annotations

from math import ceil

from pass_and_play.engine.ask import Seat
from pass_and_play.games.bank_heist.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, darken, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.palettes import Heist
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import SMALL, H
from pass_and_play.ui.parts.focus import grown
from pass_and_play.ui.parts.label import LEAST, label, least
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.bank_heist.sums import money

LEAST_CELL = 200.0
"""Name, sum and bar of a seat need so much room beside each other."""
CELL = {Form.LANDSCAPE: (44.0, 78.0), Form.PORTRAIT: (48.0, 72.0), Form.COMPACT: (38.0, 58.0)}
"""Height of the line of a seat, at least and at most."""
_TITLE = {Form.LANDSCAPE: 30.0, Form.PORTRAIT: 32.0, Form.COMPACT: 24.0}


def strip_high(form: Form, wide: float, seats: int, *, roomy: bool = False) -> float:
    """How high a strip of this width must be for so many seats, or can be at most (`roomy`)."""
    _, rows = _grid(wide, seats)
    return _TITLE[form] + rows * CELL[form][roomy]


def draw_strip(canvas: Canvas, rect: Rect, table: TableView, room: Room) -> None:
    """All seats with what they have, in as many lines as the width of `rect` asks for."""
    palette, words, form = canvas.theme.palette, room.words, canvas.form
    x, y, wide, high = rect
    title, style = _TITLE[form], SMALL.at(max(LEAST[form], 17 if form is not Form.COMPACT else 15))
    heading = "race.hidden" if table.hidden_money else "race.title"
    label(
        canvas,
        (x, y, wide, title),
        words(heading, n=table.target),
        style,
        palette.text2,
        icon="eye-off" if table.hidden_money else "goal-flag",
        icon_size=style.size * 1.1,
        align="left",
    )
    if table.hidden_money:
        return
    columns, rows = _grid(wide, len(table.seats))
    pitch, line = (wide + 18) / columns, min((high - title) / rows, CELL[form][1])
    for seat, one in enumerate(table.seats):
        row, column = divmod(seat, columns)
        place = (x + column * pitch, y + title + row * line, pitch - 18, line - 6)
        _cell(canvas, place, table, room, seat, one.money or 0)


def _grid(wide: float, seats: int) -> tuple[int, int]:
    """Columns and lines: evenly filled, as few lines as there is room for."""
    most = max(1, int((wide + 18) // (LEAST_CELL + 18)))
    rows = ceil(seats / most)
    return ceil(seats / rows), rows


def _cell(canvas: Canvas, rect: Rect, table: TableView, room: Room, seat: Seat, has: int) -> None:
    """One seat: mark and name, the sum at the right end, the bar below."""
    palette, look = canvas.theme.palette, room.look(seat)
    x, y, wide, high = rect
    thick = max(7.0, min(16.0, high * 0.24))
    style = H.at(max(LEAST[canvas.form], min(23.0, high * 0.4)))
    line = high - thick - 3
    sum_ = money(room.words, has)
    reach = canvas.measure(sum_, style) + 2
    canvas.write(sum_, (x + wide - reach, y, reach, line), style, palette.text, align="right")
    label(
        canvas,
        (x, y, wide - reach - 8, line),
        room.names[seat],
        style,
        palette.text,
        icon=look.icon,
        icon_size=style.size,
        icon_colour=look.colour,
        align="left",
        shrink=least(canvas, style),
    )
    bar(canvas, (x, y + high - thick, wide, thick), table.target, has, 0)


def bar(canvas: Canvas, rect: Rect, target: int, has: int, change: int) -> None:
    """A bar that is full at the target. What was gained last stands out brightly; what was lost is left as
    an outline."""
    palette = canvas.theme.palette
    x, y, wide, high = rect
    radius = high / 2
    if canvas.theme.high_contrast:
        canvas.panel(grown(rect, 3), edge=palette.line, radius=radius + 3)
    canvas.panel(rect, fill=with_alpha(BLACK, 0.55), radius=radius)
    before, now = has - change, has
    lengths = [max(wide * min(sum_ / target, 1.0), high) if sum_ > 0 else 0.0 for sum_ in (before, now)]
    kept = min(lengths)
    if change < 0 and lengths[0] > lengths[1]:
        canvas.panel((x, y, lengths[0], high), edge=Heist.LOSS, radius=radius, width=2)
    elif change > 0:
        canvas.panel((x, y, lengths[1], high), fill=palette.acc, radius=radius)
    if kept:
        canvas.panel((x, y, kept, high), fill=darken(palette.acc, 0.24 if change > 0 else 0.0), radius=radius)
