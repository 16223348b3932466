"""Bots of the small game: one that takes its time, one that plays a script, one that knows no answer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from toy import Kept, session

from pass_and_play.engine.ask import Ask, Picks, Seat
from pass_and_play.engine.bot import Bot, Bots, Opponents, Thought
from pass_and_play.engine.desk import Desk
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.playout import random_picks
from pass_and_play.engine.session import Session

SLICES = 3
"""How often the slow bot gives way."""


class Slow:
    """Thinks in several slices, and keeps what it was shown."""

    def __init__(self) -> None:
        self.given: list[tuple[Any, Any, Ask]] = []

    def choose(self, table: Any, hand: Any, ask: Ask, dice: Dice) -> Thought:
        """By luck, after a while."""
        self.given.append((table, hand, ask))
        for _ in range(SLICES):
            yield
        return random_picks(ask, dice)


class Script:
    """Plays what it was told to."""

    def __init__(self, picks: Iterator[Picks]) -> None:
        self._picks = picks

    def choose(self, table: Any, hand: Any, ask: Ask, dice: Dice) -> Thought:
        """The next of its picks."""
        yield
        return next(self._picks)


class Silent:
    """Knows no answer to anything."""

    def choose(self, table: Any, hand: Any, ask: Ask, dice: Dice) -> Thought:
        """No picks."""
        yield
        return ()


def bots(seats: Mapping[Seat, Bot], *, luck: int = 1, **opponents: Any) -> Bots:
    """These bots at these seats."""
    named = {str(seat): (lambda bot=bot: bot) for seat, bot in seats.items()}
    return Bots(Opponents(named, (3,), **opponents), {seat: str(seat) for seat in seats}, luck=luck)


def desk_with(
    seats: Mapping[Seat, Bot], *, decisions: int = 0, kept: Kept | None = None, match: Session | None = None
) -> Desk:
    """A desk of the small game with these bots, after so many of the usual decisions."""
    return Desk(match or session(decisions=decisions), keep=kept or Kept(), bots=bots(seats))
