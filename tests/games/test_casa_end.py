"""The end of La Casa de Papel: below the goal at once, else by Raquel's last trump."""

from __future__ import annotations

from typing import Any

import pytest
from casa import Story, fits
from tale import keys

from pass_and_play.engine.ask import Where, Who, say
from pass_and_play.engine.secret import HIDDEN
from pass_and_play.games.casa_de_papel.cards import Character

CHARACTERS = "gangster, gangster, Raquel, Professor, hostage"

UP_TO_2000 = (
    "note 0, note 0, note 0, sab 0, sab 0",
    "note 0, note 0, sab 0, sab 0, sab 0",
    "note 0, sab 0, note 0, sab 0, sab -250",
    "note +250, note +250, note +250, sab -250, note +500",
    "sab -250, sab -250, note +250, sab -500, note +500",
)
UP_TO_1750 = (*UP_TO_2000[:4], "sab -250, note +500, note +250, sab -250, sab -500")
UP_TO_2500 = (
    "note 0, note 0, note 0, sab 0, sab 0",
    "note 0, note 0, sab 0, sab 0, sab 0",
    "note 0, sab -250, note 0, sab -250, sab -250",
    "sab 0, note +500, note +250, sab 0, note +250",
    "note +250, note +250, sab -250, note +500, sab -500",
)


def finished(rounds: tuple[str, ...], **options: Any) -> Story:
    """All five rounds, led by the seats in their order; what comes after the last result is open."""
    story = Story(CHARACTERS, *rounds, **options)
    for leader, others in enumerate(((1, 2), (0, 2), (0, 1), (0, 1), (0, 1))):
        if story.table.leader != leader:
            story.lead(leader)
        story.play_round(*others)
    return story


def revealed(story: Story) -> list[int]:
    """The seats whose characters lie open on the table."""
    return [seat for seat, c in enumerate(story.table.characters) if c is not HIDDEN]


# ---------------------------------------------------------------- worked examples 7 and 8


def test_example_7_the_right_name_takes_500_and_the_hostages_win() -> None:
    story = finished(UP_TO_2000)
    assert story.table.loot == 2000
    story.pick("seat:3")
    assert (story.table.loot, story.table.trump) == (1500, 500)
    story.pick("done")
    assert (story.ending.how, story.ending.winners) == ("right_name_missed", (2, 4))


def test_example_7_the_right_name_is_not_enough() -> None:
    story = finished(UP_TO_2500)
    assert story.table.loot == 2500
    story.pick("seat:3").pick("done")
    assert story.table.loot == 2000
    assert (story.ending.how, story.ending.winners) == ("right_name_reached", (0, 1, 3))


@pytest.mark.parametrize("named", [0, 1, 4])
@pytest.mark.parametrize("rounds", [UP_TO_2000, UP_TO_2500])
def test_example_7_the_wrong_name_takes_nothing(rounds: tuple[str, ...], named: int) -> None:
    story = finished(rounds)
    before = story.table.loot
    story.pick(f"seat:{named}").pick("done")
    assert (story.table.loot, story.table.trump) == (before, 0)
    assert (story.ending.how, story.ending.winners) == ("wrong_name", (0, 1, 3))


def test_example_8_below_the_goal_there_is_no_trump() -> None:
    story = finished(UP_TO_1750)
    assert story.table.loot == 1750
    assert story.session.waiting is None
    assert (story.ending.how, story.ending.winners) == ("goal_missed", (2, 4))
    assert (story.table.raquel, story.table.named) == (None, None)
    assert revealed(story) == [0, 1, 2, 3, 4]


# ---------------------------------------------------------------- the last trump


def test_raquel_is_revealed_and_nobody_else_before_she_has_named() -> None:
    story = finished(UP_TO_2000)
    assert story.table.phase == "trump"
    assert (story.table.raquel, revealed(story)) == (2, [2])
    story.expect("trump", seat=2, where=Where.OPEN)
    assert story.options == ["seat:0", "seat:1", "seat:3", "seat:4"]
    assert story.table.report is None


