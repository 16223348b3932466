"""The list of what was done to the items in the open: in marks on the table, in sentences on a sheet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from pass_and_play.engine.ask import Seat
from pass_and_play.games.executioner.deeds import Deed, Kind
from pass_and_play.games.executioner.views import TableView
from pass_and_play.ui.paint.canvas import Canvas, Feel
from pass_and_play.ui.paint.colour import BLACK, WHITE, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, SMALL, TITLE, H
from pass_and_play.ui.parts.focus import focus_ring, grown
from pass_and_play.ui.parts.label import label, least
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.executioner.seat_chip import draw_place, draw_places
from pass_and_play.words import Text

KEY = "talk"
"""What opens the sheet, and closes it."""

RADIUS = 20.0
_ICONS: dict[Kind, str] = {
    "look": "eye",
    "swap": "swap",
    "shuffle": "shuffle",
    "shift_left": "arrow-left",
    "shift_right": "arrow-right",
    "shown": "eye",
}
_GAP = 6.0


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the list: who did it (None: a gallows card), an icon, the places, and the sentence."""

    who: Seat | None
    icon: str
    places: tuple[int, ...]
    says: Text

    @property
    def marks(self) -> int:
        """How many marks it takes."""
        return 2 + len(self.places)


def lines(table: TableView, room: Room) -> list[Line]:
    """The whole list, oldest first. Where a card lets all look at their own items, that is one line."""
    found: list[Line] = []
    for own, run in groupby(table.deeds, key=_is_own_by_card):
        deeds = list(run)
        if own and _is_for_all(table, deeds):
            found.append(Line(None, "eye", (), room.words("deeds.all_look")))
        else:
            found += [_told(deed, room) for deed in deeds]
    return found


def _told(deed: Deed, room: Room) -> Line:
    moved = deed.kind in ("shift_left", "shift_right")
    says = room.words.say(deed.line, room.names)
    return Line(deed.who, _ICONS[deed.kind], () if moved else deed.places, says)


def _is_own_by_card(deed: Deed) -> bool:
    """Whether a gallows card let somebody look at their own item."""
    return deed.by_gallows and deed.kind == "look" and deed.places == (deed.who,)


def _is_for_all(table: TableView, deeds: Sequence[Deed]) -> bool:
    """Whether it was the card that lets all of them look, and not the one that chooses one."""
    chosen = {seat for card, seats in table.drawn if card.effect == "look_own" for seat in seats}
    one = len(deeds) == 1 and deeds[0].who in chosen
    return not one and any(card.effect == "look_all" for card, _ in table.drawn)


# ---------------------------------------------------------------------- on the table


def draw(canvas: Canvas, rect: Rect, table: TableView, room: Room) -> None:
    """The list in marks, to be touched for the sheet; without any deed, why there is none."""
    palette = canvas.theme.palette
    known = lines(table, room)
    feel = Feel()
    if known and not room.talking:
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
        _draw_who(canvas, box, one, room)
        place = (x + mark + 9, top, room_left, pitch)
        canvas.write(one.says, place, style, canvas.theme.palette.text2, lines=lines)
    return True


def _draw_who(canvas: Canvas, box: Rect, line: Line, room: Room) -> None:
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
    _draw_who(canvas, (left, middle - mark / 2, mark, mark), line, room)
    left += mark + gap
    canvas.icon(line.icon, (left, middle - mark / 2, mark, mark), canvas.theme.palette.text)
    draw_places(canvas, room, line.places, left + mark + gap, middle, mark, gap=gap)


# ---------------------------------------------------------------------- the sheet


def draw_sheet(canvas: Canvas, rect: Rect, table: TableView, room: Room) -> None:
    """The list in sentences, over whatever lies in `rect`; a touch closes it."""
    palette, small = canvas.theme.palette, canvas.form is Form.COMPACT
    rect = grown(rect, 5)  # whatever may be chosen has a ring
    canvas.cover(rect)
    words = room.words
    feel = canvas.target(KEY, rect, words("deeds.close"), keys=("l",))
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
    known = lines(table, room)
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
    _draw_who(canvas, box, line, room)
    canvas.icon(line.icon, (box[0] + mark + 10, box[1], mark, mark), palette.text2)
    left = box[0] + 2 * mark + 24
    style = BODY.at(16 if small else 18)
    place = (left, y, x + wide - 10 - left, high)
    canvas.write(line.says, place, style, palette.text, lines=2, shrink=least(canvas, style))
