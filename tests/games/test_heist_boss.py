"""The Boss's tools: asking for roles and the last countdown."""

from __future__ import annotations

from heist_story import LEFT, RIGHT, Story
from tale import keys

from pass_and_play.engine.ask import Who, say

ROLES = "driver, brute, crook, crook"


def begun(boss: int = 0) -> Story:
    """Four players, and nothing is decided."""
    return Story(4, "10/1/none").lay(ROLES, boss=boss)


def test_the_others_are_asked_clockwise_from_the_left_of_the_boss() -> None:
    story = begun(boss=2).pick("boss ask")
    asked = []
    while story.ask.what.key == "claim":
        asked.append(story.expect("claim").seat)
        assert story.table.asked == (asked[-1], 0)
        assert story.table.phase == "claims"
        assert story.options == ["role:brute", "role:driver", "role:crook", "silent"]
        story.pick("role:brute")
    assert asked == [3, 0, 1]
    assert story.table.asked is None
    assert [story.character(seat).claim for seat in range(4)] == ["brute", "brute", None, "brute"]


def test_a_claim_may_be_a_lie_or_nothing() -> None:
    story = begun().pick("boss ask").pick("role:crook").pick("silent").pick("role:crook")
    assert [story.character(seat).claim for seat in range(4)] == [None, "crook", "silent", "crook"]
    lines = story.table.log[-3:]
    assert keys(lines) == ["log.claims", "log.silent", "log.claims"]
    assert dict(lines[0].params) == {"who": Who(1), "role": say("role.crook")}


def test_it_is_asked_once_a_heist() -> None:
    story = begun().pick("boss ask").pick("silent").pick("silent").pick("silent")
    assert story.table.claims_asked
    assert "boss ask" not in story.options
    story.leave(0, 1, 2, 3).done("heist", "report").lay(ROLES)
    assert "boss ask" in story.options
    assert story.character(1).claim is None


def test_leavers_are_not_asked_and_those_who_stay_are() -> None:
    story = begun().leave(1).stay(3).pick("boss ask")
    story.expect("claim", seat=2)
    story.pick("silent").expect("claim", seat=3)
    story.pick("silent").expect("negotiate")


def test_nobody_is_there_to_be_asked() -> None:
    story = begun().leave(1, 2, 3)
    assert "boss ask" not in story.options


def test_a_boss_who_left_keeps_both_rights() -> None:
    story = begun().leave(0)
    assert story.options[-2:] == ["boss ask", "boss countdown"]
    story.pick("boss countdown").pick("boss ask").expect("claim", seat=1)


def test_the_countdown_comes_once_and_ends_with_the_time() -> None:
    story = begun()
    assert "time_up" not in story.options
    assert not story.table.countdown
    story.pick("boss countdown")
    assert story.table.countdown
    assert "boss countdown" not in story.options
    assert story.options[-1] == "time_up"
    story.offer(1, "pay seat:2 deed:leave amount:1")
    assert story.options[-3:] == ["time_up", "offer:1 accept", "offer:1 no"]


def test_when_time_is_up_the_undecided_keep_their_deals_or_stay() -> None:
    story = begun().pick("boss countdown").deal(0, "pay seat:1 deed:leave amount:2").leave(3)
    story.offer(2, "pay seat:0 deed:leave amount:1").pick("time_up").expect("heist")
    assert [story.character(seat).stance for seat in range(4)] == ["in", "out", "in", "out"]
    assert [str(offer.stage) for offer in story.table.offers] == ["paid", "void"]
    assert story.money[1] == 7


def test_the_next_heist_has_no_countdown_yet() -> None:
    story = begun().pick("boss countdown").leave(0, 1, 2, 3).done("heist", "report").lay(ROLES)
    assert not story.table.countdown
    assert story.options[-1] == "boss countdown"


def test_with_three_players_every_character_is_asked_for() -> None:
    story = Story(3, "10/1/none").lay("driver brute, crook brute, driver crook").leave((1, LEFT))
    story.pick("boss ask")
    asked = []
    while story.ask.what.key == "claim":
        asked.append(story.table.asked)
        story.pick("role:mastermind")
    assert asked == [(1, RIGHT), (2, LEFT), (2, RIGHT)]
