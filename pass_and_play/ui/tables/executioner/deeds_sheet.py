"""The whole list of what was done to the items in the open, in sentences, over the table."""

from __future__ import annotations

from pass_and_play.games.executioner.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import WHITE, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, SMALL, TITLE, H
from pass_and_play.ui.parts.focus import focus_ring, grown
from pass_and_play.ui.parts.label import least
from pass_and_play.ui.room import LOOK, Room
from pass_and_play.ui.tables.executioner import deed_lines
from pass_and_play.ui.tables.executioner.deed_lines import Line
from pass_and_play.ui.tables.executioner.deeds_list import draw_who


def draw(canvas: Canvas, rect: Rect, table: TableView, room: Room) -> None:
    """The list in sentences, over whatever lies in `rect`; a touch closes it."""
    palette, small = canvas.theme.palette, canvas.form is Form.COMPACT
    rect = grown(rect, 5)  # whatever may be chosen has a ring
    canvas.cover(rect)
    words = room.words
    feel = canvas.target(LOOK, rect, words("deeds.close"), keys=("l",))
    if feel.focused:
        focus_ring(canvas, rect, radius=24, gap=2)
    canvas.panel(rect, fill=palette.b2, edge=palette.text2, radius=24, shadow=3)
    x, y, wide, high = rect
    pad, head = (18.0, 46.0) if small else (26.0, 66.0)
    title = (x + pad, y + 6, wide * 0.6, head - 8)
    taken = canvas.write(words("deeds.title"), title, TITLE.at(22 if small else 28), palette.text)
    style = SMALL.at(16 if small else 17)
    rest = (taken[0] + taken[2] + 16, y + 6, x + wide - pad - taken[0] - taken[2] - 16, head - 8)
    canvas.write(words("deeds.touch"), rest, style, palette.text2, align="right", shrink=least(canvas, style))
    known = deed_lines.lines(table, room)
    pitch = min(64.0, (high - head - 14) / len(known))
    for index, line in enumerate(known):
        place = (x + pad - 8, y + head + pitch * index, wide - 2 * pad + 16, pitch - 6)
        _sentence(canvas, place, index + 1, line, room)


def _sentence(canvas: Canvas, rect: Rect, number: int, line: Line, room: Room) -> None:
    """Its number, whose deed it was, and what."""
    x, y, wide, high = rect
    palette, small = canvas.theme.palette, canvas.form is Form.COMPACT
    canvas.panel(rect, fill=with_alpha(WHITE, 0.06), radius=14)
    bold = H.at(16 if small else 18)
    canvas.write(room.words.number(number), (x + 8, y, 30, high), bold, palette.text2, align="center")
    mark = 22.0 if small else 26.0
    box = (x + 46, y + (high - mark) / 2, mark, mark)
    draw_who(canvas, box, line, room)
    canvas.icon(line.icon, (box[0] + mark + 10, box[1], mark, mark), palette.text2)
    left = box[0] + 2 * mark + 24
    style = BODY.at(16 if small else 18)
    place = (left, y, x + wide - 10 - left, high)
    canvas.write(line.says, place, style, palette.text, lines=2, shrink=least(canvas, style))
