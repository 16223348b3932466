"""The rules of Caper on their pages: all are told, every card in play is listed, and everything fits."""

from __future__ import annotations

from dataclasses import replace

import pytest
from caper_boards import board, place, stack
from caper_story import ENTRY, FILE, Story
from rule_pages import (
    ASKED,
    LARGE,
    LARGE_STRONG,
    NO_MATCH,
    PLAIN,
    SMALL,
    Asked,
    Reader,
    drawn,
    of_match,
    page,
    rows,
    sheets,
    told,
    twin_pictures,
)

from pass_and_play.engine.dice import Dice
from pass_and_play.engine.playout import play_out
from pass_and_play.engine.session import Session
from pass_and_play.games.caper import snitch
from pass_and_play.games.caper.cards import CITIES
from pass_and_play.games.caper.effects import Flip, Modify
from pass_and_play.games.caper.scoring import capers
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.theme import Theme
from pass_and_play.ui.painters import PAINTERS
from pass_and_play.ui.tables.caper.rule_signs import RuleSigns
from pass_and_play.ui.tables.rulebook import Figure, Rulebook, Table
from pass_and_play.words.look_up import FOLDER
from pass_and_play.words.word_file import read_words

PAINTER = PAINTERS[ENTRY.id]
READER = Reader(ENTRY, FILE)
WORDS = READER.words
match, book, scene = READER.match, READER.book, READER.scene


def table_of(rules: Rulebook, key: str) -> Table:
    (table,) = (block for block in page(rules, key).blocks if isinstance(block, Table))
    return table


def texts_of(rules: Rulebook, key: str) -> dict[str, str]:
    """What is said under each name on a page."""
    return {str(row.title): str(row.text) for row in rows(rules, key)}


# ---------------------------------------------------------------- what is told


def test_no_rule_is_left_out() -> None:
    """Every sentence of the word file stands on a page of some table."""
    ASKED.clear()
    asked = Asked.load("en").for_game(ENTRY.id, FILE.texts)
    found, _ = read_words(FOLDER / "en" / f"{ENTRY.id}.yaml")
    matches = [of_match(match(n, parts=parts)) for n in (2, 3, 4) for parts in ("chosen", "random")]
    for told_to in (NO_MATCH, *matches):
        PAINTER.rulebook(FILE, asked, **told_to)
    for_other_boxes = {"rules.list.none"}  # no card of this box does nothing
    assert {key for key in found if key.startswith("rules.")} - ASKED == for_other_boxes


def test_every_sentence_of_the_book_is_on_a_sheet() -> None:
    session = match(4)
    written = {text for canvas in sheets(scene(**of_match(session)), Form.COMPACT) for text in canvas.texts}
    assert told(book(4)) - written == set()


@pytest.mark.parametrize("city", CITIES)
def test_every_card_in_play_is_listed_and_no_other(city: str) -> None:
    names = {
        row.title for rules in (book(2, city=city),) for one in rules.pages for row in rows(rules, one.key)
    }
    thieves, gear, locations = FILE.cards.of_city(city)
    for deck, all_, here in (
        ("thief", FILE.cards.thieves, thieves),
        ("gear", FILE.cards.gear, gear),
        ("location", FILE.cards.locations, locations),
    ):
        listed = {card.key for card in all_ if WORDS(f"{deck}.{card.key}") in names}
        assert listed == {card.key for card in here}


def test_without_a_match_every_card_of_the_box_is_listed() -> None:
    sentences = told(book())
    for deck in ("thieves", "gear", "locations"):
        kind = {"thieves": "thief", "locations": "location"}.get(deck, deck)
        for card in getattr(FILE.cards, deck):
            assert WORDS(f"{kind}.{card.key}") in sentences


def test_a_card_is_told_with_its_cost_and_its_effects() -> None:
    rules = book(2, city="rome")
    assert texts_of(rules, "gear_purple")["Super Magnet"] == "Costs a coin. 2 capers here."
    assert texts_of(rules, "gear_green")["Velvet Pouch"] == "Free. A jewel."
    dame = texts_of(rules, "thieves_base")["The Dame"]
    assert dame == "Brings a coin. A caper for each yellow gear of yours here."
    chapel = texts_of(rules, "locations_base")["The Chapel"]
    assert chapel == "7 points. No thief here can be flipped."
    (row,) = (row for row in rows(rules, "gear_purple") if row.title == "Super Magnet")
    assert isinstance(row.figure, RuleSigns)
    assert row.tile is not None


