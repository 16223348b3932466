"""A row for every character of a heist: what was said, what was true, what happened, and what it came to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from pass_and_play.games.bank_heist.views import ReportRow, TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import Colour, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.palettes import Heist
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, FIGURE, SMALL, H, Style
from pass_and_play.ui.parts.label import LEAST, label, least
from pass_and_play.ui.tables.bank_heist import race
from pass_and_play.ui.tables.bank_heist.happened import Teller
from pass_and_play.ui.tables.bank_heist.sums import change, money
from pass_and_play.ui.tables.bank_heist.truth import draw_claim, draw_truth
from pass_and_play.words import Text

LEAST_BARRED = 40.0
"""A lower row has no room for the bar towards the target."""

Span = tuple[float, float]
"""Left edge and width."""


@dataclass(frozen=True, slots=True)
class _Columns:
    """Where the columns stand in one form; `lines` are the middles of the lines of a row as shares of its
    height: of the name and the sums, of what was said and was, and of what happened."""

    head: float
    gap: float
    tallest: float
    name: Span
    said: Span
    mark: Span
    was: Span
    what: Span
    change: Span
    sum: Span
    lines: tuple[float, float, float]
    pill: float
    size: float
    text: float

    @property
    def wide(self) -> bool:
        """Whether all columns stand in one line."""
        return self.lines[0] == self.lines[1]


_COLUMNS = {
    Form.LANDSCAPE: _Columns(
        head=28,
        gap=6,
        tallest=92,
        name=(60, 200),
        said=(266, 164),
        mark=(440, 44),
        was=(496, 164),
        what=(684, 372),
        change=(1062, 78),
        sum=(1146, 78),
        lines=(0.5, 0.5, 0.5),
        pill=48,
        size=24,
        text=18,
    ),
    Form.PORTRAIT: _Columns(
        head=0,
        gap=8,
        tallest=136,
        name=(42, 480),
        said=(42, 200),
        mark=(252, 40),
        was=(312, 200),
        what=(42, 716),
        change=(540, 100),
        sum=(648, 110),
        lines=(0.18, 0.5, 0.84),
        pill=40,
        size=23,
        text=17,
    ),
    Form.COMPACT: _Columns(
        head=22,
        gap=5,
        tallest=74,
        name=(28, 160),
        said=(194, 126),
        mark=(326, 34),
        was=(368, 126),
        what=(506, 340),
        change=(850, 62),
        sum=(916, 78),
        lines=(0.5, 0.5, 0.5),
        pill=36,
        size=19,
        text=15.5,
    ),
}


@dataclass(frozen=True, slots=True)
class _Line:
    """One character's line in a seat's row."""

    columns: _Columns
    top: float
    high: float

    def middle(self, line: int) -> float:
        return self.top + self.high * self.columns.lines[line]

    @property
    def pill(self) -> float:
        """Height of the pills."""
        return min(self.columns.pill, self.high - 8 if self.columns.wide else self.high * 0.34)


def draw_rows(canvas: Canvas, rect: Rect, table: TableView, teller: Teller) -> None:
    """Captions and rows in `rect`: one row for each seat, with a line for each of its characters."""
    columns = _COLUMNS[canvas.form]
    x, y, wide, high = rect
    rows = teller.report.rows
    if columns.head:
        _captions(canvas, columns, y, teller)
    seats = [list(own) for _, own in groupby(rows, key=lambda row: row.seat)]
    tall = min((high - columns.head + columns.gap) / len(rows), columns.tallest + columns.gap)
    top = y + columns.head
    for own in seats:
        box = (x, top, wide, tall * len(own) - columns.gap)
        _seat(canvas, columns, box, table, teller, own)
        top += tall * len(own)


def _captions(canvas: Canvas, columns: _Columns, y: float, teller: Teller) -> None:
    words, palette = teller.room.words, canvas.theme.palette
    style = SMALL.at(max(LEAST[canvas.form], columns.text * 0.94), weight=700)
    heads: list[tuple[str, Span, str]] = [
        ("player", columns.name, "left"),
        ("said", (columns.said[0], columns.mark[0] + columns.mark[1] - columns.said[0]), "left"),
        ("was", columns.was, "left"),
        ("what", columns.what, "left"),
    ]
    if teller.report.changes is not None:
        money_wide = columns.sum[0] + columns.sum[1] - columns.change[0]
        heads.append(("change", (columns.change[0], money_wide), "right"))
    for key, (left, wide), align in heads:
        place = (left, y, wide, columns.head - 4)
        text = words(f"report.column.{key}")
        canvas.write(text, place, style, palette.text2, align=align, shrink=least(canvas, style))


def _seat(
    canvas: Canvas,
    columns: _Columns,
    rect: Rect,
    table: TableView,
    teller: Teller,
    own: Sequence[ReportRow],
) -> None:
    """All characters of a seat in one row, with its name and its money once."""
    palette, seat = canvas.theme.palette, own[0].seat
    look = teller.room.look(seat)
    edge = look.colour if canvas.theme.high_contrast else with_alpha(look.colour, 0.6)
    canvas.panel(rect, fill=palette.b2, edge=edge, radius=min(22.0, rect[3] * 0.3))
    tall = rect[3] / len(own)
    lines = [_Line(columns, rect[1] + number * tall, tall) for number in range(len(own))]
    for row, line in zip(own, lines, strict=True):
        middle, pill = line.middle(1), line.pill
        said, was = ((span[0], middle - pill / 2, span[1], pill) for span in (columns.said, columns.was))
        side = min(columns.mark[1], line.high - 10, pill + 6)
        mark = (columns.mark[0], middle - side / 2, side, side)
        draw_claim(canvas, said, mark, row, teller.room.words, size=columns.size * 0.78, quiet=columns.text)
        draw_truth(canvas, was, row, teller.room.words, size=columns.size * 0.78)
        _what(canvas, line, teller, row)
    style = H.at(columns.size if columns.wide else min(columns.size, tall * 0.2))
    middle = rect[1] + rect[3] / 2 if columns.wide else lines[0].middle(0)
    left, wide = columns.name
    if len(own) > 1:
        wide -= _places(canvas, lines, teller)
    label(
        canvas,
        (left, middle - 18, wide, 36.0),
        teller.room.names[seat],
        style,
        palette.text,
        icon=look.icon,
        icon_size=style.size * 1.15,
        icon_colour=look.colour,
        gap=style.size * 0.36,
        align="left",
        shrink=least(canvas, style),
    )
    _money(canvas, columns, (middle, lines[0].middle(1), rect[1] + rect[3]), table, teller, seat)


def _places(canvas: Canvas, lines: Sequence[_Line], teller: Teller) -> float:
    """Which of a seat's two characters is which; returns how much room that takes behind the name."""
    columns, words = lines[0].columns, teller.room.words
    style = SMALL.at(max(LEAST[canvas.form], columns.text * 0.94))
    wide = 36.0 if canvas.form is Form.COMPACT else 48.0
    left = columns.name[0] + columns.name[1] - wide if columns.wide else columns.was[0]
    for number, line in enumerate(lines):
        place = (left, line.middle(0) - 14, wide, 28.0)
        said = words("place.right" if number else "place.left")
        canvas.write(said, place, style, canvas.theme.palette.text2, shrink=least(canvas, style))
    return columns.name[0] + columns.name[1] - left + 6


