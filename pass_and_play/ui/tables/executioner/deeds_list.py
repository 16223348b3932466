"""The list of what was done to the items in the open, on the table: in sentences, or in marks."""

from __future__ import annotations

from collections.abc import Sequence

from pass_and_play.games.executioner.views import TableView
from pass_and_play.ui.paint.canvas import Canvas, Feel
from pass_and_play.ui.paint.colour import BLACK, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, SMALL, H
from pass_and_play.ui.parts.focus import focus_ring
from pass_and_play.ui.parts.label import label, least
from pass_and_play.ui.room import LOOK, Room
from pass_and_play.ui.tables.executioner import deed_lines
from pass_and_play.ui.tables.executioner.deed_lines import Line
from pass_and_play.ui.tables.executioner.seat_chip import draw_place, draw_places

KEY = f"{LOOK}deeds"
"""What opens the sheet."""

RADIUS = 20.0
_GAP = 6.0


def draw(canvas: Canvas, rect: Rect, table: TableView, room: Room) -> None:
    """The list in marks, to be touched for the sheet; without any deed, why there is none."""
    palette = canvas.theme.palette
    known = deed_lines.lines(table, room)
    feel = Feel()
    if known and room.closer is None:
        feel = canvas.target(KEY, rect, room.words("deeds.title"), keys=("l",))
    if feel.focused:
        focus_ring(canvas, rect, radius=RADIUS, gap=2)
    fill = BLACK if canvas.theme.high_contrast else with_alpha(BLACK, 0.5 if feel.hovered else 0.3)
    canvas.panel(rect, fill=fill, edge=palette.line, radius=RADIUS, dashed=not known)
    if not known:
        _nothing(canvas, rect, table, room)
    elif rect[3] < 90:
        _strip(canvas, rect, known, room)
    else:
        _panel(canvas, rect, known, room)


def _nothing(canvas: Canvas, rect: Rect, table: TableView, room: Room) -> None:
    acted = any(one.acted for one in table.prisoners)
    says = room.words("deeds.no_list" if acted else "deeds.none")
    style = BODY.at(16 if canvas.form is Form.COMPACT else 18)
    inner = (rect[0] + 18, rect[1] + 6, rect[2] - 36, rect[3] - 12)
    fit = max(1, int(inner[3] / (canvas.theme.size(style) * style.line)))
    canvas.write(
        says, inner, style, canvas.theme.palette.text2, align="center", lines=fit, shrink=least(canvas, style)
    )


def _strip(canvas: Canvas, rect: Rect, known: Sequence[Line], room: Room) -> None:
    """One row: as many of the newest as have room, oldest first, and before them how many more there are."""
    x, y, wide, high = rect
    palette, mark = canvas.theme.palette, 22.0
    canvas.icon("history", (x + 16, y + high / 2 - 13, 26, 26), palette.acc)
    left, right = x + 56, x + wide - 16
    between = 22.0
    shown: list[Line] = []
    free = right - left - 44
    for line in reversed(known):
        need = line.marks * (mark + _GAP) + between
        if need > free:
            break
        shown.insert(0, line)
        free -= need
    more = len(known) - len(shown)
    if more:
        style = H.at(17)
        says = room.words("deeds.more", n=more)
        taken = canvas.write(says, (left, y, 44, high), style, palette.text2, shrink=least(canvas, style))
        left = taken[0] + taken[2] + 14
    for index, line in enumerate(shown):
        if index:
            canvas.veil((left - between / 2 - 3, y + 14, 1.5, high - 28), palette.line)
        _line(canvas, left, y + high / 2, line, room, mark, _GAP)
        left += line.marks * (mark + _GAP) + between


def _panel(canvas: Canvas, rect: Rect, known: Sequence[Line], room: Room) -> None:
    """A heading, and below it the sentences, where all have room; else the marks."""
    x, y, wide, high = rect
    small = canvas.form is Form.COMPACT
    pad, head = (10.0, 30.0) if small else (16.0, 38.0)
    palette = canvas.theme.palette
    style = H.at(15.5 if small else 18)
    title = (x + pad, y + 5, wide - 2 * pad, head - 4)
    label(
        *(canvas, title, room.words("deeds.title"), style, palette.text),
        icon="history",
        icon_size=style.size * 1.15,
        icon_colour=palette.acc,
        align="left",
        shrink=least(canvas, style),
    )
    body = (x + pad, y + head, wide - 2 * pad, high - head - 8)
    if not _sentences(canvas, body, known, room):
        _marks(canvas, body, known, room)


def _sentences(canvas: Canvas, rect: Rect, known: Sequence[Line], room: Room) -> bool:
    """Short lines of words in `rect`; False where they have no room."""
    x, y, wide, high = rect
    small = canvas.form is Form.COMPACT
    style, mark = SMALL.at(15.5 if small else 17), 17.0 if small else 20.0
    line = canvas.theme.size(style) * 1.25
    pitch = min(high / len(known), 2 * line + 8)
    lines = 2 if pitch >= 2 * line else 1
    room_left = wide - mark - 9
    reach = room_left * (1 if lines == 1 else 1.7)
    if pitch < line or any(canvas.measure(one.says, style) > reach for one in known):
        return False
    for index, one in enumerate(known):
        top = y + pitch * index
        box = (x, top + (pitch - mark) / 2, mark, mark)
        draw_who(canvas, box, one, room)
        place = (x + mark + 9, top, room_left, pitch)
        canvas.write(one.says, place, style, canvas.theme.palette.text2, lines=lines)
    return True


def draw_who(canvas: Canvas, box: Rect, line: Line, room: Room) -> None:
    """The mark of whoever did it, or that of a gallows card."""
    if line.who is None:
        canvas.icon("gallows", box, canvas.theme.palette.acc)
    else:
        draw_place(canvas, room, line.who, box)


def _marks(canvas: Canvas, rect: Rect, known: Sequence[Line], room: Room) -> None:
    """The marks of every line, the newest last, in as many columns as it takes."""
    x, y, wide, high = rect
    pitch, mark, gap = (22.0, 15.0, 4.0) if canvas.form is Form.COMPACT else (27.0, 22.0, _GAP)
    rows = max(1, int(high // pitch))
    needed = 4 * (mark + gap)
    columns = max(1, int((wide + 8) // (needed + 8)))
    column = wide / columns
    for index, line in enumerate(known[-rows * columns :]):
        across, down = divmod(index, rows)
        left = x + across * column
        if across and not down:
            canvas.veil((left - 8, y + 2, 1.5, rows * pitch - 4), canvas.theme.palette.line)
        _line(canvas, left, y + pitch * (down + 0.5), line, room, mark, gap)


def _line(
    canvas: Canvas, left: float, middle: float, line: Line, room: Room, mark: float, gap: float
) -> None:
    """Who, what, where."""
    draw_who(canvas, (left, middle - mark / 2, mark, mark), line, room)
    left += mark + gap
    canvas.icon(line.icon, (left, middle - mark / 2, mark, mark), canvas.theme.palette.text)
    draw_places(canvas, room, line.places, left + mark + gap, middle, mark, gap=gap)
