"""The end of a game of Caper: every caper and point with its reason, in the order of counting.

Numbers in names are those of the rulings of our catalogue of cards.
"""

from __future__ import annotations

from dataclasses import replace

import pytest
from caper_boards import Story, board, cards, location, place, stack, told

from pass_and_play.games.caper.board import CREAM, MINT, At
from pass_and_play.games.caper.counting import sets, tally
from pass_and_play.games.caper.effects import Coins, Per, PerCoin
from pass_and_play.games.caper.scoring import STEPS, caper_lines, capers, points, score

ARENA = """C the_gladiator, M the_ringleader, flipped the_ringleader, M the_mosaicist,
    M padded_crate on the_ringleader, C chariot_wheel, M velvet_pouch on the_ringleader, C plaster_bust,
    flipped plaster_bust, M floor_plan on the_ringleader, C rope_ladder"""


# ---------------------------------------------------------------------- reasons


def test_a_point_for_each_yellow_card_names_the_cards_counted() -> None:
    story = Story("paris", "the_bank").play("C the_banker, C tip_jar, C the_dame, C plasma_cutter")
    assert story.lines("the_banker") == ["2 points, times 2: tip_jar, plasma_cutter"]
    assert story.lines("the_dame") == ["2 capers, times 2: tip_jar, plasma_cutter"]
    assert story.lines("plasma_cutter") == ["1 points"]
    assert story.lines("tip_jar") == []


def test_4_a_set_of_two_colours_counts_the_smaller_number_and_names_as_many_of_each() -> None:
    story = Story("paris", "the_bank", coins=(9, 0)).play(
        """C the_chef, C velvet_pouch, C padded_crate, C super_magnet, C the_artist, C rope_ladder,
        C poster_tube"""
    )
    assert story.lines("the_chef") == [
        "1 capers by bonus: velvet_pouch, padded_crate, super_magnet",
        "6 points, times 2: velvet_pouch, padded_crate, super_magnet, rope_ladder",
    ]


def test_4_a_card_counts_itself_if_it_fits() -> None:
    story = Story("paris", "the_bank").play("C the_artist, C plans_caches")
    assert story.lines("plans_caches") == ["1 points: plans_caches"]


def test_the_map_marker_shows_cards_of_the_opponent_flipped_thieves_included() -> None:
    story = Story("rome", "the_bank").play("C the_tribune, M the_dame, flipped the_dame, M the_chef")
    assert story.lines("the_tribune") == ["2 capers, times 2: the_dame, the_chef"]


def test_the_colour_of_the_city_is_another_in_every_city() -> None:
    for city, key in (("paris", "museum_trolley"), ("rome", "chariot_wheel"), ("london", "soft_gloves")):
        story = Story(city, "the_bank").play(f"C the_local_guide, C {key}, C velvet_pouch")
        assert story.lines("the_local_guide") == [f"2 points: {key}"]


def test_flipped_gear_has_no_colour_and_is_counted_as_gear_and_as_flipped() -> None:
    stacks = (stack("the_artist", "tip_jar", "china_pig", flipped=["tip_jar", "the_artist"]),)
    assert tally(stacks, "orange") == {"thief": 1, "gear": 2, "yellow": 1, "flipped": 2, "city": 0}


def test_flipped_cards_of_both_sorts_are_found() -> None:
    of = board(
        "london",
        place(
            "the_bank", mint=[stack("the_artist", "tip_jar", "china_pig", flipped=["tip_jar", "the_artist"])]
        ),
    )
    found = sets(of, 0, CREAM, Per(("flipped",), "opponent", "points", 1))
    assert found == (2, (At(0, MINT, 0), At(0, MINT, 0, 0)))


def test_only_cards_here_are_counted() -> None:
    story = Story("paris", "the_bank", "the_yacht").play("C the_banker, C tip_jar")
    story.play("C the_dame, C plasma_cutter, C china_pig", at=1)
    assert story.lines("the_banker") == ["1 points: tip_jar"]
    assert story.lines("the_dame") == ["2 capers, times 2: plasma_cutter, china_pig"]


