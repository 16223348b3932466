"""What mouse, touch screen and keyboard tell, turned into touches of what is on the stage."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from math import hypot

import pygame

from pass_and_play.ui.contacts import Contact
from pass_and_play.ui.host import Host
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.sheet import Point
from pass_and_play.ui.scene import Scene
from pass_and_play.ui.stage import Stage

PALM = 3
"""Fingers that are no fingers but a palm, laid down to hide what is open."""

ECHO = 50.0
"""Milliseconds within which a mouse tells once more what a finger did, or the other way round."""

ECHO_REACH = 24.0
"""Pixels within which it does so."""

SHARES = 2.0
"""A finger's place is told in shares of the window, and may lie a little outside; from here on in pixels."""

TRACKPAD = -1 if sys.platform == "darwin" else None
"""The touch device whose fingers rest on a trackpad and not on the screen (SDL 2's SDL_MOUSE_TOUCHID): the
mouse events that come with them are the ones that count."""


@dataclass(slots=True)
class Sign:
    """Where and when a kind of pointer last pressed or was lifted."""

    at: float
    places: tuple[Point, ...]


class Devices:
    """Feeds one stage with events. Places are taken from the events only, and no press counts twice."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._signs: dict[str, Sign] = {}
        self._typing: Scene | None = None
        self._field: Rect | None = None

    def handle(self, host: Host, event: pygame.event.Event) -> None:
        """Do what an event of a device asks for; others are nobody's here."""
        match event.type:
            case pygame.FINGERDOWN | pygame.FINGERMOTION | pygame.FINGERUP:
                self._finger(host, event)
            case pygame.MOUSEBUTTONDOWN | pygame.MOUSEBUTTONUP | pygame.MOUSEMOTION:
                # The system makes mouse events from fingers, which are here themselves.
                if not getattr(event, "touch", False):
                    self._mouse(host, event)
            case pygame.KEYDOWN:
                self._key(host, event)
            case pygame.KEYUP:
                self._stage.keyboard.up(_name(event.key))
            case pygame.TEXTINPUT if self._follows:
                self._stage.keyboard.type(event.text)
            case pygame.TEXTEDITING if self._follows:
                self._stage.keyboard.compose(event.text)
            case pygame.WINDOWLEAVE:
                self._stage.touch.leave()
            case pygame.WINDOWFOCUSLOST | pygame.WINDOWFOCUSGAINED:
                # What is released while another window has the focus is never told.
                self._stage.contacts.clear()
                pygame.key.set_mods(pygame.KMOD_NONE)

    # ------------------------------------------------------------------ mouse and fingers

    def _mouse(self, host: Host, event: pygame.event.Event) -> None:
        touch, contacts = self._stage.touch, self._stage.contacts
        contact = ("mouse", pygame.BUTTON_LEFT)
        if event.type == pygame.MOUSEMOTION:
            touch.point(event.pos)
            if event.buttons[0]:
                touch.move(contact, event.pos)
            elif contact in contacts:  # its release was lost
                contacts.lift(contact)
                touch.let_go()
        elif event.button == pygame.BUTTON_LEFT:
            self._press(host, contact, event.pos, down=event.type == pygame.MOUSEBUTTONDOWN)

    def _finger(self, host: Host, event: pygame.event.Event) -> None:
        if event.touch_id == TRACKPAD:
            return
        contact = ("finger", (event.touch_id, event.finger_id))
        place = self._finger_place(event.x, event.y)
        if event.type == pygame.FINGERMOTION:
            self._stage.touch.move(contact, place)
            return
        self._press(host, contact, place, down=event.type == pygame.FINGERDOWN)
        if self._stage.contacts.fingers >= PALM:
            host.cover()

    def _finger_place(self, x: float, y: float) -> Point:
        if max(x, y) >= SHARES:
            return x, y
        wide, high = self._stage.size
        return x * wide, y * high

    def _press(self, host: Host, contact: Contact, place: Point, *, down: bool) -> None:
        kind = contact[0]
        if down and not self._echoes(kind, place):
            self._signs[kind] = Sign(self._stage.clock.now(), (place,))
            self._stage.touch.down(contact, place)
        elif not down and contact in self._stage.contacts:
            began = self._signs[kind].places[:1]
            self._signs[kind] = Sign(self._stage.clock.now(), (*began, place))
            self._stage.touch.up(contact, place)

    def _echoes(self, kind: str, place: Point) -> bool:
        """Whether a press only repeats what another device has told; what a finger does, a mouse repeats
        at any time while the finger is down."""
        contacts = self._stage.contacts
        if kind == "mouse" and contacts.fingers:
            return True
        other = self._signs.get("finger" if kind == "mouse" else "mouse")
        if other is None or self._stage.clock.now() - other.at > ECHO:
            return False
        return any(hypot(place[0] - x, place[1] - y) <= ECHO_REACH for x, y in other.places)

    # ------------------------------------------------------------------ keyboard

    def _key(self, host: Host, event: pygame.event.Event) -> None:
        stage, name = self._stage, _name(event.key)
        if name == "f11":
            repeated = stage.contacts.holds(("key", name))
            stage.contacts.feel(("key", name))
            if not repeated:
                host.set(fullscreen=not host.settings.fullscreen)
        elif name == "h" and stage.scene.private and not stage.scene.typing:
            # Hiding is never too early: it does not wait until the scene listens.
            stage.contacts.feel(("key", name))
            host.cover()
        elif event.mod & pygame.KMOD_ALT:
            stage.let_go()  # the window system's keys, and letters that come as text
        else:
            ctrl = bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
            stage.keyboard.down(name, ctrl=ctrl, shift=bool(event.mod & pygame.KMOD_SHIFT))

    @property
    def _follows(self) -> bool:
        """Whether text is for the scene that is on: not what opened its field by a shortcut just now."""
        scene = self._stage.scene
        return scene.typing and scene is self._typing

    def follow_typing(self) -> None:
        """Switch text input on while a scene takes text, and tell the input method where its field is."""
        stage = self._stage
        scene = stage.scene if stage.scene.typing else None
        if (scene is None) != (self._typing is None):
            (pygame.key.stop_text_input if scene is None else pygame.key.start_text_input)()
            self._field = None
        self._typing = scene
        if scene is not None and stage.shown and scene.field not in (None, self._field):
            self._field = scene.field
            pygame.key.set_text_input_rect(stage.window_rect(scene.field))


def _name(key: int) -> str:
    """The key's name, the same for the number pad as for the row of digits."""
    name = pygame.key.name(key)
    return "return" if name == "enter" else name.strip("[]") or name
