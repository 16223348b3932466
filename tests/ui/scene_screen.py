"""A host that only takes note of what a scene asks of it, and a screen that finds flaws."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from functools import cache
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

import pygame

from pass_and_play.cards.card_file import CardFile
from pass_and_play.cards.fault import Fault
from pass_and_play.catalogue import read_library
from pass_and_play.engine.ask import Say, say
from pass_and_play.places import data_root
from pass_and_play.store import SavedMatch
from pass_and_play.ui.match import Seating
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.palettes import SEATS, SYSTEM
from pass_and_play.ui.paint.theme import Theme
from pass_and_play.ui.painters import PAINTERS
from pass_and_play.ui.scene import Scene
from pass_and_play.words import Words

if TYPE_CHECKING:
    from pass_and_play.ui.host import Host

GAME = "casa_de_papel"
COLOURS = tuple(look.key for look in SEATS)
SHORT = ("Ada", "Ben", "Cleo", "Dev", "Emi", "Finn", "Gus", "Hana")
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
    ) -> None:
        pygame.font.init()
        self.calls: list[tuple[object, ...]] = []
        self.library = {**library(), **(broken or {})}
        self.words = words()
        self.store = SimpleNamespace(unfinished=lambda: kept)
        self.stage = SimpleNamespace(lay_over=self._lay_over, lift_overlay=self._note("lift_overlay"))
        self.match = SimpleNamespace(
            seating=seating(*SHORT[:5]),
            painter=PAINTERS[GAME],
            words=words().for_game(GAME, file().texts),
        )
        for name in ("to_shelf", "to_seats", "resume", "forget", "deal", "read_cards_again", "quit"):
            setattr(self, name, self._note(name))

    def _note(self, name: str) -> Any:
        return lambda *arguments: self.calls.append((name, *arguments))

    def _lay_over(self, scene: Scene) -> None:
        self.show(scene)

    @property
    def host(self) -> Host:
        """For scenes: what they ask of the real one is here."""
        return cast("Host", self)

    def show(self, scene: Scene) -> Screen:
        self.scene = scene
        self.draw()
        return self

    def draw(self) -> None:
        """Every picture that a test sees must be without a flaw."""
        self.canvas = Canvas(pygame.Surface((1280, 800)), Theme(SYSTEM))
        self.scene.draw(self.canvas)
        assert self.canvas.flaws == []

    @property
    def texts(self) -> list[str]:
        return self.canvas.texts

    def offers(self, key: str) -> bool:
        """Whether this can be touched now."""
        return any(target.key == key and target.enabled for target in self.canvas.targets)

    def press(self, *keys: str) -> None:
        for key in keys:
            assert self.offers(key), f"{key} cannot be touched"
            self.scene.press(key)
            if not self.calls:
                self.draw()

    def type(self, text: str) -> None:
        self.scene.type(text)
        self.draw()

    def edit(self, key: str) -> None:
        assert self.scene.edit(key)
        self.draw()

    def rename(self, seat: int, name: str) -> None:
        """Touch a seat, empty the field, type letter by letter, and end."""
        self.press(f"seat:{seat}")
        for _ in range(20):
            self.scene.edit("backspace")
        for letter in name:
            self.scene.type(letter)
        self.press(f"seat:{seat}")
