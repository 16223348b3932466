"""The results board: who has won, how the points came together, who won which location, coins and goods."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import ceil

from pass_and_play.engine.ask import Ending
from pass_and_play.games.caper import snitch
from pass_and_play.games.caper.scoring import STEPS, Score
from pass_and_play.games.caper.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, H
from pass_and_play.ui.parts.chart import Grid
from pass_and_play.ui.parts.label import least, set_in
from pass_and_play.ui.parts.race_chart import Runner, race_chart
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables import frame
from pass_and_play.ui.tables.caper import band, points_board, sides, snitch_sum
from pass_and_play.ui.tables.caper.score_rows import counted
from pass_and_play.ui.tables.caper.table_head import EMBLEM
from pass_and_play.ui.tables.winners import draw_winners
from pass_and_play.words import Text

STEP = 10
"""Points from one line of the chart to the next."""


@dataclass(frozen=True, slots=True)
class _Layout:
    """Where everything stands in one form: the trophy, who won and how, the chart with the size of its title,
    the Snitch's sum (below the chart, which is so much lower then), the points, and the locations with the
    height of one."""

    trophy: Rect
    winner: Rect
    size: float
    sentence: Rect
    chart: Rect
    title: float
    sum: float
    board: Rect
    places: Rect
    place: float


_LAYOUTS = {
    Form.LANDSCAPE: _Layout(
        trophy=(40, 96, 46, 46),
        winner=(104, 84, 540, 68),
        size=50,
        sentence=(40, 150, 604, 34),
        chart=(40, 194, 604, 494),
        title=20,
        sum=130,
        board=(664, 88, 576, 332),
        places=(664, 432, 576, 256),
        place=80,
    ),
    Form.PORTRAIT: _Layout(
        trophy=(32, 92, 44, 44),
        winner=(96, 80, 672, 64),
        size=48,
        sentence=(32, 142, 736, 34),
        chart=(24, 186, 752, 318),
        title=20,
        sum=120,
        board=(24, 516, 752, 320),
        places=(24, 848, 752, 224),
        place=68,
    ),
    Form.COMPACT: _Layout(
        trophy=(18, 63, 32, 32),
        winner=(62, 56, 438, 46),
        size=34,
        sentence=(18, 100, 486, 26),
        chart=(16, 130, 486, 390),
        title=16,
        sum=96,
        board=(514, 60, 494, 268),
        places=(514, 336, 494, 184),
        place=57,
    ),
}


def draw(canvas: Canvas, table: TableView, ending: Ending, room: Room) -> None:
    """Everything but the bottom bar."""
    layout, words = _LAYOUTS[canvas.form], room.words
    whole = counted(table)
    canvas.backdrop("table")
    subtitle = words("over.where", city=words(f"city.{table.city}"))
    frame.head(canvas, room, subtitle, emblem=EMBLEM, done=0, rounds=0)
    draw_winners(canvas, layout.trophy, layout.winner, ending, room, size=layout.size)
    body = BODY if canvas.form is not Form.COMPACT else BODY.at(16.5)
    style, lines = set_in(
        canvas, how_it_ended(whole, ending, room), body, layout.sentence[2], layout.sentence[3]
    )
    ink = canvas.theme.palette.text2
    canvas.write(how_it_ended(whole, ending, room), layout.sentence, style, ink, lines=lines, shrink=0.8)
    chart = layout.chart
    if "snitch" in ending.sides:
        x, y, wide, high = chart
        chart = (x, y, wide, high - layout.sum - 12)
        snitch_sum.draw(canvas, (x, y + high - layout.sum, wide, layout.sum), table, whole, room)
    _chart(canvas, chart, layout.title, table, whole, room)
    points_board.draw(canvas, layout.board, table, whole, room)
    _places(canvas, layout, table, whole, room)


def how_it_ended(whole: Score, ending: Ending, room: Room) -> Text:
    """The sentence below the winners: by how many points, or what decided a tie."""
    more, fewer = max(whole.totals), min(whole.totals)
    coins = max(whole.coins), min(whole.coins)
    return room.words(
        f"over.how.{ending.how}",
        more=more,
        fewer=fewer,
        coins=coins[0],
        fewer_coins=coins[1],
        sum=snitch.points(whole.totals),
    )


def _chart(canvas: Canvas, rect: Rect, size: float, table: TableView, whole: Score, room: Room) -> None:
    """A line for each side, from step to step; `size` is that of the title's letters."""
    palette, words = canvas.theme.palette, room.words
    x, y, wide, high = rect
    fill = BLACK if canvas.theme.high_contrast else with_alpha(BLACK, 0.4)
    canvas.panel(rect, fill=fill, edge=palette.line, radius=24)
    line = size * 1.5 * canvas.theme.text_size
    title = (x + 20, y + 10, wide - 40, line)
    style = H.at(size)
    canvas.write(words("over.chart"), title, style, palette.text, shrink=least(canvas, style))
    runners = []
    for side in (0, 1):
        look = room.look(sides.mastermind(table.parts, side))
        points = whole.points[side]
        sums = tuple(sum(points[:step]) for step in range(len(STEPS) + 1))
        runners.append(Runner(replace(look, colour=sides.COLOURS[side], icon=sides.SHAPES[side]), sums))
    top = max(STEP, ceil((max(whole.totals) + 1) / STEP) * STEP)
    marks = tuple((mark, words.number(mark)) for mark in range(0, top + 1, STEP))
    captions = [words("over.start"), *(words(f"over.step.{step}") for step in STEPS)]
    inner = (x + 14, y + 14 + line, wide - 28, high - 20 - line)
    race_chart(canvas, inner, runners, captions, Grid(top, 0, None, marks))


def _places(canvas: Canvas, layout: _Layout, table: TableView, whole: Score, room: Room) -> None:
    """The three locations, with the capers of both sides."""
    x, y, wide, high = layout.places
    pitch = (high - layout.place) / 2
    for index, place in enumerate(table.board.places):
        rect = (x, y + index * pitch, wide, layout.place)
        capers, city = whole.capers[index], table.board.city_colour
        band.place_band(canvas, rect, place.location, capers, room.words, city=city)
