"""Three players: the Snitch gives the Masterminds their cards."""

from __future__ import annotations

import pytest
from caper_story import Story

from pass_and_play.games.caper.board import CREAM, MINT
from pass_and_play.games.caper.snitch import points

SNITCH = 2
DECK = "the_banker the_dame, the_chef the_artist, the_barber the_fence, the_informer the_miser"
"""The first card of cream and of mint, and what the Snitch draws in three turns."""


def thieves() -> Story:
    """The first round."""
    return Story(seats=3, deals={1: DECK})


def test_the_deck_is_double_the_cards_of_the_round() -> None:
    story = thieves()
    # Eight cards: one went to each Mastermind, and two are in the Snitch's hand.
    assert story.table.hands == (1, 1, 2)
    assert story.table.deck == 4
    assert (story.table.swap, story.table.lookouts) == (False, False)
    story.to_round(2)
    assert (story.table.hands, story.table.deck) == ((1, 1, 2), 8)


def test_the_snitch_draws_two_and_gives_one_to_each() -> None:
    story = thieves()
    story.expect("give", seat=SNITCH)
    assert (story.table.phase, story.table.turn) == ("give", None)
    assert sorted(story.cards(SNITCH)) == ["the_artist", "the_chef"]
    assert story.options == ["card:0 side:0", "card:0 side:1", "card:1 side:0", "card:1 side:1"]
    story.give("the_chef", MINT)
    assert story.table.hands == (2, 2, 0)
    story.expect("play_thief", seat=0)
    assert story.cards(0) == ["the_banker", "the_artist"]
    story.play("the_banker", 0).expect("play_thief", seat=1)
    assert story.cards(1) == ["the_dame", "the_chef"]


@pytest.mark.parametrize(
    ("pick", "creams"),
    [
        ("card:0 side:0", "the_artist"),
        ("card:0 side:1", "the_chef"),
        ("card:1 side:0", "the_chef"),
        ("card:1 side:1", "the_artist"),
    ],
)
def test_either_card_may_be_named_and_either_side(pick: str, creams: str) -> None:
    assert creams in thieves().pick(pick).cards(0)


def test_masterminds_keep_their_other_card_and_the_snitch_begins_a_new_turn() -> None:
    story = thieves().give("the_chef", MINT).play("the_banker", 0).play("the_dame", 1)
    story.expect("give", seat=SNITCH)
    assert story.table.hands == (1, 1, 2)
    assert (story.cards(0), story.cards(1)) == (["the_artist"], ["the_chef"])
    story.give("the_barber", CREAM)
    assert story.cards(0) == ["the_artist", "the_barber"]


def test_when_the_deck_is_used_up_the_last_cards_are_discarded_for_no_coin() -> None:
    story = thieves().give("the_chef", MINT).play("the_artist", 0).play("the_chef", 0)
    story.give("the_barber", MINT).play("the_fence", 0).play("the_barber", 0)
    story.give("the_miser", CREAM)
    assert story.table.deck == 0
    coins = story.coins
    story.play("the_miser", 1)
    # Cream waits for mint with the last card.
    assert story.discards(CREAM) == []
    story.play("the_informer", 1)
    assert (story.discards(CREAM), story.discards(MINT)) == (["the_banker"], ["the_dame"])
    assert story.coins == coins
    assert [move.coin for move in story.moves[-2:]] == [False, False]
    assert story.table.round == 1


def test_everybody_plays_as_many_cards_as_with_two() -> None:
    story = thieves()
    asked = {"give": 0, "play_thief": 0, "play_gear": 0}
    while story.table.phase != "scoring":
        if story.ask.what.key in asked:
            asked[story.ask.what.key] += 1
        story.idle()
    assert asked == {"give": 21, "play_thief": 12, "play_gear": 30}


def test_mint_plays_first_with_gear() -> None:
    story = thieves().to_round(2)
    story.expect("give", seat=SNITCH)
    story.idle().expect("play_gear", seat=1)


def test_gear_may_be_discarded_for_a_coin() -> None:
    story = thieves().to_round(2).idle()
    before = story.coins[MINT]
    assert [way for way in story.options if way.endswith("discard")] == ["card:0 discard", "card:1 discard"]
    assert story.pick("card:0 discard").coins[MINT] == before + 1


# ---------------------------------------------------------------------- who sees what


def test_the_snitch_does_not_see_the_first_cards() -> None:
    story = thieves()
    assert story.passed(SNITCH) == []
    story.give("the_chef", MINT)
    assert story.passed(SNITCH) == ["the_artist", "the_chef"]
    story.play("the_artist", 0)
    assert story.passed(SNITCH) == ["the_chef"]
    story.play("the_dame", 1)
    # The first card of cream is still in its hand, and was never seen by the Snitch.
    assert story.passed(SNITCH) == ["the_chef"]


def test_masterminds_see_only_their_own() -> None:
    story = thieves()
    assert (story.cards(0), story.cards(1)) == (["?"], ["?"])
    story.give("the_chef", MINT)
    assert story.cards(1) == ["?", "?"]
    story.play("the_banker", 0)
    assert (story.passed(0), story.passed(1)) == ([], [])
    story.play("the_chef", 0).give("the_barber", CREAM)
    # A new card lies face down beside the one that was kept, until the turn begins.
    assert story.cards(1) == ["the_dame", "?"]
    assert story.passed(0) == story.passed(1) == []


# ---------------------------------------------------------------------- the score


@pytest.mark.parametrize(
    ("cream", "mint", "snitch"),
    [(30, 24, 29), (24, 30, 29), (30, 25, 30), (28, 28, 32), (5, 5, 5), (0, 0, 0), (11, 5, 6), (12, 5, 7)],
)
def test_the_lower_score_and_a_sixth_of_the_higher(cream: int, mint: int, snitch: int) -> None:
    assert points((cream, mint)) == snitch
