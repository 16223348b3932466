"""A virtual screen, the app on it, and a person who clicks: what the probe shows is all that they know."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from pass_and_play.ui.room import AT_ONCE, LOOK, PICK, SHEET

CONTROLS = {"confirm", "pause", "help", "hide", "role", "item", "open", "back", "more_time", "hand"}

ASIDE = ("speaker:", LOOK, PICK, SHEET, AT_ONCE)
"""Beginnings of the names of more targets that are no part of an answer."""

MOVING = ("result", "outcome", "heist", "split", "death", "rewards")
"""Phases whose picture moves."""

DEEDS = ("stay", "leave", "deed:")
"""Beginnings of what ends a negotiation."""

MOST_TOUCHES = 80
"""After so many touches a question must be answered."""


@contextmanager
def virtual_screen() -> Iterator[str]:
    """An Xvfb display of its own, large enough for a window either way up; gives its name."""
    reading, writing = os.pipe()
    arguments = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1400x1300x24", "-nolisten", "tcp"]
    arguments += ["-noreset"]  # or it loses who comes while the last one before is leaving
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
    """The app in a process of its own, on a virtual screen.

    With `touch` every press of the mouse is told as one of a finger as well; `options` are for the start.
    """

    def __init__(
        self,
        display: str,
        home: Path,
        *,
        speed: int,
        size: tuple[int, int] = (1280, 800),
        touch: bool = False,
        options: Sequence[str] = (),
    ) -> None:
        self._display = display
        self._home = home
        self._speed = speed
        self._size = f"{size[0]}x{size[1]}"
        self._touch = touch
        self._options = options
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
            "SDL_AUDIODRIVER": "dummy",
            "SDL_FRAMEBUFFER_ACCELERATION": "0",
            "SDL_MOUSE_TOUCH_EVENTS": str(int(self._touch)),
        }
        arguments = [sys.executable, "-m", "pass_and_play", "--home", str(self._home)]
        arguments += ["--probe", str(self._probe), "--clock", str(self._speed), "--size", self._size]
        arguments += self._options
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

    @property
    def pid(self) -> int:
        """The number of the app's process."""
        assert self._process is not None
        return self._process.pid

    @property
    def rects(self) -> list[list[int]]:
        """Where the targets of the last frame lie in the window."""
        return [target["rect"] for target in self.frame.get("targets", ())]

    def wait_until_it_listens(self) -> None:
        """Wait until touches are no longer ignored."""
        self.wait_for(lambda frame: not frame["deaf"])

    def xdotool(self, *arguments: str | int) -> str:
        """Move, press, type; returns what xdotool prints."""
        command = ["xdotool", *map(str, arguments)]
        environment = {**os.environ, "DISPLAY": self._display}
        done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
        return done.stdout

    @property
    def geometry(self) -> str:
        """Place and size of the window on the screen, as xdotool tells them."""
        return self.xdotool("getwindowgeometry", self.frame["window"])

    def resize(self, wide: int, high: int) -> None:
        """Give the window another size, and wait until everything is laid out in it."""
        before = self.rects
        self.xdotool("windowsize", self.frame["window"], wide, high)
        self.wait_for(lambda _: self.rects != before and self.fits(wide, high))

    def fits(self, wide: int, high: int) -> bool:
        """Whether all targets lie in a window of this size."""
        return all(x >= 0 and y >= 0 and x + w <= wide and y + h <= high for x, y, w, h in self.rects)

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
    """Plays whatever is on screen, by luck and by mouse. `disturb` is called before every scene."""

    def __init__(
        self, app: App, seed: int, *, disturb: Callable[[dict[str, Any]], None] | None = None
    ) -> None:
        self._app = app
        self._dice = random.Random(seed)
        self._disturb = disturb
        self.scenes: list[tuple[str, str, int | None]] = []

    def click(self, key: str) -> None:
        """Act on a target."""
        self._app.click(key)

    def hold(self, key: str, ms: float) -> None:
        """Hold a target for so long."""
        self._app.hold(key, ms)

    def wake(self) -> None:
        """Touch the device where nothing is."""
        self._app.xdotool("mousemove", "--window", self._app.frame["window"], 3, 3, "click", 1)

    def begin(self, players: int, game: str = "casa_de_papel", touches: Sequence[str] = ()) -> None:
        """From the shelf to the first picture of a match; `touches` are made on the seats screen."""
        app = self._app
        app.wait_for(lambda frame: frame["scene"] == "shelf" and not frame["deaf"])
        if app.enabled(f"game:{game}"):
            self.click(f"game:{game}")
            app.wait_for(lambda _: not app.enabled(f"game:{game}"))
        self.click("play")
        app.wait_for(lambda frame: frame["scene"] == "seats" and not frame["deaf"])
        while (seats := self._seats()) != players:
            self.click("another" if seats < players else "fewer")
            app.wait_for(lambda _, before=seats: self._seats() != before)
        for key in touches:
            self.click(key)
            app.pause(600)
        self.click("confirm")
        app.wait_for(lambda frame: frame["scene"] != "seats")

    def _seats(self) -> int:
        return sum(target["key"].startswith("seat:") for target in self._app.frame["targets"])

    def go_on(self) -> None:
        """From the shelf back into the match that was begun."""
        self._app.wait_for(lambda frame: frame["scene"] == "shelf" and not frame["deaf"])
        self.click("continue")
        self._app.wait_for(lambda frame: frame["scene"] in ("curtain", "table", "who", "over"))

    def play(self, *, until: Any = lambda _: False) -> None:
        """Play to the results board, or until a frame of which `until` is true."""
        while True:
            frame = self._app.wait_for(lambda frame: frame["scene"] != "cover")
            if frame["scene"] == "over" or until(frame):
                return
            if self._disturb is not None:
                self._disturb(frame)
                frame = self._app.frame
            self.scenes.append((frame["scene"], frame["phase"], frame["seat"]))
            self.step(frame)

    def step(self, frame: dict[str, Any]) -> None:
        """Do what one scene asks for, and wait for the next one."""
        app = self._app
        app.wait_until_it_listens()
        if frame["scene"] == "thinking":
            app.wait_for(lambda new: place(new) != place(frame))
            return
        if frame["scene"] == "curtain":
            self._open(frame)
        elif frame["scene"] == "page":
            for thing in [target["key"] for target in frame["targets"] if target["hold_ms"]]:
                self.hold(thing, 3000)
            app.pause(3100)
            self._decide(frame)
        elif frame["scene"] == "dark":
            self._decide_in_the_dark(frame)
        elif frame["scene"] in ("played", "who"):
            self._confirm(frame)
        else:
            self._decide(frame)

    def let_move(self, frame: dict[str, Any]) -> None:
        """Wait for whatever moves on a table."""
        if frame["phase"] in MOVING:
            self._app.pause(12_000)

    def _open(self, frame: dict[str, Any]) -> None:
        """Hold the ring of a curtain, which may have dimmed meanwhile, until it opens."""
        while place(self._app.frame) == place(frame):
            if self._app.target("open") is None:
                self.wake()
                self._app.wait_for(lambda _: self._app.target("open") is not None)
            self.hold("open", 700)
            with suppress(TimeoutError):
                self._app.wait_for(lambda new: place(new) != place(frame), seconds=1)

    def _things(self) -> list[str]:
        keys = [target["key"] for target in self._app.frame["targets"] if target["enabled"]]
        things = [key for key in keys if key not in CONTROLS and not key.startswith(ASIDE)]
        self._dice.shuffle(things)
        # People who come to the point: without them an evening of offers would have no end.
        return (
            sorted(things, key=lambda key: not key.startswith(DEEDS)) if self._dice.random() < 0.7 else things
        )

    def _decide(self, frame: dict[str, Any]) -> None:
        """Touch things until the question is answered, and confirm; motion is waited for, not skipped. A page
        may be covered meanwhile, because nobody seemed to be there."""
        self.let_move(frame)
        for _ in range(MOST_TOUCHES):
            if self._app.enabled("confirm") or place(self._app.frame) != place(frame):
                break
            self._turn_sheets()
            for key in self._things()[:1]:
                before = self._app.frame
                with suppress(TimeoutError, LookupError):
                    self.click(key)
                    self._app.wait_for(lambda new, before=before: new != before, seconds=0.5)
        self._confirm(frame)

    def _turn_sheets(self) -> None:
        """Turn to the last sheet where the question stands there."""
        keys = [target["key"] for target in self._app.frame["targets"] if target["enabled"]]
        numbers = [int(key.removeprefix(SHEET)) for key in keys if key.startswith(SHEET)]
        if numbers and "confirm" not in keys:
            before = self._app.frame
            self.click(f"{SHEET}{max(numbers)}")
            self._app.wait_for(lambda new: new != before)

    def _decide_in_the_dark(self, frame: dict[str, Any]) -> None:
        for _ in range(2):
            for key in self._things()[:1]:
                self.click(key)
                self._app.pause(60)
        self._app.pause(15_000)
        self._confirm(frame)

    def _confirm(self, frame: dict[str, Any]) -> None:
        """Confirm until another scene is on, or the same table is asked again, with nothing chosen any more:
        a busy machine may take note of a press and of its end at once."""
        app = self._app
        app.wait_for(lambda new: app.enabled("confirm") or place(new) != place(frame))
        while place(app.frame) == place(frame) and app.enabled("confirm"):
            with suppress(TimeoutError, LookupError):
                target = app.target("confirm")
                if target is not None and target["hold_ms"]:
                    self.hold("confirm", target["hold_ms"] + 200)
                else:
                    self.click("confirm")
                app.wait_for(lambda new: place(new) != place(frame) or not app.enabled("confirm"), seconds=3)


