"""A host that only takes note of what a scene asks of it, before a real stage that finds flaws."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime
from functools import cache
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

import pygame

from pass_and_play.cards.card_file import CardFile
from pass_and_play.cards.fault import Fault
from pass_and_play.catalogue import read_library
from pass_and_play.commands.offscreen import NAMES
from pass_and_play.engine.ask import Say, say
from pass_and_play.places import data_root
from pass_and_play.store import SavedMatch
from pass_and_play.ui.clock import VirtualClock
from pass_and_play.ui.match import Seating
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.palettes import SEATS, SYSTEM
from pass_and_play.ui.paint.record import Target
from pass_and_play.ui.paint.theme import Theme
from pass_and_play.ui.scene import Scene
from pass_and_play.ui.settings import Settings
from pass_and_play.ui.stage import DEAF, Stage
from pass_and_play.words import Words

if TYPE_CHECKING:
    from pass_and_play.ui.host import Host

GAME = "casa_de_papel"
COLOURS = tuple(look.key for look in SEATS)
SHORT = NAMES
LONG = (
    "Maximiliane Konstanz",
    "Bartholomäus Müllers",
    "Christabella-Sophie",
    "Wilhelmina Augustine",
    "Anna-Maria Montserra",
    "Ferdinand von Hohenz",
    "WWWWWWWWWWWWWWWWWWWW",
    "司马相如欧阳修诸葛亮上官婉儿夏侯公孙明",
)
SIZES = ((1280, 800), (800, 1280), (1024, 600))
"""A window of each form."""

USUAL = Theme(SYSTEM)
WIDEST = Theme(SYSTEM, text_size=1.2, high_contrast=True)
"""The settings with the widest letters and lines: what fits with them fits with any."""

CALLS = (
    "to_shelf",
    "to_seats",
    "resume",
    "forget",
    "deal",
    "read_cards_again",
    "quit",
    "open_settings",
    "open_rules_of",
)
MOUSE = ("mouse", 1)


@cache
def words() -> Words:
    return Words.load("en")


@cache
def library() -> Mapping[str, CardFile[Any] | tuple[Fault, ...]]:
    return read_library(data_root() / "card_data")


@cache
def file() -> CardFile[Any]:
    found = library()[GAME]
    assert isinstance(found, CardFile)
    return found


def seating(*names: str, **options: Any) -> Seating:
    return Seating(GAME, names, COLOURS[: len(names)], options)


def saved(number: int, names: tuple[str, ...] = SHORT[:5], progress: Say | None = None) -> SavedMatch:
    told = progress or say("progress", round=3, rounds=5)
    return SavedMatch(number, GAME, names, COLOURS[: len(names)], told, datetime(2025, 1, 1, tzinfo=UTC))


class Screen:
    """A scene before a fake host: every call that the host gets is kept in `calls`."""

    def __init__(
        self,
        *,
        kept: tuple[SavedMatch, ...] = (),
        broken: Mapping[str, tuple[Fault, ...]] | None = None,
        size: tuple[int, int] = SIZES[0],
        theme: Theme = USUAL,
    ) -> None:
        pygame.font.init()
        self.calls: list[tuple[object, ...]] = []
        self.library = {**library(), **(broken or {})}
        self.words = words()
        self.store = SimpleNamespace(unfinished=lambda: kept)
        self.settings = Settings()
        self.clock = VirtualClock()
        self.stage = Stage(pygame.Surface(size), theme, self.clock)
        for name in CALLS:
            setattr(self, name, self._note(name))

    def _note(self, name: str) -> Any:
        return lambda *arguments: self.calls.append((name, *arguments))

    def set(self, **changes: Any) -> None:
        self.settings = replace(self.settings, **changes)

    @property
    def host(self) -> Host:
        """For scenes: what they ask of the real one is here."""
        return cast("Host", self)

    @property
    def scene(self) -> Scene:
        """What is on."""
        return self.stage.scene

    def show(self, scene: Scene) -> Screen:
        self.stage.show(scene)
        self.draw()
        return self

    def draw(self) -> None:
        """Every picture that a test sees must be without a flaw."""
        self.clock.advance(DEAF)
        self.stage.tick()
        self.canvas: Canvas = self.stage.draw()
        assert self.canvas.flaws == []

    @property
    def texts(self) -> list[str]:
        return self.canvas.texts

    def target(self, key: str) -> Target | None:
        return self.stage.target(key)

    def offers(self, key: str) -> bool:
        """Whether this can be touched now."""
        target = self.target(key)
        return target is not None and target.enabled

    # ------------------------------------------------------------------ by mouse

    def press(self, *keys: str) -> None:
        """Click one target after the other."""
        for key in keys:
            assert self.offers(key), f"{key} cannot be touched"
            self._down(key)
            self.stage.touch.up(MOUSE, self._middle(key))
            if not self.calls:
                self.draw()

    def hold(self, key: str, ms: float) -> None:
        """Press a target for so long."""
        self._down(key)
        self.clock.advance(ms)
        self.stage.tick()
        self.stage.touch.up(MOUSE, self._middle(key))
        self.draw()

    def drag(self, key: str, to: str, *, drop: bool = True) -> None:
        """Drag a target to where another one lies."""
        end = self._middle(to)
        self._down(key)
        x, y = self._middle(key)
        for step in range(1, 5):
            here = (x + (end[0] - x) * step / 4, y + (end[1] - y) * step / 4)
            self.stage.touch.move(MOUSE, here)
        self.draw()
        if drop:
            self.stage.touch.up(MOUSE, end)
            self.draw()

    def _down(self, key: str) -> None:
        self.stage.touch.down(MOUSE, self._middle(key))

    def _middle(self, key: str) -> tuple[float, float]:
        target = self.target(key)
        assert target is not None, f"there is no {key}"
        x, y, wide, high = target.rect
        left, top = self.canvas.to_pixels((x + wide / 2, y + high / 2, 0, 0)).topleft
        return left, top

    # ------------------------------------------------------------------ by keyboard

    def type(self, text: str) -> None:
        self.stage.keyboard.type(text)
        self.draw()

    def key(self, name: str, *, ctrl: bool = False, shift: bool = False, times: int = 1) -> None:
        """Press and release a key."""
        for _ in range(times):
            self.stage.keyboard.down(name, ctrl=ctrl, shift=shift)
            self.stage.keyboard.up(name)
        if not self.calls:
            self.draw()

    def focus(self, key: str) -> None:
        """Walk to a target by Tab."""
        self.draw()
        for _ in self.stage.targets:
            self.stage.keyboard.down("tab")
            self.stage.keyboard.up("tab")
            if self.stage.focus == key:
                self.draw()
                return
        raise AssertionError(f"the keyboard does not come to {key}")
