"""The loop: events in, frames out. It draws only what has changed."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import pygame

from pass_and_play.ui.clock import Clock
from pass_and_play.ui.host import Host
from pass_and_play.ui.probe import Probe
from pass_and_play.ui.stage import Stage

STILL_FPS = 40
MOVING_FPS = 60

NOBODY_LOOKS = {
    pygame.WINDOWFOCUSLOST,
    pygame.WINDOWMINIMIZED,
    pygame.WINDOWHIDDEN,
    pygame.APP_WILLENTERBACKGROUND,
    pygame.APP_DIDENTERBACKGROUND,
}
"""Events after which whoever looks at the screen may be somebody else."""


class Loop:
    """Runs one stage and its host, frame by frame."""

    def __init__(self, stage: Stage, clock: Clock, *, probe: Probe | None = None) -> None:
        self.stage = stage
        self._clock = clock
        self._probe = probe
        self._typing = False

    async def run(self, host: Host) -> None:
        """Run until the host leaves. One await a frame, and no threads."""
        pace = pygame.time.Clock()
        while not host.leaving:
            self.frame(host, pygame.event.get())
            pace.tick(MOVING_FPS if self.stage.moving or host.waits else STILL_FPS)
            await asyncio.sleep(0)

    def frame(self, host: Host, events: Iterable[pygame.event.Event]) -> None:
        """One frame. What breaks is told in a sentence; whatever was open is covered."""
        try:
            self._frame(host, events)
        except Exception as error:
            host.mishap(error)
            self.present()

    def _frame(self, host: Host, events: Iterable[pygame.event.Event]) -> None:
        if self._clock.frame():
            # The machine slept: the cover comes first, before anything that was pressed meanwhile.
            host.cover()
            self.present()
        for event in events:
            self._handle(host, event)
        host.tick()
        self.stage.tick()
        self._follow_typing()
        if self.stage.dirty or self.stage.moving:
            self.present()

    def present(self) -> None:
        """Draw the stage and put it on screen."""
        canvas = self.stage.draw()
        pygame.display.flip()
        if self._probe is not None:
            window = pygame.display.get_wm_info().get("window", 0)
            number = window if isinstance(window, int) else 0
            self._probe.see(self.stage.scene, canvas, deaf=self.stage.deaf, window=number)

    def _follow_typing(self) -> None:
        typing = self.stage.scene.typing
        if typing != self._typing:
            self._typing = typing
            (pygame.key.start_text_input if typing else pygame.key.stop_text_input)()

    def _handle(self, host: Host, event: pygame.event.Event) -> None:
        stage = self.stage
        if event.type == pygame.QUIT:
            host.quit()
        elif event.type in NOBODY_LOOKS:
            host.cover()
        elif event.type == pygame.VIDEORESIZE:
            host.cover()
            stage.resize(pygame.display.get_surface())
        elif event.type == pygame.WINDOWEXPOSED:
            stage.dirty = True
        elif event.type == pygame.WINDOWLEAVE:
            stage.let_go()
        elif event.type == pygame.MOUSEMOTION:
            stage.move(event.pos, hovers=True)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            host.touched()
            stage.down(("mouse", event.button), event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == pygame.BUTTON_LEFT:
            host.touched()
            stage.up(("mouse", event.button), event.pos)
        elif event.type == pygame.KEYDOWN:
            host.touched()
            stage.key_down(_name(event.key), ctrl=_ctrl(event.mod), shift=bool(event.mod & pygame.KMOD_SHIFT))
        elif event.type == pygame.KEYUP:
            stage.key_up(_name(event.key))
        elif event.type == pygame.TEXTINPUT:
            stage.type(event.text)


def _ctrl(mod: int) -> bool:
    return bool(mod & (pygame.KMOD_CTRL | pygame.KMOD_META))


def _name(key: int) -> str:
    """The key's name, the same for the number pad as for the row of digits."""
    name = pygame.key.name(key)
    return "return" if name == "enter" else name.strip("[]") or name
