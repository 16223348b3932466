"""Without a command: the app itself."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from pass_and_play.catalogue import read_library
from pass_and_play.commands.trouble import Trouble, missing_file
from pass_and_play.store import Store
from pass_and_play.ui import crash
from pass_and_play.ui.clock import WallClock
from pass_and_play.ui.host import Host
from pass_and_play.ui.loop import Loop
from pass_and_play.ui.paint.palettes import SYSTEM
from pass_and_play.ui.paint.theme import Theme
from pass_and_play.ui.probe import Probe
from pass_and_play.ui.settings import Settings
from pass_and_play.ui.stage import Stage
from pass_and_play.ui.window import Window
from pass_and_play.words import Words

SEED_BITS = 62
"""Size of the seed of a match: what fits into one whole number of any store."""


def play(
    card_data: Path,
    home: Path,
    *,
    size: tuple[int, int] | None,
    fullscreen: bool | None,
    probe: Path | None,
    speed: int,
) -> int:
    """Open the window and play until it is closed. `fullscreen` holds for this start and is not kept; None:
    as in the settings. Trouble where nothing could be seen."""
    if both_libraries(Path(pygame.__file__).parents[1]):
        print(
            "Both pygame and pygame-ce are installed, and each overwrites the other. "
            "If anything looks wrong, uninstall both and install one of them again.",
            file=sys.stderr,
        )
    store = Store.open(home)
    try:
        if fullscreen is None:
            fullscreen = Settings.from_dict(store.setting("settings", {})).fullscreen
        window = _open_window(size=size, fullscreen=fullscreen)
        clock = WallClock(speed)
        stage = Stage(window.surface, Theme(SYSTEM), clock)
        loop = Loop(stage, clock, probe=Probe(probe) if probe is not None else None)
        host = Host(
            stage,
            words=Words.load("en"),
            store=store,
            read_library=lambda: read_library(card_data),
            present=loop.present,
            seeds=lambda: secrets.randbits(SEED_BITS),
            keep_crash=lambda error: crash.write(error, home),
            set_fullscreen=window.set_fullscreen,
        )
        host.settings = replace(host.settings, fullscreen=window.fullscreen)
        _drive(loop.run(host))
    except FileNotFoundError as error:
        raise missing_file(error) from error
    finally:
        store.close()
        # Not pygame.quit: fonts that are kept for drawing must not outlive the library behind them.
        pygame.mixer.quit()
        pygame.display.quit()
    return 0


def both_libraries(folder: Path) -> bool:
    """Whether pygame and pygame-ce are both in this folder of packages: both are `import pygame`."""
    return any(folder.glob("pygame-*.dist-info")) and any(folder.glob("pygame_ce-*.dist-info"))


def _open_window(*, size: tuple[int, int] | None, fullscreen: bool) -> Window:
    try:
        window = Window(size=size, fullscreen=fullscreen)
    except pygame.error as error:
        raise Trouble(f"No window could be opened: {error}.") from error
    if window.invisible:
        raise Trouble("There is no screen here that a window could be shown on.")
    return window


def _drive(frames: Coroutine[Any, Any, None]) -> None:
    """Run the loop to its end. Nothing but it runs here, and asking a scheduler after every frame would cost
    a waiting app as much again as looking for events."""
    with suppress(StopIteration):
        while True:
            frames.send(None)