class Typist(Person):
    """Plays by keyboard alone: Tab walks over what can be touched, in the order in which it is drawn."""

    _focus = ""

    def step(self, frame: dict[str, Any]) -> None:
        """Do what one scene asks for; nothing is in focus on a new one."""
        self._focus = ""
        super().step(frame)

    def begin(self, players: int, game: str = "casa_de_papel", touches: Sequence[str] = ()) -> None:
        """From the shelf to the first picture of a match; `touches` are made on the seats screen."""
        self._focus = ""
        super().begin(players, game, touches)

    def click(self, key: str) -> None:
        """Walk to a target and press Return."""
        if key == "confirm":
            self._press("ctrl+Return")
        else:
            self._press(*self._walk(key), "Return")
        if key == "play":
            self._focus = ""

    def wake(self) -> None:
        """Touch a key that does nothing."""
        self._press("Shift_L")

    def _press(self, *keys: str) -> None:
        if keys:
            self._app.xdotool("key", *keys)

    def hold(self, key: str, ms: float) -> None:
        """Walk to a ring and hold Space."""
        self._press(*self._walk(key))
        self._app.xdotool("keydown", "space")
        self._app.pause(ms)
        self._app.xdotool("keyup", "space")

    def _walk(self, key: str) -> list[str]:
        keys = [target["key"] for target in self._app.frame["targets"] if target["enabled"]]
        steps = keys.index(key) + 1
        if self._focus in keys:
            steps = (steps - 1 - keys.index(self._focus)) % len(keys)
        self._focus = key
        return ["Tab"] * steps


def place(frame: dict[str, Any]) -> tuple[str, str, int | None]:
    """Where a match stands in a frame: its scene, its phase, and whose private page it is."""
    return frame["scene"], frame["phase"], frame["seat"]
