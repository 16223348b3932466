"""Pressing, holding and dragging what is on the stage: the same for a mouse, a finger and a holding key."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot
from typing import TYPE_CHECKING

from pass_and_play.ui.contacts import Contact
from pass_and_play.ui.paint.record import Rect, Target
from pass_and_play.ui.paint.sheet import Point
from pass_and_play.ui.scene import Scene

if TYPE_CHECKING:
    from pass_and_play.ui.stage import Stage

SLIDE = 80.0
"""Canvas units that a pointer may leave what it holds before the hold lets go."""

SLIP = 12.0
"""Canvas units that a pointer may move, or leave what it pressed, and it is still a tap."""

LONG = 500.0
"""Milliseconds after which a press on a thing that can be looked at closer opens its sheet."""

DOUBLE = 400.0
"""Milliseconds within which two clicks are a double click."""


@dataclass(slots=True)
class Press:
    """What one contact presses: the target `key` as it lay at `rect`, or nothing at all (None).

    `since` is when it began; `began` is when a hold began, None where nothing is to be held, both in
    milliseconds. `at` is where the pointer is now.
    """

    contact: Contact
    scene: Scene
    place: Point
    since: float
    at: Point
    key: str | None = None
    rect: Rect = (0.0, 0.0, 0.0, 0.0)
    enabled: bool = False
    closer: str | None = None
    grip: bool = False
    began: float | None = None
    complete: bool = False
    dragging: bool = False
    slid: bool = False


@dataclass(frozen=True, slots=True)
class Click:
    """A click that was made, and may be the first half of a double click."""

    scene: Scene
    target: Target
    at: float


class Touch:
    """One press at a time: whatever else comes down meanwhile ends it and does nothing."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self.press: Press | None = None
        self._click: Click | None = None
        self.hover: str | None = None

    # ------------------------------------------------------------------ the three steps of a pointer

    def down(self, contact: Contact, window_place: Point) -> None:
        """A button or finger went down. Nothing but a hold begins before it is up again."""
        stage = self._stage
        if contact in stage.contacts:
            self.let_go()  # it is down already: its release was lost
        if self.press is None:
            stage.contacts.forget_silent()
        else:
            stage.contacts.feel(self.press.contact)
        if not stage.hears(contact):
            return
        if self.press is not None or stage.contacts.pointers > 1:
            self.let_go()
            return
        stage.refresh()
        stage.keyboard.focus = None
        place = stage.place(window_place)
        self.begin(contact, stage.target_at(place), place)

    def move(self, contact: Contact, window_place: Point) -> None:
        """What may be down moved."""
        stage = self._stage
        if contact not in stage.contacts:
            return
        stage.contacts.feel(contact)
        press = self.press
        if press is None or press.contact != contact or not stage.shown:
            return
        if press.began is not None and not stage.in_window(window_place):
            self.let_go()
            return
        self._track(press, stage.place(window_place))

    def up(self, contact: Contact, window_place: Point) -> None:
        """A button or finger went up: a tap acts if it ends where it began."""
        self.move(contact, window_place)
        stage, press = self._stage, self.press
        stage.contacts.lift(contact)
        if press is None or press.contact != contact:
            return
        if press.began is not None:
            self.end_hold(on_it=not press.slid)
            return
        self.press, stage.dirty = None, True
        if not stage.shown:
            return
        if press.grip:
            stage.refresh()
        target = stage.target_at(stage.place(window_place))
        if press.dragging and press.key is not None:
            if press.grip:
                self._put(press, target)
                return
            press.scene.drop(press.key)
        if stage.scene is not press.scene or press.scene.touch_anywhere() or press.slid:
            return
        if target is not None and target.key == press.key:
            self._tap(contact, target)

    def _tap(self, contact: Contact, target: Target) -> None:
        """A press ended where it began. The second click of a double click looks closer instead."""
        stage, first = self._stage, self._click
        now = stage.clock.now()
        self._click = Click(stage.scene, target, now) if contact[0] == "mouse" else None
        double = first is not None and first.scene is stage.scene and now - first.at <= DOUBLE
        if double and first is not None and first.target.key == target.key and target.closer is not None:
            self._click = None
            stage.look(target.closer, undo=first.target.enabled)
        else:
            stage.act(target)

    def point(self, window_place: Point) -> None:
        """The mouse points here."""
        stage = self._stage
        if not stage.shown:
            return
        target = stage.target_at(stage.place(window_place))
        hover = target.key if target is not None and target.enabled else None
        if hover != self.hover:
            self.hover, stage.dirty = hover, True

    def leave(self) -> None:
        """The mouse left the window."""
        if self.hover is not None:
            self.hover, self._stage.dirty = None, True
        if self.press is not None and self.press.contact[0] == "mouse":
            self.let_go()

    # ------------------------------------------------------------------ holding

    def begin(self, contact: Contact, target: Target | None, place: Point) -> None:
        """Press a target, or nothing; one that is to be held is held from now on."""
        stage = self._stage
        self.press = Press(contact, stage.scene, place, stage.clock.now(), place)
        if target is not None:
            self.press.key, self.press.rect, self.press.enabled = target.key, target.rect, target.enabled
            self.press.closer, self.press.grip = target.closer, target.grip
            if target.hold_ms and target.enabled:
                self.press.began = stage.clock.now()
        stage.dirty = True

    def end_hold(self, *, on_it: bool) -> None:
        """What was held was released, `on_it` or beside it."""
        stage, press = self._stage, self.press
        self.let_go()
        if press is not None and press.key is not None and not press.complete and on_it:
            stage.tap(press.key)

    def let_go(self) -> None:
        """End whatever is pressed, held or dragged, without acting on it."""
        press, self.press = self.press, None
        if press is None:
            return
        self._stage.dirty = True
        if press.key is not None and press.complete:
            press.scene.release(press.key)

    def tick(self) -> None:
        """Let time pass: a hold may be complete now, or a press long enough to look closer."""
        press = self.press
        if press is not None and press.closer is not None and press.began is None:
            self._look_after(press, press.closer)
            return
        if press is None or press.began is None or press.key is None or press.complete:
            return
        stage = self._stage
        stage.dirty = True
        target = stage.target(press.key)
        if target is None or not target.enabled:
            self.let_go()
        elif stage.clock.now() - press.began >= target.hold_ms:
            press.complete = True
            stage.act(target)

    def _look_after(self, press: Press, closer: str) -> None:
        """Look closer at what has been pressed for long; the press is over then."""
        stage = self._stage
        if press.dragging or press.slid or stage.clock.now() - press.since < LONG:
            return
        self.let_go()
        if stage.scene is press.scene and not press.scene.touch_anywhere():
            stage.look(closer)

    @property
    def holding(self) -> bool:
        """Whether something is held, be it long enough or not."""
        return self.press is not None and self.press.began is not None

    @property
    def filling(self) -> bool:
        """Whether something is held that is not yet complete."""
        return self.press is not None and self.press.began is not None and not self.press.complete

    @property
    def held(self) -> float:
        """The share of a hold that is over, 0 to 1."""
        press, stage = self.press, self._stage
        if press is None or press.began is None:
            return 0.0
        target = stage.target(press.key)
        return min(1.0, (stage.clock.now() - press.began) / target.hold_ms) if target is not None else 0.0

    # ------------------------------------------------------------------ moving while something is pressed

    @property
    def pull(self) -> Point | None:
        """How far what is pressed was dragged, in canvas units; None where nothing is dragged."""
        press = self.press
        if press is None or not press.dragging:
            return None
        return press.at[0] - press.place[0], press.at[1] - press.place[1]

    def _put(self, press: Press, onto: Target | None) -> None:
        """A grip was let go over a target, or over nothing."""
        stage = self._stage
        if stage.scene is press.scene and onto is not None and onto.enabled and onto.key != press.key:
            stage.carry(onto.key)

    def _track(self, press: Press, place: Point) -> None:
        off = _distance(place, press.rect)
        press.at = place
        press.slid = press.key is not None and (press.slid or off > SLIP)
        if press.began is not None:
            if off > SLIDE:
                self.let_go()
            return
        if press.key is None or not press.enabled:
            return
        if not press.dragging and hypot(place[0] - press.place[0], place[1] - press.place[1]) > SLIP:
            press.dragging = True
            if press.grip and not press.scene.touch_anywhere():
                self._stage.carry(press.key)
        if press.dragging:
            press.scene.drag(press.key, place)
            self._stage.dirty = True


def _distance(place: Point, rect: Rect) -> float:
    """How far a place lies outside a rectangle; 0 inside."""
    left, top, wide, high = rect
    x = max(left, min(place[0], left + wide))
    y = max(top, min(place[1], top + high))
    return hypot(place[0] - x, place[1] - y)
