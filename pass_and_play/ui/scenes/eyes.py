"""A power cut with closed eyes: the device lies in the middle, and one player opens theirs."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from pass_and_play.engine.ask import Picks
from pass_and_play.engine.desk import EyesStep
from pass_and_play.ui.choice import Choice
from pass_and_play.ui.clock import Countdown
from pass_and_play.ui.match import Match
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.scene import Scene
from pass_and_play.ui.scenes import dark_frame

if TYPE_CHECKING:
    from pass_and_play.ui.passing import Passing

SECOND = 1000.0

LAST_SECONDS = 5
"""Seconds before the end that are heard one by one, since nobody may look."""


class EyesScene(Scene):
    """Waits until the table has closed its eyes; then the time runs, and always runs to its end.

    The page carries no name of whose eyes are open, and no hand. Whatever interrupts it brings back the
    wait, so that nobody is shown a card who did not begin.
    """

    name = "eyes"
    private = True
    silent = True

    def __init__(self, passing: Passing, match: Match, step: EyesStep) -> None:
        self._passing = passing
        self._match = match
        self._step = step
        self._choice = Choice(step.ask)
        length = float(match.seating.options.get("eyes_seconds", 15)) * SECOND
        self._bar = Countdown(passing.stage.clock, length)
        self._begun = False
        self._shown = -1
        self._second = -1
        self.game = match.seating.game
        self.phase = step.table.phase

    def draw(self, canvas: Canvas) -> None:
        """The wait, or the same boxes as in a power cut that is passed round."""
        words, painter = self._match.words, self._match.painter
        room = self._match.room(ask=self._step.ask, choice=self._choice)
        prompt = painter.prompt(self._step.table, None, room) if self._begun else words("eyes.close")
        dark_frame.frame(canvas, words, note=words("eyes.note"), prompt=prompt, bar=self._bar, sitter=None)
        layout = dark_frame.LAYOUTS[canvas.form]
        if self._begun:
            painter.eyes(canvas, self._step.table, self._step, room)
        else:
            begin = words("eyes.begin")
            dark_frame.button(
                canvas, layout.done, begin, key="confirm", icon="eye-off", enabled=True, chosen=True
            )

    def tick(self) -> bool:
        """The time runs; at its end the question is answered, whatever was touched."""
        step = ceil(self._bar.left / dark_frame.STEPS)
        changed = step != self._shown
        self._shown = step
        self._count_down()
        if self._begun and self._bar.left == 0:
            self._passing.answer_eyes(self._step, self._at_the_end())
        return changed

    def _count_down(self) -> None:
        second = ceil(self._bar.left / SECOND)
        if self._begun and second != self._second:
            self._second = second
            if 0 < second <= LAST_SECONDS:
                self._passing.stage.sound.play("clock_10")

    def _at_the_end(self) -> Picks:
        """What was chosen; without a choice it is left, or the lot decides what goes."""
        keys = [option.key for option in self._step.ask.options]
        return self._choice.ready or (("leave",) if "leave" in keys else ("lot",))

    def press(self, key: str) -> None:
        """Begin, or touch a thing; the first touch shows what it is."""
        if key == "confirm":
            self._begun = True
            self._bar.start()
            self._passing.stage.sound.loop("cut_bed")
        elif self._begun and key in self._choice.things:
            self._choice.touch(key)
            if self._step.ask.sight:
                self._look()

    def _look(self) -> None:
        picks = self._choice.ready
        if picks is not None:
            step = self._passing.look_with_open_eyes(self._step, picks)
            if step is not None:
                self._step = step
                self._choice = Choice(step.ask)
