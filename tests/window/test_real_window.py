"""Whole matches by real clicks in a real window, and the power pulled in the middle of them."""

from __future__ import annotations

import random
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

from pass_and_play.catalogue import Replayer, entry_of, read_library
from pass_and_play.engine.record import Record
from pass_and_play.engine.session import Session
from pass_and_play.places import data_root
from pass_and_play.store import Store

from .screen import App, Person, Typist, virtual_screen

pytestmark = pytest.mark.window


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    with virtual_screen() as name:
        yield name


def final_of(home: Path, game: str = "casa_de_papel") -> tuple[Record, str]:
    """The record of the match that has ended, and how the store says that it ended."""
    store = Store.open(home)
    try:
        (result,) = store.results(game)
        return store.load(result.match).record, str(result.ending)
    finally:
        store.close()


def played(record: Record) -> Session:
    """The match of this record, played without a window and without a break."""
    file = read_library(data_root() / "card_data")[record.game]
    assert not isinstance(file, tuple)
    return Replayer(entry_of(record.game), file.cards, record)(record.decisions)


def replayed(record: Record) -> str:
    """How it ends then."""
    return str(played(record).ending)


@pytest.mark.parametrize("players", [5, 8])
def test_a_whole_match_by_clicks(display: str, tmp_path: Path, players: int) -> None:
    app = App(display, tmp_path, speed=20)
    app.start()
    person = Person(app, seed=players)
    person.begin(players)
    person.play()
    # One for every visit; a second one for the same seat only covers a page on which nobody moved for long.
    curtains = [place for place in person.scenes if place[0] == "curtain"]
    assert len(list(groupby(curtains))) == players * 7
    app.stop()
    record, ending = final_of(tmp_path)
    assert len(record.decisions) > players * 7
    assert replayed(record) == ending
    assert app.log.read_text() == ""


def test_a_whole_match_by_touch_alone(display: str, tmp_path: Path) -> None:
    """Every press is told as a finger and as a mouse: one that acted twice would take back each choice."""
    app = App(display, tmp_path, speed=20, touch=True)
    app.start()
    person = Person(app, seed=4)
    person.begin(4)
    person.play()
    app.stop()
    record, ending = final_of(tmp_path)
    assert replayed(record) == ending
    assert app.log.read_text() == ""


def test_a_whole_match_by_keyboard_alone(display: str, tmp_path: Path) -> None:
    app = App(display, tmp_path, speed=20)
    app.start()
    app.xdotool("mousemove", 1399, 1299)
    person = Typist(app, seed=4)
    person.begin(4)
    person.play()
    app.stop()
    record, ending = final_of(tmp_path)
    assert replayed(record) == ending
    assert app.log.read_text() == ""


def test_a_whole_match_in_an_upright_window(display: str, tmp_path: Path) -> None:
    app = App(display, tmp_path, speed=20, size=(800, 1280))
    app.start()
    person = Person(app, seed=4)
    person.begin(4)
    person.play()
    app.stop()
    record, ending = final_of(tmp_path)
    assert replayed(record) == ending
    assert app.log.read_text() == ""


SIZES = [(800, 1280), (320, 240), (1024, 600), (1300, 500), (240, 320)]


def test_every_scene_takes_another_size_and_the_whole_screen(display: str, tmp_path: Path) -> None:
    """In every phase of a match: a size from the list, F11, F11 again, and back. An open page is covered."""
    app = App(display, tmp_path, speed=20)
    seen: set[tuple[str, str]] = set()

    def disturb(frame: dict[str, Any]) -> None:
        scene, phase = frame["scene"], frame["phase"]
        if (scene, phase) in seen:
            return
        seen.add((scene, phase))
        app.wait_until_it_listens()
        app.resize(*SIZES[len(seen) % len(SIZES)])
        assert app.frame["scene"] == ("curtain" if scene in ("page", "dark") else scene)
        app.resize(1280, 800)
        geometry, rects = app.geometry, app.rects
        app.xdotool("key", "F11")
        app.wait_for(lambda _: app.rects != rects)
        app.xdotool("key", "F11")
        app.wait_for(lambda _: app.rects == rects)
        assert app.geometry == geometry
        app.wait_until_it_listens()

    app.start()
    person = Person(app, seed=4, disturb=disturb)
    person.begin(4)
    person.play()
    assert {scene for scene, _ in seen} == {"curtain", "page", "dark", "table"}
    app.stop()
    record, ending = final_of(tmp_path)
    assert replayed(record) == ending
    assert app.log.read_text() == ""


def test_it_starts_over_the_whole_screen_and_has_a_window_to_go_back_to(display: str, tmp_path: Path) -> None:
    app = App(display, tmp_path, speed=20, size=(640, 400), options=("--fullscreen",))
    app.start()
    assert "1400x1300" in app.geometry
    app.wait_until_it_listens()
    rects = app.rects
    app.xdotool("key", "F11")
    app.wait_for(lambda _: app.rects != rects)
    assert "640x400" in app.geometry
    app.stop()


def test_the_power_is_pulled_twenty_times(display: str, tmp_path: Path) -> None:
    """Kills at random moments, some of them in the middle of a click that confirms."""
    app = App(display, tmp_path, speed=20)
    dice = random.Random(2)
    app.start()
    person = Person(app, seed=3)
    person.begin(5)
    for _ in range(20):
        killed = threading.Timer(dice.uniform(0.05, 1.6), app.kill)
        killed.start()
        with suppress(RuntimeError, subprocess.CalledProcessError, LookupError):
            person.play()
        killed.join()
        app.start()
        person.go_on()
        assert app.frame["scene"] in ("curtain", "table", "over")
    person.play()
    app.stop()
    record, ending = final_of(tmp_path)
    assert replayed(record) == ending


@pytest.mark.long
def test_a_round_of_choosing_and_a_dark_phase_at_the_speed_of_life(display: str, tmp_path: Path) -> None:
    """Everything that waits waits as long as it should, and not longer for anybody."""
    app = App(display, tmp_path, speed=1)
    app.start()
    person = Person(app, seed=5)
    person.begin(4)
    person.play(until=lambda frame: frame["phase"] == "discuss")
    assert sum(scene == "page" for scene, _, _ in person.scenes) == 4
    app.stop()

    quick = App(display, tmp_path, speed=20)
    quick.start()
    person = Person(quick, seed=6)
    person.go_on()
    person.play(until=lambda frame: frame["phase"] == "cut_2")
    quick.stop()

    app.start()
    person = Person(app, seed=7)
    person.go_on()
    lengths = []
    while app.frame["phase"] == "cut_2":
        began = time.monotonic()
        person.play(until=lambda frame: frame["scene"] == "dark")
        person.step(app.frame)
        lengths.append(time.monotonic() - began)
        app.wait_for(lambda frame: frame["scene"] != "cover")
    assert len(lengths) == 4
    assert min(lengths) >= 15
    assert max(lengths) - min(lengths) < 2
    app.stop()


def test_exports_only_what_has_ended(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "pass_and_play", "--home", str(tmp_path), "replay"]
    done = subprocess.run([*command, "--export", "1", str(tmp_path / "x")], capture_output=True, text=True)
    assert done.returncode == 2
    assert "no match 1" in done.stderr
