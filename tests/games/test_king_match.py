"""A match of several games: who is executioner, how long it lasts, and who wins it."""

from __future__ import annotations

from typing import Any

import pytest
from king import Story

from pass_and_play.engine.ask import TABLE, Say

THREE = "loyalist hat, loyalist goblet, saboteur pardon"


def rewards(**options: Any) -> Story:
    """A match whose first game ended with one death: 6, 4, 6, 5."""
    return Story(THREE, **options).to_executions().kill(1).stop()


def test_crowns_carry_over_and_all_else_begins_anew() -> None:
    story = rewards().next_game(2)
    assert story.crowns == [6, 4, 6, 5]
    table = story.table
    assert (table.game, table.executioners, table.executioner) == (2, (0, 2), 2)
    assert (table.drawn, table.executions, table.payments, table.deeds) == ((), (), (), ())
    assert (table.counted, table.begun, table.must, table.per_dead, table.gallows_left) == (0, 0, 1, 1, 14)
    assert len(table.pool_items) == len(table.pool_roles) == 4
    assert len(table.results) == 1


def test_after_a_game_everything_is_shown() -> None:
    story = rewards(centre="mimic", put_away="jester")
    story.expect("rewards", seat=TABLE)
    result = story.result
    assert result.roles == (None, "loyalist", "loyalist", "saboteur")
    assert result.items == (None, "hat", "goblet", "pardon")
    assert (result.centre, result.put_away) == ("mimic", "jester")
    assert (result.game, result.executioner, result.how) == (1, 0, "normal")
    assert (result.dead, result.counted) == ((1,), 1)
    assert (result.changes, result.crowns, result.treasury) == ((1, -1, 1, 0), (6, 4, 6, 5), 59)
    assert result.payments == story.table.payments
    assert [prisoner.role for prisoner in story.table.prisoners] == [
        story.hand(seat).role for seat in (1, 2, 3)
    ]
    assert story.table.centre == story.table.pool_items[-1]
    assert story.table.put_away == story.table.pool_roles[-1]


def test_the_executioner_names_the_next_one() -> None:
    story = rewards().pick("done")
    story.expect("succession", seat=0)
    assert story.options == ["seat:1", "seat:2", "seat:3"]
    assert story.table.candidates == (1, 2, 3)


def test_everybody_is_executioner_once_and_the_last_one_is_not_named() -> None:
    story = rewards(play_on="always")
    story.next_game(3).play_game().pick("done")
    assert story.options == ["seat:1", "seat:2"]
    story.pick("seat:1").play_game().pick("done")
    # Only seat 2 is left.
    assert (story.table.executioner, story.table.game, story.table.games) == (2, 4, 4)
    story.play_game()
    assert story.options == ["done"]
    story.pick("done")
    assert story.table.phase == "over"
    assert sorted(story.table.executioners) == [0, 1, 2, 3]
    assert story.ending.how in ("crowns", "crowns_shared")


def test_a_fixed_number_of_games_anybody_else_may_follow() -> None:
    story = rewards(length="fixed", games=3, play_on="always").next_game(1).play_game().pick("done")
    assert story.options == ["seat:0", "seat:2", "seat:3"]
    story.pick("seat:0").play_game()
    assert story.options == ["done"]
    story.pick("done")
    assert story.table.executioners == (0, 1, 0)
    assert len(story.table.results) == 3


def test_the_table_may_stop_after_any_game() -> None:
    story = rewards()
    assert story.options == ["done", "stop"]
    story.pick("stop")
    assert story.ending.how == "crowns_shared"
    assert story.ending.winners == (0, 2)
    assert story.ending.scores == (
        ("games", 1),
        ("end_normal", 1),
        ("end_pardon", 0),
        ("end_princess", 0),
        ("end_treasury", 0),
        ("dead", 1),
        ("treasury", 59),
    )