def test_coins_turned_into_points_count_full_numbers_of_coins() -> None:
    story = Story("paris", "the_yacht", coins=(5, 0)).play("C the_miser, C china_pig")
    assert story.lines("china_pig") == ["2 points, times 2"]
    assert story.lines("the_miser") == ["5 points, times 5"]
    assert story.score().coins == (5, 0)


def test_plain_capers_points_and_goods_are_counted_once() -> None:
    story = Story("paris", "the_bank", coins=(1, 0)).play("C the_acrobat, C pocket_loupe, C velvet_pouch")
    assert story.lines("the_acrobat") == ["1 capers", "2 points"]
    assert story.lines("pocket_loupe") == ["1 capers", "1 jewel"]
    assert story.lines("velvet_pouch") == ["1 jewel"]


# ---------------------------------------------------------------------- capers


def test_the_capers_of_the_old_arena_with_all_reasons() -> None:
    of = Story("rome", "the_arena", coins=(0, 0)).play(ARENA).board
    assert [told(of, line) for line in caper_lines(of, 0, CREAM)] == [
        "1 capers",
        "2 capers, times 2: the_ringleader, the_mosaicist",
        "2 capers",
        "1 capers",
        "1 capers by bonus: chariot_wheel, plaster_bust, rope_ladder",
        "1 capers by modifier: the_gladiator",
    ]
    assert [told(of, line) for line in caper_lines(of, 0, MINT)] == [
        "1 capers: floor_plan",
        "1 capers by bonus: padded_crate, velvet_pouch, floor_plan",
        "1 capers",
        "1 capers by modifier: the_ringleader",
    ]


@pytest.mark.parametrize(("worn", "more"), [(2, 0), (3, 1)])
def test_three_gear_cards_bring_a_caper_and_two_do_not(worn: int, more: int) -> None:
    keys = ("velvet_pouch", "padded_crate", "poster_tube")[:worn]
    for flipped in ((), keys[:1], keys):
        of = board("paris", place("the_bank", cream=[stack("the_fence", *keys, flipped=flipped)]))
        assert capers(of, 0, CREAM) == more


def test_7_capers_are_never_below_zero_though_the_reasons_say_so() -> None:
    of = board("rome", place("the_catacombs", cream=[stack("the_miser"), stack("the_bon_vivant")]))
    assert [told(of, line) for line in caper_lines(of, 0, CREAM)] == [
        "-2 capers by modifier, times 2: the_miser, the_bon_vivant"
    ]
    assert capers(of, 0, CREAM) == 0
    assert score(of, cards().sets, lookouts=False).capers == ((0, 0),)


def test_7_at_the_vatican_a_flipped_thief_counts_one_too() -> None:
    of = board("rome", place("vatican", mint=[stack("the_artist", flipped=["the_artist"])]))
    assert capers(of, 0, MINT) == 1


# ---------------------------------------------------------------------- locations


def test_a_tie_gives_the_location_to_nobody() -> None:
    story = Story("paris", "the_louvre").play("C the_artist, M the_dame, M tip_jar, M china_pig")
    end = story.score()
    assert (end.capers, end.won) == (((2, 2),), (None,))
    assert story.lines("the_louvre") == []


def test_8_coins_of_rewards_come_first_from_the_left_as_far_as_the_supply_goes() -> None:
    of = board(
        "london",
        place("the_fountain_square", cream=[stack("the_artist")]),
        place("the_counting_house", mint=[stack("the_acrobat")]),
        coins=(1, 5),
    )
    end = score(of, cards().sets, lookouts=False)
    assert [(line.side, line.n) for line in end.lines if line.gives == "coins"] == [(CREAM, 3), (MINT, 1)]
    assert end.coins == (4, 6)
    assert end.points[MINT] == (3 + 6, 2, 0, 0)
    assert points(of, cards().sets, lookouts=False) == end.totals


