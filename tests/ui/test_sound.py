"""The sounds are as the design lists them, and the service is silent rather than in the way."""

from __future__ import annotations

import importlib.util
import math
import sys
import wave
from array import array
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from types import ModuleType

import pygame
import pytest

from pass_and_play.places import data_root
from pass_and_play.ui.sound import Sound

FOLDER = data_root() / "assets" / "sounds"
SCRIPT = Path(__file__).resolve().parents[2] / "build" / "make_sounds.py"

# The design's table: length in milliseconds, level in decibels below the loudest.
CUES = {
    "press": (40, -18),
    "refuse": (120, -16),
    "lift": (120, -14),
    "place": (120, -14),
    "hand_over": (700, -8),
    "cover": (90, -14),
    "turn": (300, -12),
    "lamp_off": (250, -10),
    "lamp_on": (250, -10),
    "reveal": (90, -10),
    "press_run": (900, -8),
    "press_stop": (800, -8),
    "coin_in": (140, -12),
    "coin_out": (140, -12),
    "deal_struck": (300, -10),
    "vault": (900, -8),
    "key": (180, -12),
    "flip_over": (160, -12),
    "bell_toll": (1600, -8),
    "axe": (250, -8),
    "clock_30": (100, -14),
    "clock_10": (100, -14),
    "win_casa_de_papel": (1800, -6),
    "win_bank_heist": (1800, -6),
    "win_caper": (1800, -6),
    "win_executioner": (1800, -6),
}
LOOPS = {"cut_bed": -20}
LEVELS = {cue: level for cue, (_, level) in CUES.items()} | LOOPS
LOUDEST = "win_casa_de_papel"
FULL = 32767


