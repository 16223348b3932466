"""Executions: what each item does to its holder, and shields, mimics and parasites among each other."""

from __future__ import annotations

import pytest
from king import FILE, Story, begun, item, last, paid
from tale import keys

from pass_and_play.engine.ask import TABLE
from pass_and_play.engine.secret import HIDDEN
from pass_and_play.engine.session import IllegalAnswer
from pass_and_play.games.executioner.cards import ITEM_EFFECTS
from pass_and_play.games.executioner.execution import Blow
from pass_and_play.games.executioner.items import EFFECTS


def test_every_effect_is_known() -> None:
    assert set(EFFECTS) == set(ITEM_EFFECTS) == {item.effect for item in FILE.cards.items}


# ---------------------------------------------------------------- one at a time


def test_at_least_one_then_as_many_as_one_likes() -> None:
    story = begun("loyalist hat, loyalist goblet, saboteur pardon")
    story.expect("execute", seat=0)
    assert story.options == ["seat:1", "seat:2", "seat:3"]
    assert (story.table.must, story.table.begun) == (1, 0)
    story.execute(1)
    story.expect("death", seat=TABLE)
    story.see()
    assert story.options == ["seat:2", "seat:3", "stop"]
    assert story.table.begun == 1
    story.stop().expect("rewards", seat=TABLE)


def test_the_dead_lose_a_crown_and_show_the_item_alone() -> None:
    story = begun("loyalist hat, loyalist goblet, saboteur pardon").execute(1)
    assert last(story) == Blow(1, "died", item("hat"), None, counted=True)
    assert story.prisoner(1).item == item("hat")
    assert story.prisoner(1).role is HIDDEN
    assert (story.prisoner(1).state, story.crowns[1], story.table.counted) == ("dead", 4, 1)
    assert story.prisoner(2).item is HIDDEN
    assert keys(story.table.log)[-2:] == ["log.execute", "log.died"]


def test_a_dead_loyalist_and_a_dead_saboteur_look_alike() -> None:
    logs = []
    for role in ("loyalist", "saboteur"):
        story = begun(f"{role} hat, loyalist goblet, saboteur pardon").kill(1)
        logs.append((story.table.log, story.prisoner(1), story.crowns))
    assert logs[0] == logs[1]


@pytest.mark.parametrize("saved_by", ["decoy", "shield", "parasite"])
@pytest.mark.parametrize("role", ["loyalist", "saboteur", "princess", "jester"])
def test_a_survivor_loses_nothing_shows_the_item_and_never_the_role(saved_by: str, role: str) -> None:
    story = begun(f"{role} {saved_by}, loyalist hat, saboteur pardon").execute(1)
    if saved_by == "shield":
        story.pick("left")
    assert story.table.execution is not None
    assert story.table.execution.blows[0].role is None
    story.see()
    assert story.prisoner(1).state == "survived"
    assert story.prisoner(1).item == item(saved_by)
    assert story.prisoner(1).role is HIDDEN
    assert story.crowns[1] == 5
    assert "log.role" not in keys(story.table.log)


def test_a_survivor_cannot_be_executed_again() -> None:
    story = begun("loyalist decoy, loyalist hat, saboteur pardon").kill(1)
    assert story.options == ["seat:2", "seat:3", "stop"]
    with pytest.raises(IllegalAnswer):
        story.pick("seat:1")


def test_when_nobody_is_left_the_executions_end_by_themselves() -> None:
    story = begun("loyalist decoy, loyalist hat, saboteur goblet", centre="pardon").kill(1, 2, 3)
    story.expect("rewards")
    assert story.result.how == "normal"
    assert story.result.counted == 3


# ---------------------------------------------------------------- the items


def test_pardon_its_holders_death_ends_the_game_for_the_saboteurs() -> None:
    story = begun("loyalist pardon, saboteur hat, saboteur goblet").execute(1)
    assert last(story).ends == "pardon"
    story.see().expect("rewards")
    assert (story.result.how, story.crowns) == ("pardon", [4, 4, 8, 8])
    assert story.table.treasury == 80 - 24


def test_pardon_nothing_is_left_of_earlier_deaths() -> None:
    story = begun("loyalist hat, loyalist pardon, saboteur goblet").kill(1, 2)
    assert paid(story) == [
        ("death", 1, None, 1),
        ("death", 2, None, 1),
        ("blame", 0, None, 1),
        ("saboteur", None, 3, 3),
    ]


