"""A computer thinks: the table for all to see, who it is, and how a person takes its place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pass_and_play.engine.desk import Thinking
from pass_and_play.ui.clock import work
from pass_and_play.ui.match import Match
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BUTTON, SMALL, H
from pass_and_play.ui.parts.bars import BARS, bottom_bar
from pass_and_play.ui.parts.button import button, icon_button
from pass_and_play.ui.parts.label import least
from pass_and_play.ui.scenes.table import TableScene

if TYPE_CHECKING:
    from pass_and_play.ui.passing import Passing

BEAT = 1200.0
"""Milliseconds between the moments at which a computer may play: how soon it has decided nobody can tell."""

DOT = 400.0
"""Milliseconds until another of the dots is bright."""

DOTS = 3


@dataclass(frozen=True, slots=True)
class Layout:
    """Where things stand at the foot of the table, in canvas units."""

    robot: Rect
    title: Rect
    note: Rect
    dots: float
    """From one dot behind the title to the next."""
    again: Rect
    take_over: Rect
    letters: tuple[float, float, float]
    """Sizes of the title, the note and the words on the button."""


LAYOUTS = {
    Form.LANDSCAPE: Layout(
        robot=(24, 718, 68, 68),
        title=(108, 720, 420, 32),
        note=(108, 753, 640, 26),
        dots=22,
        again=(776, 720, 64, 64),
        take_over=(864, 720, 376, 64),
        letters=(23, 17, 22),
    ),
    Form.PORTRAIT: Layout(
        robot=(24, 1190, 68, 68),
        title=(104, 1180, 252, 32),
        note=(104, 1212, 300, 52),
        dots=18,
        again=(422, 1192, 64, 64),
        take_over=(498, 1192, 278, 64),
        letters=(23, 17, 20),
    ),
    Form.COMPACT: Layout(
        robot=(16, 540, 48, 48),
        title=(76, 538, 310, 28),
        note=(76, 566, 536, 22),
        dots=18,
        again=(656, 538, 52, 52),
        take_over=(724, 538, 284, 52),
        letters=(20, 16, 19),
    ),
}


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
        """At the foot: the robot, whose seat it is, and what it sees."""
        match, layout, palette = self._match, LAYOUTS[canvas.form], canvas.theme.palette
        words, look = match.words, match.room().look(self._thinking.seat)
        self._foot(canvas)
        x, y, side, _ = layout.robot
        canvas.disc((x + side / 2, y + side / 2), side / 2, BLACK, edge=look.colour, width=3)
        inset = side * 0.2
        canvas.icon(look.icon, (x + inset, y + inset, side - 2 * inset, side - 2 * inset), look.colour)
        title, note, letters = layout.letters
        style = H.at(title)
        says = words("thinking.title", name=match.names[self._thinking.seat])
        shrink = least(canvas, style)
        canvas.write(says, layout.title, style, look.colour, shrink=shrink)
        reach = canvas.extent(says, style, layout.title[2], shrink=shrink)[0]
        canvas.write(words("thinking.note"), layout.note, SMALL.at(note), palette.text2, lines=2)
        self._draw_dots(canvas, layout, min(reach, layout.title[2]))
        if self._motion:
            again = words("thinking.again")
            icon_button(canvas, layout.again, "history", again, key="again", enabled=not self.moving)
        button(
            canvas,
            layout.take_over,
            words("thinking.take_over"),
            key="take_over",
            kind="secondary",
            icon="player",
            style=BUTTON.at(letters),
        )

    def _foot(self, canvas: Canvas) -> None:
        """An opaque bar over whatever the table says there."""
        left, top, wide, high = canvas.window
        start = canvas.size[1] - BARS[canvas.form].bottom
        canvas.cover((0, start, *canvas.size))
        canvas.veil((left, start, wide, top + high - start), canvas.theme.palette.b0)
        bottom_bar(canvas, height=BARS[canvas.form].bottom)

    def _draw_dots(self, canvas: Canvas, layout: Layout, reach: float) -> None:
        left, top, _, high = layout.title
        pitch = layout.dots
        x, y = left + reach + pitch, top + high / 2
        text = canvas.theme.palette.text
        for dot in range(DOTS):
            bright = dot == self._dot or canvas.theme.reduced_motion
            canvas.disc((x + dot * pitch, y), pitch * 0.28, text if bright else with_alpha(text, 0.35))

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
