"""A round of two players: cards are played in turn, and hands are swapped."""

from __future__ import annotations

from itertools import pairwise

from caper_boards import board, place, stack
from caper_story import Story

from pass_and_play.engine.ask import DONE, TABLE, Where
from pass_and_play.engine.desk import Curtain, Desk, GlanceCurtain, Page
from pass_and_play.engine.secret import HIDDEN
from pass_and_play.games.caper.board import CREAM, MINT
from pass_and_play.games.caper.views import HandView

CREAMS = "the_banker the_dame the_artist the_chef"
MINTS = "the_barber the_bon_vivant the_safecracker the_informer"


def thieves() -> Story:
    """The first round, in which cream begins."""
    return Story(deals={1: f"{CREAMS}, {MINTS}"})


def test_the_first_player_of_the_round_plays_first() -> None:
    story = thieves()
    story.expect("play_thief", seat=0)
    assert (story.table.phase, story.table.turn, story.table.round) == ("play", CREAM, 0)
    story.play("the_dame", 0).expect("play_thief", seat=1)
    assert story.table.turn == MINT
    # Gear rounds begin with mint.
    story.to_round(2).expect("play_gear", seat=1)
    story.idle(1).expect("play_gear", seat=0)


def test_both_play_and_then_hands_are_swapped() -> None:
    story = thieves().play("the_dame", 0)
    assert story.cards(1) == MINTS.split()
    story.play("the_barber", 0)
    story.expect("play_thief", seat=0)
    assert story.cards(0) == ["the_bon_vivant", "the_safecracker", "the_informer"]
    story.play("the_informer", 1)
    assert story.cards(1) == ["the_banker", "the_artist", "the_chef"]
    story.play("the_chef", 1)
    assert story.cards(0) == ["the_banker", "the_artist"]


def test_the_table_says_whether_hands_are_swapped_after_the_turn() -> None:
    story = thieves()
    swaps = []
    while story.table.round == 0:
        swaps.append(story.table.swap)
        story.idle()
    assert swaps == [True, True, True, True, False, False]


def test_with_two_cards_left_one_is_played_and_the_last_discarded_at_once_for_no_coin() -> None:
    story = thieves().idle(4)
    assert story.cards(0) == ["the_artist", "the_chef"]
    coins = story.coins
    story.play("the_chef", 2)
    # The Chef brought one coin; the Artist none.
    assert story.coins == (coins[0] + 1, coins[1], coins[2] - 1)
    story.expect("play_thief", seat=1)
    assert story.discards(CREAM) == ["the_artist"]
    last = story.last
    assert (last.card.key, last.spot, last.coin, last.gained) == ("the_artist", None, False, 0)
    assert story.table.hands == (0, 2)


def test_the_round_ends_when_no_cards_are_left() -> None:
    story = thieves().idle(6)
    assert story.table.round == 1
    assert story.table.hands == (6, 6)
    assert [len(area) for area in story.board.discards] == [1, 1]
    assert sum(len(place.sides[CREAM]) for place in story.board.places) == 3


def test_the_fifth_round_begins_with_its_last_turn() -> None:
    story = Story(first_round=5, deals={5: "the_artist the_dame, the_fence the_miser"})
    assert story.table.hands == (2, 2)
    assert not story.table.swap
    story.play("the_dame", 0)
    assert (story.discards(CREAM), story.discards(MINT)) == (["the_artist"], [])
    story.play("the_miser", 0)
    assert (story.discards(CREAM), story.discards(MINT)) == (["the_artist"], ["the_fence"])
    assert story.table.round == 5


def test_everybody_takes_six_turns_with_thieves_and_fifteen_with_gear() -> None:
    story = thieves()
    turns = {"play_thief": [0, 0], "play_gear": [0, 0]}
    while story.table.phase != "scoring":
        if story.ask.what.key in turns:
            turns[story.ask.what.key][story.ask.seat] += 1
        story.idle()
    assert turns == {"play_thief": [6, 6], "play_gear": [15, 15]}


def test_who_ends_a_round_begins_the_next() -> None:
    """So the device stays with this seat: the second player of a round is the first of the next one."""
    story = thieves()
    seats = []
    while story.table.phase != "scoring":
        if story.ask.what.key in ("play_thief", "play_gear"):
            seats.append((story.table.round, story.ask.seat))
        story.idle()
    for (before, seat), (after, following) in pairwise(seats):
        assert (seat == following) == (before != after)


