"""Four players: Lookouts choose what the opposing Mastermind may play."""

from __future__ import annotations

import pytest
from caper_boards import board, place, stack
from caper_story import Story

from pass_and_play.engine.ask import numbered
from pass_and_play.engine.desk import Curtain, Desk, Page
from pass_and_play.games.caper.board import CREAM, MINT, Board

CREAM_MASTERMIND, CREAM_LOOKOUT, MINT_MASTERMIND, MINT_LOOKOUT = range(4)
CREAMS = "the_banker the_dame the_artist the_chef"
MINTS = "the_barber the_bon_vivant the_safecracker the_informer"


def thieves() -> Story:
    """The first round, in which cream begins."""
    return Story(seats=4, deals={1: f"{CREAMS}, {MINTS}"})


def gear_round(table: Board, mints: str, creams: str = "") -> Story:
    """The second round, in which mint begins; `mints` are the cards of the mint Lookout."""
    dealt = (*mints.split(), *["."] * 6)[:6]
    return Story(table, seats=4, first_round=2, deals={2: f"{' '.join(dealt)} {creams}"})


def test_the_cards_are_dealt_to_the_lookouts() -> None:
    story = thieves()
    assert story.table.hands == (0, 4, 0, 4)
    assert story.table.lookouts
    assert not story.table.swap
    assert story.cards(CREAM_LOOKOUT) == CREAMS.split()


def test_both_lookouts_pass_two_to_the_opposing_mastermind_at_the_same_time() -> None:
    story = thieves()
    ask = story.expect("pass", seat=CREAM_LOOKOUT)
    assert (ask.least, ask.most, ask.options) == (2, 2, numbered("card", 4))
    assert ask.order == (CREAM_LOOKOUT, MINT_LOOKOUT)
    assert (story.table.phase, story.table.turn) == ("pass", None)
    story.pass_on("the_dame", "the_artist")
    # Nothing moves before both have chosen.
    assert story.table.hands == (0, 4, 0, 4)
    assert story.cards(CREAM_LOOKOUT) == CREAMS.split()
    story.expect("pass", seat=MINT_LOOKOUT)
    story.pass_on("the_barber", "the_informer")
    assert story.table.hands == (2, 2, 2, 2)
    story.expect("play_thief", seat=CREAM_MASTERMIND)
    assert story.cards(CREAM_MASTERMIND) == ["the_barber", "the_informer"]
    story.play("the_barber", 0).expect("play_thief", seat=MINT_MASTERMIND)
    assert story.cards(MINT_MASTERMIND) == ["the_dame", "the_artist"]


def test_the_other_card_goes_to_the_own_lookout() -> None:
    story = thieves().pass_on("the_dame", "the_artist").pass_on("the_barber", "the_informer")
    story.play("the_barber", 0)
    # Masterminds pass on when both have played.
    assert story.table.hands == (1, 2, 2, 2)
    story.play("the_dame", 0)
    assert story.table.hands == (0, 3, 0, 3)
    story.expect("pass", seat=CREAM_LOOKOUT)
    assert story.cards(CREAM_LOOKOUT) == ["the_banker", "the_chef", "the_informer"]
    story.idle()
    assert story.cards(MINT_LOOKOUT) == ["the_artist", "the_bon_vivant", "the_safecracker"]


def test_six_gear_cards_make_five_plays() -> None:
    """A Lookout holds 6, 5, 4, 3 and 2 cards before each pass."""
    story = thieves().to_round(2)
    held, played = [], 0
    while story.table.round == 1:
        if story.ask.what.key == "pass" and story.ask.seat == MINT_LOOKOUT:
            held.append(story.table.hands[MINT_LOOKOUT])
        played += story.ask.what.key == "play_gear" and story.ask.seat == MINT_MASTERMIND
        story.idle()
    assert (held, played) == ([6, 5, 4, 3, 2], 5)


def test_mint_begins_with_gear() -> None:
    story = thieves().to_round(2)
    assert story.expect("pass", seat=MINT_LOOKOUT).order == (MINT_LOOKOUT, CREAM_LOOKOUT)
    story.idle(2).expect("play_gear", seat=MINT_MASTERMIND)


def test_the_last_cards_are_discarded_when_the_lookouts_have_none() -> None:
    story = Story(seats=4, first_round=5, deals={5: "the_artist the_dame, the_fence the_miser"})
    story.pass_on("the_dame", "the_artist").pass_on("the_fence", "the_miser").play("the_fence", 0)
    assert story.discards(CREAM) == []
    story.play("the_dame", 1)
    assert (story.discards(CREAM), story.discards(MINT)) == (["the_miser"], ["the_artist"])
    assert [move.coin for move in story.moves[-2:]] == [False, False]
    assert story.coins[CREAM] == 1
    assert story.table.round == 5


