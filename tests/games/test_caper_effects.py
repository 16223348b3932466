"""What cards and locations of Caper do when they are played: cost, income, coins, and cards that come back.

Numbers in names are those of the rulings of our catalogue of cards.
"""

from __future__ import annotations

from dataclasses import replace

import pytest
from caper_boards import Story, board, card, cards, gear, location, place, stack, thief

from pass_and_play.games.caper.board import CREAM, MINT, Board
from pass_and_play.games.caper.cards import Card
from pass_and_play.games.caper.effects import Coins, Drain, Flip, Modify, Per, Points, Retrieve
from pass_and_play.games.caper.plays import (
    acts,
    cost,
    discard,
    free_places,
    free_spot,
    gear_spots,
    income,
    lay,
    retrievable,
    retrieve,
    take,
)


def changed(key: str, what: str, n: int) -> Board:
    """A board with one location that has this modifier."""
    of = board("paris", place(key))
    modify = Modify(what, n)  # type: ignore[arg-type]
    return of._replace(places=(of.places[0]._replace(location=replace(location(key), modifiers=(modify,))),))


# ---------------------------------------------------------------------- room


def test_a_side_has_room_for_three_thieves_at_a_location() -> None:
    three = [stack("the_artist"), stack("the_dame"), stack("the_chef")]
    of = board("paris", place("the_bank", cream=three), place("the_yacht", mint=three), place("the_louvre"))
    assert free_places(of, CREAM) == (1, 2)
    assert free_places(of, MINT) == (0, 2)
    assert [free_spot(of, CREAM, at) for at in (1, 2)] == [3, 6]
    assert free_spot(of, MINT, 0) == 0


def test_a_thief_has_room_for_three_gear_cards_flipped_or_not() -> None:
    full = stack("the_artist", "velvet_pouch", "padded_crate", "poster_tube", flipped=["padded_crate"])
    two = stack("the_dame", "velvet_pouch", "padded_crate")
    of = board("paris", place("the_bank", cream=[full, two]), place("the_yacht", cream=[stack("the_chef")]))
    assert gear_spots(of, CREAM, gear("tip_jar")) == (1, 3)
    assert gear_spots(of, MINT, gear("tip_jar")) == ()


def test_gear_goes_where_it_can_be_paid_for() -> None:
    of = board(
        "paris",
        place("the_fog_wharf", cream=[stack("the_artist")]),
        place("the_bank", cream=[stack("the_dame")]),
        place("eiffel_tower", cream=[stack("the_chef")]),
        coins=(1, 9),
    )
    assert [cost(of, gear("super_magnet"), at) for at in range(3)] == [2, 1, 0]
    assert gear_spots(of, CREAM, gear("super_magnet")) == (3, 6)
    assert gear_spots(of, CREAM, gear("fire_axe")) == (6,)
    assert gear_spots(of, CREAM, gear("velvet_pouch")) == (0, 3, 6)


def test_gear_can_be_laid_on_a_flipped_thief_and_on_flipped_gear() -> None:
    down = stack("the_artist", "velvet_pouch", flipped=["the_artist", "velvet_pouch"])
    of = lay(board("paris", place("the_bank", cream=[down])), CREAM, gear("tip_jar"), 0)
    assert of.places[0].sides[CREAM][0] == stack(
        "the_artist", "velvet_pouch", "tip_jar", flipped=["the_artist", "velvet_pouch"]
    )


# ---------------------------------------------------------------------- cost and income


def test_a_thief_is_laid_to_the_right_and_brings_income_from_the_supply() -> None:
    of = board("paris", place("the_bank", mint=[stack("the_artist")]), coins=(0, 2))
    of = lay(of, MINT, thief("the_bon_vivant"), 1)
    assert of.places[0].sides == ((), (stack("the_artist"), stack("the_bon_vivant")))
    assert (of.coins, of.supply) == ((0, 5), 5)


def test_6_income_comes_only_as_far_as_the_supply_goes() -> None:
    of = board("paris", place("the_bank"), coins=(3, 5))
    of = lay(of, CREAM, thief("the_bon_vivant"), 0)
    assert (of.coins, of.supply) == ((5, 5), 0)


