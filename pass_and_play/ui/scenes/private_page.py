"""What every private page has round it: the bars, 'Hide now', and a role, if any, under a ring of its own."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from math import ceil
from typing import TYPE_CHECKING

from pass_and_play.engine.ask import Seat
from pass_and_play.engine.game import HandView, TableView
from pass_and_play.ui.match import Match
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, H
from pass_and_play.ui.parts.bars import bottom_bar, hint
from pass_and_play.ui.parts.button import button
from pass_and_play.ui.parts.hold_ring import hold_ring
from pass_and_play.ui.room import Room
from pass_and_play.ui.scene import Scene
from pass_and_play.ui.tables.frame import head

if TYPE_CHECKING:
    from pass_and_play.ui.passing import Passing

STEPS = 100.0
"""Milliseconds after which the arc round the open role is drawn anew."""


@dataclass(frozen=True, slots=True)
class Layout:
    """Where the frame of a private page stands in one form, in canvas units."""

    sheet: Rect
    eyes_only: Rect
    ring: tuple[float, float]
    radius: float
    ring_title: Rect
    ring_note: Rect
    hide: Rect
    hint: Rect
    free_hint: Rect
    """The hint where there is no ring."""


LAYOUTS = {
    Form.LANDSCAPE: Layout(
        sheet=(40, 84, 1200, 476),
        eyes_only=(428, 112, 580, 42),
        ring=(116, 630),
        radius=51,
        ring_title=(200, 600, 420, 34),
        ring_note=(200, 632, 460, 28),
        hide=(1024, 100, 200, 72),
        hint=(56, 716, 780, 72),
        free_hint=(56, 716, 780, 72),
    ),
    Form.PORTRAIT: Layout(
        sheet=(24, 92, 752, 916),
        eyes_only=(60, 104, 680, 42),
        ring=(92, 1092),
        radius=51,
        ring_title=(172, 1048, 386, 36),
        ring_note=(172, 1082, 330, 54),
        hide=(568, 1056, 200, 72),
        hint=(40, 1176, 720, 96),
        free_hint=(40, 1056, 508, 72),
    ),
    Form.COMPACT: Layout(
        sheet=(24, 66, 976, 344),
        eyes_only=(270, 76, 560, 36),
        ring=(66, 468),
        radius=42,
        ring_title=(126, 438, 330, 30),
        ring_note=(126, 466, 330, 44),
        hide=(852, 68, 148, 52),
        hint=(32, 532, 660, 64),
        free_hint=(32, 532, 660, 64),
    ),
}


class PrivatePage(Scene):
    """A page that one seat alone may see; a role shows only while its ring is held.

    `has_role` says whether there is a role to look at on this page.
    """

    private = True
    first_note = "page.role_first"
    """What stands beside the ring until the role was looked at."""

    def __init__(
        self,
        passing: Passing,
        match: Match,
        *,
        seat: Seat,
        table: TableView,
        hand: HandView,
        asked: bool,
    ) -> None:
        """`asked` says whether the page has a question."""
        self._passing = passing
        self._match = match
        self._seat = seat
        self._table = table
        self._hand = hand
        self._clock = passing.stage.clock
        self._role_since: float | None = None
        self._role_shown: int | None = None
        self.has_role = match.painter.has_role(table, hand, asked=asked)
        self.game = match.seating.game
        self.phase = table.phase
        self.seat = seat

    def draw(self, canvas: Canvas) -> None:
        """The page, or the role sheet over it while the ring is held."""
        match, room, layout = self._match, self.room(), LAYOUTS[canvas.form]
        canvas.theme = canvas.theme.within(match.painter.palette)
        canvas.backdrop("table")
        done, rounds = match.painter.steps(self._table)
        where = match.painter.where(self._table, room)
        subtitle = room.words("page.private", name=room.names[self._seat], where=where)
        emblem = match.painter.emblem
        head(canvas, room, subtitle, emblem=emblem, done=done, rounds=rounds, stripe=self._seat)
        bottom_bar(canvas)
        if self._role_since is None:
            self.content(canvas, room)
        else:
            self._role(canvas, room, layout)
        style = H.at(21 if canvas.form is not Form.COMPACT else 17)
        hide = room.words("page.hide")
        button(canvas, layout.hide, hide, key="hide", kind="shade", icon="eye-off", style=style, keys=("h",))
        if self.has_role:
            self._ring(canvas, room, layout)

    def room(self) -> Room:
        """The room round the page."""
        return self._match.room(holder=self._seat)

    @abstractmethod
    def content(self, canvas: Canvas, room: Room) -> None:
        """What the page shows while the role is covered."""

    def _role(self, canvas: Canvas, room: Room, layout: Layout) -> None:
        words, palette, form = room.words, canvas.theme.palette, canvas.form
        canvas.panel(layout.sheet, fill=(palette.b2, palette.b1), edge=palette.line, shadow=5)
        upright = form is Form.PORTRAIT
        eyes_only = words("page.eyes_only", name=room.names[self._seat])
        style = H.at(22 if form is not Form.COMPACT else 18)
        align = "center" if upright else "left"
        canvas.write(eyes_only, layout.eyes_only, style, palette.text, align=align)
        self._match.painter.role(canvas, self._table, self._hand, room)
        if upright:
            same = words("page.role_same_short")
            canvas.write(same, (60, 944, 680, 44), BODY.at(18), palette.text2, align="center", lines=2)
        under = words("page.hand_under") if upright else words("page.role_same")
        hint(canvas, layout.hint, under, icon="eye-off")

    def _ring(self, canvas: Canvas, room: Room, layout: Layout) -> None:
        words, palette, left = room.words, canvas.theme.palette, self._role_left
        hold_ring(
            canvas,
            layout.ring,
            layout.radius,
            words("page.role_hold"),
            key="role",
            colour=room.look(self._seat).colour,
            opened=left / self._role_time if left is not None else None,
        )
        title, note = words("page.role_hold"), words("page.role_again" if self.looked else self.first_note)
        if left is not None:
            title, note = words("page.role_keep"), words("page.role_closes", n=ceil(left / 1000))
        small = canvas.form is Form.COMPACT
        canvas.write(title, layout.ring_title, H.at(18 if small else 22), palette.text)
        lines = 1 if layout.ring_note[3] < 40 else 2
        style = BODY.at(16 if small else 17.5)
        canvas.write(note, layout.ring_note, style, palette.text2, lines=lines, valign="middle")

    # ------------------------------------------------------------------ time and touch

    @property
    def looked(self) -> bool:
        """Whether this seat has looked at its role since the match came on screen."""
        return self._seat in self._match.looked

    @property
    def _role_time(self) -> float:
        return self._passing.settings.role_seconds * 1000.0

    @property
    def _role_left(self) -> float | None:
        if self._role_since is None:
            return None
        return max(0.0, self._role_time - (self._clock.now() - self._role_since))

    def tick(self) -> bool:
        """The role closes by itself."""
        left = self._role_left
        if left == 0:
            self._role_since = None
            return True
        shown = ceil(left / STEPS) if left is not None else None
        changed = shown != self._role_shown
        self._role_shown = shown
        return changed

    def press(self, key: str) -> None:
        """Look at the role, or hide."""
        if key == "role":
            self._role_since = self._clock.now()
            self._match.looked.add(self._seat)
        elif key == "hide":
            self._passing.cover()
        elif key == "pause":
            self._passing.pause()
        elif key == "help":
            self._passing.open_rules(self.phase)

    def release(self, key: str) -> None:
        """Let go and the role is covered again, in the next frame."""
        if key == "role":
            self._role_since = None