# ---------------------------------------------------------------------- forced discards


def two_sides(coins: int = 0) -> Board:
    """Each side has a thief with room for gear."""
    places = (place("the_yacht", [stack("the_artist")], [stack("the_acrobat")]), place("the_bank"))
    return board("paris", *places, place("the_grand_hotel"), coins=(0, coins))


def test_gear_is_not_discarded_while_a_card_can_be_played() -> None:
    """The cream Lookout passes to the mint Mastermind, who begins."""
    story = gear_round(two_sides(), "", "tunnel_drill rope_ladder")
    story.idle().pass_on("tunnel_drill", "rope_ladder").expect("play_gear", seat=MINT_MASTERMIND)
    assert story.cards(MINT_MASTERMIND) == ["rope_ladder", "tunnel_drill"]
    assert story.options == ["card:0 thief:0"]


def test_either_is_discarded_for_a_coin_if_neither_can_be_played() -> None:
    story = gear_round(two_sides(), "", "tunnel_drill fire_axe rope_ladder")
    story.idle().pass_on("tunnel_drill", "fire_axe").expect("play_gear", seat=MINT_MASTERMIND)
    assert story.options == ["card:0 discard", "card:1 discard"]
    story.discard("fire_axe")
    assert story.discards(MINT) == ["fire_axe"]
    assert (story.coins, story.last.coin, story.last.gained) == ((0, 1, 9), True, 1)
    # With this the team has three points in the gear step.
    assert story.score.points[MINT][2] == 3


def test_no_room_counts_as_not_to_be_played() -> None:
    full = stack("the_acrobat", "velvet_pouch", "poster_tube", "padded_crate")
    places = (place("the_yacht", [stack("the_artist")], [full]), place("the_bank"), place("the_grand_hotel"))
    story = gear_round(board("paris", *places, coins=(0, 4)), "", "rope_ladder tip_jar")
    story.idle().pass_on("rope_ladder", "tip_jar")
    assert story.options == ["card:0 discard", "card:1 discard"]


def test_a_forced_discard_brings_no_coin_from_an_empty_supply() -> None:
    story = gear_round(two_sides()._replace(supply=0, coins=(10, 0)), "", "tunnel_drill fire_axe")
    story.idle().pass_on("tunnel_drill", "fire_axe").discard("fire_axe")
    assert story.coins == (10, 0, 0)


@pytest.mark.parametrize("gear", [0, 1, 4])
def test_every_gear_card_in_the_own_discard_area_scores_three(gear: int) -> None:
    """Last cards of rounds as well as forced ones: three last ones and a forced one are 12. No thieves."""
    area = ["rope_ladder", "tip_jar", "fire_axe", "tunnel_drill"][:gear]
    places = (place("the_yacht"), place("the_bank"), place("the_grand_hotel"))
    table = board("paris", *places, discards=([*area, "the_dame", "the_chef"], []))
    story = Story(table, seats=4)
    assert story.score.points[CREAM] == (0, 0, 3 * gear, 0)
    # With two players a discard area counts nothing.
    assert Story(table).score.totals == (0, 0)


def test_a_card_that_is_brought_back_counts_no_more() -> None:
    places = (place("the_yacht", [], [stack("the_acrobat")]), place("the_bank"), place("the_grand_hotel"))
    table = board("paris", *places, discards=([], ["rope_ladder"]))
    story = gear_round(table, "", "salvage_hook tip_jar")
    assert story.score.points[MINT][2] == 3
    story.idle().pass_on("salvage_hook", "tip_jar").play("salvage_hook", on="the_acrobat")
    story.back("rope_ladder", on="the_acrobat")
    # Only the point of the ladder itself.
    assert story.score.points[MINT][2] == 1


# ---------------------------------------------------------------------- who sees what


def test_a_lookouts_hand_is_hidden_from_everybody_the_team_mate_too() -> None:
    story = thieves()
    for seat in (CREAM_MASTERMIND, MINT_MASTERMIND, MINT_LOOKOUT):
        assert "the_banker" not in (*story.cards(seat), *story.passed(seat))
    assert story.cards(MINT_LOOKOUT) == ["?"] * 4