def test_pretty_hat_does_nothing() -> None:
    story = begun("saboteur hat, loyalist goblet, saboteur pardon").kill(1).stop()
    assert story.crowns == [6, 4, 6, 5]


def test_golden_goblet_is_worth_a_crown_more() -> None:
    story = begun("saboteur goblet, loyalist hat, saboteur pardon").kill(1)
    assert story.table.goblets == 1
    story.stop()
    assert story.crowns == [7, 4, 6, 5]


def test_golden_goblet_is_worth_nothing_with_a_jester_who_does_not_count() -> None:
    story = begun("jester goblet, loyalist hat, saboteur pardon").kill(1).stop()
    assert story.table.goblets == 0
    assert story.crowns == [4, 7, 4, 4]


def test_golden_goblet_is_worth_nothing_if_the_saboteurs_win() -> None:
    story = begun("loyalist goblet, loyalist pardon, saboteur hat").kill(1, 2)
    assert story.crowns == [4, 4, 4, 8]


def test_decoy_counts_and_its_holder_survives() -> None:
    story = begun("loyalist decoy, saboteur hat, saboteur pardon").execute(1)
    assert last(story) == Blow(1, "decoy", item("decoy"), None, counted=True)
    story.see()
    assert story.table.counted == 1
    story.stop()
    assert story.crowns == [6, 6, 5, 5]


def test_decoy_a_jester_steals_nothing() -> None:
    story = begun("jester decoy, saboteur hat, saboteur pardon").kill(1).stop()
    assert story.crowns == [6, 5, 5, 5]


def test_shield_a_neighbour_is_executed_instead() -> None:
    story = begun("loyalist hat, saboteur shield, loyalist goblet, saboteur pardon").execute(2)
    ask = story.expect("shield", seat=2)
    assert [option.key for option in ask.options] == ["left", "right"]
    # To the left is the next seat clockwise.
    assert story.table.candidates == (3, 1)
    assert last(story) == Blow(2, "passed", item("shield"), None, counted=False)
    story.pick("left")
    assert story.table.execution is not None
    first, second = story.table.execution.blows
    assert (first.to, second.seat, second.fate) == (3, 3, "died")
    story.see()
    assert [prisoner.state for prisoner in story.table.prisoners] == ["alive", "survived", "dead", "alive"]
    assert story.table.counted == 1


def test_shield_skips_the_executioner_the_dead_and_the_escaped() -> None:
    story = begun("loyalist shield, loyalist hat, saboteur decoy, loyalist goblet, saboteur pardon")
    story.kill(2, 3).execute(1)
    # To the left: 2 is dead and 3 has escaped; to the right: 0 wears the hood.
    assert story.table.candidates == (4, 5)
    story.pick("right").see()
    assert story.result.dead == (2, 5)


def test_shield_both_ways_may_lead_to_the_same_prisoner() -> None:
    story = begun("loyalist shield, loyalist hat, saboteur goblet", centre="pardon").kill(2).execute(1)
    assert story.options == ["left", "right"]
    assert story.table.candidates == (3, 3)
    story.pick("right").see()
    assert story.prisoner(3).state == "dead"


def test_shields_chain() -> None:
    story = begun("loyalist shield, saboteur shield, loyalist hat, saboteur pardon").execute(1).pick("left")
    story.expect("shield", seat=2)
    # The first shield's holder has survived already.
    assert story.table.candidates == (3, 4)
    story.pick("left").expect("death")
    assert story.table.execution is not None
    assert [(blow.seat, blow.fate, blow.to) for blow in story.table.execution.blows] == [
        (1, "passed", 2),
        (2, "passed", 3),
        (3, "died", None),
    ]
    assert story.see().table.begun == 1


def test_shield_four_players_with_nobody_left() -> None:
    """Worked example: executed last, with all others dead or escaped, nothing happens and the game ends."""
    story = begun("loyalist shield, loyalist hat, saboteur decoy", centre="pardon").kill(2, 3).execute(1)
    story.expect("death")
    assert last(story) == Blow(1, "passed", item("shield"), None, counted=False, to=None)
    assert keys(story.table.log)[-1] == "log.passed_to_nobody"
    story.see().expect("rewards")
    assert (story.result.how, story.result.dead, story.result.counted) == ("normal", (2,), 2)
    assert story.crowns == [7, 7, 4, 5]


def test_shield_it_may_bring_the_saboteurs_their_win() -> None:
    story = begun("saboteur shield, loyalist pardon, loyalist hat").execute(1).pick("left")
    assert last(story).ends == "pardon"
    story.see()
    assert story.crowns == [4, 8, 4, 5]


