"""The fourteen worked examples of the rules, each played from the loot card to the end of its round."""

from __future__ import annotations

from heist_story import LEFT, RIGHT, Story, role_keys


def test_example_1_the_split_of_the_rulebook() -> None:
    story = Story(4, "8/1/brute", roles="all").lay("mastermind, crook, brute, driver")
    story.leave(3).stay(0, 1, 2).done("heist")
    split = story.table.split
    assert split is not None
    assert (split.loot, split.bonus, split.shares, split.each, split.rest) == (8, 2, 3, 3, 1)
    story.done("split")
    assert story.changes == [3, 5, 2, 0]


def test_example_2_the_named_driver_had_gone() -> None:
    story = Story(4, "8/1/none", roles="all").lay("informer, brute, driver, crook", face_down="crook")
    story.leave(2, 3).stay(0, 1).name("driver").done("heist", "split")
    assert story.fates == ["survived", "survived", "left", "left"]
    assert story.changes == [4, 4, 0, 0]


def test_example_3_the_informer_hits_the_only_other_one() -> None:
    story = Story(4, "10/1/none", roles="all").lay("informer, driver, driver, crook", face_down="crook")
    story.leave(2, 3).stay(0, 1).name("driver")
    assert story.reveals == [
        ("informer", "survived", [0]),
        ("driver", "caught", [1]),
        ("informer", "alone", [0]),
    ]
    assert story.table.reveals[-1].penalty == 3
    story.done("heist")
    story.expect("report")
    assert story.changes == [-3, -1, 0, 0]
    assert story.table.split is None


def test_example_4_two_brutes() -> None:
    story = Story(4, "10/1/none").lay("brute, brute, driver, crook").leave(2, 3).stay(0, 1).to_report()
    assert story.fates == ["doubled", "doubled", "left", "left"]
    assert story.changes == [0, 0, 0, 0]
    assert [seat.threats for seat in story.table.seats] == [0, 0, 0, 0]


def test_example_5_two_drivers_and_a_lone_crook() -> None:
    story = Story(4, "10/1/none").lay("driver, driver, crook, brute").leave(3).stay(0, 1, 2).to_report()
    assert story.changes == [-1, -1, 10, 0]


def test_example_6_a_deposit_from_the_reserve() -> None:
    story = Story(4, "10/2/mastermind", money=[0, 5, 5, 5]).to_plan()
    before = story.table.reserve
    story.lay("driver, driver, crook, brute")
    assert before is not None
    assert story.table.reserve == before - 2
    assert story.character(0).deposit == 2
    assert story.money == [0, 3, 3, 3]
    story.leave(0)
    assert story.money == [2, 3, 3, 3]


def test_example_7_the_driver_is_paid_by_each() -> None:
    story = Story(5, "9/1/crook").lay("driver, brute, informer, crook, brute", face_down="brute")
    story.leave(3, 4).stay(0, 1, 2).name("crook").to_report()
    assert story.changes == [5, 2, 2, 0, 0]


def test_example_8_the_richest_above_the_target_wins() -> None:
    story = Story(4, "8/1/none", money=[18, 18, 5, 5]).lay("crook, driver, brute, brute")
    story.leave(2, 3).stay(0, 1).to_report()
    assert story.money[:2] == [21, 23]
    story.done("report")
    assert (story.ending.how, story.ending.winners) == ("target", (1,))


def test_example_8_equals_share() -> None:
    story = Story(4, "8/1/none", money=[18, 16, 5, 5]).lay("crook, driver, brute, brute")
    story.leave(2, 3).stay(0, 1).to_report()
    assert story.money[:2] == [21, 21]
    story.done("report")
    assert (story.ending.how, story.ending.winners) == ("target_shared", (0, 1))


def test_example_9_three_players() -> None:
    story = Story(3, "10/1/none").lay("driver brute, mastermind crook, crook informer")
    story.stay((0, LEFT), (0, RIGHT), (1, LEFT)).leave((1, RIGHT), (2, LEFT), (2, RIGHT)).done("heist")
    split = story.table.split
    assert split is not None
    assert (split.bonus, split.shares, split.each) == (2, 3, 4)
    story.done("split")
    assert story.changes == [9, 3, 0]
    assert [seat.threats for seat in story.table.seats] == [1, 0, 0]


def test_example_10_everybody_leaves() -> None:
    story = Story(4, "10/1/none").lay("driver, driver, crook, brute").leave(0, 1, 2, 3)
    assert story.reveals == []
    story.done("heist")
    assert story.changes == [0, 0, 0, 0]
    assert story.table.split is None
    story.done("report")
    assert (story.table.phase, story.table.round) == ("loot", 2)


def test_example_11_all_but_the_informer_leave() -> None:
    story = Story(5, "10/1/none").lay("informer, driver, crook, brute, brute", face_down="brute")
    story.leave(1, 2, 3, 4).stay(0).name("driver").done("heist")
    story.expect("report")
    assert story.changes == [-3, 0, 0, 0, 0]
    assert story.fates == ["alone", "left", "left", "left", "left"]


def test_example_12_a_deal_above_the_target_without_a_split() -> None:
    story = Story(4, "10/1/none", money=[18, 9, 5, 5]).lay("crook, driver, driver, brute")
    story.deal(1, "pay seat:0 deed:leave amount:4").leave(0, 3).stay(1, 2).done("heist")
    assert story.money[0] == 22
    story.done("report")
    assert story.session.ending is None
    assert story.table.round == 2


def test_example_13_leaving_that_was_bought_by_one_who_leaves() -> None:
    story = Story(4, "10/1/none").lay("crook, driver, driver, brute")
    story.deal(0, "pay seat:1 deed:leave amount:3").leave(0)
    assert (story.stage(1), story.money[1]) == ("agreed", 4)
    story.leave(1)
    assert (story.stage(1), story.money[:2]) == ("paid", [2, 8])


def test_example_14_a_lone_brute_is_named() -> None:
    story = Story(5, "8/1/brute").lay("informer, brute, driver, crook, crook", face_down="crook")
    story.leave(3, 4).stay(0, 1, 2).name("brute").to_report()
    assert story.fates == ["survived", "caught", "survived", "left", "left"]
    assert story.changes == [3, 0, 5, 0, 0]
    assert [seat.threats for seat in story.table.seats] == [0] * 5
    assert role_keys([row.role for row in story.report.rows])[:2] == ["informer", "brute"]
