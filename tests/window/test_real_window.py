"""Whole matches by real clicks in a real window, and the power pulled in the middle of them."""

from __future__ import annotations

import random
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from pass_and_play.catalogue import Replayer, entry_of, read_library
from pass_and_play.engine.record import Record
from pass_and_play.places import data_root
from pass_and_play.store import Store

from .screen import App, Person, virtual_screen

pytestmark = pytest.mark.window


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    with virtual_screen() as name:
        yield name


def final_of(home: Path) -> tuple[Record, str]:
    """The record of the match that has ended, and how the store says that it ended."""
    store = Store.open(home)
    try:
        (result,) = store.results("casa_de_papel")
        return store.load(result.match).record, str(result.ending)
    finally:
        store.close()


def replayed(record: Record) -> str:
    """How the same record ends when it is played without a window and without a break."""
    file = read_library(data_root() / "card_data")["casa_de_papel"]
    assert not isinstance(file, tuple)
    return str(Replayer(entry_of("casa_de_papel"), file.cards, record)(record.decisions).ending)


@pytest.mark.parametrize("players", [5, 8])
def test_a_whole_match_by_clicks(display: str, tmp_path: Path, players: int) -> None:
    app = App(display, tmp_path, speed=20)
    app.start()
    person = Person(app, seed=players)
    person.begin(players)
    person.play()
    curtains = sum(scene == "curtain" for scene, _, _ in person.scenes)
    assert curtains == players * 7
    app.stop()
    record, ending = final_of(tmp_path)
    assert len(record.decisions) > players * 7
    assert replayed(record) == ending
    assert app.log.read_text() == ""


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
