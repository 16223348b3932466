"""The results board: who won and how, the loot round by round, the two power cuts, and who was who."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from pass_and_play.engine.ask import Ending
from pass_and_play.games.casa_de_papel.cards import ROUNDS
from pass_and_play.games.casa_de_papel.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.palettes import Casa
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, DISPLAY, H
from pass_and_play.ui.parts.chart import Grid, Marker, Point, chart, legend
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.casa_de_papel import story_panel, who
from pass_and_play.ui.tables.casa_de_papel.board import paper
from pass_and_play.ui.tables.casa_de_papel.character_card import SIDES
from pass_and_play.ui.tables.casa_de_papel.outcome import pale, winner
from pass_and_play.ui.tables.casa_de_papel.story import how_it_ended
from pass_and_play.ui.tables.casa_de_papel.story_panel import Book
from pass_and_play.ui.tables.frame import head
from pass_and_play.words import Text

GAP = 10.0
SHORT_CHART = 250.0
"""A chart lower than this has no row of changes."""
LABELS = 1000
CLOSE = 500
"""Millions between two labels of the chart, and how close to the goal one is left out."""


@dataclass(frozen=True, slots=True)
class _Layout:
    """Where everything stands in one form: who won and how, from `left` on; below that the chart, from `top`
    on or lower, and the stories, down to `foot`; and who was who, from left and top on.

    In portrait there is one column: who was who stands at the foot, and the stories end above it.
    """

    left: float
    wide: float
    trophy: Rect
    winner: Rect
    size: float
    sentence: Rect
    top: float
    foot: float
    title: float
    book: Book
    who: tuple[float, float, float]

    def places(self, table: TableView, form: Form) -> tuple[float, tuple[float, float, float]]:
        """Where the stories end, and where who was who stands."""
        if form is not Form.PORTRAIT:
            return self.foot, self.who
        top = self.foot - who.tall(form, table)
        return top - GAP, (self.who[0], top, self.who[2])


_LAYOUTS = {
    Form.LANDSCAPE: _Layout(
        left=40,
        wide=640,
        trophy=(40, 98, 45, 45),
        winner=(106, 86, 574, 70),
        size=53,
        sentence=(40, 156, 640, 44),
        top=204,
        foot=688,
        title=21.4,
        book=Book(H.at(18), BODY.at(17.5), line=23, more=2, tile=44, pad=12, edge=20, apart=14, room=240),
        who=(704, 90, 536),
    ),
    Form.PORTRAIT: _Layout(
        left=24,
        wide=752,
        trophy=(32, 90, 44, 44),
        winner=(96, 80, 672, 64),
        size=50,
        sentence=(32, 144, 736, 48),
        top=182,
        foot=1072,
        title=21.4,
        book=Book(H.at(18), BODY.at(17.5), line=23, more=2, tile=44, pad=12, edge=20, apart=14, room=240),
        who=(24, 0, 752),
    ),
    Form.COMPACT: _Layout(
        left=16,
        wide=496,
        trophy=(18, 63, 32, 32),
        winner=(62, 56, 450, 46),
        size=37,
        sentence=(18, 100, 492, 46),
        top=140,
        foot=520,
        title=18,
        book=Book(H.at(17), BODY.at(16.5), line=21, more=1, tile=36, pad=10, edge=14, apart=8, room=165),
        who=(526, 60, 482),
    ),
}


def draw(canvas: Canvas, table: TableView, ending: Ending, room: Room) -> None:
    """Everything but the bottom bar."""
    layout = _LAYOUTS[canvas.form]
    canvas.backdrop("table")
    if not canvas.theme.high_contrast:
        canvas.picture("motif-rosette", (-80, -10, 590, 480), alpha=0.07)
    subtitle = room.words("over.done", n=ROUNDS)
    head(canvas, room, subtitle, emblem="printing-press", done=0, rounds=0)
    _winner(canvas, layout, table, room)
    foot, who_place = layout.places(table, canvas.form)
    book = layout.book
    stories = story_panel.told(canvas, layout.wide, table, room, book)
    high = story_panel.high(canvas, stories, book)
    top = max(_sentence(canvas, layout, table, ending, room) + 4, layout.top)
    _chart(canvas, (layout.left, top, layout.wide, foot - high - GAP - top), table, room, layout.title)
    story_panel.draw(canvas, (layout.left, foot - high, layout.wide, high), stories, book)
    who.draw(canvas, who_place, table, ending, room)


def _winner(canvas: Canvas, layout: _Layout, table: TableView, room: Room) -> None:
    team = winner(table)
    canvas.icon("trophy", layout.trophy, SIDES[team])
    style = DISPLAY.at(layout.size)
    canvas.write(room.words(f"over.{team}"), layout.winner, style, pale(SIDES[team]))


def _sentence(canvas: Canvas, layout: _Layout, table: TableView, ending: Ending, room: Room) -> float:
    """How it ended, in one line or in two smaller ones; returns where that ends."""
    sentence = how_it_ended(table, ending, room)
    x, y, wide, high = layout.sentence
    style = BODY if canvas.measure(sentence, BODY) <= wide * 1.1 else BODY.at(17.5)
    lines = 1 if canvas.measure(sentence, style) <= wide * 1.1 else 2
    place = (x, y, wide, 30.0 if lines == 1 else high)
    ink = canvas.theme.palette.text2
    _, top, _, tall = canvas.write(sentence, place, style, ink, lines=lines)
    return top + tall


# ---------------------------------------------------------------------- the chart


def _chart(canvas: Canvas, rect: Rect, table: TableView, room: Room, size: float) -> None:
    """The loot from the start to the end; what the trump took is joined by dots."""
    words = room.words
    paper(canvas, rect)
    x, y, wide, high = rect
    title, style = words("over.chart"), H.at(size)
    reach = canvas.measure(title, style)
    edge = size * 1.3
    canvas.write(title, (x + edge, y + size * 0.84, reach + 1, 30), style, Casa.BOARD_INK)
    entries: list[tuple[Marker, Text]] = [("disc", words("over.press")), ("diamond", words("over.sabotage"))]
    if table.named is not None:
        entries.append(("square", words("over.trump")))
    left = edge + reach + 14
    legend(canvas, x + left, y + size * 0.84 + 15, entries, wide=wide - left - edge)
    lines = tuple(_lines(table, room))
    goal = words("over.goal", goal=table.goal)
    grid = Grid(top=table.highest, goal=table.goal, goal_words=goal, lines=lines)
    points = _points(table, room)
    if high < SHORT_CHART:
        points = [replace(point, change=None) for point in points]
    chart(canvas, (x + 12, y + size * 2, wide - 38, high - size * 2 - 10), points, grid)


def _points(table: TableView, room: Room) -> list[Point]:
    words = room.words
    points = [Point(words("over.start"), 0, None)]
    for number, score in enumerate(table.scores, start=1):
        points.append(
            Point(
                words("round_table.round", n=number),
                score.after,
                words.number(score.after),
                marker="disc" if score.running else "diamond",
                change=words.number(score.change, signed=score.change != 0),
            )
        )
    if table.named is not None:
        points.append(
            Point(
                words("over.trump_column"),
                table.loot,
                words.number(table.loot),
                marker="square",
                change=words.number(-table.trump, signed=table.trump != 0),
                icon="inspector",
            )
        )
    return points


def _lines(table: TableView, room: Room) -> Iterator[tuple[int, Text | None]]:
    """A line for every thousand and for the end; a label unless the goal or the end is too close."""
    for mark in range(0, table.highest, LABELS):
        close = mark == 0 or abs(mark - table.goal) <= CLOSE or table.highest - mark < LABELS
        yield mark, None if close else room.words.number(mark)
    yield table.highest, room.words.number(table.highest)
