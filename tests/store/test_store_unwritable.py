"""A saves file that takes no more, at the start or in the middle of a match: play goes on in memory."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from store_samples import (
    ENDING,
    all_picks,
    filled,
    key_of,
    new_match,
    opened,
    picks,
    play,
    progress,
    works,
)

from pass_and_play.store.file import NAME


def after_connecting(monkeypatch: pytest.MonkeyPatch, limit: Callable[[sqlite3.Connection], object]) -> None:
    """Gives every connection to a file the limits of a bad place."""
    connect: Callable[..., sqlite3.Connection] = sqlite3.connect

    def limited(place: Any, **settings: Any) -> sqlite3.Connection:
        connection = connect(place, **settings)
        if place != ":memory:":
            limit(connection)
        return connection

    monkeypatch.setattr(sqlite3, "connect", limited)


@pytest.mark.parametrize(
    ("pragma", "notice"),
    [("PRAGMA max_page_count = 2", "store.full"), ("PRAGMA query_only = ON", "store.read_only")],
)
def test_a_file_that_cannot_be_begun(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pragma: str, notice: str
) -> None:
    after_connecting(monkeypatch, lambda connection: connection.execute(pragma))
    with opened(tmp_path) as store:
        assert key_of(store) == notice
        works(store)


def test_a_file_that_can_only_be_read_still_gives_what_it_holds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def reading(action: int, name: str | None, value: str | None, *_: object) -> int:
        changes = action == sqlite3.SQLITE_PRAGMA and name == "user_version" and value is not None
        return sqlite3.SQLITE_DENY if changes else sqlite3.SQLITE_OK

    before = filled(tmp_path)
    after_connecting(monkeypatch, lambda connection: connection.set_authorizer(reading))
    with opened(tmp_path) as store:
        assert key_of(store) == "store.read_only"
        assert store.setting("language", "en") == "fr"
        match = store.unfinished()[0].match
        play(store, 3, match=match)
        assert store.load(match).record.decisions == all_picks(12)
        works(store)
    assert (tmp_path / NAME).read_bytes() == before


@pytest.mark.parametrize(
    ("pragma", "notice"),
    [("PRAGMA max_page_count = 1", "store.full"), ("PRAGMA query_only = ON", "store.read_only")],
)
def test_writing_that_fails_in_the_middle_of_a_match(tmp_path: Path, pragma: str, notice: str) -> None:
    with opened(tmp_path) as store:
        other, match = play(store, 2), play(store, 3)
        store.set_setting("language", "de")
        assert store._file is not None
        store._file.execute(pragma)
        decided = 3
        while store.notice is None:
            store.decide(match, picks(decided), progress=progress(decided))
            decided += 1
            assert decided < 200
        assert key_of(store) == notice
        assert dict(store.notice.params) == {"file": str(tmp_path / NAME)}
        play(store, 4, match=match)
        assert store.load(match).record.decisions == all_picks(decided + 4)
        assert store.load(other).record.decisions == all_picks(2)
        assert store.setting("language", "en") == "de"
        assert key_of(store) == notice
        store.finish(match, ENDING)
        works(store)
    with opened(tmp_path) as store:
        assert store.notice is None
        assert store.load(match).record.decisions == all_picks(decided - 1)
        assert {save.match for save in store.unfinished()} == {match, other}


@pytest.mark.parametrize("deed", ["set_setting", "begin", "finish", "forget"])
def test_every_deed_survives_a_disk_that_takes_no_more(tmp_path: Path, deed: str) -> None:
    with opened(tmp_path) as store:
        match = play(store, 1)
        assert store._file is not None
        store._file.execute("PRAGMA query_only = ON")
        match deed:
            case "set_setting":
                store.set_setting("a", 1)
            case "begin":
                match = store.begin(new_match())
            case "finish":
                store.finish(match, ENDING)
            case _:
                store.forget(match)
        assert key_of(store) == "store.read_only"
        works(store)


def test_a_folder_that_vanishes_is_survived(tmp_path: Path) -> None:
    with opened(tmp_path) as store:
        match = play(store, 2)
        assert store._file is not None
        store._file.close()
        play(store, 2, match=match)
        assert key_of(store) == "store.read_only"
        assert store.load(match).record.decisions == all_picks(4)
