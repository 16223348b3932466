"""A turn in the dark: the same screen, the same touches and the same time for every seat."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from pass_and_play.engine.desk import Page
from pass_and_play.ui.choice import Choice
from pass_and_play.ui.match import Match
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import mix
from pass_and_play.ui.paint.palettes import POWER_CUT, Dark
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, TITLE, H
from pass_and_play.ui.parts.bars import progress
from pass_and_play.ui.parts.focus import focus_ring
from pass_and_play.ui.parts.label import label
from pass_and_play.ui.room import Room
from pass_and_play.ui.scene import Scene
from pass_and_play.words import Text

if TYPE_CHECKING:
    from pass_and_play.ui.host import Host

LEAVE = (200.0, 700.0, 420.0, 64.0)
DONE = (660.0, 700.0, 420.0, 64.0)
BAR = (200.0, 776.0, 880.0, 12.0)
STEPS = 100.0
"""Milliseconds after which the bar is drawn anew."""


class DarkScene(Scene):
    """The first touch answers at once, since it may show something; all else waits for the bar."""

    name = "dark"
    private = True

    def __init__(self, host: Host, match: Match, page: Page) -> None:
        self._host = host
        self._match = match
        self._page = page
        self._choice = Choice(page.ask)
        self._bar = match.dark_turn((page.table.phase, page.seat))
        self._bar.start()
        self._shown = -1
        self.game = match.seating.game
        self.phase = page.table.phase
        self.seat = page.seat

    def draw(self, canvas: Canvas) -> None:
        """Head, prompt, the painter's boxes, two buttons and the bar."""
        page, painter = self._page, self._match.painter
        room = self._match.room(ask=page.ask, choice=self._choice, holder=page.seat)
        canvas.theme = canvas.theme.within(POWER_CUT)
        canvas.backdrop("dark")
        self._head(canvas, room)
        prompt = painter.prompt(page.table, page.hand, room)
        canvas.write(
            prompt,
            (180, 112, 920, 70),
            H.at(25),
            canvas.theme.palette.text,
            align="center",
            lines=2,
        )
        painter.dark(canvas, page.table, page.hand, room)
        self._buttons(canvas, room)
        share = 1 - self._bar.left / self._bar.length
        progress(canvas, BAR, share=share, colour=Dark.BAR, empty=Dark.BAR_EMPTY)

    def _head(self, canvas: Canvas, room: Room) -> None:
        words, palette = room.words, canvas.theme.palette
        for box in ((32, 28, 56, 56), (1176, 28, 72, 56)):
            canvas.panel(box, fill=palette.b3, edge=Dark.EDGE, radius=16)
        canvas.icon("power-cut", (44, 40, 32, 32), palette.acc)
        title = words("dark.title")
        canvas.write(title, (105, 30, 300, 52), TITLE.at(34), palette.text)
        after = 105 + canvas.measure(title, TITLE.at(34)) + 16
        canvas.write(words("dark.note"), (after, 36, 420, 42), BODY.at(19), palette.text2)
        seconds = words.number(ceil(self._bar.left / 1000))
        canvas.figures(seconds, (1176, 28, 72, 56), H.at(25), palette.acc, align="center")
        look = room.look(self._page.seat)
        label(
            canvas,
            (820, 34, 336, 46),
            room.names[self._page.seat],
            H.at(24),
            palette.text,
            icon=look.icon,
            icon_size=28,
            icon_colour=look.colour,
            gap=14,
            align="right",
        )

    def _buttons(self, canvas: Canvas, room: Room) -> None:
        words, full = room.words, self.full
        left = not self._page.ask.sight and self._page.hand.touched is None
        _button(
            canvas,
            LEAVE,
            words("dark.leave"),
            key="leave",
            icon="check" if left else "lock",
            enabled=room.offered("leave"),
            chosen=left,
        )
        done = words("dark.wait")
        if full:
            done = words("dark.done" if room.ready else "dark.choose")
        enabled = full and room.ready
        icon = "check" if enabled else "hourglass"
        _button(canvas, DONE, done, key="confirm", icon=icon, enabled=enabled, chosen=enabled)

    @property
    def full(self) -> bool:
        """Whether the bar is full, so that the turn may end."""
        return self._bar.left == 0

    def tick(self) -> bool:
        """The bar runs."""
        step = ceil(self._bar.left / STEPS)
        changed = step != self._shown
        self._shown = step
        return changed

    def press(self, key: str) -> None:
        """Touch a thing, leave it, or be done."""
        picks = None
        if key == "confirm":
            picks = self._choice.ready
        elif key in self._choice.things:
            self._choice.touch(key)
            if self._page.ask.sight:
                self._answer_in_sight()
        if picks is not None:
            self._host.answer(self._page, picks)

    def _answer_in_sight(self) -> None:
        picks = self._choice.ready
        if picks is not None:
            page = self._host.answer_in_sight(self._page, picks)
            if page is not None:
                self._page = page
                self._choice = Choice(page.ask)


def _button(
    canvas: Canvas, rect: Rect, words: Text, *, key: str, icon: str, enabled: bool, chosen: bool
) -> None:
    """A button without light: an outline, and an ember when it is chosen or can be pressed at last."""
    palette = canvas.theme.palette
    keys = ("ctrl+return",) if key == "confirm" else ()
    feel = canvas.target(key, rect, words, enabled=enabled, keys=keys)
    if feel.focused:
        focus_ring(canvas, rect, radius=18)
    if chosen:
        canvas.panel(rect, fill=mix(palette.b3, palette.acc, 0.18), edge=palette.acc, radius=18, width=3)
    else:
        canvas.panel(rect, fill=None, edge=palette.line, radius=18, dashed=not enabled)
    ink = palette.text if enabled else Dark.INACTIVE
    shown = icon if chosen or not enabled else None
    label(canvas, rect, words, H.at(21), ink, icon=shown, icon_size=20, gap=12)
