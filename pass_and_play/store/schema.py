"""The tables of the saves file."""

from __future__ import annotations

import sqlite3

VERSION = 1
"""Kept as `user_version`; a file with a higher one was written by a newer app. What is new inside a JSON
column and may be missing, such as the computers among the `seats` (see `rows`), needs no other version: older
files stay as they are, and an older app overlooks it. The definitions below, comments included, are what a
sound file is told by: they change with the version only."""

APPLICATION = 0x50615021
"""Kept as `application_id` ('PaP!' in ASCII); a database without it is not ours."""

TABLES = (
    """
    CREATE TABLE settings (
        key TEXT PRIMARY KEY NOT NULL,
        value TEXT NOT NULL  -- JSON
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE matches (
        id INTEGER PRIMARY KEY,
        game TEXT NOT NULL,
        rules INTEGER NOT NULL,
        cards_digest TEXT NOT NULL,
        cards_source TEXT NOT NULL,  -- the card file's text, from which the match resumes
        options TEXT NOT NULL,  -- JSON
        seats TEXT NOT NULL,  -- JSON: a list of {"name", "colour"}
        key BLOB NOT NULL,  -- of the masks
        seed BLOB NOT NULL,  -- masked
        begun TEXT NOT NULL,  -- UTC, ISO 8601, whole seconds; so are the other times
        touched TEXT NOT NULL,
        played REAL NOT NULL,  -- seconds
        decided INTEGER NOT NULL,  -- how many rows the match has in decisions
        progress TEXT NOT NULL  -- JSON of a Say, public knowledge only
    )
    """,
    """
    CREATE TABLE decisions (
        match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
        number INTEGER NOT NULL,  -- from 0
        picks BLOB NOT NULL,  -- masked
        PRIMARY KEY (match, number)
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE results (  -- a match is unfinished as long as it has no row here
        match INTEGER PRIMARY KEY REFERENCES matches,
        ended TEXT NOT NULL,
        how TEXT NOT NULL,
        winners TEXT NOT NULL,  -- JSON: a list of seats
        scores TEXT NOT NULL,  -- JSON: a list of [name, figure]
        sides TEXT NOT NULL,  -- JSON: a list of one side per seat
        seconds INTEGER NOT NULL
    )
    """,
)


def create(connection: sqlite3.Connection) -> None:
    """Makes the tables in an empty database, all or nothing; raises sqlite3.Error."""
    connection.execute("BEGIN EXCLUSIVE")
    connection.execute(f"PRAGMA application_id = {APPLICATION}")
    connection.execute(f"PRAGMA user_version = {VERSION}")
    for table in TABLES:
        connection.execute(table)
    connection.execute("COMMIT")


def shape(connection: sqlite3.Connection) -> set[tuple[str, str]]:
    """The name and definition of every table, to tell whether a database has ours."""
    return set(connection.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL"))
