"""The way of the two cards that a Lookout passes, at the foot of the page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pass_and_play.engine.ask import Seat
from pass_and_play.games.caper.board import Side
from pass_and_play.games.caper.measures import SIDES
from pass_and_play.games.caper.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import RGB
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, H
from pass_and_play.ui.parts.label import LEAST, least
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.caper import sides
from pass_and_play.words import Text

PLACES = {
    Form.LANDSCAPE: (56.0, 720.0, 780.0, 64.0),
    Form.PORTRAIT: (40.0, 1056.0, 512.0, 72.0),
    Form.COMPACT: (32.0, 538.0, 676.0, 52.0),
}
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
    _set(canvas, PLACES[canvas.form], steps, room)


def _set(canvas: Canvas, rect: Rect, steps: Sequence[_Step], room: Room) -> None:
    """All in one row, if it has room for them; else in two, in smaller letters if need be."""
    x, y, wide, high = rect
    rows, size = _fitting(canvas, wide, steps, room)
    down = high / len(rows)
    for number, row in enumerate(rows):
        _row(canvas, (x, y + number * down, wide, down), row, size, room)


def _fitting(
    canvas: Canvas, wide: float, steps: Sequence[_Step], room: Room
) -> tuple[list[Sequence[_Step]], float]:
    """The rows and the size of their letters; names lose their ends where nothing has room."""
    two: list[Sequence[_Step]] = [steps[:-1], steps[-1:]]
    sizes = _sizes(canvas)
    for rows in ([steps], two):
        for size in sizes:
            if max(_row_wide(canvas, row, size, room) for row in rows) <= wide:
                return rows, size
    return two, sizes[-1]


def _sizes(canvas: Canvas) -> list[float]:
    """Sizes of the letters from the best to the smallest that can be read."""
    size = 17.0 if canvas.form is Form.COMPACT else 18.5
    smallest = LEAST[canvas.form] / max(1.0, canvas.theme.text_size)
    return [size * share for share in (1.0, 0.92, 0.84) if size * share >= smallest]


def _row_wide(canvas: Canvas, steps: Sequence[_Step], size: float, room: Room) -> float:
    names = sum(canvas.measure(room.names[step.seat], H.at(size + 1)) + 1 for step in steps)
    return names + sum(_beside(canvas, step, size) for step in steps)


def _row(canvas: Canvas, rect: Rect, steps: Sequence[_Step], size: float, room: Room) -> None:
    """Names take what is left of the row, in equal shares where that is not enough."""
    x, y, _, high = rect
    names = [canvas.measure(room.names[step.seat], H.at(size + 1)) + 1 for step in steps]
    share = _share(names, rect[2] - sum(_beside(canvas, step, size) for step in steps))
    middle, quiet = y + high / 2, canvas.theme.palette.text2
    for step, reach in zip(steps, names, strict=True):
        if not step.first:
            canvas.icon("arrow-right", (x, middle - ARROW / 2, ARROW, ARROW), quiet)
            x += ARROW + GAP
        look, wide = room.look(step.seat), min(reach, share)
        canvas.icon(look.icon, (x, middle - MARK / 2, MARK, MARK), look.colour)
        x += MARK + GAP
        shrink = least(canvas, H.at(size + 1))
        canvas.write(room.names[step.seat], (x, y, wide, high), H.at(size + 1), step.colour, shrink=shrink)
        x += wide + GAP
        if step.does is not None:
            wide = canvas.measure(step.does, BODY.at(size)) + 1
            canvas.write(step.does, (x, y, wide, high), BODY.at(size), quiet)
            x += wide + GAP


def _beside(canvas: Canvas, step: _Step, size: float) -> float:
    """What a step takes besides its name."""
    wide = MARK + 2 * GAP + (0.0 if step.first else ARROW + GAP)
    return wide + (canvas.measure(step.does, BODY.at(size)) + 1 + GAP if step.does is not None else 0.0)


def _share(wants: Sequence[float], left: float) -> float:
    """The most that each may take so that all together take no more than what is left."""
    share, rest = left, sorted(wants)
    for number, want in enumerate(rest):
        share = left / (len(rest) - number)
        if want > share:
            return share
        left -= want
    return max(wants)