@pytest.mark.parametrize(("named", "name", "line"), [(3, "Professor", "right"), (4, "hostage", "wrong")])
def test_then_the_named_one_is_revealed(named: int, name: str, line: str) -> None:
    story = finished(UP_TO_2000).pick(f"seat:{named}")
    assert (story.table.phase, story.table.named) == ("outcome", named)
    assert revealed(story) == [2, named]
    character = story.table.characters[named]
    assert isinstance(character, Character)
    assert fits(character, name)
    assert story.table.log[-1] == say(f"log.named_{line}", seat=Who(named))
    story.expect("outcome", seat=-1)


def test_raquel_stays_hidden_until_the_last_result_has_been_read() -> None:
    story = Story(CHARACTERS, *UP_TO_2000).to_round(5)
    while story.table.phase != "result":
        assert (story.table.raquel, revealed(story)) == (None, [])
        story.pick(*story.options[: story.ask.least])
    assert (story.table.raquel, revealed(story)) == (None, [])


def test_the_right_name_takes_no_more_than_there_is() -> None:
    rounds = (
        "note 0, note 0, sab -500, note 0, note 0",
        "sab -250, note 0, sab 0, note 0, note 0",
        "sab 0, note +250, sab 0, note +250, sab -250",
        "sab 0, note +250, note +250, sab 0, note +500",
        "sab 0, note +500, sab -250, sab -250, sab 0",
    )
    story = finished(rounds, goal=250)
    assert story.table.loot == 250
    story.pick("seat:3").pick("done")
    assert (story.table.loot, story.table.trump) == (0, 250)
    assert (story.ending.how, story.ending.winners) == ("right_name_missed", (2, 4))


def test_the_trump_can_be_switched_off() -> None:
    story = finished(UP_TO_2000, last_trump=False)
    assert story.session.waiting is None
    assert (story.ending.how, story.ending.winners) == ("goal_reached", (0, 1, 3))
    assert (story.table.raquel, story.table.last_trump) == (None, False)
    assert revealed(story) == [0, 1, 2, 3, 4]


def test_below_the_goal_the_switch_makes_no_difference() -> None:
    assert finished(UP_TO_1750, last_trump=False).ending.how == "goal_missed"


@pytest.mark.parametrize(("goal", "how"), [(1750, "trump"), (2000, "missed")])
def test_the_goal_that_was_chosen_decides(goal: int, how: str) -> None:
    story = finished(UP_TO_1750, goal=goal)
    assert story.table.goal == goal
    assert story.table.phase == {"trump": "trump", "missed": "over"}[how]


def test_the_ending_names_figures_and_sides() -> None:
    story = finished(UP_TO_2000).pick("seat:3").pick("done")
    assert story.ending.scores == (("loot", 1500), ("goal", 2000))
    assert story.ending.sides == ("gangsters", "gangsters", "hostages", "gangsters", "hostages")


# ---------------------------------------------------------------- without special abilities


def test_without_abilities_nothing_happens_in_the_dark() -> None:
    story = Story(CHARACTERS, *UP_TO_2000, abilities=False)
    asked = []
    while story.session.waiting is not None:
        asked.append((story.ask.where, story.table.phase))
        story.pick(*story.options[: story.ask.least])
    assert Where.DARK not in {where for where, _ in asked}
    assert not {"cut_2", "cut_4"} & {phase for _, phase in asked}
    assert not {"log.cut_2", "log.cut_4"} & set(keys(story.table.log))
    assert story.table.abilities is False


def test_without_abilities_characters_and_trump_stay() -> None:
    story = finished(UP_TO_2000, abilities=False)
    story.expect("trump", seat=2)
    assert story.character("Professor") == 3
    assert story.pick("seat:3").table.loot == 1500