@cache
def samples(cue: str) -> tuple[int, array[int]]:
    """Samples a second, and the samples."""
    with wave.open(str(FOLDER / f"{cue}.wav"), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        found = array("h", file.readframes(file.getnframes()))
        if sys.byteorder == "big":
            found.byteswap()
        return file.getframerate(), found


def peak(cue: str) -> int:
    return max(abs(sample) for sample in samples(cue)[1])


# ---------------------------------------------------------------------- the files


def test_there_is_a_file_for_every_cue_and_none_besides() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {f"{cue}.wav" for cue in LEVELS}


def test_the_files_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 1_500_000


@pytest.mark.parametrize("cue", CUES)
def test_a_cue_is_as_long_as_the_design_says(cue: str) -> None:
    rate, found = samples(cue)
    wanted = CUES[cue][0]
    assert abs(len(found) * 1000 / rate - wanted) <= 0.15 * wanted


@pytest.mark.parametrize("cue", LEVELS)
def test_a_cue_is_as_loud_as_the_design_says(cue: str) -> None:
    below = 20 * math.log10(peak(cue) / peak(LOUDEST))
    assert abs(below - (LEVELS[cue] - LEVELS[LOUDEST])) <= 2


@pytest.mark.parametrize("cue", LEVELS)
def test_a_cue_is_not_clipped(cue: str) -> None:
    assert peak(cue) < FULL


@pytest.mark.parametrize("cue", LEVELS)
def test_a_cue_begins_and_ends_without_a_click(cue: str) -> None:
    found = samples(cue)[1]
    assert max(abs(found[0]), abs(found[-1])) < FULL * 0.01


@pytest.mark.parametrize("cue", CUES)
def test_a_cue_is_heard_to_its_end_and_no_longer(cue: str) -> None:
    """Each fifth but the last has something to hear: no file is padded with silence."""
    found = samples(cue)[1]
    fifth = len(found) // 5
    loudest = [max(abs(sample) for sample in found[n * fifth : (n + 1) * fifth]) for n in range(5)]
    assert min(loudest[:4]) > peak(cue) * 0.001


@pytest.mark.parametrize("cue", LOOPS)
def test_a_loop_goes_over_into_itself(cue: str) -> None:
    """The step from the last sample to the first is no larger than the steps inside."""
    found = samples(cue)[1]
    inside = max(abs(after - before) for before, after in pairwise(found))
    assert abs(found[0] - found[-1]) <= inside


def test_both_ends_of_a_power_cut_are_told_apart() -> None:
    assert samples("lamp_off")[1] != samples("lamp_on")[1]


def test_every_game_ends_with_a_figure_of_its_own() -> None:
    figures = {samples(cue)[1].tobytes() for cue in CUES if cue.startswith("win_")}
    assert len(figures) == 4


@cache
def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_sounds", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # its dataclasses look themselves up there
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("cue", ["press", "lift", "turn", "key", "axe"])
def test_the_script_makes_the_files_that_are_kept(cue: str) -> None:
    """One step of difference is left to how a machine rounds a sine."""
    made, kept = script().finished(script().CUES[cue]), samples(cue)[1]
    assert len(made) == len(kept)
    assert max(abs(one - other) for one, other in zip(made, kept, strict=True)) <= 1


# ---------------------------------------------------------------------- the service


@pytest.fixture(autouse=True)
def _quiet_after() -> Iterator[None]:
    pygame.mixer.quit()
    yield
    pygame.mixer.quit()


def heard(sound: Sound, cue: str) -> int:
    """How many times a cue is heard now."""
    mixed = sound._loaded.get(cue)
    return mixed.get_num_channels() if mixed is not None else 0


def test_nothing_is_opened_before_it_is_needed() -> None:
    Sound(70)
    assert pygame.mixer.get_init() is None


def test_a_cue_is_heard() -> None:
    sound = Sound(70)
    sound.play("hand_over")
    assert pygame.mixer.get_init() is not None
    assert heard(sound, "hand_over") == 1
    assert not sound.failed


def test_nothing_is_opened_while_the_volume_is_off() -> None:
    sound = Sound(0)
    sound.play("press")
    sound.loop("cut_bed")
    sound.stop("cut_bed")
    assert pygame.mixer.get_init() is None
    assert not sound.failed


def test_the_device_is_given_back_when_the_volume_is_turned_off() -> None:
    sound = Sound(70)
    sound.loop("cut_bed")
    sound.set_volume(0)
    assert pygame.mixer.get_init() is None
    sound.stop("cut_bed")
    sound.set_volume(40)
    sound.play("win_caper")
    assert heard(sound, "win_caper") == 1


def test_a_loop_is_heard_once_and_until_it_is_stopped() -> None:
    sound = Sound(70)
    sound.loop("cut_bed")
    sound.loop("cut_bed")
    assert heard(sound, "cut_bed") == 1
    sound.stop("cut_bed")
    assert heard(sound, "cut_bed") == 0
    sound.loop("cut_bed")
    assert heard(sound, "cut_bed") == 1


def test_the_volume_holds_for_what_was_loaded_before_and_after() -> None:
    sound = Sound(100)
    sound.play("press")
    sound.set_volume(50)
    sound.play("refuse")
    levels = [mixed.get_volume() for mixed in sound._loaded.values() if mixed is not None]
    assert levels == pytest.approx([0.25, 0.25], abs=0.01)


def test_without_a_device_there_is_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "nosuch")
    sound = Sound(70)
    sound.play("press")
    sound.loop("cut_bed")
    sound.stop("cut_bed")
    assert sound.failed
    assert pygame.mixer.get_init() is None


def test_a_device_that_is_missing_is_looked_for_once(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = []

    def refuse(**asked: object) -> None:
        tried.append(asked)
        raise pygame.error("no device")

    with monkeypatch.context() as patched:
        patched.setattr(pygame.mixer, "init", refuse)
        sound = Sound(70)
        sound.play("press")
        sound.set_volume(70)
        sound.play("press")
        assert len(tried) == 1
    sound.set_volume(60)
    sound.play("hand_over")
    assert heard(sound, "hand_over") == 1
    assert not sound.failed


def test_missing_and_broken_files_are_silence(tmp_path: Path) -> None:
    (tmp_path / "press.wav").write_bytes(b"RIFF, and then nothing")
    sound = Sound(70, tmp_path)
    for cue in ("press", "refuse", "no such cue"):
        sound.play(cue)
        sound.loop(cue)
        sound.stop(cue)
        sound.set_volume(30)
    assert not sound.failed


def test_a_mixer_that_was_closed_meanwhile_is_silence() -> None:
    sound = Sound(70)
    sound.loop("cut_bed")
    pygame.mixer.quit()
    sound.play("cut_bed")
    sound.loop("cut_bed")
    sound.stop("cut_bed")
    sound.set_volume(30)
    sound.set_volume(0)
    assert pygame.mixer.get_init() is None