def test_8_every_count_of_coins_counts_all_of_them_left_locations_too() -> None:
    of = board(
        "london",
        place("the_bank", cream=[stack("the_miser", "rope_ladder")]),
        place("the_fountain_square", cream=[stack("the_artist", "china_pig")]),
        coins=(1, 0),
    )
    end = score(of, cards().sets, lookouts=False)
    assert end.coins == (4, 0)
    assert end.points[CREAM] == (4 + 4 + 5, 4, 1 + 2, 1)


def test_coins_for_each_set_can_be_a_reward() -> None:
    reward = (Coins(1), Per(("thief",), "yours", "coins", 2), PerCoin(1, 1))
    of = board("paris", place("the_bank", cream=[stack("the_artist"), stack("the_dame")]))
    bank = replace(location("the_bank"), reward=reward)
    of = of._replace(places=(of.places[0]._replace(location=bank),))
    end = score(of, cards().sets, lookouts=False)
    assert [told(of, line) for line in end.lines if line.step == "locations"] == [
        "1 coins",
        "4 coins, times 2: the_artist, the_dame",
        "5 points, times 5",
    ]
    assert points(of, cards().sets, lookouts=False) == end.totals == (5, 0)


# ---------------------------------------------------------------------- discards of teams, and the order


def test_with_teams_every_discarded_gear_card_is_three_points() -> None:
    discards = (["tip_jar", "fire_axe", "china_pig", "smoke_egg", "the_chef"], ["the_dame"])
    of = board("paris", place("the_bank"), discards=(discards[0], discards[1]))
    end = score(of, cards().sets, lookouts=True)
    assert end.points == ((0, 0, 12, 0), (0, 0, 0, 0))
    assert [(line.step, line.side, line.n, line.rule, line.times) for line in end.lines] == [
        ("gear", CREAM, 12, "discarded", 4)
    ]
    assert score(of, cards().sets, lookouts=False).lines == ()
    assert points(of, cards().sets, lookouts=True) == (12, 0)


def test_it_is_counted_step_by_step_from_left_to_right_cream_before_mint() -> None:
    story = Story("paris", "the_louvre", "the_yacht", discards=(("fire_axe",), ()))
    story.play("M the_fence, C the_artist, M velvet_pouch, C rope_ladder, M rope_ladder")
    story.play("C the_countess, M the_acrobat, C porcelain_case", at=1)
    end = story.score(lookouts=True)
    order = [("capers", *STEPS).index(line.step) for line in end.lines]
    assert order == sorted(order)
    for step in ("capers", *STEPS[:3]):
        of = [line for line in end.lines if line.step == step and line.at]
        places = [(line.at.place, line.side) for line in of if line.at]
        assert places == sorted(places)
    assert end.lines[-1].rule == "set"
    assert [line.rule for line in end.lines if line.step == "gear"][-1] == "discarded"


def test_the_lines_of_a_step_add_up_to_its_points() -> None:
    end = Story("rome", "the_arena").play(ARENA).score()
    for side in (CREAM, MINT):
        for index, step in enumerate(STEPS):
            of = [line.n for line in end.lines if line[:3] == (step, side, "points")]
            assert sum(of) == end.points[side][index]
    assert end.totals == (9, 3)


def test_goods_of_a_card_stand_in_the_step_of_that_card() -> None:
    story = Story("paris", "the_louvre").play("C the_countess, C velvet_pouch, C rope_ladder")
    goods = [(line.step, line.gives) for line in story.score().lines if line.gives in ("jewel", "painting")]
    assert goods == [("locations", "painting"), ("thieves", "jewel"), ("gear", "jewel")]


def test_thieves_and_gear_that_are_flipped_give_nothing() -> None:
    of = board(
        "paris",
        place("the_bank", cream=[stack("the_fence", "rope_ladder", flipped=["the_fence", "rope_ladder"])]),
    )
    assert score(of, cards().sets, lookouts=False).lines == ()


def test_an_effect_that_finds_nothing_is_not_told() -> None:
    assert Story("paris", "the_bank").play("C the_banker").score().lines == ()
