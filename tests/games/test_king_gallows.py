"""The gallows cards, one story for each of their effects."""

from __future__ import annotations

from typing import Any

import pytest
from king import ENTRY, FILE, Story, item, paid
from tale import keys

from pass_and_play.catalogue import Replayer
from pass_and_play.commands.simulate import new_record
from pass_and_play.engine.ask import TABLE, Where
from pass_and_play.engine.secret import HIDDEN
from pass_and_play.games.executioner.cards import GALLOWS_EFFECTS
from pass_and_play.games.executioner.deeds import deed
from pass_and_play.games.executioner.gallows import EFFECTS
from pass_and_play.games.executioner.views import TableView

FIVE = "loyalist hat, saboteur pardon, loyalist goblet, jester shield"
PLACES = (1, 2, 3, 4, -1)


def first(card: str, **options: Any) -> Story:
    """A game of five in which this card was drawn first and its effect is due."""
    story = Story(FIVE, centre="mimic", gallows=(card, "market_square"), **options).to_gallows()
    assert story.table.drawn[-1][0].key == card
    story.expect("gallows", seat=TABLE)
    return story.pick("done")


def second(card: str) -> Story:
    """A game of five in which this card was drawn second and its effect is due."""
    return Story(FIVE, centre="mimic", gallows=("market_square", card)).to_second_gallows().pick("done")


def lie(story: Story) -> list[str]:
    """What lies in the places."""
    return [story.item(place) for place in PLACES]


def test_every_effect_has_its_function() -> None:
    assert EFFECTS.keys() == GALLOWS_EFFECTS.keys()
    assert {card.effect for card in FILE.cards.gallows} == EFFECTS.keys()


def test_a_card_is_drawn_before_the_actions_and_another_after_them() -> None:
    story = Story(FIVE).to_gallows()
    assert (len(story.table.drawn), story.table.gallows_left) == (1, 13)
    story = Story(FIVE).to_second_gallows()
    assert (len(story.table.drawn), story.table.gallows_left) == (2, 12)
    assert story.table.drawn[0][0] != story.table.drawn[1][0]


def test_any_card_may_be_drawn() -> None:
    drawn = set()
    for seed in range(200):
        record = new_record(ENTRY, FILE, seats=4, seed=seed, options={})
        session = Replayer(ENTRY, FILE.cards, record)(())
        while (ask := session.waiting) is not None and ask.what.key != "gallows":
            session.answer((ask.options[0].key,))
        table = session.game.table()
        assert isinstance(table, TableView)
        drawn.add(table.drawn[0][0].key)
    assert drawn == {card.key for card in FILE.cards.gallows}


@pytest.mark.parametrize("card", ["second_bell", "slow_drum"])
def test_1_and_2_one_more_action(card: str) -> None:
    story = first(card)
    story.expect("choose_prisoners", seat=0)
    assert story.options == ["seat:1", "seat:2", "seat:3", "seat:4"]
    assert story.table.candidates == (1, 2, 3, 4)
    story.pick("seat:3")
    assert story.table.drawn == ((story.table.drawn[0][0], (3,)),)
    story.expect("action", seat=3)
    assert story.table.acting == 3
    story.pick("swap item:1 item:4")
    # Drawn first it comes besides the ordinary action.
    story.expect("call")
    assert story.table.pending == (1, 2, 3, 4)
    assert story.prisoner(3).acted == 1
    story.idle()
    assert [prisoner.acted for prisoner in story.table.prisoners] == [1, 1, 2, 1]


def test_1_and_2_after_the_actions() -> None:
    story = second("second_bell").pick("seat:2").pick("look item:1")
    story.expect("seen", seat=2, where=Where.PRIVATE)
    story.pick("done").expect("execute", seat=0)
    assert story.prisoner(2).acted == 2


