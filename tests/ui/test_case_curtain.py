"""The curtain in odd windows, under stray taps, and under a mouse that wanders."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from card_files import card_file
from evening import Evening, evening
from people import LONG

from pass_and_play.commands import offscreen
from pass_and_play.engine.ask import TABLE
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.laws import redealt

WINDOWS = [(1024, 600), (1920, 1080), (1000, 1000), (800, 1280), (2560, 900)]
"""Some of them leave bars beside or above the picture."""


@pytest.fixture
def curtain(tmp_path: Path) -> Iterator[Evening]:
    """An evening that has come to the curtain of a seat in the middle of the first round."""
    with evening(tmp_path) as app:
        app.sit_down(5)
        app.until("page", dice=Dice(1))
        app.until("curtain", dice=Dice(1))
        assert app.host.match.desk.table.round == 1  # type: ignore[attr-defined]
        yield app


def back_to_curtain(app: Evening) -> None:
    """From wherever stray taps have led, which is public, to the curtain that is due."""
    for _ in range(6):
        app.hands.settle()
        assert not app.stage.scene.private
        if app.scene == "curtain":
            return
        for way in ("hand", "continue"):
            if app.hands.enabled(way):
                app.hands.touch(way)
                break
        else:
            app.stage.lift_overlay()
    raise AssertionError(f"no way back from {app.scene}")


def test_the_whole_window_is_the_same_whatever_is_hidden(curtain: Evening) -> None:
    """The curtain and the table that one can look back at, every pixel of the window, in any window."""
    game = curtain.host.match.desk._session.game

    def pictures() -> list[bytes]:
        shown = []
        for control in ("back", "hand"):
            curtain.hands.touch(control)
            curtain.hands.settle()
            shown.append(pygame.image.tobytes(pygame.display.get_surface(), "RGB"))
        return shown

    for size in WINDOWS:
        curtain.stage.resize(pygame.display.set_mode(size))
        curtain.hands.settle()
        before = pictures()
        with redealt(game, TABLE, Dice(3)) as differing:
            assert differing > 20
            assert pictures() == before, size


def grid(app: Evening) -> list[tuple[int, int]]:
    """Places all over the window, its corners and the middle of every target among them."""
    wide, high = app.stage.size
    places = [(x * (wide - 1) // 6, y * (high - 1) // 4) for x in range(7) for y in range(5)]
    return places + [app.hands.place(target.key) for target in app.stage.targets]


def tap(app: Evening, place: tuple[int, int], *, times: int) -> None:
    """So many quick taps."""
    for _ in range(times):
        app.hands.send(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1, touch=False))
        app.hands.let_pass(60)
        app.hands.send(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=place, button=1, touch=False))
        app.hands.let_pass(60)


@pytest.mark.parametrize("size", [(1280, 800), (800, 1280), (1024, 600)])
def test_the_longest_names_fit_at_any_size_of_letters(tmp_path: Path, size: tuple[int, int]) -> None:
    with evening(tmp_path) as app:
        app.host.deal(offscreen.seating(card_file("casa_de_papel"), LONG))
        app.until("curtain", dice=Dice(1))
        app.stage.resize(pygame.display.set_mode(size))
        for text_size in (0.9, 1.0, 1.2):
            app.host.set(text_size=text_size)
            app.stage.draw()
            assert app.stage.canvas.flaws == []


def test_no_tap_opens_a_page(curtain: Evening) -> None:
    """Single, double or triple, wherever it lands. What a tap may do is in the open: pause, help, and back
    to the table."""
    began = len(curtain.frames)
    for times in (1, 2, 3):
        for place in grid(curtain):
            tap(curtain, place, times=times)
            back_to_curtain(curtain)
    assert not {scene for scene, _ in curtain.frames[began:]} & {"page", "dark", "glance"}
    assert not curtain.host.settings.two_taps


def test_no_key_that_is_struck_opens_a_page(curtain: Evening) -> None:
    """Again and again, even with the ring in focus: it is never held long enough."""
    while curtain.stage.focus != "open":
        curtain.hands.key("tab")
    for name in ("space", "return"):
        code = pygame.key.key_code(name)
        for _ in range(10):
            curtain.hands.send(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0))
            curtain.hands.let_pass(100)
            curtain.hands.send(pygame.event.Event(pygame.KEYUP, key=code, mod=0))
            curtain.hands.let_pass(50)
    assert curtain.scene == "curtain"


def test_a_mouse_that_wanders_tells_nothing(curtain: Evening) -> None:
    """There are no previews: hovering lights things, and never brings a word or a picture."""
    for scene in ("curtain", "table"):
        if scene == "table":
            curtain.hands.touch("back")
            curtain.hands.settle()
        assert curtain.scene == scene
        before = curtain.stage.canvas.texts, curtain.stage.canvas.pictures
        for place in grid(curtain):
            motion = {"pos": place, "rel": (0, 0), "buttons": (0, 0, 0), "touch": False}
            curtain.hands.send(pygame.event.Event(pygame.MOUSEMOTION, motion))
            assert (curtain.stage.canvas.texts, curtain.stage.canvas.pictures) == before, place
