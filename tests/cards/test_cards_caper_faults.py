"""Every way to break the card file of Caper is told, with what to write instead."""

from __future__ import annotations

import pytest
from altered import Shipped

from pass_and_play.cards.card_file import CardFile
from pass_and_play.games.caper.cards import CITIES, read

SHIPPED = Shipped("caper", "caper.yaml", read)
SOURCE = SHIPPED.source
faults_after = SHIPPED.faults_after

BANKER = "{kind: per, of: [yellow], whose: yours, give: points, n: 1}"
ARTIST = "[{kind: capers, n: 2}]"
LOUVRE = "[{kind: points, n: 5}, {kind: goods, good: painting, n: 1}]"
CHAPEL = "{kind: protect, scope: all_thieves}"
AT_BANKER = "thieves.the_banker.effects.1"
AT_ARTIST = "thieves.the_artist.effects"
AT_LOUVRE = "locations.the_louvre.reward"
AT_CHAPEL = "locations.the_chapel.modifiers"


@pytest.mark.parametrize(
    ("old", "new", "what", "advice"),
    [
        ("coins: 10 ", "coins: ten ", "coins is 'ten'", "from 1 to 99"),
        ("3: 7}", "4: 7}", "sets has no field '3'", "Add '3: ...'."),
        ("3: 7}", "4: 7}", "sets has an unknown field the number 4", "Known are: 1, 2, 3."),
        ("    london: {stars", "    berlin: {stars", "cities has no field 'london'", "Add 'london: ...'."),
        ("stars: 3", "stars: 4", "cities.london.stars is the number 4", "from 1 to 3"),
        ("    grey: {en", "    gray: {en", "colours has an unknown field 'gray'", "Did you mean 'grey'?"),
        ("deck: thief, deal: 4", "deck: thieves, deal: 4", "rounds.1.deck is 'thieves'", "'thief'?"),
        ("deal: 4", "deal: 1", "rounds.1.deal is the number 1", "from 2 to 6"),
        ("first: mint", "first: green", "rounds.2.first is 'green'", "one of: cream, mint"),
        ("    - {deck: thief, deal: 4, first: cream}\n", "", "rounds has 5 entries", "Make it 6"),
        ("deck: gear, deal: 6", "deck: thief, deal: 6", "rounds let each play 11 thieves", "room for 9"),
        ("deal: 4", "deal: 5", "thieves come to 18 cards in a game of 'paris'", "Make it 20 or more"),
        ("income: 2", "income: 10", "thieves.the_banker.income is the number 10", "from 0 to 9"),
        ("base, income: 2", "milan, income: 2", "thieves.the_banker.city is 'milan'", "base, paris"),
        ("income: 2", "cost: 2", "thieves.the_banker has an unknown field 'cost'", "Known are: city, income"),
        ("origin: printed", "origin: ours", "thieves.the_banker.origin is 'ours'", "printed, likely, house"),
        ("house_values: [city, income]", "house_values: [colour]",
         "thieves.the_banker.house_values.1 is 'colour'", "Write one of: city, income, effects, name."),
        ("house_values: [city, income]", "house_values: [city], likely_values: [city]",
         "thieves.the_banker.likely_values.1 is 'city', which is marked twice", "Keep one"),
        ("house_values: [city, income]", "house_values: city",
         "thieves.the_banker.house_values is 'city', not a list", "one entry a line"),
        ('{en: "The Banker", ', "{", "thieves.the_banker.name has no English text", "Add it"),
        ("    the_dame:", "    the_banker:", "'the_banker' stands twice", "Keep one"),
        ("colour: green, c", "colour: pink, c", "gear.velvet_pouch.colour is 'pink'", "light_blue"),
        ("colour: green, c", "colour: cream, c", "gear.velvet_pouch.colour is 'cream'", "green"),
        ("green, cost: 0", "green, cost: -1", "gear.velvet_pouch.cost is the number -1", "0 to 9"),
        (BANKER, "{kind: each, of: [yellow]}", f"{AT_BANKER}.kind is 'each'", "Write one of: capers, points"),
        (BANKER, "{n: 1}", f"{AT_BANKER} has no field 'kind'", "Add 'kind: ...'."),
        (BANKER, "per", f"{AT_BANKER} is 'per', not a mapping", "Write its fields"),
        (BANKER, BANKER.replace("yellow", "pink"), f"{AT_BANKER}.of.1 is 'pink'", "flipped"),
        (BANKER, BANKER.replace("[yellow]", "yellow"), f"{AT_BANKER}.of is 'yellow', not a list", "entry"),
        (BANKER, BANKER.replace("yellow", ""), f"{AT_BANKER}.of names nothing to count", "Name one or more"),
        (BANKER, BANKER.replace("yellow", "red, red"), f"{AT_BANKER}.of names an item twice", "once"),
        (BANKER, BANKER.replace("yellow", "red, gear"), f"{AT_BANKER}.of has 'gear' beside other", "alone"),
        (BANKER, BANKER.replace("yellow", "flipped, thief"), f"{AT_BANKER}.of has 'flipped' beside", "alone"),
        (BANKER, BANKER.replace("yours", "mine"), f"{AT_BANKER}.whose is 'mine'", "yours, opponent"),
        (BANKER, BANKER.replace("points", "goods"), f"{AT_BANKER}.give is 'goods'", "jewel"),
        (BANKER, BANKER.replace("n: 1", "n: 0"), f"{AT_BANKER}.n is the number 0", "from 1 to 20"),
        (BANKER, BANKER.replace(", n: 1", ""), f"{AT_BANKER} has no field 'n'", "'per' needs it"),
        (ARTIST, "[]", f"{AT_ARTIST} has 0 effects", "from 1 to 3"),
        (ARTIST, "[" + ", ".join(["{kind: points, n: 1}"] * 4) + "]", f"{AT_ARTIST} has 4 effects", "1 to 3"),
        (ARTIST, "[{kind: capers, n: 21}]", f"{AT_ARTIST}.1.n is the number 21", "from 1 to 20"),
        (ARTIST, "[{kind: capers, n: 2, to: you}]", f"{AT_ARTIST}.1.to says nothing to the", "Take it out"),
        (ARTIST, "[{kind: capers, number: 2}]", f"{AT_ARTIST}.1 has an unknown field 'number'", "Known are"),
        (ARTIST, "[{kind: goods, good: gold, n: 1}]", f"{AT_ARTIST}.1.good is 'gold'", "jewel, antique"),
        (ARTIST, "[{kind: drain, n: 1, to: me}]", f"{AT_ARTIST}.1.to is 'me'", "you, supply"),
        (ARTIST, "[{kind: flip, target: all}]", f"{AT_ARTIST}.1.target is 'all'", "top, gear, thief"),
        (ARTIST, "[{kind: retrieve, deck: coins}]", f"{AT_ARTIST}.1.deck is 'coins'", "gear, thief"),
        (ARTIST, "[{kind: per_coin, coins: 0}]", f"{AT_ARTIST}.1.coins is the number 0", "1 to 20"),
        (ARTIST, f"[{CHAPEL}]", f"{AT_ARTIST}.1.scope is 'all_thieves'", "card, thief, location"),
        (ARTIST, "[{kind: modify, what: income, n: 1}]", f"{AT_ARTIST}.1.kind is 'modify'", "retrieve"),
        (LOUVRE, "[{kind: capers, n: 1}]", f"{AT_LOUVRE}.1.kind is 'capers'", "points, goods, coins, per"),
        (LOUVRE, "[{kind: flip, target: top}]", f"{AT_LOUVRE}.1.kind is 'flip'", "points, goods, coins, per"),
        (LOUVRE, "[{kind: per, of: [red], whose: yours, give: capers, n: 1}]",
         f"{AT_LOUVRE}.1.give is 'capers'", "points, coins"),
        (LOUVRE, "[]", f"{AT_LOUVRE} has 0 effects", "from 1 to 3"),
        (CHAPEL, "{kind: protect, scope: card}", f"{AT_CHAPEL}.1.scope is 'card'", "all_thieves"),
        (CHAPEL, "{kind: points, n: 1}", f"{AT_CHAPEL}.1.kind is 'points'", "protect, modify"),
        (CHAPEL, "{kind: modify, what: income, n: 0}", f"{AT_CHAPEL}.1.n is the number 0", "it adds"),
        (CHAPEL, "{kind: modify, what: income, n: 10}", f"{AT_CHAPEL}.1.n is the number 10", "-9 to 9"),
        (CHAPEL, "{kind: modify, what: price, n: 1}", f"{AT_CHAPEL}.1.what is 'price'", "gear_cost"),
        (CHAPEL, f"{CHAPEL}, {CHAPEL}", f"{AT_CHAPEL} has 2 effects", "from 0 to 1"),
    ],
)  # fmt: skip
def test_each_rule_of_the_file(old: str, new: str, what: str, advice: str) -> None:
    body = SOURCE.index("\ncards:\n")
    assert old in SOURCE[body:]
    found = SHIPPED.read(SOURCE[:body] + SOURCE[body:].replace(old, new, 1))
    assert not isinstance(found, CardFile)
    told = [fault for fault in found if fault.what.removeprefix("cards.").startswith(what)]
    assert len(told) == 1, found
    assert advice in told[0].advice
    assert told[0].file == "caper.yaml"


