"""The variant 'no repeat': the role of the last heist lies face up and is barred."""

from __future__ import annotations

from typing import Any

import pytest
from heist_story import Story, role_keys


def second_heist(**options: Any) -> Story:
    """Four players in the plan of heist 2; seats 0 and 1 have left the first one."""
    story = Story(4, "10/1/none", "10/1/none", no_repeat=True, **options)
    story.lay("driver, brute, crook, crook").leave(0, 1).stay(2, 3).to_report().done("report")
    return story.to_plan()


def test_nothing_is_barred_in_the_first_heist() -> None:
    story = Story(4, no_repeat=True).to_plan()
    assert story.table.no_repeat
    assert story.options == ["card:0", "card:1", "card:2"]
    assert [seat.last for seat in story.table.seats] == [()] * 4


def test_the_last_role_lies_face_up_and_cannot_be_laid_whether_one_stayed_or_left() -> None:
    story = second_heist()
    assert [seat.last for seat in story.table.seats] == [("driver",), ("brute",), ("crook",), ("crook",)]
    for options in (["card:0", "card:2"], ["card:1", "card:2"], ["card:0", "card:1"], ["card:0", "card:1"]):
        assert story.options == options
        assert story.hand(story.ask.seat).barred == story.table.seats[story.ask.seat].last
        story.pick(options[0])


def test_it_is_barred_for_one_heist_only() -> None:
    story = second_heist().lay("crook, crook, brute, driver").leave(0, 1, 2, 3).done("heist", "report")
    story.to_plan()
    assert story.options == ["card:0", "card:1"]
    assert story.table.seats[0].last == ("crook",)


def test_without_the_report_it_shows_the_leavers_too() -> None:
    """They lie before their players: what the table can see is in the round report as well."""
    story = Story(4, "10/1/none", no_repeat=True, report=False).lay("driver, brute, crook, crook")
    story.leave(0, 1).stay(2, 3).to_report()
    assert role_keys([row.role for row in story.report.rows]) == ["driver", "brute", "crook", "crook"]
    assert role_keys([story.report.hidden_role]) == [None]
    assert [seat.last for seat in story.table.seats] == [("driver",), ("brute",), ("crook",), ("crook",)]


def test_without_the_variant_roles_may_be_repeated() -> None:
    story = Story(4).everybody_leaves().to_plan()
    assert story.options == ["card:0", "card:1", "card:2"]
    assert [seat.last for seat in story.table.seats] == [()] * 4


@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_there_is_always_something_to_lay(players: int) -> None:
    story = Story(players, no_repeat=True).everybody_leaves().to_plan()
    assert len(story.options) == len(story.table.roles) - 1
