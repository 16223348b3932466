"""Whose role? The public choice of a seat that wants to look at its role again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pass_and_play.ui.match import Match
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, DISPLAY
from pass_and_play.ui.parts.bars import bottom_bar
from pass_and_play.ui.parts.button import button
from pass_and_play.ui.parts.plate import Status, tile
from pass_and_play.ui.scene import Scene
from pass_and_play.ui.tables.frame import sitter

if TYPE_CHECKING:
    from pass_and_play.ui.passing import Passing

HEADS = {Form.LANDSCAPE: (56.0, 96.0), Form.PORTRAIT: (32.0, 96.0), Form.COMPACT: (32.0, 40.0)}
"""Left edge and top of the heading, in canvas units."""

COLUMNS = {Form.LANDSCAPE: 4, Form.PORTRAIT: 2, Form.COMPACT: 4}
BACK: dict[Form, Rect] = {
    Form.LANDSCAPE: (56, 720, 220, 64),
    Form.PORTRAIT: (32, 1184, 300, 76),
    Form.COMPACT: (32, 538, 200, 52),
}


class AgainScene(Scene):
    """Shows nothing but who sits where."""

    name = "again"

    def __init__(self, passing: Passing, match: Match) -> None:
        self._passing = passing
        self._match = match
        self.game = match.seating.game

    def draw(self, canvas: Canvas) -> None:
        """One tile for every seat; what a computer holds nobody looks at."""
        words, room, form = self._match.words, self._match.room(), canvas.form
        canvas.theme = canvas.theme.within(self._match.painter.sign.palette)
        palette = canvas.theme.palette
        canvas.backdrop("table")
        left, top = HEADS[form]
        wide = canvas.size[0] - 2 * left
        canvas.write(words("again.title"), (left, top, wide, 56), DISPLAY, palette.text)
        canvas.write(words("again.note"), (left, top + 58, wide, 60), BODY, palette.text2, lines=2)
        columns, gap = COLUMNS[form], 20.0
        pitch = (wide + gap) / columns
        high = 72.0 if form is Form.COMPACT else 96.0
        for seat in room.seats:
            row, column = divmod(seat, columns)
            box = (left + column * pitch, top + 150 + row * (high + gap), pitch - gap, high)
            if seat in room.bots:
                tile(canvas, box, sitter(room, seat), Status(words("again.computer"), "lock"), mood="out")
                continue
            tile(canvas, box, sitter(room, seat), None, key=f"seat:{seat}", keys=(str(seat + 1),))
        bottom_bar(canvas)
        back = words("again.back")
        button(canvas, BACK[form], back, key="back", kind="ghost", icon="arrow-left", keys=("escape",))

    def press(self, key: str) -> None:
        """Lead the seat to its curtain, or go back to the pause."""
        if key == "back":
            self._passing.pause()
        else:
            self._passing.glance(int(key.partition(":")[2]))
