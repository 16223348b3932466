"""Matches by luck: every answer is legal, hand-overs are counted, and nothing goes on for ever."""

from __future__ import annotations

from collections import Counter

import pytest
from toy import TO_THE_END, session

from pass_and_play.engine.ask import Ask, Seat, Where, numbered, option, say
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.playout import HandOvers, leaning_picks, play_out, random_picks
from pass_and_play.engine.session import Session, checked


@pytest.mark.parametrize(("least", "most"), [(1, 1), (0, 0), (0, 2), (2, 2), (1, 3), (3, 3)])
def test_random_picks_are_legal_and_reach_everything(least: int, most: int) -> None:
    ask = Ask(0, say("pick"), numbered("card", 3), least=least, most=most)
    dice = Dice(1)
    picks = Counter(random_picks(ask, dice) for _ in range(600))
    for pick in picks:
        assert checked(ask, pick) == pick
    assert {len(pick) for pick in picks} == set(range(least, most + 1))
    expected = {0: 1, 1: 3, 2: 3, 3: 1}
    assert len(picks) == sum(expected[count] for count in range(least, most + 1))


@pytest.mark.parametrize("chance", [0.0, 0.5, 1.0])
def test_a_lean_towards_an_option(chance: float) -> None:
    ask = Ask(0, say("pick"), (*numbered("card", 3), option("stop")))
    dice = Dice(1)
    picks = Counter(leaning_picks(ask, dice, {"stop": chance, "leave": 1.0}) for _ in range(2000))
    assert abs(picks[("stop",)] / 2000 - chance) < 0.05
    others = [picks[(f"card:{n}",)] for n in range(3)]
    assert all(abs(count / 2000 - (1 - chance) / 3) < 0.05 for count in others)


def test_a_lean_picks_what_is_legal() -> None:
    only = Ask(0, say("pick"), (option("stop"),))
    assert leaning_picks(only, Dice(1), {"stop": 0.0}) == ("stop",)
    several = Ask(0, say("pick"), (*numbered("card", 3), option("stop")), least=2, most=2)
    picks = {leaning_picks(several, Dice(seed), {"stop": 1.0}) for seed in range(60)}
    assert len(picks) == 6


def question(seat: Seat, where: Where = Where.PRIVATE) -> Ask:
    """A question to a seat."""
    return Ask(seat, say("pick"), numbered("card", 3), where=where)


def test_the_device_changes_hands_where_another_seat_is_asked_or_it_lay_on_the_table() -> None:
    hand_overs = HandOvers()
    counts = []
    for ask in (
        question(0),
        question(0),
        question(1, Where.DARK),
        question(1, Where.OPEN),
        question(1),
        question(2),
    ):
        hand_overs.see(ask)
        counts.append(hand_overs.count)
    assert counts == [1, 1, 2, 2, 3, 4]


def test_a_match_is_played_to_its_end_and_watched() -> None:
    seen: list[int] = []

    def watch(match: Session) -> None:
        seen.append(len(match.record.decisions))

    played = play_out(session(), Dice(4), after=watch)
    assert played.ending.how == "shown"
    assert played.decisions == len(TO_THE_END)
    assert played.hand_overs == 7
    assert seen == list(range(len(TO_THE_END) + 1))


def test_a_match_without_an_end_is_noticed() -> None:
    with pytest.raises(RuntimeError, match="5 decisions"):
        play_out(session(), Dice(4), limit=5)
