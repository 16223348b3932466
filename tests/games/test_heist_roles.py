"""The heist: every role alone, doubled, informed on and gone, and what the informer names."""

from __future__ import annotations

import pytest
from heist_story import Story, role_keys
from tale import keys

from pass_and_play.engine.ask import TABLE
from pass_and_play.engine.secret import HIDDEN

REST = "brute, driver, crook, mastermind"


def staged(roles: str, *, face_down: str | None = None, loot: str = "10/1/none", players: int = 5) -> Story:
    """All five roles in play, and everybody has laid."""
    return Story(players, loot, roles="all").lay(roles, face_down=face_down)


@pytest.mark.parametrize("role", ["brute", "driver", "crook", "mastermind"])
def test_a_role_that_is_alone_survives_with_its_deposit(role: str) -> None:
    story = staged(f"{role}, informer, informer, informer, informer").leave(1, 2, 3, 4).stay(0)
    assert story.reveals == [(role, "survived", [0])]
    assert (story.character(0).deposit, story.money[0]) == (0, 5)
    story.done("heist", "split")
    assert story.changes == [12 if role == "mastermind" else 10, 0, 0, 0, 0]


@pytest.mark.parametrize("role", ["informer", "driver", "crook", "mastermind"])
def test_two_of_a_role_are_out_and_lose_their_deposits(role: str) -> None:
    story = staged(f"{role}, {role}, brute, brute, brute").leave(2, 3, 4).stay(0, 1)
    before = story.table.reserve
    assert story.reveals == [(role, "doubled", [0, 1])]
    story.done("heist")
    story.expect("report")
    assert story.changes == [-1, -1, 0, 0, 0]
    assert story.table.reserve == before


def test_three_of_a_role_are_out() -> None:
    story = staged("crook, crook, crook, brute, driver").leave(3, 4).stay(0, 1, 2).to_report()
    assert story.fates[:3] == ["doubled"] * 3


@pytest.mark.parametrize("role", ["driver", "crook", "mastermind"])
def test_a_named_role_is_out_at_the_very_end_without_its_deposit(role: str) -> None:
    roles = ["brute", "driver", "crook", "mastermind"]
    story = staged(f"informer, {', '.join(roles)}", face_down="brute").stay(0, 1, 2, 3, 4).name(role)
    order = [key for key, _, _ in story.reveals]
    assert order == ["informer", *(key for key in roles if key != role), role]
    assert story.reveals[-1] == (role, "caught", [roles.index(role) + 1])
    story.to_report()
    assert story.changes[roles.index(role) + 1] == -1


def test_several_of_a_named_role_are_caught_and_not_doubled() -> None:
    story = staged("informer, driver, driver, crook, brute", face_down="brute").leave(4)
    story.stay(0, 1, 2, 3).name("driver").to_report()
    assert story.fates == ["survived", "caught", "caught", "survived", "left"]
    assert story.changes == [5, -1, -1, 5, 0]


def test_a_named_brute_keeps_the_deposit_and_gets_no_threat_card() -> None:
    story = staged("informer, brute, driver, crook, crook", face_down="crook").leave(4)
    story.stay(0, 1, 2, 3).name("brute").to_report()
    assert story.fates[1] == "caught"
    assert story.changes[1] == 0
    assert story.table.seats[1].threats == 0


def test_a_lone_brute_takes_a_threat_card() -> None:
    story = staged("brute, driver, crook, crook, crook").leave(2, 3, 4).stay(0, 1)
    assert [step.threat for step in story.table.reveals] == [True, False]
    assert [seat.threats for seat in story.table.seats] == [1, 0, 0, 0, 0]


@pytest.mark.parametrize("role", ["informer", "brute", "driver", "crook", "mastermind"])
def test_a_role_that_is_gone_does_nothing(role: str) -> None:
    """Two others of its kind are left, so that nobody shares the loot."""
    story = staged(f"{role}, {role}, {role}, brute, brute", face_down="brute").leave(0)
    story.stay(1, 2).leave(3, 4).to_report()
    assert story.fates[:3] == ["left", "doubled", "doubled"]
    assert story.changes[0] == 0
    assert story.table.split is None


@pytest.mark.parametrize(("held", "gained"), [(7, 1), (8, 0)])
def test_a_threat_card_comes_from_the_stock_as_long_as_there_is_one(held: int, gained: int) -> None:
    story = Story(4, "10/1/none", threats=[0, 0, 0, held]).lay("brute, driver, crook, crook")
    story.leave(2, 3).stay(0, 1)
    assert [step.threat for step in story.table.reveals] == [gained == 1, False]
    assert story.table.seats[0].threats == gained
    assert keys(story.table.log).count("log.gains_threat") == gained


