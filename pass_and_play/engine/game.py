"""What the house asks of a game."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from pass_and_play.engine.ask import Ending, Flow, Say, Seat
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.secret import Secret

Options = Mapping[str, bool | int | str]


class TableView(Protocol):
    """What everybody may see. Every game has a frozen dataclass of its own with at least this."""

    @property
    def phase(self) -> str:
        """The phase of the rulebook that is being played."""

    @property
    def log(self) -> tuple[Say, ...]:
        """What was announced to the table so far."""


class HandView(Protocol):
    """What one seat alone may see besides the table."""

    @property
    def seat(self) -> Seat:
        """The seat to which the hand belongs."""

    @property
    def notes(self) -> tuple[Say, ...]:
        """What was told to this seat alone."""

    @property
    def touched(self) -> Seat | None:
        """In the dark: the seat that was touched first, if any."""

    @property
    def seen(self) -> Any:
        """In the dark: what the power shows of it, if anything."""


class Game(Protocol):
    """A rulebook in the middle of a match. Constructing one sets it up and deals."""

    def play(self) -> Flow[Ending]:
        """The rulebook from top to bottom."""

    def table(self) -> TableView:
        """What everybody may see now."""

    def hand(self, seat: Seat) -> HandView:
        """What this seat alone may see besides the table."""

    def progress(self) -> Say:
        """Where the match stands, in public words, for the list of saves."""

    def secrets(self) -> Iterable[Secret[Any]]:
        """Every hidden thing. For the laws."""

    def totals(self) -> Hashable:
        """Sums that never change in a match: cards, money. For the laws."""


@dataclass(frozen=True, slots=True)
class GameKind:
    """One of the games of the house: `rules` is raised whenever records of older matches stop to hold."""

    id: str
    rules: int
    open: Callable[[int, Any, Options, Dice], Game]
    """Sets a match up from the number of seats, the cards, the options and the dice."""
