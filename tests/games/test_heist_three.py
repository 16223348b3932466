"""Three players: two characters each, which stay or leave by themselves."""

from __future__ import annotations

from heist_story import LEFT, RIGHT, Story, role_keys

from pass_and_play.engine.ask import number_of
from pass_and_play.engine.secret import HIDDEN

ROLES = "driver brute, mastermind crook, crook informer"


def begun(roles: str = ROLES, *, face_down: str | None = None) -> Story:
    """Everybody has laid two."""
    return Story(3, "10/1/none").lay(roles, face_down=face_down)


def test_everybody_lays_two_different_roles() -> None:
    story = Story(3).to_plan()
    assert len(story.options) == 20
    assert all(number_of(key, "left") != number_of(key, "right") for key in story.options)


def test_two_deposits_and_six_role_cards() -> None:
    story = begun()
    assert story.money == [3, 3, 3]
    assert [[c.deposit for c in seat.characters] for seat in story.table.seats] == [[1, 1]] * 3
    assert len(story.table.row) == 6
    assert story.table.row[-1] is HIDDEN
    assert role_keys(story.hand(1).characters) == ["mastermind", "crook"]


def test_what_is_missing_for_two_deposits() -> None:
    story = Story(3, "12/2/none", money=[3, 5, 5]).lay(ROLES)
    assert story.money == [0, 1, 1]
    assert story.leave((0, LEFT), (0, RIGHT)).money[0] == 4


def test_each_character_decides_by_itself() -> None:
    story = begun()
    assert story.options[:4] == [
        "seat:0 place:0 stay", "seat:0 place:0 leave", "seat:0 place:1 stay", "seat:0 place:1 leave"
    ]  # fmt: skip
    story.leave((0, LEFT))
    assert story.money[0] == 4
    assert [character.stance for character in story.table.seats[0].characters] == ["out", "open"]


def test_only_who_took_back_both_is_a_leaver() -> None:
    story = begun().offer(1, "pay seat:0 place:1 deed:stay amount:1").leave((0, LEFT))
    assert story.stage(1) == "open"
    assert "seat:0 offer" in story.options
    story.leave((0, RIGHT))
    assert story.stage(1) == "void"
    assert "seat:0 offer" not in story.options


def test_a_deal_names_one_character() -> None:
    story = begun().pick("seat:1 offer")
    payees = {(key.split()[0], number_of(key, "seat"), number_of(key, "place")) for key in story.options[:-1]}
    assert payees == {(verb, seat, place) for verb in ("pay", "get") for seat in (0, 2) for place in (0, 1)}
    story.pick("get seat:2 place:0 deed:leave amount:2").pick("offer:1 accept")
    (offer,) = story.table.offers
    assert (offer.payer, offer.payee, offer.place) == (2, 1, 0)
    assert [character.bound for character in story.table.seats[1].characters] == ["leave", None]
    assert "seat:1 place:0 stay" not in story.options
    assert "seat:1 place:1 stay" in story.options
    assert story.leave((1, LEFT)).money == [3, 6, 1]


def test_doubles_count_over_all_characters() -> None:
    story = begun().leave((0, LEFT), (0, RIGHT), (1, LEFT), (2, RIGHT)).stay((1, RIGHT), (2, LEFT))
    assert story.reveals == [("crook", "doubled", [1, 2])]


def test_the_driver_is_paid_by_the_own_other_character_too() -> None:
    story = begun().leave((1, LEFT), (1, RIGHT), (2, LEFT), (2, RIGHT)).stay((0, LEFT), (0, RIGHT))
    story.done("heist")
    split = story.table.split
    assert split is not None
    assert [(p.why, p.payer, p.payee) for p in split.payments[2:]] == [("driver", (0, 1), (0, 0))]
    assert story.done("split").changes == [10, 0, 0]


def test_a_crook_may_rob_the_own_brute() -> None:
    story = begun("crook brute, mastermind crook, crook informer")
    story.leave((1, LEFT), (1, RIGHT), (2, LEFT), (2, RIGHT)).stay((0, LEFT), (0, RIGHT)).to_report()
    assert story.changes == [10, 0, 0]
    assert story.table.seats[0].threats == 1


def test_the_informer_may_name_the_own_other_character_and_is_then_alone() -> None:
    story = begun("informer crook, mastermind crook, brute driver", face_down="mastermind")
    story.leave((1, LEFT), (1, RIGHT), (2, LEFT), (2, RIGHT)).stay((0, LEFT), (0, RIGHT)).name("crook")
    assert story.reveals[-2:] == [("crook", "caught", [0]), ("informer", "alone", [0])]
    story.done("heist")
    story.expect("report")
    assert story.changes == [-4, 0, 0]


def test_an_informer_with_the_own_other_character_is_not_alone() -> None:
    story = begun("informer crook, mastermind crook, brute driver", face_down="mastermind")
    story.leave((1, LEFT), (1, RIGHT), (2, LEFT), (2, RIGHT)).stay((0, LEFT), (0, RIGHT)).name("brute")
    assert story.to_report().changes == [10, 0, 0]


def test_no_repeat_is_off() -> None:
    story = Story(3, no_repeat=True)
    assert not story.table.no_repeat
    story.everybody_leaves().to_plan()
    assert len(story.options) == 20
    assert story.table.seats[0].last == ()


def test_the_report_has_a_row_for_every_character() -> None:
    story = begun().leave((0, LEFT), (1, LEFT), (1, RIGHT), (2, LEFT), (2, RIGHT)).stay((0, RIGHT))
    story.to_report()
    assert [(row.seat, row.place, row.fate) for row in story.report.rows] == [
        (0, 0, "left"), (0, 1, "survived"), (1, 0, "left"), (1, 1, "left"), (2, 0, "left"), (2, 1, "left")
    ]  # fmt: skip
