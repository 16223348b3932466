"""The power cut of round 4: the Professor may look at one other player's character."""

from __future__ import annotations

import dataclasses

import pytest
from casa import Story, fits
from tale import keys

from pass_and_play.engine.ask import Where, Who
from pass_and_play.engine.secret import HIDDEN
from pass_and_play.games.casa_de_papel.cards import Character

CHARACTERS = "gangster, Professor, Raquel, gangster, hostage"


def cut() -> Story:
    """Up to the power cut of round 4; seat 1 is the Professor."""
    return Story(CHARACTERS).to_round(4).lay()


def test_it_follows_the_laying_of_cards_and_comes_before_the_discussion() -> None:
    story = cut()
    assert story.table.phase == "cut_4"
    assert story.table.laid == (4,) * 5
    assert story.table.selected == ()
    story.cut_4()
    assert story.table.phase == "discuss"


def test_everybody_gets_the_same_questions_in_table_order() -> None:
    story = cut()
    for seat in range(5):
        ask = story.expect("cut_4.professor" if seat == 1 else "cut_4.others", seat=seat, where=Where.DARK)
        assert ask.order == (0, 1, 2, 3, 4)
        assert story.options == [*(f"seat:{other}" for other in range(5) if other != seat), "leave"]
        assert ask.shape == (5, 1, 1, True)
        story.pick(story.options[0])
        assert (story.ask.seat, story.ask.where) == (seat, Where.DARK)
        assert story.ask.shape == (1, 1, 1, False)
        story.pick("done")


@pytest.mark.parametrize(("other", "name"), [(0, "gangster"), (2, "Raquel"), (4, "hostage")])
def test_the_professor_sees_one_character_and_only_while_looking(other: int, name: str) -> None:
    story = cut().leave()
    assert story.hand(1).seen is None
    story.pick(f"seat:{other}")
    seen = story.hand(1).seen
    assert isinstance(seen, Character)
    assert fits(seen, name)
    assert story.hand(1).touched == other
    story.pick("done")
    assert story.hand(1).seen is None
    story.cuts()
    assert (story.hand(1).touched, story.hand(1).seen) == (None, None)


def test_the_others_see_nothing_but_their_own_mark() -> None:
    story = cut().pick("seat:1")
    assert (story.hand(0).touched, story.hand(0).seen) == (1, None)
    story.pick("done")
    assert all(story.hand(seat).seen is None for seat in range(5))


def test_the_professor_may_decline() -> None:
    story = cut().cut_4(seat_0=1)
    assert story.hand(1).notes == ()
    assert keys(story.hand(0).notes) == ["note.guessed"]


def test_nobody_else_can_tell_whether_the_professor_looked() -> None:
    looked, declined = cut().cut_4(seat_1=2), cut().cut_4()
    while looked.table.round < 5:
        assert looked.table == declined.table
        for seat in (0, 2, 3, 4):
            assert looked.hand(seat) == declined.hand(seat)
        assert looked.hand(1) == dataclasses.replace(declined.hand(1), notes=looked.hand(1).notes)
        for story in (looked, declined):
            story.pick(*story.options[: story.ask.least])


def test_the_notebook_remembers_at_whom_the_professor_looked() -> None:
    story = cut().cut_4(seat_1=2, seat_3=0)
    (note,) = story.hand(1).notes
    assert (note.key, note.params) == ("note.looked", (("seat", Who(2)),))
    (note,) = story.hand(3).notes
    assert (note.key, note.params) == ("note.guessed", (("seat", Who(0)),))
    assert [story.hand(seat).notes for seat in (0, 2, 4)] == [()] * 3


def test_at_dawn_the_table_reads_the_same_whatever_happened() -> None:
    for story in (cut().cut_4(), cut().cut_4(seat_1=2), cut().cut_4(seat_0=1, seat_4=1)):
        assert (story.table.log[-1].key, story.table.log[-1].params) == ("log.cut_4", ())
        assert story.table.characters == (HIDDEN,) * 5
