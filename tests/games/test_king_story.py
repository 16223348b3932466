"""The story of a finished game: where every item went, and who looked at it."""

from __future__ import annotations

import pytest
from king import Story, begun

from pass_and_play.games.executioner.court import CENTRE
from pass_and_play.games.executioner.deeds import deed
from pass_and_play.games.executioner.result import Stroke, Turn

FOUR = "loyalist hat, loyalist goblet, saboteur pardon"


def test_items_are_numbered_by_the_place_that_they_were_dealt_to() -> None:
    story = Story(FOUR, centre="decoy").to_actions()
    story.act(1, "swap item:1 item:3").act(2, "look item:3").act(3, "swap item:2 centre")
    told = story.play_game().result.story
    assert told.places == (1, 2, 3, CENTRE)
    assert told.dealt == ("hat", "goblet", "pardon", "decoy")
    assert told.turns[1:4] == (
        Turn(deed("swap", 1, 1, 3), (2, 1, 0, 3)),
        Turn(deed("look", 2, 3), (2, 1, 0, 3)),
        Turn(deed("swap", 3, 2, CENTRE), (2, 3, 0, 1)),
    )
    assert [told.dealt[number] for number in told.turns[-1].lay[:3]] == list(story.result.items[1:])


@pytest.mark.parametrize(
    ("card", "lay"),
    [
        ("turning_stage", (2, 0, 1, 3)),  # everything to the left
        ("winding_stair", (1, 2, 0, 3)),
        ("trapdoor", (3, 1, 2, 0)),
    ],
)
def test_gallows_cards_move_items(card: str, lay: tuple[int, ...]) -> None:
    story = Story(FOUR, centre="decoy", gallows=(card, "sealed_order")).to_gallows().pick("done")
    if card == "trapdoor":
        story.pick("seat:1")
    told = story.play_game().result.story
    assert told.turns[0].lay == lay
    assert told.dealt == ("hat", "goblet", "pardon", "decoy")


def test_a_shuffle_is_followed_too() -> None:
    story = Story(FOUR, centre="decoy", gallows=("three_hoods", "sealed_order"), seed=3)
    told = story.to_gallows().pick("done").play_game().result.story
    lay = told.turns[0].lay
    assert sorted(lay) == [0, 1, 2, 3] and lay[3] == 3
    assert told.dealt == ("hat", "goblet", "pardon", "decoy")


def test_it_is_told_without_the_list_too_but_only_afterwards() -> None:
    stories = [Story(FOUR, public_list=listed).to_executions().kill(1) for listed in (True, False)]
    assert [bool(story.table.deeds) for story in stories] == [True, False]
    assert not any(story.table.results for story in stories)
    told = [story.stop().result.story for story in stories]
    assert told[0] == told[1] and len(told[0].turns) > 3


def test_what_became_of_whom() -> None:
    story = begun("loyalist shield, loyalist decoy, saboteur parasite, loyalist hat").execute(1)
    story.pick("left").see().execute(4).see().stop().see()
    assert story.result.strokes == (
        Stroke(1, "executioner", "passed", counted=False),
        Stroke(2, "shield", "decoy", counted=True),
        Stroke(4, "executioner", "died", counted=True),
        Stroke(3, "parasite", "died", counted=True),
    )
    assert story.result.gallows == ("market_square", "sealed_order")


def test_who_may_be_executioner_next() -> None:
    story = begun(FOUR)
    assert list(story.table.successors) == [1, 2, 3]
    story.kill(1).stop()
    assert list(story.table.successors) == [1, 2, 3]
    story.next_game(2)
    assert list(story.table.successors) == [1, 3]
    story = begun(FOUR, length="fixed", games=1)
    assert not story.table.successors
