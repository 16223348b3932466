"""The private page of one seat: its hand, its question, and its role under a ring of its own."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from pass_and_play.engine.desk import Page
from pass_and_play.ui.choice import Choice
from pass_and_play.ui.match import Match
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.theme import BODY, H
from pass_and_play.ui.parts.bars import bottom_bar, hint
from pass_and_play.ui.parts.button import button
from pass_and_play.ui.parts.hold_ring import hold_ring
from pass_and_play.ui.room import Room
from pass_and_play.ui.scene import Scene
from pass_and_play.ui.tables.frame import head
from pass_and_play.words import Text

if TYPE_CHECKING:
    from pass_and_play.ui.host import Host

LEAST_STAY = 3000.0
"""Milliseconds that every page stays open at least, so that its duration tells nothing."""

ROLE_OPEN = 12_000.0
"""Milliseconds after which an open role closes by itself."""

STEPS = 100.0
"""Milliseconds after which the arc round the open role is drawn anew."""

SHEET = (40.0, 84.0, 1200.0, 476.0)
RING = (116.0, 630.0)
RADIUS = 51.0
HIDE = (1024.0, 100.0, 200.0, 72.0)


class PageScene(Scene):
    """Open until Confirm, 'Hide now' or a while without a touch; the role shows only while it is held."""

    name = "page"
    private = True

    def __init__(self, host: Host, match: Match, page: Page) -> None:
        self._host = host
        self._match = match
        self._page = page
        self._choice = Choice(page.ask)
        self._clock = host.stage.clock
        self._began = self._clock.now()
        self._role_since: float | None = None
        self._shown: tuple[bool, int | None] = (False, None)
        self.game = match.seating.game
        self.phase = page.table.phase
        self.seat = page.seat

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        """The hand, or the role sheet over it while the ring is held."""
        match, page, room = self._match, self._page, self._room()
        canvas.theme = canvas.theme.within(match.painter.palette)
        canvas.backdrop("table")
        done, rounds = match.painter.steps(page.table)
        where = room.words(
            "page.private", name=room.names[page.seat], where=match.painter.where(page.table, room)
        )
        head(
            canvas,
            room,
            where,
            emblem=match.painter.emblem,
            done=done,
            rounds=rounds,
            stripe=page.seat,
        )
        bottom_bar(canvas)
        if self._role_since is None:
            match.painter.page(canvas, page.table, page.hand, room)
            self._foot(canvas, room)
        else:
            self._role(canvas, room)
        button(
            canvas,
            HIDE,
            room.words("page.hide"),
            key="hide",
            kind="shade",
            icon="eye-off",
            style=H.at(21),
            keys=("h",),
        )
        self._ring(canvas, room)

    def _room(self) -> Room:
        return self._match.room(ask=self._page.ask, choice=self._choice, holder=self._page.seat)

    def _role(self, canvas: Canvas, room: Room) -> None:
        palette = canvas.theme.palette
        canvas.panel(SHEET, fill=(palette.b2, palette.b1), edge=palette.line, shadow=5)
        words = room.words("page.eyes_only", name=room.names[self._page.seat])
        canvas.write(words, (428, 112, 580, 42), H.at(22), palette.text)
        self._match.painter.role(canvas, self._page.table, self._page.hand, room)
        hint(canvas, (58, 716, 1160, 72), room.words("page.role_same"), icon="eye-off")

    def _foot(self, canvas: Canvas, room: Room) -> None:
        hint(
            canvas,
            (56, 716, 780, 72),
            self._match.painter.hint(self._page.table, room),
            icon="lock",
        )
        words, enabled = self._confirm(room)
        button(
            canvas,
            (864, 720, 360, 64),
            words,
            key="confirm",
            icon="check",
            icon_after=True,
            enabled=enabled,
            waiting="hourglass" if self._looked and self._choice.ready else "lock",
            keys=("ctrl+return",),
        )

    def _confirm(self, room: Room) -> tuple[Text, bool]:
        """What the confirming button says, and whether it can be pressed."""
        if not self._looked:
            return room.words("page.role_wait"), False
        words = self._match.painter.confirm_words(self._page.table, self._page.hand, room)
        if self._choice.ready is not None and not self._stayed:
            return room.words("page.a_moment"), False
        return words, self._choice.ready is not None

    def _ring(self, canvas: Canvas, room: Room) -> None:
        words, palette = room.words, canvas.theme.palette
        left = self._role_left
        hold_ring(
            canvas,
            RING,
            RADIUS,
            words("page.role_hold"),
            key="role",
            colour=room.look(self._page.seat).colour,
            opened=left / ROLE_OPEN if left is not None else None,
        )
        if left is not None:
            title = words("page.role_keep")
            note = words("page.role_closes", n=ceil(left / 1000))
        else:
            title = words("page.role_hold")
            note = words("page.role_again") if self._looked else words("page.role_first")
        canvas.write(title, (200, 600, 420, 34), H.at(22), palette.text)
        canvas.write(note, (200, 632, 460, 28), BODY.at(17.5), palette.text2)

    # ------------------------------------------------------------------ time and touch

    @property
    def _looked(self) -> bool:
        return self._page.seat in self._match.looked

    @property
    def _stayed(self) -> bool:
        return self._clock.now() - self._began >= LEAST_STAY

    @property
    def _role_left(self) -> float | None:
        if self._role_since is None:
            return None
        return max(0.0, ROLE_OPEN - (self._clock.now() - self._role_since))

    def tick(self) -> bool:
        """The role closes by itself; the button becomes active after the least stay."""
        left = self._role_left
        if left == 0:
            self._role_since = None
            return True
        shown = (self._stayed, ceil(left / STEPS) if left is not None else None)
        changed = shown != self._shown
        self._shown = shown
        return changed

    def press(self, key: str) -> None:
        """Choose, confirm, look at the role, or hide."""
        if key == "role":
            self._role_since = self._clock.now()
            self._match.looked.add(self._page.seat)
        elif key == "hide":
            self._host.cover()
        elif key == "pause":
            self._host.pause()
        elif key == "confirm":
            picks = self._choice.ready
            if picks is not None:
                self._host.answer(self._page, picks)
        elif key in self._choice.things:
            self._choice.touch(key)

    def release(self, key: str) -> None:
        """Let go and the role is covered again, in the next frame."""
        if key == "role":
            self._role_since = None
