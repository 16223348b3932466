"""The results board: who won, everybody's money round by round, and a sheet for every heist."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil

from pass_and_play.engine.ask import Ending
from pass_and_play.games.bank_heist.views import RoundReport, TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, H
from pass_and_play.ui.parts.chart import Grid
from pass_and_play.ui.parts.race_chart import Runner, race_chart
from pass_and_play.ui.parts.tabs import Tab, tabs
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables import frame
from pass_and_play.ui.tables.bank_heist import results_heist, standings
from pass_and_play.ui.tables.bank_heist.informer import EMBLEM
from pass_and_play.ui.tables.bank_heist.sums import money
from pass_and_play.ui.tables.winners import draw_winners
from pass_and_play.words import Text

STEP = 5
"""Millions from one line of the chart to the next."""


@dataclass(frozen=True, slots=True)
class _Layout:
    """Where everything stands in one form: the trophy, who won and how, the chart, the standings, and the
    tabs of the sheets at the foot."""

    trophy: Rect
    winner: Rect
    size: float
    sentence: Rect
    chart: Rect
    title: float
    standings: Rect
    tabs: Rect


_LAYOUTS = {
    Form.LANDSCAPE: _Layout(
        trophy=(40, 96, 46, 46),
        winner=(104, 84, 700, 68),
        size=52,
        sentence=(40, 150, 764, 34),
        chart=(40, 196, 764, 430),
        title=20,
        standings=(828, 92, 412, 534),
        tabs=(40, 640, 1200, 56),
    ),
    Form.PORTRAIT: _Layout(
        trophy=(32, 92, 44, 44),
        winner=(96, 80, 672, 64),
        size=48,
        sentence=(32, 142, 736, 34),
        chart=(24, 186, 752, 360),
        title=20,
        standings=(24, 560, 752, 444),
        tabs=(24, 1016, 752, 56),
    ),
    Form.COMPACT: _Layout(
        trophy=(18, 63, 32, 32),
        winner=(62, 56, 560, 46),
        size=35,
        sentence=(18, 100, 608, 24),
        chart=(16, 130, 612, 336),
        title=16,
        standings=(644, 60, 364, 406),
        tabs=(16, 474, 992, 46),
    ),
}


def draw(canvas: Canvas, table: TableView, ending: Ending, room: Room) -> None:
    """Everything but the bottom bar: the result, or the heist whose sheet is open."""
    layout, words = _LAYOUTS[canvas.form], room.words
    canvas.backdrop("table")
    subtitle = words("over.done", n=len(table.rounds_done))
    frame.head(canvas, room, subtitle, emblem=EMBLEM, done=0, rounds=0)
    if room.sheet:
        results_heist.draw_heist(canvas, table, table.rounds_done[room.sheet - 1], room)
    else:
        _result(canvas, layout, table, ending, room)
    sheets = [Tab(words("over.result"), words("over.result"), "trophy")]
    for report in table.rounds_done:
        sheets.append(Tab(words("over.heist", n=report.round), words.number(report.round)))
    tabs(canvas, layout.tabs, sheets, open_=room.sheet)


def _result(canvas: Canvas, layout: _Layout, table: TableView, ending: Ending, room: Room) -> None:
    palette = canvas.theme.palette
    draw_winners(canvas, layout.trophy, layout.winner, ending, room, size=layout.size)
    body = BODY if canvas.form is not Form.COMPACT else BODY.at(16.5)
    canvas.write(how_it_ended(table, ending, room), layout.sentence, body, palette.text2)
    sums = table.rounds_done[-1].money
    assert sums is not None, "money is shown at the end"
    chart, place = layout.chart, layout.standings
    if canvas.form is Form.PORTRAIT:
        tall = standings.high(canvas.form, len(sums), place[3])
        place = (place[0], place[1] + place[3] - tall, place[2], tall)
        chart = (*chart[:3], place[1] - 14 - chart[1])
    _chart(canvas, chart, layout.title, table, room)
    standings.draw_standings(canvas, place, sums, table.target, ending, room)


def how_it_ended(table: TableView, ending: Ending, room: Room) -> Text:
    """The sentence below the winners: with how much, and after which heist."""
    words, scores = room.words, dict(ending.scores)
    return words(
        f"over.how.{ending.how}",
        most=money(words, scores["most"]),
        target=money(words, table.target),
        n=len(table.rounds_done),
    )


# ---------------------------------------------------------------------- the chart


def _chart(canvas: Canvas, rect: Rect, size: float, table: TableView, room: Room) -> None:
    """A line for every seat, from what it began with; `size` is that of the title's letters."""
    palette, words = canvas.theme.palette, room.words
    x, y, wide, high = rect
    fill = BLACK if canvas.theme.high_contrast else with_alpha(BLACK, 0.4)
    canvas.panel(rect, fill=fill, edge=palette.line, radius=24)
    line = size * 1.5 * canvas.theme.text_size
    title = (x + 20, y + 10, wide - 40, line)
    canvas.write(words("over.chart"), title, H.at(size), palette.text)
    sums = tuple(_sums(table.rounds_done))
    most = max(max(one) for one in sums)
    top = ceil((max(most, table.target) + 1) / STEP) * STEP
    step = STEP if top <= 8 * STEP else 2 * STEP
    marks = tuple(
        (mark, None if mark == table.target else words.number(mark)) for mark in range(0, top + 1, step)
    )
    goal = words("over.target", n=table.target)
    captions = [words("over.start"), *(words("over.column", n=one.round) for one in table.rounds_done)]
    runners = [Runner(room.look(seat), tuple(one[seat] for one in sums)) for seat in range(len(table.seats))]
    inner = (x + 14, y + 14 + line, wide - 28, high - 20 - line)
    race_chart(canvas, inner, runners, captions, Grid(top, table.target, goal, marks))


def _sums(reports: tuple[RoundReport, ...]) -> Iterator[tuple[int, ...]]:
    """What everybody had at the start, and after every round."""
    first = reports[0]
    assert first.money is not None and first.changes is not None, "money is shown at the end"
    yield tuple(now - gain for now, gain in zip(first.money, first.changes, strict=True))
    for report in reports:
        assert report.money is not None
        yield report.money
