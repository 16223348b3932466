"""Setup, the first Boss, the loot cards and the plan."""

from __future__ import annotations

from collections import Counter

import pytest
from heist_story import FILE, Story, role_keys
from tale import keys

from pass_and_play.engine.ask import TABLE, Where
from pass_and_play.engine.secret import HIDDEN


@pytest.mark.parametrize(
    ("players", "roles", "places"),
    [
        (3, "informer brute driver crook mastermind", 2),
        (4, "brute driver crook", 1),
        (5, "informer brute driver crook", 1),
        (6, "informer brute driver crook", 1),
        (7, "informer brute driver crook mastermind", 1),
        (8, "informer brute driver crook mastermind", 1),
    ],
)
def test_roles_in_play(players: int, roles: str, places: int) -> None:
    story = Story(players)
    assert [role.key for role in story.table.roles] == roles.split()
    assert story.table.places == places
    assert len(Story(players, roles="all").table.roles) == 5


def test_money_threats_and_target() -> None:
    table = Story(6).table
    assert [seat.money for seat in table.seats] == [5] * 6
    assert table.reserve == 175 - 30
    assert [seat.threats for seat in table.seats] == [0] * 6
    assert (table.target, table.rounds, table.round, table.loot, table.row) == (20, 8, 1, None, ())


def test_as_many_loot_cards_as_rounds_and_no_card_twice() -> None:
    story = Story(4, rounds=10)
    for _ in range(10):
        story.everybody_leaves()
    assert Counter(report.loot for report in story.table.rounds_done) == Counter(FILE.cards.loot)
    assert story.ending.how == "richest_shared"


def test_loot_cards_differ_from_match_to_match() -> None:
    first = [Story(4, seed=seed).to_plan().table.loot for seed in range(30)]
    assert len(set(first)) > 5


def test_the_table_chooses_the_first_boss() -> None:
    story = Story(5)
    assert story.expect("first_boss", seat=TABLE).options[-1].key == "lot"
    assert story.options[:-1] == [f"seat:{seat}" for seat in range(5)]
    assert story.table.boss is None
    assert story.pick("seat:3").table.boss == 3


def test_the_first_boss_by_lot() -> None:
    by_lot = {Story(5, seed=seed).pick("lot").table.boss for seed in range(40)}
    drawn = {Story(5, seed=seed, first_boss="random").table.boss for seed in range(40)}
    assert by_lot == drawn == {0, 1, 2, 3, 4}
    assert Story(5, first_boss="random").ask.what.key == "loot"


def test_the_boss_moves_clockwise() -> None:
    story = Story(4).to_plan(boss=2)
    bosses = []
    for _ in range(5):
        bosses.append(story.table.boss)
        story.everybody_leaves()
    assert bosses == [2, 3, 0, 1, 2]


# ---------------------------------------------------------------- the plan


def test_the_loot_card_is_turned_before_anybody_chooses() -> None:
    story = Story(4, "9/1/driver").pick("seat:0")
    story.expect("loot", seat=TABLE)
    loot = story.table.loot
    assert loot is not None
    assert (loot.amount, loot.deposit, loot.symbol) == (9, 1, "driver")
    assert keys(story.table.log) == ["log.boss", "log.loot"]


def test_everybody_chooses_in_private_and_nothing_shows_before_all_have() -> None:
    story = Story(4).to_plan()
    for seat in range(4):
        ask = story.expect("plan", seat=seat, where=Where.PRIVATE)
        assert ask.order == (0, 1, 2, 3)
        assert story.options == ["card:0", "card:1", "card:2"]
        assert [len(view.characters) for view in story.table.seats] == [0] * 4
        assert [story.hand(other).characters for other in range(4)] == [()] * 4
        story.pick("card:1")
    assert [len(view.characters) for view in story.table.seats] == [1] * 4


def test_characters_are_open_to_their_owners_alone() -> None:
    story = Story(4).lay("brute, driver, crook, crook")
    assert [character.role for view in story.table.seats for character in view.characters] == [HIDDEN] * 4
    assert [role_keys(story.hand(seat).characters) for seat in range(4)] == [
        ["brute"], ["driver"], ["crook"], ["crook"]
    ]  # fmt: skip


def test_all_role_cards_but_one_lie_face_up_in_the_middle() -> None:
    story = Story(6).lay("brute, driver, crook, crook, informer, brute", face_down="crook")
    row = role_keys(story.table.row)
    assert row[-1] is None
    assert Counter(row[:-1]) == Counter(["brute", "brute", "driver", "crook", "informer"])


def test_the_role_cards_are_shuffled() -> None:
    rows = {
        tuple(role_keys(Story(4, seed=s).lay("brute, driver, crook, crook").table.row)) for s in range(60)
    }
    assert len(rows) == 12


def test_the_deposit_lies_on_the_character() -> None:
    story = Story(5, "11/2/none").lay("brute, driver, crook, crook, informer")
    assert story.money == [3] * 5
    assert [story.character(seat).deposit for seat in range(5)] == [2] * 5


@pytest.mark.parametrize(("held", "given"), [(0, 2), (1, 1), (2, 0)])
def test_what_is_missing_for_the_deposit_is_a_gift(held: int, given: int) -> None:
    story = Story(4, "12/2/none", money=[held, 5, 5, 5]).to_plan()
    before = story.table.reserve
    story.lay("driver, driver, crook, brute")
    assert before is not None
    assert (story.money[0], story.table.reserve) == (0, before - given)
    gifts = [dict(line.params)["n"] for line in story.table.log if line.key == "log.given"]
    assert gifts == ([given] if given else [])
    story.leave(0, 1, 2, 3).done("heist", "report")
    assert story.money[0] == 2


def test_the_reserve_may_fall_below_nothing() -> None:
    story = Story(8, "12/2/none", money=[21] * 7 + [28], target=40)
    assert story.table.reserve == 0
    story.lay("informer, brute, driver, crook, mastermind, driver, driver, driver", face_down="driver")
    story.stay(0, 1, 2, 3, 4).leave(5, 6, 7).name("driver").to_report()
    assert story.fates[2] == "caught"
    # Four shares of 14, of which the rest of 2 goes back; the driver's deposit has come in.
    assert story.table.reserve == 2 - 4 * 3


def test_progress_names_the_round() -> None:
    story = Story(4, rounds=3)
    assert story.game.progress().params == (("round", 1), ("rounds", 3))
    story.everybody_leaves()
    assert story.game.progress().params == (("round", 2), ("rounds", 3))
