"""The panel of the results board that tells the two power cuts, or why there is nothing to tell."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from pass_and_play.games.casa_de_papel.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, with_alpha
from pass_and_play.ui.paint.palettes import Casa
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import Style
from pass_and_play.ui.parts.label import least
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.casa_de_papel.story import Story, professors_cut, raquels_cut
from pass_and_play.words import Text


@dataclass(frozen=True, slots=True)
class Book:
    """How the two stories are set: title and text, the height of a line, and how many of the four may take
    a second line; the tile before them, and the panel's padding and gap; and how high it may be at most."""

    title: Style
    text: Style
    line: float
    more: int
    tile: float
    pad: float
    edge: float
    apart: float
    room: float

    @property
    def left(self) -> float:
        """From the panel's left edge to the text."""
        return self.edge + self.tile + 14


@dataclass(frozen=True, slots=True)
class Told:
    """A story as it is set: its icon, and its title and text with the lines that they take."""

    icon: str
    title: Text
    title_lines: int
    text: Text
    text_lines: int

    @property
    def lines(self) -> int:
        return self.title_lines + self.text_lines


def told(canvas: Canvas, wide: float, table: TableView, room: Room, book: Book) -> list[Told]:
    """What happened in the dark, or why nothing is told of it, for a panel so wide.

    Titles take a second line where they need it, texts as long as there are any to be had; after that a
    text is told in short, and where even that is too much, not at all.
    """
    stories, inner = _stories(table, room), wide - book.left - book.edge
    titles = [_lines_of(canvas, story.title, book.title, inner) for _, story in stories]
    spare = book.more - sum(lines - 1 for lines in titles)
    found = []
    for (icon, story), title_lines in zip(stories, titles, strict=True):
        text, lines = story.text, _lines_of(canvas, story.text, book.text, inner)
        if lines - 1 > min(spare, 1):
            text, lines = story.short, 1
        spare -= lines - 1
        found.append(Told(icon, story.title, title_lines, text, lines))
    for index in reversed(range(len(found))):
        if high(canvas, found, book) > book.room:
            found[index] = replace(found[index], text_lines=0)
    return found


def high(canvas: Canvas, stories: Sequence[Told], book: Book) -> float:
    """Height of the panel."""
    lines = sum(story.lines for story in stories)
    return 2 * book.pad + book.apart * (len(stories) - 1) + _line(canvas, book) * lines


def _lines_of(canvas: Canvas, words: Text, style: Style, wide: float) -> int:
    """How many lines a sentence takes, a little shrunk if that saves one; 3 means too many."""
    reach = canvas.measure(words, style) / wide
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


def draw(canvas: Canvas, rect: Rect, stories: Sequence[Told], book: Book) -> None:
    """The stories in `rect`."""
    palette = canvas.theme.palette
    x, y, wide, tall = rect
    canvas.panel(rect, fill=with_alpha(BLACK, 0.4), edge=palette.line, radius=20)
    line, side = _line(canvas, book), book.tile
    top = y + (tall - sum(story.lines for story in stories) * line - book.apart * (len(stories) - 1)) / 2
    for story in stories:
        middle = top + story.lines * line / 2
        canvas.panel((x + book.edge, middle - side / 2, side, side), fill=with_alpha(BLACK, 0.5), radius=12)
        icon = (x + book.edge + side / 4, middle - side / 4, side / 2, side / 2)
        canvas.icon(story.icon, icon, Casa.TRACK_GAIN)
        for text, style, ink, lines in (
            (story.title, book.title, palette.text, story.title_lines),
            (story.text, book.text, palette.text2, story.text_lines),
        ):
            place = (x + book.left, top, wide - book.left - book.edge, line * lines)
            if lines:
                canvas.write(text, place, style, ink, lines=lines, shrink=min(0.8, least(canvas, style)))
            top += line * lines
        top += book.apart


def _line(canvas: Canvas, book: Book) -> float:
    """Height of a line of a story under the text size setting."""
    return book.line * canvas.theme.text_size
