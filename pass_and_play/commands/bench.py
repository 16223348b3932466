"""`bench`: how fast, how quiet and how small the app is, beside the figures that it is meant to reach."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass, replace
from fnmatch import fnmatch
from pathlib import Path
from statistics import fmean, median
from tempfile import TemporaryDirectory
from typing import Any

from pass_and_play.cards.card_file import CardFile
from pass_and_play.catalogue import GAMES, Entry
from pass_and_play.commands import programs, sample
from pass_and_play.commands.offscreen import NAMES, Screen, seating, use_dummy_drivers
from pass_and_play.commands.simulate import card_file, new_record
from pass_and_play.commands.trouble import Trouble
from pass_and_play.engine.ask import Where
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.playout import play_out
from pass_and_play.engine.session import Session
from pass_and_play.store import Store
from pass_and_play.ui.clock import VirtualClock, WallClock
from pass_and_play.ui.hands import Hands
from pass_and_play.ui.loop import MOVING_FPS
from pass_and_play.ui.painters import PAINTERS

GOALS = (
    ("decisions_per_s_caper", ">=", 30_000),
    ("decisions_per_s_*", ">=", 100_000),
    ("idle_percent_table_with_clock", "<=", 2),
    ("idle_percent_*", "<=", 1),
    ("redraw_ms_*_1920x1080", "<=", 16),
    ("animation_ms_*", "<=", 8),
    ("first_frame_ratio", "<=", 2.5),
    ("resume_ms", "<=", 100),
    ("memory_mb", "<=", 250),
)
"""What is to be reached, by the first pattern that a figure's name fits."""

SMALL, LARGE = (1280, 800), (1920, 1080)
REDRAWN = ("shelf", "curtain", "page", "dark", "table", "result", "over")
"""`result` is what a motion of the table ends in, `over` the results board."""

now = time.process_time if time.get_clock_info("process_time").resolution < 1e-4 else time.perf_counter
"""The clock for what is computed here: what other programs take does not count, where that can be told."""

Figure = tuple[str, float | None]
"""A name and what was measured; None where this system does not tell."""

Files = Mapping[str, CardFile[Any]]
"""Game -> its card file; none has faults."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is measured: `seconds` of play for each game and of idling for each scene, `repeats` of
    every redraw, `starts` of the app, `fps` frames of motion a second, and `scenes` of a match at most."""

    seconds: float
    repeats: int
    starts: int
    fps: float
    scenes: int


FULL = Effort(seconds=3.0, repeats=9, starts=4, fps=MOVING_FPS, scenes=400)


def bench(card_data: Path, *, as_json: bool, effort: Effort = FULL) -> int:
    """Measure and print every figure, with its goal. Always 0: a slow machine is no fault of the house."""
    if getattr(sys, "frozen", False):
        raise Trouble("bench starts Python programs of its own; run it from an installed package.")
    use_dummy_drivers()
    measured = {}
    for name, value in _figures(card_data, _files(card_data), effort):
        measured[name] = value
        if not as_json:
            print(line(name, value), flush=True)
    if as_json:
        print(json.dumps(measured, indent=1))
    return 0


def _files(card_data: Path) -> Files:
    """Every game must be playable: Trouble where one is not."""
    return {entry.id: card_file(card_data, entry.id) for entry in GAMES}


def line(name: str, value: float | None) -> str:
    """A figure in its columns, its goal, and whether it missed it."""
    shown = "unknown" if value is None else f"{value:,}" if isinstance(value, int) else f"{value:.2f}"
    sign, goal = next(((sign, goal) for pattern, sign, goal in GOALS if fnmatch(name, pattern)), ("", None))
    if goal is None:
        return f"{name:<38}{shown:>10}"
    missed = value is not None and (value < goal if sign == ">=" else value > goal)
    return f"{name:<38}{shown:>10}   goal {sign} {goal:,}{'   missed' if missed else ''}"


def _figures(card_data: Path, files: Files, effort: Effort) -> Iterator[Figure]:
    for entry in GAMES:
        rate = _decisions_per_s(entry, files[entry.id], effort.seconds)
        yield f"decisions_per_s_{entry.id}", round(rate)
    with TemporaryDirectory() as home, closing(Store.open(Path(home))) as store:
        for scene, percent in _idling(store, files, effort.seconds):
            yield f"idle_percent_{scene}", round(percent, 2)
        for wide, high in (SMALL, LARGE):
            pictures = Pictures(store, files, size=(wide, high), effort=effort)
            pictures.look_at_all()
            for scene in REDRAWN:
                yield f"redraw_ms_{scene}_{wide}x{high}", round(pictures.slowest[scene], 2)
        yield "animation_ms_result_1920x1080", round(median(pictures.frames), 2)
        yield "first_frame_ratio", round(programs.first_frame_ratio(card_data, effort.starts), 2)
        slowest = max(_resume_ms(store, files, entry, effort.repeats) for entry in GAMES)
        yield "resume_ms", round(slowest, 2)
    yield "memory_mb", programs.memory_mb(card_data, effort.scenes)


# ---------------------------------------------------------------------- matches without a screen


