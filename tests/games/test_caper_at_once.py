"""What a card does at once when it is played: flips, and cards that come back from the discard area."""

from __future__ import annotations

from dataclasses import replace

import pytest
from caper_boards import board, gear, place, stack
from caper_story import FILE, Story, mints_turn
from tale import keys

from pass_and_play.engine.ask import Say
from pass_and_play.games.caper.board import CREAM, MINT, Board, Laid, Place, Stack
from pass_and_play.games.caper.cards import Cards
from pass_and_play.games.caper.effects import Retrieve

YACHT, HOTEL, BANK = "the_yacht", "the_grand_hotel", "the_bank"


# ---------------------------------------------------------------------- flips


def against(*cream: Stack, coins: int = 2, location: str = YACHT) -> Board:
    """Mint has The Dame at a location, and cream these thieves."""
    places = (place(location, cream, [stack("the_dame")]), place(HOTEL, [stack("the_fence")]), place(BANK))
    return board("paris", *places, coins=(0, coins))


def test_a_flip_asks_whom_and_turns_the_topmost_card() -> None:
    story = mints_turn(
        against(stack("the_artist", "velvet_pouch", "tip_jar"), stack("the_miser")), "blazeblaster"
    )
    story.play("blazeblaster", on="the_dame").expect("flip", seat=1)
    assert (story.table.phase, story.table.turn) == ("flip", MINT)
    # The card lies there already, paid for; only thieves of this location are in reach.
    assert story.stacks(MINT) == [("the_dame", ["blazeblaster"])]
    assert story.coins == (0, 1, 9)
    assert story.options == ["rival:0", "rival:1"]
    story.flip("tip_jar")
    assert story.stacks(CREAM) == [("the_artist", ["velvet_pouch", "(tip_jar)"]), ("the_miser", [])]
    assert (story.last.card.key, story.last.flipped) == ("blazeblaster", 0)
    story.expect("play_gear", seat=0)


def test_a_thief_without_gear_can_be_turned_down() -> None:
    story = mints_turn(against(stack("the_artist"), stack("the_miser", "tip_jar")), "trapdoor")
    story.play("trapdoor", on="the_dame")
    assert story.options == ["rival:0"]
    assert story.flip("the_artist").stacks(CREAM)[0] == ("(the_artist)", [])


def test_a_single_target_is_asked_for_too() -> None:
    story = mints_turn(against(stack("the_artist", "tip_jar")), "smoke_egg").play("smoke_egg", on="the_dame")
    assert story.options == ["rival:0"]
    assert (story.ask.least, story.ask.most) == (1, 1)


@pytest.mark.parametrize(
    "cream",
    [
        (),
        (stack("the_artist"),),
        (stack("the_artist", "tunnel_drill"),),
        (stack("the_artist", "velvet_pouch", "tip_jar", flipped=["tip_jar"]),),
        (stack("the_artist", "waiters_jacket", "tip_jar"),),
        (stack("the_bodyguard"), stack("the_artist", "tip_jar")),
    ],
)
def test_without_a_target_nothing_happens_and_nobody_is_asked(cream: tuple[Stack, ...]) -> None:
    story = mints_turn(against(*cream), "smoke_egg").play("smoke_egg", on="the_dame")
    story.expect("play_gear", seat=0)
    assert story.last.flipped is None
    assert story.stacks(MINT) == [("the_dame", ["smoke_egg"])]


def test_the_chapel_guards_thieves() -> None:
    table = against(stack("the_artist"), stack("the_miser", "tip_jar"), location="the_chapel")
    story = mints_turn(table, "blazeblaster").play("blazeblaster", on="the_dame")
    assert story.options == ["rival:1"]


def test_effects_act_in_the_printed_order() -> None:
    """Fog Machine drains a coin and then flips; Itching Powder flips and then brings a coin."""
    cream = [stack("the_artist", "tip_jar")]
    table = board("london", place(YACHT, cream, [stack("the_dame")]), place(HOTEL), place(BANK), coins=(1, 1))
    story = mints_turn(table, "fog_machine", city="london").play("fog_machine", on="the_dame")
    story.expect("flip")
    assert story.coins == (0, 1, 9)
    story = mints_turn(table, "itching_powder", city="london").play("itching_powder", on="the_dame")
    story.expect("flip")
    assert story.coins == (1, 0, 9)
    story.flip("tip_jar")
    assert story.coins == (1, 1, 8)
    assert (story.last.paid, story.last.gained, story.last.flipped) == (1, 1, 0)


