"""The clock of a talk that is asked about again and again, and the countdown whose end decides."""

from __future__ import annotations

from pathlib import Path

from evening import Evening, evening

from pass_and_play.engine.dice import Dice
from pass_and_play.ui.scenes.table import TableScene

PLAYERS = 4


def negotiation(app: Evening, **options: bool | int | str) -> None:
    """Sit down to a heist and come to its negotiation."""
    app.sit_down(PLAYERS, "bank_heist", first_boss="random", rounds=1, **options)
    app.until("table", "negotiate", dice=Dice(1))
    app.hands.settle()


def decide(app: Evening, key: str) -> None:
    """Answer the open question, whatever its picture looks like."""
    app.stage.scene.press(key)
    app.stage.scene.press("confirm")
    app.hands.settle()


def left(app: Evening) -> float:
    """Seconds on the clock that is shown."""
    scene = app.stage.scene
    assert isinstance(scene, TableScene)
    clock = scene._talk
    assert clock is not None
    return clock.left / 1000


def decisions(app: Evening) -> list[str]:
    return [key for picks in app.store.load(app.host.match.number).record.decisions for key in picks]


def test_the_negotiation_keeps_its_clock_from_decision_to_decision(tmp_path: Path) -> None:
    with evening(tmp_path) as app:
        negotiation(app, minutes=5)
        app.hands.let_pass(60_000)
        before = left(app)
        assert 235 < before < 240
        decide(app, "seat:0 stay")
        assert before - 3 < left(app) < before
        decide(app, "seat:1 offer")
        assert app.stage.scene.phase == "offer"
        app.hands.let_pass(30_000)
        app.hands.touch("at once: back")
        app.hands.settle()
        assert before - 36 < left(app) < before - 29


def test_the_clock_stands_still_under_an_overlay_and_on_a_private_page(tmp_path: Path) -> None:
    with evening(tmp_path) as app:
        negotiation(app, minutes=3)
        before = left(app)
        app.host.pause()
        app.hands.let_pass(20_000)
        app.stage.lift_overlay()
        assert before - 1 < left(app) <= before
        app.host.passing.glance(2)
        app.hands.let_pass(20_000)
        app.hands.touch("back")
        app.hands.settle()
        assert (app.scene, app.stage.scene.phase) == ("table", "negotiate")
        assert before - 3 < left(app) < before


def test_the_end_of_the_countdown_decides_for_whoever_has_not(tmp_path: Path) -> None:
    with evening(tmp_path) as app:
        negotiation(app)
        decide(app, "seat:2 leave")
        decide(app, "boss countdown")
        assert 28 < left(app) < 30
        assert app.hands.target("more_time") is None
        app.hands.let_pass(15_000)
        assert app.stage.scene.phase == "negotiate"
        app.hands.let_pass(15_000)
        assert app.stage.scene.phase in ("heist", "informer")
        assert decisions(app)[-1] == "time_up"
        stances = [one.characters[0].stance for one in app.host.match.desk.table.seats]  # type: ignore[attr-defined]
        assert stances == ["in", "in", "out", "in"]


def test_the_countdown_rests_under_an_overlay(tmp_path: Path) -> None:
    with evening(tmp_path) as app:
        negotiation(app)
        decide(app, "boss countdown")
        app.hands.let_pass(10_000)
        before = left(app)
        app.host.pause()
        app.hands.let_pass(120_000)
        assert app.scene == "pause"
        app.stage.lift_overlay()
        app.hands.let_pass(1000)
        assert app.stage.scene.phase == "negotiate"
        assert before - 2 < left(app) < before


def test_the_countdown_goes_on_where_it_stood_after_an_offer_or_a_glance(tmp_path: Path) -> None:
    with evening(tmp_path) as app:
        negotiation(app)
        decide(app, "boss countdown")
        app.hands.let_pass(10_000)
        before = left(app)
        decide(app, "seat:1 offer")
        app.hands.let_pass(120_000)
        assert app.stage.scene.phase == "offer"
        app.hands.touch("at once: back")
        app.hands.settle()
        assert before - 3 < left(app) < before
        app.host.passing.glance(0)
        app.hands.let_pass(40_000)
        assert app.scene == "curtain"
        app.hands.touch("back")
        app.hands.settle()
        assert before - 4 < left(app) < before
        app.hands.let_pass(20_000)
        assert decisions(app)[-1] == "time_up"


def test_the_countdown_works_at_a_table_without_a_clock(tmp_path: Path) -> None:
    with evening(tmp_path) as app:
        negotiation(app, minutes=0)
        scene = app.stage.scene
        assert isinstance(scene, TableScene)
        assert scene._talk is None
        decide(app, "boss countdown")
        assert 28 < left(app) < 30
        app.hands.let_pass(31_000)
        assert decisions(app)[-1] == "time_up"


def test_every_heist_has_a_countdown_of_its_own(tmp_path: Path) -> None:
    with evening(tmp_path) as app:
        app.sit_down(PLAYERS, "bank_heist", first_boss="random", rounds=2, target=40)
        for _ in range(2):
            app.until("table", "negotiate", dice=Dice(3))
            app.hands.settle()
            decide(app, "boss countdown")
            assert 28 < left(app) < 30
            app.hands.let_pass(31_000)
            assert decisions(app)[-1] == "time_up"
            app.hands.settle()