def test_what_was_passed_is_seen_when_the_receivers_turn_begins() -> None:
    story = thieves().pass_on("the_dame", "the_artist").pass_on("the_barber", "the_informer")
    assert story.cards(CREAM_MASTERMIND) == ["the_barber", "the_informer"]
    assert story.cards(MINT_MASTERMIND) == ["?", "?"]
    assert story.passed(CREAM_LOOKOUT) == ["the_dame", "the_artist"]
    assert story.passed(MINT_LOOKOUT) == ["the_barber", "the_informer"]
    assert story.passed(CREAM_MASTERMIND) == story.passed(MINT_MASTERMIND) == []


def test_who_holds_what_was_passed_on_is_not_told() -> None:
    story = thieves().pass_on("the_dame", "the_artist").pass_on("the_barber", "the_informer")
    story.play("the_barber", 0).play("the_dame", 0)
    # The Artist is with the mint Lookout now, The Informer with the cream one: both may pass them on.
    assert story.passed(CREAM_LOOKOUT) == ["the_artist"]
    assert story.passed(MINT_MASTERMIND) == ["the_artist"]
    story.pass_on("the_informer", "the_banker")
    assert story.passed(MINT_LOOKOUT) == ["the_informer"]
    story.pass_on("the_artist", "the_safecracker")
    # Mint knows The Artist, and has not looked at its hand; The Informer is there, too.
    assert story.cards(MINT_MASTERMIND) == ["?", "?"]
    assert story.passed(MINT_MASTERMIND) == ["the_artist"]
    assert story.cards(CREAM_MASTERMIND) == ["the_artist", "the_safecracker"]
    assert story.passed(MINT_LOOKOUT) == ["the_artist", "the_safecracker", "the_informer"]
    # The Artist is in the hand of its own Mastermind: it is one of those passed on, and that is all.
    assert story.passed(CREAM_LOOKOUT) == ["the_banker", "the_artist", "the_informer"]


def test_a_known_card_that_comes_back_is_not_noticed_before_the_turn() -> None:
    """The Artist goes from the mint Mastermind all around the table and back."""
    story = thieves().pass_on("the_dame", "the_artist").pass_on("the_barber", "the_informer")
    story.play("the_barber", 0).play("the_dame", 0)
    story.pass_on("the_banker", "the_chef").pass_on("the_artist", "the_safecracker")
    story.play("the_safecracker", 1).play("the_banker", 1)
    story.expect("pass", seat=CREAM_LOOKOUT)
    assert story.passed(MINT_MASTERMIND) == ["the_artist", "the_chef"]
    story.pass_on("the_artist", "the_informer").pass_on("the_bon_vivant", "the_chef")
    story.expect("play_thief", seat=CREAM_MASTERMIND)
    assert story.cards(MINT_MASTERMIND) == ["?", "?"]
    assert story.passed(MINT_MASTERMIND) == ["the_artist", "the_chef"]
    story.play("the_bon_vivant", 2)
    assert story.cards(MINT_MASTERMIND) == ["the_artist", "the_informer"]
    assert story.passed(MINT_MASTERMIND) == ["the_chef"]


def test_what_a_look_tells_of_known_cards_is_a_secret_of_that_seat() -> None:
    """So the laws can tell a seat that was shown where its cards have gone from one that was not."""
    story = thieves().pass_on("the_dame", "the_artist").pass_on("the_barber", "the_informer")
    looks = [secret for secret in story.game.secrets() if secret.kind == "hand"]
    assert {tuple(secret.open_to): secret.value for secret in looks} == {
        (CREAM_LOOKOUT,): tuple(CREAMS.split()),
        (MINT_LOOKOUT,): tuple(MINTS.split()),
        (CREAM_MASTERMIND,): ("the_barber", "the_informer"),
    }
    assert [secret.kind for secret in Story(seats=2).game.secrets()].count("hand") == 0


def test_a_lookouts_choice_shows_on_no_screen_before_both_have_chosen() -> None:
    story = thieves()
    desk = Desk(story.session, keep=lambda picks, progress: None)
    assert isinstance(desk.step, Curtain)
    before = desk.table
    page = desk.step.lift()
    page.answer(["card:1", "card:2"])
    assert isinstance(desk.step, Curtain)
    assert (desk.step.seat, desk.step.order) == (MINT_LOOKOUT, (CREAM_LOOKOUT, MINT_LOOKOUT))
    assert desk.table == before
    desk.step.lift()
    assert isinstance(desk.step, Page)
    assert desk.step.table == before
