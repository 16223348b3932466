"""The list of unfinished matches, and all that is kept with it, tells neither seed nor picks."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from pathlib import Path

import pytest
from law_matches import begun, file_of, replayer, tables

from pass_and_play.catalogue import Entry, entry_of
from pass_and_play.engine.ask import Picks, Say, Who, say
from pass_and_play.engine.desk import Curtain, Desk, Over, Page, TableStep
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.playout import random_picks
from pass_and_play.engine.record import Record
from pass_and_play.engine.session import Session
from pass_and_play.store import NewMatch, SavedMatch, Store

SEED = 7065636872


def tales(shown: object, record: Record) -> Iterator[str]:
    """What a text gives away of a record: its seed in any spelling, or one of its picks."""
    text = repr(shown)
    for spelling in (str(record.seed), f"{record.seed:x}"):
        if spelling in text.lower():
            yield "the seed"
    for picks in record.decisions:
        if any(":" in pick and pick in text for pick in picks) or repr(picks) in text:
            yield f"the picks {picks}"


def saved(entry: Entry, record: Record, home: Path) -> Iterator[tuple[object, Session]]:
    """A match that is played through a desk into a store: what can be listed after every decision."""
    store = Store.open(home)
    names = tuple(f"Player {seat}" for seat in range(record.seats))
    new = NewMatch(record, names, ("amber",) * record.seats, file_of(entry).source, say("progress.begins"))
    match = store.begin(new)
    session = replayer(entry, record)(())

    def keep(picks: Picks, progress: Say) -> None:
        store.decide(match, picks, progress)

    desk, dice = Desk(session, keep=keep), Dice(record.seed)
    while not isinstance(step := desk.step, Over):
        page = step.lift() if isinstance(step, Curtain) else step
        assert isinstance(page, Page | TableStep)
        page.answer(random_picks(page.ask, dice))
        yield (store.unfinished(), new, store.load(match), store.notice), session
    store.close()


@pytest.mark.parametrize(("entry", "seats"), tables())
def test_the_save_list_tells_nothing(entry: Entry, seats: int, tmp_path: Path) -> None:
    record = begun(entry, seats=seats, seed=SEED)
    looks = 0
    for listed, session in saved(entry, record, tmp_path):
        assert list(tales(listed, session.record)) == []
        looks += 1
    assert looks > 2 * seats
    assert list(tales(str(session.record.decisions), session.record)) != []


@dataclasses.dataclass(frozen=True)
class SeedOnTheShelf(SavedMatch):
    """A line in the list that names the match by its seed."""

    seed: int = SEED


@dataclasses.dataclass(frozen=True)
class OpenRecord(Record):
    """A record that says all of itself."""

    seed: int
    decisions: tuple[Picks, ...]


def test_planted_leaks_in_the_list_are_caught(tmp_path: Path) -> None:
    entry = entry_of("casa_de_papel")
    *_, (_, session) = saved(entry, begun(entry, seats=5, seed=SEED), tmp_path)
    record = session.record
    store = Store.open(tmp_path)
    (line,) = store.unfinished()
    store.close()
    fields = {field.name: getattr(line, field.name) for field in dataclasses.fields(line)}
    assert list(tales(line, record)) == []
    assert list(tales(SeedOnTheShelf(**fields), record)) == ["the seed"]
    picked = say("progress", last=record.decisions[1][0], seat=Who(1))
    assert "the picks" in " ".join(tales(dataclasses.replace(line, progress=picked), record))
    whole = {field.name: getattr(record, field.name) for field in dataclasses.fields(record)}
    assert "the seed" in list(tales(OpenRecord(**whole), record))
    assert len(list(tales(OpenRecord(**whole), record))) > 50
