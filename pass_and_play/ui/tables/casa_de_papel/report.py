"""The results board: who won and how, the loot round by round, the two power cuts, and who was who."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pass_and_play.engine.ask import Ending
from pass_and_play.games.casa_de_papel.cards import ROUNDS
from pass_and_play.games.casa_de_papel.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, with_alpha
from pass_and_play.ui.paint.palettes import Casa
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, DISPLAY, H, Style
from pass_and_play.ui.parts.chart import Grid, Marker, Point, chart, legend
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.casa_de_papel import who
from pass_and_play.ui.tables.casa_de_papel.board import paper
from pass_and_play.ui.tables.casa_de_papel.character_card import SIDES
from pass_and_play.ui.tables.casa_de_papel.outcome import pale, winner
from pass_and_play.ui.tables.casa_de_papel.story import Story, how_it_ended, professors_cut, raquels_cut
from pass_and_play.ui.tables.frame import head
from pass_and_play.words import Text

LEFT, WIDE = 40.0, 640.0
TOP, FOOT = 204.0, 688.0
GAP = 10.0
PAD, LINE, APART = 12.0, 23.0, 14.0
"""In the panel of the stories: above and below them, a line, and between two stories."""
MORE_LINES = 2
"""How many of the four titles and texts may take a second line."""

TITLE = H.at(18)
BOOK = BODY.at(17.5)
STORY_ROOM = WIDE - 78 - 20

LABELS = 1000
CLOSE = 500
"""Millions between two labels of the chart, and how close to the goal one is left out."""


def draw(canvas: Canvas, table: TableView, ending: Ending, room: Room) -> None:
    """Everything but the bottom bar."""
    canvas.backdrop("table")
    if not canvas.theme.high_contrast:
        canvas.picture("motif-rosette", (-80, -10, 590, 480), alpha=0.07)
    subtitle = room.words("over.done", n=ROUNDS)
    head(canvas, room, subtitle, emblem="printing-press", done=0, rounds=0)
    _winner(canvas, table, ending, room)
    stories = _told(canvas, table, room)
    high = 2 * PAD + APART + _line(canvas) * max(sum(story.lines for story in stories), 4)
    _chart(canvas, (LEFT, TOP, WIDE, FOOT - high - GAP - TOP), table, room)
    _story_panel(canvas, (LEFT, FOOT - high, WIDE, high), stories)
    who.draw(canvas, table, ending, room)


def _winner(canvas: Canvas, table: TableView, ending: Ending, room: Room) -> None:
    palette, team = canvas.theme.palette, winner(table)
    canvas.icon("trophy", (40, 98, 45, 45), SIDES[team])
    canvas.write(room.words(f"over.{team}"), (106, 86, 574, 70), DISPLAY.at(53), pale(SIDES[team]))
    sentence = how_it_ended(table, ending, room)
    one_line = canvas.measure(sentence, BODY) <= WIDE * 1.1
    style = BODY if one_line else BODY.at(17.5)
    place = (LEFT, 156.0, WIDE, 30.0 if one_line else 44.0)
    canvas.write(sentence, place, style, palette.text2, lines=1 if one_line else 2)


# ---------------------------------------------------------------------- the chart


def _chart(canvas: Canvas, rect: Rect, table: TableView, room: Room) -> None:
    """The loot from the start to the end; what the trump took is joined by dots."""
    words = room.words
    paper(canvas, rect)
    x, y, wide, high = rect
    title, style = words("over.chart"), H.at(21.4)
    reach = canvas.measure(title, style)
    canvas.write(title, (x + 28, y + 18, reach + 1, 30), style, Casa.BOARD_INK)
    entries: list[tuple[Marker, Text]] = [("disc", words("over.press")), ("diamond", words("over.sabotage"))]
    if table.named is not None:
        entries.append(("square", words("over.trump")))
    legend(canvas, x + 28 + reach + 14, y + 33, entries)
    lines = tuple(_lines(table, room))
    goal = words("over.goal", goal=table.goal)
    grid = Grid(top=table.highest, goal=table.goal, goal_words=goal, lines=lines)
    chart(canvas, (x + 12, y + 43, wide - 38, high - 53), _points(table, room), grid)


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


# ---------------------------------------------------------------------- the power cuts


@dataclass(frozen=True, slots=True)
class _Told:
    """A story as it is set: its icon, and its title and text with the lines that they take."""

    icon: str
    title: Text
    title_lines: int
    text: Text
    text_lines: int

    @property
    def lines(self) -> int:
        return self.title_lines + self.text_lines


def _told(canvas: Canvas, table: TableView, room: Room) -> list[_Told]:
    """What happened in the dark, or why nothing is told of it.

    Titles take a second line where they need it, texts as long as there are any to be had; after that a
    text is told in short.
    """
    stories = _stories(table, room)
    titles = [_lines_of(canvas, story.title, TITLE) for _, story in stories]
    spare = MORE_LINES - sum(lines - 1 for lines in titles)
    told = []
    for (icon, story), title_lines in zip(stories, titles, strict=True):
        text, lines = story.text, _lines_of(canvas, story.text, BOOK)
        if lines - 1 > min(spare, 1):
            text, lines = story.short, 1
        spare -= lines - 1
        told.append(_Told(icon, story.title, title_lines, text, lines))
    return told


def _lines_of(canvas: Canvas, words: Text, style: Style) -> int:
    """How many lines a sentence takes, a little shrunk if that saves one; 3 means too many."""
    reach = canvas.measure(words, style) / STORY_ROOM
    return 1 if reach <= 1.1 else 2 if reach <= 1.9 else 3


def _stories(table: TableView, room: Room) -> list[tuple[str, Story]]:
    """Icon and story: of the two power cuts, or of why there is none."""
    words, report = room.words, table.report
    if report is None:
        closed = words("over.closed_note")
        return [("lock", Story(words("over.closed"), closed, closed))]
    if not table.abilities:
        note = words("over.no_abilities_note")
        return [("lamp", Story(words("over.no_abilities"), note, note))]
    return [("bolt", raquels_cut(table, report, room)), ("bolt", professors_cut(report, room))]


def _story_panel(canvas: Canvas, rect: Rect, stories: Sequence[_Told]) -> None:
    palette = canvas.theme.palette
    x, y, _, high = rect
    canvas.panel(rect, fill=with_alpha(BLACK, 0.4), edge=palette.line, radius=20)
    line = _line(canvas)
    top = y + (high - sum(story.lines for story in stories) * line - APART * (len(stories) - 1)) / 2
    for story in stories:
        middle = top + story.lines * line / 2
        canvas.panel((x + 20, middle - 22, 44, 44), fill=with_alpha(BLACK, 0.5), radius=12)
        canvas.icon(story.icon, (x + 31, middle - 11, 22, 22), Casa.TRACK_GAIN)
        for text, style, ink, lines in (
            (story.title, TITLE, palette.text, story.title_lines),
            (story.text, BOOK, palette.text2, story.text_lines),
        ):
            place = (x + 78, top, STORY_ROOM, line * lines)
            canvas.write(text, place, style, ink, lines=lines)
            top += line * lines
        top += APART


def _line(canvas: Canvas) -> float:
    """Height of a line of a story under the text size setting."""
    return LINE * canvas.theme.text_size
