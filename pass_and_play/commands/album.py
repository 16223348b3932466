"""The pictures that `gallery` keeps: one of every kind, what is wrong with them, and the list of them."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from pass_and_play.commands.offscreen import Screen
from pass_and_play.ui.probe import targets


@dataclass(frozen=True, slots=True)
class Picture:
    """One line of the manifest: `state` tells pictures of one phase apart, such as `role` or `chosen`.

    `targets` are what can be touched: key, words, and the rectangle in pixels; so whoever has a window of the
    same size can play by clicks.
    """

    file: str
    scene: str
    game: str
    phase: str
    state: str
    players: int
    targets: list[dict[str, Any]]


AUDITED: tuple[dict[str, Any], ...] = (
    {"text_size": 0.9},
    {"text_size": 1.2},
    {"high_contrast": True},
    {"high_contrast": True, "text_size": 1.2},
)
"""Settings under which an audit draws every picture besides."""


class Album:
    """Keeps a picture of everything new on a screen, under the number of `players`: 0 where nobody plays.
    `sight` is what sets the moment that is played apart from others of its phase.

    With `audit` every picture is also drawn, but not kept, at the other text sizes and contrasts.
    """

    def __init__(self, folder: Path, screen: Screen, *, audit: bool) -> None:
        self.pictures: list[Picture] = []
        self.flaws: list[str] = []
        self.players = 0
        self.sight = ""
        self._folder = folder
        self._screen = screen
        self._audit = audit
        self._seen: set[str] = set()

    def snap(self, state: str) -> None:
        """Keep the picture that is shown, unless there is one of its kind."""
        scene, players = self._screen.stage.scene, self.players
        state = "-".join(part for part in (self.sight, state) if part)
        where = [scene.game, scene.name, scene.phase, state, f"{players}" if players else ""]
        name = "-".join(part for part in where if part)
        if name in self._seen:
            return
        self._seen.add(name)
        self._screen.loop.present()
        file = f"{name}.png"
        self._screen.save(self._folder / file)
        seen = targets(self._screen.stage)
        self.pictures.append(Picture(file, scene.name, scene.game, scene.phase, state, players, seen))
        self._note_flaws(file)
        if self._audit:
            self._draw_otherwise(file)

    def _note_flaws(self, what: str) -> None:
        self.flaws += [f"{what}: {flaw}" for flaw in self._screen.stage.canvas.flaws]

    def _draw_otherwise(self, file: str) -> None:
        """Look for flaws under the other settings; the stage is left as it was."""
        stage = self._screen.stage
        theme = stage.theme
        for changes in AUDITED:
            stage.theme = replace(theme, **changes)
            stage.draw()
            self._note_flaws(f"{file} with {changes}")
        stage.theme = theme
        stage.draw()

    def write_manifest(self) -> None:
        """List the pictures in `manifest.json`."""
        manifest = {
            "size": list(self._screen.stage.size),
            "pictures": [asdict(picture) for picture in self.pictures],
        }
        (self._folder / "manifest.json").write_text(json.dumps(manifest, indent=1), encoding="utf-8")
