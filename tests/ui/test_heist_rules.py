"""The rules of Millions of Dollars on their pages: all are told, all fit, and nobody hears others."""

from __future__ import annotations

from typing import Any

import pytest
from heist_scene import WORDS, match
from heist_story import ENTRY, FILE
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
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.theme import Theme
from pass_and_play.ui.painters import PAINTERS
from pass_and_play.ui.tables.rulebook import Figure, Table
from pass_and_play.words.look_up import FOLDER
from pass_and_play.words.word_file import read_words

PAINTER = PAINTERS[ENTRY.id]
READER = Reader(ENTRY, FILE)
book, scene = READER.book, READER.scene


def test_no_rule_is_left_out() -> None:
    """Every sentence of the word file stands on a page of some table."""
    ASKED.clear()
    asked = Asked.load("en").for_game(ENTRY.id, FILE.texts)
    found, _ = read_words(FOLDER / "en" / f"{ENTRY.id}.yaml")
    ways: list[dict[str, Any]] = [{}, {"hidden_money": True, "report": False, "roles": "all"}]
    for told_to in (NO_MATCH, *(of_match(match(5, 1, **way)) for way in ways)):
        PAINTER.rulebook(FILE, asked, **told_to)
    assert {key for key in found if key.startswith("rules.")} - ASKED == set()


def test_every_sentence_of_the_book_is_on_a_sheet() -> None:
    session = match(3, 3)
    written = {text for canvas in sheets(scene(**of_match(session)), Form.COMPACT) for text in canvas.texts}
    assert told(book(3)) - written == set()


def test_the_worked_splits_are_made_by_the_game() -> None:
    values = [[card.value for card in row.cards] for row in rows(book(), "worked")]
    assert values == [["+2", "+5", "+3"], ["+2", "+2", "+5"], ["+9"]]
    three = next(row for row in rows(book(3), "three") if row.cards)
    assert [(card.icon, card.value) for card in three.cards] == [
        ("brute", "+3"),
        ("driver", "+6"),
        ("mastermind", "+3"),
    ]


def test_the_lists_follow_the_card_file_and_mark_the_row_of_the_table() -> None:
    (table,) = page(book(6), "roles").blocks
    assert isinstance(table, Table)
    assert table.rows[1] == ("4", "–", "yes", "yes", "yes", "–")
    assert table.marked == 3
    for rules in (book(), book(6, roles="all")):
        (unmarked,) = page(rules, "roles").blocks
        assert isinstance(unmarked, Table) and unmarked.marked is None
    banks = [row for block in page(book(), "cards").blocks if isinstance(block, Table) for row in block.rows]
    assert len(banks) == len(FILE.cards.loot)
    assert banks[0] == ("Corner Bank", "8M", "1M", "Informer") and banks[-1][3] == "–"


def test_a_table_hears_what_holds_for_it() -> None:
    assert {"With three players" in told(book()), "With three players" in told(book(3))} == {True}
    assert "With three players" not in told(book(5))
    assert any("25M or more" in text for text in told(book(5, target=25)))
    assert any("After 5 heists" in text for text in told(book(5, rounds=5)))
    assert "Only one heist is played. After it the richest player wins." in told(book(5, rounds=1))
    assert "Money is hidden" in told(book(5, hidden_money=True))
    assert "No round report" in told(book(5, report=False))
    values = {
        str(row.title): row.figure.words
        for row in rows(book(5, target=25), "house")
        if isinstance(row.figure, Figure)
    }
    assert (values["Target"], values["Heists"], values["Round report"]) == ("25", "8", "on")


def test_the_rules_never_change_during_a_match() -> None:
    session = match(3, 5)
    phases, before = set(), PAINTER.rulebook(FILE, WORDS, **of_match(session))

    def compare(now: Session) -> None:
        phases.add(now.game.table().phase)
        assert PAINTER.rulebook(FILE, WORDS, **of_match(now)) == before

    play_out(session, Dice(1), after=compare)
    assert phases - {"over"} <= set(before.phases)
    assert {page.key for page in before.pages} >= set(before.phases.values())


def test_the_pictures_of_twin_states_are_equal() -> None:
    compared = 0
    for before, twin, differs in twin_pictures(match(5, 1), scene, enough=4):
        assert before == twin
        compared += differs
    assert compared


@pytest.mark.parametrize(
    ("phase", "title"),
    [
        ("", "Get rich before the others"),
        ("over", "Get rich before the others"),
        ("plan", "A heist in five steps"),
        ("offer", "Deals"),
        ("claims", "The Boss"),
        ("informer", "Informer"),
        ("heist", "The doors open"),
        ("split", "Who is paid what"),
        ("report", "After the heist"),
    ],
)
def test_the_page_of_the_phase_opens(phase: str, title: str) -> None:
    assert title in drawn(scene(phase, **of_match(match(5, 1)))).texts


@pytest.mark.parametrize(
    ("form", "theme", "players"),
    [
        (Form.LANDSCAPE, LARGE, None),
        (Form.LANDSCAPE, SMALL, 8),
        (Form.PORTRAIT, LARGE, 3),
        (Form.PORTRAIT, PLAIN, 4),
        (Form.COMPACT, LARGE_STRONG, None),
        (Form.COMPACT, LARGE, 8),
    ],
)
def test_every_sheet_fits(form: Form, theme: Theme, players: int | None) -> None:
    found = of_match(match(players, 1)) if players else {}
    for canvas in sheets(scene(**found), form, theme):
        assert canvas.flaws == [], canvas.texts