def test_coins_stay_when_the_card_is_flipped() -> None:
    table = against(stack("the_artist", "tip_jar"))._replace(coins=(2, 1), supply=7)
    story = mints_turn(table, "smoke_egg").play("smoke_egg", on="the_dame").flip("tip_jar")
    assert story.coins == (2, 0, 8)


def test_cards_may_be_laid_on_flipped_cards_and_flipped_in_turn() -> None:
    down = (stack("the_artist", "tip_jar", flipped=["tip_jar"]), stack("the_miser", flipped=["the_miser"]))
    deals = {2: "marked_notes smoke_egg . . . ., plans_caches rope_ladder . . . ."}
    story = Story(against(*down), first_round=2, deals=deals).play("plans_caches", on="the_dame")
    assert story.ways("marked_notes") == ["thief:0", "thief:1", "thief:3", "discard"]
    story.play("marked_notes", on="the_artist")
    # The hands are swapped, and mint has the egg.
    story.play("smoke_egg", on="the_dame").flip("marked_notes")
    assert story.stacks(CREAM)[0] == ("the_artist", ["(tip_jar)", "(marked_notes)"])
    story.play("rope_ladder", on="the_miser")
    assert story.stacks(CREAM)[1] == ("(the_miser)", ["rope_ladder"])


# ---------------------------------------------------------------------- cards back


def dealer(*discards: str, coins: int = 2, worn: tuple[str, ...] = ()) -> Story:
    """Mint may play Salvage Hook on The Dame; The Miser stands elsewhere."""
    places = (
        place(YACHT, [stack("the_artist", "tip_jar")], [stack("the_dame", *worn), stack("the_chef")]),
        place(HOTEL, (), [stack("the_miser")]),
        place(BANK),
    )
    table = board("paris", *places, coins=(0, coins), discards=(["fire_axe"], discards))
    return mints_turn(table, "salvage_hook")


def test_a_card_comes_back_from_the_own_discard_area_and_is_paid_for() -> None:
    story = dealer("super_magnet", "the_countess").play("salvage_hook", on="the_dame")
    story.expect("retrieve", seat=1)
    assert story.table.phase == "retrieve"
    # Salvage Hook brought a coin first. Only gear, only here, only the own area.
    assert story.coins == (0, 3, 7)
    assert story.options == ["back:0 thief:0", "back:0 thief:1", "leave"]
    story.back("super_magnet", on="the_chef")
    assert story.coins == (0, 2, 8)
    assert story.discards(MINT) == ["the_countess"]
    assert story.stacks(MINT) == [("the_dame", ["salvage_hook"]), ("the_chef", ["super_magnet"])]
    hook, magnet = story.moves[-2:]
    assert (hook.card.key, hook.gained, hook.back) == ("salvage_hook", 1, False)
    assert (magnet.card.key, magnet.paid, magnet.spot, magnet.back) == ("super_magnet", 1, 1, True)
    story.expect("play_gear", seat=0)


def test_it_is_a_free_choice() -> None:
    story = dealer("super_magnet").play("salvage_hook", on="the_dame").pick("leave")
    assert story.discards(MINT) == ["super_magnet"]
    assert [move.card.key for move in story.moves] == ["salvage_hook"]
    story.expect("play_gear", seat=0)


@pytest.mark.parametrize("discards", [(), ("the_countess",), ("tunnel_drill",)])
def test_nothing_is_asked_where_nothing_can_come_back(discards: tuple[str, ...]) -> None:
    story = dealer(*discards, coins=0).play("salvage_hook", on="the_dame")
    story.expect("play_gear", seat=0)


def test_it_may_go_on_the_thief_that_brought_it_back_as_far_as_there_is_room() -> None:
    story = dealer("rope_ladder", worn=("velvet_pouch", "poster_tube")).play("salvage_hook", on="the_dame")
    assert story.options == ["back:0 thief:1", "leave"]


