"""Phase 5 of La Casa de Papel: the Leader appoints the next one, who has not led yet."""

from __future__ import annotations

import pytest
from casa import Story

from pass_and_play.engine.ask import Who, say

FOUR = "Professor, Raquel, gangster, hostage"
FIVE = "Professor, Raquel, gangster, gangster, hostage"
EIGHT = "Professor, Raquel, gangster, gangster, gangster, gangster, hostage, hostage"


def after(characters: str, *leaders: int) -> Story:
    """The succession that follows the rounds of these Leaders."""
    story = Story(characters, abilities=False)
    for leader in leaders:
        story.lead(leader).play_round()
    return story


def candidates(story: Story) -> list[int]:
    """Whom the Leader may appoint: the options, which the table shows as well."""
    assert story.options == [f"seat:{seat}" for seat in story.table.candidates]
    return list(story.table.candidates)


@pytest.mark.parametrize(
    ("leaders", "may_follow"),
    [((2,), [0, 1, 3, 4]), ((2, 0), [1, 3, 4]), ((2, 0, 4), [1, 3])],
)
def test_nobody_leads_twice(leaders: tuple[int, ...], may_follow: list[int]) -> None:
    story = after(FIVE, *leaders)
    story.expect("succession", seat=leaders[-1])
    assert story.table.leaders == leaders
    assert candidates(story) == may_follow


def test_a_single_candidate_is_appointed_without_a_question() -> None:
    story = after(FIVE, 2, 0, 4, 1)
    assert story.table.phase == "choose"
    assert story.table.leaders == (2, 0, 4, 1, 3)
    assert story.table.log[-1] == say("log.leader", seat=Who(3), round=5)


def test_at_a_large_table_some_never_lead() -> None:
    story = after(EIGHT, 7, 6, 5, 4)
    assert candidates(story) == [0, 1, 2, 3]
    assert story.lead(0).table.leaders == (7, 6, 5, 4, 0)


def test_there_is_no_successor_after_round_5() -> None:
    story = after(EIGHT, 0, 1, 2, 3, 4)
    assert story.session.waiting is None or story.table.phase == "trump"
    assert story.table.candidates == ()
    assert len(story.table.leaders) == 5


def test_candidates_are_shown_only_while_one_is_appointed() -> None:
    story = Story(FIVE, abilities=False).lead(0)
    while story.table.round < 3:
        assert (story.table.candidates != ()) == (story.table.phase == "succession")
        story.pick(*story.options[: story.ask.least])


# ---------------------------------------------------------------- four players, worked example 10


@pytest.mark.parametrize(
    ("leaders", "may_follow"),
    [
        ((0,), [1, 2, 3]),
        ((0, 1), [0, 2, 3]),
        ((0, 1, 0), [2, 3]),
        ((0, 1, 2), [0, 1, 3]),
        ((0, 1, 2, 3), [0, 1, 2]),
        ((3, 1, 0, 2), [0, 1, 3]),
    ],
)
def test_four_players_one_leads_twice(leaders: tuple[int, ...], may_follow: list[int]) -> None:
    """Once, in any round, a former Leader may be appointed, never the sitting one."""
    assert candidates(after(FOUR, *leaders)) == may_follow


@pytest.mark.parametrize(("fourth", "fifth"), [(2, 3), (3, 2)])
def test_example_10_a_b_a_is_followed_by_c_and_d(fourth: int, fifth: int) -> None:
    story = after(FOUR, 0, 1, 0, fourth)
    assert story.table.phase == "choose"
    assert story.table.leaders == (0, 1, 0, fourth, fifth)


@pytest.mark.parametrize("fifth", [0, 1, 2])
def test_example_10_a_b_c_d_is_followed_by_any_of_the_first_three(fifth: int) -> None:
    assert after(FOUR, 0, 1, 2, 3).lead(fifth).table.leaders == (0, 1, 2, 3, fifth)


@pytest.mark.parametrize("twice", [0, 1])
def test_a_former_leader_in_round_4_leaves_one_for_round_5(twice: int) -> None:
    assert after(FOUR, 0, 1, 2, twice).table.leaders == (0, 1, 2, twice, 3)
