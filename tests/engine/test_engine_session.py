"""A session: playing, resuming and replaying are the same, and a wrong answer changes nothing."""

from __future__ import annotations

from typing import Any

import pytest
from toy import KIND, NAMES, SEATS, TO_THE_END, record, replay, session

from pass_and_play.engine.ask import Ask, numbered, say
from pass_and_play.engine.record import Record
from pass_and_play.engine.session import IllegalAnswer, Session, checked


def everything(match: Session) -> tuple[Any, ...]:
    """All that can be seen of a match from outside."""
    hands = tuple(match.game.hand(seat) for seat in SEATS)
    return match.game.table(), hands, match.game.progress(), match.waiting, match.ending, match.record


@pytest.mark.parametrize(
    "picks",
    [
        (),
        ("number:0",),
        ("number:0", "number:1", "number:2"),
        ("number:0", "number:0"),
        ("number:0", "number:3"),
        ("number:0", "done"),
        ("number:0 ", "number:1"),
        ("NUMBER:0", "number:1"),
        "number:0",
        "no",
    ],
)
def test_a_wrong_answer_is_refused_and_changes_nothing(picks: tuple[str, ...]) -> None:
    match = session()
    before = everything(match)
    with pytest.raises(IllegalAnswer):
        match.answer(picks)
    assert everything(match) == before
    assert match.waiting is before[3]
    match.answer(TO_THE_END[0])
    assert match.record.decisions == TO_THE_END[:1]


def test_the_refusal_does_not_repeat_what_was_picked() -> None:
    with pytest.raises(IllegalAnswer) as refused:
        session().answer(("number:0", "secret thing"))
    assert "secret thing" not in str(refused.value)


def test_picks_are_recorded_in_the_order_of_the_options() -> None:
    match = session()
    assert match.answer(["number:2", "number:0"]) == ("number:0", "number:2")
    assert match.record.decisions == (("number:0", "number:2"),)


def test_nothing_may_be_picked_where_the_question_allows_it() -> None:
    ask = Ask(0, say("more"), numbered("number", 3), least=0, most=2)
    assert checked(ask, ()) == ()
    assert checked(ask, ("number:1",)) == ("number:1",)
    with pytest.raises(IllegalAnswer):
        checked(ask, ("number:0", "number:1", "number:2"))


@pytest.mark.parametrize("decisions", range(len(TO_THE_END) + 1))
def test_resuming_at_any_decision_is_like_having_played(decisions: int) -> None:
    played, resumed = replay(TO_THE_END[:decisions]), session(decisions=decisions)
    assert everything(played) == everything(resumed)
    assert resumed.record == record(decisions=decisions)


def test_a_match_that_is_over_takes_no_answer() -> None:
    match = session(decisions=len(TO_THE_END))
    assert match.waiting is None
    assert match.ending is not None
    assert match.ending.how == "shown"
    before = everything(match)
    for picks in ((), ("done",)):
        with pytest.raises(IllegalAnswer):
            match.answer(picks)
    assert everything(match) == before


def test_the_record_is_a_copy_of_its_own() -> None:
    match = session()
    begun = match.record
    match.answer(TO_THE_END[0])
    assert begun == record()
    assert match.record.decisions == TO_THE_END[:1]


@pytest.mark.parametrize("extra", [("done",), ("number:0", "number:9")])
def test_a_record_that_does_not_fit_is_refused(extra: tuple[str, ...]) -> None:
    with pytest.raises(IllegalAnswer):
        Session(KIND, NAMES, unfit(TO_THE_END[0], extra))
    with pytest.raises(IllegalAnswer):
        Session(KIND, NAMES, unfit(*TO_THE_END, extra))


def unfit(*decisions: tuple[str, ...]) -> Record:
    """A record with decisions that nobody made."""
    begun = record()
    return Record(
        game=begun.game,
        rules=begun.rules,
        cards=begun.cards,
        options=begun.options,
        seats=begun.seats,
        seed=begun.seed,
        decisions=decisions,
    )


def test_another_seed_deals_otherwise() -> None:
    dealt = {tuple(session(seed=seed).game.hand(seat) for seat in SEATS) for seed in range(40)}
    assert len(dealt) == 6
