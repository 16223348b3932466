"""Who of a match is a computer: kept with its seats, changed between two sittings, missing in older files."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from store_samples import COLOURS, NAMES, all_picks, edited, key_of, new_match, opened, picks, play, progress

from pass_and_play.store import DamagedMatch, Store

BOTS = {0: "easy", 2: "hard"}


def test_the_computers_of_a_match_come_back(tmp_path: Path) -> None:
    with opened(tmp_path) as store:
        match = store.begin(replace(new_match(), bots=BOTS))
        store.begin(new_match())
    with opened(tmp_path) as store:
        loaded = store.load(match)
        assert (loaded.names, loaded.colours, loaded.bots) == (NAMES, COLOURS, BOTS)
        assert [save.bots for save in store.unfinished()] == [{}, BOTS]


def test_they_are_a_column_of_the_match_and_no_part_of_its_record(tmp_path: Path) -> None:
    with opened(tmp_path) as store:
        records = [store.load(store.begin(replace(new_match(), bots=bots))).record for bots in ({}, BOTS)]
    assert records[0] == records[1]
    with edited(tmp_path) as file:
        seats = [json.loads(text) for (text,) in file.execute("SELECT seats FROM matches ORDER BY id")]
    assert [seat.get("bot") for seat in seats[1]] == ["easy", None, "hard"]
    assert all(seat.keys() == {"name", "colour"} for seat in seats[0])


def test_a_seat_is_handed_over_and_nothing_else_changes(tmp_path: Path) -> None:
    with opened(tmp_path) as store:
        match = play(store, 4)
        before = store.load(match)
        store.seat_bots(match, BOTS)
        store.seat_bots(match, {1: "fair"})
        assert store.load(match) == replace(before, bots={1: "fair"})
        store.decide(match, picks(4), progress=progress(4))
    with opened(tmp_path) as store:
        assert store.load(match).bots == {1: "fair"}
        assert store.load(match).record.decisions == all_picks(5)
        store.seat_bots(match, {})
        assert store.load(match).bots == {}
        with pytest.raises(KeyError):
            store.seat_bots(match + 1, BOTS)


def test_a_file_from_before_there_were_computers_opens_as_it_was(tmp_path: Path) -> None:
    """Its seats lack what is new, its version is the first, and so is what its tables are told by."""
    with opened(tmp_path) as store:
        match = play(store, 3)
    with edited(tmp_path) as file:
        file.execute(
            "UPDATE matches SET seats = ?",
            (json.dumps([{"name": name, "colour": c} for name, c in zip(NAMES, COLOURS, strict=True)]),),
        )
        assert file.execute("PRAGMA user_version").fetchone() == (1,)
        (tables,) = file.execute("SELECT sql FROM sqlite_master WHERE name = 'matches'").fetchone()
    assert '-- JSON: a list of {"name", "colour"}' in tables
    with opened(tmp_path) as store:
        assert key_of(store) == ""
        assert store.load(match).record.decisions == all_picks(3)
        assert store.load(match).bots == {}
        assert [save.match for save in store.unfinished()] == [match]


def test_seats_that_cannot_be_read_are_not_written_over(tmp_path: Path) -> None:
    with opened(tmp_path) as store:
        match = play(store, 1)
    with edited(tmp_path) as file:
        file.execute("UPDATE matches SET seats = '[{}]'")
    store = Store.open(tmp_path)
    with pytest.raises(DamagedMatch):
        store.seat_bots(match, BOTS)
    store.close()
