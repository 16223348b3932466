"""A Mastermind's turn: what may be played where, what it costs, and what it does at once."""

from __future__ import annotations

from caper_boards import board, place, stack
from caper_story import Story, mints_turn

from pass_and_play.games.caper.board import CREAM, MINT, Board, Stack

YACHT, HOTEL, BANK = "the_yacht", "the_grand_hotel", "the_bank"


def at_yacht(*mint: Stack, cream: tuple[Stack, ...] = (), coins: tuple[int, int] = (0, 0)) -> Board:
    """Everything lies at The Yacht; the other two locations are empty."""
    return board("paris", place(YACHT, cream, mint), place(HOTEL), place(BANK), coins=coins)


# ---------------------------------------------------------------------- thieves


def test_a_thief_goes_to_one_of_the_three_locations_on_the_own_side() -> None:
    story = Story(deals={1: "the_artist . . ."})
    assert story.ways("the_artist") == ["place:0", "place:1", "place:2"]
    assert not any("discard" in option for option in story.options)
    story.play("the_artist", 1)
    assert story.stacks(CREAM, 1) == [("the_artist", [])]
    assert [place.sides[MINT] for place in story.board.places] == [(), (), ()]


def test_a_location_holds_three_thieves_of_a_side() -> None:
    full = at_yacht(stack("the_dame"), cream=(stack("the_fence"), stack("the_miser"), stack("the_barber")))
    story = Story(full, deals={1: "the_artist . . . the_chef . . ."})
    assert story.ways("the_artist") == ["place:1", "place:2"]
    # The other side has room.
    assert story.idle().ways("the_chef") == ["place:0", "place:1", "place:2"]


def test_a_thief_brings_its_income_at_once() -> None:
    story = Story(deals={1: "the_bon_vivant . . ."}).play("the_bon_vivant", 0)
    assert story.coins == (3, 0, 7)
    assert (story.last.gained, story.last.paid, story.last.spot) == (3, 0, 0)


def test_the_supply_limits_what_is_taken() -> None:
    table = board("paris", place(YACHT), place(HOTEL), place(BANK), coins=(4, 4))
    story = Story(table, deals={1: "the_bon_vivant . . ."}).play("the_bon_vivant", 2)
    assert story.coins == (6, 4, 0)
    assert story.last.gained == 2


def test_the_casino_brings_one_more() -> None:
    table = board("paris", place("the_casino"), place(HOTEL), place(BANK))
    assert Story(table, deals={1: "the_artist . . ."}).play("the_artist", 0).coins == (1, 0, 9)


# ---------------------------------------------------------------------- gear


def test_gear_goes_on_the_own_thieves_and_on_gear_there() -> None:
    table = at_yacht(stack("the_dame", "poster_tube"), stack("the_chef"), cream=(stack("the_artist"),))
    story = mints_turn(table, "rope_ladder")
    assert story.ways("rope_ladder") == ["thief:0", "thief:1", "discard"]
    story.play("rope_ladder", on="the_dame")
    assert story.stacks(MINT) == [("the_dame", ["poster_tube", "rope_ladder"]), ("the_chef", [])]
    assert story.stacks(CREAM) == [("the_artist", [])]


def test_a_thief_carries_three_gear_cards() -> None:
    worn = stack("the_dame", "poster_tube", "velvet_pouch", "padded_crate")
    story = mints_turn(at_yacht(worn, stack("the_artist", "museum_trolley")), "rope_ladder")
    assert story.ways("rope_ladder") == ["thief:1", "discard"]


def test_gear_is_paid_for() -> None:
    story = mints_turn(at_yacht(stack("the_dame"), coins=(2, 1)), "super_magnet tunnel_drill")
    assert story.ways("tunnel_drill") == ["discard"]
    story.play("super_magnet", on="the_dame")
    assert story.coins == (2, 0, 8)
    move = story.last
    assert (move.side, move.round, move.card.key, move.spot) == (MINT, 1, "super_magnet", 0)
    assert (move.paid, move.gained, move.lost, move.coin, move.back) == (1, 0, 0, False, False)


