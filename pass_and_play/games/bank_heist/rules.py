"""Millions of Dollars: the rulebook, from top to bottom. All sums are in millions."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Any

from pass_and_play.engine.ask import Ending, Flow, Say, Seat, say
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.game import Options
from pass_and_play.engine.secret import Secret
from pass_and_play.games.bank_heist.cards import Cards
from pass_and_play.games.bank_heist.views import HandView, TableView


class BankHeist:
    """One match."""

    def __init__(self, seats: int, cards: Cards, options: Options, dice: Dice) -> None:
        """Setup."""
        self.seats = seats
        self.cards = cards
        self.options = options
        self.dice = dice
        self.round = 1

    def play(self) -> Flow[Ending]:
        """The rulebook."""
        raise NotImplementedError
        yield

    def table(self) -> TableView:
        """What everybody may see now."""
        raise NotImplementedError

    def hand(self, seat: Seat) -> HandView:
        """What this seat alone may see besides the table."""
        raise NotImplementedError

    def progress(self) -> Say:
        """The round, in public words."""
        return say("progress", round=self.round, rounds=int(self.options["rounds"]))

    def secrets(self) -> Iterator[Secret[Any]]:
        """Every hidden thing."""
        yield from ()

    def totals(self) -> Hashable:
        """The money."""
        return self.cards.notes