def _money(
    canvas: Canvas,
    columns: _Columns,
    at: tuple[float, float, float],
    table: TableView,
    teller: Teller,
    seat: int,
) -> None:
    """What the round made of a seat's money, and how far that is on the way to the target.

    `at` are the middles of the lines of the name and of the role, and the lower edge of the row.
    """
    report, words, palette = teller.report, teller.room.words, canvas.theme.palette
    if report.changes is None or report.money is None:
        return
    middle, second, bottom = at
    gain, has = report.changes[seat], report.money[seat]
    ink: Colour = palette.acc if gain > 0 else Heist.LOSS if gain < 0 else palette.text2
    thick = 8.0 if canvas.form is not Form.COMPACT else 6.0
    barred = not columns.wide or bottom - middle > LEAST_BARRED / 2
    up = thick if columns.wide and barred else 0.0
    line = (columns.change[0], middle - 20 - up, columns.change[1], 40.0)
    canvas.write(change(words, gain), line, FIGURE.at(columns.size * 1.3), ink, align="right", shrink=0.6)
    line = (columns.sum[0], middle - 20 - up, columns.sum[1], 40.0)
    style = H.at(columns.size * 0.92)
    canvas.write(money(words, has), line, style, palette.text, align="right", shrink=0.65)
    left, end = columns.change[0] + columns.change[1] - 60, columns.sum[0] + columns.sum[1]
    bar = (left, min(middle + 12, bottom - thick - 7), end - left, thick)
    if not columns.wide:
        left = columns.was[0] + columns.was[1] + 34
        bar = (left, second - thick / 2, end - left, thick)
    if barred:
        race.bar(canvas, bar, table.target, has, gain)


def _what(canvas: Canvas, line: _Line, teller: Teller, row: ReportRow) -> None:
    """What happened, in as many words as there is room for in one line or two."""
    columns, palette = line.columns, canvas.theme.palette
    style = BODY.at(max(columns.text, LEAST[canvas.form]))
    left, wide = columns.what
    pitch = style.size * canvas.theme.text_size * style.line
    lines = 2 if columns.wide and line.high >= 2 * pitch else 1
    said = _fits(canvas, teller.told(row), wide, lines, style.at(style.size * least(canvas, style)))
    ink = palette.text2 if row.fate == "left" else palette.text
    tall = pitch * lines
    place = (left, line.middle(2) - tall / 2, wide, tall)
    canvas.write(said, place, style, ink, lines=lines, shrink=least(canvas, style))


def _fits(canvas: Canvas, ways: Sequence[Text], wide: float, lines: int, style: Style) -> Text:
    """The first of several ways to say it that so many lines hold."""
    room = wide if lines == 1 else wide * 1.8
    return next((words for words in ways if canvas.measure(words, style) <= room), ways[-1])
