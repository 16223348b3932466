"""The survivors in the split: a row for each, with what it is paid and what it pays, column by column."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pass_and_play.games.bank_heist.cards import Role
from pass_and_play.games.bank_heist.reveal import Character
from pass_and_play.games.bank_heist.split import Payment, Split
from pass_and_play.games.bank_heist.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import Colour, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.palettes import Heist
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import FIGURE, SMALL, H, Style
from pass_and_play.ui.parts.label import LEAST, fitting, label, least
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.bank_heist import faces, race
from pass_and_play.ui.tables.bank_heist.sums import change, money
from pass_and_play.words import Text

WHYS = ("share", "driver", "crook", "symbol")

Span = tuple[float, float]
"""Left edge and width."""


@dataclass(frozen=True, slots=True)
class _Columns:
    """Where the columns stand in one form, and from the top of a row the middles of its two lines, as shares
    of its height: the second holds the payments and the bar, and is the first one where there is room."""

    head: float
    row: float
    gap: float
    name: Span
    role: Span
    cells: tuple[Span, Span, Span, Span]
    change: Span
    bar: Span
    sum: Span
    lines: tuple[float, float]
    pill: float
    size: float


COLUMNS = {
    Form.LANDSCAPE: _Columns(
        head=30,
        row=96,
        gap=8,
        name=(62, 196),
        role=(268, 148),
        cells=((428, 80), (512, 104), (620, 112), (736, 104)),
        change=(846, 96),
        bar=(956, 190),
        sum=(1152, 74),
        lines=(0.5, 0.5),
        pill=52,
        size=23,
    ),
    Form.PORTRAIT: _Columns(
        head=30,
        row=158,
        gap=10,
        name=(42, 352),
        role=(408, 160),
        cells=((34, 84), (120, 104), (226, 108), (336, 104)),
        change=(590, 166),
        bar=(456, 216),
        sum=(680, 76),
        lines=(0.28, 0.73),
        pill=46,
        size=25,
    ),
    Form.COMPACT: _Columns(
        head=24,
        row=64,
        gap=6,
        name=(30, 156),
        role=(190, 122),
        cells=((318, 62), (382, 86), (470, 92), (564, 86)),
        change=(654, 76),
        bar=(740, 180),
        sum=(926, 72),
        lines=(0.5, 0.5),
        pill=40,
        size=19,
    ),
}


def rows_high(form: Form, count: int, room: float) -> float:
    """How high the captions and so many rows are where there is so much room."""
    columns = COLUMNS[form]
    return columns.head + count * (_row(columns, count, room) + columns.gap)


def _row(columns: _Columns, count: int, room: float) -> float:
    return min(columns.row, (room - columns.head) / count - columns.gap)


def draw_rows(canvas: Canvas, rect: Rect, table: TableView, split: Split, room: Room) -> None:
    """Captions and rows, from the top of `rect` down."""
    columns = COLUMNS[canvas.form]
    x, y, wide, high = rect
    _captions(canvas, columns, y, table, room)
    tall = _row(columns, len(split.survivors), high)
    for index, (character, role) in enumerate(split.survivors):
        top = y + columns.head + index * (tall + columns.gap)
        _survivor(canvas, columns, (x, top, wide, tall), table, split, room, character, role)


def _captions(canvas: Canvas, columns: _Columns, y: float, table: TableView, room: Room) -> None:
    words, palette = room.words, canvas.theme.palette
    size = max(LEAST[canvas.form], 17 if canvas.form is not Form.COMPACT else 14.5)
    style = SMALL.at(size, weight=700)
    heads: list[tuple[Text, Span, str]] = [
        (words(f"split.column.{why}"), span, "center") for why, span in zip(WHYS, columns.cells, strict=True)
    ]
    portrait = columns.lines[0] != columns.lines[1]
    if not portrait:
        heads.append((words("split.column.who"), (columns.name[0] - 6, columns.role[0] - 10), "left"))
        heads.append((words("split.column.change"), columns.change, "center"))
    bar = (columns.bar[0], columns.sum[0] + columns.sum[1] - columns.bar[0])
    if table.hidden_money:
        heads.append((words("split.column.hidden"), bar, "left"))
    else:
        heads.append((words("split.column.money", n=table.target), bar, "left"))
    for text, (left, wide), align in heads:
        shrink = least(canvas, style)
        canvas.write(
            text, (left, y, wide, columns.head - 4), style, palette.text2, align=align, shrink=shrink
        )


def _survivor(
    canvas: Canvas,
    columns: _Columns,
    rect: Rect,
    table: TableView,
    split: Split,
    room: Room,
    character: Character,
    role: Role,
) -> None:
    palette, seat = canvas.theme.palette, character[0]
    y, high = rect[1], rect[3]
    look = room.look(seat)
    edge = look.colour if canvas.theme.high_contrast else with_alpha(look.colour, 0.6)
    canvas.panel(rect, fill=palette.b2, edge=edge, radius=min(22.0, high * 0.3))
    first, second = (y + high * share for share in columns.lines)
    _name(canvas, columns, first, table, room, character, high)
    pill = min(columns.pill, high - 12)
    place = (columns.role[0], first - pill / 2, columns.role[1], pill)
    faces.role_pill(canvas, place, role, room.words, size=min(18.5, columns.size * 0.84))
    for why, span in zip(WHYS, columns.cells, strict=True):
        own = [one for one in split.payments if one.why == why and character in (one.payer, one.payee)]
        _cell(canvas, (span[0], second - 25, span[1], 50), columns, room, own, character)
    gain = gained(split, character)
    ink: Colour = palette.acc if gain > 0 else Heist.LOSS if gain < 0 else palette.text2
    line = (columns.change[0], first - 24, columns.change[1], 48)
    align = "center" if first == second else "right"
    canvas.write(change(room.words, gain), line, FIGURE.at(columns.size * 1.55), ink, align=align)
    has = table.seats[seat].money
    if has is not None:
        total = sum(gained(split, one) for one, _ in split.survivors if one[0] == seat)
        thick = 16.0 if canvas.form is not Form.COMPACT else 12.0
        race.bar(
            canvas,
            (columns.bar[0], second - thick / 2, columns.bar[1], thick),
            table.target,
            has,
            total,
        )
        place = (columns.sum[0], second - 20, columns.sum[1], 40)
        canvas.write(
            money(room.words, has), place, H.at(columns.size), palette.text, align="right", shrink=0.7
        )


def _name(
    canvas: Canvas,
    columns: _Columns,
    middle: float,
    table: TableView,
    room: Room,
    character: Character,
    high: float,
) -> None:
    """Mark and name; with two characters each, also which of them it is."""
    seat, place = character
    look, style = room.look(seat), H.at(columns.size)
    left, wide = columns.name
    up = 12.0 if table.places > 1 else 0.0
    line = (left, middle - 18 - up, wide, 36.0)
    label(
        canvas,
        line,
        room.names[seat],
        style,
        canvas.theme.palette.text,
        icon=look.icon,
        icon_size=columns.size * 1.15,
        icon_colour=look.colour,
        gap=columns.size * 0.5,
        align="left",
        shrink=least(canvas, style),
    )
    if table.places > 1:
        caption = SMALL.at(max(LEAST[canvas.form], columns.size * 0.7))
        below = (left + columns.size * 1.65, middle + 4, wide - columns.size * 1.65, 24.0)
        said = room.words("place.right" if place else "place.left")
        canvas.write(said, below, caption, canvas.theme.palette.text2)


def gained(split: Split, character: Character) -> int:
    """What the split made of a survivor's money: all that it was paid, less all that it paid."""
    got = sum(one.amount for one in split.payments if one.payee == character)
    return got - sum(one.amount for one in split.payments if one.payer == character)


