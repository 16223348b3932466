"""The saves file: locked for one app, examined before it is trusted, set aside when it is damaged."""

from __future__ import annotations

import errno
import sqlite3
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from pass_and_play.engine.ask import Say, say
from pass_and_play.store import schema

STEM = "pass-and-play"
NAME = f"{STEM}.sqlite3"
LOG = f"{NAME}-wal"
COMPANIONS = ("", "-wal", "-shm", "-journal")
"""Endings of the files that SQLite keeps for one database, the database itself first."""

SURROUNDINGS = {
    sqlite3.SQLITE_AUTH,
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOLFS,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_PROTOCOL,
    sqlite3.SQLITE_READONLY,
}
"""Error codes that blame what lies around the file; any other is a fault of its content."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A copy of the saves in memory, the file they came from (None: there is none to write to), and
    what there is to say about it."""

    memory: sqlite3.Connection
    file: sqlite3.Connection | None
    notice: Say | None


class _Damaged(Exception):
    """The file was no sound saves file; it is now kept under another name."""

    def __init__(self, kept: str) -> None:
        self.kept = kept
        super().__init__(kept)


class _Newer(Exception):
    """The file was written by a newer version of the app."""


def open_file(path: Path) -> Opened:
    """The saves at `path`, whatever its state: never raises, never deletes anything."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            return _open(path)
        except _Damaged as damage:
            opened = _open(path)
            notice = say("store.damaged", file=str(path), kept=damage.kept)
            return Opened(opened.memory, opened.file, notice)
    except _Newer:
        notice = say("store.newer", file=str(path))
    except (OSError, sqlite3.Error, _Damaged) as error:
        notice = trouble(error, path)
    memory = _connect(":memory:")
    schema.create(memory)
    return Opened(memory, None, notice)


def trouble(error: Exception, path: Path) -> Say:
    """The sentence for an error that keeps the file from being used."""
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
    if code == sqlite3.SQLITE_FULL or getattr(error, "errno", None) in (errno.ENOSPC, errno.EDQUOT):
        return say("store.full", file=str(path))
    if code == sqlite3.SQLITE_BUSY:
        return say("store.in_use", file=str(path))
    return say("store.read_only", file=str(path))


def _open(path: Path) -> Opened:
    """The examined file; raises OSError, sqlite3.Error, _Newer, or _Damaged after setting it aside."""
    if _size(path) == 0 and _size(path.with_name(LOG)) > 0:
        raise _Damaged(_set_aside(path))  # SQLite would delete a log whose database is gone
    known = path.exists()
    file = _connect(path)
    try:
        _lock(file)
        if not known and file.execute("PRAGMA page_count").fetchone() == (0,):
            schema.create(file)
        memory = _examined_copy(file, path)
        notice = _prepare(file, path)
    except (sqlite3.Error, UnicodeDecodeError) as error:  # the latter where a message quotes a damaged name
        if _is_damage(error, path):
            raise _Damaged(_close_and_set_aside(file, path)) from error
        file.close()
        raise
    except _Newer:
        file.close()
        raise
    if notice is not None:
        file.close()
        return Opened(memory, None, notice)
    return Opened(memory, file, None)


def _size(path: Path) -> int:
    return path.stat().st_size if path.exists() else 0


def _connect(place: Path | str) -> sqlite3.Connection:
    connection = sqlite3.connect(place, timeout=0, isolation_level=None)
    connection.text_factory = _lenient
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def _lenient(text: bytes) -> str:
    """Damaged text is noticed where it is used; SQLite's own decoding would raise in the middle of a list."""
    return text.decode("utf-8", "replace")


def _lock(file: sqlite3.Connection) -> None:
    """Takes the file for as long as the connection lives; raises sqlite3.Error if another app has it."""
    file.execute("PRAGMA locking_mode = EXCLUSIVE")
    file.execute("PRAGMA synchronous = FULL")
    file.execute("PRAGMA fullfsync = ON")  # macOS: an ordinary flush stops at the drive's own cache
    file.execute("BEGIN EXCLUSIVE")
    file.execute("ROLLBACK")  # a COMMIT would write a first page into an empty file


def _examined_copy(file: sqlite3.Connection, path: Path) -> sqlite3.Connection:
    """A copy in memory; raises _Newer, or sqlite3.Error where the file is not a sound one of ours."""
    copy = _connect(":memory:")
    try:
        file.backup(copy)
        (application,) = copy.execute("PRAGMA application_id").fetchone()
        (version,) = copy.execute("PRAGMA user_version").fetchone()
        if application != schema.APPLICATION:
            raise sqlite3.DatabaseError("not our file")
        if version > schema.VERSION:
            raise _Newer
        if version < schema.VERSION or _cut_short(file, path) or not _sound(copy):
            raise sqlite3.DatabaseError("a damaged file")
    except BaseException:
        copy.close()
        raise
    return copy


def _cut_short(file: sqlite3.Connection, path: Path) -> bool:
    """Whether the last page is incomplete, which SQLite fills up with zeros; a log would make it good."""
    (page,) = file.execute("PRAGMA page_size").fetchone()
    return _size(path) % int(page) > 0 and _size(path.with_name(LOG)) == 0


def _sound(copy: sqlite3.Connection) -> bool:
    if copy.execute("PRAGMA quick_check").fetchall() != [("ok",)]:
        return False
    if copy.execute("PRAGMA foreign_key_check").fetchone() is not None:
        return False
    model = _connect(":memory:")
    schema.create(model)
    same = schema.shape(copy) == schema.shape(model)
    model.close()
    return same


def _prepare(file: sqlite3.Connection, path: Path) -> Say | None:
    """Makes the file ready for writing and tries it; returns the sentence for why that cannot be.

    Raises sqlite3.Error where the file itself is to blame.
    """
    try:
        file.execute("PRAGMA journal_mode = WAL")
        file.execute(f"PRAGMA user_version = {schema.VERSION}")
    except sqlite3.Error as error:
        if _is_damage(error, path):
            raise
        return trouble(error, path)
    return None


def _is_damage(error: Exception, path: Path) -> bool:
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    if code == sqlite3.SQLITE_READONLY:
        # Also said of a database whose write version, byte 18 of the header, SQLite does not know.
        with suppress(OSError), path.open("rb") as content:
            return content.read(19)[18:] > b"\2"
    return code & 0xFF not in SURROUNDINGS


def _close_and_set_aside(file: sqlite3.Connection, path: Path) -> str:
    """Renames before closing, because SQLite deletes its log on closing; where the system does not let an
    open file be renamed, SQLite has at least folded the log into the file by then."""
    try:
        kept = _set_aside(path)
    except OSError:
        file.close()
        return _set_aside(path)
    file.close()
    return kept


def _set_aside(path: Path) -> str:
    """Renames the file with its companions and returns its new name; raises OSError."""
    for number in count(1):
        kept = f"{STEM}.damaged-{number}.sqlite3"
        if not any(path.with_name(kept + ending).exists() for ending in COMPANIONS):
            break
    for ending in COMPANIONS:
        with suppress(FileNotFoundError):
            path.with_name(NAME + ending).rename(path.with_name(kept + ending))
    return kept
