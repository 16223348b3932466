"""The end: how a game is won, and what the ending tells."""

from __future__ import annotations

import pytest
from caper_boards import board, place, stack
from caper_story import Story

from pass_and_play.engine.ask import TABLE, Ending, Where
from pass_and_play.games.caper.board import Board, Stack
from pass_and_play.games.caper.ending import ending
from pass_and_play.games.caper.parts import MASTERMINDS, SNITCH, TEAMS, Part
from pass_and_play.games.caper.scoring import Score, score

SETS = (1, 3, 7)
THREE = (MASTERMINDS[1], SNITCH, MASTERMINDS[0])


def ends(table: Board, parts: tuple[Part, ...] = MASTERMINDS) -> Ending:
    """How a game ends with this board."""
    return ending(score(table, SETS, lookouts=parts == TEAMS), parts)


def bank(cream: list[Stack], mint: list[Stack], coins: tuple[int, int] = (0, 0)) -> Board:
    """One location counts; nobody is at the others."""
    places = (place("the_yacht", cream, mint), place("the_grand_hotel"), place("the_auction_house"))
    return board("paris", *places, coins=coins)


def scored(cream: int, mint: int) -> Score:
    """A score of so many points."""
    return Score((), (), (), (0, 0), ((0, 0, 0, 0), (0, 0, 0, 0)), ((cream, 0, 0, 0), (mint, 0, 0, 0)))


def test_after_the_sixth_round_everything_is_counted_on_the_table() -> None:
    story = Story().to_round(7)
    story.expect("scoring", seat=TABLE, where=Where.OPEN)
    assert (story.table.phase, story.table.turn, story.options) == ("scoring", None, ["done"])
    assert story.table.hands == (0, 0)
    score_then = story.score
    story.pick("done")
    assert story.session.waiting is None
    assert story.table.phase == "over"
    assert story.score == score_then
    cream, mint = score_then.totals
    assert dict(story.ending.scores)["cream"] == cream
    assert dict(story.ending.scores)["mint"] == mint


def test_most_points_win() -> None:
    over = ends(bank([stack("the_bon_vivant")], [stack("the_acrobat")]))
    # The yacht goes to the Acrobat: 4 points, two jewels (2), and its own 2; the Bon Vivant has 1.
    assert (over.how, over.winners, over.sides) == ("points", (1,), ("cream", "mint"))
    figures = dict(over.scores)
    assert (figures["cream"], figures["mint"]) == (1, 8)
    assert (figures["mint_locations"], figures["mint_thieves"]) == (4, 2)
    assert (figures["mint_gear"], figures["mint_goods"]) == (0, 2)


def test_a_tie_goes_to_the_most_coins() -> None:
    same = [stack("the_artist")], [stack("the_artist")]
    over = ends(bank(*same, coins=(2, 3)))
    assert (over.how, over.winners) == ("coins", (1,))
    assert dict(over.scores)["mint_coins"] == 3
    over = ends(bank(*same, coins=(3, 2)))
    assert (over.how, over.winners) == ("coins", (0,))


def test_a_tie_in_coins_too_goes_to_cream() -> None:
    over = ends(bank([stack("the_artist")], [stack("the_artist")], coins=(2, 2)))
    assert (over.how, over.winners) == ("cream", (0,))
    # 0 to 0 is a tie at every location, and nobody has anything.
    assert ends(bank([], [])).how == "cream"


def test_coins_of_rewards_break_ties_too() -> None:
    places = (
        place("the_fountain_square", [stack("the_artist")]),
        place("the_yacht", [], [stack("the_artist")]),
        place("the_grand_hotel"),
    )
    # Fountain Square: 5 points, 3 coins, an antique. The Yacht: 4 points, two jewels.
    over = ends(board("rome", *places))
    assert (over.how, over.winners) == ("coins", (0,))


def test_a_tie_at_a_location_gives_it_to_nobody() -> None:
    story_score = score(bank([stack("the_artist")], [stack("the_artist")]), SETS, lookouts=False)
    assert story_score.capers[0] == (2, 2)
    assert story_score.won == (None, None, None)
    assert story_score.totals == (0, 0)


@pytest.mark.parametrize(
    ("cream", "mint", "how", "winners", "snitch"),
    [
        (30, 24, "mastermind", (2,), 29),
        (24, 30, "mastermind", (0,), 29),
        (30, 25, "snitch", (1,), 30),
        (28, 28, "snitch", (1,), 32),
        (5, 5, "snitch", (1,), 5),
    ],
)
def test_the_snitch_wins_if_nobody_has_more(
    cream: int, mint: int, how: str, winners: tuple[int, ...], snitch: int
) -> None:
    over = ending(scored(cream, mint), THREE)
    assert (over.how, over.winners, over.sides) == (how, winners, ("mint", "snitch", "cream"))
    assert dict(over.scores)["snitch"] == snitch


def test_teams_win_and_lose_together() -> None:
    table = bank([stack("the_artist")], [])
    over = ends(table, TEAMS)
    assert (over.how, over.winners) == ("points", (0, 1))
    assert over.sides == ("cream", "cream", "mint", "mint")
    assert "snitch" not in dict(over.scores)


def test_discards_of_gear_can_decide_between_teams() -> None:
    places = (place("the_yacht", [stack("the_artist")]), place("the_bank"), place("the_grand_hotel"))
    table = board("paris", *places, discards=([], ["rope_ladder", "tip_jar", "fire_axe"]))
    over = ends(table, TEAMS)
    # Cream: 4 points and two jewels.
    assert (over.winners, dict(over.scores)["cream"], dict(over.scores)["mint_gear"]) == ((2, 3), 6, 9)
    assert ends(table).winners == (0,)


def test_teams_break_ties_as_two_players_do() -> None:
    same = [stack("the_artist")], [stack("the_artist")]
    assert ends(bank(*same, coins=(1, 2)), TEAMS).winners == (2, 3)
    assert ends(bank(*same), TEAMS).winners == (0, 1)


def test_all_figures_are_named() -> None:
    names = [name for name, _ in ending(scored(3, 4), THREE).scores]
    steps = ("locations", "thieves", "gear", "goods", "coins")
    each = [f"{side}_{step}" for side in ("cream", "mint") for step in steps]
    assert names == ["cream", "mint", "snitch", *each]
