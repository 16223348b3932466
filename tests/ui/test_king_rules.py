"""The rules of By Order of the King on their pages: all are told, as the game plays them, and all fit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from king import ENTRY, FILE, Story, begun
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
    figures,
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
from pass_and_play.games.executioner.cards import Gallows, Item, Part
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.theme import Theme
from pass_and_play.ui.painters import PAINTERS
from pass_and_play.ui.tables.executioner.rulebook_examples import PURSE, Cast, changes
from pass_and_play.ui.tables.executioner.rulebook_items import EXAMPLES
from pass_and_play.ui.tables.executioner.rulebook_match import ENDS
from pass_and_play.ui.tables.rulebook import Figure, Rulebook, Table
from pass_and_play.words.look_up import FOLDER
from pass_and_play.words.word_file import read_words

PAINTER = PAINTERS[ENTRY.id]
READER = Reader(ENTRY, FILE)
WORDS = READER.words
match, book, scene = READER.match, READER.book, READER.scene

OTHERWISE: dict[str, Any] = {
    "length": "fixed",
    "first_executioner": "random",
    "memory_aid": True,
    "public_list": False,
    "tie": "play_off",
    "cheese": "two",
    "one_saboteur": True,
}
"""House rules that are told in other words."""


def table_of(rules: Rulebook, key: str) -> Table:
    """The rows of all tables of a page, below the head of the first."""
    tables = [block for block in page(rules, key).blocks if isinstance(block, Table)]
    return Table(tables[0].head, tuple(row for table in tables for row in table.rows), tables[0].marked)


# ---------------------------------------------------------------- what is told


def test_no_rule_is_left_out() -> None:
    """Every sentence of the word file stands on a page of some table."""
    ASKED.clear()
    asked = Asked.load("en").for_game(ENTRY.id, FILE.texts)
    found, _ = read_words(FOLDER / "en" / f"{ENTRY.id}.yaml")
    ways: list[dict[str, Any]] = [{}, OTHERWISE, {"length": "treasury"}]
    for told_to in (NO_MATCH, *(of_match(match(4, **way)) for way in ways)):
        PAINTER.rulebook(FILE, asked, **told_to)
    assert {key for key in found if key.startswith("rules.")} - ASKED == set()


def test_every_sentence_of_the_book_is_on_a_sheet() -> None:
    session = match(4)
    written = {text for canvas in sheets(scene(**of_match(session)), Form.COMPACT) for text in canvas.texts}
    assert told(book(4)) - written == set()


def test_every_card_has_its_name_and_its_words_in_the_book() -> None:
    sentences, titles = told(book()), {one.title for one in book().pages}
    for card in FILE.cards.gallows:
        assert {WORDS(f"gallows.{card.key}"), WORDS(f"gallows.{card.key}.text")} <= sentences
    assert {WORDS(f"item.{item.key}") for item in FILE.cards.items} <= titles
    assert {WORDS(f"role.{role.key}") for role in FILE.cards.roles} <= titles


def test_the_lists_follow_the_card_file() -> None:
    assert table_of(book(), "roles").rows[1] == ("Loyalist", "5", "+1 for each", "–", "−1")
    items = {str(row[0]): row[1:] for row in table_of(book(), "items").rows}
    assert items["Pardon"] == ("3", "dies", "yes")
    assert items["Shield"] == ("2", "passes it on", "no")
    assert items["Mimic"] == ("1", "as the centre", "as the centre")
    cards = replace(
        FILE.cards,
        items=(*FILE.cards.items[:3], Item("hat", "decoy", True), Item("hat", "decoy", True)),
        gallows=(Gallows("slow_drum", "action", 0), Gallows("golden_axe", "per_dead", 3)),
    )
    rules = book(file=replace(FILE, cards=cards))
    changed = {row[0]: row[1:] for row in table_of(rules, "items").rows}
    assert changed == {"Pardon": ("3", "dies", "yes"), "Pretty hat": ("2", "survives", "yes")}
    assert "It counts as dead" in {row.title for row in rows(rules, "item_hat")}
    keys = {one.key for one in rules.pages}
    assert {"gallows_actions", "gallows_rules"} <= keys
    assert not keys & {"gallows_moves", "gallows_looks", "item_mimic"}
    assert "Whoever is protected" not in told(rules)


# ---------------------------------------------------------------- as the game plays it


def play(acting: Sequence[Cast], struck: Sequence[int], centre: str, **options: Any) -> tuple[int, ...]:
    """What the game itself pays for an example, in which everybody has 5 crowns."""
    story = Story(
        ", ".join(laid(acting, struck)),
        centre="" if centre == "nothing" else centre,
        crowns=[PURSE] * (len(acting) + 1),
        **options,
    )
    story.to_executions()
    for seat in struck:
        if story.ask.what.key == "shield":
            story.pick("left" if story.table.candidates[0] == seat else "right")
        else:
            story.execute(seat)
        if story.ask.what.key == "death":
            story.see()
    while story.ask.what.key != "rewards":
        story.pick("stop" if "stop" in story.options else "done")
    paid: tuple[int, ...] = story.result.changes
    return paid


def laid(acting: Sequence[Cast], struck: Sequence[int]) -> list[str]:
    """The prisoners of an example with cards of the box; there are two hats for those who are struck, and
    what does nothing to others is theirs."""
    plain = {"dead": ["hat", "hat"], "alive": ["decoy", "shield", "shield"]}
    prisoners = []
    for seat, one in enumerate(acting, 1):
        item = plain["dead" if seat in struck else "alive"].pop(0) if one.effect == "nothing" else one.effect
        prisoners.append(f"{one.part} {item}")
    return prisoners


@pytest.mark.parametrize("effect", EXAMPLES)
@pytest.mark.parametrize("cheese", ["loyal", "two"])
def test_the_examples_of_the_items_are_paid_as_the_game_pays_them(effect: str, cheese: str) -> None:
    acting, struck, centre = EXAMPLES[effect]
    # A game needs three prisoners. A saboteur more changes the others' pay only where 2 are taken of all.
    more = [Cast(Part.SABOTEUR)] * (3 - len(acting))
    paid = list(play((*acting, *more), struck, centre, cheese=cheese))[: len(acting) + 1]
    if cheese == "two" and effect == "cheese":
        paid[2] -= 2
    assert tuple(paid) == changes(acting, struck, centre=centre, takes_two=cheese == "two")


@pytest.mark.parametrize("key", [key for key, *_ in ENDS])
def test_the_three_ends_are_paid_as_the_game_pays_them(key: str) -> None:
    acting, struck = next((acting, struck) for one, _, acting, struck in ENDS if one == key)
    paid = play(acting, struck, "nothing")
    assert paid == changes(acting, struck)
    row = next(row for row in rows(book(), "worked") if row.title == WORDS(f"rules.worked.{key}.title"))
    assert [card.value for card in row.cards] == [WORDS.number(n, signed=n != 0) for n in paid]


COUNTED = {
    "died": ("loyalist hat", "1"),
    "decoy": ("loyalist decoy", "1"),
    "killed": ("jester parasite", ""),
    "fed": ("jester cheese", "1"),
    "jester": ("jester hat", "1"),
    "parasite": ("loyalist parasite", "1"),
    "passed": ("loyalist shield", "1"),
}
"""The first prisoner, and whether the axe falls on them, in what may become of them."""


@pytest.mark.parametrize("what", COUNTED)
def test_the_counted_dead_are_those_of_the_game(what: str) -> None:
    first, struck = COUNTED[what]
    story = begun(f"{first}, saboteur decoy, loyalist hat")
    own = 0
    if struck:
        story.execute(1)
    else:
        story.kill(3).stop()
        own = 1
    if story.ask.what.key == "shield":
        story.pick("left")
        own = 1
    counted = story.table.counted - own
    cells = {row[0]: row[1] for row in table_of(book(), "counted").rows}
    assert cells[WORDS(f"rules.counted.{what}")] == ("yes" if counted else "no")


def test_who_knows_what_is_a_game_that_can_be_played() -> None:
    """The three prisoners of the example act as it tells, and the items lie where it shows them."""
    first, second, third, middle = 1, 2, 3, -1
    story = Story(
        "loyalist pardon, loyalist hat, loyalist decoy",
        centre="shield",
        gallows=("market_square", "second_bell"),
    )
    shown = [[card.icon for card in row.cards] for row in rows(book(), "knowing")]

    def lying() -> list[str]:
        return [story.item(place) for place in (first, second, third, middle)]

    story.to_actions()
    assert lying() == shown[0]
    story.act(1, "swap item:1 item:2").act(2, "look item:2").act(3, "swap item:2 item:3")
    assert lying() == shown[1]
    story.go_on("gallows").pick("seat:1").pick("swap item:1 centre")
    assert lying() == shown[2]


# ---------------------------------------------------------------- at this table


def test_a_table_hears_its_own_numbers() -> None:
    assert table_of(book(6), "numbers").marked == 2
    assert table_of(book(6), "numbers").rows[2] == ("6", "5", "6", "50")
    assert table_of(book(), "numbers").marked is None
    assert any("80 in the box, 50 at first" in text for text in told(book(6)))
    assert not any("at first" in text for text in told(book()) - {WORDS("rules.column.treasury")})
    assert "7 roles and 7 items" in told(book(7))
    assert any("So there are 8 games" in text for text in told(book(8)))
    gains = list(figures(rows(book(8), "role_jester")).values())
    assert gains == ["+6", "0"]
    few = "With so few prisoners"
    assert [few in told(book(players)) for players in (4, 5, None)] == [True, False, False]


def test_a_table_hears_its_own_house_rules() -> None:
    usual, other = told(book(5)), told(book(5, **OTHERWISE))
    for sentence in (
        "Everybody is executioner once",
        "Keep it in mind",
        "Nobody twice",
        "Where you looked, and what you swapped. The table keeps a list of it.",
        "All who have the most crowns share the victory.",
        "The match goes on. The treasury still pays, and may owe crowns.",
    ):
        assert sentence in usual - other
    for sentence in ("3 games", "A saboteur at least", "Is drawn by lot.", "Not twice in a row"):
        assert sentence in other
    assert "From every other player at a normal end, before all others are paid." in other - usual
    assert any("2 from everybody" in sentence for sentence in other)
    ends = "It ends the match. If it cannot pay everything, it pays as far as it goes."
    ending: tuple[dict[str, Any], ...] = (
        {"length": "treasury", "play_on": "always"},
        {"play_on": "never"},
        {"length": "fixed"},
    )
    for options in ending:
        assert ends in told(book(5, **options))
    assert ends not in told(book(5, length="fixed", play_on="always"))
    values = {
        str(row.title): row.figure.words
        for row in rows(book(5, **OTHERWISE), "house")
        if isinstance(row.figure, Figure)
    }
    assert len(values) == len(FILE.options)
    assert (values["Length"], values["Games"], values["A tie at the top"]) == ("By games", "3", "Play-off")


# ---------------------------------------------------------------- the same for everybody


def test_the_rules_never_change_during_a_match() -> None:
    session = match(4, length="fixed", games=2)
    phases, before = set(), PAINTER.rulebook(FILE, WORDS, **of_match(session))

    def compare(now: Session) -> None:
        phases.add(now.game.table().phase)
        assert PAINTER.rulebook(FILE, WORDS, **of_match(now)) == before

    play_out(session, Dice(1), after=compare)
    assert phases - {"over"} <= set(before.phases)
    assert {page.key for page in before.pages} >= set(before.phases.values())


def test_the_pictures_of_twin_states_are_equal() -> None:
    compared = 0
    for before, twin, differs in twin_pictures(match(5), scene, enough=4):
        assert before == twin
        compared += differs
    assert compared


@pytest.mark.parametrize(
    ("phase", "title"),
    [
        ("", "The most crowns win"),
        ("over", "The most crowns win"),
        ("pool", "The cards of the game"),
        ("first_look", "What you know"),
        ("gallows", "Gallows cards"),
        ("action", "One action each"),
        ("execute", "The executions"),
        ("shield", "Passing it on"),
        ("death", "The counted dead"),
        ("rewards", "Who is paid what"),
        ("succession", "Who is executioner"),
    ],
)
def test_the_page_of_the_phase_opens(phase: str, title: str) -> None:
    assert title in drawn(scene(phase, **of_match(match(5)))).texts


@pytest.mark.parametrize(
    ("form", "theme", "players", "options"),
    [
        (Form.LANDSCAPE, LARGE, None, {}),
        (Form.LANDSCAPE, SMALL, 8, OTHERWISE),
        (Form.PORTRAIT, LARGE, 4, OTHERWISE),
        (Form.PORTRAIT, PLAIN, 8, {"length": "treasury"}),
        (Form.COMPACT, LARGE_STRONG, None, {}),
        (Form.COMPACT, LARGE, 4, OTHERWISE),
    ],
)
def test_every_sheet_fits(form: Form, theme: Theme, players: int | None, options: dict[str, Any]) -> None:
    found = of_match(match(players, **options)) if players else {}
    for canvas in sheets(scene(**found), form, theme):
        assert canvas.flaws == [], canvas.texts


def test_where_there_is_room_a_page_is_one_sheet() -> None:
    """In landscape at the usual size, but for those that list many cards."""
    rules, one = book(5), scene(**of_match(match(5)))
    titles = [canvas.texts for canvas in sheets(one, Form.LANDSCAPE)]
    shared = {key for key in ("gallows_moves", "gallows_looks", "gallows_rules", "house")}
    assert len(titles) == len(rules.pages) + len(shared)
