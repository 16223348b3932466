"""Who wins a location of Caper: the capers of both sides, card by card, and what the winner gets."""

from __future__ import annotations

from typing import NamedTuple

from pass_and_play.games.caper.board import At, Side
from pass_and_play.games.caper.scoring import Line, Score
from pass_and_play.games.caper.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import FIGURE, SMALL, TITLE, H
from pass_and_play.ui.parts.label import fitting, least
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.caper import faces, sides, signs
from pass_and_play.ui.tables.caper.score_facts import icon_of, name_of, points_for
from pass_and_play.ui.tables.caper.score_rows import Row
from pass_and_play.words import Text


class _Part(NamedTuple):
    """What brings capers, and how many."""

    says: Text
    n: int


def draw(canvas: Canvas, rect: Rect, table: TableView, whole: Score, row: Row, room: Room) -> None:
    """A heading that says who wins, a column for each side, and the reward."""
    assert row.at is not None
    palette, small = canvas.theme.palette, canvas.form is Form.COMPACT
    x, y, wide, high = rect
    place = row.at.place
    tall = 30.0 if small else 40.0
    title = TITLE.at(21 if small else 28)
    canvas.write(_verdict(table, whole, row, room), (x, y, wide, tall), title, palette.text, shrink=0.6)
    foot = 38.0 if small else 50.0
    top = y + tall + (2 if small else 8)
    gap = 16.0
    column = (wide - gap) / 2
    for side in (0, 1):
        box = (x + side * (column + gap), top, column, y + high - foot - top)
        _column(canvas, box, table, whole, place, side, room)
    _reward(canvas, (x, y + high - foot, wide, foot), table, row, room)


def _verdict(table: TableView, whole: Score, row: Row, room: Room) -> Text:
    assert row.at is not None
    counts = whole.capers[row.at.place]
    if row.side is None:
        return room.words("scoring.tie", n=counts[0])
    more, fewer = max(counts), min(counts)
    return room.words("scoring.wins", name=name_of(table, room, row.side), more=more, fewer=fewer)


def _column(
    canvas: Canvas, rect: Rect, table: TableView, whole: Score, place: int, side: Side, room: Room
) -> None:
    """The capers of a side: those that have no room are one line."""
    palette, small = canvas.theme.palette, canvas.form is Form.COMPACT
    x, y, wide, high = rect
    colour = sides.COLOURS[side]
    head = 26.0 if small else 32.0
    style = H.at(16 if small else 19)
    sum_ = room.words.number(whole.capers[place][side])
    reach = canvas.measure(sum_, style) + 2
    icon = style.size * 0.95
    canvas.icon("caper", (x + wide - icon, y + (head - icon) / 2, icon, icon), colour)
    canvas.write(sum_, (x + wide - icon - 6 - reach, y, reach, head), style, colour)
    name = (x, y, wide - icon - reach - 16, head)
    canvas.write(name_of(table, room, side), name, style, colour, shrink=least(canvas, style))
    canvas.veil((x, y + head, wide, 2), with_alpha(colour, 0.6))
    letters = SMALL.at(14.5 if small else 16.5)
    pitch = canvas.theme.size(letters) * 1.25 + (1 if small else 4)
    known = _parts(table, whole, place, side, room)
    fit = max(1, int((high - head - 4) / pitch))
    if len(known) > fit:
        rest = known[fit - 1 :]
        known = [*known[: fit - 1], _Part(room.words("scoring.more", n=len(rest)), sum(p.n for p in rest))]
    for index, part in enumerate(known):
        top = y + head + 4 + index * pitch
        number = room.words.number(part.n, signed=True)
        taken = canvas.measure(number, letters) + 2
        canvas.write(number, (x + wide - taken, top, taken, pitch), letters, palette.text)
        says = (x, top, wide - taken - 8, pitch)
        canvas.write(part.says, says, letters, palette.text2, shrink=least(canvas, letters))
    if not known:
        none = (x, y + head + 4, wide, pitch)
        canvas.write(room.words("scoring.none"), none, letters, palette.text2)


def _parts(table: TableView, whole: Score, place: int, side: Side, room: Room) -> list[_Part]:
    """Everything that brings a side capers at a location: a card once, the largest first."""
    found: dict[Text, int] = {}
    for line in whole.lines:
        if line.step == "capers" and line.side == side and line.at is not None and line.at.place == place:
            says = _says(table, line, line.at, room)
            found[says] = found.get(says, 0) + line.n
    return [_Part(says, n) for says, n in sorted(found.items(), key=lambda item: -abs(item[1]))]


def _says(table: TableView, line: Line, at: At, room: Room) -> Text:
    if line.rule == "bonus":
        return room.words("scoring.bonus")
    if at.side is None or at.stack is None:
        return room.words(f"location.{table.board.places[at.place].location.key}")
    stack = table.board.places[at.place].sides[at.side][at.stack]
    card = stack.thief if at.layer is None else stack.gear[at.layer].card
    return faces.card_name(card, room.words)


def _reward(canvas: Canvas, rect: Rect, table: TableView, row: Row, room: Room) -> None:
    """What the winner gets of the reward."""
    words, small = room.words, canvas.form is Form.COMPACT
    x, y, wide, high = rect
    style = SMALL.at(15 if small else 18)
    ink = canvas.theme.palette.text2
    if row.side is None:
        canvas.write(words("scoring.nobody"), rect, style, ink, shrink=least(canvas, style))
        return
    size = 26.0 if small else 36.0
    number = words.number(row.points, signed=True)
    colour = sides.COLOURS[row.side]
    taken = canvas.write(number, rect, FIGURE.at(size), colour)
    left = taken[0] + taken[2] + 12
    says = fitting(canvas, style, wide * 0.6, *points_for(row, name_of(table, room, row.side), room))
    told = canvas.write(says, (left, y, wide * 0.6, high), style, ink, shrink=least(canvas, style))
    others = [line for line in row.lines if line.gives != "points"]
    groups = tuple(signs.amount(line.n, icon_of(line.gives), words, signed=True) for line in others)
    left = told[0] + told[2] + 16
    signs.draw_line(
        canvas, groups, (left, y, x + wide - left, high), 17.0 if small else 21.0, colour, align="left"
    )
