"""What every private page has round it: the bars, 'Hide now', and each thing to look at under its ring."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass, replace
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
from pass_and_play.ui.parts.button import button, icon_button
from pass_and_play.ui.parts.hold_ring import hold_ring
from pass_and_play.ui.room import Room
from pass_and_play.ui.scene import Scene
from pass_and_play.ui.tables.frame import head
from pass_and_play.ui.tables.painter import PageFrame
from pass_and_play.ui.tables.rings import Ring, RingPlace

if TYPE_CHECKING:
    from pass_and_play.ui.passing import Passing

STEPS = 100.0
"""Milliseconds after which the arc round the open eye is drawn anew."""


@dataclass(frozen=True, slots=True)
class Layout:
    """Where the frame of a private page stands in one form, in canvas units."""

    sheet: Rect
    eyes_only: Rect
    ring: RingPlace
    hide: Rect
    hint: Rect
    free_hint: Rect
    """The hint where no ring stands in its usual place."""


LAYOUTS = {
    Form.LANDSCAPE: Layout(
        sheet=(40, 84, 1200, 476),
        eyes_only=(428, 112, 580, 42),
        ring=RingPlace((116, 630), 51, (200, 600, 420, 34), (200, 632, 460, 28)),
        hide=(1024, 100, 200, 72),
        hint=(56, 716, 780, 72),
        free_hint=(56, 716, 780, 72),
    ),
    Form.PORTRAIT: Layout(
        sheet=(24, 92, 752, 916),
        eyes_only=(60, 104, 680, 42),
        ring=RingPlace((92, 1092), 51, (172, 1048, 386, 36), (172, 1082, 330, 54)),
        hide=(568, 1056, 200, 72),
        hint=(40, 1176, 720, 96),
        free_hint=(40, 1056, 508, 72),
    ),
    Form.COMPACT: Layout(
        sheet=(24, 66, 976, 344),
        eyes_only=(270, 76, 560, 36),
        ring=RingPlace((66, 468), 42, (126, 438, 330, 30), (126, 466, 330, 44)),
        hide=(852, 68, 148, 52),
        hint=(32, 532, 660, 64),
        free_hint=(32, 532, 660, 64),
    ),
}


class PrivatePage(Scene):
    """A page that one seat alone may see; each of the things under `rings` shows only while its ring is
    held."""

    private = True
    free = False
    """Whether looking is all there is to do, and nothing waits for it."""

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
        self._open: tuple[Ring, float] | None = None
        self._shown: int | None = None
        self._visit: set[str] = set()
        self.rings = match.painter.rings(table, hand, asked=asked)
        self.game = match.seating.game
        self.phase = table.phase
        self.seat = seat

    def draw(self, canvas: Canvas) -> None:
        """The page, or the role sheet over it while its ring is held."""
        match, room, layout = self._match, self.room(), LAYOUTS[canvas.form]
        canvas.theme = canvas.theme.within(match.painter.sign.palette)
        canvas.backdrop("table")
        frame = self.frame(canvas.form)
        if frame is None:
            self._bars(canvas, room)
        if self._open is None or self._open[0].in_place:
            self.content(canvas, room)
        else:
            self._role(canvas, room, layout)
        self._hide_button(canvas, room, frame)
        for ring in self.rings:
            self._ring(canvas, room, ring, self._place(ring, canvas.form))
        if room.closer is not None:
            match.painter.closer(canvas, self._table, self._hand, room)

    def frame(self, form: Form) -> PageFrame | None:
        """Where the buttons stand, if the page has the whole screen to itself."""
        return None

    def _bars(self, canvas: Canvas, room: Room) -> None:
        painter = self._match.painter
        done, rounds = painter.steps(self._table)
        where = painter.where(self._table, room)
        subtitle = room.words("page.private", name=room.names[self._seat], where=where)
        head(canvas, room, subtitle, emblem=painter.sign.emblem, done=done, rounds=rounds, stripe=self._seat)
        bottom_bar(canvas)

    def _hide_button(self, canvas: Canvas, room: Room, frame: PageFrame | None) -> None:
        words, keys = room.words("page.hide"), ("h",)
        if frame is not None:
            icon_button(canvas, frame.hide, "eye-off", words, key="hide", kind="shade", keys=keys)
            return
        style, place = H.at(21 if canvas.form is not Form.COMPACT else 17), LAYOUTS[canvas.form].hide
        button(canvas, place, words, key="hide", kind="shade", icon="eye-off", style=style, keys=keys)

    def room(self) -> Room:
        """The room round the page."""
        looked = frozenset(ring.thing for ring in self.rings if self.looked(ring))
        opened = self._open[0].thing if self._open is not None else None
        return replace(self._match.room(holder=self._seat), opened=opened, looked=looked)

    @abstractmethod
    def content(self, canvas: Canvas, room: Room) -> None:
        """What the page shows while no sheet covers it."""

    def hint_place(self, form: Form) -> Rect | None:
        """Where a hint stands; None where a ring takes the room of it."""
        layout = LAYOUTS[form]
        if all(form in ring.places for ring in self.rings):
            return layout.free_hint
        return layout.hint if form is not Form.PORTRAIT else None

    def _place(self, ring: Ring, form: Form) -> RingPlace:
        return ring.places.get(form, LAYOUTS[form].ring)

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

    def _ring(self, canvas: Canvas, room: Room, ring: Ring, place: RingPlace) -> None:
        words, palette = room.words, canvas.theme.palette
        left = self._left if room.opened == ring.thing else None
        title = words(f"{ring.words}_hold")
        hold_ring(
            canvas,
            place.centre,
            place.radius,
            title,
            key=ring.thing,
            colour=room.look(self._seat).colour,
            opened=left / self._time if left is not None else None,
            keys=ring.keys,
        )
        note = words(f"{ring.words}_again" if self.free or self.looked(ring) else f"{ring.words}_first")
        if left is not None:
            title = words("page.role_keep")
            note = note if ring.in_place else words("page.role_closes", n=ceil(left / 1000))
        small = canvas.form is Form.COMPACT
        canvas.write(title, place.title, H.at(18 if small else 22), palette.text)
        lines = 1 if place.note[3] < 40 else 2
        style = BODY.at(16 if small else 17.5)
        canvas.write(note, place.note, style, palette.text2, lines=lines, valign="middle")

    # ------------------------------------------------------------------ time and touch

    def looked(self, ring: Ring) -> bool:
        """Whether this seat has looked at it: since the match came on screen, or in this visit."""
        if ring.deal is None:
            return ring.thing in self._visit
        return (self._seat, ring.thing, ring.deal) in self._match.looked

    @property
    def unseen(self) -> Ring | None:
        """The first thing that is still to be looked at."""
        return next((ring for ring in self.rings if not self.looked(ring)), None)

    @property
    def _time(self) -> float:
        return self._passing.settings.role_seconds * 1000.0

    @property
    def _left(self) -> float | None:
        if self._open is None:
            return None
        return max(0.0, self._time - (self._clock.now() - self._open[1]))

    def tick(self) -> bool:
        """What is open closes by itself."""
        left = self._left
        if left == 0:
            self._open = None
            return True
        shown = ceil(left / STEPS) if left is not None else None
        changed = shown != self._shown
        self._shown = shown
        return changed

    def press(self, key: str) -> None:
        """Look at something, or hide."""
        ring = next((ring for ring in self.rings if ring.thing == key), None)
        if ring is not None:
            self._open = ring, self._clock.now()
            self._visit.add(key)
            if ring.deal is not None:
                self._match.looked.add((self._seat, key, ring.deal))
        elif key == "hide":
            self._passing.cover()
        elif key == "pause":
            self._passing.pause()
        elif key == "help":
            self._passing.open_rules(self.phase)

    def release(self, key: str) -> None:
        """Let go and it is covered again, in the next frame."""
        if self._open is not None and self._open[0].thing == key:
            self._open = None
