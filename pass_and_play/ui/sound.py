"""The sound of the app: one service, which is silent where there is no sound device."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pygame

from pass_and_play.places import data_root
from pass_and_play.ui.settings import LOUDEST

RATE = 22_050
"""Samples a second, as in the files."""

BUFFER = 512
"""Samples that wait at the device: a press is heard after some 25 milliseconds."""

TROUBLE = (pygame.error, OSError, NotImplementedError)
"""What the mixer raises: no device, a missing file, a pygame that was built without it."""


class Sound:
    """Plays cues by name. A cue is a file `assets/sounds/<cue>.wav`; one that cannot be played is silence.

    The mixer is opened when the first cue is due, and never while the volume is 0. Where it cannot be
    opened it is not tried again until the volume is changed. Nothing here raises.
    """

    def __init__(self, volume: int, folder: Path | None = None) -> None:
        """`volume` is 0 to 100; `folder` is where the cues are, if not where the app keeps them."""
        self._volume = volume
        self._folder = folder or data_root() / "assets" / "sounds"
        self._failed = False
        self._cues: dict[str, pygame.mixer.Sound | None] = {}

    @property
    def failed(self) -> bool:
        """Whether there is no device to be heard on."""
        return self._failed

    def play(self, cue: str) -> None:
        """Play a cue once, over whatever is heard."""
        self._start(cue, again=0)

    def loop(self, cue: str) -> None:
        """Play a cue over and over until it is stopped; nothing happens if it is heard already."""
        if not self._heard(cue):
            self._start(cue, again=-1)

    def stop(self, cue: str) -> None:
        """End a cue."""
        sound = self._loaded.get(cue)
        if sound is not None:
            with suppress(*TROUBLE):
                sound.stop()

    def set_volume(self, percent: int) -> None:
        """Change the volume, 0 to 100. At 0 everything ends, and the device is given back."""
        if percent != self._volume:
            self._volume, self._failed = percent, False
        for sound in self._loaded.values():
            if sound is not None:
                sound.set_volume(self._loudness)
        if percent == 0 and self._loaded:
            self._cues.clear()
            pygame.mixer.quit()

    @property
    def _loudness(self) -> float:
        """The volume as the mixer takes it: half of the bar is to sound half as loud."""
        return (self._volume / LOUDEST) ** 2

    @property
    def _loaded(self) -> dict[str, pygame.mixer.Sound | None]:
        """The cues that were played so far. Those of a mixer that was closed must never be touched again:
        pygame would crash."""
        if self._cues and not pygame.mixer.get_init():
            self._cues = {}
        return self._cues

    def _heard(self, cue: str) -> bool:
        sound = self._loaded.get(cue)
        return sound is not None and sound.get_num_channels() > 0

    def _start(self, cue: str, *, again: int) -> None:
        if self._volume == 0 or not self._opened():
            return
        if cue not in self._loaded:
            self._cues[cue] = self._load(cue)
        sound = self._cues[cue]
        if sound is not None:
            with suppress(*TROUBLE):
                sound.play(loops=again)

    def _load(self, cue: str) -> pygame.mixer.Sound | None:
        try:
            sound = pygame.mixer.Sound(file=str(self._folder / f"{cue}.wav"))
        except TROUBLE:
            return None
        sound.set_volume(self._loudness)
        return sound

    def _opened(self) -> bool:
        """Open the mixer, unless it is open or has failed; whether it is open now."""
        if self._failed or self._loaded:
            return not self._failed
        try:
            pygame.mixer.init(frequency=RATE, size=-16, channels=1, buffer=BUFFER)
        except TROUBLE:
            self._failed = True
        return not self._failed
