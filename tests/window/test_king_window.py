"""Matches of By Order of the King by real clicks in a real window, several games each."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

from pass_and_play.games.executioner.views import TableView
from pass_and_play.ui.room import AT_ONCE

from .screen import App, Person, place, virtual_screen
from .test_real_window import final_of, played

pytestmark = pytest.mark.window

GAME = "executioner"
ENOUGH = f"{AT_ONCE}stop"


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    with virtual_screen() as name:
        yield name


class Court(Person):
    """Plays so many `games`, then stops; an executioner stops before that, now and then."""

    def __init__(self, app: App, seed: int, *, games: int) -> None:
        super().__init__(app, seed)
        self._games = games

    def step(self, frame: dict[str, Any]) -> None:
        """Stop where it is time to, or do what the scene asks for."""
        app = self._app
        app.wait_until_it_listens()
        if frame["phase"] == "execute" and app.enabled(ENOUGH) and self._dice.random() < 0.4:
            self.click(ENOUGH)
            app.wait_for(lambda new: place(new) != place(frame))
        elif (frame["scene"], frame["phase"]) == ("table", "death"):
            self._see_it(frame)
        else:
            if frame["phase"] == "rewards" and self.games >= self._games:
                self._end_it(frame)
            super().step(frame)

    def _end_it(self, frame: dict[str, Any]) -> None:
        """Choose to stop; a touch while somebody is still being paid only skips to the last row."""
        self.let_move(frame)
        before = _offered(self._app.frame)
        while _offered(self._app.frame) == before:
            self.click("stop")
            with suppress(TimeoutError):
                self._app.wait_for(lambda new: _offered(new) != before, seconds=0.5)

    def _see_it(self, frame: dict[str, Any]) -> None:
        """Another death may follow, which looks alike from here: then this is done again."""
        app = self._app
        self.let_move(frame)
        if place(app.frame) == place(frame):
            self.click("confirm")
            with suppress(TimeoutError):
                app.wait_for(lambda new: place(new) != place(frame), seconds=2)

    @property
    def games(self) -> int:
        """How many games have come to their rewards."""
        return sum((scene, phase) == ("table", "rewards") for scene, phase, _ in self.scenes)


@pytest.mark.long
@pytest.mark.parametrize(("players", "touch"), [(4, True), (8, False)])
def test_a_match_of_two_games(display: str, tmp_path: Path, players: int, touch: bool) -> None:
    """The match that has ended is the one that its record plays without a window, and nothing was logged."""
    app = App(display, tmp_path, speed=20, touch=touch)
    app.start()
    court = Court(app, seed=players, games=2)
    court.begin(players, GAME)
    court.play()
    app.stop()
    record, ending = final_of(tmp_path, GAME)
    match = played(record)
    assert str(match.ending) == ending
    table = match.game.table()
    assert isinstance(table, TableView) and len(table.results) == 2
    seen = {(scene, phase) for scene, phase, _ in court.scenes}
    assert {("table", phase) for phase in ("pool", "gallows", "call", "action", "death", "rewards")} <= seen
    assert {("page", "first_look"), ("page", "look"), ("curtain", "look")} <= seen
    # Curtain and page are one visit, and so is a page that was covered because nobody moved for long.
    visits = [seat if phase == "first_look" else None for _, phase, seat in court.scenes]
    assert sum(seat is not None for seat, _ in groupby(visits)) == 2 * (players - 1)
    assert app.log.read_text() == ""


def test_the_power_is_pulled_in_the_middle_of_actions(display: str, tmp_path: Path) -> None:
    """Nothing that was decided is lost, what was only touched is forgotten, and no page comes up open."""
    app = App(display, tmp_path, speed=20)
    app.start()
    court = Court(app, seed=5, games=1)
    court.begin(5, GAME)
    for _ in range(4):
        court.play(until=lambda frame: (frame["scene"], frame["phase"]) == ("table", "action"))
        app.wait_until_it_listens()
        before = _offered(app.frame)
        court.click("swap")
        app.wait_for(lambda frame, before=before: _offered(frame) != before)
        _pull(app, court)
        assert (app.frame["scene"], app.frame["phase"]) == ("table", "action")
        app.wait_until_it_listens()
        assert _offered(app.frame) == before
        court.step(app.frame)
    court.play()
    app.stop()
    record, ending = final_of(tmp_path, GAME)
    assert str(played(record).ending) == ending


def test_the_power_is_pulled_while_somebody_looks(display: str, tmp_path: Path) -> None:
    """A look is taken again behind its curtain, by the same seat."""
    app = App(display, tmp_path, speed=20)
    app.start()
    court = Court(app, seed=6, games=1)
    court.begin(4, GAME)
    for phase in ("first_look", "look"):
        court.play(until=lambda frame, phase=phase: (frame["scene"], frame["phase"]) == ("page", phase))
        seat = app.frame["seat"]
        _pull(app, court)
        assert (app.frame["scene"], app.frame["phase"], app.frame["seat"]) == ("curtain", phase, seat)
    court.play()
    app.stop()
    record, ending = final_of(tmp_path, GAME)
    assert str(played(record).ending) == ending


def _offered(frame: dict[str, Any]) -> list[tuple[str, str, bool]]:
    """What can be touched, and how it is called: another choice has other names."""
    return [(target["key"], target["words"], target["enabled"]) for target in frame["targets"]]


def _pull(app: App, court: Court) -> None:
    """Pull the power, start again, and go on with the match."""
    app.kill()
    app.start()
    court.go_on()
