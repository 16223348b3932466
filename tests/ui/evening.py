"""An evening without a screen: the whole app on the dummy driver and a clock that only tests move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pygame
from card_files import card_file

from pass_and_play.catalogue import read_library
from pass_and_play.commands import offscreen
from pass_and_play.commands.offscreen import NAMES
from pass_and_play.places import data_root
from pass_and_play.store import Store
from pass_and_play.ui import crash
from pass_and_play.ui.clock import VirtualClock
from pass_and_play.ui.hands import Hands
from pass_and_play.ui.host import Host
from pass_and_play.ui.loop import Loop
from pass_and_play.ui.match import Seating
from pass_and_play.ui.paint.palettes import SYSTEM
from pass_and_play.ui.paint.theme import Theme
from pass_and_play.ui.stage import Stage
from pass_and_play.words import Words


def seating(game: str, players: int, **options: Any) -> Seating:
    """The first so many of the usual people."""
    return offscreen.seating(card_file(game), NAMES[:players], **options)


class Evening:
    """The app from the shelf on, in a home folder of its own. `frames` are the scenes that were presented."""

    def __init__(self, home: Path, *, seeds: Sequence[int] = ()) -> None:
        pygame.display.init()
        pygame.font.init()
        self.home = home
        self.clock = VirtualClock()
        self.stage = Stage(pygame.display.set_mode((1280, 800)), Theme(SYSTEM), self.clock)
        self.loop = Loop(self.stage, self.clock)
        self.frames: list[tuple[str, tuple[str, ...]]] = []
        self.store = Store.open(home)
        self._seeds = iter(seeds or count(1))
        self._present = self.loop.present
        self.loop.present = self._record  # type: ignore[method-assign]
        self.host = Host(
            self.stage,
            words=Words.load("en"),
            store=self.store,
            read_library=lambda: read_library(data_root() / "card_data"),
            present=self._record,
            seeds=lambda: next(self._seeds),
            keep_crash=lambda error: crash.write(error, home),
        )
        self.hands = Hands(self.loop, self.host, self.clock)

    def _record(self) -> None:
        self._present()
        self.frames.append((self.stage.scene.name, tuple(self.stage.canvas.texts)))

    @property
    def scene(self) -> str:
        """The name of the scene that is on."""
        return self.stage.scene.name

    @property
    def texts(self) -> str:
        """Everything that can be read on screen, in one string."""
        return " | ".join(self.stage.canvas.texts)

    def sit_down(self, players: int, game: str = "casa_de_papel", **options: Any) -> None:
        """Begin a match."""
        self.host.deal(seating(game, players, **options))
        self.hands.settle()

    def until(self, scene: str, phase: str | None = None, *, dice: Any) -> None:
        """Play by luck until this scene is on."""
        for _ in range(400):
            now = self.stage.scene
            if now.name == scene and phase in (None, now.phase):
                return
            self.hands.play_scene(dice)
        raise AssertionError(f"never came to {scene} {phase}")


@contextmanager
def evening(home: Path, *, seeds: Sequence[int] = ()) -> Iterator[Evening]:
    """An evening, its store closed at the end."""
    one = Evening(home, seeds=seeds)
    try:
        yield one
    finally:
        one.store.close()
