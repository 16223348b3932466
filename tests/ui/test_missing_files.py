"""A file of the program is missing: a sentence with its name, and no traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

from pass_and_play.app import run
from pass_and_play.ui.paint import art


def test_a_missing_icon_ends_the_start_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def missing(*args: object, **kwargs: object) -> None:
        raise FileNotFoundError(2, "No such file", str(tmp_path / "lamp.svg"))

    monkeypatch.setattr(art, "icon", missing)
    assert run(["--home", str(tmp_path), "--windowed"]) == 2
    said = capsys.readouterr().err
    assert "A file of the program is missing: lamp.svg." in said
    assert "Traceback" not in said