def test_the_last_threat_card_is_taken_once() -> None:
    story = Story(4, "8/1/none", "8/1/none", threats=[0, 0, 0, 7])
    for gained in (1, 0):
        story.lay("brute, driver, crook, crook").leave(2, 3).stay(0, 1)
        assert [step.threat for step in story.table.reveals] == [gained == 1, False]
        story.to_report().done("report")


def test_the_order_of_revealing() -> None:
    story = staged("mastermind, crook, driver, brute, informer", face_down="mastermind")
    story.stay(0, 1, 2, 3, 4).name("brute")
    assert [key for key, _, _ in story.reveals] == ["informer", "driver", "crook", "mastermind", "brute"]


def test_leavers_are_skipped_and_stay_hidden() -> None:
    story = staged(f"driver, {REST}").leave(1, 2).stay(0, 3, 4)
    assert story.reveals == [("driver", "survived", [0]), ("crook", "survived", [3]),
                             ("mastermind", "survived", [4])]  # fmt: skip
    assert [story.character(seat).role for seat in (1, 2)] == [HIDDEN, HIDDEN]
    story.done("heist")
    assert [story.character(seat).role for seat in (1, 2)] == [HIDDEN, HIDDEN]


# ---------------------------------------------------------------- the informer


def test_a_lone_informer_names_before_the_others_reveal() -> None:
    story = staged(f"informer, {REST}", face_down="crook").stay(0, 1, 2, 3, 4)
    story.expect("informer", seat=0)
    assert (story.table.phase, story.table.informer, story.table.named) == ("informer", (0, 0), None)
    assert story.reveals == [("informer", "survived", [0])]
    assert [story.character(seat).role for seat in range(1, 5)] == [HIDDEN] * 4
    assert story.options == ["role:brute", "role:driver", "role:mastermind"]
    assert story.name("driver").table.named == "driver"


def test_a_role_is_offered_once_however_often_it_lies_there() -> None:
    story = staged("informer, driver, driver, crook, crook", face_down="driver").leave(1, 2, 3, 4).stay(0)
    assert story.options == ["role:driver", "role:crook"]


def test_nothing_is_named_where_only_informers_lie_face_up() -> None:
    story = Story(4, "10/1/none", roles="all").lay("informer, informer, informer, driver", face_down="driver")
    story.leave(1, 2).stay(0, 3).expect("heist", seat=TABLE)
    assert story.table.named is None
    assert "log.names_nothing" in keys(story.table.log)
    story.to_report()
    assert story.changes == [4, 0, 0, 6]


def test_two_informers_name_nothing() -> None:
    story = staged("informer, informer, driver, crook, brute").leave(3, 4).stay(0, 1, 2)
    story.expect("heist")
    assert story.table.informer is None
    assert story.to_report().changes == [-1, -1, 10, 0, 0]


def test_the_informer_who_left_names_nothing() -> None:
    story = staged("informer, driver, crook, brute, brute").leave(0).stay(1, 2, 3, 4)
    story.expect("heist")
    assert story.table.named is None


def test_doubles_leave_the_informer_alone_too() -> None:
    story = staged("informer, driver, driver, crook, brute", face_down="driver").leave(3, 4).stay(0, 1, 2)
    story.name("crook").to_report()
    assert story.fates[:3] == ["alone", "doubled", "doubled"]
    assert story.changes == [-3, -1, -1, 0, 0]


@pytest.mark.parametrize(("money", "pays"), [(1, 1), (2, 2), (3, 3), (9, 3)])
def test_the_penalty_is_as_much_as_there_is_with_the_deposit(money: int, pays: int) -> None:
    story = Story(5, "10/1/none", money=[money, 5, 5, 5, 5])
    story.lay("informer, driver, crook, brute, brute", face_down="brute").leave(1, 2, 3, 4).stay(0)
    before = story.table.reserve
    story.name("driver")
    assert before is not None
    assert story.table.reveals[-1].penalty == pays
    assert story.money[0] == money - pays
    assert story.table.reserve == before + pays


def test_an_informer_with_nothing_pays_the_deposit_that_was_given() -> None:
    story = Story(5, "12/2/none", money=[0, 5, 5, 5, 5])
    story.lay("informer, driver, crook, brute, brute", face_down="brute").leave(1, 2, 3, 4).stay(0)
    story.name("driver").to_report()
    assert story.table.reveals[-1].penalty == 2
    assert story.money[0] == 0


def test_the_reveal_is_logged_for_the_table() -> None:
    story = staged("informer, driver, driver, crook, brute", face_down="driver").leave(3, 4).stay(0, 1, 2)
    story.name("crook")
    assert keys(story.table.log)[-6:] == [
        "log.survived", "log.names", "log.doubled", "log.doubled", "log.alone", "log.penalty"
    ]  # fmt: skip
    assert role_keys([story.character(seat).role for seat in range(3)]) == ["informer", "driver", "driver"]
