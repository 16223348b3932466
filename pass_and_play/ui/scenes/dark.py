"""A turn in the dark: the same screen, the same touches and the same time for every seat."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from pass_and_play.engine.desk import Page
from pass_and_play.ui.choice import Choice
from pass_and_play.ui.match import Match
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.room import Room
from pass_and_play.ui.scene import Scene
from pass_and_play.ui.scenes import dark_frame
from pass_and_play.ui.tables.frame import sitter

if TYPE_CHECKING:
    from pass_and_play.ui.passing import Passing


class DarkScene(Scene):
    """The first touch answers at once, since it may show something; all else waits for the bar."""

    name = "dark"
    private = True
    silent = True

    def __init__(self, passing: Passing, match: Match, page: Page) -> None:
        self._passing = passing
        self._match = match
        self._page = page
        self._choice = Choice(page.ask)
        self._bar = match.dark_turn((page.table.phase, page.table.log, page.seat))
        self._bar.start()
        self._shown = -1
        self.game = match.seating.game
        self.phase = page.table.phase
        self.seat = page.seat

    def draw(self, canvas: Canvas) -> None:
        """The frame, the painter's boxes, and two buttons."""
        page, painter = self._page, self._match.painter
        room = self._match.room(ask=page.ask, choice=self._choice, holder=page.seat)
        dark_frame.frame(
            canvas,
            room.words,
            note=room.words("dark.note"),
            prompt=painter.prompt(page.table, page.hand, room),
            bar=self._bar,
            sitter=sitter(room, page.seat),
        )
        painter.dark(canvas, page.table, page.hand, room)
        self._buttons(canvas, room)

    def _buttons(self, canvas: Canvas, room: Room) -> None:
        words, layout = room.words, dark_frame.LAYOUTS[canvas.form]
        left = not self._page.ask.sight and self._page.hand.touched is None
        dark_frame.button(
            canvas,
            layout.leave,
            words("dark.leave"),
            key="leave",
            icon="check" if left else "lock",
            enabled=room.offered("leave"),
            chosen=left,
        )
        done = words("dark.wait")
        if self.full:
            done = words("dark.done" if room.ready else "dark.choose")
        enabled = self.full and room.ready
        icon = "check" if enabled else "hourglass"
        dark_frame.button(
            canvas, layout.done, done, key="confirm", icon=icon, enabled=enabled, chosen=enabled
        )

    @property
    def full(self) -> bool:
        """Whether the bar is full, so that the turn may end."""
        return self._bar.left == 0

    def tick(self) -> bool:
        """The bar runs."""
        step = ceil(self._bar.left / dark_frame.STEPS)
        changed = step != self._shown
        self._shown = step
        return changed

    def press(self, key: str) -> None:
        """Touch a thing, leave it, or be done."""
        if key == "confirm":
            picks = self._choice.ready
            if picks is not None:
                self._passing.answer(self._page, picks)
        elif key in self._choice.things:
            self._choice.touch(key)
            if self._page.ask.sight:
                self._answer_in_sight()

    def _answer_in_sight(self) -> None:
        picks = self._choice.ready
        if picks is not None:
            page = self._passing.answer_in_sight(self._page, picks)
            if page is not None:
                self._page = page
                self._choice = Choice(page.ask)
