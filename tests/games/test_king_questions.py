"""The rulebook's own examples of section 3, and each of its questions and answers."""

from __future__ import annotations

from king import Story, begun, paid

from pass_and_play.engine.secret import HIDDEN


def test_example_1_of_section_3() -> None:
    """Executioner 0, loyalist 1 with a hat, jester 2, loyalist 3 with a pardon, saboteur 4."""
    story = begun("loyalist hat, jester goblet, loyalist pardon, saboteur decoy")
    assert story.table.treasury == 55
    story.kill(1)
    assert story.crowns == [5, 4, 5, 5, 5]
    assert story.prisoner(1).role is HIDDEN
    story.kill(2)
    assert story.crowns == [4, 3, 8, 4, 4]
    # Two were executed, and stopping would be worth one crown.
    assert story.table.counted == 1
    story.kill(3)
    assert story.crowns == [3, 3, 8, 3, 7]
    assert story.table.treasury == 56


def test_example_2_of_section_3() -> None:
    """Loyalist 1 passes on to loyalist 2, who has a decoy; saboteur 3 and the centre have the pardons."""
    story = begun("loyalist shield, loyalist decoy, saboteur pardon", centre="pardon")
    assert story.table.treasury == 60
    story.execute(1).pick("left").see().stop()
    assert story.crowns == [6, 6, 6, 5]
    assert story.table.treasury == 57
    assert story.result.counted == 1


def test_question_1_the_jester_dies_with_a_pardon() -> None:
    """He steals first; for the saboteur without crowns the treasury pays; the saboteur still gets 3."""
    story = begun("jester pardon, saboteur hat, loyalist goblet", crowns=[5, 5, 0, 5])
    treasury = story.table.treasury
    story.kill(1)
    assert paid(story) == [
        ("death", 1, None, 1),
        ("steal", 0, 1, 1),
        ("steal", 2, 1, 0),
        ("steal", None, 1, 1),
        ("steal", 3, 1, 1),
        ("blame", 0, None, 1),
        ("saboteur", None, 2, 3),
    ]
    assert story.crowns == [3, 7, 3, 4]
    assert story.table.treasury == treasury + 1 - 1 + 1 - 3


def test_question_2_a_tie_is_shared() -> None:
    story = begun("loyalist hat, loyalist goblet, saboteur pardon", length="fixed", games=1)
    story.kill(1).stop().pick("done")
    assert story.crowns == [6, 4, 6, 5]
    assert (story.ending.how, story.ending.winners) == ("crowns_shared", (0, 2))


def test_question_2_or_each_of_the_tied_is_executioner_once_more() -> None:
    story = begun("loyalist hat, loyalist goblet, saboteur pardon", length="fixed", games=1, tie="play_off")
    story.kill(1).stop()
    story.expect("rewards")
    # Clockwise from the last executioner.
    assert (story.table.tied, story.table.games) == ((2, 0), 3)
    story.pick("done")
    assert (story.table.executioner, story.table.game) == (2, 2)
    story.play_game().pick("done")
    assert (story.table.executioner, story.table.game) == (0, 3)
    story.play_game().pick("done")
    assert story.ending.winners == tuple(seat for seat in range(4) if story.crowns[seat] == max(story.crowns))


def test_question_3_the_parasites_death_counts_and_the_jester_still_steals() -> None:
    story = begun("jester parasite, loyalist hat, saboteur pardon").kill(2).stop().see()
    assert story.result.counted == 2
    assert paid(story) == [
        ("death", 2, None, 1),
        ("death", 1, None, 1),
        ("steal", 0, 1, 1),
        ("steal", 2, 1, 1),
        ("steal", 3, 1, 1),
        ("kills", None, 0, 2),
    ]


def test_question_3_executed_the_parasites_holder_survives_and_may_be_rewarded() -> None:
    story = begun("loyalist parasite, loyalist hat, saboteur pardon").kill(1, 2).stop()
    # One counted dead: the holder is paid for it, the executioner only for that one.
    assert story.crowns == [6, 6, 4, 5]


