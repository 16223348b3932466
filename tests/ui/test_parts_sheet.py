"""The parts, drawn as on the design's pictures: nothing is cut off, too small, overlapping or outside."""

from __future__ import annotations

import pygame
import pytest
from parts_samples import DARK, SAMPLES, canvas, dark, hand, table
from parts_states import states

from pass_and_play.ui.paint.canvas import Canvas, Pointer
from pass_and_play.ui.paint.colour import RGB, darken, lighten, mix
from pass_and_play.ui.paint.palettes import CASA_DE_PAPEL, SEATS, Casa
from pass_and_play.ui.paint.theme import Theme
from pass_and_play.ui.parts.button import button
from pass_and_play.ui.parts.card import card
from pass_and_play.ui.parts.hold_ring import hold_ring
from pass_and_play.ui.parts.track import Scale
from pass_and_play.words import Text

SCREENS = {"states": states, **SAMPLES}
THEMES = {
    "normal": Theme(CASA_DE_PAPEL),
    "small": Theme(CASA_DE_PAPEL, text_size=0.9),
    "large": Theme(CASA_DE_PAPEL, text_size=1.2),
    "contrast": Theme(CASA_DE_PAPEL, high_contrast=True),
}


def near(surface: pygame.Surface, at: tuple[int, int], colour: RGB) -> bool:
    """Whether a pixel is `colour`, give or take four steps."""
    return all(abs(a - b) <= 4 for a, b in zip(surface.get_at(at)[:3], colour, strict=True))


@pytest.mark.parametrize("pixels", [(1280, 800), (1024, 600), (1920, 1080), (800, 1000)])
@pytest.mark.parametrize("sample", SCREENS)
def test_a_screen_of_parts_has_no_flaws_at_any_size(sample: str, pixels: tuple[int, int]) -> None:
    sheet = canvas(pixels=pixels)
    SCREENS[sample](sheet)
    assert sheet.flaws == []


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("sample", SCREENS)
def test_a_screen_of_parts_has_no_flaws_under_any_setting(sample: str, theme: str) -> None:
    sheet = canvas(THEMES[theme])
    SCREENS[sample](sheet)
    assert sheet.flaws == []


def test_a_power_cut_has_no_flaws() -> None:
    sheet = canvas(DARK)
    dark(sheet)
    assert sheet.flaws == []


def test_the_states_sheet_has_the_colours_of_its_picture() -> None:
    sheet = canvas()
    states(sheet)
    accent = CASA_DE_PAPEL.acc
    expected = {
        "primary, top": ((60, 107), accent),
        "primary, foot": ((60, 164), darken(accent, 0.13)),
        "hover": ((264, 107), lighten(accent, 0.14)),
        "pressed": ((468, 110), darken(accent, 0.16)),
        "above pressed": ((468, 105), CASA_DE_PAPEL.b1),
        "focus ring": ((739, 98), CASA_DE_PAPEL.text),
        "focus gap": ((739, 102), CASA_DE_PAPEL.b0),
        "secondary": ((1080, 140), CASA_DE_PAPEL.b3),
        "focused card's ring": ((222, 238), CASA_DE_PAPEL.text),
        "chosen card's ring": ((437, 300), accent),
        "badge that counts": ((752, 246), Casa.GAIN),
        "acting seat's edge": ((538, 475), CASA_DE_PAPEL.text),
        "leader's edge": ((742, 475), SEATS[3].colour),
        "idle ring": ((108, 610), SEATS[2].colour),
        "ring half full, right": ((318, 660), SEATS[2].colour),
        "ring half full, left": ((217, 660), (12, 5, 6)),
        "switch on": ((810, 682), accent),
        "chosen minutes": ((1128, 662), CASA_DE_PAPEL.text),
    }
    wrong = [
        f"{what}: {sheet.surface.get_at(at)}, not {colour}"
        for what, (at, colour) in expected.items()
        if not near(sheet.surface, at, colour)
    ]
    assert wrong == []


def test_things_that_can_be_touched_are_targets_under_their_keys() -> None:
    sheet = canvas()
    table(sheet)
    keys = [target.key for target in sheet.targets]
    seats = [f"seat:{seat}" for seat in range(5)]
    assert sorted(keys) == sorted(["help", "pause", *seats, "more_time", "done"])
    assert next(t for t in sheet.targets if t.key == "help").keys == ("f1",)


def test_a_hold_ring_must_be_held() -> None:
    sheet = canvas(pointer=Pointer(pressed="role", held=0.4))
    feel = hold_ring(sheet, (300, 300), 60, Text("Hold"), key="role", colour=SEATS[0].colour)
    assert (feel.pressed, feel.held) == (True, 0.4)
    assert [target.hold_ms for target in sheet.targets] == [600]


def test_the_private_page_shows_nothing_loud() -> None:
    sheet = canvas()
    hand(sheet)
    assert not [name for name in sheet.pictures if "loud" in name]


def test_a_disabled_button_says_why_and_cannot_be_felt() -> None:
    sheet = canvas(pointer=Pointer(hover="done", pressed="done"))
    feel = button(sheet, (40, 40, 300, 64), Text("Choose 1 more"), key="done", enabled=False)
    assert not feel.hovered and not feel.pressed
    assert "Choose 1 more" in sheet.texts and "lock" in sheet.pictures


def test_a_card_without_a_key_is_no_target() -> None:
    sheet = canvas()
    card(sheet, (100, 100, 100, 140), "back-role")
    assert sheet.targets == [] and sheet.pictures == ["back-role"]


@pytest.mark.parametrize(
    ("end", "goal", "labels"),
    [
        (4000, 2000, [0, 1000, 2000, 3000, 4000]),
        (4500, 2000, [0, 1000, 2000, 3000, 4000, 4500]),
        (5750, 2500, [0, 1000, 2500, 4000, 5000, 5750]),
        (6000, 2500, [0, 1000, 2500, 4000, 5000, 6000]),
    ],
)
def test_labels_of_the_track_keep_apart(end: int, goal: int, labels: list[int]) -> None:
    assert Scale(end=end, goal=goal).labels() == labels


def test_dimmed_cards_stay_bright_under_high_contrast() -> None:
    def middle(theme: Theme) -> RGB:
        sheet: Canvas = canvas(theme)
        card(sheet, (100, 100, 100, 140), "face-sabotage-loud", state="outvoted")
        red, green, blue, _ = sheet.surface.get_at((115, 225))
        return red, green, blue

    bright, dimmed = middle(THEMES["contrast"]), middle(THEMES["normal"])
    assert all(abs(a - b) <= 4 for a, b in zip(dimmed, mix(bright, CASA_DE_PAPEL.b1, 0.32), strict=True))
