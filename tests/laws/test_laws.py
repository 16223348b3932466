"""The laws of the house hold in random matches of every game, at every table, under every option."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from law_matches import Judged, begun, brief, file_of, judge, played, replayer, tables

from pass_and_play.cards.option import Value
from pass_and_play.catalogue import GAMES, Entry
from pass_and_play.commands.simulate import simulate
from pass_and_play.engine.ask import Ask
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.playout import random_picks
from pass_and_play.engine.playthrough import playthrough
from pass_and_play.engine.record import Record
from pass_and_play.engine.session import IllegalAnswer
from pass_and_play.places import data_root

SEEDS = st.integers(min_value=0, max_value=2**63)
# A seed does not become simpler by becoming smaller, so nothing is shrunk.
FEW = settings(
    max_examples=5,
    deadline=None,
    derandomize=True,
    database=None,
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=tuple(HealthCheck),
)

every_table = pytest.mark.parametrize(
    ("entry", "seats"), [pytest.param(entry, seats, id=f"{entry.id}-{seats}") for entry, seats in tables()]
)
every_game = pytest.mark.parametrize("entry", [pytest.param(entry, id=entry.id) for entry in GAMES])


def some_options(entry: Entry) -> st.SearchStrategy[dict[str, Value]]:
    """Any choice of options that the card file allows."""
    return st.fixed_dictionaries({rule.key: st.sampled_from(rule.choices) for rule in file_of(entry).options})


def every_value(entry: Entry) -> Iterator[dict[str, Value]]:
    """Each value of each option once, the other options at their defaults."""
    for rule in file_of(entry).options:
        for value in rule.choices:
            yield brief(entry) | {rule.key: value}


def report(judged: Judged, what: str, record: Callable[[str, object], None], capsys: Any) -> None:
    """Say how much was compared: a law that compares nothing proves nothing."""
    phases = {phase: pairs for phase, pairs in judged.pairs.items() if pairs}
    record("twin_pairs", judged.pairs.total())
    record("phases", len(phases))
    with capsys.disabled():
        print(f"\n{what}: {judged.pairs.total()} twin pairs in {len(phases)} phases: {phases}", end=" ")
    assert judged.pairs.total() > 0


@every_table
def test_all_laws_hold(
    entry: Entry, seats: int, record_property: Callable[[str, object], None], capsys: Any
) -> None:
    judged = Judged()

    @FEW
    @given(seed=SEEDS, options=some_options(entry))
    def hold(seed: int, options: dict[str, Value]) -> None:
        judge(entry, begun(entry, seats=seats, seed=seed, options=brief(entry)), judged)
        judge(entry, begun(entry, seats=seats, seed=seed, options=options | brief(entry)), judged)

    hold()
    report(judged, f"{entry.id}, {seats} players", record_property, capsys)


@every_game
def test_all_laws_hold_under_every_value_of_every_option(
    entry: Entry, record_property: Callable[[str, object], None], capsys: Any
) -> None:
    judged = Judged()
    small = file_of(entry).players[:2]
    for number, options in enumerate(every_value(entry)):
        seats = small[number % len(small)]
        judge(entry, begun(entry, seats=seats, seed=number, options=options), judged)
    report(judged, f"{entry.id}, every value of every option", record_property, capsys)


@every_table
def test_whatever_is_not_an_answer_is_refused(entry: Entry, seats: int) -> None:
    """The laws try three wrong picks; here are all kinds of them, at every question of a match."""
    session = replayer(entry, begun(entry, seats=seats, seed=seats))(())
    dice = Dice(1)
    while (ask := session.waiting) is not None:
        before = session.record
        for picks in wrong_picks(ask):
            with pytest.raises(IllegalAnswer):
                session.answer(picks)
        assert session.waiting is ask
        assert session.record == before
        session.answer(random_picks(ask, dice))
    with pytest.raises(IllegalAnswer):
        session.answer(("done",))


def wrong_picks(ask: Ask) -> Iterator[tuple[str, ...]]:
    """Answers of the wrong number, twice the same, and such as are no options of this question."""
    keys = [option.key for option in ask.options]
    yield (keys[0],) * max(2, ask.most)
    yield (*keys, "one more")[: ask.most + 1] if len(keys) > ask.most else (*keys, *keys)
    yield ("nothing of the kind",) * max(1, ask.least)
    for foreign in ("card:99", "seat:-1", "seat:99", "", keys[0] + " ", keys[0].upper()):
        yield (*keys[: max(1, ask.least) - 1], foreign)
    if ask.least > 0:
        yield tuple(keys[: ask.least - 1])


@every_table
def test_a_record_replays_from_its_json(entry: Entry, seats: int) -> None:
    session = played(entry, begun(entry, seats=seats, seed=77))
    text = session.record.to_json()
    record = Record.from_json(text)
    assert record == session.record
    assert record.to_json() == text
    again = replayer(entry, record)(record.decisions)
    assert again.ending == session.ending
    assert again.game.table() == session.game.table()
    for seat in range(seats):
        assert again.game.hand(seat) == session.game.hand(seat)


@every_game
def test_chance_of_the_hash_changes_nothing(entry: Entry) -> None:
    """The same seed gives the same record and the same views whatever order sets and hashes have."""
    paths = os.pathsep.join(filter(None, sys.path))
    told = {
        subprocess.run(
            [sys.executable, __file__, entry.id],
            env={**os.environ, "PYTHONHASHSEED": chance, "PYTHONPATH": paths},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for chance in ("0", "1", "4294967295")
    }
    assert len(told) == 1
    assert "end:" in told.pop()


def tell(entry: Entry) -> None:
    """Print a match, its record and all that anybody saw of it."""
    session = played(entry, begun(entry, seats=file_of(entry).players[-1], seed=5))
    print(session.record.to_json())
    for line in playthrough(session.record, replayer(entry, session.record)):
        print(line)


@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_casa_de_papel_goes_round_seven_times(seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    """Five cards to lay and two power cuts: 35 hand-overs with five players, 56 with eight, and no more."""
    assert hand_overs(seats, {}, capsys) == 7 * seats
    assert hand_overs(seats, {"abilities": False}, capsys) == 5 * seats


def hand_overs(seats: int, options: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> int:
    """The highest number of hand-overs that `simulate` reports."""
    code = simulate(
        data_root() / "card_data",
        game="casa_de_papel",
        players=seats,
        games=20,
        seed=1,
        check=False,
        record=None,
        as_json=True,
        options=options,
    )
    assert code == 0
    return int(json.loads(capsys.readouterr().out)["hand_overs_max"])


if __name__ == "__main__":
    tell(next(entry for entry in GAMES if entry.id == sys.argv[1]))