def test_laying_gear_pays_its_cost_and_does_nothing_else() -> None:
    of = board("paris", place("the_bank", cream=[stack("the_artist")]), coins=(3, 0))
    assert lay(of, CREAM, gear("itching_powder"), 0) == board(
        "paris", place("the_bank", cream=[stack("the_artist", "itching_powder")]), coins=(2, 0)
    )


def test_7_cost_and_income_never_fall_below_zero() -> None:
    assert cost(changed("the_bank", "gear_cost", -2), gear("super_magnet"), 0) == 0
    assert income(changed("the_bank", "income", -2), thief("the_dame"), 0) == 0
    assert income(changed("the_bank", "income", -2), thief("the_bon_vivant"), 0) == 1


@pytest.mark.parametrize("what", ["income", "thief_capers", "equip_bonus"])
def test_a_modifier_changes_only_what_it_names(what: str) -> None:
    of = changed("the_bank", what, 2)
    assert cost(of, gear("super_magnet"), 0) == 1
    assert income(of, thief("the_dame"), 0) == (3 if what == "income" else 1)


def test_7_modifiers_work_for_both_sides() -> None:
    story = Story("paris", "the_casino").play("C the_dame, M the_chef")
    assert story.board.coins == (2, 2)


# ---------------------------------------------------------------------- coins and drains


@pytest.mark.parametrize(
    ("coins", "after"), [((0, 0), (2, 0)), ((3, 6), (4, 6)), ((4, 6), (4, 6))], ids=["all", "one", "none"]
)
def test_6_coins_are_taken_as_far_as_the_supply_goes(coins: tuple[int, int], after: tuple[int, int]) -> None:
    of = take(board("paris", place("the_bank"), coins=coins), CREAM, Coins(2), 0)
    assert (of.coins, of.supply) == (after, 10 - sum(after))


@pytest.mark.parametrize(("to", "after"), [("you", (3, 0)), ("supply", (1, 0))])
def test_6_a_drain_takes_what_the_opponent_has(to: str, after: tuple[int, int]) -> None:
    of = take(board("london", place("the_bank"), coins=(1, 2)), CREAM, Drain(3, to), 0)  # type: ignore[arg-type]
    assert (of.coins, of.supply) == (after, 10 - sum(after))


def test_mint_drains_cream() -> None:
    of = take(board("london", place("the_bank"), coins=(3, 0)), MINT, Drain(2, "you"), 0)
    assert (of.coins, of.supply) == ((1, 2), 7)


def test_4_coins_for_each_set_count_when_the_card_has_just_been_laid_itself_included() -> None:
    story = Story("paris", "the_bank").play("C the_artist, C tip_jar, C double_ledger")
    assert story.board.coins == (4, 0)
    story.play("C marked_notes")
    assert story.board.coins == (5, 0)


def test_coins_for_each_set_are_limited_by_the_supply() -> None:
    story = Story("paris", "the_bank", coins=(4, 4)).play("C the_artist, C tip_jar, C double_ledger")
    assert story.board.coins == (6, 4)


def test_what_does_not_move_coins_changes_nothing_at_once() -> None:
    of = board("paris", place("the_bank", cream=[stack("the_banker", "tip_jar")]))
    for effect in (Points(3), Flip("top"), Retrieve("gear"), Per(("yellow",), "yours", "points", 1)):
        assert take(of, CREAM, effect, 0) is of


# ---------------------------------------------------------------------- what acts when played


def test_5_effects_act_in_the_printed_order() -> None:
    assert acts(card("itching_powder")) == (Flip("gear"), Coins(1))
    assert acts(card("fog_machine")) == (Drain(1, "supply"), Flip("gear"))
    assert acts(card("salvage_hook")) == (Coins(1), Retrieve("gear"))
    assert acts(card("the_pickpocket")) == (Drain(2, "you"),)
    assert acts(card("double_ledger")) == (Per(("yellow",), "yours", "coins", 1),)


def test_what_counts_at_the_end_does_not_act() -> None:
    for key in ("the_banker", "the_miser", "rope_ladder", "steel_shutter", "tiara_box", "china_pig"):
        assert acts(card(key)) == ()


