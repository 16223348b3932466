"""Stolen goods of Caper: the best sets that can be made of them."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product

import pytest
from caper_boards import Story, board, cards, place, stack
from hypothesis import given
from hypothesis import strategies as st

from pass_and_play.games.caper.board import CREAM, MINT
from pass_and_play.games.caper.effects import GOODS
from pass_and_play.games.caper.goods import best_sets, set_points
from pass_and_play.games.caper.scoring import score

SETS = (1, 3, 7)
HOUSE = st.tuples(st.integers(0, 4), st.integers(0, 4), st.integers(0, 4), st.integers(0, 3))
MANY = st.tuples(st.integers(0, 12), st.integers(0, 12), st.integers(0, 12), st.integers(0, 9))
ANY_SETS = st.tuples(st.integers(0, 9), st.integers(0, 9), st.integers(0, 9))


@cache
def by_trial(plain: tuple[int, int, int], sets: tuple[int, int, int]) -> int:
    """The most points that sets of these goods make, by trying every set that the first good can be in."""
    if not any(plain):
        return 0
    first = next(i for i in range(3) if plain[i])
    tries = []
    for chosen in product((0, 1), repeat=3):
        left = (plain[0] - chosen[0], plain[1] - chosen[1], plain[2] - chosen[2])
        if chosen[first] and min(left) >= 0:
            tries.append(sets[sum(chosen) - 1] + by_trial(left, sets))
    return max(tries)


def brute_force(goods: tuple[int, int, int, int], sets: tuple[int, int, int]) -> int:
    """The same with wilds, each of them tried as every good."""
    jewel, antique, painting, wild = goods
    return max(
        by_trial((jewel + j, antique + a, painting + wild - j - a), sets)
        for j in range(wild + 1)
        for a in range(wild - j + 1)
    )


def worth(goods: tuple[int, int, int, int]) -> int:
    """The points of the best sets, by the points of the rulebook."""
    return set_points(*goods, SETS)


def test_the_points_are_those_of_the_card_file() -> None:
    assert cards().sets == SETS


@pytest.mark.parametrize(
    ("goods", "points"),
    [
        ((2, 0, 0, 1), 4),
        ((0, 0, 0, 3), 7),
        ((1, 1, 2, 0), 8),
        ((0, 0, 0, 0), 0),
        ((3, 0, 0, 0), 3),
        ((1, 0, 0, 1), 3),
        ((1, 1, 1, 0), 7),
        ((2, 4, 3, 5), 31),
        ((2, 3, 2, 5), 28),
        ((5, 1, 0, 0), 7),
        ((4, 0, 0, 2), 10),
    ],
)
def test_goods_that_were_worked_out_by_hand(goods: tuple[int, int, int, int], points: int) -> None:
    assert worth(goods) == points
    assert brute_force(goods, SETS) == points


@given(HOUSE)
def test_the_best_sets_are_found_whatever_the_goods(goods: tuple[int, int, int, int]) -> None:
    assert worth(goods) == brute_force(goods, SETS)


@given(HOUSE, ANY_SETS)
def test_they_are_found_whatever_sets_are_worth(
    goods: tuple[int, int, int, int], sets: tuple[int, int, int]
) -> None:
    assert set_points(*goods, sets) == brute_force(goods, sets)


@given(MANY, ANY_SETS)
def test_the_sets_are_sets_of_these_goods_and_worth_what_is_said(
    goods: tuple[int, int, int, int], sets: tuple[int, int, int]
) -> None:
    made = best_sets(*goods, sets)
    assert Counter(good for one in made for good in one) == +Counter(dict(zip(GOODS, goods, strict=True)))
    for one in made:
        plain = [good for good in one if good != "wild"]
        assert 1 <= len(one) <= 3
        assert len(set(plain)) == len(plain)
    assert sum(sets[len(one) - 1] for one in made) == set_points(*goods, sets)


@given(MANY)
def test_one_good_more_is_never_worth_less(goods: tuple[int, int, int, int]) -> None:
    for i in range(4):
        more = list(goods)
        more[i] += 1
        assert worth((more[0], more[1], more[2], more[3])) > worth(goods)


def test_the_largest_sets_come_first_and_goods_in_their_order() -> None:
    assert best_sets(2, 1, 1, 1, SETS) == (("jewel", "antique", "painting"), ("jewel", "wild"))
    assert best_sets(2, 0, 0, 1, SETS) == (("jewel", "wild"), ("jewel",))
    assert best_sets(0, 0, 0, 0, SETS) == ()


def test_goods_of_all_locations_and_of_rewards_make_sets_together() -> None:
    of = board(
        "paris",
        place("the_louvre", cream=[stack("the_artist", "velvet_pouch")]),
        place("the_bank", cream=[stack("the_banker", "padded_crate")], mint=[stack("the_countess")]),
    )
    end = score(of, SETS, lookouts=False)
    assert end.goods == ((1, 1, 1, 0), (1, 0, 0, 0))
    assert [(line.side, line.n, line.goods) for line in end.lines if line.rule == "set"] == [
        (CREAM, 7, ("jewel", "antique", "painting")),
        (MINT, 1, ("jewel",)),
    ]


def test_goods_of_a_flipped_card_are_lost() -> None:
    story = Story("paris", "the_bank").play("C the_artist, C velvet_pouch, flipped velvet_pouch")
    assert story.score().goods[CREAM] == (0, 0, 0, 0)