def _decisions_per_s(entry: Entry, file: CardFile[Any], seconds: float) -> float:
    """The average over all numbers of players, which share the seconds."""
    return fmean(_rate(entry, file, seats, seconds / len(file.players)) for seats in file.players)


def _rate(entry: Entry, file: CardFile[Any], seats: int, seconds: float) -> float:
    record = new_record(entry, file, seats=seats, seed=0, options={})
    decisions, seed, began = 0, 0, now()
    while decisions == 0 or now() < began + seconds:
        seed += 1
        session = Session(entry.kind, file.cards, replace(record, seed=seed))
        decisions += play_out(session, Dice(seed)).decisions
    return decisions / (now() - began)


# ---------------------------------------------------------------------- the app without a window


def _idling(store: Store, files: Files, seconds: float) -> Iterator[tuple[str, float]]:
    """How much of one core a scene takes while nobody touches anything."""
    entry = GAMES[0]
    file, painter = files[entry.id], PAINTERS[entry.id]

    def private(session: Session) -> bool:
        return session.waiting is not None and session.waiting.where is Where.PRIVATE

    def talk(session: Session) -> bool:
        return painter.talk(session.game.table()) is not None

    screen = Screen(store, files, size=SMALL, clock=WallClock())
    yield "shelf", _percent(screen, seconds)
    for scene, session in (
        ("curtain", next(filter(private, sample.moments(entry, file)))),
        ("table", next(filter(talk, sample.moments(entry, file, minutes=0)))),
        ("table_with_clock", next(filter(talk, sample.moments(entry, file)))),
    ):
        match = sample.store_match(store, file, session.record)
        screen.host.resume(match)
        assert scene.startswith(screen.stage.scene.name)
        yield scene, _percent(screen, seconds)
        store.forget(match)


def _percent(screen: Screen, seconds: float) -> float:
    _run(screen, min(seconds, 0.3))  # the first frames draw
    began, worked = time.monotonic(), time.process_time()
    _run(screen, seconds)
    return 100 * (time.process_time() - worked) / (time.monotonic() - began)


def _run(screen: Screen, seconds: float) -> None:
    frames, until = screen.loop.run(screen.host), time.monotonic() + seconds
    while time.monotonic() < until:
        frames.send(None)
    frames.close()


class Pictures:
    """Times the picture of every phase of every game with the most players.

    `slowest` is the time of the slowest picture of every kind of scene, `frames` that of every frame of
    every motion, all in milliseconds.
    """

    def __init__(self, store: Store, files: Files, *, size: tuple[int, int], effort: Effort) -> None:
        self.slowest: dict[str, float] = {}
        self.frames: list[float] = []
        self._effort = effort
        self._store = store
        self._files = files
        self._clock = VirtualClock()
        self._screen = Screen(store, files, size=size, clock=self._clock)

    def look_at_all(self) -> None:
        """The shelf, and what every phase of a match shows: its table or curtain, and the page behind it."""
        self._redraw("shelf")
        for entry in GAMES:
            file = self._files[entry.id]
            for record in sample.phases(entry, file):
                match = sample.store_match(self._store, file, record)
                self._screen.host.resume(match)
                self._look()
                self._store.forget(match)

    def _look(self) -> None:
        scene = self._screen.stage.scene
        moves = scene.moving
        while scene.moving:
            self._clock.advance(1000 / self._effort.fps)
            scene.tick()
            self.frames.append(self._present())
        self._redraw("result" if moves else scene.name)
        if scene.name == "curtain":
            scene.press("open")
            self._redraw(self._screen.stage.scene.name)

    def _redraw(self, kind: str) -> None:
        took = median(self._present() for _ in range(self._effort.repeats))
        self.slowest[kind] = max(took, self.slowest.get(kind, 0.0))

    def _present(self) -> float:
        began = now()
        self._screen.loop.present()
        return 1000 * (now() - began)


def _resume_ms(store: Store, files: Files, entry: Entry, repeats: int) -> float:
    """A whole match but its last decision, from the store to the scene that is due."""
    file = files[entry.id]
    *_, played = sample.moments(entry, file)
    record = played.record
    match = sample.store_match(store, file, replace(record, decisions=record.decisions[:-1]))
    screen = Screen(store, files, size=SMALL, clock=VirtualClock())
    took = []
    for _ in range(repeats):
        began = now()
        screen.host.resume(match)
        took.append(1000 * (now() - began))
    assert screen.stage.scene.game == entry.id
    return median(took)


def print_memory_of_a_match(card_data: Path, *, scenes: int) -> None:
    """Show a match on a large screen, then print the most memory that this process has had, as JSON."""
    use_dummy_drivers()
    files, clock = _files(card_data), VirtualClock()
    with TemporaryDirectory() as home, closing(Store.open(Path(home))) as store:
        screen = Screen(store, files, size=LARGE, clock=clock)
        hands = Hands(screen.loop, screen.host, clock)
        file = files[GAMES[0].id]
        screen.host.deal(seating(file, NAMES[: file.players[-1]]))
        for _ in range(scenes):
            while hands.scene.moving:
                hands.let_pass(1000, frame=1000 / MOVING_FPS)
            if hands.scene.name != "over":
                hands.play_scene(Dice(1))
    print(json.dumps(programs.peak_mb()))
