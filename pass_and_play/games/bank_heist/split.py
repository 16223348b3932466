"""The split: what the survivors get, payment by payment (rulebook, phase 4). All sums in millions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pass_and_play.games.bank_heist.cards import Role
from pass_and_play.games.bank_heist.reveal import Character


@dataclass(frozen=True, slots=True)
class Payment:
    """One line of the split. `payer` None is the reserve. `amount` is less than `due` where the payer did
    not have enough."""

    why: Literal["share", "driver", "crook", "symbol"]
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