def test_the_lists_follow_the_card_file() -> None:
    thieves = tuple(card for card in FILE.cards.thieves if card.key != "the_dame")
    rounds = (replace(FILE.cards.rounds[0], deal=7), *FILE.cards.rounds[1:])
    gear = tuple(card for card in FILE.cards.gear if card.colour != "grey")
    cards = replace(FILE.cards, thieves=thieves, rounds=rounds, gear=gear, sets=(2, 4, 9))
    rules = book(file=replace(FILE, cards=cards))
    assert "The Dame" not in told(rules)
    assert table_of(rules, "rounds").rows[0] == ("1", "Thieves", "7", "Cream")
    assert "gear_grey" not in {one.key for one in rules.pages}
    points = [row.figure.words for row in rows(rules, "goods") if isinstance(row.figure, Figure)]
    assert points == ["+2", "+4", "+9", "+6", "+6"]


# ---------------------------------------------------------------- as the game plays it


def test_sets_of_goods_bring_what_the_rules_say() -> None:
    points = {row.title: row.figure.words for row in rows(book(), "goods") if isinstance(row.figure, Figure)}
    assert points == {
        "One good": "+1",
        "Two different ones": "+3",
        "All three": "+7",
        "Three of one kind": "+3",
        "Wild goods": "+4",
    }


def test_the_snitch_of_the_examples_wins_as_in_the_game() -> None:
    assert table_of(book(3), "snitch_points").rows == (
        ("30", "24", "29", "Mastermind"),
        ("30", "25", "30", "The Snitch"),
        ("28", "28", "32", "The Snitch"),
        ("5", "5", "5", "The Snitch"),
    )
    assert snitch.points((30, 24)) == 29


def test_a_third_gear_card_brings_what_the_page_says() -> None:
    (bonus,) = (row for row in rows(book(), "gear_page") if isinstance(row.figure, Figure))
    bare = board("paris", place("the_louvre", [stack("the_miser", "tip_jar", "collection_tin")]))
    full = ("tip_jar", "collection_tin", "china_pig")
    with_three = board("paris", place("the_louvre", [stack("the_miser", *full, flipped=full)]))
    assert isinstance(bonus.figure, Figure)
    assert f"+{capers(with_three, 0, 0) - capers(bare, 0, 0)}" == bonus.figure.words == "+1"


def test_the_cards_do_what_the_signs_page_shows() -> None:
    """Every kind of flip, and every modifier that a location of the box has, is explained."""
    shown = {row.title for key in ("acts", "places") for row in rows(book(), key)}
    flips = {e.target for card in FILE.cards.gear for e in card.effects if isinstance(e, Flip)}
    assert flips == {"top", "gear", "thief"}
    assert {"Flip", "Flip gear", "Flip a thief"} <= shown
    changed = {e.what for card in FILE.cards.locations for e in card.modifiers if isinstance(e, Modify)}
    assert changed == {"gear_cost", "income", "thief_capers", "equip_bonus"}
    assert len(rows(book(), "places")) == len(changed) + 1


# ---------------------------------------------------------------- at this table


def test_a_table_hears_of_its_own_number_of_players() -> None:
    two, three, four, all_ = book(2), book(3), book(4), book()
    chapters = [[chapter.key for chapter in rules.chapters] for rules in (two, three, four, all_)]
    assert [{"snitch", "teams", "more"} & set(keys) for keys in chapters] == [
        set(),
        {"snitch"},
        {"teams"},
        {"more"},
    ]
    assert [row.title for row in rows(two, "turn")] == ["Each plays one card", "Swap hands", "The last card"]
    assert "Two cards each" in {row.title for row in rows(three, "turn")}
    assert "You play one and pass the other to your own Lookout." in told(four)
    assert any("3 for each gear card in your discard area" in text for text in told(four))
    assert not any("discard area brings" in text for text in told(two))
    decks = [[row[2] for row in table_of(rules, "rounds").rows] for rules in (two, three, four)]
    assert decks == [
        ["4", "6", "3", "6", "2", "6"],
        ["8", "12", "6", "12", "4", "12"],
        ["4", "6", "3", "6", "2", "6"],
    ]
    assert {"snitch", "snitch_points", "teams"} <= {one.key for one in all_.pages}


