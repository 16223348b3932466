"""Whole matches of Caper by real clicks in a real window, in every city and with every number of players."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import pytest

from .screen import App, Person, virtual_screen
from .test_real_window import final_of, replayed

pytestmark = pytest.mark.window

GAME = "caper"
ROUNDS = 6
TURNS = {2: 2 * 21, 3: 3 * 21, 4: 4 * 21}
"""Visits to a private page by the number of players."""


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    with virtual_screen() as name:
        yield name


@pytest.mark.long
@pytest.mark.parametrize(
    ("players", "city", "touch"), [(2, "rome", True), (3, "london", False), (4, "paris", False)]
)
def test_a_whole_match(display: str, tmp_path: Path, players: int, city: str, touch: bool) -> None:
    """The match that has ended is the one that its record plays without a window, and nothing was logged."""
    app = App(display, tmp_path, speed=20, touch=touch)
    app.start()
    person = Person(app, seed=players)
    person.begin(players, GAME, [f"option:city:{city}"])
    person.play()
    app.stop()
    record, ending = final_of(tmp_path, GAME)
    assert record.options["city"] == city
    assert replayed(record) == ending
    seen = [(scene, phase) for scene, phase, _ in person.scenes]
    assert seen.count(("table", "round")) == ROUNDS
    assert {("table", "scoring"), ("page", "play")} <= set(seen)
    # A page that was covered because nobody moved for long is the same visit.
    visits = [seat for scene, phase, seat in person.scenes if scene == "curtain" or phase == "round"]
    assert sum(seat is not None for seat, _ in groupby(visits)) == TURNS[players]
    assert app.log.read_text() == ""


def test_the_power_is_pulled_while_somebody_chooses(display: str, tmp_path: Path) -> None:
    """What was only touched is forgotten, and the same seat goes on behind its curtain."""
    app = App(display, tmp_path, speed=20)
    app.start()
    person = Person(app, seed=1)
    person.begin(2, GAME)
    seat = None
    for _ in range(3):
        person.play(until=lambda frame, before=seat: frame["scene"] == "page" and frame["seat"] != before)
        seat, phase = app.frame["seat"], app.frame["phase"]
        app.kill()
        app.start()
        person.go_on()
        assert (app.frame["scene"], app.frame["phase"], app.frame["seat"]) == ("curtain", phase, seat)
    person.play()
    app.stop()
    record, ending = final_of(tmp_path, GAME)
    assert replayed(record) == ending


@pytest.mark.parametrize(("players", "touch"), [(2, False), (3, True)])
def test_a_whole_match_against_computers(display: str, tmp_path: Path, players: int, touch: bool) -> None:
    """Only people get the device; the power is pulled twice, and then a person takes a seat over."""
    app = App(display, tmp_path, speed=20, touch=touch)
    app.start()
    person = Person(app, seed=players)
    # Touched three times a seat goes from a person over easy and fair to hard.
    seats = ("player:sky", "player:coral")[: players - 1]
    person.begin(players, GAME, [seat for seat in seats for _ in range(3)])
    person.play(until=lambda frame: len(person.scenes) > 40)
    app.kill()
    app.start()
    person.go_on()
    person.play(until=lambda frame: len(person.scenes) > 80 and frame["scene"] == "curtain")
    app.kill()
    app.start()
    person.go_on()
    app.wait_for(lambda frame: frame["scene"] == "who" and not frame["deaf"])
    person.click("player:1:person")
    app.pause(600)
    person.play()
    app.stop()
    record, ending = final_of(tmp_path, GAME)
    assert replayed(record) == ending
    pages = [seat for scene, _, seat in person.scenes if scene == "page"]
    assert {"thinking", "played", "who"} <= {scene for scene, _, _ in person.scenes}
    assert 1 not in pages[: len(pages) // 4] and {0, 1} <= set(pages)
    assert app.log.read_text() == ""
