"""The split: what the survivors get, payment by payment (rulebook, phase 4). All sums in millions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from pass_and_play.games.bank_heist.cards import Loot, Role
from pass_and_play.games.bank_heist.reveal import Character

BONUS = 2
"""What a surviving mastermind adds to the loot."""
FARE = 1
"""What every other survivor pays to a surviving driver."""
THEFT = 2
"""What a surviving crook takes from a surviving brute."""
SYMBOL = 1
"""What the survivor gets whose role is on the loot card."""

Why = Literal["share", "driver", "crook", "symbol"]


@dataclass(frozen=True, slots=True)
class Payment:
    """One line of the split. `payer` None is the reserve. `amount` is less than `due` where the payer did
    not have enough."""

    why: Why
    payer: Character | None
    payee: Character
    due: int
    amount: int


@dataclass(frozen=True, slots=True)
class Split:
    """Who gets what and why: `loot` on the card, plus the mastermind's `bonus`, in `shares` of `each`; the
    `rest` goes back to the reserve. `survivors` with their roles in the order of revealing; `payments` in
    the order in which they are made."""

    loot: int
    bonus: int
    shares: int
    each: int
    rest: int
    survivors: tuple[tuple[Character, Role], ...]
    payments: tuple[Payment, ...]


def split(loot: Loot, survivors: Sequence[tuple[Character, Role]], money: Sequence[int]) -> Split:
    """The split among the survivors, of whom there is at least one. `money` is what every seat has before.

    Shares, then what the driver is paid, what the crook takes, and what the symbol brings; nobody goes
    below 0.
    """
    by_role = {role.key: character for character, role in survivors}
    bonus = BONUS if "mastermind" in by_role else 0
    each, rest = divmod(loot.amount + bonus, len(survivors))
    payments = _Payments(money)
    for character, _ in survivors:
        payments.make("share", None, character, each)
    if (driver := by_role.get("driver")) is not None:
        for character, _ in survivors:
            if character != driver:
                payments.make("driver", character, driver, FARE)
    if (crook := by_role.get("crook")) is not None and (brute := by_role.get("brute")) is not None:
        payments.make("crook", brute, crook, THEFT)
    if loot.symbol is not None and (favoured := by_role.get(loot.symbol)) is not None:
        payments.make("symbol", None, favoured, SYMBOL)
    return Split(
        loot=loot.amount,
        bonus=bonus,
        shares=len(survivors),
        each=each,
        rest=rest,
        survivors=tuple(survivors),
        payments=tuple(payments.made),
    )


class _Payments:
    """Payments one after another: each pays what there is when its turn comes."""

    def __init__(self, money: Sequence[int]) -> None:
        self.money = list(money)
        self.made: list[Payment] = []

    def make(self, why: Why, payer: Character | None, payee: Character, due: int) -> None:
        """Pay what is due, or as much as there is."""
        amount = due
        if payer is not None:
            amount = min(due, self.money[payer[0]])
            self.money[payer[0]] -= amount
        self.money[payee[0]] += amount
        self.made.append(Payment(why, payer, payee, due, amount))
