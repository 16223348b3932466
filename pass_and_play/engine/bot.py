"""Computer players: what a bot is asked, what a game says of its bots, and those of one match.

A bot holds nothing but the views of its own seat, so that it cannot cheat; it searches on a model of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from pass_and_play.engine.ask import Ask, Picks, Seat
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.game import HandView, Options, TableView
from pass_and_play.engine.playout import random_picks

Thought = Generator[None, None, Picks]
"""A bot that thinks: it yields every 10 ms at the latest, so that the window lives on, and returns picks."""

LUCK = "luck"
"""The strength of a bot that every game has, to measure others by."""


class Bot(Protocol):
    """One computer player for one seat of one match.

    It may keep what it has seen, but it can be made anew before any question, as after a resume: what it
    needs it must be able to build again from the views. How long it thinks must depend on its hand as little
    as can be, for people see that it thinks.
    """

    def choose(self, table: Any, hand: Any, ask: Ask, dice: Dice) -> Thought:
        """Think about a question to its own seat. No picks say that it knows no answer."""


Maker = Callable[[], Bot]


def _every_seat(table: Any, seat: Seat) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Opponents:
    """The computer players that a game has, and where they may sit. At least one seat is always a person's.

    `strengths` are those that people are offered, the weakest first, and `yardsticks` others that only
    `simulate` knows. Bots play where there are as many `players`. `house` are the options that hold as soon
    as a bot plays, by the number of players. `withheld`: of a public question with this key, no option that
    names the seat of a bot is offered, nor are those that are listed. `suits` says of a table and a seat
    whether a bot can play on there.
    """

    strengths: Mapping[str, Maker] = field(default_factory=dict)
    players: tuple[int, ...] = ()
    yardsticks: Mapping[str, Maker] = field(default_factory=dict)
    house: Mapping[int, Options] = field(default_factory=dict)
    withheld: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    suits: Callable[[Any, Seat], bool] = _every_seat

    def offered(self, players: int) -> tuple[str, ...]:
        """The strengths that people of this number may choose from."""
        return tuple(self.strengths) if players in self.players else ()

    def make(self, strength: str) -> Bot:
        """A bot of this strength, for one seat. Raises KeyError where there is none."""
        return {LUCK: Luck, **self.yardsticks, **self.strengths}[strength]()


class Luck:
    """Knows no game: each legal answer is equally likely."""

    def choose(self, table: Any, hand: Any, ask: Ask, dice: Dice) -> Thought:
        """At once."""
        yield
        return random_picks(ask, dice)


class Bots:
    """The bots of one match: the strength of each by its seat. `luck` is the seed of what they leave to
    chance: with the same one a resumed match goes on as it would have."""

    def __init__(self, opponents: Opponents, strengths: Mapping[Seat, str], *, luck: int) -> None:
        """Raises KeyError for a strength that the game does not have."""
        self._opponents = opponents
        self._bots = {seat: opponents.make(strength) for seat, strength in strengths.items()}
        self._luck = luck

    def __contains__(self, seat: Seat) -> bool:
        return seat in self._bots

    def offered(self, ask: Ask) -> Ask:
        """The question without what would give a bot a part that it does not play; as it was where nothing
        would be left."""
        others = self._opponents.withheld.get(ask.what.key)
        if others is None or not self._bots:
            return ask
        closed = {*others, *(f"seat:{seat}" for seat in self._bots)}
        left = tuple(each for each in ask.options if closed.isdisjoint((each.key, *each.key.split())))
        return ask._replace(options=left) if len(left) >= max(1, ask.least) else ask

    def thought(self, table: TableView, hand: HandView, ask: Ask, *, decided: int) -> Thought:
        """What the bot of the asked seat thinks after so many decisions of the match. Where it knows no
        answer, one is picked by luck."""
        dice = Dice((self._luck << 16) + decided)
        picks = yield from self._bots[ask.seat].choose(table, hand, ask, dice)
        return picks if picks or not ask.least else random_picks(ask, dice)
