"""The stage: the scene that is on, and the one mechanism by which mouse and keyboard touch it."""

from __future__ import annotations

from math import hypot

import pygame

from pass_and_play.ui.clock import Clock
from pass_and_play.ui.paint.canvas import Canvas, Pointer
from pass_and_play.ui.paint.record import Target
from pass_and_play.ui.paint.theme import Theme
from pass_and_play.ui.scene import Scene

DEAF = 400.0
"""Milliseconds after a change of scene in which nothing reacts, so that no tap reaches the next player."""

FORGET_CONTACT = 1500.0
"""Milliseconds without any sign of a finger or key after which its lost release is made up for."""

SLIDE = 80.0
"""Canvas units that a finger may slide off a hold before it lets go."""

EDITING = ("backspace", "return", "escape", "tab")
ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class Stage:
    """Shows one scene, or an opaque overlay in its place, and turns input into touches of its targets.

    Whatever is drawn under a name can be touched under this name, by mouse and by keyboard. `dirty`
    says that the next frame differs from the last one.
    """

    def __init__(self, surface: pygame.Surface, theme: Theme, clock: Clock) -> None:
        self.clock = clock
        self.theme = theme
        self.dirty = True
        self._surface = surface
        self._scene = Scene()
        self._overlay: Scene | None = None
        self._canvas: Canvas | None = None
        self._hover: str | None = None
        self._focus: str | None = None
        self._pressed: str | None = None
        self._press_at: tuple[float, float] = (0.0, 0.0)
        self._hold_since: float | None = None
        self._hold_done = False
        self._contacts: set[object] = set()
        self._last_contact = 0.0
        self._deaf_until = 0.0
        self._waits_for_release = False

    # ------------------------------------------------------------------ what is on

    @property
    def scene(self) -> Scene:
        """What is on: the overlay if there is one, else the scene."""
        return self._overlay or self._scene

    @property
    def beneath(self) -> Scene:
        """The scene, whether an overlay lies over it or not."""
        return self._scene

    def show(self, scene: Scene) -> None:
        """Replace the scene, and the overlay with it; the old scene is dropped."""
        self._scene, self._overlay = scene, None
        self._change()

    def lay_over(self, overlay: Scene) -> None:
        """Lay an opaque overlay over the scene."""
        if self._overlay is None:
            self._scene.rest()
        self._overlay = overlay
        self._change()

    def lift_overlay(self) -> None:
        """Take the overlay away."""
        self._overlay = None
        self._scene.wake()
        self._change()

    def resize(self, surface: pygame.Surface) -> None:
        """Draw on another surface from now on."""
        self._surface = surface
        self.let_go()
        self.dirty = True

    def _change(self) -> None:
        self.let_go()
        self._hover = self._focus = None
        self._deaf_until = self.clock.now() + DEAF
        self._waits_for_release = bool(self._contacts)
        self._canvas = None
        self.dirty = True

    # ------------------------------------------------------------------ drawing

    def draw(self) -> Canvas:
        """Paint the scene; afterwards its targets can be touched."""
        canvas = Canvas(self._surface, self.theme, pointer=self._pointer())
        self.scene.draw(canvas)
        self._canvas = canvas
        self.dirty = False
        return canvas

    def _pointer(self) -> Pointer:
        held = 0.0
        target = self._target(self._pressed)
        if self._hold_since is not None and target is not None:
            held = min(1.0, (self.clock.now() - self._hold_since) / target.hold_ms)
        return Pointer(hover=self._hover, focus=self._focus, pressed=self._pressed, held=held)

    @property
    def focus(self) -> str | None:
        """The target that the keyboard is on."""
        return self._focus

    @property
    def canvas(self) -> Canvas:
        """The picture that is shown."""
        assert self._canvas is not None
        return self._canvas

    @property
    def targets(self) -> list[Target]:
        """What can be touched in the picture that is shown."""
        return self._canvas.targets if self._canvas is not None else []

    def _target(self, key: str | None) -> Target | None:
        return next((target for target in self.targets if target.key == key), None)

    def _target_at(self, place: tuple[float, float]) -> Target | None:
        x, y = place
        for target in reversed(self.targets):
            left, top, width, height = target.rect
            if left <= x < left + width and top <= y < top + height:
                return target
        return None

    # ------------------------------------------------------------------ time

    @property
    def deaf(self) -> bool:
        """Whether touches are ignored: just after a change, and until everything was let go."""
        now = self.clock.now()
        if self._waits_for_release and now - self._last_contact >= FORGET_CONTACT:
            self._contacts.clear()
            self._waits_for_release = False
        return now < self._deaf_until or self._waits_for_release

    def tick(self) -> None:
        """Let time pass: complete a hold, and ask the scene whether its picture changes."""
        target = self._target(self._pressed)
        if self._hold_since is not None and target is not None and not self._hold_done:
            self.dirty = True
            if self.clock.now() - self._hold_since >= target.hold_ms:
                self._hold_done = True
                self.scene.press(target.key)
        if self.scene.tick():
            self.dirty = True

    @property
    def moving(self) -> bool:
        """Whether every frame differs: something moves, or a ring fills."""
        return self.scene.moving or (self._hold_since is not None and not self._hold_done)

    # ------------------------------------------------------------------ touching

    def let_go(self) -> None:
        """End whatever is pressed or held, without acting on it."""
        pressed, done = self._pressed, self._hold_done
        self._pressed, self._hold_since, self._hold_done = None, None, False
        if pressed is not None:
            self.dirty = True
            if done:
                self.scene.release(pressed)

    def down(self, contact: object, window_place: tuple[float, float]) -> None:
        """A button or finger went down. Nothing but a hold begins before it is up again."""
        self._contact(contact)
        if self.deaf or self._canvas is None:
            return
        if self._pressed is not None:
            self.let_go()
            return
        self._focus = None
        place = self._canvas.to_units(window_place)
        target = self._target_at(place)
        if target is None or not target.enabled:
            self._press_at = place
            self._pressed = target.key if target is not None else None
            self.dirty = True
            return
        self._begin(target, place)

    def move(self, window_place: tuple[float, float], *, hovers: bool) -> None:
        """The mouse or a finger moved."""
        if self._canvas is None:
            return
        place = self._canvas.to_units(window_place)
        if hovers:
            target = self._target_at(place)
            hover = target.key if target is not None and target.enabled else None
            if hover != self._hover:
                self._hover, self.dirty = hover, True
        if self._hold_since is not None and self._slid_off(place):
            self.let_go()

    def up(self, contact: object, window_place: tuple[float, float]) -> None:
        """A button or finger went up: a tap acts if it ends where it began."""
        blocked = self.deaf
        self._lift(contact)
        if blocked or self._canvas is None:
            return
        if self._hold_since is not None:
            self.let_go()
            return
        pressed, self._pressed = self._pressed, None
        self.dirty = True
        target = self._target_at(self._canvas.to_units(window_place))
        if self.scene.touch_anywhere():
            return
        if target is not None and target.key == pressed:
            self._act(target)

    def key_down(self, name: str, *, ctrl: bool = False, shift: bool = False) -> None:
        """A key went down; `name` as pygame names it."""
        self._contact(("key", name))
        if self.deaf or self._canvas is None:
            return
        if self.scene.typing and not ctrl and name in EDITING and self.scene.edit(name):
            self.dirty = True
        elif name == "tab":
            self._step_focus(-1 if shift else 1)
        elif name in ARROWS and not ctrl:
            self._aim(ARROWS[name])
        elif name == "space" and not self.scene.typing:
            self._press_space()
        elif name == "return" and not ctrl and self._target(self._focus) is not None:
            self._act_on_focus()
        else:
            self._shortcut(f"ctrl+{name}" if ctrl else name)

    def key_up(self, name: str) -> None:
        """A key went up."""
        self._lift(("key", name))
        if name == "space" and self._hold_since is not None:
            self.let_go()

    def type(self, text: str) -> None:
        """Text was typed."""
        if self.scene.typing and not self.deaf:
            self.scene.type(text)
            self.dirty = True

    def _contact(self, contact: object) -> None:
        self._contacts.add(contact)
        self._last_contact = self.clock.now()

    def _lift(self, contact: object) -> None:
        self._contacts.discard(contact)
        self._last_contact = self.clock.now()
        if not self._contacts:
            self._waits_for_release = False

    def _begin(self, target: Target, place: tuple[float, float]) -> None:
        self._pressed, self._press_at = target.key, place
        if target.hold_ms:
            self._hold_since = self.clock.now()
        self.dirty = True

    def _slid_off(self, place: tuple[float, float]) -> bool:
        target = self._target(self._pressed)
        if target is None:
            return True
        left, top, width, height = target.rect
        x = max(left, min(place[0], left + width))
        y = max(top, min(place[1], top + height))
        return hypot(place[0] - x, place[1] - y) > SLIDE

    def _act(self, target: Target) -> None:
        self.dirty = True
        if target.enabled:
            self.scene.press(target.key)
        else:
            self.scene.refuse(target.key)

    # ------------------------------------------------------------------ the keyboard

    def _press_space(self) -> None:
        """Space holds the ring: the one in focus, else the first there is."""
        holds = [target for target in self.targets if target.hold_ms and target.enabled]
        target = next((t for t in holds if t.key == self._focus), holds[0] if holds else None)
        if target is not None and self._hold_since is None:
            self._begin(target, target.rect[:2])

    def _act_on_focus(self) -> None:
        target = self._target(self._focus)
        if target is not None and not target.hold_ms and not self.scene.touch_anywhere():
            self._act(target)

    def _shortcut(self, name: str) -> None:
        if self._hold_since is not None:
            self.let_go()
            return
        for target in self.targets:
            if name in target.keys and not (self.scene.typing and len(name) == 1):
                if not self.scene.touch_anywhere():
                    self._act(target)
                return

    def _step_focus(self, step: int) -> None:
        keys = [target.key for target in self.targets if target.enabled]
        if not keys:
            return
        at = keys.index(self._focus) if self._focus in keys else (-1 if step > 0 else 0)
        self._focus, self.dirty = keys[(at + step) % len(keys)], True

    def _aim(self, way: tuple[int, int]) -> None:
        """Move the focus to the nearest target that lies this way."""
        here = self._target(self._focus)
        if here is None:
            self._step_focus(1)
            return
        x, y = _centre(here)
        best: tuple[float, str] | None = None
        for target in self.targets:
            tx, ty = _centre(target)
            along = (tx - x) * way[0] + (ty - y) * way[1]
            aside = abs((tx - x) * way[1]) + abs((ty - y) * way[0])
            if target.enabled and target.key != here.key and along > 4:
                distance = along + 2.5 * aside
                if best is None or distance < best[0]:
                    best = (distance, target.key)
        if best is not None:
            self._focus, self.dirty = best[1], True


def _centre(target: Target) -> tuple[float, float]:
    left, top, width, height = target.rect
    return left + width / 2, top + height / 2
