"""Whole matches of Millions of Dollars by real clicks in a real window."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from .screen import App, Person, virtual_screen
from .test_real_window import final_of, replayed

pytestmark = pytest.mark.window

GAME = "bank_heist"


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    with virtual_screen() as name:
        yield name


@pytest.mark.long
@pytest.mark.parametrize(("players", "touch"), [(3, False), (4, True), (8, False)])
def test_a_whole_match(display: str, tmp_path: Path, players: int, touch: bool) -> None:
    """The match that has ended is the one that its record plays without a window, and nothing was logged."""
    app = App(display, tmp_path, speed=20, touch=touch)
    app.start()
    person = Person(app, seed=players)
    person.begin(players, GAME)
    person.play()
    app.stop()
    record, ending = final_of(tmp_path, GAME)
    assert replayed(record) == ending
    assert {phase for scene, phase, _ in person.scenes if scene == "table"} >= {"loot", "negotiate", "report"}
    assert app.log.read_text() == ""


def test_the_power_is_pulled_in_a_negotiation(display: str, tmp_path: Path) -> None:
    """Nothing that was decided is lost, and the match goes on at the same table."""
    app = App(display, tmp_path, speed=20)
    app.start()
    person = Person(app, seed=5)
    person.begin(5, GAME)
    for _ in range(4):
        person.play(until=lambda frame: (frame["scene"], frame["phase"]) == ("table", "negotiate"))
        app.kill()
        app.start()
        person.go_on()
        assert app.frame["phase"] in ("negotiate", "offer")
        person.step(app.wait_for(lambda frame: frame["scene"] == "table"))
    app.stop()