def test_parasite_dies_at_the_end_and_counts() -> None:
    """Worked example: one ordinary death, then the executioner stops: two counted dead."""
    story = begun("loyalist hat, saboteur parasite, loyalist pardon").kill(1).stop()
    story.expect("death")
    execution = story.table.execution
    assert execution is not None
    assert (execution.cause, execution.ends) == ("parasite", "")
    assert execution.blows == (Blow(2, "died", item("parasite"), None, counted=True),)
    story.see()
    assert story.result.counted == 2
    assert story.crowns == [7, 4, 4, 7]


def test_parasite_executed_its_holder_survives_and_nobody_is_paid() -> None:
    story = begun("loyalist parasite, saboteur hat, saboteur pardon").execute(1)
    assert last(story) == Blow(1, "parasite", item("parasite"), None, counted=False)
    story.see().stop()
    story.expect("rewards")
    assert story.crowns == [5, 5, 5, 5]


def test_parasite_acts_also_when_nobody_is_left_to_execute() -> None:
    story = Story(
        "loyalist hat, saboteur parasite, loyalist goblet",
        centre="pardon",
        gallows=("roll_call", "crooked_beam"),
    )
    story.to_second_gallows().pick("done").pick("seat:2").kill(1, 3)
    story.expect("death")
    assert story.see().result.dead == (1, 2, 3)


def test_parasite_does_not_act_after_a_saboteur_win() -> None:
    story = begun("loyalist pardon, saboteur parasite, loyalist hat").kill(1)
    story.expect("rewards")
    assert story.result.dead == (1,)
    assert story.crowns[2] == 8


def test_parasite_a_mimic_of_it_dies_too() -> None:
    story = begun("loyalist hat, saboteur mimic, loyalist pardon", centre="parasite").kill(1).stop()
    assert last(story) == Blow(2, "died", item("mimic"), item("parasite"), counted=True)
    assert story.table.centre == item("parasite")
    assert story.see().result.counted == 2


def test_parasite_in_the_centre_does_nothing_without_a_mimic() -> None:
    story = begun("loyalist hat, saboteur decoy, loyalist pardon", centre="parasite").kill(1).stop()
    story.expect("rewards")
    assert story.result.dead == (1,)


def test_cheese_does_nothing_in_other_hands() -> None:
    story = begun("loyalist cheese, saboteur hat, saboteur pardon").kill(1)
    assert story.table.counted == 1
    assert story.prisoner(1).role is HIDDEN


@pytest.mark.parametrize(
    ("centre", "fate", "counted"),
    [
        ("hat", "died", True),
        ("decoy", "decoy", True),
        ("shield", "passed", False),
        ("parasite", "parasite", False),
    ],
)
def test_mimic_does_what_the_centre_card_does(centre: str, fate: str, *, counted: bool) -> None:
    story = begun("loyalist mimic, loyalist goblet, saboteur pardon", centre=centre).execute(1)
    blow = last(story)
    assert (blow.fate, blow.item, blow.centre, blow.counted) == (fate, item("mimic"), item(centre), counted)
    # Both are turned up, and the centre card stays so.
    assert story.prisoner(1).item == item("mimic")
    assert story.table.centre == item(centre)
    assert story.prisoner(1).state == ("dead" if fate == "died" else "survived")
    assert "log.mimic" in keys(story.table.log)


def test_mimic_of_a_goblet() -> None:
    story = begun("saboteur mimic, loyalist hat, saboteur pardon", centre="goblet").kill(1).stop()
    assert story.crowns[0] == 7


def test_mimic_of_the_cheese() -> None:
    story = begun("jester mimic, loyalist hat, saboteur pardon", centre="cheese").kill(2).stop()
    assert story.crowns == [6, 6, 4, 5]
    story = begun("jester mimic, loyalist hat, saboteur pardon", centre="cheese").kill(1).stop()
    assert story.crowns == [6, 4, 6, 5]


def test_mimic_in_the_centre_does_nothing() -> None:
    story = begun("loyalist hat, loyalist goblet, saboteur pardon", centre="mimic").kill(1)
    assert story.table.centre is HIDDEN
    assert story.prisoner(1).state == "dead"


def test_an_item_counts_where_it_lies_now() -> None:
    story = Story("loyalist pardon, loyalist hat, saboteur goblet").to_actions()
    story.act(1, "swap item:1 item:2").idle()._play_gallows().execute(1)
    assert last(story).item == item("hat")
    story.see().execute(2)
    assert last(story).ends == "pardon"
