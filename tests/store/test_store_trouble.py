"""Whatever the saves file is like at the start, play goes on, a sentence says so, nothing is deleted."""

from __future__ import annotations

import errno
import sqlite3
from pathlib import Path

import pytest
from store_samples import all_picks, edited, files, filled, key_of, opened, play, works

from pass_and_play.engine.record import Record
from pass_and_play.store import DamagedMatch, Store, schema
from pass_and_play.store.file import NAME

ASIDE = "pass-and-play.damaged-1.sqlite3"


def kept(store: Store) -> object:
    """The name of the file that the notice says was set aside."""
    assert store.notice is not None
    return dict(store.notice.params)["kept"]


def test_a_fresh_folder_is_no_trouble(tmp_path: Path) -> None:
    home = tmp_path / "deep" / "new – 模式"
    with opened(home) as store:
        assert store.notice is None
        works(store)
    assert files(home) == {NAME}


def test_a_second_store_of_the_folder_plays_in_memory(tmp_path: Path) -> None:
    with opened(tmp_path) as first:
        match = play(first, 2)
        for _ in range(2):
            with opened(tmp_path) as second:
                assert second.notice is not None
                assert second.notice.key == "store.in_use"
                assert dict(second.notice.params) == {"file": str(tmp_path / NAME)}
                assert second.unfinished() == ()
                works(second)
        play(first, 2, match=match)
        assert first.notice is None
    with opened(tmp_path) as again:
        assert again.notice is None
        assert again.load(match).record.decisions == all_picks(4)
        assert again.results("casa_de_papel") == ()


def sqlite_of_others() -> bytes:
    """A sound database of another program."""
    connection = sqlite3.connect(":memory:")
    connection.execute("CREATE TABLE bookmarks (url)")
    content = connection.serialize()
    connection.close()
    return content


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"x",
        b"garbage! " * 4000,
        bytes(8192),
        b"SQLite format 3\0",
        "YAML: nö".encode(),
        sqlite_of_others(),
    ],
    ids=["empty", "one byte", "garbage", "zeros", "magic", "text", "another program's"],
)
def test_what_is_no_saves_file_is_set_aside(tmp_path: Path, content: bytes) -> None:
    (tmp_path / NAME).write_bytes(content)
    with opened(tmp_path) as store:
        assert key_of(store) == "store.damaged"
        assert kept(store) == ASIDE
        works(store)
    assert (tmp_path / ASIDE).read_bytes() == content
    with opened(tmp_path) as store:
        assert store.notice is None
        assert len(store.results("casa_de_papel")) == 1


@pytest.mark.parametrize("share", [0.02, 0.1, 0.5, 0.9, 0.999])
def test_a_truncated_file_is_set_aside(tmp_path: Path, share: float) -> None:
    sound = filled(tmp_path)
    cut = sound[: int(len(sound) * share)]
    (tmp_path / NAME).write_bytes(cut)
    with opened(tmp_path) as store:
        assert key_of(store) == "store.damaged"
        works(store)
    assert (tmp_path / ASIDE).read_bytes() == cut


def test_damaged_files_are_counted(tmp_path: Path) -> None:
    for number in (1, 2, 3):
        (tmp_path / NAME).write_bytes(b"damage %d" % number)
        with opened(tmp_path) as store:
            assert kept(store) == f"pass-and-play.damaged-{number}.sqlite3"
    for number in (1, 2, 3):
        assert (tmp_path / f"pass-and-play.damaged-{number}.sqlite3").read_bytes() == b"damage %d" % number


@pytest.mark.parametrize(
    "damage",
    [
        "DROP TABLE results",
        "ALTER TABLE decisions ADD COLUMN extra",
        "CREATE TABLE more (x)",
        "PRAGMA user_version = 0",
        "PRAGMA user_version = -1",
        "PRAGMA application_id = 7",
    ],
)
def test_other_tables_are_set_aside(tmp_path: Path, damage: str) -> None:
    filled(tmp_path)
    with edited(tmp_path) as database:
        database.execute(damage)
    with opened(tmp_path) as store:
        assert key_of(store) == "store.damaged"
        works(store)


