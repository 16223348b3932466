"""Threat cards: a look at one character that still lies there."""

from __future__ import annotations

from heist_story import LEFT, RIGHT, Story, role_keys
from tale import keys

from pass_and_play.engine.ask import Who, say
from pass_and_play.engine.secret import HIDDEN

ROLES = "driver, brute, crook, crook"


def begun(*threats: int) -> Story:
    """Four players with so many threat cards, and nothing is decided."""
    return Story(4, "10/1/none", threats=threats).lay(ROLES)


def threats_of(story: Story) -> list[str]:
    """The looks that are offered."""
    return [key for key in story.options if key.startswith("threat")]


def test_only_owners_may_look_at_others() -> None:
    assert threats_of(begun()) == []
    assert threats_of(begun(0, 1)) == ["threat:1 seat:0", "threat:1 seat:2", "threat:1 seat:3"]


def test_the_look_is_private_and_public_is_that_it_happened() -> None:
    story = begun(0, 1).look(1, 0)
    assert (story.table.phase, story.options) == ("look", ["done"])
    look = story.hand(1).look
    assert look is not None
    assert (look[0], look[1], role_keys([look[2]])) == (0, 0, ["driver"])
    assert [story.hand(seat).look for seat in (0, 2, 3)] == [None] * 3
    assert story.character(0).role is HIDDEN
    assert story.table.seats[1].threats == 0
    assert story.table.log[-1] == say("log.threat", seat=Who(1), who=Who(0))


def test_the_look_ends_and_a_note_stays() -> None:
    story = begun(0, 1).look(1, 0).pick("done")
    assert story.hand(1).look is None
    assert story.hand(1).notes == (say("note.seen", round=1, who=Who(0), role=say("role.driver")),)
    assert [story.hand(seat).notes for seat in (0, 2, 3)] == [()] * 3
    assert story.expect("negotiate")
    assert threats_of(story) == []


def test_a_leaver_is_not_looked_at_and_looks_at_nobody() -> None:
    story = begun(1, 1).leave(0)
    assert threats_of(story) == ["threat:1 seat:2", "threat:1 seat:3"]
    assert story.table.seats[0].threats == 1


def test_who_has_stayed_may_look_and_be_looked_at() -> None:
    story = begun(1).stay(0, 1)
    assert threats_of(story) == ["threat:0 seat:1", "threat:0 seat:2", "threat:0 seat:3"]


def test_several_in_one_heist() -> None:
    story = begun(2).look(0, 1).pick("done").look(0, 2).pick("done")
    assert story.table.seats[0].threats == 0
    assert keys(story.hand(0).notes) == ["note.seen", "note.seen"]


def test_a_card_that_was_gained_serves_from_the_next_heist_on() -> None:
    story = Story(4, "10/1/none", "8/1/none").lay(ROLES).leave(2, 3).stay(0, 1)
    assert story.table.seats[1].threats == 1
    story.to_report().done("report").lay(ROLES)
    assert threats_of(story) == ["threat:1 seat:0", "threat:1 seat:2", "threat:1 seat:3"]


def test_a_used_card_does_not_go_back_to_the_stock() -> None:
    story = begun(8).look(0, 1).pick("done").leave(2, 3).stay(0, 1)
    assert [step.threat for step in story.table.reveals] == [False, False]


def test_with_three_players_it_names_the_place() -> None:
    story = Story(3, "10/1/none", threats=[1]).lay("driver brute, crook brute, driver crook")
    story.leave((1, LEFT), (0, LEFT))
    assert threats_of(story) == [
        "threat:0 seat:1 place:1", "threat:0 seat:2 place:0", "threat:0 seat:2 place:1"
    ]  # fmt: skip
    story.look(0, (2, RIGHT))
    look = story.hand(0).look
    assert look is not None
    assert (look[:2], role_keys([look[2]])) == ((2, 1), ["crook"])
    story.pick("done")
    (note,) = story.hand(0).notes
    assert dict(note.params)["who"] == say("log.right", seat=Who(2))
