"""The window: its size at any moment, the whole screen and back, and how often the loop looks at it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pygame
import pytest
from evening import evening

from pass_and_play.app import run
from pass_and_play.engine.dice import Dice
from pass_and_play.store import Store
from pass_and_play.ui import loop as loop_module
from pass_and_play.ui.host import Host
from pass_and_play.ui.loop import MOVING_FPS, REST, STILL_FPS, UNSEEN_FPS, Loop
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.probe import Probe
from pass_and_play.ui.settings import Settings
from pass_and_play.ui.window import Window, fitted


@pytest.mark.parametrize(
    ("asked", "screen", "size"),
    [
        (None, (1920, 1080), (1280, 800)),
        (None, (1366, 768), (1280, 680)),
        (None, (1024, 600), (1008, 512)),
        ((1280, 800), (1366, 768), (1280, 768)),
        ((3000, 2000), (1920, 1080), (1920, 1080)),
        ((320, 240), (1920, 1080), (320, 240)),
    ],
)
def test_no_window_is_larger_than_the_screen(
    asked: tuple[int, int] | None, screen: tuple[int, int], size: tuple[int, int]
) -> None:
    assert fitted(asked, screen) == size


def test_a_window_covers_the_whole_screen_and_is_a_window_again() -> None:
    window = Window(size=(640, 480), fullscreen=False)
    surface = window.surface
    assert (surface.get_size(), window.fullscreen) == ((640, 480), False)
    for on in (True, True, False, False, True):
        window.set_fullscreen(on)
        pygame.event.pump()
        assert window.fullscreen is on
        assert window.surface is surface
    assert surface.get_size() == pygame.display.get_desktop_sizes()[0]


def test_a_window_that_begins_over_the_whole_screen_has_a_size_to_go_back_to() -> None:
    window = Window(size=(640, 480), fullscreen=True)
    assert window.surface.get_size() == pygame.display.get_desktop_sizes()[0]
    window.set_fullscreen(False)
    pygame.event.pump()
    assert window.surface.get_size() == (640, 480)


# ---------------------------------------------------------------------- starting


@pytest.mark.parametrize(
    ("kept", "arguments", "begins"),
    [
        (False, (), False),
        (True, (), True),
        (False, ("--fullscreen",), True),
        (True, ("--windowed",), False),
    ],
)
def test_a_start_may_ask_for_the_whole_screen_and_the_setting_stays(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    kept: bool,
    arguments: tuple[str, ...],
    begins: bool,
) -> None:
    with evening(tmp_path) as app:
        app.host.set(fullscreen=kept)
    seen: list[tuple[bool, bool]] = []

    async def one_frame(loop: Loop, host: Host) -> None:
        whole = pygame.display.get_surface().get_size() == pygame.display.get_desktop_sizes()[0]
        seen.append((whole, host.settings.fullscreen))
        host.set(volume=30)

    monkeypatch.setattr(Loop, "run", one_frame)
    assert run([*arguments, "--home", str(tmp_path), "--size", "640x480"]) == 0
    pygame.init()
    assert seen == [(begins, begins)]
    store = Store.open(tmp_path)
    after = Settings.from_dict(store.setting("settings", {}))
    store.close()
    assert (after.fullscreen, after.volume) == (kept, 30)


def test_f11_and_the_setting_are_the_same(tmp_path: Path) -> None:
    asked: list[bool] = []
    with evening(tmp_path) as app:
        app.host._set_fullscreen = asked.append
        app.hands.key("f11")
        assert app.host.settings.fullscreen
        app.host.set(volume=10)
        app.host.set(fullscreen=False)
        app.hands.key("f11")
    assert asked == [True, False, True]


# ---------------------------------------------------------------------- another size at any moment

SIZES = [(480, 768), (320, 240), (640, 375), (240, 320), (900, 300), (1, 1)]


def test_everything_is_laid_out_anew_in_the_next_frame_whatever_is_on(tmp_path: Path) -> None:
    """Every kind of scene of a match in every size; an open page is covered by it, and no other scene."""
    with evening(tmp_path, seeds=[3]) as app:
        app.sit_down(4)
        seen: set[tuple[str, str]] = set()
        while "dark" not in {scene for scene, _ in seen}:
            scene, phase = app.scene, app.stage.scene.phase
            if (scene, phase) not in seen:
                seen.add((scene, phase))
                size = SIZES[len(seen) % len(SIZES)]
                pygame.display.set_mode(size)
                app.hands.let_pass(50)
                assert app.stage.canvas.form is Form.of(*size)
                assert app.stage.canvas.surface.get_size() == size
                assert app.scene == ("curtain" if scene in ("page", "dark") else scene)
                app.hands.settle()
                pygame.display.set_mode((640, 400))
                app.hands.settle()
            app.hands.play_scene(Dice(len(seen)))
        assert {scene for scene, _ in seen} == {"curtain", "page", "dark", "table"}


def test_a_storm_of_sizes_is_drawn_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drops: list[None] = []
    monkeypatch.setattr(loop_module, "drop_caches", lambda: drops.append(None))
    with evening(tmp_path) as app:
        app.sit_down(5)
        app.until("page", dice=Dice(1))
        app.hands.settle()
        before = len(app.frames)
        sizes = [{"size": (900 + i, 700), "w": 900 + i, "h": 700} for i in range(500)]
        pygame.display.set_mode((1000, 700))
        app.hands.send(*[pygame.event.Event(pygame.VIDEORESIZE, size) for size in sizes])
        assert [scene for scene, _ in app.frames[before:]] == ["curtain"]
        assert len(drops) == 1
        app.hands.let_pass(200)
        assert len(drops) == 1


def test_an_edge_that_is_dragged_is_laid_out_when_it_rests(tmp_path: Path) -> None:
    """The first size at once; while others follow, nothing can be seen or touched; then the last one."""
    with evening(tmp_path) as app:
        app.hands.settle()
        before = len(app.frames)
        for wide in range(600, 640, 2):
            pygame.display.set_mode((wide, 400))
            app.hands.let_pass(25)
            assert len(app.frames) == before + 1
            surface = pygame.display.get_surface()
            assert wide == 600 or surface.get_at((5, 5)) == surface.get_at((wide // 2, 200))
        app.hands.let_pass(REST + 25)
        assert len(app.frames) == before + 2
        assert app.stage.canvas.surface.get_size() == (638, 400)


def test_a_click_that_was_meant_for_the_old_layout_does_nothing(tmp_path: Path) -> None:
    with evening(tmp_path) as app:
        app.hands.settle()
        place = app.hands.place("play")
        pygame.display.set_mode((1000, 700))
        app.hands.send(
            pygame.event.Event(pygame.VIDEORESIZE, size=(1000, 700), w=1000, h=700),
            pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1, touch=False),
            pygame.event.Event(pygame.MOUSEBUTTONUP, pos=place, button=1, touch=False),
        )
        assert app.scene == "shelf"
        app.hands.settle()
        app.hands.touch("play")
        assert app.scene == "seats"


# ---------------------------------------------------------------------- how often it looks, and the probe


def test_the_loop_looks_less_often_while_nobody_can_see_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with evening(tmp_path) as app:
        assert app.loop.fps(app.host) == STILL_FPS
        app.sit_down(5)
        app.until("curtain", dice=Dice(1))
        app.hands.settle()
        app.hands.press("open")
        assert app.loop.fps(app.host) == MOVING_FPS
        monkeypatch.setattr(pygame.display, "get_active", lambda: False)
        assert app.loop.fps(app.host) == UNSEEN_FPS


def test_a_scene_that_waits_is_not_drawn_again_and_again(tmp_path: Path) -> None:
    """Shelf, curtain and page stand still; the clock of a talk is drawn once a second."""
    with evening(tmp_path) as app:
        app.hands.settle()

        def frames_of(seconds: int) -> int:
            before = len(app.frames)
            app.hands.let_pass(seconds * 1000)
            return len(app.frames) - before

        assert frames_of(5) == 0
        app.sit_down(5)
        app.until("curtain", dice=Dice(1))
        app.hands.settle()
        assert frames_of(5) == 0
        app.until("page", dice=Dice(1))
        app.hands.let_pass(4000)
        assert frames_of(5) == 0
        app.until("table", "discuss", dice=Dice(1))
        app.hands.settle()
        assert frames_of(5) in (5, 6)


def test_the_probe_tells_when_the_stage_listens(tmp_path: Path) -> None:
    with evening(tmp_path / "home") as app:
        file = tmp_path / "probe.jsonl"
        watched = Loop(app.stage, app.clock, probe=Probe(file))
        app.loop.frame = watched.frame  # type: ignore[method-assign]
        app.host.to_shelf()
        app.hands.settle()
        lines: list[dict[str, Any]] = [json.loads(line) for line in file.read_text().splitlines()]
        assert [line["deaf"] for line in lines] == [True, False]
        assert [line["scene"] for line in lines] == ["shelf", "shelf"]
        assert set(lines[0]) == {"scene", "game", "phase", "seat", "deaf", "targets", "window"}
        assert set(lines[0]["targets"][0]) == {"key", "words", "rect", "enabled", "hold_ms"}
        app.host.set(rotated=True)
        app.hands.let_pass(50)
        turned = json.loads(file.read_text().splitlines()[-1])
        for before, after in zip(lines[-1]["targets"], turned["targets"], strict=True):
            x, y, wide, high = before["rect"]
            assert after["rect"] == [1280 - x - wide, 800 - y - high, wide, high]