def test_3_items_move_to_the_left() -> None:
    story = first("turning_stage")
    story.expect("call")
    assert lie(story) == ["shield", "hat", "pardon", "goblet", "mimic"]
    assert story.table.deeds == (deed("shift_left", None, 1, 2, 3, 4, by_gallows=True),)


def test_4_items_move_to_the_right() -> None:
    story = first("winding_stair")
    assert lie(story) == ["pardon", "goblet", "shield", "hat", "mimic"]
    assert story.table.deeds == (deed("shift_right", None, 1, 2, 3, 4, by_gallows=True),)


def test_questions_an_item_received_through_a_gallows_card_may_not_be_looked_at() -> None:
    story = first("turning_stage")
    assert [story.hand(seat).looked for seat in range(5)] == [None] * 5
    assert story.knowing(2) == [1]
    story = first("trapdoor").pick("seat:2")
    assert story.hand(2).looked is None
    assert story.knowing(2) == []


def test_5_an_item_and_the_centre_card_change_places_unseen() -> None:
    story = first("trapdoor").pick("seat:2")
    assert lie(story) == ["hat", "mimic", "goblet", "shield", "pardon"]
    assert story.table.deeds == (deed("swap", None, 2, -1, by_gallows=True),)
    assert keys(story.table.log)[-2:] == ["log.chosen", "log.swap_centre_by_card"]


def test_6_a_chosen_prisoner_looks_at_their_own_item_again() -> None:
    story = second("last_wish").pick("seat:4")
    story.expect("seen", seat=4, where=Where.PRIVATE)
    assert story.hand(4).looked == (4, item("shield"))
    assert story.table.deeds[-1] == deed("look", 4, 4, by_gallows=True)
    story.pick("done").expect("execute")


def test_7_a_chosen_prisoner_looks_at_a_neighbours_item() -> None:
    story = second("shared_cart").pick("seat:1")
    ask = story.expect("choose_neighbour", seat=1)
    # Seat 0 wears the hood, so the prisoner on that side is the one beyond.
    assert [option.key for option in ask.options] == ["seat:2", "seat:4"]
    assert story.table.acting == 1
    story.pick("seat:4")
    story.expect("seen", seat=1, where=Where.PRIVATE)
    assert story.hand(1).looked == (4, item("shield"))
    assert story.table.deeds[-1] == deed("look", 1, 4, by_gallows=True)


def test_8_the_centre_card_is_shown_to_all_and_turned_down_again() -> None:
    story = first("market_square")
    story.expect("shown", seat=TABLE)
    assert story.table.centre == item("mimic")
    assert story.pick("done").table.centre is HIDDEN
    assert story.table.deeds == (deed("shown", None, -1, by_gallows=True),)
    assert -1 in story.knowing(-1)


def test_9_the_executioner_looks_at_the_centre_card() -> None:
    story = first("sealed_order")
    story.expect("seen", seat=0, where=Where.PRIVATE)
    assert story.hand(0).looked == (-1, item("mimic"))
    assert story.table.centre is HIDDEN
    story.pick("done")
    assert story.hand(0).looked is None


def test_10_every_prisoner_looks_at_their_own_item_again() -> None:
    story = Story(FIVE, gallows=("turning_stage", "roll_call")).to_second_gallows().pick("done")
    for seat, key in ((1, "shield"), (2, "hat"), (3, "pardon"), (4, "goblet")):
        assert story.expect("seen", seat=seat, where=Where.PRIVATE).order == (1, 2, 3, 4)
        assert story.hand(seat).looked == (seat, item(key))
        story.pick("done")
    story.expect("execute")


