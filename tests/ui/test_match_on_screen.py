"""Whole matches on the dummy driver: by mouse, by keyboard, resumed, and again with new roles."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from evening import Evening, evening

from pass_and_play.commands.offscreen import NAMES
from pass_and_play.engine.dice import Dice
from pass_and_play.ui.paint.form import Form


@pytest.mark.parametrize("players", [5, 8])
def test_a_match_by_mouse(tmp_path: Path, players: int) -> None:
    with evening(tmp_path) as app:
        app.sit_down(players)
        app.hands.play_match(Dice(players))
        assert app.scene == "over"
        (result,) = app.store.results("casa_de_papel")
        assert result.names == NAMES[:players]


def test_new_roles_for_the_same_seats(tmp_path: Path) -> None:
    with evening(tmp_path) as app:
        app.sit_down(4)
        app.hands.play_match(Dice(4))
        app.hands.settle()
        app.hands.touch("again")
        app.hands.settle()
        app.hands.play_match(Dice(1))
        assert len(app.store.results("casa_de_papel")) == 2
        assert "Tonight" in app.texts


def test_a_match_by_touch_alone_on_a_small_upright_screen(tmp_path: Path) -> None:
    with evening(tmp_path) as app:
        pygame.display.set_mode((480, 768))
        app.hands.settle()
        app.hands.finger = True
        app.sit_down(4)
        app.hands.play_match(Dice(4))
        assert app.scene == "over"
        assert app.stage.canvas.form is Form.PORTRAIT


def by_keyboard(app: Evening, dice: Dice) -> None:
    """One scene by keyboard alone."""
    hands = app.hands
    hands.settle()
    if app.scene in ("curtain", "page"):
        hold_space(app, 800)
    if app.scene == "table":
        while app.stage.scene.moving:
            hands.let_pass(200)
    if app.scene == "dark":
        hands.let_pass(15_500)
    for _ in range(40):
        if hands.enabled("confirm") or app.scene in ("curtain", "over"):
            break
        if app.scene == "page":
            hands.let_pass(3000)
            hands.key("1")
        else:
            hands.key("tab")
            for _ in range(dice.below(9)):
                hands.key("tab")
            focus = app.stage.focus
            if focus is not None and ":" in focus and not focus.startswith("speaker"):
                hands.key("return")
    if hands.enabled("confirm"):
        hands.key("return", ctrl=True)
    hands.settle()


def hold_space(app: Evening, ms: float) -> None:
    space = {"key": pygame.K_SPACE, "mod": 0}
    app.hands.send(pygame.event.Event(pygame.KEYDOWN, space))
    app.hands.let_pass(ms)
    app.hands.send(pygame.event.Event(pygame.KEYUP, space))
    app.hands.settle()


def test_a_match_by_keyboard_alone(tmp_path: Path) -> None:
    with evening(tmp_path) as app:
        app.sit_down(4)
        dice = Dice(3)
        for _ in range(300):
            if app.scene == "over":
                break
            by_keyboard(app, dice)
        assert app.scene == "over"


def test_continue_comes_up_covered_and_ends_like_the_unbroken_match(tmp_path: Path) -> None:
    """Closed and begun again at every scene; the same picks lead to the same results board."""
    with evening(tmp_path / "whole", seeds=[7]) as app:
        app.sit_down(5)
        app.hands.play_match(Dice(7))
        whole, unbroken = app.store.results("casa_de_papel")[0].ending, app.texts
    dice = Dice(7)
    with evening(tmp_path / "broken", seeds=[7]) as app:
        app.sit_down(5)
    for _ in range(200):
        with evening(tmp_path / "broken") as app:
            (saved,) = app.store.unfinished() or (None,)
            if saved is None:
                break
            app.host.resume(saved.match)
            assert app.scene in ("curtain", "table")
            assert not app.stage.scene.private
            app.hands.settle()
            if app.scene == "curtain":
                app.hands.play_scene(dice)
            app.hands.play_scene(dice)
            texts = app.texts
    with evening(tmp_path / "broken") as app:
        assert app.store.results("casa_de_papel")[0].ending == whole
        assert texts == unbroken


def test_the_shelf_says_where_the_match_stands_and_nothing_secret(tmp_path: Path) -> None:
    with evening(tmp_path) as app:
        app.sit_down(5)
        app.until("table", "discuss", dice=Dice(1))
        app.host.to_shelf()
        app.hands.let_pass(100)
        assert "Round 1 of 5 · Ada, Ben, Cleo, Dev and Emi · secrets stay covered" in app.texts
        app.hands.settle()
        app.hands.touch("continue")
        app.hands.settle()
        assert (app.scene, app.stage.scene.phase) == ("table", "discuss")
