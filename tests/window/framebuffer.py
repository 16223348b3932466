"""What a virtual screen shows, read from the memory of its server: nothing of the app is asked."""

from __future__ import annotations

import os
import struct
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pygame

SIZE = (1400, 1000)


class Display:
    """A virtual screen: its `name`, and its pixels."""

    def __init__(self, name: str, memory: Path) -> None:
        self.name = name
        self._memory = memory

    def pixels(self, place: pygame.Rect) -> pygame.Surface:
        """What is shown there."""
        raw = self._memory.read_bytes()
        (wide, high), (length,) = struct.unpack_from(">2I", raw, 16), struct.unpack_from(">I", raw, 48)
        screen = pygame.image.frombuffer(raw[len(raw) - length * high :], (wide, high), "BGRA")
        return screen.subsurface(place).copy()


@contextmanager
def display() -> Iterator[Display]:
    """An Xvfb display of its own, large enough for a window."""
    reading, writing = os.pipe()
    with TemporaryDirectory() as memory:
        command = f"Xvfb -screen 0 {SIZE[0]}x{SIZE[1]}x24 -nolisten tcp -noreset -displayfd {writing} -fbdir"
        server = subprocess.Popen(
            [*command.split(), memory],
            pass_fds=(writing,),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        with os.fdopen(reading) as pipe:
            number = pipe.readline().strip()
        try:
            yield Display(f":{number}", Path(memory) / "Xvfb_screen0")
        finally:
            server.terminate()
            server.wait()


def alike(one: pygame.Surface, other: pygame.Surface) -> float:
    """The share of pixels that look the same in two pictures of one size."""
    same = pygame.mask.from_threshold(_plain(one), (0, 0, 0), (10, 10, 10, 255), _plain(other)).count()
    return same / (one.get_width() * one.get_height())


def _plain(picture: pygame.Surface) -> pygame.Surface:
    """The same in the one order of bytes that is compared right."""
    plain = pygame.Surface(picture.get_size(), 0, 32)
    plain.blit(picture, (0, 0))
    return plain
