"""Who has how much at the end: a row for every seat, the richest first."""

from __future__ import annotations

from collections.abc import Sequence

from pass_and_play.engine.ask import Ending, Seat
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import FIGURE, H
from pass_and_play.ui.parts.label import LEAST, label, least
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.bank_heist import race
from pass_and_play.ui.tables.bank_heist.sums import money

TALLEST = {Form.LANDSCAPE: 92.0, Form.PORTRAIT: 84.0, Form.COMPACT: 76.0}


def high(form: Form, seats: int, room: float) -> float:
    """How high the rows of so many seats are, where there is so much room."""
    gap = _gap(seats)
    return min(seats * (TALLEST[form] + gap) - gap, room)


def _gap(seats: int) -> float:
    return 8.0 if seats < 7 else 6.0


def draw_standings(
    canvas: Canvas, rect: Rect, sums: Sequence[int], target: int, ending: Ending, room: Room
) -> None:
    """The rows in `rect`; those of the winners have a trophy and the accent's outline."""
    x, y, wide, _ = rect
    gap = _gap(len(sums))
    tall = (high(canvas.form, len(sums), rect[3]) + gap) / len(sums) - gap
    order = sorted(range(len(sums)), key=lambda seat: (-sums[seat], seat))
    for index, seat in enumerate(order):
        place = (x, y + index * (tall + gap), wide, tall)
        rank = 1 + sum(other > sums[seat] for other in sums)
        _row(canvas, place, room, seat, (rank, sums[seat], target), wins=seat in ending.winners)


def _row(
    canvas: Canvas, rect: Rect, room: Room, seat: Seat, figures: tuple[int, int, int], *, wins: bool
) -> None:
    """Rank, mark, name, a trophy, the bar towards the target, and the sum."""
    palette, look, words = canvas.theme.palette, room.look(seat), room.words
    x, y, wide, tall = rect
    rank, has, target = figures
    own = look.colour if canvas.theme.high_contrast else with_alpha(look.colour, 0.6)
    canvas.panel(
        rect,
        fill=palette.b2,
        edge=palette.acc if wins else own,
        radius=min(20.0, tall * 0.34),
        width=4 if wins else None,
    )
    size = max(LEAST[canvas.form], min(24.0, tall * 0.42))
    pad, style = min(16.0, tall * 0.3), H.at(size)
    place = (x + pad, y, size * 1.2, tall)
    canvas.write(words.number(rank), place, style, palette.text2, align="center")
    sum_wide = size * 3.4
    figure = (x + wide - pad - sum_wide, y, sum_wide, tall)
    canvas.write(money(words, has), figure, FIGURE.at(size * 1.25), palette.text, align="right", shrink=0.6)
    left = place[0] + place[2] + pad * 0.6
    right = figure[0] - 6
    if canvas.form is Form.PORTRAIT:
        bar = (right - 230, y + tall / 2 - 6, 222.0, 12.0)
        race.bar(canvas, bar, target, has, 0)
        right = bar[0] - 16
    trophy = size * 1.1 + 8 if wins else 0.0
    taken = label(
        canvas,
        (left, y, right - left - trophy, tall),
        room.names[seat],
        style,
        palette.text,
        icon=look.icon,
        icon_size=size * 1.15,
        icon_colour=look.colour,
        gap=size * 0.5,
        align="left",
        shrink=least(canvas, style),
    )
    if wins:
        side = size * 1.1
        canvas.icon("trophy", (taken[0] + taken[2] + 8, y + (tall - side) / 2, side, side), palette.acc)
