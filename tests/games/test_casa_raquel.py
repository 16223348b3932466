"""The power cut of round 2: Raquel may exchange one card, and nobody learns that she did."""

from __future__ import annotations

import dataclasses

import pytest
from casa import Story, card, press_of, shown
from tale import keys

from pass_and_play.engine.ask import Where, Who

CHARACTERS = "gangster, Professor, Raquel, gangster, hostage"
FIRST = "note 0, note 0, sab 0, sab 0, sab 0"
STOPPED = "sab 0, sab 0, note 0, note 0, sab 0"
SECOND = "note +500, note 0, sab 0, sab -250, note 0"
"""Round 2 of the worked example: selected are the cards of seats 0, 1 and 2, of which 2 is Raquel."""


def cut(first: str = FIRST, *, second: str = SECOND, selected: tuple[int, int] = (0, 2)) -> Story:
    """Up to the power cut of round 2, in which seat 1 leads and has selected two others' cards."""
    story = Story(CHARACTERS, first, second).lead(0).play_round(1, 2).lead(1)
    return story.lay().talk().select(*selected)


def test_it_follows_the_selection_and_comes_before_the_reveal() -> None:
    story = cut()
    assert story.table.phase == "cut_2"
    assert story.table.selected == (1, 0, 2)
    assert story.table.press == ()
    story.cut_2()
    assert story.table.phase == "result"


def test_everybody_gets_the_same_questions_in_table_order() -> None:
    story = cut()
    for seat in range(5):
        ask = story.expect("cut_2.raquel" if seat == 2 else "cut_2.others", seat=seat, where=Where.DARK)
        assert ask.order == (0, 1, 2, 3, 4)
        assert story.options == ["seat:3", "seat:4", "leave"]
        first = ask.shape
        story.pick("seat:3")
        assert (story.ask.seat, story.ask.where) == (seat, Where.DARK)
        assert story.options == ["seat:0", "seat:1", "seat:2"]
        assert (first, story.ask.shape) == ((3, 1, 1, True), (3, 1, 1, False))
        story.pick("seat:0")


# ---------------------------------------------------------------- worked example 9


@pytest.mark.parametrize(("first", "loot"), [(FIRST, 250), (STOPPED, 0)])
def test_example_9_a_sabotage_comes_in_for_a_banknote(first: str, loot: int) -> None:
    story = cut(first).cut_2(seat_2=(3, 0))
    assert shown(story.table.press) == press_of("note 0, sab 0, sab -250")
    assert story.table.loot == loot


def test_example_9_a_banknote_that_was_looked_at_must_come_in() -> None:
    story = cut().cut_2(seat_2=(4, 0))
    assert shown(story.table.press) == press_of("note 0, note 0, sab 0")
    assert story.table.loot == 1000


def test_example_9_without_her_the_round_would_have_brought_more() -> None:
    story = cut().cut_2()
    assert shown(story.table.press) == press_of("note +500, note 0, sab 0")
    assert story.table.loot == 1500


# ---------------------------------------------------------------- what she sees and may do


def test_she_sees_the_card_that_she_points_at_and_only_while_she_chooses() -> None:
    story = cut().mark(0, None).mark(1, None)
    assert story.hand(2).seen is None
    story.pick("seat:3")
    assert (story.hand(2).touched, story.hand(2).seen) == (3, card("sab -250"))
    story.pick("seat:0")
    assert story.hand(2).seen is None
    story.mark(3, None).mark(4, None)
    assert (story.hand(2).touched, story.hand(2).seen) == (None, None)


def test_after_the_look_she_must_exchange() -> None:
    story = cut().mark(0, None).mark(1, None).pick("seat:3")
    assert "leave" not in story.options


def test_she_may_decline_and_then_sees_nothing() -> None:
    story = cut().cut_2(seat_0=(3, 1), seat_1=(4, 2))
    assert (story.hand(2).touched, story.hand(2).seen) == (None, None)
    assert story.hand(2).notes == ()
    assert story.table.loot == 1500


def test_nobody_else_sees_a_card_by_touching_it() -> None:
    story = cut()
    for seat in (0, 1):
        story.pick("seat:3")
        assert (story.hand(seat).touched, story.hand(seat).seen) == (3, None)
        story.pick("seat:0")


def test_she_may_point_at_her_own_card_which_binds_her_too() -> None:
    story = cut(second="note +500, note 0, sab -500, sab -250, note 0", selected=(0, 4))
    story.mark(0, None).mark(1, None)
    assert story.options == ["seat:2", "seat:3", "leave"]
    story.pick("seat:2")
    assert story.hand(2).seen == story.hand(2).laid == card("sab -500")
    assert story.options == ["seat:0", "seat:1", "seat:4"]
    story.pick("seat:0").mark(3, None).mark(4, None)
    assert shown(story.table.press) == press_of("sab -500, note 0, note 0")
    assert story.hand(2).laid == card("sab -500")


