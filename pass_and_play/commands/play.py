"""Without a command: the app itself."""

from __future__ import annotations

import asyncio
import os
import secrets
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from pass_and_play.catalogue import read_library
from pass_and_play.commands.trouble import Trouble
from pass_and_play.places import data_root
from pass_and_play.store import Store
from pass_and_play.ui import crash
from pass_and_play.ui.clock import WallClock
from pass_and_play.ui.host import Host
from pass_and_play.ui.loop import Loop
from pass_and_play.ui.paint.palettes import SYSTEM
from pass_and_play.ui.paint.theme import Theme
from pass_and_play.ui.probe import Probe
from pass_and_play.ui.stage import Stage
from pass_and_play.words import Words

TITLE = "Pass and Play"
SIZE = (1280, 800)
SEED_BITS = 62
"""Size of the seed of a match: what fits into one whole number of any store."""


def play(
    card_data: Path,
    home: Path,
    *,
    size: tuple[int, int] | None,
    fullscreen: bool,
    probe: Path | None,
    speed: int,
) -> int:
    """Open the window and play until it is closed. Trouble where nothing could be seen."""
    store = Store.open(home)
    try:
        stage, loop = _open_window(size=size, fullscreen=fullscreen, probe=probe, speed=speed)
        host = Host(
            stage,
            words=Words.load("en"),
            store=store,
            read_library=lambda: read_library(card_data),
            present=loop.present,
            seeds=lambda: secrets.randbits(SEED_BITS),
            keep_crash=lambda error: crash.write(error, home),
        )
        asyncio.run(loop.run(host))
    finally:
        store.close()
        pygame.quit()
    return 0


def _open_window(
    *, size: tuple[int, int] | None, fullscreen: bool, probe: Path | None, speed: int
) -> tuple[Stage, Loop]:
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("SDL_IME_SHOW_UI", "1")
    try:
        pygame.display.init()
        pygame.font.init()
        surface = _surface(size, fullscreen=fullscreen)
    except pygame.error as error:
        raise Trouble(f"No window could be opened: {error}.") from error
    if pygame.display.get_driver() in ("dummy", "offscreen") and "SDL_VIDEODRIVER" not in os.environ:
        raise Trouble("There is no screen here that a window could be shown on.")
    pygame.display.set_caption(TITLE)
    pygame.display.set_icon(pygame.image.load(data_root() / "assets" / "art" / "app-icon.svg"))
    pygame.key.stop_text_input()
    clock = WallClock(speed)
    stage = Stage(surface, Theme(SYSTEM), clock)
    return stage, Loop(stage, clock, probe=Probe(probe) if probe is not None else None)


def _surface(size: tuple[int, int] | None, *, fullscreen: bool) -> pygame.Surface:
    """The window: as large as asked for, and never larger than the screen."""
    screen = pygame.display.get_desktop_sizes()[0]
    if fullscreen:
        return pygame.display.set_mode(screen, pygame.NOFRAME)
    wide, high = size or SIZE
    return pygame.display.set_mode((min(wide, screen[0]), min(high, screen[1])), pygame.RESIZABLE)
