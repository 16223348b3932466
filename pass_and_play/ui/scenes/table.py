"""The public table: what everybody may see, and what is decided in the open."""

from __future__ import annotations

from dataclasses import replace
from math import ceil, inf
from typing import TYPE_CHECKING

from pass_and_play.engine.desk import Curtain, Played, TableStep, Thinking
from pass_and_play.ui.choice import Choice
from pass_and_play.ui.clock import Countdown
from pass_and_play.ui.match import Match
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.parts.bars import BARS
from pass_and_play.ui.parts.button import button
from pass_and_play.ui.picking import Picking
from pass_and_play.ui.room import AT_ONCE, SHEET, Room
from pass_and_play.ui.scene import Scene

if TYPE_CHECKING:
    from pass_and_play.ui.passing import Passing

MORE_TIME = 30_000.0


class TableScene(Scene):
    """The table with its question; without a step it is only looked at, on the way back to a curtain. What is
    `news` happened just now, as it does before a question."""

    name = "table"
    picking: Picking
    news = False
    way_on = "hand"
    """The key of what leads on where nothing is asked."""

    def __init__(self, passing: Passing, match: Match, step: TableStep | None) -> None:
        self._passing = passing
        self._match = match
        self._step = step
        self._view = step.table if step is not None else match.desk.table
        self._choice = Choice(step.ask) if step is not None else None
        self.picking = Picking(self._choice)
        self._sheet = 0
        self._clock = passing.stage.clock
        self._told = step is not None or self.news
        self._began = self._clock.now() if not self._told or match.is_new(self._view) else -inf
        self._tapped = False
        self._second = -1
        self._cues = list(match.cues(self._view)) if self._told else []
        self.game = match.seating.game
        self.phase = self._view.phase
        self._deadline = match.painter.deadline(self._view) if step is not None else None
        self._talk = self._countdown() if step is not None else None

    def draw(self, canvas: Canvas) -> None:
        """The painter's picture of the phase."""
        canvas.theme = canvas.theme.within(self._match.painter.sign.palette)
        self._match.painter.table(canvas, self._view, self._room())
        if self._step is None:
            self._way_back(canvas)
        if self.picking.closer is not None:
            self._match.painter.closer(canvas, self._view, None, self._room())

    def _countdown(self) -> Countdown | None:
        """The clock that is shown: that of a deadline, else that of the talk."""
        if self._deadline is not None:
            return self._match.deadline(self._deadline)
        talk = self._match.painter.talk(self._view)
        return self._match.talk(talk) if talk is not None else None

    def _room(self) -> Room:
        due = self._match.desk.step
        waits = due if isinstance(due, Curtain | Played | Thinking) else None
        room = self._match.room(
            ask=self._step.ask if self._step is not None else None,
            choice=self._choice,
            elapsed=self._elapsed,
            talk=self._talk,
            final=self._deadline is not None,
            passing=waits.order if waits is not None else (),
            holder=waits.seat if waits is not None else None,
            thinking=due.seat if isinstance(due, Thinking) else None,
        )
        return replace(
            room,
            closer=self.picking.closer,
            sheet=self._sheet,
            two_taps=self._passing.settings.two_taps,
            tapped=self._tapped,
        )

    def _way_back(self, canvas: Canvas) -> None:
        due = self._match.desk.step
        assert isinstance(due, Curtain | Played)
        words = self._match.words("table.back_to", name=self._match.names[due.seat])
        button(
            canvas,
            BARS[canvas.form].confirm,
            words,
            key=self.way_on,
            icon="hand-over",
            icon_after=True,
            keys=("ctrl+return",),
        )

    @property
    def chosen(self) -> tuple[str, ...]:
        """What is chosen so far; everybody sees it."""
        return self._choice.chosen if self._choice is not None else ()

    def adds(self, key: str) -> bool:
        """Whether these things go with what is chosen."""
        return self._choice is None or self._choice.adds(key)

    # ------------------------------------------------------------------ time and touch

    @property
    def _elapsed(self) -> float:
        return self._clock.now() - self._began

    @property
    def moving(self) -> bool:
        """Whether the picture of the phase is not yet complete."""
        return self._elapsed < self._motion

    @property
    def _motion(self) -> float:
        return self._match.painter.motion(self._view) if self._told else 0.0

    def tick(self) -> bool:
        """The clock shows another second or is over, or the last of a motion is to be drawn."""
        second = ceil(self._talk.left / 1000) if self._talk is not None else 0
        if self.moving:
            second = -2
        changed = second != self._second
        self._ring(second, changed=changed)
        self._second = second
        if second == 0 and self._deadline is not None and self._step is not None:
            self._passing.answer(self._step, (self._deadline.key,))
        return changed

    def _ring(self, second: int, *, changed: bool) -> None:
        """The cues of what moves, and the marks of the clock."""
        sound = self._passing.stage.sound
        while self._cues and self._cues[0][0] <= self._elapsed:
            sound.play(self._cues.pop(0)[1])
        if changed and self._talk is not None and self._talk.running:
            cue = {30: "clock_30", 10: "clock_10"}.get(second)
            if cue is not None:
                sound.play(cue)
        elif changed and self._talk is not None and second == 0 and self._second == 1:
            sound.play("turn")

    def rest(self) -> None:
        """The clock stands still under an overlay, and until the table is back."""
        if self._talk is not None:
            self._talk.stop()

    def wake(self) -> None:
        """And goes on."""
        if self._talk is not None:
            self._talk.start()

    def touch_anywhere(self) -> bool:
        """A touch while something moves only skips to the end of it."""
        if not self.moving:
            return False
        self._began = -inf
        self._cues.clear()
        return True

    def press(self, key: str) -> None:
        """Touch things, confirm, and help with the talk."""
        if key == "pause":
            self._passing.pause()
        elif key == "help":
            self._passing.open_rules(self.phase)
        elif key == "hand":
            self._passing.show_due()
        elif key == "more_time" and self._talk is not None and self._deadline is None:
            self._talk.extend(MORE_TIME)
        elif key.startswith(SHEET):
            self._open_sheet(int(key.removeprefix(SHEET)))
        elif key.startswith("speaker:"):
            self._mark_speaker(int(key.partition(":")[2]))
        elif not self.picking.press(key) and self._step is not None and self._choice is not None:
            self._decide(self._step, self._choice, key)

    def _open_sheet(self, sheet: int) -> None:
        self._sheet, self._began, self.picking.closer = sheet, self._clock.now(), None
        self._cues.clear()
        cue = self._match.painter.sheet_cue(self._view, sheet)
        if cue is not None:
            self._passing.stage.sound.play(cue)

    def _mark_speaker(self, seat: int) -> None:
        self._match.speaker = None if self._match.speaker == seat else seat

    def _decide(self, step: TableStep, choice: Choice, key: str) -> None:
        if key.startswith(AT_ONCE):
            self._passing.answer(step, (key.removeprefix(AT_ONCE),))
        elif key == "tap":
            self._tapped = True
        elif key not in ("confirm", "tap_again"):
            choice.touch(key)
            self._tapped = False
        elif choice.ready is not None:
            self._passing.answer(step, choice.ready)