# ---------------------------------------------------------------------- discarding


def test_gear_is_discarded_for_a_coin_and_lies_last_in_the_own_area() -> None:
    of = board("paris", place("the_bank"), coins=(0, 4), discards=((), ("tip_jar",)))
    of = discard(of, MINT, gear("fire_axe"), coin=True)
    assert of.discards == ((), (gear("tip_jar"), gear("fire_axe")))
    assert (of.coins, of.supply) == ((0, 5), 5)


def test_6_gear_may_be_discarded_though_the_supply_is_empty() -> None:
    of = discard(board("paris", place("the_bank"), coins=(4, 6)), CREAM, gear("fire_axe"), coin=True)
    assert (of.coins, of.supply, of.discards[CREAM]) == ((4, 6), 0, (gear("fire_axe"),))


def test_the_last_card_of_a_round_brings_no_coin() -> None:
    of = discard(board("paris", place("the_bank")), CREAM, thief("the_chef"), coin=False)
    assert (of.coins, of.supply, of.discards[CREAM]) == ((0, 0), 10, (thief("the_chef"),))


# ---------------------------------------------------------------------- cards back from the discard area


def test_13_only_own_discards_of_that_deck_come_back() -> None:
    of = board(
        "rome",
        place("the_bank", cream=[stack("the_scrap_dealer")]),
        coins=(9, 0),
        discards=(("super_magnet", "the_chef", "fire_axe"), ("tip_jar",)),
    )
    assert retrievable(of, CREAM, Retrieve("gear"), 0) == ((0, 0), (2, 0))
    assert retrievable(of, MINT, Retrieve("gear"), 0) == ()


def test_5_it_goes_under_an_own_thief_here_with_room_if_it_can_be_paid_for() -> None:
    full = stack("the_dame", "velvet_pouch", "padded_crate", "poster_tube")
    of = board(
        "rome",
        place("the_yacht", cream=[stack("the_banker")]),
        place("the_bank", cream=[full, stack("the_scrap_dealer"), stack("the_artist")]),
        coins=(1, 0),
        discards=(("tunnel_drill", "super_magnet"), ()),
    )
    assert retrievable(of, CREAM, Retrieve("gear"), 1) == ((1, 4), (1, 5))


def test_5_a_thief_comes_back_to_a_free_place_here() -> None:
    discards = (("tip_jar", "the_bon_vivant", "the_chef"), ())
    two = [stack("the_artist"), stack("the_dame")]
    of = board("rome", place("the_yacht"), place("the_bank", cream=two), discards=discards)
    assert retrievable(of, CREAM, Retrieve("thief"), 1) == ((1, 5), (2, 5))
    of = lay(retrieve(of, CREAM, 1), CREAM, thief("the_bon_vivant"), 5)
    assert of.coins == (3, 0)
    assert of.discards == ((gear("tip_jar"), thief("the_chef")), ())
    assert retrievable(of, CREAM, Retrieve("thief"), 1) == ()


def test_5_what_is_taken_back_is_no_longer_among_the_discards() -> None:
    of = board("rome", place("the_bank"), discards=((), ("super_magnet", "fire_axe", "tip_jar")))
    assert retrieve(of, MINT, 1) == of._replace(discards=((), (gear("super_magnet"), gear("tip_jar"))))


def test_5_a_card_taken_back_does_all_that_it_does_a_further_retrieval_too() -> None:
    discards = (("salvage_hook", "tunnel_drill"), ())
    story = Story("rome", "the_bank", coins=(2, 0), discards=discards)
    story.play("C the_artist, C the_scrap_dealer (retrieves salvage_hook)")
    assert story.board.coins == (4, 0)
    assert retrievable(story.board, CREAM, Retrieve("gear"), 0) == ((0, 0), (0, 1))


def test_10_the_house_cards_bring_back_gear_alone() -> None:
    every: list[Card] = [*cards().thieves, *cards().gear]
    found = {effect for card in every for effect in card.effects}
    assert Retrieve("gear") in found
    assert Retrieve("thief") not in found
