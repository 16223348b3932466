"""A Mastermind's turn: what may be played where, what it costs, and what it does at once."""

from __future__ import annotations

from dataclasses import replace

import pytest
from caper_boards import board, gear, place, stack
from caper_story import FILE, Story, keys

from pass_and_play.engine.ask import Say
from pass_and_play.games.caper.board import CREAM, MINT, Board, Laid, Place, Stack
from pass_and_play.games.caper.cards import Cards
from pass_and_play.games.caper.effects import Retrieve

YACHT, HOTEL, BANK = "the_yacht", "the_grand_hotel", "the_bank"


def mints_turn(table: Board, hand: str, city: str = "paris") -> Story:
    """A gear round that mint begins with these cards; seat 1 is mint."""
    return Story(table, first_round=2, deals={2: ". . . . . . " + hand}, city=city)


def at_yacht(*mint: Stack, cream: tuple[Stack, ...] = (), coins: tuple[int, int] = (0, 0)) -> Board:
    """Everything lies at The Yacht; the other two locations are empty."""
    return board("paris", place(YACHT, cream, mint), place(HOTEL), place(BANK), coins=coins)


def stacks(story: Story, side: int, at: int = 0) -> list[tuple[str, list[str]]]:
    """The thieves of a side at a place with their gear, what is flipped in brackets."""
    found = []
    for thief, flipped, worn in story.board.places[at].sides[side]:
        names = [f"({card.key})" if down else card.key for card, down in worn]
        found.append((f"({thief.key})" if flipped else thief.key, names))
    return found


# ---------------------------------------------------------------------- thieves


def test_a_thief_goes_to_one_of_the_three_locations_on_the_own_side() -> None:
    story = Story(deals={1: "the_artist . . ."})
    assert story.ways("the_artist") == ["place:0", "place:1", "place:2"]
    assert not any("discard" in option for option in story.options)
    story.play("the_artist", 1)
    assert stacks(story, CREAM, 1) == [("the_artist", [])]
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
    assert stacks(story, MINT) == [("the_dame", ["poster_tube", "rope_ladder"]), ("the_chef", [])]
    assert stacks(story, CREAM) == [("the_artist", [])]


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
    assert mints_turn(at_yacht(stack("the_dame")), "tip_jar").play("tip_jar", on="the_dame").coins == (
        0,
        2,
        8,
    )


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
    assert stacks(story, MINT) == [("the_dame", ["blazeblaster"])]
    assert story.coins == (0, 1, 9)
    assert story.options == ["rival:0", "rival:1"]
    story.flip("tip_jar")
    assert stacks(story, CREAM) == [("the_artist", ["velvet_pouch", "(tip_jar)"]), ("the_miser", [])]
    assert (story.last.card.key, story.last.flipped) == ("blazeblaster", 0)
    story.expect("play_gear", seat=0)


def test_a_thief_without_gear_can_be_turned_down() -> None:
    story = mints_turn(against(stack("the_artist"), stack("the_miser", "tip_jar")), "trapdoor")
    story.play("trapdoor", on="the_dame")
    assert story.options == ["rival:0"]
    assert stacks(story.flip("the_artist"), CREAM)[0] == ("(the_artist)", [])


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
    assert stacks(story, MINT) == [("the_dame", ["smoke_egg"])]


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
    assert stacks(story, CREAM)[0] == ("the_artist", ["(tip_jar)", "(marked_notes)"])
    story.play("rope_ladder", on="the_miser")
    assert stacks(story, CREAM)[1] == ("(the_miser)", ["rope_ladder"])


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
    assert stacks(story, MINT) == [("the_dame", ["salvage_hook"]), ("the_chef", ["super_magnet"])]
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
    assert stacks(story, CREAM) == [("the_scrap_dealer", ["salvage_hook", "tunnel_drill"])]
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
    assert stacks(story, CREAM, 1) == [("the_fence", []), ("the_bon_vivant", [])]
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
