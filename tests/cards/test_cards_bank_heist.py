"""The card file of Millions of Dollars: clean, complete, and every way to break it is told."""

from __future__ import annotations

import re

import pytest
from altered import Shipped

from pass_and_play.cards.card_file import CardFile
from pass_and_play.cards.library import read_folder
from pass_and_play.cards.sentence import fields
from pass_and_play.games.bank_heist.cards import MOST_ROUNDS, ROLES, Cards, Loot, read
from pass_and_play.places import data_root

SHIPPED = Shipped("bank_heist", "heist.yaml", read)
SOURCE = SHIPPED.source
good, faults_after, line_of = SHIPPED.good, SHIPPED.faults_after, SHIPPED.line_of


@pytest.fixture(scope="module")
def heist() -> CardFile[Cards]:
    return good(SOURCE)


def test_the_folder_is_clean() -> None:
    found = read_folder(data_root() / "card_data", {"bank_heist": read})["bank_heist"]
    assert isinstance(found, CardFile)


def test_the_roles_in_their_order(heist: CardFile[Cards]) -> None:
    assert tuple(role.key for role in heist.cards.roles) == ROLES
    assert [role.order for role in heist.cards.roles] == [1, 2, 3, 4, 5]


@pytest.mark.parametrize(
    ("players", "roles"),
    [
        (3, "informer brute driver crook mastermind"),
        (4, "brute driver crook"),
        (5, "informer brute driver crook"),
        (6, "informer brute driver crook"),
        (7, "informer brute driver crook mastermind"),
        (8, "informer brute driver crook mastermind"),
    ],
)
def test_the_roles_in_play(heist: CardFile[Cards], players: int, roles: str) -> None:
    assert heist.cards.in_play[players] == tuple(roles.split())
    assert set(heist.cards.in_play) == set(heist.players) == set(range(3, 9))


def test_the_loot_cards(heist: CardFile[Cards]) -> None:
    """The row of the rules page: amount, deposit, symbol."""
    assert [(card.amount, card.deposit, card.symbol) for card in heist.cards.loot] == [
        (8, 1, "informer"), (8, 1, "brute"), (9, 1, "driver"), (9, 1, "crook"), (10, 1, None),
        (10, 2, "mastermind"), (11, 2, None), (11, 2, None), (12, 2, None), (12, 2, None),
    ]  # fmt: skip
    assert len({heist.texts["en"][f"bank.{card.key}"] for card in heist.cards.loot}) == MOST_ROUNDS


def test_money_and_threat_cards(heist: CardFile[Cards]) -> None:
    assert (heist.cards.start, heist.cards.threats, heist.cards.notes) == (5, 8, 175)


def test_every_role_fits_on_its_card(heist: CardFile[Cards]) -> None:
    for key in ROLES:
        lines = heist.texts["en"][f"role.{key}.text"].split("\n")
        assert len(lines) == 2
        assert max(map(len, lines)) <= 24


def test_the_options(heist: CardFile[Cards]) -> None:
    assert {rule.key: rule.default for rule in heist.options} == {
        "roles": "by_table",
        "no_repeat": False,
        "hidden_money": False,
        "report": True,
        "minutes": 5,
        "first_boss": "chosen",
        "target": 20,
        "rounds": 8,
    }
    choices = {rule.key: rule.choices for rule in heist.options}
    assert choices["minutes"] == (0, 3, 5, 8)
    assert choices["rounds"] == tuple(range(1, 11))


def test_nothing_is_filled_in(heist: CardFile[Cards]) -> None:
    assert not [text for texts in heist.texts.values() for text in texts.values() if fields(text)]


def test_a_stored_source_reads_back_equal(heist: CardFile[Cards]) -> None:
    assert good(heist.source) == heist
    windows = good(SOURCE.replace("\n", "\r\n"))
    assert good(windows.source) == windows
    assert windows.digest == heist.digest


def test_names_do_not_change_the_digest(heist: CardFile[Cards]) -> None:
    renamed = SOURCE.replace('"Night Bank"', '"Old Bank"').replace('"Driver"', '"Wheels"')
    other = good(renamed.replace("default: 5\n", "default: 8\n"))
    assert other != heist
    assert other.digest == heist.digest
    assert re.fullmatch(r"[0-9a-f]{16}", heist.digest)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("amount: 12", "amount: 13"),
        ("deposit: 2, name", "deposit: 3, name"),
        ("symbol: crook", "symbol: brute"),
        ("4: [brute, driver, crook]", "4: [brute, driver, mastermind]"),
        ("start: 5", "start: 6"),
        ("threats: 8", "threats: 7"),
        ("5: 25}", "5: 24}"),
        ("night_bank:", "old_bank:"),
    ],
)
def test_what_bears_on_the_rules_changes_the_digest(heist: CardFile[Cards], old: str, new: str) -> None:
    assert old in SOURCE
    assert good(SOURCE.replace(old, new, 1)).digest != heist.digest


def test_more_loot_cards_are_welcome() -> None:
    more = 'old_bank: {amount: 7, deposit: 0, name: {en: "Old Bank"}}\n    corner_bank'
    file = good(SOURCE.replace("corner_bank", more, 1))
    assert file.cards.loot[0] == Loot("old_bank", 7, 0, None)


