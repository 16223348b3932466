"""A virtual screen, the app on it, and a person who clicks: what the probe shows is all that they know."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

CONTROLS = {"confirm", "pause", "hide", "role", "open", "back", "more_time", "talk", "hand"}


@contextmanager
def virtual_screen() -> Iterator[str]:
    """An Xvfb display of its own; gives its name."""
    reading, writing = os.pipe()
    arguments = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1400x900x24", "-nolisten", "tcp"]
    server = subprocess.Popen(
        arguments, pass_fds=(writing,), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    os.close(writing)
    with os.fdopen(reading) as pipe:
        number = pipe.readline().strip()
    try:
        yield f":{number}"
    finally:
        server.terminate()
        server.wait()


class App:
    """The app in a process of its own, on a virtual screen."""

    def __init__(self, display: str, home: Path, *, speed: int) -> None:
        self._display = display
        self._home = home
        self._speed = speed
        self._probe = home / "probe.jsonl"
        self._process: subprocess.Popen[bytes] | None = None
        self.log = home / "app.log"

    def start(self) -> None:
        """Start it, and wait for its first frame."""
        self._probe.unlink(missing_ok=True)
        environment = {
            **os.environ,
            "DISPLAY": self._display,
            "SDL_VIDEODRIVER": "x11",
            "SDL_FRAMEBUFFER_ACCELERATION": "0",
        }
        arguments = [sys.executable, "-m", "pass_and_play", "--home", str(self._home)]
        arguments += ["--probe", str(self._probe), "--clock", str(self._speed), "--size", "1280x800"]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(arguments, env=environment, stdout=log, stderr=log)
        self.wait_for(lambda _: True)

    def kill(self) -> None:
        """Pull the power: no goodbye."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> int:
        """Ask it to go; returns its exit code."""
        assert self._process is not None
        self._process.terminate()
        return self._process.wait(timeout=10)

    @property
    def frame(self) -> dict[str, Any]:
        """What the last frame shows; empty before the first one."""
        try:
            with self._probe.open("rb") as file:
                file.seek(max(0, self._probe.stat().st_size - 200_000))
                lines = file.read().split(b"\n")
        except FileNotFoundError:
            return {}
        found: dict[str, Any] = json.loads(lines[-2]) if len(lines) > 1 else {}
        return found

    def wait_for(self, wanted: Any, *, seconds: float = 30) -> dict[str, Any]:
        """Wait for a frame of which `wanted` is true. Raises TimeoutError with what there was instead."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            frame = self.frame
            if frame and wanted(frame):
                return frame
            if self._process is not None and self._process.poll() is not None:
                raise RuntimeError(f"the app has ended: {self.log.read_text()}")
            time.sleep(0.01)
        raise TimeoutError(f"still on {self.frame}: {self.log.read_text()}")

    def pause(self, ms: float) -> None:
        """Wait for so many milliseconds of the app's own time, and a little more."""
        time.sleep(ms / 1000 / self._speed + 0.04)

    def target(self, key: str) -> dict[str, Any] | None:
        """A target of the last frame."""
        return next((t for t in self.frame.get("targets", ()) if t["key"] == key), None)

    def enabled(self, key: str) -> bool:
        """Whether a target can be touched."""
        target = self.target(key)
        return target is not None and target["enabled"]

    def xdotool(self, *arguments: str | int) -> None:
        """Move, press, type."""
        command = ["xdotool", *map(str, arguments)]
        subprocess.run(command, env={**os.environ, "DISPLAY": self._display}, check=True)

    def point(self, key: str) -> list[str]:
        """What moves the mouse to a target."""
        target = self.target(key)
        if target is None:
            raise LookupError(f"there is no '{key}' on {self.frame}")
        x, y, wide, high = target["rect"]
        window = str(self.frame["window"])
        return ["mousemove", "--window", window, str(x + wide // 2), str(y + high // 2)]

    def click(self, key: str) -> None:
        """Click a target."""
        self.xdotool(*self.point(key), "click", 1)

    def hold(self, key: str, ms: float) -> None:
        """Press the mouse button on a target for so long."""
        self.xdotool(*self.point(key), "mousedown", 1)
        self.pause(ms)
        self.xdotool("mouseup", 1)


class Person:
    """Plays whatever is on screen, by luck."""

    def __init__(self, app: App, seed: int) -> None:
        self._app = app
        self._dice = random.Random(seed)
        self.scenes: list[tuple[str, str, int | None]] = []

    def begin(self, players: int) -> None:
        """From the shelf to the first picture of a match."""
        app = self._app
        app.wait_for(lambda frame: frame["scene"] == "shelf")
        app.pause(500)
        app.click("play")
        app.wait_for(lambda frame: frame["scene"] == "seats")
        app.pause(500)
        while (seats := self._seats()) != players:
            app.click("another" if seats < players else "fewer")
            app.wait_for(lambda _, before=seats: self._seats() != before)
        app.click("confirm")
        app.wait_for(lambda frame: frame["scene"] != "seats")

    def _seats(self) -> int:
        return sum(target["key"].startswith("seat:") for target in self._app.frame["targets"])

    def go_on(self) -> None:
        """From the shelf back into the match that was begun."""
        self._app.wait_for(lambda frame: frame["scene"] == "shelf")
        self._app.pause(500)
        self._app.click("continue")
        self._app.wait_for(lambda frame: frame["scene"] in ("curtain", "table", "over"))

    def play(self, *, until: Any = lambda _: False) -> None:
        """Play to the results board, or until a frame of which `until` is true."""
        while True:
            frame = self._app.wait_for(lambda frame: frame["scene"] != "cover")
            if frame["scene"] == "over" or until(frame):
                return
            self.scenes.append((frame["scene"], frame["phase"], frame["seat"]))
            self.step(frame)

    def step(self, frame: dict[str, Any]) -> None:
        """Do what one scene asks for, and wait for the next one."""
        app = self._app
        app.pause(450)
        if frame["scene"] == "curtain":
            app.hold("open", 700)
        elif frame["scene"] == "page":
            app.hold("role", 800)
            app.pause(3100)
            self._decide()
        elif frame["scene"] == "dark":
            self._decide_in_the_dark()
        else:
            self._decide()
        app.wait_for(lambda new: _place(new) != _place(frame))

    def _things(self) -> list[str]:
        keys = [target["key"] for target in self._app.frame["targets"] if target["enabled"]]
        things = [key for key in keys if key not in CONTROLS and not key.startswith("speaker:")]
        self._dice.shuffle(things)
        return things

    def _decide(self) -> None:
        """Touch things until the question is answered, and confirm; motion is waited for, not skipped."""
        if self._app.frame["phase"] in ("result", "outcome"):
            self._app.pause(9000)
        for key in self._things():
            if self._app.enabled("confirm"):
                break
            if self._app.enabled(key):
                self._app.click(key)
                self._app.pause(60)
        self._confirm()

    def _decide_in_the_dark(self) -> None:
        for _ in range(2):
            for key in self._things()[:1]:
                self._app.click(key)
                self._app.pause(60)
        self._app.pause(15_000)
        self._confirm()

    def _confirm(self) -> None:
        """Confirm, unless the page was covered meanwhile because nobody seemed to be there."""
        here = _place(self._app.frame)
        self._app.wait_for(lambda frame: self._app.enabled("confirm") or _place(frame) != here)
        if _place(self._app.frame) == here:
            self._app.click("confirm")


def _place(frame: dict[str, Any]) -> tuple[str, str, int | None]:
    return frame["scene"], frame["phase"], frame["seat"]