def test_a_table_hears_of_its_own_city() -> None:
    rome, all_ = book(2, city="rome"), book()
    assert {"Rome", "In play"} == {row.title for row in rows(rome, "cities")}
    assert "18 thieves, 36 gear cards, and three of 13 locations, drawn by lot." in told(rome)
    assert {"Paris", "Rome", "London"} == {row.title for row in rows(all_, "cities")}
    assert "Orange" in {row.title for row in rows(rome, "colours")}
    assert not {"Light Blue", "Grey"} & {row.title for row in rows(rome, "colours")}
    assert len(rows(all_, "colours")) == 7


def test_a_table_hears_its_own_house_rules() -> None:
    assert "Agreed at the table" in told(book(2)) - told(book(2, parts="random"))
    assert "Drawn by lot" in told(book(2, parts="random"))
    values = {
        row.title: row.figure.words
        for row in rows(book(2, city="london"), "house")
        if isinstance(row.figure, Figure)
    }
    assert values == {"City": "London", "Who is who": "Chosen"}


# ---------------------------------------------------------------- the same for everybody


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_rules_never_change_during_a_match(players: int) -> None:
    session = match(players)
    phases: set[str] = set()
    before = PAINTER.rulebook(FILE, WORDS, **of_match(session))

    def compare(now: Session) -> None:
        phase = now.game.table().phase
        if phase not in phases or phase == "play":
            assert PAINTER.rulebook(FILE, WORDS, **of_match(now)) == before
        phases.add(phase)

    play_out(session, Dice(1), after=compare)
    assert phases - {"over"} <= set(before.phases)
    assert {page.key for page in before.pages} >= set(before.phases.values())


def test_the_pictures_of_twin_states_are_equal() -> None:
    compared = 0
    for before, twin, differs in twin_pictures(match(2), scene, enough=3):
        assert before == twin
        compared += differs
    assert compared


@pytest.mark.parametrize(
    ("players", "phase", "title"),
    [
        (2, "", "The most points win"),
        (2, "over", "The most points win"),
        (2, "parts", "Who is who"),
        (2, "play", "A turn"),
        (2, "flip", "Flips"),
        (2, "retrieve", "The discard area"),
        (3, "give", "The Snitch"),
        (4, "pass", "Teams"),
        (4, "scoring", "Four steps"),
    ],
)
def test_the_page_of_the_phase_opens(players: int, phase: str, title: str) -> None:
    assert title in drawn(scene(phase, **of_match(match(players)))).texts


@pytest.mark.parametrize(
    ("form", "theme", "players", "city"),
    [
        (Form.LANDSCAPE, LARGE, None, "paris"),
        (Form.LANDSCAPE, SMALL, 4, "rome"),
        (Form.PORTRAIT, LARGE, 3, "london"),
        (Form.PORTRAIT, PLAIN, None, "paris"),
        (Form.COMPACT, LARGE_STRONG, None, "paris"),
        (Form.COMPACT, LARGE, 2, "rome"),
    ],
)
def test_every_sheet_fits(form: Form, theme: Theme, players: int | None, city: str) -> None:
    found = of_match(match(players, city=city)) if players else {}
    for canvas in sheets(scene(**found), form, theme):
        assert canvas.flaws == [], canvas.texts


def test_where_there_is_room_a_page_is_one_sheet() -> None:
    """In landscape at the usual size, but for lists of cards and signs, and the sets of goods."""
    rules, one = book(2), scene(**of_match(match(2)))
    lists = ("gear_", "thieves_", "locations_")
    plain = [
        key for key in (page.key for page in rules.pages) if key == "gear_page" or not key.startswith(lists)
    ]
    drawn(one)
    one.press("page:house")
    after = len(list(sheets(one, Form.LANDSCAPE)))
    one.press("page:aim")
    until_lists = 0
    for canvas in sheets(one, Form.LANDSCAPE):
        if WORDS("rules.list.thieves_every") in canvas.texts:
            break
        until_lists += 1
    shared = {"goods", "gives", "acts", "counts"}
    assert until_lists + after == len(plain) + len(shared)


def test_a_story_reaches_the_pages_of_its_phases() -> None:
    story = Story(seats=3)
    assert story.table.phase == "give"
    assert "snitch" in {one.key for one in PAINTER.rulebook(FILE, WORDS, **of_match(story.session)).pages}
