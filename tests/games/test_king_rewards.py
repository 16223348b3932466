"""Rewards and crowns by themselves: who gets what for which reason, and what if crowns are short."""

from __future__ import annotations

import pytest

from pass_and_play.games.executioner.cards import Part
from pass_and_play.games.executioner.crowns import Crowns
from pass_and_play.games.executioner.rewards import (
    Claim,
    Payment,
    Standing,
    normal_end,
    saboteurs_win,
    theft,
)


def prisoner(seat: int, part: str, *, alive: bool = True, fed: bool = False) -> Standing:
    """A prisoner at the end of a game."""
    return Standing(seat, Part(part), alive=alive, fed=fed)


COURT = (
    prisoner(3, "loyalist"),
    prisoner(4, "saboteur"),
    prisoner(5, "jester"),
    prisoner(0, "princess"),
    prisoner(1, "loyalist", alive=False),
)


def test_the_executioner_is_paid_first_then_the_others_clockwise() -> None:
    claims = normal_end(2, COURT, counted=3, per_dead=2, goblets=1, takes_two=False)
    assert list(claims) == [
        Claim("kills", None, 2, 6),
        Claim("goblet", None, 2, 1),
        Claim("loyal", None, 3, 3),
        Claim("princess", None, 0, 3),
    ]


def test_without_a_counted_dead_nobody_is_paid() -> None:
    assert list(normal_end(2, COURT, counted=0, per_dead=1, goblets=0, takes_two=False)) == []


@pytest.mark.parametrize(
    ("takes_two", "why"), [(False, ["kills", "cheese"]), (True, ["cheese_two", "cheese_two", "kills"])]
)
def test_a_jester_with_the_cheese(why: list[str], *, takes_two: bool) -> None:
    court = (prisoner(1, "jester", fed=True), prisoner(2, "saboteur", alive=False))
    claims = list(normal_end(0, court, counted=1, per_dead=1, goblets=0, takes_two=takes_two))
    assert [claim.why for claim in claims] == why


@pytest.mark.parametrize("takes_two", [False, True])
def test_a_dead_jester_has_nothing_of_the_cheese(*, takes_two: bool) -> None:
    court = (prisoner(1, "jester", fed=True, alive=False), prisoner(2, "saboteur"))
    claims = list(normal_end(0, court, counted=1, per_dead=1, goblets=0, takes_two=takes_two))
    assert [claim.why for claim in claims] == ["kills"]


def test_a_saboteur_win_pays_the_saboteurs_who_are_alive() -> None:
    court = (*COURT, prisoner(6, "saboteur", alive=False), prisoner(7, "saboteur"))
    assert list(saboteurs_win(2, court)) == [
        Claim("blame", 2, None, 1),
        Claim("saboteur", None, 4, 3),
        Claim("saboteur", None, 7, 3),
    ]


def test_a_theft_is_from_everybody_else() -> None:
    assert [(claim.payer, claim.payee, claim.due) for claim in theft(1, (3, 0, 1, 2))] == [
        (3, 1, 1),
        (0, 1, 1),
        (2, 1, 1),
    ]


# ---------------------------------------------------------------- crowns


def crowns(*held: int, treasury: int, may_owe: bool = False) -> Crowns:
    """So many crowns of each player and in the treasury."""
    made = Crowns(len(held), box=sum(held) + treasury, start=0, may_owe=may_owe)
    made.held[:] = held
    made.treasury = treasury
    return made


def test_nobody_falls_below_nothing() -> None:
    purse = crowns(0, 5, treasury=10)
    assert purse.settle([Claim("death", 0, None, 1)]) == [Payment("death", 0, None, 1, 0)]
    assert (purse.held, purse.treasury, purse.ran_out) == ([0, 5], 10, False)


def test_the_treasury_makes_up_what_a_player_lacks() -> None:
    purse = crowns(1, 5, treasury=10)
    assert purse.settle([Claim("cheese_two", 0, 1, 2)]) == [
        Payment("cheese_two", 0, 1, 2, 1),
        Payment("cheese_two", None, 1, 1, 1),
    ]
    assert (purse.held, purse.treasury) == ([0, 7], 9)


def test_a_payment_is_made_as_far_as_it_goes_and_none_after_it() -> None:
    purse = crowns(5, 5, 5, treasury=4)
    claims = [Claim("saboteur", None, seat, 3) for seat in range(3)]
    assert purse.settle(claims) == [Payment("saboteur", None, 0, 3, 3), Payment("saboteur", None, 1, 3, 1)]
    assert (purse.held, purse.treasury, purse.ran_out) == ([8, 6, 5], 0, True)


def test_a_treasury_that_is_just_emptied_has_paid_all() -> None:
    purse = crowns(5, 5, treasury=3)
    purse.settle([Claim("saboteur", None, 0, 3)])
    assert (purse.is_treasury_empty, purse.ran_out) == (True, False)


def test_a_treasury_that_may_owe_pays_everything() -> None:
    purse = crowns(5, 5, treasury=1, may_owe=True)
    purse.settle([Claim("saboteur", None, 0, 3), Claim("saboteur", None, 1, 3)])
    assert (purse.held, purse.treasury, purse.ran_out) == ([8, 8], -5, False)
    purse.settle([Claim("death", 0, None, 1)])
    assert purse.treasury == -4


def test_the_richest() -> None:
    assert crowns(3, 7, 7, 1, treasury=0).richest == (1, 2)
