"""The results board of Millions of Dollars: winners, money heist by heist, and a sheet for every heist."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from card_files import card_file
from evening import evening, seating
from heist_scene import LOOKS, PLAIN, canvas_of, match, over, room_of
from heist_story import ENTRY, FILE, Story
from people import SHORT
from pictures import FORMS, readable

from pass_and_play.engine.ask import Ending
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.playout import play_out
from pass_and_play.games.bank_heist.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.palettes import SEATS
from pass_and_play.ui.tables.bank_heist import results

MANY = {"target": 40, "rounds": 10}
"""House rules under which a match of luck lasts long."""


def drawn(
    table: TableView, ending: Ending, *, form: Form = Form.LANDSCAPE, look: int = 0, sheet: int = 0
) -> Canvas:
    names, theme = LOOKS[look]
    canvas = canvas_of(form, theme)
    with readable(canvas):
        results.draw(canvas, table, ending, room_of(table, names=names, sheet=sheet))
    assert not canvas.flaws, canvas.flaws
    return canvas


@FORMS
@pytest.mark.parametrize("players", (3, 4, 6, 8))
@pytest.mark.parametrize("options", ({}, MANY, {"hidden_money": True}, {"report": False}), ids=str)
def test_no_results_board_has_a_flaw(players: int, options: dict[str, Any], form: Form) -> None:
    table, ending = over(players, seed=players, **options)
    for look in range(len(LOOKS)):
        for sheet in {0, 1, len(table.rounds_done)}:
            drawn(table, ending, form=form, look=look, sheet=sheet)


@FORMS
def test_even_all_players_may_win(form: Form) -> None:
    table, ending = over(8)
    for count in range(1, 9):
        shared = replace(ending, how="target_shared" if count > 1 else "target", winners=tuple(range(count)))
        for look in range(len(LOOKS)):
            canvas = drawn(table, shared, form=form, look=look)
            assert canvas.pictures.count("trophy") == 2 + count  # in the title, on the tab, behind the names


def test_the_winners_are_named() -> None:
    table, _ = over(5)

    def said(how: str, *winners: int) -> set[str]:
        scores = (("most", 21), ("target", 20))
        return set(drawn(table, Ending(how, winners, scores, ("",) * 5)).texts)

    heists = len(table.rounds_done)
    assert {"Cleo wins", f"21M after heist {heists}. The target was 20M."} <= said("target", 2)
    assert "Ada and Emi share the victory" in said("target_shared", 0, 4)
    assert "3 players share the victory" in said("richest_shared", 0, 1, 4)
    assert f"The most money after {heists} heists: 21M." in said("richest", 1)


def test_names_that_are_too_long_together_become_a_number() -> None:
    table, ending = over(5)
    shared = replace(ending, how="target_shared", winners=(2, 3))
    canvas = canvas_of(Form.COMPACT, PLAIN)
    results.draw(canvas, table, shared, room_of(table, names=["W" * 20] * 5))
    assert "2 players share the victory" in canvas.texts


def test_the_richest_stands_first_and_equals_have_one_rank() -> None:
    table, ending = over(5)
    last = replace(table.rounds_done[-1], money=(4, 21, 9, 9, 0))
    table = replace(table, rounds_done=(*table.rounds_done[:-1], last))
    said = drawn(table, replace(ending, winners=(1,))).texts
    start = said.index("Ben") - 2
    order = [text for text in said[start:] if text in SHORT]
    assert order == ["Ben", "Cleo", "Dev", "Ada", "Emi"]
    assert [said[said.index(name) - 2] for name in order] == ["1", "2", "2", "4", "5"]


def test_every_seat_has_a_line_with_its_mark_at_every_heist() -> None:
    table, ending = over(6, **MANY)
    heists = len(table.rounds_done)
    pictures = drawn(table, ending).pictures
    for look in SEATS[:6]:
        assert pictures.count(look.icon) == heists + 1  # and once in the standings
    assert {"Start", "H1", f"H{heists}", "Target 40"} <= set(drawn(table, ending).texts)


def test_hidden_money_is_shown_at_the_end() -> None:
    table, ending = over(4, hidden_money=True)
    money = table.rounds_done[-1].money
    assert money is not None
    assert {f"{has}M" for has in money} <= set(drawn(table, ending).texts)


def test_the_sheet_of_a_heist_tells_roles_claims_and_deals() -> None:
    story = Story(4, "8/1/brute", rounds=1).lay("driver, crook, brute, brute", face_down="crook")
    story.deal(0, "pay seat:3 deed:leave amount:1").leave(3).stay(0, 1, 2)
    story.to_report().done("report")
    table = story.table
    told = replace(table.rounds_done[0], loot=FILE.cards.loot[0])
    said = drawn(replace(table, rounds_done=(told,)), story.ending, sheet=1).texts
    assert {"Heist 1", "Driver", "Crook", "Brute", "The hidden card was Crook"} <= set(said)
    assert {"Left for Ada’s 1M", "left for Ada’s 1M"} <= set(said)
    assert "Not asked" in said


def test_the_sheets_are_opened_by_touching_their_tabs(tmp_path: Path) -> None:
    session = match(3, 2, rounds=3)
    play_out(session, Dice(2))
    table = session.game.table()
    assert isinstance(table, TableView)
    heists = len(table.rounds_done)
    with evening(tmp_path) as app:
        scene = app.host.results_board(seating(ENTRY.id, 3), card_file(ENTRY.id), session)
        app.stage.show(scene)
        app.hands.settle()
        tabs = [target.key for target in app.hands.targets if target.key.startswith("sheet:")]
        assert tabs == [f"sheet:{number}" for number in range(heists + 1)]
        for number in (heists, 0, 1):
            app.hands.touch(f"sheet:{number}")
            app.hands.settle()
            title = f"Heist {number}" if number else "Result"
            assert title in app.stage.canvas.texts
            assert not app.stage.canvas.flaws
        keys = [target.key for target in app.hands.targets]
        assert keys == ["help", "pause", *tabs, "shelf", "seats", "again"]
