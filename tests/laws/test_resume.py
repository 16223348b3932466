"""A match that is put away and taken out again before every single decision is the same match."""

from __future__ import annotations

from dataclasses import replace

import pytest
from law_matches import begun, played, replayer, tables

from pass_and_play.catalogue import Entry
from pass_and_play.engine.record import Record


@pytest.mark.parametrize(("entry", "seats"), tables())
def test_a_match_resumed_before_every_decision_ends_as_it_would_have(entry: Entry, seats: int) -> None:
    whole = played(entry, begun(entry, seats=seats, seed=seats))
    record = replace(whole.record, decisions=())
    for picks in whole.record.decisions:
        kept = Record.from_json(record.to_json())
        session = replayer(entry, kept)(kept.decisions)
        session.answer(picks)
        record = session.record
    assert session.ending == whole.ending
    assert record == whole.record
    assert session.game.table() == whole.game.table()
    assert [session.game.hand(seat) for seat in range(seats)] == [whole.game.hand(s) for s in range(seats)]
