"""Hands that play the app through its targets, as people do: for the gallery and for tests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

import pygame

from pass_and_play.engine.dice import Dice
from pass_and_play.ui.clock import VirtualClock
from pass_and_play.ui.host import Host
from pass_and_play.ui.loop import Loop
from pass_and_play.ui.paint.record import Target
from pass_and_play.ui.room import AT_ONCE, LOOK, PICK, SHEET
from pass_and_play.ui.scene import Scene
from pass_and_play.ui.scenes.dark import DarkScene
from pass_and_play.ui.stage import DEAF

FRAME = 50.0
"""Milliseconds from frame to frame."""

SECOND = 1000.0

HELD = 350.0
"""Milliseconds from frame to frame while a ring is held; two of them open any ring."""

CONTROLS = {"confirm", "pause", "help", "hide", "role", "item", "open", "back", "more_time", "hand"}
"""Targets of a match that are no part of an answer."""

ASIDE = ("speaker:", LOOK, PICK, SHEET, AT_ONCE)
"""Beginnings of the names of more such targets, ways back among them."""

ENOUGH = f"{AT_ONCE}stop"
"""The button that ends a series of decisions: it is pressed now and then only, so that there is a series."""

PASSES = 12
"""How often at most everything is touched once before a question must be answered."""

Snap = Callable[[str], None]
"""Called at every state of a picture, with its name: '' for the first."""


class Hands:
    """Works one loop and its host on a virtual clock: by mouse, or with one `finger`, of which the system
    makes mouse events besides. `snap` is called whenever there is something to see."""

    def __init__(
        self,
        loop: Loop,
        host: Host,
        clock: VirtualClock,
        *,
        snap: Snap = lambda _: None,
        finger: bool = False,
    ) -> None:
        self.loop = loop
        self.host = host
        self.clock = clock
        self.snap = snap
        self.finger = finger
        self._touched: Counter[str] = Counter()
        self._looked: Counter[tuple[str, str]] = Counter()

    @property
    def scene(self) -> Scene:
        """What is on."""
        return self.loop.stage.scene

    @property
    def targets(self) -> Sequence[Target]:
        """What can be touched."""
        return self.loop.stage.targets

    def target(self, key: str) -> Target | None:
        """The target of this key, if it is on screen."""
        return next((target for target in self.targets if target.key == key), None)

    def enabled(self, key: str) -> bool:
        """Whether this target is on screen and can be touched."""
        target = self.target(key)
        return target is not None and target.enabled

    # ------------------------------------------------------------------ time and touch

    def let_pass(self, ms: float, *, frame: float = FRAME) -> None:
        """Let time pass, `frame` milliseconds from frame to frame."""
        while ms > 0:
            self.clock.advance(min(frame, ms))
            self.loop.frame(self.host, ())
            ms -= frame

    def settle(self) -> None:
        """Wait until the cover is gone and the stage listens again."""
        self.let_pass(DEAF + 300)

    def send(self, *events: pygame.event.Event) -> None:
        """One frame with these events."""
        self.loop.frame(self.host, events)

    def place(self, key: str) -> tuple[int, int]:
        """The pixel in the middle of a target. Raises LookupError where it is not on screen."""
        target = self.target(key)
        if target is None:
            raise LookupError(f"there is no '{key}' on the scene '{self.scene.name}'")
        left, top, wide, high = target.rect
        return self.loop.stage.window_rect((left + wide / 2, top + high / 2, 0, 0)).topleft

    def press(self, key: str) -> None:
        """Press on a target, and stay."""
        self.send(*self._down(self.place(key)))

    def let_go(self, key: str) -> None:
        """Let go over a target."""
        self.send(*self._up(self.place(key)))

    def touch(self, key: str) -> None:
        """Click a target, or tap it."""
        place = self.place(key)
        self.send(*self._down(place), *self._up(place))

    def _down(self, place: tuple[int, int]) -> list[pygame.event.Event]:
        return self._events(pygame.FINGERDOWN, pygame.MOUSEBUTTONDOWN, place)

    def _up(self, place: tuple[int, int]) -> list[pygame.event.Event]:
        return self._events(pygame.FINGERUP, pygame.MOUSEBUTTONUP, place)

    def _events(self, finger: int, mouse: int, place: tuple[int, int]) -> list[pygame.event.Event]:
        told = [pygame.event.Event(mouse, pos=place, button=1, touch=self.finger)]
        if self.finger:
            wide, high = self.loop.stage.size
            x, y = place[0] / wide, place[1] / high
            told.insert(0, pygame.event.Event(finger, touch_id=1, finger_id=0, x=x, y=y))
        return told

    def key(self, name: str, *, ctrl: bool = False) -> None:
        """Press and release a key."""
        code = pygame.key.key_code(name)
        mod = pygame.KMOD_CTRL if ctrl else 0
        self.send(
            pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod),
            pygame.event.Event(pygame.KEYUP, key=code, mod=mod),
        )

    # ------------------------------------------------------------------ a match

    def play_match(self, dice: Dice, *, limit: int = 2000) -> None:
        """Play the match that is on to its results board. Raises RuntimeError where it does not end."""
        self._looked.clear()
        for _ in range(limit):
            if self.scene.name == "over":
                return
            self.play_scene(dice)
        raise RuntimeError("the match on screen does not end")

    def play_scene(self, dice: Dice) -> None:
        """Do what the scene that is on asks for, by luck, and wait for the next one."""
        if self.scene.name == "thinking":
            self._let_think()
            return
        self.settle()
        self.snap("")
        match self.scene.name:
            case "curtain":
                self.open_curtain()
            case "eyes":
                self._see_with_open_eyes(dice)
            case "page":
                self._look()
                self._look_closer()
                self._decide(dice)
            case "dark":
                self._decide_in_the_dark(dice)
            case "table":
                self._see_it_through()
                self._turn_sheets()
                self._look_closer()
                self._decide(dice)
            case "over":
                return
            case _:
                self.touch("confirm")
        self.settle()

    def open_curtain(self) -> None:
        """Hold the ring until the page opens, and let go of it there."""
        self.press("open")
        self.let_pass(2 * HELD, frame=HELD)
        self.send(*self._up((1, 1)))

    def _let_think(self) -> None:
        """Wait until the computer plays: that may be at any moment, and lead to anything."""
        self.snap("")
        scene = self.scene
        while self.scene is scene:
            self.let_pass(FRAME)

    def _see_with_open_eyes(self, dice: Dice) -> None:
        scene = self.scene
        self.touch("confirm")
        self.snap("begun")
        for _ in range(2):
            for key in self._things(dice)[:1]:
                self.touch(key)
            self.snap("touched")
        while self.scene is scene:
            self.let_pass(SECOND, frame=SECOND)

    def _look(self) -> None:
        """Look at everything that has a ring of its own."""
        for thing in [target.key for target in self.targets if target.hold_ms]:
            self.press(thing)
            self.let_pass(2 * HELD, frame=HELD)
            self.snap(thing)
            self.let_go(thing)
        self.let_pass(3 * SECOND, frame=SECOND)  # the least stay

    def _look_closer(self) -> None:
        """Open a sheet of every kind that this match has not shown in this phase yet, or else of the kind
        that was looked at least, and close it again."""
        found: dict[str, str] = {}
        for target in self.targets:
            if target.key.startswith(LOOK) and target.key != LOOK and target.enabled:
                found.setdefault(target.key.split(":")[1], target.key)
        looked = {kind: self._looked[self.scene.phase, kind] for kind in found}
        for kind in [kind for kind in found if not looked[kind]] or sorted(found, key=looked.__getitem__)[:1]:
            self._looked[self.scene.phase, kind] += 1
            self.touch(found[kind])
            self.snap(kind)
            self.touch(LOOK)

    def _turn_sheets(self) -> None:
        """Turn from sheet to sheet where the question stands on the last one: on by one, then to the end."""
        turned = 0
        while self.target("confirm") is None and (sheets := self._sheets()):
            self.touch(min(sheets, key=_sheet) if not turned else max(sheets, key=_sheet))
            turned += 1
            self.snap(f"sheet-{turned}")

    def _sheets(self) -> list[str]:
        return [target.key for target in self.targets if target.key.startswith(SHEET) and target.enabled]

    def _see_it_through(self) -> None:
        if not self.scene.moving:
            return
        self.snap("moving")
        while self.scene.moving:
            self.let_pass(SECOND, frame=SECOND)
        self.snap("still")

    def _things(self, dice: Dice) -> list[str]:
        keys = [target.key for target in self.targets if target.enabled]
        return dice.shuffled([k for k in keys if k not in CONTROLS and not k.startswith(ASIDE)])

    def _decide(self, dice: Dice) -> None:
        """Touch things until the question is answered, and confirm. What goes with what is chosen already
        comes first, and of that what was touched least."""
        scene = self.scene
        if self.enabled(ENOUGH) and dice.below(3) == 0:
            self.touch(ENOUGH)
            return
        for _ in range(PASSES):
            things = sorted(self._things(dice), key=lambda key: self._touched[_kind(key)])
            while things and not self.enabled("confirm"):
                key = next(filter(scene.adds, things), things[0])
                things.remove(key)
                if self.enabled(key):
                    self._touched[_kind(key)] += 1
                    self.touch(key)
                if self.scene is not scene:
                    return
                if not self.enabled("confirm"):
                    self._snap_chosen("touched")
        self.snap("chosen")
        self._snap_chosen("chosen")
        self._confirm()

    def _confirm(self) -> None:
        """Press the confirming button, or hold it where it is a ring."""
        target = self.target("confirm")
        if target is None or not target.hold_ms:
            self.touch("confirm")
            return
        self.press("confirm")
        self.let_pass(target.hold_ms / 2)
        self.snap("held")
        self.let_pass(target.hold_ms)
        self.send(*self._up((1, 1)))

    def _snap_chosen(self, state: str) -> None:
        """One picture of every kind of answer that has more than one part."""
        kinds = sorted({thing.partition(":")[0] for thing in self.scene.chosen})
        if len(kinds) > 1:
            self.snap("-".join((state, *kinds)))

    def _decide_in_the_dark(self, dice: Dice) -> None:
        scene = self.scene
        for _ in range(2):
            for key in self._things(dice)[:1]:
                self.touch(key)
            self.snap("touched")
        while isinstance(self.scene, DarkScene) and self.scene is scene and not scene.full:
            self.let_pass(SECOND, frame=SECOND)
        self.snap("full")
        self.touch("confirm")


def _sheet(key: str) -> int:
    """The number of a sheet."""
    return int(key.removeprefix(SHEET))


def _kind(key: str) -> str:
    """A key without its numbers."""
    return "".join(letter for letter in key if not letter.isdigit())
