"""What the app notices before its window opens."""

from pathlib import Path

import pytest

from pass_and_play import app
from pass_and_play.commands.play import both_libraries


@pytest.mark.parametrize(
    ("folders", "both"),
    [
        (["pygame-2.6.1.dist-info"], False),
        (["pygame_ce-2.5.6.dist-info", "PyYAML-6.0.2.dist-info"], False),
        (["pygame-2.6.1.dist-info", "pygame_ce-2.5.6.dist-info"], True),
    ],
)
def test_two_libraries_of_one_name_are_noticed(tmp_path: Path, folders: list[str], both: bool) -> None:
    for folder in folders:
        (tmp_path / folder).mkdir()
    assert both_libraries(tmp_path) is both


@pytest.mark.parametrize("options", [["--probe", "seen.jsonl"], ["--clock", "20"]])
def test_an_executable_helps_nobody_to_peek(
    options: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(app, "_FROZEN", True)
    monkeypatch.chdir(tmp_path)
    assert app.run(["--home", "home", *options]) == 2
    assert "an executable has neither" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
    with pytest.raises(SystemExit):
        app.run(["--help"])
    assert options[0] not in capsys.readouterr().out
