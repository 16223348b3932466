"""`bench`: how fast, how quiet and how small the app is, beside the figures that it is meant to reach."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, replace
from fnmatch import fnmatch
from pathlib import Path
from statistics import fmean, median
from tempfile import TemporaryDirectory
from typing import Any

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from pass_and_play.cards.card_file import CardFile
from pass_and_play.cards.option import checked
from pass_and_play.catalogue import GAMES, Entry, Library, read_library
from pass_and_play.commands import programs
from pass_and_play.commands.simulate import card_file, new_record
from pass_and_play.commands.trouble import Trouble
from pass_and_play.engine.ask import Where, say
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.playout import play_out, random_picks
from pass_and_play.engine.record import Record
from pass_and_play.engine.session import Session
from pass_and_play.store import NewMatch, Store
from pass_and_play.ui.clock import Clock, VirtualClock, WallClock
from pass_and_play.ui.hands import Hands
from pass_and_play.ui.host import Host
from pass_and_play.ui.loop import MOVING_FPS, Loop
from pass_and_play.ui.match import Seating
from pass_and_play.ui.paint.cache import drop_caches
from pass_and_play.ui.paint.palettes import SEATS, SYSTEM
from pass_and_play.ui.paint.theme import Theme
from pass_and_play.ui.painters import PAINTERS
from pass_and_play.ui.stage import Stage
from pass_and_play.words import Words

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

NAMES = ("Ada", "Ben", "Cleo", "Dev", "Emi", "Finn", "Gus", "Hana")

now = time.process_time if time.get_clock_info("process_time").resolution < 1e-4 else time.perf_counter
"""The clock for what is computed here: what other programs take does not count, where that can be told."""

Figure = tuple[str, float | None]
"""A name and what was measured; None where this system does not tell."""


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
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    library = read_library(card_data)
    for entry in GAMES:
        card_file(card_data, entry.id)
    measured = {}
    for name, value in _figures(card_data, library, effort):
        measured[name] = value
        if not as_json:
            print(line(name, value), flush=True)
    if as_json:
        print(json.dumps(measured, indent=1))
    return 0


def line(name: str, value: float | None) -> str:
    """A figure in its columns, its goal, and whether it missed it."""
    shown = "unknown" if value is None else f"{value:,}" if isinstance(value, int) else f"{value:.2f}"
    sign, goal = next(((sign, goal) for pattern, sign, goal in GOALS if fnmatch(name, pattern)), ("", None))
    if goal is None:
        return f"{name:<38}{shown:>10}"
    missed = value is not None and (value < goal if sign == ">=" else value > goal)
    return f"{name:<38}{shown:>10}   goal {sign} {goal:,}{'   missed' if missed else ''}"


def _figures(card_data: Path, library: Library, effort: Effort) -> Iterator[Figure]:
    for entry in GAMES:
        rate = _decisions_per_s(entry, _file(library, entry.id), effort.seconds)
        yield f"decisions_per_s_{entry.id}", round(rate)
    pygame.display.init()
    pygame.font.init()
    with TemporaryDirectory() as home, closing(Store.open(Path(home))) as store:
        for scene, percent in _idling(store, library, effort.seconds):
            yield f"idle_percent_{scene}", round(percent, 2)
        for wide, high in (SMALL, LARGE):
            pictures = Pictures(store, library, size=(wide, high), effort=effort)
            pictures.look_at_all()
            for scene in REDRAWN:
                yield f"redraw_ms_{scene}_{wide}x{high}", round(pictures.slowest[scene], 2)
        yield "animation_ms_result_1920x1080", round(median(pictures.frames), 2)
        yield "first_frame_ratio", round(programs.first_frame_ratio(card_data, effort.starts), 2)
        yield "resume_ms", round(_resume_ms(store, library, effort.repeats), 2)
    yield "memory_mb", programs.memory_mb(card_data, effort.scenes)


def _file(library: Library, game: str) -> CardFile[Any]:
    file = library[game]
    assert isinstance(file, CardFile)
    return file


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


def _match(entry: Entry, file: CardFile[Any], **options: bool | int | str) -> Iterator[Session]:
    """A match of the most players, before every decision and at its end."""
    record = new_record(entry, file, seats=file.players[-1], seed=1, options=options)
    session, dice = Session(entry.kind, file.cards, record), Dice(1)
    while session.waiting is not None:
        yield session
        session.answer(random_picks(session.waiting, dice))
    yield session


def _phases(entry: Entry, file: CardFile[Any]) -> Iterator[Record]:
    """A match up to the first question of every phase, in the open or behind a curtain, and up to its end."""
    seen = set()
    for session in _match(entry, file):
        where = session.waiting.where if session.waiting is not None else None
        place = (session.game.table().phase, where)
        if place not in seen:
            seen.add(place)
            yield session.record


def _store_match(store: Store, file: CardFile[Any], record: Record) -> int:
    """Put a match with its decisions into the store; gives its number."""
    seats = range(record.seats)
    return store.begin(
        NewMatch(
            record=record,
            names=tuple(NAMES[seat] for seat in seats),
            colours=tuple(SEATS[seat].key for seat in seats),
            cards_source=file.source,
            progress=say("progress.begins"),
        )
    )


# ---------------------------------------------------------------------- the app without a window


class Screen:
    """The app on the dummy driver."""

    def __init__(self, store: Store, library: Library, *, size: tuple[int, int], clock: Clock) -> None:
        drop_caches()
        self.stage = Stage(pygame.display.set_mode(size), Theme(SYSTEM), clock)
        self.loop = Loop(self.stage, clock)
        self.host = Host(
            self.stage,
            words=Words.load("en"),
            store=store,
            read_library=lambda: library,
            present=self.loop.present,
            seeds=lambda: 1,
            keep_crash=_raise,
        )


def _raise(error: BaseException) -> None:
    raise error


def _idling(store: Store, library: Library, seconds: float) -> Iterator[tuple[str, float]]:
    """How much of one core a scene takes while nobody touches anything."""
    entry = GAMES[0]
    file, painter = _file(library, entry.id), PAINTERS[entry.id]

    def private(session: Session) -> bool:
        return session.waiting is not None and session.waiting.where is Where.PRIVATE

    def talk(session: Session) -> bool:
        return painter.talk(session.game.table()) is not None

    screen = Screen(store, library, size=SMALL, clock=WallClock())
    yield "shelf", _percent(screen, seconds)
    for scene, session in (
        ("curtain", next(filter(private, _match(entry, file)))),
        ("table", next(filter(talk, _match(entry, file, minutes=0)))),
        ("table_with_clock", next(filter(talk, _match(entry, file)))),
    ):
        match = _store_match(store, file, session.record)
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

    def __init__(self, store: Store, library: Library, *, size: tuple[int, int], effort: Effort) -> None:
        self.slowest: dict[str, float] = {}
        self.frames: list[float] = []
        self._effort = effort
        self._store = store
        self._library = library
        self._clock = VirtualClock()
        self._screen = Screen(store, library, size=size, clock=self._clock)

    def look_at_all(self) -> None:
        """The shelf, and what every phase of a match shows: its table or curtain, and the page behind it."""
        self._redraw("shelf")
        for entry in GAMES:
            file = _file(self._library, entry.id)
            for record in _phases(entry, file):
                match = _store_match(self._store, file, record)
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


def _resume_ms(store: Store, library: Library, repeats: int) -> float:
    """A whole match but its last decision, from the store to the scene that is due."""
    entry = GAMES[0]
    file = _file(library, entry.id)
    *_, played = _match(entry, file)
    record = played.record
    match = _store_match(store, file, replace(record, decisions=record.decisions[:-1]))
    screen = Screen(store, library, size=SMALL, clock=VirtualClock())
    took = []
    for _ in range(repeats):
        began = now()
        screen.host.resume(match)
        took.append(1000 * (now() - began))
    assert screen.stage.scene.game == entry.id
    return median(took)


def print_memory_of_a_match(card_data: Path, *, scenes: int) -> None:
    """Show a match on a large screen, then print the most memory that this process has had, as JSON."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    pygame.display.init()
    pygame.font.init()
    library, clock = read_library(card_data), VirtualClock()
    with TemporaryDirectory() as home, closing(Store.open(Path(home))) as store:
        screen = Screen(store, library, size=LARGE, clock=clock)
        hands = Hands(screen.loop, screen.host, clock)
        file = _file(library, GAMES[0].id)
        seats = range(file.players[-1])
        names, colours = tuple(NAMES[seat] for seat in seats), tuple(SEATS[seat].key for seat in seats)
        screen.host.deal(Seating(file.game, names, colours, checked({}, file.options)))
        for _ in range(scenes):
            while hands.scene.moving:
                hands.let_pass(1000, frame=1000 / MOVING_FPS)
            if hands.scene.name != "over":
                hands.play_scene(Dice(1))
    print(json.dumps(programs.peak_mb()))
