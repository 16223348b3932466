"""A stage with a toy on it, and everything that a test can do to it by events."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, cast

import pygame

from pass_and_play.ui.clock import VirtualClock
from pass_and_play.ui.devices import Devices
from pass_and_play.ui.host import Host
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.palettes import SYSTEM
from pass_and_play.ui.paint.theme import Theme
from pass_and_play.ui.scene import Scene
from pass_and_play.ui.settings import Settings
from pass_and_play.ui.stage import DEAF, Stage
from pass_and_play.words import Text

A, B, RING, DEAD, HELD = "a", "b", "ring", "dead", "held"
PLACES = {
    A: (0.0, 0.0, 200.0, 100.0),
    B: (300.0, 0.0, 200.0, 100.0),
    RING: (600.0, 300.0, 100.0, 100.0),
    DEAD: (300.0, 600.0, 200.0, 100.0),
    HELD: (1080.0, 700.0, 200.0, 100.0),
}
RING_MS, HELD_MS = 600, 1500


class Toy(Scene):
    """Two things to tap, a ring to hold with Space, one to hold with X, and one that is not enabled.

    `told` is everything that the stage told, in order; `gone` are targets that are not drawn any more,
    `barred` those that are no longer enabled.
    """

    name = "toy"

    def __init__(self) -> None:
        self.told: list[str] = []
        self.gone: set[str] = set()
        self.barred = {DEAD}
        self.drawn = 0
        self.fades = False
        self.edits: set[str] = set()

    def draw(self, canvas: Canvas) -> None:
        self.drawn += 1
        for key, rect in PLACES.items():
            if key not in self.gone:
                hold = {RING: RING_MS, HELD: HELD_MS}.get(key, 0)
                keys = {A: ("a",), HELD: ("x",)}.get(key, ())
                canvas.target(key, rect, Text(key), enabled=key not in self.barred, hold_ms=hold, keys=keys)

    def press(self, key: str) -> None:
        self.told.append(f"press {key}")
        if self.fades:
            self.gone.add(key)

    def refuse(self, key: str) -> None:
        self.told.append(f"refuse {key}")

    def release(self, key: str) -> None:
        self.told.append(f"release {key}")

    def tap(self, key: str) -> None:
        self.told.append(f"tap {key}")

    def drag(self, key: str, place: tuple[float, float]) -> None:
        self.told.append(f"drag {key} {place[0]:.0f} {place[1]:.0f}")

    def drop(self, key: str) -> None:
        self.told.append(f"drop {key}")

    def type(self, text: str) -> None:
        self.told.append(f"type {text}")

    def compose(self, text: str) -> None:
        self.told.append(f"compose {text}")

    def edit(self, key: str) -> bool:
        self.told.append(f"edit {key}")
        return key in self.edits

    def touch_anywhere(self) -> bool:
        self.told.append("anywhere")
        return False


@dataclass
class Told:
    """Stands for the host: what the devices asked it for."""

    stage: Stage
    settings: Settings = field(default_factory=Settings)
    covers: int = 0
    changes: list[dict[str, Any]] = field(default_factory=list)

    def cover(self) -> None:
        self.covers += 1
        self.stage.let_go()

    def set(self, **changes: Any) -> None:
        self.changes.append(changes)


class Bench:
    """A toy on a stage of `size` pixels that listens already."""

    def __init__(self, size: tuple[int, int] = (1280, 800), *, finger: bool = False) -> None:
        pygame.display.init()
        pygame.font.init()
        self.clock = VirtualClock()
        self.stage = Stage(pygame.display.set_mode(size), Theme(SYSTEM), self.clock)
        self.devices = Devices(self.stage)
        self.host = Told(self.stage)
        self.finger = finger
        self.toy = Toy()
        self.put(self.toy)
        self.let_pass(DEAF)

    def put(self, scene: Scene) -> None:
        """Put a scene on the stage."""
        self.stage.show(scene)
        self.frame()

    def frame(self, *events: pygame.event.Event) -> None:
        """One frame with these events, as the loop does it."""
        for event in events:
            self.devices.handle(cast(Host, self.host), event)
        self.stage.tick()
        self.devices.follow_typing()
        if self.stage.dirty:
            self.stage.draw()

    def let_pass(self, ms: float) -> None:
        """Let time pass in frames of 25 milliseconds at most."""
        while ms > 0:
            self.clock.advance(min(25.0, ms))
            self.frame()
            ms -= 25

    @property
    def told(self) -> list[str]:
        """What the toy was told since this was asked last, `anywhere` left out."""
        told = [line for line in self.toy.told if line != "anywhere"]
        self.toy.told.clear()
        return told

    # ------------------------------------------------------------------ events

    def at(self, key: str) -> tuple[int, int]:
        """The pixel in the middle of a target."""
        left, top, wide, high = PLACES[key]
        return self.pixel((left + wide / 2, top + high / 2))

    def pixel(self, place: tuple[float, float]) -> tuple[int, int]:
        """The pixel of a place in canvas units."""
        return self.stage.window_rect((*place, 1, 1)).topleft

    def down(self, place: tuple[int, int]) -> pygame.event.Event:
        return finger_down(self, place) if self.finger else mouse_down(place)

    def up(self, place: tuple[int, int]) -> pygame.event.Event:
        return finger_up(self, place) if self.finger else mouse_up(place)

    def move(self, place: tuple[int, int]) -> pygame.event.Event:
        return finger_move(self, place) if self.finger else mouse_move(place, held=True)


def mouse_down(place: tuple[int, int], *, button: int = 1, touch: bool = False) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=button, touch=touch)


def mouse_up(place: tuple[int, int], *, button: int = 1, touch: bool = False) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEBUTTONUP, pos=place, button=button, touch=touch)


def mouse_move(place: tuple[int, int], *, held: bool) -> pygame.event.Event:
    buttons = (int(held), 0, 0)
    return pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=buttons, touch=False)


def _finger(kind: int, bench: Bench, place: tuple[int, int], which: int) -> pygame.event.Event:
    wide, high = bench.stage.size
    return pygame.event.Event(kind, touch_id=7, finger_id=which, x=place[0] / wide, y=place[1] / high)


def finger_down(bench: Bench, place: tuple[int, int], which: int = 0) -> pygame.event.Event:
    return _finger(pygame.FINGERDOWN, bench, place, which)


def finger_up(bench: Bench, place: tuple[int, int], which: int = 0) -> pygame.event.Event:
    return _finger(pygame.FINGERUP, bench, place, which)


def finger_move(bench: Bench, place: tuple[int, int], which: int = 0) -> pygame.event.Event:
    return _finger(pygame.FINGERMOTION, bench, place, which)


def key_down(key: int, mod: int = 0) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod)


def key_up(key: int, mod: int = 0) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYUP, key=key, mod=mod)
