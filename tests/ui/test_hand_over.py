"""The device changes hands: what is on screen between two players, and what covers an open page."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest
from evening import Evening, evening

from pass_and_play.engine.ask import Picks, Say
from pass_and_play.engine.dice import Dice
from pass_and_play.ui.scenes.page import PageScene


def open_role(app: Evening) -> str:
    """Open the page that is due and its role; gives the name of the character that now shows."""
    app.until("curtain", dice=Dice(1))
    app.hands.press("open")
    app.hands.let_pass(700)
    app.hands.send(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(5, 5), button=1))
    app.hands.settle()
    app.hands.press("role")
    app.hands.let_pass(700)
    page = app.stage.scene
    assert isinstance(page, PageScene)
    hand = page._page.hand
    return str(app.host.match.words(f"character.{hand.character.key}"))  # type: ignore[attr-defined]


def test_the_role_shows_only_while_it_is_held(tmp_path: Path) -> None:
    with evening(tmp_path) as app:
        app.sit_down(5)
        name = open_role(app)
        assert name in app.texts
        app.hands.let_go("role")
        assert name not in app.texts
        assert app.scene == "page"


def test_the_role_closes_by_itself(tmp_path: Path) -> None:
    with evening(tmp_path) as app:
        app.sit_down(5)
        name = open_role(app)
        app.hands.let_pass(12_500)
        assert name not in app.texts


def test_confirm_waits_until_the_role_was_looked_at(tmp_path: Path) -> None:
    with evening(tmp_path) as app:
        app.sit_down(5)
        app.until("page", dice=Dice(1))
        app.hands.settle()
        app.hands.let_pass(4000)
        app.hands.touch("card:0")
        assert not app.hands.enabled("confirm")
        app.hands.press("role")
        app.hands.let_pass(700)
        app.hands.let_go("role")
        assert app.hands.enabled("confirm")


def focus_lost(app: Evening) -> None:
    app.hands.send(pygame.event.Event(pygame.WINDOWFOCUSLOST))


def minimised(app: Evening) -> None:
    app.hands.send(pygame.event.Event(pygame.WINDOWMINIMIZED))


def resized(app: Evening) -> None:
    app.hands.send(pygame.event.Event(pygame.VIDEORESIZE, size=(1000, 700), w=1000, h=700))


def asleep(app: Evening) -> None:
    app.clock.stalled = True
    app.hands.send(pygame.event.Event(pygame.MOUSEMOTION, pos=(300, 300), rel=(0, 0), buttons=(1, 0, 0)))


def closed(app: Evening) -> None:
    app.hands.send(pygame.event.Event(pygame.QUIT))


def idle(app: Evening) -> None:
    app.hands.let_go("role")
    app.hands.let_pass(45_100)


def hidden_by_key(app: Evening) -> None:
    app.hands.let_go("role")
    app.hands.key("h")


def _break(*_: object) -> None:
    raise ValueError("a secret: Raquel")


@pytest.mark.parametrize(
    "happens", [focus_lost, minimised, resized, asleep, closed, idle, hidden_by_key], ids=lambda f: f.__name__
)
def test_an_open_page_is_covered_in_the_next_frame(
    tmp_path: Path, happens: Callable[[Evening], None]
) -> None:
    with evening(tmp_path) as app:
        app.sit_down(5)
        name = open_role(app)
        before = len(app.frames)
        happens(app)
        shown = [texts for scene, texts in app.frames[before:] if scene != "page"]
        assert shown, "nothing covered the page"
        assert app.scene == "curtain"
        assert name not in app.texts
        app.hands.let_pass(500)
        assert app.scene == "curtain"


def test_a_crash_covers_and_its_file_holds_no_secret(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with evening(tmp_path) as app:
        app.sit_down(5)
        name = open_role(app)
        monkeypatch.setattr(type(app.host.match.painter), "page", _break)
        app.hands.let_go("role")
        assert app.scene == "notice"
        assert name not in app.texts
        report = (tmp_path / "crash.txt").read_text()
        assert "ValueError" in report
        assert "test_hand_over.py" in report
        assert "secret" not in report.replace("secret.py", "")
        assert "Raquel" not in report
        monkeypatch.undo()
        app.hands.settle()
        app.hands.touch("confirm")
        app.hands.settle()
        app.hands.touch("continue")
        app.hands.settle()
        assert app.scene == "curtain"


def test_the_cover_is_on_screen_before_the_answer_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with evening(tmp_path) as app:
        app.sit_down(5)
        app.until("page", dice=Dice(1))
        seen = []
        decide = app.store.decide

        def watched(match: int, picks: Picks, progress: Say) -> None:
            seen.append(app.frames[-1][0])
            decide(match, picks, progress)

        monkeypatch.setattr(app.store, "decide", watched)
        app.hands.play_scene(Dice(1))
        assert seen == ["cover"]


def test_between_two_players_nothing_private_shows(tmp_path: Path) -> None:
    """Every frame from Confirm to the next page: the cover, then the curtain, for the same time."""
    with evening(tmp_path) as app:
        app.sit_down(5)
        app.until("page", dice=Dice(1))
        lengths = set()
        for _ in range(4):
            began = len(app.frames)
            app.hands.play_scene(Dice(1))
            names = [scene for scene, _ in app.frames[began:]]
            after = names[names.index("cover") :]
            assert set(after) <= {"cover", "curtain"}
            lengths.add(after.count("cover"))
            app.hands.play_scene(Dice(1))
        assert len(lengths) == 1


def test_a_tap_does_not_reach_the_next_scene(tmp_path: Path) -> None:
    """Five fast clicks on Confirm, and a button that stays down."""
    with evening(tmp_path) as app:
        app.sit_down(5)
        app.until("curtain", dice=Dice(1))
        place = app.hands.place("open")
        down = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1)
        up = pygame.event.Event(pygame.MOUSEBUTTONUP, pos=place, button=1)
        for _ in range(5):
            app.hands.send(down, up)
            app.hands.let_pass(50)
        assert app.scene == "curtain"
        app.hands.send(down)
        app.hands.let_pass(650)
        assert app.scene == "page"
        app.hands.let_pass(1200)
        assert app.scene == "page"
        assert "Keep holding" not in app.texts


def test_a_press_that_slides_off_does_nothing(tmp_path: Path) -> None:
    with evening(tmp_path) as app:
        app.sit_down(5)
        app.until("curtain", dice=Dice(1))
        app.hands.press("open")
        app.hands.send(pygame.event.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(0, 0), buttons=(1, 0, 0)))
        app.hands.let_pass(900)
        assert app.scene == "curtain"
