"""The results board, and what the table does next."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from pass_and_play.engine.desk import Over
from pass_and_play.ui.match import Match
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, BUTTON, Style
from pass_and_play.ui.parts.bars import BARS, TWO_ROWS, bottom_bar
from pass_and_play.ui.parts.button import button
from pass_and_play.ui.room import SHEET
from pass_and_play.ui.scene import Scene
from pass_and_play.ui.tonight import tonight

if TYPE_CHECKING:
    from pass_and_play.ui.host import Host


@dataclass(frozen=True, slots=True)
class _Layout:
    """Where the three ways on and the hint stand in one form, and the height of their bar."""

    bar: float
    shelf: Rect
    seats: Rect
    hint: Rect
    again: Rect
    style: Style


_LAYOUTS = {
    Form.LANDSCAPE: _Layout(
        bar=BARS[Form.LANDSCAPE].bottom,
        shelf=(40, 720, 170, 64),
        seats=(226, 720, 230, 64),
        hint=(484, 716, 370, 72),
        again=(880, 720, 360, 64),
        style=BUTTON,
    ),
    Form.PORTRAIT: _Layout(
        bar=TWO_ROWS,
        shelf=(32, 1102, 150, 64),
        seats=(198, 1102, 222, 64),
        hint=(444, 1098, 324, 72),
        again=BARS[Form.PORTRAIT].confirm,
        style=BUTTON.at(19),
    ),
    Form.COMPACT: _Layout(
        bar=BARS[Form.COMPACT].bottom,
        shelf=(20, 538, 122, 52),
        seats=(154, 538, 214, 52),
        hint=(388, 534, 324, 60),
        again=BARS[Form.COMPACT].confirm,
        style=BUTTON.at(19),
    ),
}


class OverScene(Scene):
    """The match is over; nothing is secret but what the table chose to keep closed."""

    name = "over"

    def __init__(self, host: Host, match: Match, over: Over) -> None:
        self._host = host
        self._match = match
        self._over = over
        self._tonight = tonight(host.store, match)
        self._sheet = 0
        self.game = match.seating.game
        self.phase = over.table.phase

    def draw(self, canvas: Canvas) -> None:
        """The painter's board, and the three ways on."""
        words = self._match.words
        canvas.theme = canvas.theme.within(self._match.painter.sign.palette)
        room = replace(self._match.room(), sheet=self._sheet)
        self._match.painter.over(canvas, self._over.table, self._over.ending, room)
        layout = _LAYOUTS[canvas.form]
        bottom_bar(canvas, height=layout.bar)
        for key, rect, icon in (("shelf", layout.shelf, "home"), ("seats", layout.seats, "players")):
            style = layout.style
            button(canvas, rect, words(f"over.{key}"), key=key, kind="ghost", icon=icon, style=style)
        if self._tonight is not None:
            ink = canvas.theme.palette.text2
            canvas.write(self._tonight, layout.hint, BODY.at(18.5), ink, lines=2, shrink=0.65)
        button(canvas, layout.again, words("over.again"), key="again", icon="shuffle", keys=("ctrl+return",))

    def press(self, key: str) -> None:
        """Shelf, seats, or the same seats again with new roles; or another sheet of the board."""
        seating = self._match.seating
        if key == "shelf":
            self._host.to_shelf()
        elif key == "seats":
            self._host.to_seats(seating.game, seating)
        elif key == "again":
            self._host.deal(seating)
        elif key.startswith(SHEET):
            self._sheet = int(key.removeprefix(SHEET))
        elif key == "help":
            self._host.open_rules(self.phase)
        elif key == "pause":
            self._host.pause()
