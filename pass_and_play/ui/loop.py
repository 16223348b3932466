"""The loop: events in, frames out. It draws only what has changed."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from types import coroutine

import pygame

from pass_and_play.ui.clock import Clock
from pass_and_play.ui.devices import Devices
from pass_and_play.ui.host import Host
from pass_and_play.ui.paint.cache import drop_caches
from pass_and_play.ui.probe import Probe
from pass_and_play.ui.stage import Stage

UNSEEN_FPS = 5
STILL_FPS = 40
MOVING_FPS = 60

REST = 150.0
"""Milliseconds for which the size must rest before it is laid out, where one size follows the other."""

NOBODY_LOOKS = {
    pygame.WINDOWFOCUSLOST,
    pygame.WINDOWMINIMIZED,
    pygame.WINDOWHIDDEN,
    pygame.APP_WILLENTERBACKGROUND,
    pygame.APP_DIDENTERBACKGROUND,
}
"""Events after which whoever looks at the screen may be somebody else."""


@coroutine
def _give_way() -> Generator[None, None, None]:
    """Once per frame: whoever drives the loop, a browser for instance, may do something else."""
    yield


class Loop:
    """Runs one stage and its host, frame by frame."""

    def __init__(self, stage: Stage, clock: Clock, *, probe: Probe | None = None) -> None:
        self.stage = stage
        self._clock = clock
        self._probe = probe
        self._devices = Devices(stage)
        self._deaf = True
        self._size = stage.size
        self._resized = False
        self._rests_at = 0.0  # when the size will have rested long enough to be laid out
        self._calm_at = 0.0  # from when on a new size is no follower of the last one

    async def run(self, host: Host) -> None:
        """Run until the host leaves. One await a frame, and no threads."""
        pace = pygame.time.Clock()
        while not host.leaving:
            self.frame(host, pygame.event.get())
            pace.tick(self.fps(host))
            await _give_way()

    def fps(self, host: Host) -> int:
        """How often a second to look for events, and to draw what moves."""
        if not pygame.display.get_active():
            return UNSEEN_FPS
        return MOVING_FPS if self.stage.moving or host.waits else STILL_FPS

    def frame(self, host: Host, events: Iterable[pygame.event.Event]) -> None:
        """One frame. What breaks is told in a sentence; whatever was open is covered."""
        try:
            self._frame(host, events)
        except Exception as error:
            if isinstance(error, FileNotFoundError) and not host.playing:
                raise  # a file of the program is missing, and naming it tells nothing of a match
            host.mishap(error)
            self.present()

    def _frame(self, host: Host, events: Iterable[pygame.event.Event]) -> None:
        if self._clock.frame():
            # The machine slept: the cover comes first, before anything that was pressed meanwhile.
            host.cover()
            self.present()
        self._follow_size(host)
        for event in events:
            self._handle(host, event)
        host.tick()
        self.stage.tick()
        self._devices.follow_typing()
        if self._clock.now() < self._rests_at:
            self._present_nothing()
        elif self.stage.dirty or self.stage.moving:
            self.present()
        elif self._probe is not None and self.stage.deaf != self._deaf:
            self._tell(self._probe)

    def present(self) -> None:
        """Draw the stage and put it on screen."""
        self.stage.draw()
        pygame.display.flip()
        if self._resized:
            self._resized, self._calm_at = False, self._clock.now() + REST
        if self._probe is not None:
            self._tell(self._probe)

    def _present_nothing(self) -> None:
        pygame.display.get_surface().fill(self.stage.theme.palette.b1)
        pygame.display.flip()

    def _tell(self, probe: Probe) -> None:
        self._deaf = self.stage.deaf
        window = pygame.display.get_wm_info().get("window", 0)
        probe.see(self.stage, window=window if isinstance(window, int) else 0)

    def _handle(self, host: Host, event: pygame.event.Event) -> None:
        if event.type == pygame.QUIT:
            host.quit()
        elif event.type in NOBODY_LOOKS:
            host.cover()
        elif event.type == pygame.VIDEORESIZE:
            host.cover()
            self._follow_size(host)
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN):
            self.stage.dirty = True
        self._devices.handle(host, event)

    def _follow_size(self, host: Host) -> None:
        """Lay everything out anew where the window has another size, however that was told, if at all.

        Touches on the old layout come to nothing; the new one is drawn once, at the end of the frame, or
        where an edge is being dragged, once it has come to rest: that takes longer than a frame.
        """
        if self.stage.size == self._size:
            return
        self._size = self.stage.size
        host.cover()
        drop_caches()
        self.stage.resize(pygame.display.get_surface())
        now = self._clock.now()
        follows = now < max(self._calm_at, self._rests_at)
        self._resized, self._rests_at = True, now + REST if follows else now
