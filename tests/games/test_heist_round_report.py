"""The round report: what was said beside what was true, and what stays hidden without it."""

from __future__ import annotations

from typing import Any

import pytest
from heist_story import Story, role_keys
from tale import keys

from pass_and_play.engine.secret import HIDDEN

ROLES = "driver, brute, crook, crook, informer"


def played(**options: Any) -> Story:
    """Five players: 0 and 1 split, 2 was paid for leaving, 3 and 4 left; seat 1 claimed the truth."""
    story = Story(5, "10/1/none", **options).lay(ROLES, boss=4, face_down="crook")
    story.pick("boss ask").pick("role:crook").pick("role:brute").pick("silent").pick("role:driver")
    story.deal(0, "pay seat:2 deed:leave amount:2").offer(1, "pay seat:3 deed:stay amount:1")
    return story.leave(2, 3, 4).stay(0, 1).to_report()


def test_the_report_of_a_round() -> None:
    story = played()
    story.expect("report")
    report = story.report
    assert (report.round, report.loot, report.named) == (1, story.table.loot, None)
    assert [(row.claim, row.fate) for row in report.rows] == [
        ("crook", "survived"), ("brute", "survived"), ("silent", "left"), ("driver", "left"), (None, "left")
    ]  # fmt: skip
    assert role_keys([row.role for row in report.rows]) == ROLES.split(", ")
    assert role_keys([report.hidden_role]) == ["crook"]
    assert [offer.number for offer in report.deals] == [1]
    assert report.changes == (4, 4, 2, 0, 0)
    assert report.money == (9, 9, 7, 5, 5)
    assert report.split == story.table.split


def test_with_the_report_all_cards_are_open() -> None:
    story = played()
    assert role_keys([story.character(seat).role for seat in range(5)]) == ROLES.split(", ")
    assert None not in role_keys(story.table.row)


def test_without_the_report_leavers_and_the_last_card_stay_hidden_for_ever() -> None:
    story = played(report=False, rounds=2)
    for _ in range(2):
        report = story.table.rounds_done[0]
        assert role_keys([row.role for row in report.rows]) == ["driver", "brute", None, None, None]
        assert report.hidden_role is HIDDEN
        if story.session.ending is None:
            assert story.expect("report")
            story.done("report").everybody_leaves()
    assert story.table.phase == "over"


def test_the_owner_knows_the_own_character_all_the_time() -> None:
    story = played(report=False)
    assert [role_keys(story.hand(seat).characters) for seat in range(5)] == [
        [key] for key in ROLES.split(", ")
    ]


def test_everything_lies_there_until_the_next_loot_card() -> None:
    story = played()
    assert len(story.table.row) == 5
    story.done("report")
    table = story.table
    assert (table.phase, table.row, table.offers, table.reveals) == ("loot", (), (), ())
    assert (table.split, table.named, table.informer) == (None, None, None)
    assert not table.claims_asked
    assert [seat.characters for seat in table.seats] == [()] * 5
    assert [story.hand(seat).characters for seat in range(5)] == [()] * 5
    assert table.loot != table.rounds_done[0].loot


def test_a_lost_loot_card() -> None:
    story = Story(4, "10/1/none").lay("driver, driver, crook, crook").stay(0, 1, 2, 3).done("heist")
    story.expect("report")
    assert story.report.split is None
    assert "log.no_split" in keys(story.table.log)
    assert story.report.changes == (-1, -1, -1, -1)


@pytest.mark.parametrize("report", [True, False])
def test_it_is_asked_in_every_round(report: bool) -> None:
    story = Story(4, rounds=2, report=report)
    story.everybody_leaves().everybody_leaves()
    assert len(story.table.rounds_done) == 2
    assert story.session.ending is not None
