"""Whole locations of Caper, worked out by hand: what was played, and what it comes to.

Where it is not said on whom gear goes it goes on the newest thief of the side. C is cream, M is mint.
"""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from caper_boards import Story, cards

from pass_and_play.games.caper.board import CREAM, MINT
from pass_and_play.games.caper.scoring import points

NONE = (0, 0, 0, 0)
ONE_JEWEL = (1, 0, 0, 0)
ONE_ANTIQUE = (0, 1, 0, 0)
ONE_PAINTING = (0, 0, 1, 0)
ONE_WILD = (0, 0, 0, 1)


@dataclass(frozen=True)
class Vector:
    """A location and its end. Points are those of locations, thieves, gear and goods; goods are jewels,
    antiques, paintings and wilds; coins are those at the end."""

    name: str
    city: str
    location: str
    played: str
    capers: tuple[int, int]
    won: int | None
    points: tuple[tuple[int, int, int, int], tuple[int, int, int, int]]
    goods: tuple[tuple[int, int, int, int], tuple[int, int, int, int]]
    coins: tuple[int, int]
    start: tuple[int, int] = (0, 0)
    discards: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())

    def story(self) -> Story:
        """The location when all is played."""
        return Story(self.city, self.location, coins=self.start, discards=self.discards).play(self.played)


NIGHT_TRAIN = """C the_safecracker, M the_artist, C the_chef, M the_fence, M waiters_jacket on the_artist,
    C plasma_cutter on the_safecracker, M borrowed_key on the_artist, C super_magnet on the_safecracker,
    M poster_tube, C velvet_pouch, M rope_ladder, C marked_notes"""

FEAST = """C the_copyist, M the_countess, C the_antiquarian, C the_local_guide, C velvet_pouch on the_copyist,
    C museum_trolley on the_copyist, C tiara_box on the_antiquarian, C plans_caches on the_antiquarian,
    C false_bottom_suitcase"""

