"""A computer thinks: the table for all to see, who it is, and how a person takes its place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pass_and_play.engine.desk import Thinking
from pass_and_play.ui.clock import work
from pass_and_play.ui.match import Match
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.scenes import thinking_panel
from pass_and_play.ui.scenes.table import TableScene
from pass_and_play.ui.scenes.thinking_panel import DOTS, Told

if TYPE_CHECKING:
    from pass_and_play.ui.passing import Passing

BEAT = 1200.0
"""Milliseconds between the moments at which a computer may play: how soon it has decided nobody can tell."""

DOT = 400.0
"""Milliseconds until another of the dots is bright."""


class ThinkingScene(TableScene):
    """Nothing is asked of anybody, and nothing of the hand is here. What has been decided is done at the end
    of a beat, and not before the picture of the table is complete."""

    name = "thinking"
    news = True

    def __init__(self, passing: Passing, match: Match, thinking: Thinking) -> None:
        super().__init__(passing, match, None)
        self._thinking = thinking
        self._since = self._clock.now()
        self._stays = self._least
        self._dot = 0
        self.seat = thinking.seat

    # ------------------------------------------------------------------ drawing

    def _way_back(self, canvas: Canvas) -> None:
        """In the place of a way on: whose thought it is, what it sees, and who may take its place."""
        match, seat = self._match, self._thinking.seat
        words = match.words
        told = Told(
            look=match.room().look(seat),
            title=words("thinking.title", name=match.names[seat]),
            note=words("thinking.note"),
            dot=None if canvas.theme.reduced_motion else self._dot,
            take_over=words("thinking.take_over"),
            again=words("thinking.again") if self._motion else None,
            moving=self.moving,
        )
        thinking_panel.draw(canvas, told, match.painter.thinking.get(canvas.form))

    # ------------------------------------------------------------------ time and touch

    @property
    def _waited(self) -> float:
        return self._clock.now() - self._since

    @property
    def _least(self) -> float:
        """Milliseconds for which the table is to be seen at least."""
        return max(BEAT, self._motion)

    def wake(self) -> None:
        """After an overlay it is to be seen anew."""
        self._since, self._stays = self._clock.now(), self._least

    def tick(self) -> bool:
        """It thinks between two frames; another dot is bright, or the beat is over."""
        changed = super().tick()
        decided = work(self._thinking.think)
        if self._waited >= self._stays:
            if decided:
                self._passing.play(self._thinking)
                return True
            self._stays += BEAT
        dot, self._dot = self._dot, int(self._waited / DOT) % DOTS
        return changed or (dot != self._dot and not self._passing.settings.reduced_motion)

    def press(self, key: str) -> None:
        """See what moved once more, or ask who plays on."""
        if key == "again":
            self._began = self._clock.now()
            self.wake()
        elif key == "take_over":
            self._passing.ask_who()
        else:
            super().press(key)