@pytest.mark.parametrize(
    ("first", "after", "deck", "cities"),
    [
        ("the_banker", "the_dame", "thieves come to 17", CITIES),
        ("chariot_wheel", "legion_banner", "gear come to 35", ("rome",)),
        ("the_chapel", "the_flea_market", "locations come to 3", ()),
        ("the_chapel", "the_jewel_arcade", "locations come to 2", ("paris",)),
    ],
)
def test_decks_too_small_for_a_game(first: str, after: str, deck: str, cities: tuple[str, ...]) -> None:
    """What lies from one card up to another is left out; a city is told if its cards do not reach."""
    file = SHIPPED.read(SOURCE[: SOURCE.index(f"    {first}:")] + SOURCE[SOURCE.index(f"    {after}:") :])
    found = [] if isinstance(file, CardFile) else [fault.what for fault in file]
    assert found == [f"cards.{deck} cards in a game of '{city}'" for city in cities]


def test_more_players_than_the_game_is_for() -> None:
    found = faults_after(("most: 4}", "most: 5}"))
    assert [fault.what for fault in found] == ["cards are for up to 5 players"]
    assert found[0].advice == "Write 'players: {least: 2, most: 4}'."


def test_an_option_that_the_rules_do_not_know() -> None:
    found = faults_after(('      rome: {en: "Rome"', '      milan: {en: "Milan"'))
    assert [fault.what for fault in found] == ["options.city.choices.milan is nothing that the rules know"]


def test_many_faults_are_told_at_once() -> None:
    found = faults_after(
        ("coins: 10 ", "coins: 0 "),
        (BANKER, "{kind: bank}"),
        ("cost: 0", "cost: nothing"),
        ("{kind: flip, target: top}", "{kind: flip}"),
        (LOUVRE, "[{kind: points, n: five}]"),
    )
    assert [fault.what for fault in found] == [
        "cards.coins is the number 0",
        "cards.thieves.the_banker.effects.1.kind is 'bank'",
        "cards.gear.velvet_pouch.cost is 'nothing'",
        "cards.gear.blazeblaster.effects.1 has no field 'target'",
        "cards.locations.the_louvre.reward.1.n is 'five'",
    ]
    parts = (
        "  coins: 10 ",
        BANKER,
        "{origin: house, city: base, colour: green, cost: 0",
        "target: top}],",
        LOUVRE,
    )
    assert [fault.line for fault in found] == [SHIPPED.line_of(part) for part in parts]
