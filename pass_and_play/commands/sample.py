"""Matches that are always played the same way: what `bench` measures and `gallery` shows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pass_and_play.cards.card_file import CardFile
from pass_and_play.catalogue import Entry
from pass_and_play.commands.offscreen import NAMES, seating
from pass_and_play.commands.simulate import new_record
from pass_and_play.engine.ask import Where, say
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.playout import random_picks
from pass_and_play.engine.record import Record
from pass_and_play.engine.session import Session
from pass_and_play.store import NewMatch, Store


def moments(
    entry: Entry, file: CardFile[Any], *, seats: int | None = None, seed: int = 1, **options: bool | int | str
) -> Iterator[Session]:
    """A match before every decision and at its end: of the most players, if nobody says of how many."""
    record = new_record(entry, file, seats=seats or file.players[-1], seed=seed, options=options)
    session, dice = Session(entry.kind, file.cards, record), Dice(seed)
    while session.waiting is not None:
        yield session
        session.answer(random_picks(session.waiting, dice))
    yield session


def phases(entry: Entry, file: CardFile[Any]) -> Iterator[Record]:
    """Up to the first question of every phase, in the open or behind a curtain, and up to the last one, when
    the table is full; and up to the end."""
    first: dict[tuple[str, Where | None], Record] = {}
    last: dict[tuple[str, Where | None], Record] = {}
    for session in moments(entry, file):
        where = session.waiting.where if session.waiting is not None else None
        place = (session.game.table().phase, where)
        last[place] = session.record
        first.setdefault(place, last[place])
    yield from first.values()
    yield from (record for place, record in last.items() if record is not first[place])


def store_match(store: Store, file: CardFile[Any], record: Record, names: tuple[str, ...] = NAMES) -> int:
    """Put a match with its decisions into the store, with as many of the `names` as play; gives its
    number."""
    seated = seating(file, names[: record.seats], **record.options)
    return store.begin(
        NewMatch(
            record=record,
            names=seated.names,
            colours=seated.colours,
            cards_source=file.source,
            progress=say("progress.begins"),
        )
    )
