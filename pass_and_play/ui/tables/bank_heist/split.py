"""The split: how the loot is shared, payment by payment, and what that makes of the race to the target."""

from __future__ import annotations

from dataclasses import dataclass

from pass_and_play.games.bank_heist.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import SMALL, Style
from pass_and_play.ui.parts.bars import BARS, TWO_ROWS, bottom_bar, hint
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables import frame
from pass_and_play.ui.tables.bank_heist import race
from pass_and_play.ui.tables.bank_heist.dealings import draw_dealings
from pass_and_play.ui.tables.bank_heist.informer import EMBLEM
from pass_and_play.ui.tables.bank_heist.split_rows import draw_rows, rows_high
from pass_and_play.ui.tables.bank_heist.split_sum import draw_sum


@dataclass(frozen=True, slots=True)
class _Layout:
    """Where everything stands in one form: the sum, the rows with their captions, the strip of deals below
    them; the bottom bar's height and who is Boss next."""

    sum: Rect
    rows: Rect
    strip: Rect
    dealings: Style
    bar: float
    hint: Rect


_LAYOUTS = {
    Form.LANDSCAPE: _Layout(
        (40, 88, 1200, 104), (40, 202, 1200, 412), (40, 622, 1200, 68), SMALL, 96, (40, 720, 800, 64)
    ),
    Form.PORTRAIT: _Layout(
        (24, 88, 752, 184), (24, 284, 752, 700), (24, 992, 752, 80), SMALL, TWO_ROWS, (32, 1102, 736, 60)
    ),
    Form.COMPACT: _Layout(
        (16, 60, 992, 70),
        (16, 136, 992, 334),
        (16, 474, 992, 48),
        SMALL.at(15),
        BARS[Form.COMPACT].bottom,
        (20, 538, 684, 52),
    ),
}
_RACE = 12.0
"""What is kept free round the race where the rows leave room for it."""


def draw(canvas: Canvas, table: TableView, room: Room) -> None:
    """The whole screen."""
    split, words = table.split, room.words
    assert split is not None
    layout = _LAYOUTS[canvas.form]
    canvas.backdrop("table")
    subtitle = words("split.heading", round=table.round, rounds=table.rounds)
    frame.head(canvas, room, subtitle, emblem=EMBLEM, done=table.round - 1, rounds=table.rounds)
    draw_sum(canvas, layout.sum, split, room)
    draw_rows(canvas, layout.rows, table, split, room)
    _race(canvas, layout.rows, table, room, count=len(split.survivors))
    strip = layout.strip
    fill = BLACK if canvas.theme.high_contrast else with_alpha(BLACK, 0.3)
    canvas.panel(strip, fill=fill, radius=20)
    leavers = [
        seat
        for seat, one in enumerate(table.seats)
        for character in one.characters
        if character.stance == "out"
    ]
    inner = (strip[0] + 18, strip[1] + 4, strip[2] - 36, strip[3] - 8)
    lines = 3 if canvas.form is Form.PORTRAIT else 2
    draw_dealings(canvas, inner, room, table.offers, leavers, style=layout.dealings, lines=lines)
    bottom_bar(canvas, height=layout.bar)
    if table.boss is not None:
        boss = (table.boss + 1) % len(table.seats)
        hint(canvas, layout.hint, words("split.next_boss", name=room.names[boss]), icon="hat-boss")
    if room.ask is not None:
        frame.confirm(canvas, words("heist.to_report"), icon="arrow-right", enabled=room.ready, onward=True)


def _race(canvas: Canvas, rect: Rect, table: TableView, room: Room, *, count: int) -> None:
    """The race of all players, where few survivors leave room for it."""
    x, y, wide, high = rect
    used = rows_high(canvas.form, count, high) + _RACE
    needs = race.strip_high(canvas.form, wide, len(table.seats))
    if table.hidden_money or high - used < needs:
        return
    tall = min(high - used, race.strip_high(canvas.form, wide, len(table.seats), roomy=True))
    top = y + used + (high - used - tall) / 2
    race.draw_strip(canvas, (x + 16, top, wide - 32, tall), table, room)
