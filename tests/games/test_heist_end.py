"""The end: 20 million after a split, or the last loot card."""

from __future__ import annotations

from typing import Any

import pytest
from heist_story import Story

ROLES = "crook, driver, brute, brute"


def after_a_split(*money: int, **options: Any) -> Story:
    """Seats 0 and 1 share 8 million: 3 for the crook, 5 for the driver."""
    story = Story(4, "8/1/none", money=money, **options).lay(ROLES).leave(2, 3).stay(0, 1).to_report()
    return story.done("report")


@pytest.mark.parametrize(
    ("money", "how", "winners"),
    [
        ((17, 14, 5, 5), "target", (0,)),
        ((17, 17, 5, 5), "target", (1,)),
        ((18, 16, 5, 5), "target_shared", (0, 1)),
        ((5, 5, 25, 5), "target", (2,)),
        ((17, 5, 20, 20), "target_shared", (0, 2, 3)),
    ],
)
def test_the_target_after_a_split(money: tuple[int, ...], how: str, winners: tuple[int, ...]) -> None:
    story = after_a_split(*money)
    assert (story.ending.how, story.ending.winners) == (how, winners)
    assert story.table.phase == "over"


def test_below_the_target_the_game_goes_on() -> None:
    story = after_a_split(16, 14, 5, 5)
    assert story.money == [19, 19, 5, 5]
    assert (story.session.ending, story.table.round) == (None, 2)


def test_another_target() -> None:
    assert after_a_split(5, 5, 5, 5, target=10).ending.winners == (1,)
    assert after_a_split(30, 5, 5, 5, target=40).session.ending is None


def test_an_informer_alone_ends_nothing() -> None:
    story = Story(5, "10/1/none", money=[5, 25, 5, 5, 5])
    story.lay("informer, driver, crook, brute, brute", face_down="brute").leave(1, 2, 3, 4).stay(0)
    story.name("driver").done("heist", "report")
    assert story.session.ending is None


@pytest.mark.parametrize("rounds", [1, 3, 8])
def test_after_the_last_loot_card_the_richest_wins(rounds: int) -> None:
    story = Story(4, "8/1/none", rounds=rounds)
    for _ in range(rounds - 1):
        story.everybody_leaves()
    story.lay(ROLES)
    story.deal(2, "pay seat:3 deed:leave amount:2").leave(0, 1, 2, 3).done("heist", "report")
    assert (story.ending.how, story.ending.winners) == ("richest", (3,))
    assert story.ending.scores == (("most", 7), ("target", 20))
    assert story.ending.sides == ("",) * 4


def test_equals_share_after_the_last_one() -> None:
    story = Story(5, rounds=1).everybody_leaves()
    assert (story.ending.how, story.ending.winners) == ("richest_shared", (0, 1, 2, 3, 4))


def test_the_target_without_a_split_counts_as_riches_in_the_last_round() -> None:
    story = Story(4, "10/1/none", money=[25, 5, 5, 5], rounds=1).everybody_leaves()
    assert (story.ending.how, story.ending.winners) == ("richest", (0,))


def test_the_target_in_the_last_round() -> None:
    assert after_a_split(18, 5, 5, 5, rounds=1).ending.how == "target"


def test_a_report_comes_before_the_end() -> None:
    story = Story(4, "8/1/none", money=[18, 5, 5, 5]).lay(ROLES).leave(2, 3).stay(0, 1).done("heist", "split")
    story.expect("report")
    assert story.money[0] == 21
