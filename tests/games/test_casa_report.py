"""After the end of La Casa de Papel: what the report tells, and what it keeps."""

from __future__ import annotations

from typing import Any

from casa import Story, card, fits

from pass_and_play.engine.secret import HIDDEN
from pass_and_play.games.casa_de_papel.cards import ActionCard, Character
from pass_and_play.games.casa_de_papel.report import Guess, Mark, Report

CHARACTERS = "gangster, Professor, Raquel, gangster, hostage"
FIRST = "note 0, note 0, sab 0, sab 0, sab 0"
SECOND = "note +500, note 0, sab 0, sab -250, note 0"
"""Round 2: selected are the cards of seats 0, 1 and 2; from loot 500 they make 1,500."""


def told(**options: Any) -> Story:
    """A whole match: Raquel gives the card of seat 0 for that of seat 3, the Professor looks at seat 2."""
    story = Story(CHARACTERS, FIRST, SECOND, **options).lead(0).play_round(1, 2).lead(1)
    story.lay().talk().select(0, 2).cut_2(seat_0=(3, 1), seat_2=(3, 0), seat_4=(4, 0)).go_on().appoint()
    story.to_round(4).lay().cut_4(seat_0=1, seat_1=2, seat_3=2).talk().select().go_on().appoint()
    return story.to_end()


def report(story: Story) -> Report:
    """The report, which has to be open."""
    assert story.table.report is not None
    return story.table.report


def test_there_is_no_report_before_the_end() -> None:
    story = Story(CHARACTERS, FIRST, SECOND)
    while story.session.waiting is not None:
        assert story.table.report is None
        story.pick(*story.options[: story.ask.least])
    assert story.table.report is not None


def test_the_report_tells_what_each_mark_would_have_made_of_round_2() -> None:
    story = told()
    assert report(story).plain == 1500
    assert report(story).marks == (
        Mark(0, comes=3, goes=1, card=card("sab -250"), loot=250),
        Mark(1, comes=None, goes=None, card=None, loot=1500),
        Mark(2, comes=3, goes=0, card=card("sab -250"), loot=250),
        Mark(3, comes=None, goes=None, card=None, loot=1500),
        Mark(4, comes=4, goes=0, card=card("note 0"), loot=1000),
    )
    assert story.table.scores[1].after == 250


def test_the_report_tells_who_guessed_right_in_round_4() -> None:
    assert report(told()).guesses == (
        Guess(0, other=1, right=True),
        Guess(1, other=2, right=False),
        Guess(2, other=None, right=False),
        Guess(3, other=2, right=False),
        Guess(4, other=None, right=False),
    )


def test_the_report_names_the_two_powers() -> None:
    assert (report(told()).raquel, report(told()).professor) == (2, 1)


def test_the_report_shows_every_card_and_what_became_of_it() -> None:
    story = told()
    hands = report(story).hands
    assert [len(hand) for hand in hands] == [5] * 5
    assert [hand[1].card for hand in hands] == [card(text) for text in SECOND.split(",")]
    assert [hand[1].counted for hand in hands] == [False, True, True, True, False]
    assert [hand[1].exchanged for hand in hands] == [True, False, False, True, False]
    for number in range(5):
        counted = [hand[number].card for hand in hands if hand[number].counted]
        score = story.table.scores[number]
        assert len(counted) == 3
        assert sum(each.kind is score.majority for each in counted) == max(score.banknotes, score.sabotages)
        assert sum(each.value for each in counted if each.kind is score.majority) == score.values
        assert any(hand[number].exchanged for hand in hands) == (number == 1)


def test_characters_are_shown_in_any_case() -> None:
    for story in (told(), told(open_report=False)):
        for character, name in zip(story.table.characters, CHARACTERS.split(", "), strict=True):
            assert isinstance(character, Character)
            assert fits(character, name)


def test_a_closed_report_keeps_cards_exchange_and_marks() -> None:
    story = told(open_report=False)
    assert story.table.report is None
    assert story.table.selected != ()
    assert len([each for each in story.table.press if isinstance(each, ActionCard)]) == 3
    assert all(story.hand(seat).cards == () for seat in range(5))
    assert {secret.kind for secret in story.session.game.secrets() if secret.peek(-1) is not HIDDEN} == {
        "character",
        "action",
    }
    face_up = [s for s in story.session.game.secrets() if s.kind == "action" and s.peek(-1) is not HIDDEN]
    assert len(face_up) == 3


def test_a_closed_report_shows_what_was_set_aside() -> None:
    story = Story("Professor, Raquel, gangster, hostage", open_report=False).to_end()
    (character,) = story.table.set_aside
    assert isinstance(character, Character)
    assert fits(character, "gangster")


def test_notebooks_stay_private_after_the_end() -> None:
    for story in (told(), told(open_report=False)):
        assert [len(story.hand(seat).notes) for seat in range(5)] == [2, 1, 1, 1, 1]
        assert not any(line.key.startswith("note.") for line in story.table.log)


def test_without_abilities_there_is_nothing_to_tell_of_the_dark() -> None:
    story = Story(CHARACTERS, FIRST, SECOND, abilities=False).lead(0).play_round(1, 2).lead(1)
    story.lay().talk().select(0, 2).go_on().appoint().to_end()
    assert (report(story).marks, report(story).guesses) == ((), ())
    assert report(story).plain == 1500
    assert not any(laid.exchanged for hand in report(story).hands for laid in hand)