def test_question_3_the_mimic_dies_of_a_parasite_in_the_centre() -> None:
    story = begun("loyalist mimic, loyalist hat, saboteur pardon", centre="parasite").kill(2).stop().see()
    assert story.result.dead == (1, 2)


def test_question_4_the_decoy_pays_its_own_loyalist_too() -> None:
    story = begun("loyalist decoy, saboteur hat, saboteur pardon").kill(1).stop()
    assert story.crowns == [6, 6, 5, 5]


def test_question_4_the_princess_survives_with_a_decoy() -> None:
    story = begun("princess decoy, saboteur hat, saboteur pardon").kill(1).stop()
    assert story.result.how == "normal"
    assert story.crowns[2:] == [5, 5]


def test_question_5_the_shields_holder_must_execute_a_neighbour_at_once() -> None:
    story = begun("saboteur shield, loyalist hat, loyalist goblet, loyalist pardon").execute(1)
    story.expect("shield", seat=1)
    assert story.options == ["left", "right"]
    story.pick("right").see()
    assert story.result.how == "pardon"
    assert story.crowns == [4, 8, 5, 5, 4]


def test_question_6_the_princess_dies_of_the_parasite() -> None:
    story = begun("princess parasite, loyalist hat, saboteur pardon").kill(2).stop()
    story.expect("death")
    assert story.table.execution is not None
    assert (story.table.execution.cause, story.table.execution.ends) == ("parasite", "princess")
    story.see()
    assert (story.result.how, story.crowns) == ("princess", [4, 4, 4, 8])


def test_question_7_the_cheese() -> None:
    executed = begun("jester cheese, saboteur hat, saboteur pardon").kill(1).stop()
    assert executed.crowns == [6, 4, 5, 5]
    alive = begun("jester cheese, saboteur hat, saboteur pardon").kill(2).stop()
    assert alive.crowns == [6, 6, 4, 5]


def test_question_7_the_variant_of_the_cheese() -> None:
    alive = begun("jester cheese, saboteur hat, saboteur pardon", cheese="two").kill(2).stop()
    assert alive.crowns == [4, 11, 2, 3]


def test_question_8_an_item_from_a_gallows_card_may_not_be_looked_at() -> None:
    story = Story("loyalist hat, saboteur pardon, loyalist goblet", gallows=("turning_stage", "roll_call"))
    story.to_gallows().pick("done").expect("call")
    assert [story.hand(seat).looked for seat in range(4)] == [None] * 4


def test_question_9_the_mimic_holds_a_pardon_that_lies_in_the_centre() -> None:
    story = begun("loyalist mimic, saboteur hat, saboteur goblet", centre="pardon").kill(1)
    assert (story.result.how, story.crowns) == ("pardon", [4, 4, 8, 8])


def test_question_10_the_treasury_runs_out_and_the_match_ends_at_once() -> None:
    story = begun("loyalist pardon, saboteur hat, saboteur goblet", crowns=[20, 30, 20, 8], play_on="never")
    assert story.table.treasury == 2
    story.kill(1)
    # 2 and the 2 that were lost: the first saboteur gets 3, the second what is left.
    assert paid(story)[2:] == [("saboteur", None, 2, 3), ("saboteur", None, 3, 1)]
    assert story.table.treasury == 0
    story.expect("rewards")
    assert story.options == ["done"]
    story.pick("done")
    assert (story.ending.how, story.ending.winners) == ("treasury", (1,))


def test_question_10_or_the_table_plays_on() -> None:
    story = begun("loyalist pardon, saboteur hat, saboteur goblet", crowns=[20, 30, 20, 8], play_on="always")
    story.kill(1)
    assert (story.crowns, story.table.treasury) == ([19, 29, 23, 11], -2)
    assert story.options == ["done", "stop"]
