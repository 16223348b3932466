"""The negotiation: staying, leaving, offers and deals."""

from __future__ import annotations

from typing import Any

import pytest
from heist_story import Story
from tale import keys

from pass_and_play.engine.ask import TABLE, Who, number_of
from pass_and_play.engine.session import IllegalAnswer

ROLES = "driver, brute, crook, crook"


def begun(**options: Any) -> Story:
    """Four players, each with 4 million left, and nothing is decided."""
    return Story(4, "10/1/none", **options).lay(ROLES)


def said(story: Story, word: str) -> list[str]:
    """The options that end in this word."""
    return [key for key in story.options if key.endswith(word)]


# ---------------------------------------------------------------- stay or leave


def test_everybody_may_stay_or_leave() -> None:
    story = begun()
    story.expect("negotiate", seat=TABLE)
    assert story.options[:8] == [f"seat:{seat} {word}" for seat in range(4) for word in ("stay", "leave")]
    assert said(story, "offer") == [f"seat:{seat} offer" for seat in range(4)]
    assert story.options[-2:] == ["boss ask", "boss countdown"]
    assert [story.character(seat).stance for seat in range(4)] == ["open"] * 4


def test_both_words_are_final() -> None:
    story = begun().stay(1).leave(2)
    assert [story.character(seat).stance for seat in range(4)] == ["open", "in", "out", "open"]
    assert not {"seat:1 stay", "seat:1 leave", "seat:2 stay", "seat:2 leave"} & set(story.options)


def test_a_leaver_takes_the_deposit_and_keeps_silent() -> None:
    story = begun().leave(2)
    assert (story.money[2], story.character(2).deposit) == (5, 0)
    assert "seat:2 offer" not in story.options
    story.pick("seat:0 offer")
    assert not [key for key in story.options if "seat:2" in key]


def test_it_ends_when_all_have_decided() -> None:
    story = begun().stay(0, 1, 2)
    story.expect("negotiate")
    story.leave(3).expect("heist")


def test_what_was_said_is_logged() -> None:
    story = begun().stay(1).leave(2)
    assert [(line.key, dict(line.params)["who"]) for line in story.table.log[-2:]] == [
        ("log.stays", Who(1)),
        ("log.leaves", Who(2)),
    ]


# ---------------------------------------------------------------- offers


def test_all_offers_that_a_seat_may_make() -> None:
    story = begun().pick("seat:1 offer")
    story.expect("offer", seat=1)
    assert (story.table.phase, story.table.maker) == ("offer", 1)
    expected = {
        f"{verb} seat:{other} deed:{deed} amount:{n}"
        for verb in ("pay", "get")
        for other in (0, 2, 3)
        for deed in ("stay", "leave")
        for n in (1, 2, 3, 4)
    }
    assert set(story.options) == expected | {"back"}
    assert story.options[-1] == "back"


def test_going_back_is_no_offer() -> None:
    story = begun().pick("seat:1 offer").pick("back")
    assert (story.table.phase, story.table.offers, story.table.maker) == ("negotiate", (), None)
    assert story.table.seats[1].offers == 0


@pytest.mark.parametrize(
    ("terms", "payer", "payee", "line"),
    [
        ("pay seat:2 deed:leave amount:3", 1, 2, "log.pays_leave"),
        ("pay seat:2 deed:stay amount:3", 1, 2, "log.pays_stay"),
        ("get seat:2 deed:leave amount:3", 2, 1, "log.wants_leave"),
        ("get seat:2 deed:stay amount:3", 2, 1, "log.wants_stay"),
    ],
)
def test_payer_or_payee_makes_the_offer(terms: str, payer: int, payee: int, line: str) -> None:
    story = begun().offer(1, terms)
    (offer,) = story.table.offers
    assert (offer.number, offer.maker, offer.payer, offer.payee) == (1, 1, payer, payee)
    assert (offer.amount, str(offer.stage), offer.place) == (3, "open", 0)
    assert story.table.seats[1].offers == 1
    assert story.table.log[-1].key == line
    assert story.money == [4, 4, 4, 4]
    story.pick("offer:1 accept")
    assert story.stage(1) == "agreed"
    assert story.money[payer] == 1
    assert story.character(payee).bound == str(offer.deed)


