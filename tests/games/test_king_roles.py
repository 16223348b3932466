"""What each role gets, and what its death does."""

from __future__ import annotations

from king import begun, item, last, paid

from pass_and_play.engine.secret import HIDDEN
from pass_and_play.games.executioner.cards import Part, Role
from pass_and_play.games.executioner.execution import Blow


def test_loyalist_a_crown_for_each_counted_dead_if_alive() -> None:
    story = begun("loyalist hat, loyalist decoy, loyalist goblet, loyalist pardon").kill(1, 2).stop()
    assert story.crowns == [7, 4, 7, 7, 7]
    assert paid(story)[1:] == [
        ("kills", None, 0, 2),
        ("loyal", None, 2, 2),
        ("loyal", None, 3, 2),
        ("loyal", None, 4, 2),
    ]


def test_saboteur_three_crowns_if_alive_at_their_win() -> None:
    story = begun("saboteur hat, saboteur decoy, saboteur pardon").kill(1, 2, 3)
    # The pardon's own holder is a saboteur, and has nothing of it; who survived is paid.
    assert story.crowns == [4, 4, 8, 4]


def test_saboteur_nothing_at_a_normal_end() -> None:
    story = begun("saboteur hat, saboteur decoy, saboteur pardon").kill(1, 2).stop()
    assert story.crowns == [7, 4, 5, 5]


def test_princess_her_death_ends_the_game() -> None:
    story = begun("princess hat, saboteur decoy, loyalist pardon").execute(1)
    assert last(story) == Blow(
        1, "died", item("hat"), None, counted=True, role=Role(Part.PRINCESS), ends="princess"
    )
    assert story.prisoner(1).role == Role(Part.PRINCESS)
    story.see()
    assert (story.result.how, story.crowns) == ("princess", [4, 4, 8, 5])


def test_princess_alive_she_is_paid_for_every_counted_dead() -> None:
    story = begun("princess pardon, saboteur decoy, loyalist hat").kill(2, 3).stop()
    assert story.crowns == [7, 7, 5, 4]
    assert ("princess", None, 1, 2) in paid(story)


def test_princess_with_a_decoy_is_saved() -> None:
    """Worked example: no saboteur win, the role not shown, a crown for the executioner."""
    story = begun("princess decoy, saboteur hat, loyalist pardon").kill(1)
    assert story.prisoner(1).role is HIDDEN
    story.stop()
    assert (story.result.how, story.crowns) == ("normal", [6, 6, 5, 6])


def test_jester_takes_a_crown_from_every_other_player_at_once() -> None:
    story = begun("loyalist hat, jester goblet, saboteur pardon").kill(1).execute(2)
    blow = last(story)
    assert (blow.role, blow.counted, blow.stolen) == (Role(Part.JESTER), False, 3)
    assert story.prisoner(2).role == Role(Part.JESTER)
    # From the executioner, and from the dead.
    assert story.crowns == [4, 3, 5 - 1 + 3, 4]
    assert paid(story)[1:] == [
        ("death", 2, None, 1),
        ("steal", 0, 2, 1),
        ("steal", 1, 2, 1),
        ("steal", 3, 2, 1),
    ]
    assert story.see().table.counted == 1


def test_jester_alive_without_the_cheese_gets_nothing() -> None:
    story = begun("jester goblet, loyalist hat, saboteur pardon").kill(2).stop()
    assert story.crowns == [6, 5, 4, 5]


def test_jester_with_the_cheese_dies_like_an_ordinary_prisoner() -> None:
    story = begun("jester cheese, loyalist hat, saboteur pardon").execute(1)
    blow = last(story)
    assert (blow.role, blow.counted, blow.stolen) == (Role(Part.JESTER), True, 0)
    story.see().stop()
    assert story.crowns == [6, 4, 6, 5]


def test_jester_alive_with_the_cheese_is_paid_like_a_loyalist() -> None:
    story = begun("jester cheese, loyalist hat, saboteur pardon").kill(2).stop()
    assert story.crowns == [6, 6, 4, 5]
    assert ("cheese", None, 1, 1) in paid(story)


def test_option_a_jester_alive_with_the_cheese_takes_two_from_everybody_first() -> None:
    story = begun("jester cheese, loyalist hat, loyalist pardon", cheese="two").kill(2).stop()
    assert paid(story)[1:] == [
        ("cheese_two", 0, 1, 2),
        ("cheese_two", 2, 1, 2),
        ("cheese_two", 3, 1, 2),
        ("kills", None, 0, 1),
        ("loyal", None, 3, 1),
    ]
    assert story.crowns == [4, 11, 2, 4]


def test_option_a_jester_executed_with_the_cheese_steals_nothing() -> None:
    story = begun("jester cheese, loyalist hat, saboteur pardon", cheese="two").kill(1).stop()
    assert story.crowns == [6, 4, 6, 5]


def test_option_the_cheese_takes_nothing_if_the_saboteurs_win() -> None:
    story = begun("jester cheese, saboteur hat, loyalist pardon", cheese="two").kill(3)
    assert story.crowns == [4, 5, 8, 4]


def test_a_loyalist_alive_with_the_cheese_takes_nothing() -> None:
    story = begun("loyalist cheese, saboteur hat, saboteur pardon", cheese="two").kill(2).stop()
    assert story.crowns == [6, 6, 4, 5]