# ---------------------------------------------------------------------- what a seat sees


def test_a_hand_is_seen_when_its_turn_begins() -> None:
    story = thieves()
    assert story.cards(0) == CREAMS.split()
    assert story.cards(1) == ["?"] * 4
    story.play("the_banker", 0)
    assert story.cards(1) == MINTS.split()
    story.play("the_barber", 0)
    # Cream's turn: mint has the other hand, and will see it when the time comes.
    assert story.cards(1) == ["?"] * 3
    assert story.table.hands == (3, 3)


def test_what_was_passed_on_stays_known() -> None:
    story = thieves().play("the_banker", 0)
    assert (story.passed(0), story.passed(1)) == ([], [])
    story.play("the_informer", 0)
    assert story.passed(0) == ["the_dame", "the_artist", "the_chef"]
    assert story.passed(1) == ["the_barber", "the_bon_vivant", "the_safecracker"]
    story.play("the_barber", 1)
    # What was played lies on the table.
    assert story.passed(1) == ["the_bon_vivant", "the_safecracker"]
    story.play("the_dame", 1)
    # The hand comes back: it is the seat's own again as soon as its turn begins.
    assert story.cards(0) == ["the_artist", "the_chef"]
    assert story.passed(0) == ["the_bon_vivant", "the_safecracker"]
    assert story.cards(1) == ["?", "?"]


def test_a_known_hand_that_comes_back_is_face_down_until_the_turn_begins() -> None:
    story = thieves().play("the_dame", 0).play("the_barber", 0).play("the_informer", 1).play("the_chef", 1)
    # Mint has its first hand again, and knows both hands by now; neither is in view as its own.
    assert story.cards(1) == ["?", "?"]
    assert story.passed(1) == ["the_banker", "the_artist", "the_bon_vivant", "the_safecracker"]
    story.play("the_banker", 2)
    assert story.cards(1) == ["the_bon_vivant", "the_safecracker"]
    assert story.passed(1) == []


def test_places_in_a_hand_tell_nothing_of_the_deal() -> None:
    """Whatever order the cards come in, they are seen in that of the card file."""
    shuffled = "the_chef the_dame the_artist the_banker"
    story = Story(deals={1: f"{shuffled}, {MINTS}"})
    assert story.cards(0) == CREAMS.split()


def test_nothing_is_known_of_a_new_round() -> None:
    story = thieves().to_round(2)
    assert story.cards(0) == ["?"] * 6
    assert (story.passed(0), story.passed(1)) == ([], [])


def test_a_glance_shows_no_hand_before_its_turn() -> None:
    story = thieves()
    desk = Desk(story.session, keep=lambda picks, progress: None)
    desk.glance(1)
    assert isinstance(desk.step, GlanceCurtain)
    hand = desk.step.lift().hand
    assert isinstance(hand, HandView)
    assert hand.cards == (HIDDEN,) * 4


def test_no_curtain_comes_between_the_questions_of_one_turn() -> None:
    table = board(
        "paris",
        place("the_yacht", cream=[stack("the_artist")], mint=[stack("the_dame")]),
        coins=(1, 0),
    )
    story = Story(table, first_round=2, deals={2: "blazeblaster . . . . ."}).idle()
    desk = Desk(story.session, keep=lambda picks, progress: None)
    assert isinstance(desk.step, Curtain)
    desk.step.lift().answer([f"card:{story.cards(0).index('blazeblaster')} thief:0"])
    assert isinstance(desk.step, Page)
    assert (desk.step.seat, desk.step.ask.what.key) == (0, "flip")
    desk.step.answer(["rival:0"])
    assert isinstance(desk.step, Curtain)
    assert desk.step.seat == 1


def test_before_every_round_all_look_at_the_table() -> None:
    """So whoever ends a round and begins the next one does not play twice behind the other's back."""
    story = Story(seed=3)
    seen = []
    while (ask := story.session.waiting) is not None:
        if ask.what.key == "round":
            assert (ask.seat, ask.where, ask.options) == (TABLE, Where.OPEN, DONE)
            assert story.table.hands == (0, 0)
            seen.append((story.table.phase, story.table.round))
        story.session.answer((ask.options[0].key,))
    # The story has gone past the first one.
    assert seen == [("round", number) for number in range(1, 6)]
