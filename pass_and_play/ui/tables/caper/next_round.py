"""The public table before a round: how the last one ended, and what is dealt now."""

from __future__ import annotations

from dataclasses import dataclass

from pass_and_play.games.caper.moves import Move
from pass_and_play.games.caper.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, SMALL, H
from pass_and_play.ui.parts.label import least, set_in
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables import frame
from pass_and_play.ui.tables.caper import sides
from pass_and_play.ui.tables.caper.faces import emblem
from pass_and_play.ui.tables.caper.waiting import table_of, told_move
from pass_and_play.words import Text

LAST = 4
"""Plays that are told: with two players the last turn of a round has two cards of each."""


@dataclass(frozen=True, slots=True)
class _Plan:
    """Where the first play lies in one form, the way to the next column and row, and where it is told what
    comes now."""

    first: Rect
    step: tuple[float, float]
    title: Rect
    note: Rect
    letters: tuple[float, float]


_PLANS = {
    Form.LANDSCAPE: _Plan(
        (14, 580, 410, 100), (420, 106), (864, 580, 400, 34), (864, 616, 400, 96), (24, 19)
    ),
    Form.PORTRAIT: _Plan((14, 980, 380, 66), (392, 72), (24, 1128, 240, 48), (272, 1128, 504, 48), (24, 19)),
    Form.COMPACT: _Plan((8, 468, 352, 60), (358, 64), (726, 499, 290, 20), (726, 517, 290, 19), (16, 14.5)),
}


def draw(canvas: Canvas, table: TableView, room: Room) -> None:
    """The whole picture, bars included."""
    plan = _PLANS[canvas.form]
    table_of(canvas, table, room)
    x, y, wide, high = plan.first
    moves = table.moves[-LAST:]
    for number, move in enumerate(moves):
        place = (x + number % 2 * plan.step[0], y + number // 2 * plan.step[1], wide, high)
        _play(canvas, place, move, table, room)
    if not moves:
        words, style = room.words("waiting.nothing"), BODY.at(20 if canvas.form is not Form.COMPACT else 17)
        place = (x + 16, y, wide + plan.step[0] - 32, high + plan.step[1])
        canvas.write(words, place, style, canvas.theme.palette.text2, lines=2)
    _now(canvas, plan, table, room)
    frame.confirm(canvas, room.words("round.deal"), icon="shuffle", enabled=room.ready)


def _now(canvas: Canvas, plan: _Plan, table: TableView, room: Room) -> None:
    """What is dealt to whom, and who begins."""
    words, palette, now = room.words, canvas.theme.palette, table.rounds[table.round]
    style = H.at(plan.letters[0])
    title = words(f"round.{now.deck}", n=table.round + 1)
    canvas.write(title, plan.title, style, palette.text, shrink=least(canvas, style))
    first = room.names[sides.mastermind(table.parts, now.first)]
    note = words(f"round.for_{len(table.parts)}", n=now.deal, name=first)
    if canvas.form is Form.COMPACT:
        note = words("round.first", name=first)
    small, lines = set_in(canvas, note, BODY.at(plan.letters[1]), plan.note[2], plan.note[3])
    shrink, valign = least(canvas, small), "top" if canvas.form is Form.LANDSCAPE else "middle"
    canvas.write(note, plan.note, small, palette.text2, lines=lines, shrink=shrink, valign=valign)


def _play(canvas: Canvas, rect: Rect, move: Move, table: TableView, room: Room) -> None:
    """A card that was played: its emblem in the colour of the side, and what became of it."""
    palette, (x, y, wide, high) = canvas.theme.palette, rect
    canvas.panel(rect, fill=palette.b2, edge=palette.line, radius=16)
    small = canvas.form is Form.COMPACT
    side = min(52.0, high - 16)
    canvas.disc((x + 12 + side / 2, y + high / 2), side / 2, sides.DISCS[move.side])
    icon = side * 0.6
    spot = (x + 12 + (side - icon) / 2, y + (high - icon) / 2, icon, icon)
    canvas.icon(emblem(move.card), spot, sides.COLOURS[move.side])
    left = x + side + 26
    across = x + wide - 10 - left
    said, more = told_move(move, table, room)
    style, body = H.at(18 if not small else 15), SMALL.at(16 if not small else 14)
    top, line = y + high / 2 - 25, 25.0
    style, _ = set_in(canvas, said, style, across, line, most=1)
    canvas.write(said, (left, top, across, line), style, palette.text, shrink=least(canvas, style))
    who = room.names[sides.mastermind(table.parts, move.side)]
    reach = canvas.measure(who, body) + 1
    below = (left, top + line, min(reach, across), line)
    canvas.write(who, below, body, sides.COLOURS[move.side], shrink=least(canvas, body))
    _more(canvas, (left + reach + 10, top + line, across - reach - 10, line), more, room)


def _more(canvas: Canvas, rect: Rect, more: Text | None, room: Room) -> None:
    """What else is told of it, where it has room behind the name."""
    style = SMALL.at(16 if canvas.form is not Form.COMPACT else 14)
    if more is not None and canvas.measure(more, style.at(style.size * least(canvas, style))) <= rect[2]:
        canvas.write(more, rect, style, canvas.theme.palette.text2, shrink=least(canvas, style))