def test_a_card_that_comes_back_is_played_in_full() -> None:
    story = dealer("smoke_egg").play("salvage_hook", on="the_dame").back("smoke_egg", on="the_dame")
    story.expect("flip", seat=1)
    assert story.coins == (0, 2, 8)
    story.flip("tip_jar")
    assert [(move.card.key, move.flipped) for move in story.moves] == [
        ("salvage_hook", None),
        ("smoke_egg", 0),
    ]
    assert (story.moves[1].back, story.moves[1].paid) == (True, 1)


def test_a_scrap_dealer_brings_back_a_hook_that_brings_back_another() -> None:
    table = board(
        "rome",
        place("the_fountain_square"),
        place(HOTEL),
        place(BANK),
        coins=(2, 0),
        discards=(["super_magnet", "salvage_hook", "tunnel_drill"], ["fire_axe"]),
    )
    story = Story(table, city="rome", deals={1: "the_scrap_dealer . . ."}).play("the_scrap_dealer", 0)
    assert story.coins == (3, 0, 7)
    assert story.options == ["back:0 thief:0", "back:1 thief:0", "back:2 thief:0", "leave"]
    story.back("salvage_hook", on="the_scrap_dealer").expect("retrieve", seat=0)
    assert story.coins == (4, 0, 6)
    story.back("tunnel_drill", on="the_scrap_dealer")
    assert story.coins == (1, 0, 9)
    assert story.discards(CREAM) == ["super_magnet"]
    assert story.stacks(CREAM) == [("the_scrap_dealer", ["salvage_hook", "tunnel_drill"])]
    assert [move.card.key for move in story.moves] == ["the_scrap_dealer", "salvage_hook", "tunnel_drill"]
    story.expect("play_thief", seat=1)


def test_the_last_card_thrown_away_in_a_round_can_come_back() -> None:
    free = "velvet_pouch padded_crate poster_tube rope_ladder waiters_jacket borrowed_key"
    free += " tip_jar double_ledger china_pig collection_tin marked_notes plasma_cutter"
    story = Story(first_round=2, deals={2: free, 3: "the_scrap_dealer . ."}).to_round(3)
    assert len(story.discards(CREAM)) == 6
    assert not next(move for move in reversed(story.moves) if move.side == CREAM).coin
    story.play("the_scrap_dealer", 0).expect("retrieve")
    assert story.options[-2:] == ["back:5 thief:0", "leave"]


def test_a_thief_can_come_back_to_a_free_place_with_its_income() -> None:
    cards = replace(
        FILE.cards,
        thieves=tuple(
            replace(card, effects=(Retrieve("thief"),)) if card.key == "the_fence" else card
            for card in FILE.cards.thieves
        ),
    )
    story = with_discards(cards)
    story.play("the_fence", 1).expect("retrieve", seat=0)
    assert story.options == ["back:1 place:1", "leave"]
    story.back("the_bon_vivant", 1)
    assert story.stacks(CREAM, 1) == [("the_fence", []), ("the_bon_vivant", [])]
    assert story.coins == (4, 0, 6)
    assert (story.last.back, story.last.spot, story.last.gained) == (True, 4, 3)


def with_discards(cards: Cards) -> Story:
    """Cream has a gear card and The Bon Vivant in the discard area."""
    table = board(
        "paris", place(YACHT), place(HOTEL), place(BANK), discards=(["rope_ladder", "the_bon_vivant"], [])
    )
    return Story(table, cards=cards, deals={1: "the_fence . . ."})


# ---------------------------------------------------------------------- what the table is told


def test_everything_is_announced_by_name() -> None:
    story = mints_turn(against(stack("the_artist", "tip_jar")), "itching_powder")
    before = len(story.table.log)
    story.play("itching_powder", on="the_dame").flip("tip_jar")
    lines = story.table.log[before:]
    assert keys(lines) == ["log.gear", "log.given_up", "log.flip", "log.gained"]
    assert dict(lines[0].params)["card"] == Say("gear.itching_powder")
    assert dict(lines[0].params)["thief"] == Say("thief.the_dame")
    assert dict(lines[2].params)["card"] == Say("gear.tip_jar")


def test_a_flipped_card_keeps_its_place() -> None:
    story = mints_turn(against(stack("the_artist", "tip_jar")), "smoke_egg").play("smoke_egg", on="the_dame")
    story.flip("tip_jar")
    here: Place = story.board.places[0]
    assert here.sides[CREAM][0].gear == (Laid(gear("tip_jar"), True),)