def test_until_the_treasury_is_empty() -> None:
    story = rewards(length="treasury", crowns=[20, 20, 20, 18])
    # One crown came in, two went out.
    assert story.table.treasury == 1
    assert story.table.games is None
    assert story.options == ["done", "stop"]
    story = rewards(length="treasury", crowns=[20, 20, 20, 19])
    assert story.table.treasury == 0
    assert story.options == ["done"]
    story.pick("done")
    assert (story.ending.how, story.ending.winners) == ("treasury_shared", (0, 2))


def test_an_empty_treasury_ends_any_match_unless_the_table_plays_on() -> None:
    ends = rewards(length="fixed", games=5, crowns=[20, 20, 20, 19])
    assert ends.options == ["done"]
    everyone = rewards(crowns=[20, 20, 20, 19])
    assert everyone.table.play_on
    assert everyone.options == ["done", "stop"]
    never = rewards(crowns=[20, 20, 20, 19], play_on="never")
    assert not never.table.play_on
    assert never.options == ["done"]


def test_a_match_until_the_treasury_is_empty_ends_then_even_if_the_last_rewards_are_paid_in_full() -> None:
    story = rewards(length="treasury", crowns=[20, 20, 20, 20], play_on="always")
    assert (story.table.treasury, story.options) == (-1, ["done"])
    assert story.pick("done").ending.how == "treasury_shared"


def test_the_treasury_runs_out_while_the_jester_steals() -> None:
    """Nobody can give him anything, and the treasury has but one crown: the game is over without rewards."""
    story = Story("jester hat, saboteur goblet, loyalist pardon", crowns=[0, 79, 0, 0], play_on="never")
    story.to_executions().kill(1)
    # 1 and the crown that he lost himself: two of the three are paid.
    assert (story.result.how, story.crowns, story.table.treasury) == ("treasury", [0, 80, 0, 0], 0)
    assert story.options == ["done"]
    assert story.pick("done").ending.how == "treasury"


def test_the_treasury_runs_out_before_the_saboteurs_are_paid() -> None:
    story = Story("jester pardon, saboteur hat, loyalist goblet", crowns=[0, 80, 0, 0], play_on="never")
    story.to_executions().kill(1)
    assert (story.result.how, story.crowns) == ("pardon", [0, 80, 0, 0])
    assert story.pick("done").ending.how == "treasury"


def test_a_play_off_at_the_end_unless_the_table_shares() -> None:
    story = rewards(length="fixed", games=1, tie="play_off")
    assert (story.table.tied, story.options) == ((2, 0), ["done", "stop"])
    story.pick("stop")
    assert (story.ending.how, story.ending.winners) == ("crowns_shared", (0, 2))


def test_a_play_off_also_when_the_table_stops() -> None:
    story = rewards(tie="play_off").pick("stop")
    story.expect("rewards")
    assert (story.table.tied, story.table.games) == ((2, 0), 3)
    story.pick("done")
    assert story.table.executioner == 2


def test_a_play_off_is_played_once() -> None:
    story = rewards(length="fixed", games=1, tie="play_off", play_on="always").pick("done")
    story.play_game().pick("done").play_game()
    assert story.options == ["done"]
    story.pick("done")
    assert story.table.executioners == (0, 2, 0)
    assert story.ending.how in ("crowns", "crowns_shared")


def test_no_play_off_without_a_tie_or_without_crowns() -> None:
    story = rewards(length="fixed", games=1, tie="play_off", crowns=[6, 5, 5, 5])
    assert (story.table.tied, story.options) == ((), ["done"])
    story = rewards(length="fixed", games=1, tie="play_off", crowns=[20, 20, 20, 19])
    assert (story.table.tied, story.options) == ((), ["done"])
    assert story.pick("done").ending.how == "treasury_shared"


@pytest.mark.parametrize(
    ("options", "line"),
    [
        ({}, Say("progress_of", (("n", 1), ("games", 4)))),
        ({"length": "fixed", "games": 5}, Say("progress_of", (("n", 1), ("games", 5)))),
        ({"length": "treasury"}, Say("progress", (("n", 1),))),
    ],
)
def test_the_save_list_reads_the_game_and_nothing_else(options: dict[str, Any], line: Say) -> None:
    assert rewards(**options).session.game.progress() == line
    assert Story(THREE, **options).session.game.progress() == line
