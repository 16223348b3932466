"""The overlays and the cover; and that no scene lets show through what was on screen before."""

from __future__ import annotations

import pygame
import pytest
from scene_screen import SHORT, Screen, file, saved, words

from pass_and_play.engine.ask import Say, say
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, WHITE
from pass_and_play.ui.paint.palettes import CASA_DE_PAPEL, SYSTEM
from pass_and_play.ui.paint.theme import Theme
from pass_and_play.ui.scene import Scene
from pass_and_play.ui.scenes.cover import Cover
from pass_and_play.ui.scenes.kept import kept_matches
from pass_and_play.ui.scenes.notice import Notice
from pass_and_play.ui.scenes.pause import Pause
from pass_and_play.ui.scenes.saves import Saves
from pass_and_play.ui.scenes.seats import SeatsScene
from pass_and_play.ui.scenes.shelf import Shelf

NOTICES = (
    say("mishap.kept", file="/home/somebody/.local/share/pass-and-play/crash.txt"),
    say("store.damaged", file="/home/somebody/.local/share/pass-and-play/saves.sqlite3", kept="kept.sqlite3"),
    say("store.damaged_match"),
    say("resume.other_rules"),
)


@pytest.mark.parametrize("notice", NOTICES)
def test_a_notice_tells_its_sentence_and_goes_on(notice: Say) -> None:
    screen = Screen()
    screen.show(Notice(screen.host, notice))
    assert words().say(notice, ()) in screen.texts
    screen.press("confirm")
    assert screen.calls == [("lift_overlay",)]


@pytest.mark.parametrize(
    ("key", "call"), [("resume", "lift_overlay"), ("shelf", "to_shelf"), ("close", "quit")]
)
def test_the_pause_leads_three_ways(key: str, call: str) -> None:
    screen = Screen()
    screen.show(Pause(screen.host))
    screen.press(key)
    assert screen.calls == [(call,)]


def test_the_pause_names_nobody() -> None:
    screen = Screen()
    screen.show(Pause(screen.host))
    assert not {name for name in SHORT for text in screen.texts if name in text}


def test_the_cover_has_no_words_and_nothing_to_touch() -> None:
    screen = Screen().show(Cover(CASA_DE_PAPEL))
    assert screen.texts == []
    assert screen.canvas.targets == []
    assert screen.canvas.pictures == ["lamp"]


def scenes() -> dict[str, Scene]:
    """One of each, by name."""
    host = Screen(kept=(saved(1), saved(2))).host
    made = (
        Notice(host, NOTICES[0]),
        Pause(host),
        Saves(host, kept_matches(host)),
        Cover(CASA_DE_PAPEL),
        Shelf(host),
        SeatsScene(host, file(), None),
    )
    return {scene.name: scene for scene in made}


NAMES = ("notice", "pause", "saves", "cover", "shelf", "seats")


@pytest.mark.parametrize("name", NAMES)
def test_nothing_shows_through(name: str) -> None:
    drawn = []
    for before in (BLACK, WHITE):
        surface = pygame.Surface((1300, 900))
        surface.fill(before)
        scenes()[name].draw(Canvas(surface, Theme(SYSTEM)))
        drawn.append(pygame.image.tobytes(surface, "RGB"))
    assert drawn[0] == drawn[1]


@pytest.mark.parametrize("size", [(1024, 600), (1920, 1080)])
@pytest.mark.parametrize("name", NAMES)
def test_no_flaws_in_other_windows(name: str, size: tuple[int, int]) -> None:
    canvas = Canvas(pygame.Surface(size), Theme(SYSTEM))
    scenes()[name].draw(canvas)
    assert canvas.flaws == []


@pytest.mark.parametrize(
    "theme",
    [Theme(SYSTEM, text_size=0.9), Theme(SYSTEM, text_size=1.2), Theme(SYSTEM, high_contrast=True)],
)
@pytest.mark.parametrize("name", NAMES)
def test_no_flaws_under_any_setting(name: str, theme: Theme) -> None:
    canvas = Canvas(pygame.Surface((1280, 800)), theme)
    scenes()[name].draw(canvas)
    assert canvas.flaws == []
