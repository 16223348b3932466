"""The round report: claims beside the truth, what happened, and what it came to."""

from __future__ import annotations

from typing import Any

import pytest
from heist_scene import LOOKS, WORDS, found, paint, room_of, walk
from heist_story import LEFT, RIGHT, Story
from pictures import FORMS, confirm

from pass_and_play.engine.secret import Hidden
from pass_and_play.games.bank_heist.views import RoundReport, TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.parts.bars import BARS
from pass_and_play.ui.tables.bank_heist import report
from pass_and_play.ui.tables.bank_heist.happened import Teller
from pass_and_play.ui.tables.bank_heist.truth import claims


def drawn(story: Story) -> Canvas:
    return paint(report.draw, story.table, room_of(story.table, story.ask))


def told(story: Story) -> list[str]:
    """The whole sentence about every character."""
    table = story.table
    teller = Teller(table.rounds_done[-1], room_of(table), table.reveals)
    return [teller.told(row)[0] for row in table.rounds_done[-1].rows]


@FORMS
@pytest.mark.parametrize("players", (3, 4, 6, 7, 8))
@pytest.mark.parametrize("options", ({}, {"report": False}, {"hidden_money": True}), ids=str)
def test_no_report_has_a_flaw(players: int, options: dict[str, bool], form: Form) -> None:
    for index, (table, ask) in enumerate(found("report", players, count=len(LOOKS), **options)):
        names, theme = LOOKS[index]
        canvas = paint(report.draw, table, room_of(table, ask, names=names), form=form, theme=theme)
        assert next(one.rect for one in canvas.targets if one.key == "confirm") == BARS[form].confirm
        assert confirm(canvas)[1]


def test_claims_stand_beside_the_truth() -> None:
    for seed in range(12):
        for table, ask in walk(5, seed):
            if table.phase != "report":
                continue
            canvas = paint(report.draw, table, room_of(table, ask))
            rows = table.rounds_done[-1].rows
            untrue, judged = claims(table.rounds_done[-1])
            legend = judged > 0
            assert canvas.pictures.count("close") == untrue + legend
            rounds = table.round  # that are done, in the top bar
            assert canvas.pictures.count("check") == judged - untrue + legend + rounds
            assert canvas.texts.count("Said nothing") == sum(row.claim == "silent" for row in rows)
            assert canvas.texts.count("Not asked") == sum(row.claim is None for row in rows)


def test_without_the_report_the_leavers_keep_their_secret() -> None:
    story = Story(4, "9/1/none", report=False).lay("driver, crook, brute, brute").leave(0).stay(1, 2, 3)
    story.to_report()
    canvas = drawn(story)
    assert canvas.texts.count("Stays hidden") == 1
    assert "The hidden card stays hidden" in canvas.texts
    rows = story.table.rounds_done[-1].rows
    assert [isinstance(row.role, Hidden) for row in rows] == [True, False, False, False]


def test_what_happened_is_told_in_a_sentence() -> None:
    story = Story(5, "9/1/none", roles="all", money=(5, 5, 5, 5, 5))
    story.lay("driver, driver, crook, brute, informer", face_down="brute")
    story.deal(0, "pay seat:1 deed:leave amount:3")
    story.leave(1).stay(0, 2, 3, 4).name("driver").to_report()
    assert told(story) == [
        "Caught by Emi, paid Ben 3M",
        "Left for Ada’s 3M",
        "Stayed, took 2M from Dev",
        "Stayed, threat card gained",
        "Stayed, named Driver",
    ]
    assert {"−4", "+3", "1M", "The hidden card was Brute"} <= set(drawn(story).texts)


def test_other_things_that_happen() -> None:
    story = Story(5, "9/1/none", roles="all").lay("crook, crook, brute, brute, mastermind")
    story.deal(2, "pay seat:0 deed:stay amount:1").deal(3, "pay seat:0 deed:stay amount:1")
    story.leave(4).stay(0, 1, 2, 3).to_report()
    assert told(story) == [
        "Out: 2 stayed with this role, was paid 2M",
        "Out: 2 stayed with this role",
        "Out: 2 stayed with this role, paid Ada 1M",
        "Out: 2 stayed with this role, paid Ada 1M",
        "Left with the deposit",
    ]
    story = Story(4, "8/1/none", roles="all").lay("informer, driver, crook, brute", face_down="crook")
    story.stay(0, 1).leave(2, 3).name("driver").to_report()
    assert told(story)[:2] == ["Alone at the end, and out, named Driver", "Caught by Ada"]


def test_three_players_have_a_line_for_each_character_and_their_money_once() -> None:
    story = Story(3, "10/1/none").lay("driver brute, mastermind crook, crook informer")
    story.stay((0, LEFT), (0, RIGHT), (1, LEFT)).leave((1, RIGHT), (2, LEFT), (2, RIGHT)).to_report()
    said = drawn(story).texts
    assert [said.count(text) for text in ("Ada", "Left", "Right", "14M")] == [1, 3, 3, 1]


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({}, "Heist 2"),
        ({"rounds": 1}, "To the result"),
        ({"target": 10}, "To the result"),
        ({"target": 10, "hidden_money": True}, "Go on"),
    ],
)
def test_the_way_on(options: dict[str, Any], words: str) -> None:
    story = Story(4, "12/1/none", **options).lay("driver, crook, brute, brute").stay(0).leave(1, 2, 3)
    story.to_report()
    assert confirm(drawn(story)) == (words, True)
    last = "This was the last heist." in drawn(story).texts
    assert last is (words == "To the result")


def test_it_is_said_that_nobody_was_asked() -> None:
    def title(table: TableView) -> str:
        told: RoundReport = table.rounds_done[-1]
        return report.title(told, room_of(table))

    story = Story(4, "9/1/none").lay("driver, crook, brute, brute").stay(0, 1, 2, 3).to_report()
    assert title(story.table) == WORDS("report.title_unasked")
