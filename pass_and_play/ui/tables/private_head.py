"""The head of a private page: the mark of the seat, what is asked, and a quiet line below."""

from __future__ import annotations

from dataclasses import dataclass

from pass_and_play.engine.ask import Seat
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, DISPLAY
from pass_and_play.ui.room import Room
from pass_and_play.words import Text

SHRINK = 0.6
"""How small a title may become."""


@dataclass(frozen=True, slots=True)
class _Plan:
    """Where it stands in one form, in canvas units."""

    mark: Rect
    title: Rect
    size: float
    note: Rect


_PLANS = {
    Form.LANDSCAPE: _Plan((58, 104, 40, 40), (116, 98, 890, 56), 41, (56, 152, 950, 32)),
    Form.PORTRAIT: _Plan((34, 118, 40, 40), (92, 110, 676, 56), 41, (32, 158, 736, 30)),
    Form.COMPACT: _Plan((34, 74, 30, 30), (76, 68, 760, 42), 29, (32, 106, 806, 26)),
}


def private_head(
    canvas: Canvas,
    room: Room,
    seat: Seat,
    title: Text,
    note: Text,
    *,
    short: Text | None = None,
    lines: int = 1,
) -> None:
    """Draw it below the top bar. `short` takes the place of a title that has no room; in portrait the note
    may take two `lines`."""
    palette, look, plan = canvas.theme.palette, room.look(seat), _PLANS[canvas.form]
    canvas.icon(look.icon, plan.mark, look.colour)
    if short is not None and canvas.measure(title, DISPLAY.at(plan.size * SHRINK)) > plan.title[2]:
        title = short
    canvas.write(title, plan.title, DISPLAY.at(plan.size), palette.text, shrink=SHRINK)
    style = BODY.at(17) if canvas.form is Form.COMPACT else BODY
    x, y, wide, high = plan.note
    if canvas.form is not Form.PORTRAIT:
        lines = 1
    canvas.write(note, (x, y, wide, high * lines), style, palette.text2, lines=lines)
