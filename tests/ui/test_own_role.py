"""One's own role again, PINs, two taps, closed eyes, and the curtain that sleeps."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from evening import Evening, evening

from pass_and_play.engine.dice import Dice


def to_role_again(app: Evening, seat: int) -> None:
    """From any public moment through the pause to the curtain of a seat."""
    app.host.pause()
    app.hands.settle()
    app.hands.touch("roles")
    app.hands.settle()
    app.hands.touch(f"seat:{seat}")
    app.hands.settle()


def open_curtain(app: Evening) -> None:
    app.hands.press("open")
    app.hands.let_pass(700)
    app.hands.send(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(5, 5), button=1))
    app.hands.settle()


def test_anybody_may_look_at_their_role_again_and_nothing_is_decided(tmp_path: Path) -> None:
    with evening(tmp_path) as app:
        app.sit_down(5)
        app.until("table", "discuss", dice=Dice(1))
        before = app.host.match.desk.step
        to_role_again(app, 3)
        assert app.scene == "curtain"
        assert "Dev" in app.texts
        open_curtain(app)
        assert app.scene == "glance"
        app.hands.press("role")
        app.hands.let_pass(700)
        names = [app.host.match.words(f"character.{key}") for key in ("tokyo", "professor", "raquel")]
        assert any(team in app.texts for team in ("Gangsters", "Hostages")), names
        app.hands.let_go("role")
        app.hands.touch("confirm")
        app.hands.settle()
        assert (app.scene, app.stage.scene.phase) == ("table", "discuss")
        assert app.host.match.desk.step == before
        assert len(app.store.load(app.host.match.number).record.decisions) == 6


def test_a_glance_is_covered_like_any_page(tmp_path: Path) -> None:
    with evening(tmp_path) as app:
        app.sit_down(5)
        to_role_again(app, 2)
        open_curtain(app)
        app.hands.send(pygame.event.Event(pygame.WINDOWFOCUSLOST))
        assert app.scene in ("curtain", "table")
        assert not app.stage.scene.private


def test_a_pin_is_asked_for_before_the_page_opens(tmp_path: Path) -> None:
    with evening(tmp_path) as app:
        app.sit_down(5)
        to_role_again(app, 0)
        open_curtain(app)
        app.hands.touch("pin")
        for digit in "2580":
            app.hands.touch(f"pin:{digit}")
        app.hands.touch("confirm")
        app.hands.settle()
        app.until("curtain", dice=Dice(1))
        app.hands.settle()
        assert "Only Ada: type your four digits" in app.texts
        assert app.hands.target("open") is None
        for digit in "1111":
            app.hands.touch(f"pin:{digit}")
        assert "That was not it" in app.texts
        assert not app.hands.enabled("pin:2")
        app.hands.let_pass(2100)
        for digit in "2580":
            app.hands.touch(f"pin:{digit}")
        open_curtain(app)
        assert app.scene == "page"
    with evening(tmp_path) as again:
        (saved,) = again.store.unfinished()
        again.host.resume(saved.match)
        again.hands.settle()
        assert "Only Ada: type your four digits" in again.texts


def test_a_forgotten_pin_is_cleared_at_the_table_for_all_to_see(tmp_path: Path) -> None:
    with evening(tmp_path) as app:
        app.sit_down(4)
        app.host.passing.set_pin(0, "1234")
        app.until("curtain", dice=Dice(1))
        app.hands.settle()
        app.hands.touch("forgot")
        assert app.scene == "curtain"
        app.hands.touch("forgot")
        app.hands.settle()
        assert "Ada’s PIN was cleared at the table." in app.texts
        app.hands.touch("confirm")
        app.hands.settle()
        assert app.hands.target("open") is not None


def test_the_store_holds_no_digits(tmp_path: Path) -> None:
    with evening(tmp_path) as app:
        app.sit_down(4)
        app.host.passing.set_pin(0, "4711")
    assert b"4711" not in b"".join(path.read_bytes() for path in tmp_path.iterdir())


def test_two_taps_at_different_places_open_a_page(tmp_path: Path) -> None:
    with evening(tmp_path) as app:
        app.host.set(two_taps=True)
        app.sit_down(4)
        app.until("curtain", dice=Dice(1))
        app.hands.settle()
        first = app.hands.place("tap")
        app.hands.touch("tap")
        assert app.scene == "curtain"
        assert app.hands.place("tap_again") != first
        app.hands.touch("tap_again")
        app.hands.settle()
        assert app.scene == "page"


def test_a_curtain_dims_and_the_first_touch_only_wakes_it(tmp_path: Path) -> None:
    with evening(tmp_path) as app:
        app.sit_down(4)
        app.until("curtain", dice=Dice(1))
        place = app.hands.place("open")
        app.hands.let_pass(61_000, frame=1000)
        assert "Touch once to wake the screen" in app.texts
        down = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1)
        app.hands.send(down)
        app.hands.let_pass(800)
        assert app.scene == "curtain"
        app.hands.send(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=place, button=1))
        app.hands.let_pass(100)
        assert "press and hold to open" in app.texts
        app.hands.settle()
        open_curtain(app)
        assert app.scene == "page"


@pytest.mark.parametrize("touches", [0, 1, 2])
def test_a_power_cut_with_closed_eyes_always_lasts_as_long(tmp_path: Path, touches: int) -> None:
    with evening(tmp_path) as app:
        app.sit_down(5, power_cut="closed")
        app.until("eyes", "cut_2", dice=Dice(1))
        app.hands.settle()
        assert "Everybody closes their eyes" in app.texts
        assert not any(name in app.texts for name in ("Raquel alone", "+250", "Your"))
        app.hands.touch("confirm")
        for _ in range(touches):
            things = [t.key for t in app.hands.targets if t.enabled and t.key.startswith("seat:")]
            app.hands.touch(things[0])
        app.hands.let_pass(14_000, frame=500)
        assert app.scene == "eyes"
        app.hands.let_pass(1_200)
        assert (app.scene, app.stage.scene.phase) == ("table", "result")


def test_an_interrupted_power_cut_with_closed_eyes_waits_for_the_table_again(tmp_path: Path) -> None:
    with evening(tmp_path) as app:
        app.sit_down(5, power_cut="closed")
        app.until("eyes", "cut_2", dice=Dice(1))
        app.hands.settle()
        app.hands.touch("confirm")
        things = [t.key for t in app.hands.targets if t.enabled and t.key.startswith("seat:")]
        app.hands.touch(things[0])
        app.hands.send(pygame.event.Event(pygame.WINDOWFOCUSLOST))
        assert "Everybody closes their eyes" in app.texts
        assert not any(sign in app.texts for sign in ("Banknote", "Sabotage", "+250", "−250", "Plain"))
