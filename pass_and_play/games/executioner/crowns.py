"""The crowns of a match: what the players have, and the treasury, from which all rewards come."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pass_and_play.games.executioner.rewards import Claim, Payment


class Crowns:
    """Moves crowns; none is ever made or lost. Nobody falls below 0, and the treasury only if it `may_owe`.

    `ran_out` says that the treasury could not pay a claim in full, which ends the match.
    """

    def __init__(self, players: int, *, box: int, start: int, may_owe: bool) -> None:
        self.held = [start] * players
        self.treasury = box - players * start
        self.ran_out = False
        self._may_owe = may_owe

    @property
    def is_treasury_empty(self) -> bool:
        """Whether there is nothing left to pay with."""
        return self.treasury <= 0

    @property
    def richest(self) -> tuple[int, ...]:
        """Who has the most crowns."""
        most = max(self.held)
        return tuple(seat for seat, crowns in enumerate(self.held) if crowns == most)

    def settle(self, claims: Iterable[Claim]) -> list[Payment]:
        """Pay these claims in their order. One that the treasury cannot pay is paid as far as it goes, and
        nothing after it."""
        payments = []
        for claim in claims:
            for payment in self._paid(claim):
                payments.append(payment)
                if self.ran_out:
                    return payments
        return payments

    def _paid(self, claim: Claim) -> Iterator[Payment]:
        """What a player lacks is forgiven by the treasury, and made up by it to another player."""
        why, payer, payee, due = claim
        if payer is None:
            yield self._moved(claim, due if self._may_owe else min(due, max(0, self.treasury)))
            return
        amount = min(due, self.held[payer])
        yield self._moved(claim, amount)
        if amount < due and payee is not None:
            yield from self._paid(Claim(why, None, payee, due - amount))

    def _moved(self, claim: Claim, amount: int) -> Payment:
        why, payer, payee, due = claim
        if payer is None:
            self.treasury -= amount
            self.ran_out |= amount < due
        else:
            self.held[payer] -= amount
        if payee is None:
            self.treasury += amount
        else:
            self.held[payee] += amount
        return Payment(why, payer, payee, due, amount)