def saved(store: Store) -> list[Record | None]:
    """The unfinished matches that can be loaded, None for one that is damaged; everything else works."""
    store.results("casa_de_papel")
    store.setting("language", "en")
    matches: list[Record | None] = []
    for save in store.unfinished():
        try:
            matches.append(store.load(save.match).record)
        except DamagedMatch:
            matches.append(None)
    works(store)
    return matches


def test_damage_anywhere_is_told_or_does_no_harm(tmp_path: Path) -> None:
    """One byte turned over, at positions all over the file: what loads is what was kept."""
    sound = filled(tmp_path / "sound")
    with opened(tmp_path / "sound") as store:
        whole = saved(store)[:3]
    outcomes = {"store.damaged": 0, "harmless": 0, "told": 0}
    for number, spot in enumerate([*range(0, 100, 6), *range(100, len(sound), 811)]):
        home = tmp_path / str(number)
        home.mkdir()
        broken = bytearray(sound)
        broken[spot] ^= 0xFF
        (home / NAME).write_bytes(broken)
        with opened(home) as store:
            notice = key_of(store)
            matches = saved(store)
            told = key_of(store)
        assert notice in ("", "store.damaged", "store.newer"), spot
        if notice == "store.damaged":
            assert (home / ASIDE).read_bytes() == broken
        elif notice == "":
            assert all(record is None or record in whole for record in matches), spot
            assert len(matches) == 3 or told, spot
        outcomes[notice or ("harmless" if matches == whole else "told")] = 1
    assert set(outcomes.values()) == {1}, outcomes


def test_a_newer_file_is_left_untouched(tmp_path: Path) -> None:
    filled(tmp_path)
    with edited(tmp_path) as database:
        database.execute(f"PRAGMA user_version = {schema.VERSION + 1}")
        database.execute("CREATE TABLE something_new (x)")
    before = (tmp_path / NAME).read_bytes()
    with opened(tmp_path) as store:
        assert key_of(store) == "store.newer"
        assert store.unfinished() == ()
        works(store)
    assert files(tmp_path) == {NAME}
    assert (tmp_path / NAME).read_bytes() == before


def test_a_home_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    for home in (tmp_path / "file", tmp_path / "file" / "below"):
        with opened(home) as store:
            assert key_of(store) == "store.read_only"
            works(store)
    assert (tmp_path / "file").read_text() == "mine"


def test_a_folder_in_the_place_of_the_file(tmp_path: Path) -> None:
    (tmp_path / NAME).mkdir()
    with opened(tmp_path) as store:
        assert key_of(store) == "store.read_only"
        works(store)
    assert files(tmp_path) == {NAME}


@pytest.mark.parametrize(
    ("number", "notice"), [(errno.ENOSPC, "store.full"), (errno.EROFS, "store.read_only")]
)
def test_a_folder_that_cannot_be_begun(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, notice: str
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError(number, "no")

    monkeypatch.setattr(Path, "mkdir", refuse)
    with opened(tmp_path / "new") as store:
        assert key_of(store) == notice
        works(store)


def test_a_damaged_file_that_cannot_be_moved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(errno.EACCES, "no")

    (tmp_path / NAME).write_bytes(b"garbage")
    monkeypatch.setattr(Path, "rename", refuse)
    with opened(tmp_path) as store:
        assert key_of(store) == "store.read_only"
        works(store)
    assert (tmp_path / NAME).read_bytes() == b"garbage"


def test_a_system_that_does_not_rename_open_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rename = Path.rename
    refusals = iter([PermissionError(errno.EACCES, "still open")])

    def reluctant(path: Path, target: Path) -> Path:
        for refusal in refusals:
            raise refusal
        return rename(path, target)

    (tmp_path / NAME).write_bytes(b"garbage")
    monkeypatch.setattr(Path, "rename", reluctant)
    with opened(tmp_path) as store:
        assert key_of(store) == "store.damaged"
        works(store)
    assert (tmp_path / ASIDE).read_bytes() == b"garbage"