def test_gear_costs_less_at_the_eiffel_tower_and_more_at_the_fog_wharf() -> None:
    table = board("paris", place("eiffel_tower", (), [stack("the_dame")]), place(HOTEL), place(BANK))
    story = mints_turn(table, "super_magnet tiara_box tunnel_drill rope_ladder")
    assert story.ways("super_magnet") == ["thief:0", "discard"]
    assert story.ways("tunnel_drill") == ["discard"]
    assert story.play("rope_ladder", on="the_dame").coins == (0, 0, 10)
    table = board("london", place("the_fog_wharf", (), [stack("the_dame")]), place(HOTEL), place(BANK))
    story = mints_turn(table, "velvet_pouch super_magnet", city="london")
    assert (story.ways("velvet_pouch"), story.ways("super_magnet")) == (["discard"], ["discard"])


def test_gear_may_be_discarded_for_a_coin() -> None:
    story = mints_turn(at_yacht(stack("the_dame")), "rope_ladder").discard("rope_ladder")
    assert story.coins == (0, 1, 9)
    assert story.discards(MINT) == ["rope_ladder"]
    assert (story.last.coin, story.last.gained, story.last.spot) == (True, 1, None)


def test_it_may_be_discarded_even_if_the_supply_is_empty() -> None:
    story = mints_turn(at_yacht(stack("the_dame"), coins=(4, 6)), "rope_ladder").discard("rope_ladder")
    assert story.coins == (4, 6, 0)
    assert (story.last.coin, story.last.gained) == (True, 0)


def test_with_no_room_there_is_only_the_discard() -> None:
    story = mints_turn(at_yacht(cream=(stack("the_artist"),)), "rope_ladder tip_jar")
    assert story.options == [f"card:{card} discard" for card in range(6)]


def test_thieves_are_not_discarded_for_a_coin_even_without_room() -> None:
    names = [
        "the_fence the_miser the_barber",
        "the_chef the_banker the_dame",
        "the_artist the_acrobat the_informer",
    ]
    full = [tuple(map(stack, keys.split())) for keys in names]
    table = board("paris", *map(place, (YACHT, HOTEL, BANK), full))
    story = Story(table, first_round=5, deals={5: "the_bodyguard the_countess"})
    assert story.options == ["card:0 discard", "card:1 discard"]
    story.discard("the_countess")
    assert story.coins == (0, 0, 10)
    assert story.discards(CREAM) == ["the_countess", "the_bodyguard"]
    assert not any(move.coin for move in story.moves)


# ---------------------------------------------------------------------- coins when played


def test_coins_are_taken_when_gear_is_played() -> None:
    story = mints_turn(at_yacht(stack("the_dame")), "tip_jar").play("tip_jar", on="the_dame")
    assert story.coins == (0, 2, 8)


def test_coins_for_each_set_count_the_card_that_was_just_laid() -> None:
    worn = at_yacht(stack("the_dame", "plasma_cutter"))
    story = mints_turn(worn, "double_ledger").play("double_ledger", on="the_dame")
    assert story.coins == (0, 2, 8)
    assert story.last.gained == 2


def test_drains_take_what_the_opponent_has_and_no_more() -> None:
    table = board("london", place(YACHT, (), [stack("the_dame")]), place(HOTEL), place(BANK), coins=(1, 0))
    story = mints_turn(table, "soft_gloves", city="london").play("soft_gloves", on="the_dame")
    assert story.coins == (0, 1, 9)
    assert (story.last.gained, story.last.lost) == (1, 1)
    table = table._replace(coins=(5, 0), supply=5)
    story = mints_turn(table, "tax_notice", city="london").play("tax_notice", on="the_dame")
    assert story.coins == (2, 0, 8)
    assert (story.last.gained, story.last.lost) == (0, 3)


def test_cost_is_paid_before_coins_come() -> None:
    """Ticker Tape costs one and takes one from the opponent: with no coin it cannot be played."""
    table = board("london", place(YACHT, (), [stack("the_dame")]), place(HOTEL), place(BANK), coins=(1, 0))
    assert mints_turn(table, "ticker_tape", city="london").ways("ticker_tape") == ["discard"]
    story = mints_turn(table._replace(coins=(1, 1), supply=8), "ticker_tape", city="london")
    story.play("ticker_tape", on="the_dame")
    assert story.coins == (0, 1, 9)
    assert (story.last.paid, story.last.gained, story.last.lost) == (1, 1, 1)
