"""The stage: the scene that is on, its picture, and what of it can be touched just now."""

from __future__ import annotations

import pygame

from pass_and_play.ui.clock import Clock
from pass_and_play.ui.contacts import Contact, Contacts
from pass_and_play.ui.keyboard import Keyboard
from pass_and_play.ui.paint.canvas import Canvas, Pointer
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect, Target
from pass_and_play.ui.paint.sheet import Point
from pass_and_play.ui.paint.theme import Theme
from pass_and_play.ui.scene import Scene
from pass_and_play.ui.scenes.blank import Blank
from pass_and_play.ui.sound import Sound
from pass_and_play.ui.touch import Touch

DEAF = 400.0
"""Milliseconds after a change of scene in which nothing reacts, so that no tap reaches the next player."""


class Stage:
    """Shows one scene, or an opaque overlay in its place.

    Whatever is drawn under a name can be touched under this name, by mouse, finger (`touch`) and
    `keyboard`. `dirty` says that the next frame differs from the last one; `stale` that the targets
    may not be those of the picture any more; `rotated` turns everything by 180 degrees.
    """

    def __init__(self, surface: pygame.Surface, theme: Theme, clock: Clock) -> None:
        self.clock = clock
        self.theme = theme
        self.rotated = False
        self.dirty = True
        self.stale = False
        self.sound = Sound(0)  # silent until the settings say how loud
        self.contacts = Contacts(clock)
        self.touch = Touch(self)
        self.keyboard = Keyboard(self)
        self._surface = surface
        self._scene: Scene = Blank()
        self._overlay: Scene | None = None
        self._canvas: Canvas | None = None
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
        self._scene.rest()
        self._scene, self._overlay = scene, None
        scene.wake()
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
        """Draw on this surface, in its size, from now on; nothing can be touched before it is drawn."""
        self._surface = surface
        self.let_go()
        self._canvas = None
        self.dirty = True

    def _change(self) -> None:
        self.let_go()
        self.touch.hover = None
        self.keyboard.focus = None
        self._deaf_until = self.clock.now() + DEAF
        self._waits_for_release = self.contacts.any
        self._canvas = None
        self.dirty = True

    # ------------------------------------------------------------------ drawing

    def draw(self) -> Canvas:
        """Paint the scene; afterwards its targets can be touched."""
        form = Form.of(*self._surface.get_size())
        sheet = self._surface.copy() if self.rotated else self._surface
        canvas = Canvas(sheet, self.theme, form=form, pointer=self._pointer())
        self.scene.draw(canvas)
        if self.rotated:
            self._surface.blit(pygame.transform.rotate(sheet, 180), (0, 0))
        self._canvas = canvas
        self.dirty = self.stale = False
        return canvas

    def refresh(self) -> None:
        """Before a touch: paint anew what an earlier one in the same frame may have changed."""
        if self.stale and self.shown:
            self.draw()
            self.dirty = True

    def _pointer(self) -> Pointer:
        touch = self.touch
        pressed = touch.press.key if touch.press is not None else None
        return Pointer(
            hover=touch.hover, focus=self.keyboard.focus, pressed=pressed, held=touch.held, pull=touch.pull
        )

    @property
    def canvas(self) -> Canvas:
        """The picture that is shown."""
        assert self._canvas is not None
        return self._canvas

    @property
    def shown(self) -> bool:
        """Whether the scene has been painted since it is on, and since the window has its size."""
        return self._canvas is not None

    @property
    def size(self) -> tuple[int, int]:
        """Pixels of the surface that is drawn on."""
        return self._surface.get_size()

    # ------------------------------------------------------------------ what can be touched, and where

    @property
    def targets(self) -> list[Target]:
        """What can be touched in the picture that is shown."""
        return self._canvas.targets if self._canvas is not None else []

    def target(self, key: str | None) -> Target | None:
        """The target of this key, if it is shown."""
        return next((target for target in self.targets if target.key == key), None)

    def target_at(self, place: Point) -> Target | None:
        """The uppermost target at a place in canvas units."""
        x, y = place
        for target in reversed(self.targets):
            left, top, width, height = target.rect
            if left <= x < left + width and top <= y < top + height:
                return target
        return None

    def place(self, window_place: Point) -> Point:
        """The canvas units of a place in the window, whichever way up the picture is."""
        x, y = window_place
        if self.rotated:
            wide, high = self.size
            x, y = wide - 1 - x, high - 1 - y
        return self.canvas.to_units((x, y))

    def in_window(self, window_place: Point) -> bool:
        """Whether a place lies in the window at all."""
        wide, high = self.size
        return 0 <= window_place[0] < wide and 0 <= window_place[1] < high

    def window_rect(self, rect: Rect) -> pygame.Rect:
        """The pixels in the window of a rectangle in canvas units."""
        pixels = self.canvas.to_pixels(rect)
        if self.rotated:
            wide, high = self.size
            pixels.topleft = (wide - pixels.right, high - pixels.bottom)
        return pixels

    # ------------------------------------------------------------------ touching

    def hears(self, contact: Contact) -> bool:
        """Take note that a contact came down; whether it may do anything. The first one on a scene that is
        asleep only wakes it."""
        asleep, deaf = self.scene.asleep, self.deaf
        self.contacts.feel(contact)
        self.dirty = self.dirty or asleep
        return self.shown and not asleep and not deaf

    def act(self, target: Target) -> None:
        """A target was touched."""
        self.touched("press" if target.enabled else "refuse")
        if target.enabled:
            self.scene.press(target.key)
        else:
            self.scene.refuse(target.key)

    def touched(self, cue: str = "press") -> None:
        """Something is touched now: it is heard, and the picture may be another one."""
        self.dirty = self.stale = True
        if not self.scene.silent:
            self.sound.play(cue)

    def look(self, closer: str, *, undo: bool = False) -> None:
        """Open the sheet of a thing; `undo` what the first half of a double click did to it."""
        self.touched()
        if undo and self.scene.picking is not None:
            self.scene.picking.take_back()
        self.scene.press(closer)

    def carry(self, key: str) -> None:
        """A grip is dragged, or dropped on the target `key`."""
        if self.scene.picking is not None:
            self.touched()
            self.scene.picking.choose(key)

    def tap(self, key: str) -> None:
        """A target that is to be held was only tapped."""
        self.dirty = self.stale = True
        self.scene.tap(key)

    def let_go(self) -> None:
        """End whatever is pressed or held, without acting on it."""
        self.touch.let_go()

    @property
    def focus(self) -> str | None:
        """The target that the keyboard is on."""
        return self.keyboard.focus

    # ------------------------------------------------------------------ time

    @property
    def deaf(self) -> bool:
        """Whether touches are ignored: just after a change, and until everything was let go."""
        if self._waits_for_release:
            self.contacts.forget_silent()
            self._waits_for_release = self.contacts.any
        return self.clock.now() < self._deaf_until or self._waits_for_release

    @property
    def idle_ms(self) -> float:
        """Milliseconds since anybody last touched anything."""
        return self.contacts.idle_ms

    def tick(self) -> None:
        """Let time pass: complete a hold, and ask the scene whether its picture changes."""
        self.touch.tick()
        if self.scene.tick():
            self.dirty = True

    @property
    def moving(self) -> bool:
        """Whether every frame differs: something moves, or a ring fills."""
        return self.scene.moving or self.touch.filling