def test_as_leader_she_keeps_her_power_and_may_give_her_own_card() -> None:
    story = Story(CHARACTERS, FIRST, SECOND).lead(0).play_round(1, 2).lead(2).lay().talk().select(0, 1)
    assert story.table.selected == (2, 0, 1)
    story.cut_2(seat_2=(3, 2))
    assert shown(story.table.press) == press_of("note +500, note 0, sab -250")
    assert story.table.selected == (2, 0, 1)


@pytest.mark.parametrize(
    ("goes", "left"),
    [(0, "note 0, sab 0, sab -250"), (1, "note +500, sab 0, sab -250"), (2, "note +500, note 0, sab -250")],
)
def test_any_selected_card_may_go_even_the_leaders_or_her_own(goes: int, left: str) -> None:
    assert shown(cut().cut_2(seat_2=(3, goes)).table.press) == press_of(left)


def test_the_marks_of_the_others_change_nothing() -> None:
    story = cut().cut_2(seat_0=(3, 1), seat_1=(4, 2), seat_3=(3, 0), seat_4=(3, 2))
    assert shown(story.table.press) == press_of("note +500, note 0, sab 0")
    assert story.table.loot == 1500


def test_only_round_2_is_exchanged() -> None:
    story = Story(CHARACTERS, FIRST, SECOND, "note +250, note +250, sab 0, sab -250, sab -500").lead(0)
    story.play_round(1, 2).lead(1).lay().talk().select(0, 2).cut_2(seat_2=(3, 0)).go_on().lead(2)
    story.lay().talk().select(0, 1)
    assert shown(story.table.press) == press_of("note +250, note +250, sab 0")
    assert [score.after for score in story.table.scores] == [500, 250, 1250]


# ---------------------------------------------------------------- nobody learns of it


def test_the_exchange_cannot_be_told_from_none() -> None:
    """Two plain sabotages change places: every page but Raquel's own is the same as if she had declined."""
    second = "note +500, note 0, sab 0, sab 0, note 0"
    exchanged = cut(second=second).cut_2(seat_2=(3, 2))
    declined = cut(second=second).cut_2()
    while exchanged.table.round < 5:
        assert exchanged.table == declined.table
        for seat in (0, 1, 3, 4):
            assert exchanged.hand(seat) == declined.hand(seat)
        assert exchanged.hand(2) == dataclasses.replace(declined.hand(2), notes=exchanged.hand(2).notes)
        for story in (exchanged, declined):
            story.pick(*story.options[-story.ask.least :])


def test_the_owners_pages_go_on_showing_the_cards_that_they_laid() -> None:
    story = cut()
    selected, laid = story.table.selected, story.table.laid
    story.cut_2(seat_2=(3, 0))
    for moment in ("result", "succession"):
        assert story.table.phase == moment
        assert (story.table.selected, story.table.laid) == (selected, laid)
        assert story.hand(0).laid == card("note +500")
        assert story.hand(3).laid == card("sab -250")
        assert story.hand(0).notes == story.hand(3).notes == ()
        story.pick(story.options[0])


def test_at_dawn_the_table_reads_the_same_whatever_happened() -> None:
    before = ["log.leader", "log.laid", "log.selected"]
    for story in (cut().cut_2(), cut().cut_2(seat_2=(4, 0)), cut().cut_2(seat_0=(3, 1), seat_4=(3, 1))):
        assert keys(story.table.log) == [*before, "log.running", *before, "log.cut_2", "log.running"]
        assert story.table.log[-2].params == ()


def test_marks_are_written_into_the_private_notebooks() -> None:
    story = cut().cut_2(seat_0=(3, 1), seat_2=(3, 0))
    (mark,) = story.hand(0).notes
    assert (mark.key, mark.params) == ("note.marked", (("seat", Who(3)), ("other", Who(1))))
    (exchange,) = story.hand(2).notes
    assert (exchange.key, exchange.params) == ("note.exchanged", (("seat", Who(3)), ("other", Who(0))))
    assert [story.hand(seat).notes for seat in (1, 3, 4)] == [()] * 3
    assert not {"note.marked", "note.exchanged"} & set(keys(story.table.log))


def test_no_mark_is_written_before_dawn() -> None:
    """Effects come after the last seat: until then the pages of those who were asked do not change."""
    story = cut()
    for seat in range(4):
        story.mark(seat, (3, 0))
        assert all(story.hand(other).notes == () for other in range(5))
        assert story.table.press == ()
