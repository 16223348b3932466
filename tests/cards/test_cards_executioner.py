"""The card file of By Order of the King: clean, complete, and every way to break it is told."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from altered import Shipped

from pass_and_play.cards.card_file import CardFile
from pass_and_play.cards.library import read_folder
from pass_and_play.cards.sentence import fields
from pass_and_play.games.executioner.cards import LINES, Cards, Part, read
from pass_and_play.places import data_root

SHIPPED = Shipped("executioner", "king.yaml", read)
SOURCE = SHIPPED.source
good, faults_after = SHIPPED.good, SHIPPED.faults_after


@pytest.fixture(scope="module")
def king() -> CardFile[Cards]:
    return good(SOURCE)


def test_the_folder_is_clean() -> None:
    found = read_folder(data_root() / "card_data", {"executioner": read})["executioner"]
    assert isinstance(found, CardFile)


def test_what_is_in_the_box(king: CardFile[Cards]) -> None:
    cards = king.cards
    assert Counter(role.key for role in cards.roles) == {
        Part.LOYALIST: 5,
        Part.SABOTEUR: 3,
        Part.PRINCESS: 1,
        Part.JESTER: 1,
    }
    assert Counter(item.key for item in cards.items) == {
        "pardon": 3,
        "hat": 2,
        "goblet": 1,
        "cheese": 1,
        "decoy": 2,
        "shield": 2,
        "parasite": 1,
        "mimic": 1,
    }
    assert {item.key for item in cards.items if item.safe} == {"hat", "goblet", "cheese", "decoy"}
    assert len(cards.gallows) == 14
    assert (cards.crowns, cards.start) == (80, 5)
    assert list(king.players) == [4, 5, 6, 7, 8]


def test_the_gallows_cards_in_the_order_of_the_rules_page(king: CardFile[Cards]) -> None:
    assert [(card.effect, card.number) for card in king.cards.gallows] == [
        ("action", 0),
        ("action", 0),
        ("shift_left", 1),
        ("shift_right", 1),
        ("swap_centre", 0),
        ("look_own", 0),
        ("look_neighbour", 0),
        ("show_centre", 0),
        ("look_centre", 0),
        ("look_all", 0),
        ("shuffle", 3),
        ("protect", 0),
        ("must", 2),
        ("per_dead", 2),
    ]
    names = [king.texts["en"][f"gallows.{card.key}"] for card in king.cards.gallows]
    assert len(set(names)) == 14


def test_every_copy_is_a_thing_of_its_own(king: CardFile[Cards]) -> None:
    cards = (*king.cards.roles, *king.cards.items)
    assert len({id(card) for card in cards}) == 23


def test_the_title_in_two_languages(king: CardFile[Cards]) -> None:
    assert king.texts["en"]["title"] == "By Order of the King"
    assert king.texts["de"]["title"] == "Auf Befehl des Königs"


def test_every_card_has_its_texts_and_they_fit(king: CardFile[Cards]) -> None:
    texts = king.texts["en"]
    for kind, keys in (("role", set(Part)), ("item", {item.key for item in king.cards.items})):
        for key in keys:
            assert len(texts[f"{kind}.{key}"]) <= 20
            assert len(texts[f"{kind}.{key}.short"]) <= 40
            for line in LINES:
                for cheese in ("paid like a loyalist", "2 from everybody"):
                    assert len(texts[f"{kind}.{key}.{line}.title"].format(cheese=cheese)) <= 32
                    assert len(texts[f"{kind}.{key}.{line}.text"].format(cheese=cheese)) <= 64
    for card in king.cards.gallows:
        assert len(texts[f"gallows.{card.key}"]) <= 20
        assert len(texts[f"gallows.{card.key}.text"]) <= 110


def test_only_the_cheese_is_filled_in(king: CardFile[Cards]) -> None:
    named = {key: fields(text) for key, text in king.texts["en"].items() if fields(text)}
    assert set(named.values()) == {frozenset({"cheese"})}
    assert set(named) == {"role.jester.3.text", "item.cheese.1.text"}


def test_the_options(king: CardFile[Cards]) -> None:
    assert {rule.key: rule.default for rule in king.options} == {
        "length": "everyone",
        "games": 3,
        "minutes": 3,
        "first_executioner": "chosen",
        "memory_aid": False,
        "public_list": True,
        "tie": "shared",
        "cheese": "loyal",
        "one_saboteur": False,
        "play_on": "by_length",
    }
    choices = {rule.key: rule.choices for rule in king.options}
    assert choices["minutes"] == (0, 2, 3, 5)
    assert choices["games"] == tuple(range(1, 13))


def test_a_stored_source_reads_back_equal(king: CardFile[Cards]) -> None:
    assert good(king.source) == king
    windows = good(SOURCE.replace("\n", "\r\n"))
    assert windows.digest == king.digest


def test_names_and_notes_do_not_change_the_digest(king: CardFile[Cards]) -> None:
    renamed = SOURCE.replace('"Pretty hat"', '"Feathered hat"').replace('"The Roll Call"', '"The List"')
    other = good(renamed.replace("origin: house", "origin: printed"))
    assert other != king
    assert other.digest == king.digest
    assert re.fullmatch(r"[0-9a-f]{16}", king.digest)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("copies: 5", "copies: 4"),
        ("effect: goblet", "effect: nothing"),
        ("      safe: true\n", ""),
        ("executions: 2", "executions: 3"),
        ("slow_drum:", "fast_drum:"),
        ("start: 5", "start: 4"),
        ("crowns: 80", "crowns: 90"),
    ],
)
def test_what_bears_on_the_rules_changes_the_digest(king: CardFile[Cards], old: str, new: str) -> None:
    assert old in SOURCE
    assert good(SOURCE.replace(old, new, 1)).digest != king.digest


DECOY = "      effect: decoy"


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        ([("crowns: 80", "crowns: 40")], "crowns is 40"),
        ([("crowns: 80", "crowns: eighty")], "crowns is 'eighty'"),
        ([("start: 5", "start: -1")], "start is the number -1"),
        ([("    saboteur:\n", "    spy:\n")], "roles has no field 'saboteur'"),
        ([("    saboteur:\n", "    spy:\n")], "roles has an unknown field 'spy'"),
        ([("copies: 5", "copies: 2")], "roles come to 7 cards"),
        ([("copies: 3", "copies: 0"), ("copies: 5", "copies: 8")], "roles have no saboteur"),
        ([("copies: 5", "copies: 21")], "roles.loyalist.copies is the number 21"),
        ([("copies: 3\n      effect: pardon", "copies: 0\n      effect: pardon")], "items have no pardon"),
        ([("effect: pardon", "effect: nothing")], "items have no pardon"),
        ([("effect: pardon", "effect: pardom")], "items.pardon.effect is 'pardom'"),
        ([("effect: pardon\n", "effect: pardon\n      safe: true\n")],
         "items.pardon.safe cannot be true of a pardon"),
        ([("safe: true", "safe: false")] * 2 + [(f"2\n{DECOY}", f"0\n{DECOY}")], "items have 1 safe cards"),
        ([("    hat:\n", "    cap:\n")], "items has an unknown field 'cap'"),
        ([("      count: 3\n", "")], "gallows.three_hoods has no field 'count'"),
        ([("count: 3", "count: 1")], "gallows.three_hoods.count is the number 1"),
        ([("count: 3", "by: 3")], "gallows.three_hoods.by is no number for 'shuffle'"),
        ([("effect: look_own", "effect: look_own\n      count: 3")],
         "gallows.last_wish.count is no number for 'look_own'"),
        ([("effect: look_own", "effect: look_only")], "gallows.last_wish.effect is 'look_only'"),
        ([("    roll_call:", "    no:")], "gallows.no as a key is 'no', which is read as false"),
        ([('{en: "The Roll Call"}', "The Roll Call")], "gallows.roll_call.name is 'The Roll Call'"),
        ([("end: {cheese}", "end: {bread}")], "roles.jester.lines.3.text.en names the field {bread}"),
    ],
)  # fmt: skip
def test_each_rule_of_the_file(changes: list[tuple[str, str]], what: str) -> None:
    found = [fault.what for fault in faults_after(*changes)]
    assert any(told.startswith(f"cards.{what}") for told in found), found


def test_too_few_lines_and_cards_are_told() -> None:
    end = SOURCE.index("    jester:\n")
    line = SOURCE[SOURCE.index('        - title: {en: "Nobody has to know"}') : end]
    assert [fault.what for fault in faults_after((line, ""))] == ["cards.roles.princess.lines has 2 entries"]
    start = SOURCE.index("    second_bell:\n")
    file = SHIPPED.read(SOURCE[:start] + SOURCE[SOURCE.index("    golden_axe:\n") :])
    assert not isinstance(file, CardFile)
    assert [fault.what for fault in file] == ["cards.gallows has 1 cards"]


def test_many_faults_are_told_at_once() -> None:
    faults = faults_after(
        ("copies: 5", "copies: five"),
        ("effect: goblet", "effect: gold"),
        ("crowns: 80", "crowns: 8"),
        ("executions: 2", "executions: 20"),
        ('name: {en: "Cheese"}', 'name: {de: "Käse"}'),
    )
    assert [fault.what for fault in faults] == [
        "cards.crowns is 8",
        "cards.roles.loyalist.copies is 'five'",
        "cards.items.goblet.effect is 'gold'",
        "cards.items.cheese.name has no English text",
        "cards.gallows.double_frame.executions is the number 20",
    ]
    assert [fault.line for fault in faults] == sorted(fault.line for fault in faults)
