"""The private page of one seat with its question: open until Confirm."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from pass_and_play.engine.desk import Page
from pass_and_play.ui.choice import Choice
from pass_and_play.ui.match import Match
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.parts.bars import BARS, hint
from pass_and_play.ui.parts.button import button
from pass_and_play.ui.picking import Picking
from pass_and_play.ui.room import Room
from pass_and_play.ui.scenes.private_page import PrivatePage
from pass_and_play.ui.tables.painter import PageFrame
from pass_and_play.words import Text

if TYPE_CHECKING:
    from pass_and_play.ui.passing import Passing

LEAST_STAY = 3000.0
"""Milliseconds that every page stays open at least, so that its duration tells nothing."""


class PageScene(PrivatePage):
    """Open until Confirm, 'Hide now' or a while without a touch."""

    name = "page"
    picking: Picking

    def __init__(self, passing: Passing, match: Match, page: Page) -> None:
        super().__init__(passing, match, seat=page.seat, table=page.table, hand=page.hand, asked=True)
        self._page = page
        self._choice = Choice(page.ask, untouched=page.table.phase in match.painter.untouched)
        self.picking = Picking(self._choice)
        self._began = self._clock.now()
        self._had_stayed = False
        self._refused: str | None = None

    def room(self) -> Room:
        """The room round the page, with the choice."""
        return replace(
            super().room(),
            ask=self._page.ask,
            choice=self._choice,
            closer=self.picking.closer,
            refused=self._refused,
        )

    def frame(self, form: Form) -> PageFrame | None:
        """That of the phase."""
        return self._match.painter.frames.get(self.phase, {}).get(form)

    def content(self, canvas: Canvas, room: Room) -> None:
        """The hand, and the button that confirms."""
        painter = self._match.painter
        painter.page(canvas, self._table, self._hand, room)
        frame, place = self.frame(canvas.form), self.hint_place(canvas.form)
        says = painter.hint(self._table, room) if frame is None and place is not None else None
        if says is not None and place is not None:
            hint(canvas, place, says, icon="lock")
        words, enabled = self._confirm(room)
        button(
            canvas,
            BARS[canvas.form].confirm if frame is None else frame.confirm,
            words,
            key="confirm",
            icon="check",
            icon_after=True,
            enabled=enabled,
            waiting="hourglass" if self.unseen is None and self._choice.ready else "lock",
            keys=("ctrl+return",),
        )

    def _confirm(self, room: Room) -> tuple[Text, bool]:
        """What the confirming button says, and whether it can be pressed."""
        if self.unseen is not None:
            return room.words(f"{self.unseen.words}_wait"), False
        words = self._match.painter.confirm_words(self._table, self._hand, room)
        if self._choice.ready is not None and not self._stayed:
            return room.words("page.a_moment"), False
        return words, self._choice.ready is not None

    @property
    def _stayed(self) -> bool:
        return self._clock.now() - self._began >= LEAST_STAY

    def adds(self, key: str) -> bool:
        """Whether these things go with what is chosen."""
        return self._choice.adds(key)

    def tick(self) -> bool:
        """The button becomes active after the least stay."""
        stayed = self._stayed
        changed = stayed is not self._had_stayed
        self._had_stayed = stayed
        return super().tick() or changed

    def refuse(self, key: str) -> None:
        """Say why not, where the page has words for it."""
        self._refused = key

    def press(self, key: str) -> None:
        """Choose and confirm."""
        self._refused = None
        if key == "confirm":
            picks = self._choice.ready
            if picks is not None:
                self._passing.answer(self._page, picks)
        elif not self.picking.press(key) and not self._choice.touch(key):
            super().press(key)
