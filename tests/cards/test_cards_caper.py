"""The card file of Caper: clean, complete, and true to what is known of the box."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from altered import Shipped

from pass_and_play.cards.card_file import CardFile
from pass_and_play.cards.library import read_folder
from pass_and_play.cards.sentence import fields
from pass_and_play.games.caper import board
from pass_and_play.games.caper.cards import CITIES, Card, Cards, City, Gear, Location, Round, Thief, read
from pass_and_play.games.caper.effect_reader import PARTS
from pass_and_play.games.caper.effects import (
    GEAR_COLOURS,
    Capers,
    Coins,
    Drain,
    Effect,
    Flip,
    Goods,
    Modify,
    Per,
    PerCoin,
    Points,
    Protect,
    Retrieve,
)
from pass_and_play.places import data_root

SHIPPED = Shipped("caper", "caper.yaml", read)
SOURCE = SHIPPED.source
good = SHIPPED.good


@pytest.fixture(scope="module")
def caper() -> CardFile[Cards]:
    return good(SOURCE)


def thief(caper: CardFile[Cards], key: str) -> Thief:
    return next(card for card in caper.cards.thieves if card.key == key)


def gear(caper: CardFile[Cards], key: str) -> Gear:
    return next(card for card in caper.cards.gear if card.key == key)


def location(caper: CardFile[Cards], key: str) -> Location:
    return next(card for card in caper.cards.locations if card.key == key)


def played(caper: CardFile[Cards]) -> tuple[Card, ...]:
    return (*caper.cards.thieves, *caper.cards.gear)


def all_effects(caper: CardFile[Cards]) -> list[Effect]:
    found = [effect for card in played(caper) for effect in card.effects]
    for place in caper.cards.locations:
        found += [*place.reward, *place.modifiers]
    return found


def test_the_folder_is_clean() -> None:
    found = read_folder(data_root() / "card_data", {"caper": read})["caper"]
    assert isinstance(found, CardFile)


def test_what_is_in_the_box(caper: CardFile[Cards]) -> None:
    box = caper.cards
    assert (len(box.thieves), len(box.gear), len(box.locations)) == (24, 48, 23)
    assert box.coins == 10
    assert box.sets == (1, 3, 7)
    assert list(caper.players) == [2, 3, 4]


def test_each_city_adds_as_many_cards_to_those_of_every_game(caper: CardFile[Cards]) -> None:
    box = caper.cards
    for deck, base, more in ((box.thieves, 15, 3), (box.gear, 30, 6), (box.locations, 8, 5)):
        assert Counter(card.city for card in deck) == {"base": base, **dict.fromkeys(CITIES, more)}
    for city in CITIES:
        assert [len(deck) for deck in box.of_city(city)] == [18, 36, 13]


def test_the_cities_have_their_stars_and_a_colour_of_their_own(caper: CardFile[Cards]) -> None:
    assert caper.cards.cities == {
        "paris": City("paris", 1, "light_blue"),
        "rome": City("rome", 2, "orange"),
        "london": City("london", 3, "grey"),
    }
    for city, colour in (("paris", "light_blue"), ("rome", "orange"), ("london", "grey")):
        assert {card.colour for card in caper.cards.gear if card.city == city} == {colour}
    of_base = Counter(card.colour for card in caper.cards.gear if card.city == "base")
    assert of_base == {"green": 8, "purple": 8, "yellow": 7, "red": 7}


def test_the_rounds_use_up_both_decks(caper: CardFile[Cards]) -> None:
    assert caper.cards.rounds == (
        Round("thief", 4, board.CREAM),
        Round("gear", 6, board.MINT),
        Round("thief", 3, board.CREAM),
        Round("gear", 6, board.MINT),
        Round("thief", 2, board.CREAM),
        Round("gear", 6, board.MINT),
    )
    for deck, cards_in_game in (("thief", 18), ("gear", 36)):
        assert 2 * sum(entry.deal for entry in caper.cards.rounds if entry.deck == deck) == cards_in_game


def test_what_is_known_of_printed_cards(caper: CardFile[Cards]) -> None:
    assert thief(caper, "the_banker").effects == (Per(("yellow",), "yours", "points", 1),)
    assert gear(caper, "plasma_cutter").effects == (Coins(1), Points(1))
    assert gear(caper, "plans_caches").effects == (Per(("light_blue",), "yours", "points", 1),)
    assert location(caper, "the_louvre").reward == (Points(5), Goods("painting", 1))
    assert location(caper, "the_louvre").modifiers == ()
    assert location(caper, "the_chapel").modifiers == (Protect("all_thieves"),)
    assert location(caper, "eiffel_tower").modifiers == (Modify("gear_cost", -1),)


def test_some_cards_of_our_own(caper: CardFile[Cards]) -> None:
    assert thief(caper, "the_safecracker") == Thief(
        "the_safecracker", "base", 0, (Capers(1), Per(("yellow", "purple"), "yours", "capers", 1))
    )
    assert thief(caper, "the_miser").effects == (PerCoin(1, 1),)
    assert thief(caper, "the_scrap_dealer").effects == (Capers(1), Retrieve("gear"))
    assert gear(caper, "tunnel_drill") == Gear(
        "tunnel_drill", "base", "purple", 3, (Capers(3), Protect("card"))
    )
    assert gear(caper, "fog_machine") == Gear(
        "fog_machine", "london", "grey", 0, (Drain(1, "supply"), Flip("gear"))
    )
    assert location(caper, "the_clock_loft").reward == (
        Points(4),
        Per(("flipped",), "opponent", "points", 1),
        Goods("wild", 1),
    )


def test_every_kind_of_effect_is_in_the_box(caper: CardFile[Cards]) -> None:
    effects = all_effects(caper)
    assert {effect.kind for effect in effects} == set(PARTS)
    assert {effect.target for effect in effects if isinstance(effect, Flip)} == {"top", "gear", "thief"}
    assert {effect.to for effect in effects if isinstance(effect, Drain)} == {"you", "supply"}


def test_only_london_takes_coins_of_the_opponent(caper: CardFile[Cards]) -> None:
    drains = [card for card in played(caper) if any(effect.kind == "drain" for effect in card.effects)]
    assert len(drains) == 8
    assert {card.city for card in drains} == {"london"}


def test_every_card_has_its_name_in_four_languages(caper: CardFile[Cards]) -> None:
    box = caper.cards
    keys = [f"thief.{card.key}" for card in box.thieves] + [f"gear.{card.key}" for card in box.gear]
    keys += [f"location.{place.key}" for place in box.locations] + [f"city.{city}" for city in CITIES]
    keys += [f"colour.{colour}" for colour in ("cream", *GEAR_COLOURS)]
    for language in ("en", "de", "zh", "es"):
        names = [caper.texts[language][key] for key in keys]
        assert all(0 < len(name) <= 28 for name in names)
        for kind in ("thief", "gear", "location"):
            named = [caper.texts[language][key] for key in keys if key.startswith(f"{kind}.")]
            assert len(set(named)) == len(named)
    assert caper.texts["de"]["thief.the_barber"] == "Der Friseur"
    assert caper.texts["zh"]["city.rome"] == "罗马"
    assert caper.texts["es"]["location.the_arena"] == "La vieja arena"


def test_no_text_is_filled_in(caper: CardFile[Cards]) -> None:
    assert not any(fields(text) for texts in caper.texts.values() for text in texts.values())


def test_the_options(caper: CardFile[Cards]) -> None:
    assert {rule.key: (rule.default, rule.choices) for rule in caper.options} == {
        "city": ("paris", CITIES),
        "parts": ("chosen", ("chosen", "random")),
    }


def test_a_stored_source_reads_back_equal(caper: CardFile[Cards]) -> None:
    assert good(caper.source) == caper
    windows = good(SOURCE.replace("\n", "\r\n"))
    assert windows.digest == caper.digest


def test_names_and_origins_do_not_change_the_digest(caper: CardFile[Cards]) -> None:
    altered = SOURCE.replace('"Rope Ladder"', '"Ladder"').replace("origin: house", "origin: likely")
    altered = altered.replace("house_values: [city, income]", "likely_values: [name, effects]")
    other = good(altered)
    assert other != caper
    assert other.digest == caper.digest
    assert re.fullmatch(r"[0-9a-f]{16}", caper.digest)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("coins: 10 ", "coins: 12 "),
        ("3: 7}", "3: 8}"),
        ("deal: 4", "deal: 3"),
        ("deal: 4, first: cream", "deal: 4, first: mint"),
        ("stars: 3", "stars: 2"),
        ("colour: grey, house_values", "colour: red, house_values"),
        ("income: 2", "income: 1"),
        ("the_banker:", "the_clerk:"),
        ("colour: purple, cost: 0", "colour: red, cost: 0"),
        ("colour: purple, cost: 0", "colour: purple, cost: 1"),
        ("{kind: flip, target: top}", "{kind: flip, target: gear}"),
        ("kind: drain, n: 2, to: you", "kind: drain, n: 2, to: supply"),
        ("what: gear_cost, n: -1", "what: gear_cost, n: -2"),
        ("      modifiers: [{kind: protect, scope: all_thieves}],\n", ""),
    ],
)  # fmt: skip
def test_what_bears_on_the_rules_changes_the_digest(caper: CardFile[Cards], old: str, new: str) -> None:
    body = SOURCE.index("\ncards:\n")
    assert old in SOURCE[body:]
    assert good(SOURCE[:body] + SOURCE[body:].replace(old, new, 1)).digest != caper.digest


def test_what_is_not_in_the_box_may_be_written_all_the_same() -> None:
    body = SOURCE.index("\ncards:\n")
    text = SOURCE[:body] + SOURCE[body:].replace("deck: gear}]", "deck: thief}]", 1)
    jewels = "{kind: per, of: [gear], whose: opponent, give: jewel, n: 2}"
    coins = "{kind: per, of: [city, thief], whose: yours, give: coins, n: 1}"
    text = text.replace("[{kind: capers, n: 2}]", f"[{jewels}, {coins}]", 1)
    file = good(text)
    assert thief(file, "the_scrap_dealer").effects == (Capers(1), Retrieve("thief"))
    assert thief(file, "the_artist").effects == (
        Per(("gear",), "opponent", "jewel", 2),
        Per(("city", "thief"), "yours", "coins", 1),
    )
