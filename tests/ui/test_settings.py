"""Settings and pause: every row works by mouse and keyboard, fits everywhere, and tells nothing secret."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pygame
import pytest
from evening import evening
from scene_screen import GAME, LONG, SHORT, SIZES, Screen, file, seating

from pass_and_play.engine.ask import Ending, Say, Who, say
from pass_and_play.engine.desk import Curtain, GlanceCurtain, Over, TableStep
from pass_and_play.engine.dice import Dice
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, WHITE
from pass_and_play.ui.paint.palettes import SYSTEM
from pass_and_play.ui.paint.theme import Theme
from pass_and_play.ui.painters import PAINTERS
from pass_and_play.ui.scenes.blank import Blank
from pass_and_play.ui.scenes.pause import Pause
from pass_and_play.ui.scenes.setting_rows import changes
from pass_and_play.ui.scenes.settings import SettingsScene
from pass_and_play.ui.settings import Settings

NEW = Settings()
ROWS: dict[str, dict[str, Any]] = {
    "text_size:small": {"text_size": 0.9},
    "text_size:normal": {"text_size": 1.0},
    "text_size:large": {"text_size": 1.2},
    "volume:off": {"volume": 0},
    "volume:less": {"volume": 60},
    "volume:more": {"volume": 80},
    "two_taps:hold": {"two_taps": False},
    "two_taps:taps": {"two_taps": True},
    "high_contrast": {"high_contrast": True},
    "reduced_motion": {"reduced_motion": True},
    "role_seconds:6": {"role_seconds": 6},
    "role_seconds:12": {"role_seconds": 12},
    "role_seconds:20": {"role_seconds": 20},
    "fullscreen": {"fullscreen": True},
    "rotated": {"rotated": True},
}
"""Every target of the rows, and what touching it makes of new settings."""

LOG = (
    say("log.leader", seat=Who(0), round=1),
    say("log.laid", round=1),
    say("log.selected", seat=Who(0), n=3),
    say("log.running", round=1, n=750),
    say("log.leader", seat=Who(2), round=2),
    say("log.named_wrong", seat=Who(3)),
)
STEPS = {
    "curtain": Curtain(0, (0,), cast(Any, None)),
    "glance": GlanceCurtain(0, cast(Any, None)),
    "table": TableStep(cast(Any, None), cast(Any, None), cast(Any, None)),
    "over": Over(cast(Any, None), Ending("goal", (0,))),
}


class Room(Screen):
    """A screen in a match whose step and log are given; what is set holds at once."""

    def __init__(
        self,
        *,
        names: tuple[str, ...] = SHORT[:5],
        log: tuple[Say, ...] = (),
        step: str = "table",
        settings: Settings = NEW,
        size: tuple[int, int] = SIZES[0],
        strengths: tuple[str, ...] = (),
    ) -> None:
        super().__init__(size=size)
        self.strengths = strengths
        self.set(**settings.to_dict())
        self.match = SimpleNamespace(
            seating=seating(*names),
            painter=PAINTERS[GAME],
            words=self.words.for_game(GAME, file().texts),
            names=tuple(self.words.name(name) for name in names),
            desk=SimpleNamespace(
                step=STEPS[step],
                progress=say("progress", round=2, rounds=5),
                table=SimpleNamespace(phase="discuss", log=log),
            ),
        )
        for name in ("pause", "open_rules", "choose_seat_again", "end_match", "ask_who"):
            setattr(self, name, self._note(name))

    def set(self, **changes: Any) -> None:
        super().set(**changes)
        chosen = self.settings
        self.stage.theme = Theme(SYSTEM, text_size=chosen.text_size, high_contrast=chosen.high_contrast)

    def lay_over(self, overlay: type[Pause | SettingsScene], beneath: str = "shelf") -> Room:
        """Lay an overlay over a scene of this name."""
        self.beneath = Blank()
        self.beneath.name = beneath
        self.stage.show(self.beneath)
        self.stage.lay_over(overlay(self.host))
        self.draw()
        return self


def paused(**given: Any) -> Room:
    return Room(**given).lay_over(Pause)


# ---------------------------------------------------------------------- what is kept


@pytest.mark.parametrize(
    "kept",
    [
        None,
        [],
        "text",
        {"volume": 101},
        {"volume": -10},
        {"volume": 70.0},
        {"text_size": 3.0},
        {"text_size": float("nan")},
        {"two_taps": 1},
        {"role_seconds": 7},
        {"colour": "red"},
    ],
)
def test_what_does_not_fit_is_as_new(kept: object) -> None:
    assert Settings.from_dict(kept) == NEW


def test_the_settings_come_back_as_they_were_kept() -> None:
    chosen = Settings(
        text_size=1.2,
        volume=0,
        two_taps=True,
        high_contrast=True,
        reduced_motion=True,
        role_seconds=20,
        fullscreen=True,
        rotated=True,
    )
    assert Settings.from_dict(chosen.to_dict()) == chosen


def test_one_broken_value_leaves_the_others() -> None:
    assert Settings.from_dict({"volume": 400, "rotated": True}) == Settings(rotated=True)


# ---------------------------------------------------------------------- the rows


@pytest.mark.parametrize("key", ROWS)
def test_a_row_changes_its_setting(key: str) -> None:
    assert changes(key, NEW) == ROWS[key]


def test_a_switch_turns_back() -> None:
    assert changes("rotated", Settings(rotated=True)) == {"rotated": False}


@pytest.mark.parametrize(("volume", "less", "more"), [(0, 0, 10), (10, 0, 20), (95, 85, 100), (100, 90, 100)])
def test_the_volume_stays_between_off_and_the_loudest(volume: int, less: int, more: int) -> None:
    settings = Settings(volume=volume)
    assert changes("volume:less", settings) == {"volume": less}
    assert changes("volume:more", settings) == {"volume": more}


def test_the_volume_offers_what_is_left_of_it() -> None:
    room = Room(settings=Settings(volume=10)).lay_over(SettingsScene)
    room.press("volume:less")
    assert "Off" in room.texts
    assert [room.offers(f"volume:{end}") for end in ("off", "less", "more")] == [False, False, True]
    room.set(volume=100)
    room.draw()
    assert [room.offers(f"volume:{end}") for end in ("off", "less", "more")] == [True, True, False]


def test_a_missing_sound_device_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "nosuch")
    room = Room()
    room.stage.sound.set_volume(70)
    assert "No sound device" not in room.lay_over(SettingsScene).texts
    room.stage.sound.play("press")
    for overlay in (SettingsScene, Pause):
        assert "No sound device" in room.lay_over(overlay).texts


@pytest.mark.parametrize("size", SIZES)
def test_every_row_works_by_touch(size: tuple[int, int]) -> None:
    room = Room(size=size).lay_over(SettingsScene)
    for key in ROWS:
        room.set(**NEW.to_dict())
        room.draw()
        room.press(key)
        assert room.settings == replace(NEW, **ROWS[key])


def test_every_row_works_by_keyboard() -> None:
    room = Room().lay_over(SettingsScene)
    for key in ROWS:
        room.set(**NEW.to_dict())
        room.focus(key)
        room.key("return")
        assert room.settings == replace(NEW, **ROWS[key])


@pytest.mark.parametrize("size", SIZES)
def test_the_pause_has_every_row(size: tuple[int, int]) -> None:
    room = Room(size=size).lay_over(Pause)
    assert {key for key in ROWS if room.offers(key)} == set(ROWS)
    room.press("role_seconds:20", "rotated")
    assert room.settings == Settings(role_seconds=20, rotated=True)


@pytest.mark.parametrize(
    ("text_size", "high_contrast"), [(0.9, False), (1.0, False), (1.2, False), (1.2, True)]
)
@pytest.mark.parametrize("size", SIZES)
def test_no_flaws_on_any_screen_under_any_setting(
    size: tuple[int, int], text_size: float, high_contrast: bool
) -> None:
    """Each drawing is looked at: a screen that is drawn must be without a flaw."""
    for volume, log, step in ((70, LOG, "table"), (0, (), "over")):
        chosen = Settings(text_size=text_size, high_contrast=high_contrast, volume=volume)
        room = Room(names=LONG, log=log, step=step, settings=chosen, size=size, strengths=("easy",))
        room.lay_over(SettingsScene)
        room.lay_over(Pause)
        if step != "over":
            room.press("end")
        assert room.canvas.flaws == []


@pytest.mark.parametrize("overlay", [Pause, SettingsScene])
def test_nothing_shows_through(overlay: type[Pause | SettingsScene]) -> None:
    drawn = []
    for before in (BLACK, WHITE):
        surface = pygame.Surface((1300, 900))
        surface.fill(before)
        overlay(Room(log=LOG).host).draw(Canvas(surface, Theme(SYSTEM)))
        drawn.append(pygame.image.tobytes(surface, "RGB"))
    assert drawn[0] == drawn[1]


def test_the_settings_lead_back_to_the_shelf_or_to_the_pause() -> None:
    room = Room().lay_over(SettingsScene)
    room.key("escape")
    assert room.scene is room.beneath
    room = Room().lay_over(SettingsScene, "pause")
    room.key("escape")
    assert room.calls == [("pause",)]


# ---------------------------------------------------------------------- the pause


@pytest.mark.parametrize(
    ("key", "call"),
    [
        ("rules", ("open_rules", "discuss")),
        ("roles", ("choose_seat_again",)),
        ("shelf", ("to_shelf",)),
        ("close", ("quit",)),
    ],
)
def test_the_pause_leads_on(key: str, call: tuple[str, ...]) -> None:
    room = paused()
    room.press(key)
    assert room.calls == [call]


def test_who_plays_on_is_asked_where_computers_can() -> None:
    assert not paused().offers("who")
    for size in SIZES:
        room = paused(strengths=("easy",), size=size)
        assert room.offers("shelf")
        room.press("who")
        assert room.calls == [("ask_who",)]


@pytest.mark.parametrize("name", ["escape", "return"])
def test_a_key_resumes(name: str) -> None:
    room = paused()
    room.key(name)
    assert room.scene is room.beneath


def test_a_touch_resumes() -> None:
    room = paused()
    room.press("resume")
    assert room.scene is room.beneath


def test_a_match_is_ended_only_when_that_is_asked_twice() -> None:
    room = paused()
    room.press("end")
    assert room.calls == []
    room.press("end")
    assert room.calls == [("end_match",)]


@pytest.mark.parametrize("between", ["keep", "rotated"])
def test_anything_else_in_between_takes_the_question_back(between: str) -> None:
    room = paused()
    room.press("end", between, "end")
    assert room.calls == []


def test_where_end_was_touched_stands_keep() -> None:
    room = paused()
    before = {target.key: target.rect for target in room.canvas.targets}
    room.press("end")
    after = {target.key: target.rect for target in room.canvas.targets}
    assert after["keep"] == before["end"]
    assert after["end"] != before["end"]


@pytest.mark.parametrize(
    ("step", "offered"), [("curtain", True), ("table", True), ("glance", False), ("over", False)]
)
def test_a_role_is_shown_again_only_from_what_is_public(step: str, offered: bool) -> None:
    assert paused(step=step).offers("roles") == offered


def test_a_match_that_is_over_cannot_be_ended() -> None:
    room = paused(step="over")
    assert not room.offers("end")
    room.press("shelf")
    assert room.calls == [("to_shelf",)]


def test_the_pause_tells_where_the_match_stands_and_what_was_public_so_far() -> None:
    texts = paused(log=LOG).texts
    assert {"La Casa de Papel", "Round 2 of 5", "So far"} <= set(texts)
    assert "Dev was named, and is not the Professor." in texts
    assert "Cleo leads round 2." in texts
    assert "Ada leads round 1." not in texts  # too long ago for the room there is


def test_the_newest_lines_stand_where_there_is_little_room() -> None:
    texts = paused(log=LOG, settings=Settings(text_size=1.2)).texts
    words = Room().match.words
    shown = [n for n, line in enumerate(LOG) if words.say(line, SHORT) in texts]
    assert shown == list(range(shown[0], len(LOG)))


def test_without_a_log_nothing_is_told() -> None:
    texts = paused().texts
    assert "So far" not in texts
    assert not {name for name in SHORT for text in texts if name in text}


def test_what_is_set_in_a_pause_holds_at_once_and_is_kept(tmp_path: Path) -> None:
    with evening(tmp_path) as night:
        night.sit_down(5)
        night.until("curtain", dice=Dice(1))
        night.host.pause()
        night.hands.settle()
        for key in ("high_contrast", "text_size:large", "volume:less"):
            night.hands.touch(key)
        assert night.stage.theme.high_contrast
        assert night.stage.theme.text_size == 1.2
        night.hands.key("escape")
        night.hands.settle()
        assert night.scene == "curtain"
        chosen = Settings(high_contrast=True, text_size=1.2, volume=60)
        assert Settings.from_dict(night.store.setting("settings", {})) == chosen


def test_a_match_that_was_ended_is_gone(tmp_path: Path) -> None:
    with evening(tmp_path) as night:
        night.sit_down(5)
        night.host.pause()
        night.hands.settle()
        night.hands.touch("end")
        night.hands.touch("end")
        night.hands.settle()
        assert night.scene == "shelf"
        assert not night.store.unfinished()