VECTORS = (
    Vector(
        "1 the picture in the rulebook",
        "paris",
        "the_louvre",
        "C the_dame, M the_bon_vivant, C the_artist, M rope_ladder, C plasma_cutter on the_dame",
        capers=(3, 1),
        won=CREAM,
        points=((5, 0, 1, 1), (0, 1, 1, 0)),
        goods=(ONE_PAINTING, NONE),
        coins=(2, 3),
    ),
    Vector(
        "2 sets of two colours, and a tie",
        "paris",
        "the_night_train",
        NIGHT_TRAIN,
        capers=(5, 5),
        won=None,
        points=((0, 3, 1, 1), (0, 2, 1, 1)),
        goods=(ONE_JEWEL, ONE_PAINTING),
        coins=(2, 1),
    ),
    Vector(
        "3 the same board, two flips later",
        "paris",
        "the_night_train",
        NIGHT_TRAIN + ", C blazeblaster (flips rope_ladder), M smoke_egg (flips super_magnet)",
        capers=(3, 5),
        won=MINT,
        points=((0, 0, 1, 1), (7, 2, 0, 1)),
        goods=(ONE_JEWEL, ONE_PAINTING),
        coins=(1, 0),
    ),
    Vector(
        "4 three gear cards, some flipped, at the Old Arena",
        "rome",
        "the_arena",
        """C the_gladiator, M the_ringleader, flipped the_ringleader, M the_mosaicist,
        M padded_crate on the_ringleader, C chariot_wheel, M velvet_pouch on the_ringleader, C plaster_bust,
        flipped plaster_bust, M floor_plan on the_ringleader, C rope_ladder""",
        capers=(8, 4),
        won=CREAM,
        points=((8, 0, 1, 0), (0, 0, 0, 3)),
        goods=(NONE, (1, 1, 0, 0)),
        coins=(0, 0),
    ),
    Vector(
        "5 a flipped thief at the Vatican",
        "rome",
        "vatican",
        "C the_tribune, M the_bodyguard, C the_artist, M trapdoor (flips the_artist)",
        capers=(3, 2),
        won=CREAM,
        points=((8, 0, 0, 0), (0, 0, 2, 0)),
        goods=(NONE, NONE),
        coins=(1, 0),
        start=(0, 1),
    ),
    Vector(
        "6 the Catacombs: not below zero, and zero to zero is a tie",
        "rome",
        "the_catacombs",
        "C the_miser, M the_acrobat, C the_bon_vivant",
        capers=(0, 0),
        won=None,
        points=((0, 4, 0, 0), (0, 2, 0, 0)),
        goods=(NONE, NONE),
        coins=(3, 0),
    ),
    Vector(
        "7 map markers",
        "paris",
        "the_grand_hotel",
        """C the_informer, M the_barber, M the_dame, flipped the_dame, M the_local_guide,
        M steel_shutter on the_barber, C corner_mirror""",
        capers=(3, 1),
        won=CREAM,
        points=((5, 6, 0, 0), (0, 0, 2, 0)),
        goods=(NONE, NONE),
        coins=(0, 3),
        start=(1, 0),
    ),
    Vector(
        "9 flips act at once, coins stay",
        "london",
        "the_clock_loft",
        """C the_barber, M the_artist, M tip_jar, C false_alarm (flips tip_jar), M marked_notes,
        C blazeblaster (flips marked_notes), C rope_ladder""",
        capers=(4, 2),
        won=CREAM,
        points=((6, 0, 3, 1), NONE),
        goods=(ONE_WILD, NONE),
        coins=(0, 3),
        start=(2, 0),
    ),
    Vector(
        "10 an empty supply at the Casino",
        "paris",
        "the_casino",
        """C the_bon_vivant, M the_banker, C the_ringleader, M tip_jar, C collection_tin on the_bon_vivant,
        M super_magnet, C double_ledger, C marked_notes""",
        capers=(3, 2),
        won=CREAM,
        points=((7, 1, 0, 0), (0, 1, 0, 0)),
        goods=(NONE, NONE),
        coins=(6, 4),
    ),
    Vector(
        "11 drains",
        "london",
        "tower_of_london",
        """C the_pickpocket, M the_auditor, M soft_gloves, C umbrella_hook, C tax_notice,
        M fog_machine (flips tax_notice)""",
        capers=(2, 0),
        won=CREAM,
        points=((6, 0, 0, 1), (0, 2, 0, 0)),
        goods=(ONE_JEWEL, NONE),
        coins=(0, 0),
        start=(1, 1),
    ),
    Vector(
        "12 cheaper gear at the Eiffel Tower",
        "paris",
        "eiffel_tower",
        """C the_artist, M the_fence, M opening_night_card, C velvet_pouch, M super_magnet,
        C fire_axe (flips super_magnet)""",
        capers=(3, 0),
        won=CREAM,
        points=((5, 0, 0, 3), (0, 1, 0, 1)),
        goods=((1, 0, 0, 1), ONE_PAINTING),
        coins=(0, 0),
        start=(1, 0),
    ),
    Vector(
        "13 cards back from the discard area",
        "rome",
        "the_fountain_square",
        """C the_scrap_dealer (retrieves super_magnet), M the_acrobat, M plaster_bust,
        C salvage_hook (retrieves tunnel_drill)""",
        capers=(7, 2),
        won=CREAM,
        points=((5, 0, 0, 1), (0, 2, 0, 1)),
        goods=(ONE_ANTIQUE, ONE_ANTIQUE),
        coins=(3, 0),
        start=(2, 0),
        discards=(("super_magnet", "tunnel_drill"), ("fire_axe",)),
    ),
    Vector(
        "14 coins turned into points",
        "london",
        "the_counting_house",
        "C the_miser, M the_ringleader, C the_artist, C china_pig on the_miser, C ticker_tape",
        capers=(2, 1),
        won=CREAM,
        points=((8, 5, 5, 0), NONE),
        goods=(NONE, NONE),
        coins=(5, 3),
        start=(3, 4),
    ),
    Vector(
        "15 a Paris feast of goods",
        "paris",
        "the_attic_studio",
        FEAST,
        capers=(1, 0),
        won=CREAM,
        points=((4, 7, 3, 31), (0, 1, 0, 1)),
        goods=((2, 4, 3, 5), ONE_JEWEL),
        coins=(0, 1),
        start=(1, 0),
    ),
    Vector(
        "15b the same with Plans Caches flipped",
        "paris",
        "the_attic_studio",
        FEAST + ", flipped plans_caches",
        capers=(1, 0),
        won=CREAM,
        points=((4, 5, 0, 28), (0, 1, 0, 1)),
        goods=((2, 3, 2, 5), ONE_JEWEL),
        coins=(0, 1),
        start=(1, 0),
    ),
)


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector.name)
def test_a_location_comes_to_what_was_worked_out_by_hand(vector: Vector) -> None:
    score = vector.story().score()
    assert score.capers == (vector.capers,)
    assert score.won == (vector.won,)
    assert score.points == vector.points
    assert score.goods == vector.goods
    assert score.coins == vector.coins
    assert score.totals == (sum(vector.points[0]), sum(vector.points[1]))


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector.name)
def test_the_fast_figures_are_those_of_the_full_count(vector: Vector) -> None:
    story = vector.story()
    assert points(story.board, cards().sets, lookouts=False) == story.score().totals
    assert story.capers() == vector.capers


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector.name)
def test_no_coin_gets_lost(vector: Vector) -> None:
    board = vector.story().board
    assert sum(board.coins) + board.supply == cards().coins


def test_at_the_fog_wharf_the_gear_of_vector_12_is_too_dear() -> None:
    story = Story("paris", "the_fog_wharf").play("C the_artist")
    assert [story.cost(key) for key in ("velvet_pouch", "super_magnet", "fire_axe")] == [1, 2, 3]
    assert [story.spots(CREAM, key) for key in ("velvet_pouch", "super_magnet", "fire_axe")] == [[], [], []]
