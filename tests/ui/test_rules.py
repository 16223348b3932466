"""The rules overlay: every rule is told, fits in every form, and is the same for everybody."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from types import SimpleNamespace
from typing import Any, cast

import pygame
import pytest
from rule_pages import (
    ASKED,
    LARGE,
    LARGE_STRONG,
    NO_MATCH,
    PLAIN,
    SMALL,
    Asked,
    drawn,
    enabled,
    figures,
    of_match,
    page,
    rows,
    sheets,
    told,
)
from scene_screen import GAME, file, words

from pass_and_play.cards.card_file import CardFile
from pass_and_play.catalogue import GAMES, Replayer
from pass_and_play.commands.simulate import new_record
from pass_and_play.engine.ask import TABLE
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.laws import redealt
from pass_and_play.engine.playout import play_out
from pass_and_play.engine.session import Session
from pass_and_play.games.casa_de_papel.cards import ActionCard, Kind
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, WHITE
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.theme import Theme
from pass_and_play.ui.painters import PAINTERS
from pass_and_play.ui.scenes.rule_layout import spread
from pass_and_play.ui.scenes.rules import RulesScene
from pass_and_play.ui.tables.rulebook import Figure, Rulebook, Table
from pass_and_play.words import Words
from pass_and_play.words.look_up import FOLDER
from pass_and_play.words.word_file import read_words


@cache
def texts() -> Words:
    return words().for_game(GAME, file().texts)


def own_file() -> CardFile[Any]:
    """A card file in which somebody has changed the deal for five players."""
    cards = file()
    deal = replace(cards.cards.deals[5], goal=1750, deck=(ActionCard(Kind.BANKNOTE, 500),) * 25)
    return replace(cards, cards=replace(cards.cards, deals=cards.cards.deals | {5: deal}))


def session(players: int, **options: Any) -> Session:
    return Replayer(
        GAMES[0], file().cards, new_record(GAMES[0], file(), seats=players, seed=3, options=options)
    )(())


def scene(phase: str = "", *, host: Any = None, worded: Words | None = None, **match: Any) -> RulesScene:
    return RulesScene(
        host,
        words=worded or texts(),
        painter=PAINTERS[GAME],
        file=file(),
        phase=phase,
        **match,
    )


def book(players: int | None = None, *, cards: CardFile[Any] | None = None, **options: Any) -> Rulebook:
    """The rules as the painter tells them."""
    match = of_match(session(players, **options)) if players else NO_MATCH
    return PAINTERS[GAME].rulebook(cards or file(), texts(), **match)


def table_of(rules: Rulebook, key: str) -> Table:
    (block,) = page(rules, key).blocks
    assert isinstance(block, Table)
    return block


# ---------------------------------------------------------------- what is told


def test_no_rule_is_left_out() -> None:
    """Every sentence of the word files stands on a page of some table."""
    ASKED.clear()
    asked = Asked.load("en").for_game(GAME, file().texts)
    known = set()
    for name in ("app", GAME):
        found, _ = read_words(FOLDER / "en" / f"{name}.yaml")
        known |= {key for key in found if key.startswith("rules.")}
    ways: list[dict[str, Any]] = [
        {},
        {"abilities": False, "last_trump": False},
        {"power_cut": "closed"},
    ]
    for match in (NO_MATCH, *(of_match(session(4, **way)) for way in ways)):
        PAINTERS[GAME].rulebook(file(), asked, **match)
    drawn(RulesScene(cast(Any, None), words=asked, painter=PAINTERS[GAME], file=own_file()))
    assert known - ASKED == set()


def test_every_sentence_of_the_book_is_on_a_sheet() -> None:
    written = {
        text for canvas in sheets(scene(**of_match(session(4))), Form.COMPACT) for text in canvas.texts
    }
    assert told(book(4)) - written == set()


@pytest.mark.parametrize(
    ("players", "sums"),
    [(4, ["+750", "−250", "0"]), (7, ["+1,000", "−500", "0"]), (None, ["+750", "−250", "0"])],
)
def test_the_worked_rounds_are_scored_by_the_game(players: int | None, sums: list[str]) -> None:
    worked = rows(book(players), "scoring")
    assert [row.figure.words for row in worked if isinstance(row.figure, Figure)] == sums
    assert [len(row.cards) for row in worked] == [5 if players == 7 else 3] * 3
    for row in worked:
        assert 2 * sum(card.faint for card in row.cards) < len(row.cards)


def test_the_lists_follow_the_card_file_and_mark_the_row_of_the_table() -> None:
    changed = book(cards=own_file())
    assert table_of(changed, "cards").rows[1] == ("5", "0", "0", "25", "0", "0", "0")
    assert table_of(changed, "teams").rows[1][3] == "1,750"
    assert table_of(book(), "cards").rows[0] == ("4", "6", "4", "1", "5", "3", "1")
    assert table_of(book(), "teams").rows[0] == ("4", "2 or 3", "2 or 1", "2,000", "3", "2")
    for key in ("cards", "teams"):
        assert table_of(book(6), key).marked == 2
        assert table_of(book(), key).marked is None


def test_a_table_hears_its_own_numbers_and_others_hear_all() -> None:
    assert any("2,000 (4–6 players) or 2,500 (7–8 players)" in text for text in told(book()))
    assert any("five rounds: 3,000." in text for text in told(book(5, goal=3000)))
    assert not any("players)" in text for text in told(book(8)))
    four = "With four players"
    assert {four in told(book()), four in told(book(4))} == {True}
    assert four not in told(book(5))


def test_the_house_rules_are_those_of_the_match() -> None:
    def values(rules: Rulebook) -> dict[str, str]:
        return figures(rows(rules, "house"))

    assert len(values(book())) == len(file().options)
    assert values(book())["Goal"] == "By players"
    match = values(book(8, minutes=5, mixed_hands=True))
    assert (match["Goal"], match["Discussion clock"], match["Mixed hands"]) == ("2,500", "5 min", "on")


def test_a_card_file_need_not_explain_its_options() -> None:
    bare = {"en": {key: text for key, text in file().texts["en"].items() if not key.endswith(".note")}}
    shown = scene(worded=words().for_game(GAME, bare))
    drawn(shown)
    shown.press("page:house")
    assert drawn(shown).flaws == []


# ---------------------------------------------------------------- the same for everybody


def test_the_rules_never_change_during_a_match() -> None:
    """Whatever happened, and whatever the seats hold: the book is the one of the first moment."""
    one = session(4)
    phases, before = set(), book(4)

    def compare(now: Session) -> None:
        phases.add(now.game.table().phase)
        assert PAINTERS[GAME].rulebook(file(), texts(), **of_match(now)) == before

    play_out(one, Dice(1), after=compare)
    assert set(before.phases) <= phases | {"first_leader", "trump", "outcome"}
    assert phases - {"over"} <= set(before.phases)
    assert {page.key for page in before.pages} >= set(before.phases.values())


def test_the_pictures_of_twin_states_are_equal() -> None:
    one, compared = session(5), 0

    def compare(now: Session) -> None:
        nonlocal compared
        phase = now.game.table().phase
        pictures = [drawn(scene(phase, **of_match(now))).surface.get_buffer().raw]
        with redealt(now.game, TABLE, Dice(2)) as differing:
            pictures.append(drawn(scene(phase, **of_match(now))).surface.get_buffer().raw)
        assert pictures[0] == pictures[1]
        compared += differing > 0

    for _ in range(12):
        if one.waiting is None:
            break
        compare(one)
        one.answer(tuple(option.key for option in one.waiting.options[: one.waiting.least]))
    assert compared > 3


def test_nothing_shows_through() -> None:
    pictures = []
    for before in (BLACK, WHITE):
        pygame.font.init()
        surface = pygame.Surface((1300, 900))
        surface.fill(before)
        scene().draw(Canvas(surface, PLAIN))
        pictures.append(pygame.image.tobytes(surface, "RGB"))
    assert pictures[0] == pictures[1]


# ---------------------------------------------------------------- turning the pages


@pytest.mark.parametrize(
    ("phase", "title"),
    [
        ("", "Print, or jam the press"),
        ("over", "Print, or jam the press"),
        ("choose", "A round in five steps"),
        ("cut_2", "Raquel changes a card"),
        ("result", "Scoring a round"),
        ("succession", "Who leads next"),
    ],
)
def test_the_page_of_the_phase_opens(phase: str, title: str) -> None:
    assert title in drawn(scene(phase, **of_match(session(5)))).texts


def test_the_pages_turn_there_and_back() -> None:
    one = scene()
    forth = [canvas.texts for canvas in sheets(one, Form.COMPACT)]
    canvas = drawn(one, Form.COMPACT)
    back = [canvas.texts]
    while enabled(canvas, "before"):
        one.press("before")
        canvas = drawn(one, Form.COMPACT)
        back.append(canvas.texts)
    assert forth == back[::-1]
    assert len(forth) >= len(book().pages)


def test_the_menu_leads_to_every_chapter() -> None:
    one, rules = scene(), book()
    for chapter in rules.chapters:
        drawn(one)
        one.press(f"page:{chapter.key}")
        assert chapter.pages[0].title in drawn(one).texts


def test_a_sheet_stays_open_when_the_window_turns() -> None:
    """What is on it is found again, on whatever sheet it stands in the other form."""
    one = scene("cut_2")
    drawn(one, Form.COMPACT)
    one.press("next")
    assert "Or leave it" in drawn(one, Form.COMPACT).texts
    assert "Or leave it" in drawn(one, Form.PORTRAIT).texts


def test_closing_takes_the_overlay_away() -> None:
    calls = []
    one = scene(host=SimpleNamespace(stage=SimpleNamespace(lift_overlay=lambda: calls.append("lifted"))))
    close = next(target for target in drawn(one).targets if target.key == "close")
    one.press(close.key)
    assert calls == ["lifted"]
    assert set(close.keys) == {"escape", "f1"}


def test_blocks_are_spread_over_as_few_sheets_as_possible_and_evenly() -> None:
    assert spread([100, 100, 100], first=400, later=400) == [0]
    assert spread([100, 100, 100, 100], first=330, later=330) == [0, 2]
    assert spread([100, 300, 100], first=200, later=320) == [0, 1, 2]
    assert spread([900, 100], first=400, later=400) == [0, 1]


# ---------------------------------------------------------------- it fits


@pytest.mark.parametrize(
    ("form", "theme", "players"),
    [
        (Form.LANDSCAPE, LARGE, None),
        (Form.LANDSCAPE, SMALL, 8),
        (Form.PORTRAIT, LARGE, 8),
        (Form.PORTRAIT, PLAIN, 4),
        (Form.COMPACT, LARGE_STRONG, None),
        (Form.COMPACT, LARGE, 8),
    ],
)
def test_every_sheet_fits(form: Form, theme: Theme, players: int | None) -> None:
    match = of_match(session(players)) if players else {}
    for canvas in sheets(scene(**match), form, theme):
        assert canvas.flaws == [], canvas.texts