def _cell(
    canvas: Canvas,
    rect: Rect,
    columns: _Columns,
    room: Room,
    own: Sequence[Payment],
    character: Character,
) -> None:
    """What one column means for a survivor: its share plainly, a gain or a loss on a field with an arrow;
    of a payment that was cut short also how much was due."""
    palette, words = canvas.theme.palette, room.words
    x, y, wide, high = rect
    if not own:
        canvas.disc((x + wide / 2, y + high / 2), 2.5, palette.text2)
        return
    style = H.at(columns.size * 0.92)
    got = sum(one.amount * (1 if one.payee == character else -1) for one in own)
    short = [one for one in own if one.amount < one.due]
    if own[0].why == "share":
        canvas.write(words.number(got), rect, style, palette.text, align="center")
        return
    pays = own[0].payer == character
    ink = Heist.LOSS if pays else Heist.GAIN
    field = (x + 3, y + 2, wide - 6, high - 4)
    tall = columns.pill
    field = (field[0], y + (high - tall) / 2, field[2], tall)
    if canvas.theme.high_contrast:
        canvas.panel(field, edge=ink, radius=13)
    else:
        canvas.panel(field, fill=with_alpha(ink, 0.2 if pays else 0.16), radius=13)
    text = words.number(got, signed=got != 0)
    if short:
        due = sum(one.due for one in own)
        text = fitting(
            canvas,
            style,
            wide - 14,
            words("split.short", sum=text, n=due),
            words("split.short_brief", sum=text, n=due),
        )
    _arrowed(canvas, field, style, text, "arrow-up" if pays else "arrow-down", ink, plain=bool(short))


def _arrowed(
    canvas: Canvas, rect: Rect, style: Style, text: Text, icon: str, ink: Colour, *, plain: bool
) -> None:
    """A sum with the arrow of its direction; `plain` leaves out the arrow, for want of room."""
    if plain:
        canvas.write(text, rect, style, ink, align="center", shrink=least(canvas, style))
        return
    size = style.size * 0.85
    label(canvas, rect, text, style, ink, icon=icon, icon_size=size, gap=7, shrink=least(canvas, style))
