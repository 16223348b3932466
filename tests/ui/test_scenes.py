"""The overlays and the cover; and that no scene lets show through what was on screen before."""

from __future__ import annotations

import pygame
import pytest
from scene_screen import LONG, SHORT, SIZES, WIDEST, Screen, file, saved, seating, words

from pass_and_play.engine.ask import Say, say
from pass_and_play.ui.chairs import Chairs
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, WHITE
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.palettes import CASA_DE_PAPEL, SYSTEM
from pass_and_play.ui.paint.theme import Theme
from pass_and_play.ui.parts.keys import Keys
from pass_and_play.ui.scene import Scene
from pass_and_play.ui.scenes.cover import Cover
from pass_and_play.ui.scenes.kept import kept_matches
from pass_and_play.ui.scenes.naming import Naming
from pass_and_play.ui.scenes.notice import Notice
from pass_and_play.ui.scenes.saves import Saves
from pass_and_play.ui.scenes.seats import SeatsScene
from pass_and_play.ui.scenes.shelf import Shelf
from pass_and_play.ui.tables.signs import SIGNS

NOTICES = (
    say("mishap.kept", file="/home/somebody/.local/share/pass-and-play/crash.txt"),
    say("store.damaged", file="/home/somebody/.local/share/pass-and-play/saves.sqlite3", kept="kept.sqlite3"),
    say("store.damaged_match"),
    say("resume.other_rules"),
)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("notice", NOTICES)
def test_a_notice_tells_its_sentence_and_goes_on(notice: Say, size: tuple[int, int]) -> None:
    screen = Screen(size=size).show(Cover(CASA_DE_PAPEL))
    screen.stage.lay_over(Notice(screen.host, notice))
    screen.draw()
    assert words().say(notice, ()) in screen.texts
    screen.press("confirm")
    assert screen.scene.name == "cover"


def test_the_cover_has_no_words_and_nothing_to_touch() -> None:
    screen = Screen().show(Cover(CASA_DE_PAPEL))
    assert screen.texts == []
    assert screen.canvas.targets == []
    assert screen.canvas.pictures == ["lamp"]


def scenes() -> dict[str, Scene]:
    """One of each, by name."""
    host = Screen(kept=(saved(1, LONG), *(saved(number) for number in range(2, 9)))).host
    told = words().for_game(file().game, file().texts)
    chairs = Chairs(told, file().players, seating(*SHORT))
    made = (
        Notice(host, NOTICES[0]),
        Saves(host, kept_matches(host)),
        Cover(CASA_DE_PAPEL),
        Shelf(host),
        SeatsScene(host, file(), seating(*LONG)),
        Naming(host, file().game, chairs, Keys(told), told, SIGNS[file().game]),
    )
    return {scene.name: scene for scene in made}


NAMES = ("notice", "saves", "cover", "shelf", "seats", "naming")


@pytest.mark.parametrize("name", NAMES)
def test_nothing_shows_through(name: str) -> None:
    drawn = []
    for before in (BLACK, WHITE):
        surface = pygame.Surface((1300, 900))
        surface.fill(before)
        scenes()[name].draw(Canvas(surface, Theme(SYSTEM)))
        drawn.append(pygame.image.tobytes(surface, "RGB"))
    assert drawn[0] == drawn[1]


@pytest.mark.parametrize("size", [(900, 560), (720, 1280), (1920, 1080)])
@pytest.mark.parametrize("name", NAMES)
def test_no_flaws_in_any_window(name: str, size: tuple[int, int]) -> None:
    canvas = Canvas(pygame.Surface(size), Theme(SYSTEM), form=Form.of(*size))
    scenes()[name].draw(canvas)
    assert canvas.flaws == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", ["notice", "saves"])
def test_no_flaws_under_the_widest_setting(name: str, size: tuple[int, int]) -> None:
    canvas = Canvas(pygame.Surface(size), WIDEST, form=Form.of(*size))
    scenes()[name].draw(canvas)
    assert canvas.flaws == []
