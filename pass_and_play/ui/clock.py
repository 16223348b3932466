"""All waiting on screen reads one clock, so that tests can put in a faster or a virtual one."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Protocol

STALL = 1.0
"""Seconds between two frames after which nobody knows who looks at the screen (a suspended machine)."""


SLICE = 0.008
"""Seconds of real time between two frames that something else than a picture may take."""


def work(step: Callable[[], bool]) -> bool:
    """Repeat a step until it says that all is done, or that the next frame is due; whether all is done."""
    end = time.perf_counter() + SLICE
    while not (done := step()) and time.perf_counter() < end:
        pass
    return done


class Clock(Protocol):
    """Milliseconds that only grow."""

    def now(self) -> float:
        """Milliseconds since some moment."""

    def frame(self) -> bool:
        """To be called once a frame: whether the program stood still since the frame before."""


class WallClock:
    """Real time, `speed` times as fast."""

    def __init__(self, speed: float = 1.0) -> None:
        self._speed = speed
        self._last = (time.monotonic(), time.time())

    def now(self) -> float:
        """Milliseconds, sped up."""
        return time.monotonic() * 1000 * self._speed

    def frame(self) -> bool:
        """Whether more than a second passed since the last frame, on either clock of the machine."""
        last, self._last = self._last, (time.monotonic(), time.time())
        return any(now - then > STALL for now, then in zip(self._last, last, strict=True))


class VirtualClock:
    """Time that passes only when it is told to."""

    def __init__(self) -> None:
        self._now = 0.0
        self.stalled = False

    def now(self) -> float:
        """Milliseconds that were let pass."""
        return self._now

    def advance(self, ms: float) -> None:
        """Let time pass."""
        self._now += ms

    def frame(self) -> bool:
        """Whether the test asked for a stall before this frame."""
        stalled, self.stalled = self.stalled, False
        return stalled


class Countdown:
    """A clock that runs down, can be stopped, and never forces anything. All times in milliseconds."""

    def __init__(self, clock: Clock, length: float) -> None:
        self._clock = clock
        self._left = length
        self._since: float | None = None
        self.length = length

    @property
    def left(self) -> float:
        """What is left, never below 0."""
        ran = self._clock.now() - self._since if self._since is not None else 0.0
        return max(0.0, self._left - ran)

    @property
    def running(self) -> bool:
        """Whether it runs now and is not yet at its end."""
        return self._since is not None and self.left > 0

    def start(self) -> None:
        """Let it run; nothing happens if it runs already."""
        if self._since is None:
            self._since = self._clock.now()

    def stop(self) -> None:
        """Hold it where it is."""
        self._left, self._since = self.left, None

    def extend(self, ms: float) -> None:
        """Give it more time."""
        running = self._since is not None
        self.stop()
        self._left += ms
        self.length = max(self.length, self._left)
        if running:
            self.start()