def test_no_from_either_side_makes_it_void() -> None:
    story = begun().offer(1, "pay seat:2 deed:leave amount:3").pick("offer:1 no")
    assert story.stage(1) == "void"
    assert not said(story, "accept")
    assert story.table.log[-1].key == "log.dropped"


@pytest.mark.parametrize("deed", ["stay", "leave"])
def test_a_payee_can_only_do_what_was_agreed_and_is_paid_on_doing_it(deed: str) -> None:
    story = begun().deal(0, f"pay seat:1 deed:{deed} amount:3")
    assert story.money == [1, 4, 4, 4]
    assert [key for key in story.options if key in ("seat:1 stay", "seat:1 leave")] == [f"seat:1 {deed}"]
    story.pick(f"seat:1 {deed}")
    assert story.stage(1) == "paid"
    assert story.money == [1, 7 if deed == "stay" else 8, 4, 4]
    assert keys(story.table.log)[-2:] == [f"log.{'stays' if deed == 'stay' else 'leaves'}", "log.paid"]


def test_money_set_aside_is_neither_to_promise_nor_to_lose() -> None:
    story = begun().deal(0, "pay seat:1 deed:leave amount:3").pick("seat:0 offer")
    pays = [key for key in story.options if key.startswith("pay")]
    assert {key.rpartition(":")[2] for key in pays} == {"1"}
    before = story.game.totals()
    assert story.pick("back").leave(1).game.totals() == before


def test_the_payer_may_leave_and_the_deal_stands() -> None:
    story = begun().deal(0, "pay seat:1 deed:stay amount:2").leave(0)
    assert (story.stage(1), story.money) == ("agreed", [3, 4, 4, 4])
    assert story.stay(1).money == [3, 6, 4, 4]


def test_who_stays_may_still_pay_others() -> None:
    story = begun().stay(0).deal(0, "pay seat:1 deed:leave amount:4")
    assert story.leave(1).money == [0, 9, 4, 4]


def test_who_has_decided_is_no_payee_any_more() -> None:
    story = begun().stay(0).pick("seat:0 offer")
    assert {key.split()[0] for key in story.options} == {"pay", "back"}
    story.pick("back").pick("seat:1 offer")
    assert not [key for key in story.options if key.startswith("pay seat:0")]
    assert [key for key in story.options if key.startswith("get seat:0")]


def test_several_deals_for_the_same_deed() -> None:
    story = begun().deal(0, "pay seat:1 deed:leave amount:3").pick("seat:2 offer")
    assert not [key for key in story.options if key.startswith("pay seat:1 deed:stay")]
    story.pick("pay seat:1 deed:leave amount:2").pick("offer:2 accept")
    assert story.leave(1).money == [1, 10, 2, 4]
    assert [story.stage(number) for number in (1, 2)] == ["paid", "paid"]


def test_offers_for_the_other_deed_become_void_when_one_is_agreed() -> None:
    story = begun().offer(0, "pay seat:1 deed:stay amount:1").offer(2, "pay seat:1 deed:leave amount:1")
    story.offer(3, "pay seat:1 deed:leave amount:2").pick("offer:2 accept")
    assert [story.stage(number) for number in (1, 2, 3)] == ["void", "agreed", "open"]
    story.leave(1)
    assert [story.stage(number) for number in (1, 2, 3)] == ["void", "paid", "void"]


def test_open_offers_about_a_decided_character_are_void() -> None:
    story = begun().offer(0, "pay seat:1 deed:stay amount:1").offer(1, "get seat:2 deed:leave amount:1")
    story.stay(1)
    assert [story.stage(number) for number in (1, 2)] == ["void", "void"]
    assert story.money == [4, 4, 4, 4]


