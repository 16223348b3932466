"""The window: as large as was asked for, or borderless over the whole screen, and back to where it was."""

from __future__ import annotations

import os
import warnings
from typing import TYPE_CHECKING

import pygame

from pass_and_play.places import data_root

if TYPE_CHECKING:
    from pygame._sdl2.video import Window as SdlWindow

TITLE = "Pass and Play"
APP = "pass-and-play"
"""What desktops know the app by; `desktop-entry` installs an entry of this name."""

SIZE = (1280, 800)
"""Pixels of the window where nobody asked for another size."""

FRAME = (16, 88)
"""Pixels across and down of the screen that the window's frame and a task bar may take."""


class Window:
    """The one window of the program. It can be resized at any moment; `surface` follows its size."""

    def __init__(self, *, size: tuple[int, int] | None, fullscreen: bool) -> None:
        """Raises pygame.error where no window can be opened."""
        os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
        os.environ.setdefault("SDL_IME_SHOW_UI", "1")
        # By this a desktop finds the entry and the icon of a window; pygame has set the name of the file.
        os.environ["SDL_VIDEO_X11_WMCLASS"] = os.environ["SDL_VIDEO_WAYLAND_WMCLASS"] = APP
        pygame.display.init()
        pygame.font.init()
        pygame.display.set_caption(TITLE)
        pygame.display.set_icon(pygame.image.load(data_root() / "assets" / "art" / "app-icon.svg"))
        screen = pygame.display.get_desktop_sizes()[0]
        small = fitted(size, screen)
        # One that begins over the whole screen has nothing to go back to but what it would have been.
        self._small = small if fullscreen else None
        pygame.display.set_mode(screen if fullscreen else small, pygame.RESIZABLE)
        # Kept as long as the window: pygame's events refer to it, and do not keep it alive themselves.
        self._sdl = _sdl_window()
        pygame.key.stop_text_input()
        self.fullscreen = False
        self.set_fullscreen(fullscreen)

    @property
    def surface(self) -> pygame.Surface:
        """What is drawn on: always the same object, in the size of the window."""
        return pygame.display.get_surface()

    @property
    def invisible(self) -> bool:
        """Whether SDL, without being asked, has chosen a driver that shows nothing."""
        driver = pygame.display.get_driver()
        return driver in ("dummy", "offscreen") and "SDL_VIDEODRIVER" not in os.environ

    def set_fullscreen(self, on: bool) -> None:
        """Cover the screen without changing its mode, or be a window again, in the old place and size.

        Where the window system refuses, the window stays as it is.
        """
        if on == self.fullscreen or self._sdl is None:
            return
        try:
            if on:
                self._sdl.set_fullscreen(desktop=True)
            else:
                self._sdl.set_windowed()
        except pygame.error:
            return
        self.fullscreen = on
        if not on and self._small is not None:
            screen = pygame.display.get_desktop_sizes()[0]
            self._sdl.size = self._small
            self._sdl.position = [(a - b) // 2 for a, b in zip(screen, self._small, strict=True)]
            self._small = None


def fitted(size: tuple[int, int] | None, screen: tuple[int, int]) -> tuple[int, int]:
    """The size of the window in pixels: as asked for, and never larger than the screen. Where nobody asked,
    its frame and a task bar find room beside it as well."""
    wanted, room = (SIZE, FRAME) if size is None else (size, (0, 0))
    return min(wanted[0], screen[0] - room[0]), min(wanted[1], screen[1] - room[1])


def _sdl_window() -> SdlWindow | None:
    """The window as SDL knows it, because only so does it come back from the whole screen to where it was.
    None where a newer pygame does not give it any more."""
    try:
        from pygame._sdl2.video import Window

        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)
            return Window.from_display_module()
    except (ImportError, AttributeError):
        return None
