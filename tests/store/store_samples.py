"""Matches for the tests of the store, and a look at the raw bytes of its files."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from pass_and_play.engine.ask import Ending, Picks, Say, Who, say
from pass_and_play.engine.record import Record
from pass_and_play.store import NewMatch, Store
from pass_and_play.store.file import COMPANIONS, NAME

SEED = 918273645546372819
SECRET = "card:7 place:3"
NAMES = ("Zoë", "李雷", "O'Brien; --")
COLOURS = ("amber", "sky", "coral")
ENDING = Ending(how="caught", winners=(0, 2), scores=(("loot", 1750), ("debt", -250)), sides=("a", "b", "a"))


def new_match(*, game: str = "casa_de_papel", decisions: tuple[Picks, ...] = ()) -> NewMatch:
    """A match of three seats with every kind of option value."""
    record = Record(
        game=game,
        rules=3,
        cards="c0ffee",
        options={"short": False, "goal": 2000, "mode": "naïve “é” 模式"},
        seats=3,
        seed=SEED,
        decisions=decisions,
    )
    return NewMatch(
        record=record,
        names=NAMES,
        colours=COLOURS,
        cards_source="cards:\n  - name: Kraken 🦑\n    value: -500\n",
        progress=say("round", n=1),
    )


def picks(number: int) -> Picks:
    """The picks of a decision, each unlike the one before: none, one, or two."""
    return ((), (SECRET,), (f"seat:{number}", f"amount:{number * 7}"))[number % 3]


def progress(number: int) -> Say:
    """A sentence with every kind of parameter."""
    return say("round", n=number, leader=Who(number % 3), phase=say("phase.vote", of="night"))


def play(store: Store, count: int, *, match: int | None = None) -> int:
    """Begins a match unless one is given, makes `count` decisions in it and returns its number."""
    match = store.begin(new_match()) if match is None else match
    start = len(store.load(match).record.decisions)
    for number in range(start, start + count):
        store.decide(match, picks(number), progress=progress(number))
    return match


def all_picks(count: int) -> tuple[Picks, ...]:
    """The picks of the first `count` decisions."""
    return tuple(picks(number) for number in range(count))


@contextmanager
def opened(home: Path) -> Iterator[Store]:
    """The store of `home`, closed afterwards."""
    store = Store.open(home)
    try:
        yield store
    finally:
        store.close()


@contextmanager
def edited(home: Path) -> Iterator[sqlite3.Connection]:
    """The saves file of `home` as a plain database, to be changed behind the store's back."""
    connection = sqlite3.connect(home / NAME, isolation_level=None)
    try:
        yield connection
    finally:
        connection.close()


def raw(home: Path) -> bytes:
    """All bytes of the saves file and the files beside it."""
    paths = [home / (NAME + ending) for ending in COMPANIONS]
    return b"".join(path.read_bytes() for path in paths if path.exists())


def key_of(store: Store) -> str:
    """The key of the store's notice, '' for none."""
    return store.notice.key if store.notice else ""


def files(home: Path) -> set[str]:
    """The names of the files in a folder."""
    return {path.name for path in home.iterdir()}


def works(store: Store) -> None:
    """Plays a whole match and remembers a setting."""
    match = play(store, 5)
    assert store.load(match).record.decisions == all_picks(5)
    store.finish(match, ENDING)
    assert store.results("casa_de_papel")[0].ending == ENDING
    store.set_setting("language", "fr")
    assert store.setting("language", "en") == "fr"


def filled(home: Path) -> bytes:
    """A folder with a sound saves file; its bytes."""
    with opened(home) as store:
        works(store)
        for _ in range(3):
            play(store, 9)
    assert files(home) == {NAME}
    return (home / NAME).read_bytes()
