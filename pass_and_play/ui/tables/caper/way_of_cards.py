"""The way of the two cards that a Lookout passes, at the foot of the page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pass_and_play.engine.ask import Seat
from pass_and_play.games.caper.board import SIDES, Side
from pass_and_play.games.caper.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import RGB
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, H, Style
from pass_and_play.ui.parts.label import least
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.caper import sides
from pass_and_play.words import Text

ROWS = {
    Form.LANDSCAPE: ((56.0, 720.0, 780.0, 64.0),),
    Form.PORTRAIT: ((40.0, 1056.0, 512.0, 36.0), (40.0, 1092.0, 512.0, 36.0)),
    Form.COMPACT: ((32.0, 538.0, 676.0, 52.0),),
}
"""One row, or two where there is no room for all in one."""

MARK = 24.0
ARROW = 22.0
GAP = 9.0


@dataclass(frozen=True, slots=True)
class _Step:
    """Somebody who has the cards, and what becomes of them there; an arrow leads to all but the first."""

    seat: Seat
    colour: RGB
    does: Text | None
    first: bool


def draw(canvas: Canvas, own: Seat, rival: Side, table: TableView, room: Room, *, last: bool) -> None:
    """From the Lookout `own` to the Mastermind of the other side, who plays one; the other goes on to the
    Lookout there, or in the `last` turn of a round to the discard area."""
    words, palette = room.words, canvas.theme.palette
    colour = palette.text if canvas.theme.high_contrast else sides.COLOURS[rival]
    does = words("pass.plays_last" if last else "pass.plays")
    steps = [
        _Step(own, palette.text, None, first=True),
        _Step(sides.mastermind(table.parts, rival), colour, does, first=False),
    ]
    seat = sides.lookout(table.parts, rival)
    if not last and seat is not None:
        gets = words(f"pass.gets_{SIDES[rival]}")
        steps.append(_Step(seat, palette.text, gets, first=False))
    rows = ROWS[canvas.form]
    if len(rows) == 1:
        _row(canvas, rows[0], steps, room)
        return
    for rect, some in zip(rows, (steps[:2], steps[2:]), strict=True):
        _row(canvas, rect, some, room)


def _row(canvas: Canvas, rect: Rect, steps: Sequence[_Step], room: Room) -> None:
    """Names take what is left of the row, in equal shares where that is not enough."""
    if not steps:
        return
    x, y, _, high = rect
    name_style, style = _styles(canvas)
    names = [canvas.measure(room.names[step.seat], name_style) + 1 for step in steps]
    left = rect[2] - sum(_beside(canvas, step, style) for step in steps)
    share = max(0.0, _share(names, left))
    middle = y + high / 2
    for step, reach in zip(steps, names, strict=True):
        if not step.first:
            canvas.icon("arrow-right", (x, middle - ARROW / 2, ARROW, ARROW), canvas.theme.palette.text2)
            x += ARROW + GAP
        look, wide = room.look(step.seat), min(reach, share)
        canvas.icon(look.icon, (x, middle - MARK / 2, MARK, MARK), look.colour)
        x += MARK + GAP
        canvas.write(room.names[step.seat], (x, y, wide, high), name_style, step.colour, shrink=0.8)
        x += wide + GAP
        if step.does is not None:
            wide = canvas.measure(step.does, style) + 1
            ink = canvas.theme.palette.text2
            canvas.write(step.does, (x, y, wide, high), style, ink, shrink=least(canvas, style))
            x += wide + GAP


def _styles(canvas: Canvas) -> tuple[Style, Style]:
    size = 17.0 if canvas.form is Form.COMPACT else 18.5
    return H.at(size + 1), BODY.at(size)


def _beside(canvas: Canvas, step: _Step, style: Style) -> float:
    """What a step takes besides its name."""
    wide = MARK + 2 * GAP + (0.0 if step.first else ARROW + GAP)
    return wide + (canvas.measure(step.does, style) + 1 + GAP if step.does is not None else 0.0)


def _share(wants: Sequence[float], left: float) -> float:
    """The most that each may take so that all together take no more than what is left."""
    share, rest = left, sorted(wants)
    for number, want in enumerate(rest):
        share = left / (len(rest) - number)
        if want >= share:
            return share
        left -= want
    return share + left
