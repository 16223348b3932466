"""A file of the program is missing: a sentence with its name, and no traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

from pass_and_play.app import run
from pass_and_play.catalogue import GAMES
from pass_and_play.commands.trouble import missing_file
from pass_and_play.ui.paint import art, text
from pass_and_play.ui.paint.cache import drop_caches
from pass_and_play.words import look_up


def test_a_missing_icon_ends_the_start_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One that the shelf shows, and the sentence that something broke does not."""
    source = art._source

    def missing(folder: str, name: str) -> str:
        if name == "lamp":
            raise FileNotFoundError(2, "No such file", str(tmp_path / "lamp.svg"))
        return source(folder, name)

    drop_caches()
    monkeypatch.setattr(art, "_source", missing)
    assert run(["--home", str(tmp_path), "--windowed"]) == 2
    said = capsys.readouterr().err
    assert "A file of the program is missing: lamp.svg." in said
    assert "Traceback" not in said


@pytest.mark.parametrize(
    "error",
    [
        FileNotFoundError(2, "No such file", "/somewhere/assets/lamp.svg"),
        FileNotFoundError("No file '/somewhere/assets/lamp.svg' found in working directory '/home'."),
    ],
)
def test_the_file_is_named_by_whoever_missed_it(error: FileNotFoundError) -> None:
    """Python gives its name; pygame has it in a sentence only."""
    assert str(missing_file(error)).startswith("A file of the program is missing: lamp.svg.")


def test_a_missing_font_ends_the_gallery_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text._font.cache_clear()
    monkeypatch.setattr(text, "_path", lambda face, weight: tmp_path / f"{face}-{weight}.ttf")
    assert run(["gallery", str(tmp_path / "pictures"), "--game", GAMES[0].id]) == 2
    assert "A file of the program is missing: " in capsys.readouterr().err
    text._font.cache_clear()


def test_missing_words_end_the_start_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(look_up, "FOLDER", tmp_path)
    assert run(["--home", str(tmp_path), "--windowed"]) == 2
    assert "A file of the program is missing: app.yaml." in capsys.readouterr().err
