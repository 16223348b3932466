"""The results board: who has the most crowns, how that came about, and a sheet for every game."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from pass_and_play.engine.ask import Ending
from pass_and_play.games.executioner.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, H
from pass_and_play.ui.parts.chart import Grid
from pass_and_play.ui.parts.label import least
from pass_and_play.ui.parts.race_chart import Runner, race_chart
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables import frame
from pass_and_play.ui.tables.executioner import crown_board, game_tabs, results_game
from pass_and_play.ui.tables.executioner.crown_board import Foot
from pass_and_play.ui.tables.executioner.first_executioner import EMBLEM
from pass_and_play.ui.tables.winners import draw_winners
from pass_and_play.words import Text

STEP = 5
"""Crowns from one line of the chart to the next."""


@dataclass(frozen=True, slots=True)
class _Layout:
    """Where everything stands in one form: the trophy, who won and how, the chart with the size of its title,
    the crown board, and the tabs of the sheets at the foot."""

    trophy: Rect
    winner: Rect
    size: float
    sentence: Rect
    chart: Rect
    title: float
    board: Rect
    tabs: Rect


_LAYOUTS = {
    Form.LANDSCAPE: _Layout(
        trophy=(40, 96, 46, 46),
        winner=(104, 84, 540, 68),
        size=50,
        sentence=(40, 150, 604, 34),
        chart=(40, 192, 604, 436),
        title=20,
        board=(664, 88, 576, 540),
        tabs=(40, 640, 1200, 56),
    ),
    Form.PORTRAIT: _Layout(
        trophy=(32, 92, 44, 44),
        winner=(96, 80, 672, 64),
        size=48,
        sentence=(32, 142, 736, 34),
        chart=(24, 186, 752, 340),
        title=20,
        board=(24, 540, 752, 466),
        tabs=(24, 1018, 752, 56),
    ),
    Form.COMPACT: _Layout(
        trophy=(18, 63, 32, 32),
        winner=(62, 56, 438, 46),
        size=34,
        sentence=(18, 100, 486, 26),
        chart=(16, 130, 486, 336),
        title=16,
        board=(514, 60, 494, 406),
        tabs=(16, 474, 992, 46),
    ),
}


def draw(canvas: Canvas, table: TableView, ending: Ending, room: Room) -> None:
    """Everything but the bottom bar: the result, or the game whose sheet is open."""
    layout, words = _LAYOUTS[canvas.form], room.words
    canvas.backdrop("table")
    subtitle = words("over.done", n=len(table.results))
    frame.head(canvas, room, subtitle, emblem=EMBLEM, done=0, rounds=0)
    if room.sheet:
        results_game.draw(canvas, table.results[room.sheet - 1], room)
    else:
        _result(canvas, layout, table, ending, room)
    game_tabs.draw(canvas, layout.tabs, len(table.results), room)


def _result(canvas: Canvas, layout: _Layout, table: TableView, ending: Ending, room: Room) -> None:
    draw_winners(canvas, layout.trophy, layout.winner, ending, room, size=layout.size)
    body = BODY if canvas.form is not Form.COMPACT else BODY.at(16.5)
    said = how_it_ended(table, ending, room)
    canvas.write(said, layout.sentence, body, canvas.theme.palette.text2, shrink=least(canvas, body))
    chart, board = layout.chart, layout.board
    count = len(table.crowns)
    tall = crown_board.high(canvas.form, count, board[3])
    if canvas.form is Form.PORTRAIT:
        board = (board[0], board[1] + board[3] - tall, board[2], tall)
        chart = (*chart[:3], board[1] - 14 - chart[1])
    else:
        board = (board[0], board[1], board[2], tall)
    _chart(canvas, chart, layout.title, table, room)
    foot = Foot(room.words("crown_board.over", n=len(table.results)))
    crown_board.draw(canvas, board, table.results, room, foot=foot)


def how_it_ended(table: TableView, ending: Ending, room: Room) -> Text:
    """The sentence below the winners: with how many crowns, and after which game."""
    return room.words(f"over.how.{ending.how}", most=max(table.crowns), n=len(table.results))


def _chart(canvas: Canvas, rect: Rect, size: float, table: TableView, room: Room) -> None:
    """A line for every seat, from the start on; `size` is that of the title's letters."""
    palette, words = canvas.theme.palette, room.words
    x, y, wide, high = rect
    fill = BLACK if canvas.theme.high_contrast else with_alpha(BLACK, 0.4)
    canvas.panel(rect, fill=fill, edge=palette.line, radius=24)
    line = size * 1.5 * canvas.theme.text_size
    title = (x + 20, y + 10, wide - 40, line)
    canvas.write(words("over.chart"), title, H.at(size), palette.text)
    sums = (table.results[0].before, *(result.crowns for result in table.results))
    top = ceil((max(max(one) for one in sums) + 1) / STEP) * STEP
    step = STEP if top <= 6 * STEP else 2 * STEP
    marks = tuple((mark, words.number(mark)) for mark in range(0, top + 1, step))
    captions = [words("crown_board.start")]
    captions += [words("crown_board.game", n=result.game) for result in table.results]
    runners = [Runner(room.look(seat), tuple(one[seat] for one in sums)) for seat in room.seats]
    inner = (x + 14, y + 14 + line, wide - 28, high - 20 - line)
    race_chart(canvas, inner, runners, captions, Grid(top, 0, None, marks))
