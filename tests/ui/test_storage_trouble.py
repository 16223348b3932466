"""What the players are told when matches cannot be kept, and that they can play all the same."""

from __future__ import annotations

from pathlib import Path

from evening import evening

from pass_and_play.engine.dice import Dice


def test_a_folder_that_cannot_be_written_is_told_once_and_play_goes_on(tmp_path: Path) -> None:
    home = tmp_path / "file"
    home.write_text("not a folder")
    with evening(home) as app:
        app.hands.settle()
        assert app.scene == "notice"
        assert "cannot be written" in app.texts
        app.hands.touch("confirm")
        app.hands.settle()
        assert app.scene == "shelf"
        app.sit_down(4)
        app.hands.play_match(Dice(1))
        assert app.scene == "over"


def test_a_second_app_on_the_same_folder_gets_a_sentence(tmp_path: Path) -> None:
    with evening(tmp_path) as first, evening(tmp_path) as second:
        second.hands.settle()
        assert "in use by another window" in second.texts
        first.sit_down(4)
        assert len(first.store.unfinished()) == 1
        assert second.store.unfinished() == ()


def test_a_damaged_file_is_kept_aside(tmp_path: Path) -> None:
    (tmp_path / "pass-and-play.sqlite3").write_bytes(b"coffee" * 999)
    with evening(tmp_path) as app:
        app.hands.settle()
        assert "kept beside it as pass-and-play.damaged-1.sqlite3" in app.texts
        assert (tmp_path / "pass-and-play.damaged-1.sqlite3").read_bytes().startswith(b"coffee")


def test_a_match_of_other_rules_is_kept_and_told(tmp_path: Path) -> None:
    with evening(tmp_path) as app:
        app.sit_down(4)
    with evening(tmp_path) as app:
        (saved,) = app.store.unfinished()
        app.store._memory.execute("UPDATE matches SET rules = 0")
        app.host.resume(saved.match)
        app.hands.settle()
        assert app.scene == "notice"
        app.hands.touch("confirm")
        app.hands.settle()
        assert app.scene == "shelf"
        assert len(app.store.unfinished()) == 1