def test_the_open_offers_of_a_leaver_are_void() -> None:
    story = begun().offer(0, "pay seat:1 deed:stay amount:1").offer(2, "get seat:0 deed:leave amount:1")
    story.offer(1, "pay seat:2 deed:stay amount:1").leave(0)
    assert [story.stage(number) for number in (1, 2, 3)] == ["void", "void", "open"]


def test_accepting_waits_until_the_payer_has_the_money() -> None:
    story = begun().offer(0, "pay seat:1 deed:leave amount:4").offer(0, "pay seat:2 deed:leave amount:3")
    story.offer(3, "pay seat:0 deed:stay amount:2")
    assert said(story, "accept") == ["offer:1 accept", "offer:2 accept", "offer:3 accept"]
    story.pick("offer:2 accept")
    assert said(story, "accept") == ["offer:3 accept"]
    assert said(story, "no") == ["offer:1 no", "offer:3 no"]
    with pytest.raises(IllegalAnswer):
        story.pick("offer:1 accept")
    story.pick("offer:3 accept").stay(0)
    assert story.money[0] == 3
    assert said(story, "accept") == []
    story.leave(2)
    assert story.money[2] == 8


def test_who_has_nothing_may_ask_to_be_paid_only() -> None:
    story = Story(4, "10/1/none", money=[1, 5, 5, 5]).lay(ROLES).pick("seat:0 offer")
    assert {key.split()[0] for key in story.options} == {"get", "back"}
    story.pick("back").stay(0)
    assert "seat:0 offer" not in story.options


def test_nobody_offers_where_nobody_can_pay() -> None:
    story = Story(4, "10/2/none", money=[0, 1, 2, 2]).lay(ROLES)
    assert said(story, "offer") == []


def test_the_last_undecided_may_only_deal_with_others() -> None:
    story = begun().stay(0, 1).leave(2)
    assert said(story, "offer") == ["seat:0 offer", "seat:1 offer", "seat:3 offer"]
    story.pick("seat:3 offer")
    assert {(key.split()[0], number_of(key, "seat")) for key in story.options[:-1]} == {
        ("get", 0),
        ("get", 1),
    }


def test_ten_offers_a_seat_and_heist() -> None:
    story = begun()
    for number in range(1, 11):
        story.offer(0, "pay seat:1 deed:leave amount:1").pick(f"offer:{number} no")
    assert "seat:0 offer" not in story.options
    assert said(story, "offer") == ["seat:1 offer", "seat:2 offer", "seat:3 offer"]
    assert story.table.seats[0].offers == 10
    story.leave(0, 1, 2, 3).done("heist", "report").lay(ROLES)
    assert "seat:0 offer" in story.options
    assert story.table.offers == ()
    assert story.table.seats[0].offers == 0


def test_the_tenth_offer_is_the_last_though_all_are_open() -> None:
    story = begun()
    for number in range(1, 11):
        assert "seat:0 offer" in story.options
        story.offer(0, "pay seat:1 deed:leave amount:1")
        assert story.options[-2:] == [f"offer:{number} accept", f"offer:{number} no"]
    assert "seat:0 offer" not in story.options


@pytest.mark.parametrize("money", [1, 3])
def test_the_last_undecided_needs_somebody_with_money(money: int) -> None:
    """Seat 3 can only be paid, whatever it has itself."""
    story = Story(4, "10/1/none", money=[5, 1, 1, money]).lay(ROLES).stay(0, 1, 2)
    assert said(story, "offer") == ["seat:0 offer", "seat:3 offer"]
    poor = Story(4, "10/1/none", money=[1, 1, 1, money]).lay(ROLES).stay(0, 1, 2)
    assert said(poor, "offer") == []


def test_every_deal_is_paid_or_void_at_the_end() -> None:
    story = begun().deal(0, "pay seat:1 deed:leave amount:1").offer(2, "pay seat:3 deed:stay amount:1")
    story.leave(0, 1, 2, 3)
    assert [str(offer.stage) for offer in story.table.offers] == ["paid", "void"]
