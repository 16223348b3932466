"""The probe: tells a test in another process what can be touched, once per changed frame."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.scene import Scene


class Probe:
    """Appends a JSON line per changed frame to a file; rectangles are in pixels of the window."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._last = ""

    def see(self, scene: Scene, canvas: Canvas, *, deaf: bool, window: int) -> None:
        """Take note of a frame. `window` is the number by which the window system knows the window."""
        line = json.dumps(snapshot(scene, canvas, deaf=deaf) | {"window": window}, ensure_ascii=False)
        if line != self._last:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(line + "\n")
            self._last = line


def snapshot(scene: Scene, canvas: Canvas, *, deaf: bool) -> dict[str, Any]:
    """The scene and its targets; while `deaf` nothing that is touched reacts."""
    return {
        "scene": scene.name,
        "game": scene.game,
        "phase": scene.phase,
        "seat": scene.seat,
        "deaf": deaf,
        "targets": [
            {
                "key": target.key,
                "words": target.words,
                "rect": list(canvas.to_pixels(target.rect)),
                "enabled": target.enabled,
                "hold_ms": target.hold_ms,
            }
            for target in canvas.targets
        ],
    }
