"""The split and the hints: pure sums, and the order in which they are paid."""

from __future__ import annotations

import pytest
from heist_story import FILE, LEFT, RIGHT, Story, loot_card

from pass_and_play.engine.ask import Who
from pass_and_play.games.bank_heist.cards import Role
from pass_and_play.games.bank_heist.hints import hints
from pass_and_play.games.bank_heist.reveal import lone_informer, reveals, survivors
from pass_and_play.games.bank_heist.split import Split, split

PAID = ["log.split", "log.driver", "log.driver", "log.crook", "log.symbol"]
ROLES = {role.key: role for role in FILE.cards.roles}


def shared(loot: str, *keys: str, money: int = 5) -> Split:
    """A split among these roles, seat by seat."""
    left = [((seat, 0), ROLES[key]) for seat, key in enumerate(keys)]
    return split(loot_card(loot), left, [money] * len(keys))


def changes(result: Split, seats: int) -> list[int]:
    """What a split makes of everybody's money."""
    found = [0] * seats
    for payment in result.payments:
        found[payment.payee[0]] += payment.amount
        if payment.payer is not None:
            found[payment.payer[0]] -= payment.amount
    return found


@pytest.mark.parametrize(
    ("loot", "roles", "gains"),
    [
        ("10/1/none", "crook", [10]),
        ("10/1/none", "mastermind", [12]),
        ("10/1/none", "driver crook", [6, 4]),
        ("10/1/none", "brute crook", [3, 7]),
        ("10/1/crook", "brute crook", [3, 8]),
        ("9/1/none", "informer driver", [3, 5]),
        ("12/2/none", "informer brute driver crook mastermind", [1, -1, 6, 3, 1]),
        ("10/2/mastermind", "informer brute mastermind", [4, 4, 5]),
        ("8/1/informer", "brute driver", [3, 5]),
    ],
)
def test_what_everybody_gets(loot: str, roles: str, gains: list[int]) -> None:
    keys = roles.split()
    assert changes(shared(loot, *keys), len(keys)) == gains


def test_the_order_of_the_payments() -> None:
    result = shared("12/2/brute", "informer", "brute", "driver", "crook", "mastermind")
    assert [(p.why, p.payer and p.payer[0], p.payee[0]) for p in result.payments] == [
        *[("share", None, seat) for seat in range(5)],
        *[("driver", seat, 2) for seat in (0, 1, 3, 4)],
        ("crook", 1, 3),
        ("symbol", None, 1),
    ]
    assert (result.loot, result.bonus, result.shares, result.each, result.rest) == (12, 2, 5, 2, 4)


def test_nobody_goes_below_nothing() -> None:
    """No loot card of the box is so small; a corrected card file may have one."""
    result = shared("1/1/brute", "brute", "driver", "crook", money=0)
    paid = {p.why: (p.due, p.amount) for p in result.payments if p.payer == (0, 0)}
    assert paid == {"driver": (1, 0), "crook": (2, 0)}
    assert changes(result, 3) == [1, 0, 0]


def test_what_is_received_first_can_be_paid_on() -> None:
    result = shared("2/1/none", "brute", "crook", money=0)
    assert changes(result, 2) == [0, 2]


def test_a_crook_gets_nothing_without_a_brute() -> None:
    assert [p.why for p in shared("8/1/none", "crook", "mastermind").payments] == ["share", "share"]


def test_every_payment_is_logged() -> None:
    story = Story(4, "9/1/brute").lay("driver, brute, crook, crook").leave(3).stay(0, 1, 2).done("heist")
    lines = [line for line in story.table.log if line.key in PAID]
    assert [line.key for line in lines] == PAID
    assert dict(lines[0].params) == {"n": 3}
    assert dict(lines[1].params) == {"payer": Who(1), "who": Who(0), "n": 1}
    assert dict(lines[3].params) == {"payer": Who(1), "who": Who(2), "n": 2}
    assert dict(lines[4].params) == {"who": Who(1), "n": 1}


# ---------------------------------------------------------------- pure reveals


def test_nobody_stayed() -> None:
    assert reveals((), named=None, threats=8) == ()
    assert lone_informer(()) is None
    assert survivors(()) == ()


def test_two_of_one_player_would_count_as_doubles() -> None:
    stayed = [((0, 0), ROLES["driver"]), ((0, 1), ROLES["driver"])]
    (step,) = reveals(stayed, named=None, threats=8)
    assert step.fate == "doubled"


# ---------------------------------------------------------------- hints


def gains(loot: str, face_up: str, shares: int) -> dict[str, int]:
    """The hint for every role."""
    found = hints(FILE.cards.roles, loot_card(loot), face_up.split(), shares)
    return {hint.role: hint.gain for hint in found}


def test_hints_count_what_lies_face_up() -> None:
    assert gains("10/1/none", "informer", 2) == {
        "informer": 5, "brute": 5, "driver": 6, "crook": 5, "mastermind": 6
    }  # fmt: skip
    assert gains("10/2/mastermind", "informer brute driver crook mastermind", 4) == {
        "informer": 2, "brute": 0, "driver": 6, "crook": 4, "mastermind": 3
    }  # fmt: skip
    assert gains("9/1/crook", "brute crook", 3) == {
        "informer": 3, "brute": 1, "driver": 5, "crook": 6, "mastermind": 3
    }  # fmt: skip


def test_a_brute_may_lose_money_by_staying() -> None:
    assert gains("9/1/none", "driver crook", 6)["brute"] == -1


def test_hints_stand_on_the_table_while_it_negotiates() -> None:
    story = Story(4, "10/1/none").lay("driver, driver, crook, brute", face_down="driver")
    assert {hint.role: hint.gain for hint in story.table.hints} == {"brute": -1, "driver": 5, "crook": 3}
    story.leave(0)
    assert {hint.role: hint.gain for hint in story.table.hints} == {"brute": 0, "driver": 5, "crook": 4}
    story.pick("seat:1 offer")
    assert story.table.hints == ()


def test_with_three_players_every_character_is_a_share() -> None:
    story = Story(3, "12/2/none").lay("driver crook, brute crook, crook informer", face_down="informer")
    assert {hint.role: hint.gain for hint in story.table.hints}["driver"] == 2 + 5
    story.leave((0, LEFT), (1, RIGHT))
    assert {hint.role: hint.gain for hint in story.table.hints}["driver"] == 3 + 3


def test_a_role_is_told_by_its_key() -> None:
    assert ROLES["driver"] == Role("driver", 3)
