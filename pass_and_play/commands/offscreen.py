"""The app on a screen that nobody sees, and the people who play on it: for `gallery` and `bench`."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from pass_and_play.cards.card_file import CardFile
from pass_and_play.cards.option import checked
from pass_and_play.catalogue import Library
from pass_and_play.store import Store
from pass_and_play.ui.clock import Clock
from pass_and_play.ui.host import Host
from pass_and_play.ui.loop import Loop
from pass_and_play.ui.match import Seating
from pass_and_play.ui.paint.cache import drop_caches
from pass_and_play.ui.paint.palettes import SEATS, SYSTEM
from pass_and_play.ui.paint.theme import Theme
from pass_and_play.ui.stage import Stage
from pass_and_play.words import Words

NAMES = ("Ada", "Ben", "Cleo", "Dev", "Emi", "Finn", "Gus", "Hana")
LONG_NAMES = (
    *("Wilhelmina", "Bartholomew", "Maximiliano", "Seraphinus"),
    *("Christopher", "Evangeline", "Konstantina", "Montgomery"),
)


def seating(file: CardFile[Any], names: tuple[str, ...], **options: bool | int | str) -> Seating:
    """These people round the table, in the order of the colours. House rules that are not given are usual."""
    colours = tuple(look.key for look in SEATS[: len(names)])
    return Seating(file.game, names, colours, checked(options, file.options))


def use_dummy_drivers() -> None:
    """Let nothing be seen or heard of this process and of those that it starts. To be called before any
    `Screen` is made."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    pygame.display.init()
    pygame.font.init()


class Screen:
    """The app from the shelf on, `size` in pixels; what breaks in it is raised.

    `library` is what the host reads, `seed` that of every match it deals.
    """

    def __init__(
        self,
        store: Store,
        library: Library,
        *,
        size: tuple[int, int],
        clock: Clock,
        language: str = "en",
    ) -> None:
        drop_caches()
        self.library = library
        self.seed = 1
        self.stage = Stage(pygame.display.set_mode(size), Theme(SYSTEM), clock)
        self.loop = Loop(self.stage, clock)
        self.host = Host(
            self.stage,
            words=Words.load(language),
            store=store,
            read_library=lambda: self.library,
            present=self.loop.present,
            seeds=lambda: self.seed,
            keep_crash=_raise,
        )

    def save(self, file: Path) -> None:
        """Keep what is shown as a picture."""
        pygame.image.save(pygame.display.get_surface(), file)


def _raise(error: BaseException) -> None:
    raise error