def test_the_order_may_be_changed_after_the_informer() -> None:
    text = (
        SOURCE.replace("order: 2", "order: 9").replace("order: 3", "order: 2").replace("order: 9", "order: 3")
    )
    assert [role.key for role in good(text).cards.roles[:3]] == ["informer", "driver", "brute"]


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ("order: 2", "order: 6", "roles.brute.order is the number 6"),
        ("order: 2", "order: 3", "roles have no clear order"),
        ("order: 1", "order: 2", "roles have no clear order"),
        ("    brute:\n", "    bully:\n", "roles has an unknown field 'bully'"),
        ('{en: "Crook"}', '{de: "Gauner"}', "roles.crook.name has no English text"),
        ('text: {en: "Takes', 'text: {en: "{n} takes',
         "roles.crook.text.en names the field {n}, which is not filled in here"),
        ("4: [brute, driver, crook]", "4: [brute]", "in_play.4 names 1 roles"),
        ("4: [brute, driver, crook]", "4: [brute, driver, brute]", "in_play.4 names a role twice"),
        ("4: [brute, driver, crook]", "4: [brute, driver, thief]", "in_play.4.3 is 'thief'"),
        ("4: [brute, driver, crook]", "4: brute", "in_play.4 is 'brute', not a list"),
        ("    8: [informer", "    2: [informer", "in_play has no row for 8 players"),
        ("    8: [informer", "    9: [informer", "in_play.9 as a key is the number 9"),
        ("least: 3, most: 8", "least: 4, most: 8",
         "in_play.3 is for a number of players that this game is not for"),
        ("amount: 8, deposit: 1, symbol: informer", "deposit: 1, symbol: informer",
         "loot.corner_bank has no field 'amount'"),
        ("amount: 12", "amount: 0", "loot.grand_bank.amount is the number 0"),
        ("amount: 12", "amount: 12M", "loot.grand_bank.amount is '12M'"),
        ("deposit: 1, symbol: informer", "deposit: -1, symbol: informer",
         "loot.corner_bank.deposit is the number -1"),
        ("symbol: driver", "symbol: getaway", "loot.station_bank.symbol is 'getaway'"),
        ("origin: likely", "origin: guessed", "loot.corner_bank.origin is 'guessed'"),
        ("    harbour_bank:", "    Harbour:", "loot.Harbour as a key is 'Harbour'"),
        ("start: 5", "start: five", "start is 'five'"),
        ("start: 5", "start: 30", "notes come to 175"),
        ("threats: 8", "threats: 100", "threats is the number 100"),
        ("{1: 50, 5: 25}", "{1: 50, 5: many}", "notes.5 is 'many'"),
        ("{1: 50, 5: 25}", "{1: 9}", "notes come to 9"),
    ],
)  # fmt: skip
def test_each_rule_of_the_file(old: str, new: str, what: str) -> None:
    assert f"cards.{what}" in [fault.what for fault in faults_after((old, new))]


def test_the_informer_reveals_first() -> None:
    faults = faults_after(("order: 1", "order: 9"), ("order: 2", "order: 1"), ("order: 9", "order: 2"))
    assert [fault.what for fault in faults] == ["cards.roles begin with 'brute'"]


def test_a_loot_card_too_few() -> None:
    line = next(line for line in SOURCE.splitlines() if "crown_bank:" in line)
    assert [fault.what for fault in faults_after((f"{line}\n", ""))] == ["cards.loot has 9 cards"]


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ("all: {en", "some: {en", "options.roles.choices.some is nothing that the rules know"),
        ("most: 10, step: 1", "most: 11, step: 1",
         "options.rounds.amounts hold an amount that the rules do not know"),
        ("  no_repeat:", "  no_repeats:", "options has no field 'no_repeat'"),
        ("default: 20", "default: 21", "options.target.default is the number 21"),
    ],
)  # fmt: skip
def test_each_rule_of_the_options(old: str, new: str, what: str) -> None:
    assert what in [fault.what for fault in faults_after((old, new))]


EIGHT = (
    ("minutes: 45", "minutes: an hour"),
    ("note: {en: \"Fewer", "nota: {en: \"Fewer"),
    ("order: 3", "order: third"),
    ('name: {en: "Mastermind"}', "name: Mastermind"),
    ("5: [informer, brute", "5: [informer, brut"),
    ("symbol: brute", "symbol: boss"),
    ("start: 5", "start: 5 million"),
    ("{1: 50, 5: 25}", "{1: 50, 1: 25}"),
)  # fmt: skip


def test_eight_faults_are_told_at_once_with_their_lines() -> None:
    faults = faults_after(*EIGHT)
    assert [fault.line for fault in faults] == [line_of(old) for old, _ in EIGHT]
    line = line_of("{1: 50, 5: 25}")
    assert [fault.what for fault in faults] == [
        "minutes is 'an hour'",
        "options.roles has an unknown field 'nota'",
        "cards.roles.driver.order is 'third'",
        "cards.roles.mastermind.name is 'Mastermind'",
        "cards.in_play.5.2 is 'brut'",
        "cards.loot.harbour_bank.symbol is 'boss'",
        "cards.start is '5 million'",
        f"'1' stands twice, in line {line} and in line {line}",
    ]
