"""The probe: tells a test in another process what can be touched, once per changed frame."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from pass_and_play.ui.stage import Stage


class Probe:
    """Appends a JSON line per changed frame to a file; rectangles are in pixels of the window."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._last = ""

    def see(self, stage: Stage, *, window: int) -> None:
        """Take note of a frame. `window` is the number by which the window system knows the window."""
        line = json.dumps(snapshot(stage) | {"window": window}, ensure_ascii=False)
        if line != self._last:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(line + "\n")
            self._last = line


def snapshot(stage: Stage) -> dict[str, Any]:
    """The scene and its targets; while it is `deaf` nothing that is touched reacts."""
    scene = stage.scene
    return {
        "scene": scene.name,
        "game": scene.game,
        "phase": scene.phase,
        "seat": scene.seat,
        "deaf": stage.deaf,
        "targets": targets(stage),
    }


def targets(stage: Stage) -> list[dict[str, Any]]:
    """What can be touched, under its key, and where in the window."""
    return [
        {
            "key": target.key,
            "words": target.words,
            "rect": list(stage.window_rect(target.rect)),
            "enabled": target.enabled,
            "hold_ms": target.hold_ms,
        }
        for target in stage.targets
    ]