def test_11_the_items_of_three_chosen_prisoners_are_shuffled() -> None:
    story = second("three_hoods")
    ask = story.expect("choose_prisoners", seat=0)
    assert (ask.least, ask.most, len(ask.options)) == (3, 3, 4)
    story.pick("seat:1", "seat:2", "seat:4")
    assert sorted(story.item(place) for place in (1, 2, 4)) == ["hat", "pardon", "shield"]
    assert story.item(3) == "goblet"
    # Nobody knows any more which is which; the others stay known.
    assert [story.knowing(place) for place in (1, 2, 3, 4)] == [[], [], [3], []]
    assert story.table.deeds[-1] == deed("shuffle", None, 1, 2, 4, by_gallows=True)
    ways = set()
    for seed in range(60):
        one = Story(FIVE, gallows=("three_hoods", "market_square"), seed=seed).to_gallows().pick("done")
        one.pick("seat:1", "seat:2", "seat:4")
        ways.add(tuple(one.item(place) for place in (1, 2, 4)))
    assert len(ways) == 6


def test_11_with_three_prisoners_there_is_nothing_to_choose() -> None:
    story = Story("loyalist hat, saboteur pardon, jester shield", gallows=("three_hoods", "market_square"))
    story.to_gallows().pick("done")
    story.expect("call")
    assert story.table.drawn[0][1] == (1, 2, 3)


def test_12_a_chosen_prisoner_cannot_be_executed() -> None:
    story = second("crooked_beam").pick("seat:2")
    assert story.prisoner(2).protected
    assert story.options == ["seat:1", "seat:3", "seat:4"]
    # The shield of seat 4 may not pass to seat 2 either: to the right it is seat 3, to the left seat 1.
    story.execute(4)
    assert story.table.candidates == (1, 3)
    story.pick("left").see()
    story.execute(3).see()
    # Seat 1 is dead, seats 3 and 4 are done with: nobody is left.
    story.expect("rewards")


def test_12_the_parasite_still_works() -> None:
    story = Story(
        "loyalist hat, saboteur parasite, loyalist pardon", gallows=("market_square", "crooked_beam")
    )
    story.to_second_gallows().pick("done").pick("seat:2").kill(1).stop()
    story.expect("death")
    assert story.table.execution is not None
    assert story.table.execution.cause == "parasite"
    story.see()
    assert (story.result.dead, story.result.counted) == ((1, 2), 2)


def test_13_the_executioner_must_execute_at_least_two() -> None:
    story = second("double_frame")
    assert (story.table.must, story.table.begun) == (2, 0)
    assert "stop" not in story.options
    story.kill(1)
    assert "stop" not in story.options
    story.kill(3)
    assert "stop" in story.options
    assert story.table.begun == 2


def test_13_an_execution_counts_survived_or_not_and_with_its_shields() -> None:
    story = Story(
        "loyalist shield, saboteur parasite, loyalist pardon",
        centre="hat",
        gallows=("double_frame", "market_square"),
    )
    story.to_executions().execute(1).pick("left").see()
    # What the shield passed on is part of the first execution.
    assert story.table.begun == 1
    assert story.options == ["seat:3"]
    story = Story("loyalist decoy, saboteur parasite, loyalist pardon", gallows=("double_frame", "roll_call"))
    story.to_executions().kill(1, 2)
    assert story.options == ["seat:3", "stop"]


def test_13_nobody_is_left_before_the_number_is_reached() -> None:
    story = Story("loyalist shield, saboteur hat, loyalist decoy", gallows=("double_frame", "crooked_beam"))
    story.to_second_gallows().pick("done").pick("seat:3")
    story.execute(1).pick("right").see()
    story.expect("rewards")
    assert story.table.begun == 1
    assert story.result.how == "normal"


def test_14_two_crowns_for_each_counted_dead() -> None:
    story = second("golden_axe")
    assert story.table.per_dead == 2
    story.kill(1, 3).stop()
    assert ("kills", None, 0, 4) in paid(story)
    # Loyalists get 1 all the same; the goblet is worth 1.
    assert ("goblet", None, 0, 1) in paid(story)


def test_14_brings_nothing_if_the_saboteurs_win() -> None:
    story = second("golden_axe").kill(1, 2)
    assert [why for why, *_ in paid(story)] == ["death", "death", "blame"]
    assert story.crowns[0] == 4
