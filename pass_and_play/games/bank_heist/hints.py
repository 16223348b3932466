"""What staying would bring: a sum from public facts alone, shown while the table negotiates."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from pass_and_play.games.bank_heist.cards import Loot, Role
from pass_and_play.games.bank_heist.split import BONUS, FARE, SYMBOL, THEFT


@dataclass(frozen=True, slots=True)
class Hint:
    """What a survivor of this role would get, in millions, if everybody who is in now stayed and survived."""

    role: str
    gain: int


def hints(roles: Iterable[Role], loot: Loot, face_up: Collection[str], shares: int) -> tuple[Hint, ...]:
    """A hint for every role in play: any of them may be the face-down card.

    `face_up` are the keys of the role cards that lie face up, `shares` the characters that are still in.
    """
    return tuple(Hint(role.key, _gain(role.key, loot, face_up, shares)) for role in roles)


def _gain(role: str, loot: Loot, face_up: Collection[str], shares: int) -> int:
    """Counted for a player who has nothing but the deposit, which is as little as anybody can have."""
    mastermind = role == "mastermind" or "mastermind" in face_up
    share = (loot.amount + (BONUS if mastermind else 0)) // shares
    purse = loot.deposit + share
    if role == "driver":
        purse += FARE * (shares - 1)
    elif "driver" in face_up:
        purse -= min(FARE, purse)
    if role == "crook" and "brute" in face_up:
        purse += THEFT
    elif role == "brute" and "crook" in face_up:
        purse -= min(THEFT, purse)
    if role == loot.symbol:
        purse += SYMBOL
    return purse - loot.deposit
