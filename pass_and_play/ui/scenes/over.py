"""The results board, and what the table does next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pass_and_play.engine.desk import Over
from pass_and_play.ui.match import Match
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.parts.bars import bottom_bar, hint
from pass_and_play.ui.parts.button import button
from pass_and_play.ui.scene import Scene

if TYPE_CHECKING:
    from pass_and_play.ui.host import Host


class OverScene(Scene):
    """The match is over; nothing is secret but what the table chose to keep closed."""

    name = "over"

    def __init__(self, host: Host, match: Match, over: Over) -> None:
        self._host = host
        self._match = match
        self._over = over
        self._tonight = host.tonight(match)
        self.game = match.seating.game
        self.phase = over.table.phase

    def draw(self, canvas: Canvas) -> None:
        """The painter's board, and the three ways on."""
        words = self._match.words
        canvas.theme = canvas.theme.within(self._match.painter.palette)
        self._match.painter.over(canvas, self._over.table, self._over.ending, self._match.room())
        bottom_bar(canvas)
        button(canvas, (40, 720, 170, 64), words("over.shelf"), key="shelf", kind="ghost", icon="home")
        button(canvas, (226, 720, 230, 64), words("over.seats"), key="seats", kind="ghost", icon="players")
        if self._tonight is not None:
            hint(canvas, (484, 716, 370, 72), self._tonight)
        button(
            canvas,
            (880, 720, 360, 64),
            words("over.again"),
            key="again",
            icon="shuffle",
            keys=("ctrl+return",),
        )

    def press(self, key: str) -> None:
        """Shelf, seats, or the same seats again with new roles."""
        seating = self._match.seating
        if key == "shelf":
            self._host.to_shelf()
        elif key == "seats":
            self._host.to_seats(seating.game, seating)
        elif key == "again":
            self._host.deal(seating)
        elif key == "pause":
            self._host.pause()
