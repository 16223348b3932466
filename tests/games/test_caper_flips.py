"""Which cards of Caper a flip may turn down, and what is lost and kept by it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from caper_boards import Story, board, place, stack

from pass_and_play.games.caper.board import CREAM, MINT, Board, Stack
from pass_and_play.games.caper.effects import Flip
from pass_and_play.games.caper.plays import flip, flip_targets
from pass_and_play.games.caper.scoring import capers

DAME = ("the_dame", "tunnel_drill", "tip_jar")
ARTIST = ("the_artist", "waiters_jacket", "velvet_pouch")


def mint(*stacks: Sequence[str], location: str = "the_yacht", flipped: Sequence[str] = ()) -> Board:
    """A board with the thieves of mint at one location."""
    return board("paris", place(location, mint=[stack(*names, flipped=flipped) for names in stacks]))


def targets(of: Board, side: int = CREAM, at: int = 0) -> dict[str, list[str]]:
    """The cards of the opponent of `side` that each sort of flip may turn down."""
    found: dict[str, list[str]] = {}
    for target in ("top", "gear", "thief"):
        spots = flip_targets(of, side, Flip(target), at)
        stacks = [of.places[spot // 3].sides[1 - side][spot % 3] for spot in spots]
        found[target] = [found.gear[-1].card.key if found.gear else found.thief.key for found in stacks]
    return found


# ---------------------------------------------------------------------- vector 8


def test_8a_the_chapel_guards_thieves_the_jacket_its_stack_the_drill_itself() -> None:
    of = mint(("the_banker",), ARTIST, ("the_dame", "tunnel_drill"), location="the_chapel")
    assert targets(of) == {"top": [], "gear": [], "thief": []}


def test_8b_what_lies_on_the_drill_is_open() -> None:
    of = mint(("the_banker",), ARTIST, DAME, location="the_chapel")
    assert targets(of) == {"top": ["tip_jar"], "gear": ["tip_jar"], "thief": []}


def test_8c_without_the_chapel_the_banker_is_open_too() -> None:
    of = mint(("the_banker",), ARTIST, DAME)
    assert targets(of) == {"top": ["the_banker", "tip_jar"], "gear": ["tip_jar"], "thief": ["the_banker"]}


def test_8d_a_flipped_jacket_guards_nothing() -> None:
    of = mint(("the_banker",), ARTIST, DAME, flipped=["waiters_jacket"])
    assert targets(of) == {
        "top": ["the_banker", "velvet_pouch", "tip_jar"],
        "gear": ["velvet_pouch", "tip_jar"],
        "thief": ["the_banker"],
    }


def test_8e_a_flipped_card_shields_what_is_below() -> None:
    of = mint(("the_banker",), ARTIST, DAME, flipped=["tip_jar"])
    assert targets(of) == {"top": ["the_banker"], "gear": [], "thief": ["the_banker"]}


def test_8f_the_bodyguard_guards_all_of_his_side_and_himself() -> None:
    of = mint(("the_bodyguard",), ARTIST, DAME)
    assert targets(of) == {"top": [], "gear": [], "thief": []}


def test_8g_a_flipped_bodyguard_guards_nothing_and_is_not_flipped_again() -> None:
    of = mint(("the_bodyguard",), ARTIST, DAME, flipped=["the_bodyguard"])
    assert targets(of) == {"top": ["tip_jar"], "gear": ["tip_jar"], "thief": []}


# ---------------------------------------------------------------------- targets in the other vectors


NIGHT_TRAIN = """C the_safecracker, M the_artist, C the_chef, M the_fence, M waiters_jacket on the_artist,
    C plasma_cutter on the_safecracker, M borrowed_key on the_artist, C super_magnet on the_safecracker,
    M poster_tube, C velvet_pouch, M rope_ladder, C marked_notes"""


def test_3_the_stack_of_the_jacket_is_closed_to_the_blazeblaster() -> None:
    story = Story("paris", "the_night_train").play(NIGHT_TRAIN)
    assert story.targets(CREAM, "blazeblaster") == ["rope_ladder"]


def test_3_the_smoke_egg_may_choose_the_card_that_was_laid_just_now() -> None:
    story = Story("paris", "the_night_train").play(NIGHT_TRAIN + ", C blazeblaster (flips rope_ladder)")
    assert story.targets(MINT, "smoke_egg") == ["super_magnet", "blazeblaster"]


def test_5_the_trapdoor_finds_thieves_without_gear() -> None:
    story = Story("rome", "vatican", coins=(0, 1)).play("C the_tribune, M the_bodyguard, C the_artist")
    assert story.targets(MINT, "trapdoor") == ["the_tribune", "the_artist"]


def test_9_a_card_on_a_flipped_one_can_be_flipped_in_turn() -> None:
    story = Story("london", "the_clock_loft", coins=(2, 0))
    story.play("C the_barber, M the_artist, M tip_jar, C false_alarm (flips tip_jar)")
    assert story.targets(CREAM, "blazeblaster") == []
    assert story.play("M marked_notes").targets(CREAM, "blazeblaster") == ["marked_notes"]


def test_11_of_two_gear_cards_only_the_topmost_is_open() -> None:
    story = Story("london", "tower_of_london").play("C the_pickpocket, C umbrella_hook, C tax_notice")
    assert story.targets(MINT, "fog_machine") == ["tax_notice"]


def test_12_the_axe_finds_the_topmost_gear() -> None:
    story = Story("paris", "eiffel_tower", coins=(1, 1)).play(
        "M the_fence, M opening_night_card, M super_magnet"
    )
    assert story.targets(CREAM, "fire_axe") == ["super_magnet"]


# ---------------------------------------------------------------------- rulings


def test_1_a_flip_reaches_only_its_own_location() -> None:
    of = board(
        "paris", place("the_yacht", mint=[stack("the_banker")]), place("the_bank", mint=[stack("the_dame")])
    )
    assert targets(of, at=0)["top"] == ["the_banker"]
    assert targets(of, at=1)["top"] == ["the_dame"]


def test_1_a_flip_without_a_target_changes_nothing_and_the_card_is_played() -> None:
    story = Story("paris", "the_yacht", coins=(1, 0)).play("C the_artist, C smoke_egg")
    assert story.targets(CREAM, "smoke_egg") == []
    assert story.top(CREAM, 0) == "smoke_egg"


def test_a_flip_never_chooses_an_own_card() -> None:
    of = board("paris", place("the_yacht", cream=[stack("the_banker")]))
    assert targets(of, CREAM)["top"] == []
    assert targets(of, MINT)["top"] == ["the_banker"]


def test_2_coins_stay_when_their_card_is_flipped_and_the_rest_is_lost() -> None:
    story = Story("paris", "the_yacht", coins=(1, 0))
    story.play("M the_dame, M marked_notes, M plasma_cutter, C the_artist")
    assert story.board.coins == (1, 3)
    assert story.score().points[MINT][2] == 1
    assert story.capers() == (2, 3)
    story.play("C smoke_egg (flips plasma_cutter)")
    assert story.board.coins == (0, 3)
    assert story.score().points[MINT][2] == 0
    assert story.capers() == (2, 2)


@pytest.mark.parametrize(
    ("guard", "guarded"),
    [
        ("the_acrobat", {"top": ["the_banker"], "gear": [], "thief": ["the_banker"]}),
        ("the_bodyguard", {"top": [], "gear": [], "thief": []}),
    ],
)
def test_3_protection_holds_from_the_moment_its_card_is_played(
    guard: str, guarded: dict[str, list[str]]
) -> None:
    story = Story("paris", "the_yacht").play(f"M the_banker, M {guard}")
    assert targets(story.board) == guarded


def test_3_protection_of_the_whole_location_works_under_other_gear() -> None:
    of = mint(("the_dame", "steel_shutter", "tip_jar"), ("the_banker",))
    assert targets(of) == {"top": [], "gear": [], "thief": []}


def test_3_protection_ends_when_its_card_is_flipped() -> None:
    of = mint(("the_dame", "steel_shutter", "tip_jar"), ("the_banker",), flipped=["steel_shutter"])
    assert targets(of)["top"] == ["tip_jar", "the_banker"]


def test_3_a_guarded_thief_is_open_again_through_the_gear_that_covers_it() -> None:
    assert targets(mint(("the_acrobat",)))["top"] == []
    assert targets(mint(("the_acrobat", "tip_jar")))["top"] == ["tip_jar"]


def test_3_the_chapel_guards_thieves_of_both_sides_but_no_gear_on_them() -> None:
    of = board(
        "paris",
        place(
            "the_chapel",
            cream=[stack("the_banker"), stack("the_chef", "tip_jar")],
            mint=[stack("the_dame"), stack("the_fence", "velvet_pouch")],
        ),
    )
    assert targets(of, CREAM)["top"] == ["velvet_pouch"]
    assert targets(of, MINT)["top"] == ["tip_jar"]


def test_3_protection_is_that_of_the_own_side() -> None:
    of = board(
        "paris", place("the_yacht", cream=[stack("the_bodyguard")], mint=[stack("the_dame", "tip_jar")])
    )
    assert targets(of, CREAM)["top"] == ["tip_jar"]
    assert targets(of, MINT)["top"] == []


def test_3_the_jacket_guards_the_thief_and_all_gear_and_no_other() -> None:
    of = mint(
        ("the_artist", "waiters_jacket"), ("the_dame", "tip_jar"), ("the_chef", "dust_sheet", "tip_jar")
    )
    assert targets(of)["gear"] == ["tip_jar"]


# ---------------------------------------------------------------------- what a flip does


def test_the_topmost_card_is_turned_down_and_nothing_else() -> None:
    of = mint(("the_banker",), ARTIST, DAME)
    after = flip(of, CREAM, 2)
    assert after.places[0].sides[MINT][2] == stack(*DAME, flipped=["tip_jar"])
    assert after.places[0].sides[MINT][:2] == of.places[0].sides[MINT][:2]
    assert after._replace(places=of.places) == of


def test_a_thief_without_gear_is_turned_down_himself() -> None:
    after = flip(mint(("the_banker",)), CREAM, 0)
    assert after.places[0].sides[MINT] == (Stack(stack("the_banker").thief, flipped=True),)


def test_mint_flips_cards_of_cream() -> None:
    of = board("paris", place("the_bank"), place("the_yacht", cream=[stack("the_dame", "tip_jar")]))
    after = flip(of, MINT, 3)
    assert after.places[1].sides[CREAM] == (stack("the_dame", "tip_jar", flipped=["tip_jar"]),)


def test_a_flipped_thief_and_flipped_gear_still_count_as_such() -> None:
    of = board(
        "paris",
        place(
            "the_night_train",
            cream=[
                stack("the_ringleader", "tip_jar", flipped=["tip_jar"]),
                stack("the_artist", flipped=["the_artist"]),
            ],
        ),
    )
    assert capers(of, 0, CREAM) == 2
