"""The entry in the menu of a Linux desktop."""

from __future__ import annotations

import sys
from configparser import ConfigParser
from pathlib import Path

import pytest

from pass_and_play.app import run
from pass_and_play.places import data_root

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux has such entries")


@pytest.fixture
def share(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the entries of this user lie."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    return tmp_path / "share"


def entry_in(share: Path) -> dict[str, str]:
    """What the entry says."""
    parser = ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(share / "applications" / "pass-and-play.desktop", encoding="utf-8")
    return dict(parser["Desktop Entry"])


def test_the_app_is_put_into_the_menu_and_taken_out_again(
    share: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["desktop-entry"]) == 0
    assert "pass-and-play.desktop" in capsys.readouterr().out
    entry = entry_in(share)
    assert (entry["Type"], entry["Name"], entry["Terminal"]) == ("Application", "Pass and Play", "false")
    icon = share / "icons/hicolor/scalable/apps" / f"{entry['Icon']}.svg"
    assert icon.read_bytes() == (data_root() / "assets" / "art" / "app-icon.svg").read_bytes()
    assert run(["desktop-entry", "--remove"]) == 0
    assert [path for path in share.rglob("*") if path.is_file()] == []
    assert run(["desktop-entry", "--remove"]) == 0


@pytest.mark.parametrize(
    ("program", "word"),
    [
        ("/opt/card games/pass-and-play", '"/opt/card games/pass-and-play"'),
        ("/opt/a$b/100%/pass-and-play", r'"/opt/a\\$b/100%%/pass-and-play"'),
        ('/opt/"quoted"\\`/pass-and-play', r'"/opt/\\"quoted\\"\\\\\\`/pass-and-play"'),
        ("/opt/Ă été/pass-and-play", '"/opt/Ă été/pass-and-play"'),
    ],
)
def test_the_entry_starts_the_executable_wherever_it_lies(
    share: Path, monkeypatch: pytest.MonkeyPatch, program: str, word: str
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", program)
    assert run(["desktop-entry"]) == 0
    assert entry_in(share)["Exec"] == word


def test_the_entry_starts_the_command_that_wrote_it(
    share: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = tmp_path / "pass-and-play"
    command.write_text("#!/bin/sh\n")
    command.chmod(0o755)
    monkeypatch.setattr(sys, "argv", [str(command)])
    assert run(["desktop-entry"]) == 0
    assert entry_in(share)["Exec"] == f'"{command}"'
    monkeypatch.setattr(sys, "argv", ["__main__.py"])
    assert run(["desktop-entry"]) == 0
    assert entry_in(share)["Exec"] == f'"{sys.executable}" -m pass_and_play'


def test_a_folder_that_cannot_be_written_is_told(share: Path, capsys: pytest.CaptureFixture[str]) -> None:
    share.write_text("a file where a folder should be")
    assert run(["desktop-entry"]) == 2
    assert "cannot be changed" in capsys.readouterr().err
