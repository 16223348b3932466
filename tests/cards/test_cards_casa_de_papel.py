"""The card file of La Casa de Papel: clean, complete, and every way to break it is told."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from altered import Shipped

from pass_and_play.cards.card_file import CardFile
from pass_and_play.cards.library import read_folder
from pass_and_play.cards.sentence import fields
from pass_and_play.games.casa_de_papel.cards import (
    LINES,
    Cards,
    Character,
    Deal,
    Kind,
    Power,
    Team,
    read,
)
from pass_and_play.places import data_root

SHIPPED = Shipped("casa_de_papel", "casa.yaml", read)
SOURCE = SHIPPED.source
good, faults_after, line_of = SHIPPED.good, SHIPPED.faults_after, SHIPPED.line_of


@pytest.fixture(scope="module")
def casa() -> CardFile[Cards]:
    return good(SOURCE)


def test_the_folder_is_clean() -> None:
    found = read_folder(data_root() / "card_data", {"casa_de_papel": read})["casa_de_papel"]
    assert isinstance(found, CardFile)


def copies(deal: Deal) -> list[int]:
    """The row of the rules page: banknotes of 0, 250, 500, then sabotages."""
    count = Counter((card.kind, card.value) for card in deal.deck)
    return [count[kind, value] for kind in Kind for value in (0, 250, 500)]


@pytest.mark.parametrize(
    ("players", "gangsters", "hostages", "set_aside", "goal", "select", "deck", "highest"),
    [
        (4, 3, 2, 1, 2000, 3, [6, 4, 1, 5, 3, 1], 4000),
        (5, 3, 2, 0, 2000, 3, [7, 4, 2, 7, 4, 1], 4500),
        (6, 4, 2, 0, 2000, 3, [8, 6, 2, 8, 4, 2], 5000),
        (7, 4, 3, 0, 2500, 5, [8, 7, 3, 11, 4, 2], 5750),
        (8, 5, 3, 0, 2500, 5, [10, 8, 3, 12, 5, 2], 6000),
    ],
)
def test_what_is_dealt(
    casa: CardFile[Cards],
    *,
    players: int,
    gangsters: int,
    hostages: int,
    set_aside: int,
    goal: int,
    select: int,
    deck: list[int],
    highest: int,
) -> None:
    deal = casa.cards.deals[players]
    assert (deal.players, deal.gangsters, deal.hostages, deal.set_aside) == (
        players, gangsters, hostages, set_aside
    )  # fmt: skip
    assert (deal.goal, deal.select, deal.highest) == (goal, select, highest)
    assert copies(deal) == deck
    assert len(deal.deck) == 5 * players


def test_the_characters(casa: CardFile[Cards]) -> None:
    assert len(casa.cards.characters) == 13
    assert len(casa.cards.team(Team.GANGSTERS)) == 9
    assert [character.key for character in casa.cards.characters if character.power is not Power.NONE] == [
        "professor", "raquel"
    ]  # fmt: skip
    assert casa.texts["en"]["character.arturo"] == "Arturo"
    assert casa.texts["en"]["character.arturo.full"] == "Arturo Roman"
    assert casa.texts["en"]["character.tokyo.full"] == "Tokyo"


@pytest.mark.parametrize(
    ("team", "power", "lines"),
    [
        (Team.GANGSTERS, Power.NONE, ("gangster_1", "other_2", "gangster_3")),
        (Team.GANGSTERS, Power.PROFESSOR, ("gangster_1", "professor_2", "professor_3")),
        (Team.HOSTAGES, Power.RAQUEL, ("hostage_1", "raquel_2", "raquel_3")),
        (Team.HOSTAGES, Power.NONE, ("hostage_1", "other_2", "hostage_3")),
    ],
)
def test_the_three_lines_of_a_character(team: Team, power: Power, lines: tuple[str, str, str]) -> None:
    character = Character("x", team, power)
    assert character.lines(abilities=True, last_trump=True) == lines
    second = "closed_2" if power is Power.NONE else lines[1]
    assert character.lines(abilities=True, last_trump=True, closed_eyes=True)[1] == second
    assert character.lines(abilities=False, last_trump=False) == (lines[0], "no_cut_2", "no_trump_3")


def test_every_line_fits_on_one_line(casa: CardFile[Cards]) -> None:
    for line in LINES:
        assert len(casa.texts["en"][f"role.{line}.title"].format(goal="2,500")) <= 32
        assert len(casa.texts["en"][f"role.{line}.text"].format(goal="2,500")) <= 64


def test_the_options(casa: CardFile[Cards]) -> None:
    assert {rule.key: rule.default for rule in casa.options} == {
        "abilities": True,
        "last_trump": True,
        "minutes": 3,
        "power_cut": "passed",
        "first_leader": "chosen",
        "goal": 0,
        "eyes_seconds": 15,
        "mixed_hands": False,
        "open_report": True,
    }
    assert (
        max(deal.highest for deal in casa.cards.deals.values())
        == next(rule for rule in casa.options if rule.key == "goal").choices[-1]
    )


def test_only_the_goal_is_filled_in(casa: CardFile[Cards]) -> None:
    named = {
        key: fields(text) for texts in casa.texts.values() for key, text in texts.items() if fields(text)
    }
    assert set(named.values()) == {frozenset({"goal"})}
    assert all(key.startswith("role.") for key in named)


def test_a_stored_source_reads_back_equal(casa: CardFile[Cards]) -> None:
    assert good(casa.source) == casa
    windows = good(SOURCE.replace("\n", "\r\n"))
    assert good(windows.source) == windows
    assert windows.digest == casa.digest


def test_names_and_notes_do_not_change_the_digest(casa: CardFile[Cards]) -> None:
    renamed = SOURCE.replace('"Tokyo"', '"Lisbon"').replace('"Get banknotes', '"Put banknotes')
    renamed = renamed.replace("default: 3", "default: 5")
    other = good(f"# a comment\n{renamed}")
    assert other != casa
    assert other.digest == casa.digest
    assert re.fullmatch(r"[0-9a-f]{16}", casa.digest)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("goal: 2000", "goal: 2250"),
        ("select: 5", "select: 3"),
        ("{0: 11, 250: 4, 500: 2}", "{0: 10, 250: 5, 500: 2}"),
        ("tokyo: {team", "lisbon: {team"),
    ],
)
def test_what_bears_on_the_rules_changes_the_digest(casa: CardFile[Cards], old: str, new: str) -> None:
    assert old in SOURCE
    assert good(SOURCE.replace(old, new, 1)).digest != casa.digest


DECK = "{0: 6, 250: 4, 500: 1}"


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ("goal: 2000", "goal: 2100", "deals.4.goal is the number 2100"),
        ("goal: 2000", "goal: 4250", "deals.4.goal is 4250"),
        ("goal: 2000", "goal: -250", "deals.4.goal is the number -250"),
        ("select: 3", "select: 4", "deals.4.select is the number 4"),
        ("select: 3", "select: 5", "deals.4.select is 5"),
        ("    4:\n", "    three:\n", "deals.three as a key is 'three'"),
        ("    8:\n", "    3:\n", "deals has no row for 8 players"),
        ("least: 4, most: 8", "least: 5, most: 8",
         "deals.4 is for a number of players that this game is not for"),
        ("set_aside: 1", "set_aside: 0", "deals.4 prepares 5 characters and sets 0 aside"),
        ("gangsters: 3", "gangsters: 4", "deals.4 prepares 6 characters and sets 1 aside"),
        ("s: 3\n      hostages: 2", "s: 4\n      hostages: 1", "deals.4 would set a power aside"),
        ("s: 5\n      hostages: 3", "s: 3\n      hostages: 5", "characters has 4 in the team 'hostages'"),
        (DECK, "{0: 7, 250: 4, 500: 1}", "deals.4.deck holds 21 cards"),
        ("3, 500: 1}\n    5:", "0, 500: 1}\n    5:", "deals.4.deck holds 17 cards"),
        (f"{DECK}\n        sabotage: {{0: 5, 250: 3, 500: 1}}",
         "{0: 10, 250: 5, 500: 2}\n        sabotage: {0: 3}", "deals.4.deck holds 3 of 'sabotage'"),
        (DECK, "{0: 0, 250: 4, 500: 7}", "deals.4.deck.banknote.500 asks for 7 cards"),
        (DECK, "{0: 6, 250: 4, 750: 1}", "deals.4.deck.banknote.750 as a key is the number 750"),
        (DECK, "{0: 6, 250: -4, 500: 1}", "deals.4.deck.banknote.250 is the number -4"),
        ("banknote: {0: 6", "banknotes: {0: 6", "deals.4.deck has an unknown field 'banknotes'"),
        ("{0: 13, 250: 8", "{0: 13, 250: 3", "deals.5.deck.sabotage.250 asks for 4 cards"),
        (" power: professor,", "", "characters has 0 characters with 'power: professor'"),
        ("{team: gangsters, name", "{power: raquel, team: gangsters, name",
         "characters has 2 characters with 'power: raquel'"),
        ("hostages, power", "gangsters, power",
         "characters.raquel.team cannot be 'gangsters' with 'power: raquel'"),
        ("gangsters, power", "hostages, power",
         "characters.professor.team cannot be 'hostages' with 'power: professor'"),
        ("    berlin:", "    no:", "characters.no as a key is 'no', which is read as false"),
        ('{en: "Rio"}', "{en: No}", "characters.rio.name.en is 'No', which is read as false"),
        ("by round 5", "by round {5}",
         "lines.gangster_1.title.en cannot be filled in: the field {5} is not a name"),
    ],
)  # fmt: skip
def test_each_rule_of_the_file(old: str, new: str, what: str) -> None:
    assert f"cards.{what}" in [fault.what for fault in faults_after((old, new))]


@pytest.mark.parametrize(("kept", "doubled"), [("tokyo", "berlin"), ("7", "8"), ("goal", "mixed_hands")])
def test_duplicates_name_both_lines(kept: str, doubled: str) -> None:
    lines = [line_of(f"  {key}:") for key in (kept, doubled)]
    what = f"'{kept}' stands twice, in line {lines[0]} and in line {lines[1]}"
    assert what in [fault.what for fault in faults_after((f"  {doubled}:", f"  {kept}:"))]


TEN = (
    ("minutes: 30", "minutes: half an hour"),
    ("note: {en: \"Two power", "nota: {en: \"Two power"),
    ("name: {en: \"Tokyo\"}", "name: {en: 010}"),
    ("denver: {team: gangsters", "denver: {team: gangstas"),
    ('{en: "Hostages"}', '{de: "Geiseln"}'),
    ('text: {en: "Get banknotes', 'text: {en: "Get {banknotes'),
    ("supply: {0: 13,", "supply: {0: 13, 13: 0,"),
    ("goal: 2000", "goal: 2,000"),
    ("{0: 7, 250: 4, 500: 2}", "{0: 7, 250: 4, 500: 1}"),
    ("power: raquel", "power: raquel, power: none"),
)  # fmt: skip


def test_ten_faults_are_told_at_once_with_their_lines() -> None:
    faults = faults_after(*TEN)
    lines = [line_of(old) for old, _ in TEN]
    raquel = line_of("power: raquel")
    lines[8] = line_of("deck:\n        banknote: {0: 7, 250: 4, 500: 2}")
    assert sorted(lines) == [fault.line for fault in faults]
    assert [fault.what for fault in faults] == [
        "minutes is 'half an hour'",
        "options.abilities has an unknown field 'nota'",
        "cards.teams.hostages has no English text",
        "cards.characters.tokyo.name.en is '010', which is read as the number 8",
        "cards.characters.denver.team is 'gangstas'",
        f"'power' stands twice, in line {raquel} and in line {raquel}",
        "cards.lines.gangster_1.text.en cannot be filled in: expected '}' before end of string",
        "cards.actions.sabotage.supply.13 as a key is the number 13",
        "cards.deals.4.goal is '2,000'",
        "cards.deals.5.deck holds 24 cards",
    ]
