"""The store: works in memory and writes everything through to the saves file."""

from __future__ import annotations

import json
import os
import sqlite3
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

from pass_and_play.engine.ask import Ending, Picks, Say, Seat, say
from pass_and_play.store import file, rows, sentence
from pass_and_play.store.matches import DamagedMatch, LoadedMatch, NewMatch, Result, SavedMatch

V = TypeVar("V", bool, int, float, str, list[Any], dict[str, Any])
T = TypeVar("T")

LONGEST_TURN = 600.0
"""Seconds between two decisions that count as play at most; a longer silence is a break."""

ADD_MATCH = "INSERT INTO matches VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
UNFINISHED = "id NOT IN (SELECT match FROM results)"
ADD_DECISION = "INSERT INTO decisions VALUES (?, ?, ?)"

Change = tuple[str, tuple[object, ...]]
"""A statement with its values."""


class Store:
    """Settings, matches and results of one home folder.

    Everything is read from a copy in memory and written to both, the file in one transaction per call, so
    that nothing is lost to the running app when the file cannot be written any more. Trouble with the file
    is never raised: `notice` says what happened, and play goes on in memory. What is wrong with a call
    itself, such as a match that does not exist, raises KeyError or ValueError.
    """

    notice: Say | None

    def __init__(self, opened: file.Opened, *, path: Path, now: Callable[[], float]) -> None:
        self.notice = opened.notice
        self._memory = opened.memory
        self._file = opened.file
        self._path = path
        self._now = now
        self._seen: dict[int, float] = {}

    @classmethod
    def open(cls, home: Path, *, now: Callable[[], float] = time.time) -> Store:
        """The store of the folder `home`, which is made where it is missing.

        `now` gives the time in seconds since 1970.
        """
        path = home / file.NAME
        return cls(file.open_file(path), path=path, now=now)

    def close(self) -> None:
        """Gives the folder free for another app; the store cannot be used any more."""
        self._drop_file()
        self._memory.close()

    def setting(self, key: str, default: V) -> V:
        """The value kept under `key`; `default` where there is none of the same type."""
        for (text,) in self._memory.execute("SELECT value FROM settings WHERE key = ?", (key,)):
            with suppress(ValueError, TypeError):
                value: V = json.loads(text)
                if type(value) is type(default):
                    return value
        return default

    def set_setting(self, key: str, value: V) -> None:
        """Keeps a value that JSON can hold."""
        self._write(("INSERT OR REPLACE INTO settings VALUES (?, ?)", (key, json.dumps(value))))

    def begin(self, new: NewMatch) -> int:
        """Keeps a new match, with the decisions its record may already have, and returns its number."""
        record = new.record
        if not len(new.names) == len(new.colours) == record.seats:
            raise ValueError(f"a match of {record.seats} seats needs as many names and colours")
        (match,) = self._memory.execute("SELECT coalesce(max(id), 0) + 1 FROM matches").fetchone()
        key = os.urandom(16)
        self._write(
            (ADD_MATCH, rows.match_row(match, new, key=key, stamp=self._stamp())),
            *(
                (ADD_DECISION, rows.decision_row(match, number, picks, key=key))
                for number, picks in enumerate(record.decisions)
            ),
        )
        self._seen[match] = self._now()
        return int(match)

    def decide(self, match: int, picks: Picks, progress: Say) -> None:
        """Keeps the next decision of an unfinished match: when this returns, a power cut cannot take it.

        The work is the same whatever the picks are.
        """
        key, number = self._unfinished(match)
        self._write(
            (ADD_DECISION, rows.decision_row(match, number, picks, key=key)),
            (
                "UPDATE matches SET decided = ?, touched = ?, played = played + ?, progress = ? WHERE id = ?",
                (number + 1, self._stamp(), self._turn(match), sentence.to_json(progress), match),
            ),
        )

    def finish(self, match: int, ending: Ending) -> None:
        """Moves an unfinished match to the results."""
        self._unfinished(match)
        lists = (json.dumps(each) for each in (ending.winners, ending.scores, ending.sides))
        self._write(
            (
                "INSERT INTO results SELECT id, ?, ?, ?, ?, ?, round(played + ?) FROM matches WHERE id = ?",
                (self._stamp(), ending.how, *lists, self._turn(match), match),
            )
        )

    def seat_bots(self, match: int, bots: Mapping[Seat, str]) -> None:
        """Lets computers of these strengths play on for some seats of an unfinished match, and people for all
        others; names and colours stay. Raises KeyError, and DamagedMatch where its seats cannot be read."""
        self._unfinished(match)
        (seats,) = self._memory.execute("SELECT seats FROM matches WHERE id = ?", (match,)).fetchone()
        try:
            seated = rows.seated(seats, bots)
        except (ValueError, TypeError, KeyError) as error:
            raise DamagedMatch from error
        self._write(("UPDATE matches SET seats = ? WHERE id = ?", (seated, match)))

    def forget(self, match: int) -> None:
        """Deletes an unfinished match, as its players asked."""
        self._unfinished(match)
        self._write(("DELETE FROM matches WHERE id = ?", (match,)))

    def unfinished(self) -> tuple[SavedMatch, ...]:
        """The matches that can be resumed, the last touched first.

        Rows that cannot be read are left out, and `notice` says so.
        """
        query = f"SELECT {rows.SAVED} FROM matches WHERE {UNFINISHED} ORDER BY touched DESC, id DESC"
        return tuple(self._readable(self._memory.execute(query), rows.saved_match))

    def results(self, game: str) -> tuple[Result, ...]:
        """The finished matches of a game, the last one first.

        Rows that cannot be read are left out, and `notice` says so.
        """
        query = (
            f"SELECT {rows.RESULT} FROM results JOIN matches ON match = id "
            "WHERE game = ? ORDER BY ended DESC, id DESC"
        )
        return tuple(self._readable(self._memory.execute(query, (game,)), rows.result))

    def load(self, match: int) -> LoadedMatch:
        """A match to resume or, once it has ended, to replay.

        Raises KeyError for a match that does not exist and DamagedMatch where its rows are not what
        was kept. Whether its rules are still played is for the caller to judge by the record.
        """
        row = self._memory.execute(f"SELECT {rows.LOADED} FROM matches WHERE id = ?", (match,)).fetchone()
        if row is None:
            raise KeyError(match)
        decisions = self._memory.execute(
            "SELECT number, picks FROM decisions WHERE match = ? ORDER BY number", (match,)
        ).fetchall()
        ended = self._memory.execute("SELECT 1 FROM results WHERE match = ?", (match,)).fetchone()
        try:
            loaded = rows.loaded_match(match, row, decisions, ended=ended is not None)
        except (ValueError, TypeError, KeyError) as error:
            raise DamagedMatch from error
        self._seen[match] = self._now()
        return loaded

    def _unfinished(self, match: int) -> tuple[bytes, int]:
        """The key of an unfinished match and the number of its next decision."""
        row = self._memory.execute(
            f"SELECT key, decided FROM matches WHERE id = ? AND {UNFINISHED}", (match,)
        ).fetchone()
        if row is None:
            raise KeyError(match)
        key, decided = row
        return key, decided

    def _readable(self, found: sqlite3.Cursor, read: Callable[[rows.Row], T]) -> Iterator[T]:
        for row in found:
            try:
                yield read(row)
            except (ValueError, TypeError, KeyError):
                self.notice = self.notice or say("store.damaged_rows", file=str(self._path))

    def _write(self, *changes: Change) -> None:
        _commit(self._memory, changes)
        if self._file is None:
            return
        try:
            _commit(self._file, changes)
        except sqlite3.Error as error:
            self.notice = file.trouble(error, self._path)
            self._drop_file()

    def _drop_file(self) -> None:
        if self._file is not None:
            with suppress(sqlite3.Error):
                self._file.close()
            self._file = None

    def _stamp(self) -> str:
        return datetime.fromtimestamp(self._now(), UTC).isoformat(timespec="seconds")

    def _turn(self, match: int) -> float:
        """The seconds of play since the match was last begun, loaded or decided in."""
        now = self._now()
        before = self._seen.get(match, now)
        self._seen[match] = now
        return min(max(now - before, 0.0), LONGEST_TURN)


def _commit(connection: sqlite3.Connection, changes: tuple[Change, ...]) -> None:
    """Makes all of the changes or, raising sqlite3.Error, none."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        for statement, values in changes:
            connection.execute(statement, values)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
