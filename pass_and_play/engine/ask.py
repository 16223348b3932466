"""Questions, answers and words: the vocabulary in which a rulebook talks to the rest of the house.

A game never waits, draws or reads input. It yields an `Ask` to one seat and receives the keys of the
options that were picked; everything else in the house is built on that.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import NamedTuple, TypeVar

Seat = int
"""A player's place at the table, clockwise from 0."""

TABLE: Seat = -1
"""The seat of a question that anybody at the table may answer."""

T = TypeVar("T")


class Who(NamedTuple):
    """A seat inside a sentence; the words put the player's name in its place."""

    seat: Seat


class Say(NamedTuple):
    """A sentence by key, so that logs and questions follow the language that is set on screen."""

    key: str
    params: tuple[tuple[str, int | str | Who | Say], ...] = ()


@cache
def who(seat: Seat) -> Who:
    """The seat inside a sentence; each is made once."""
    return Who(seat)


@cache
def say(key: str, **params: int | str | Who | Say) -> Say:
    """The sentence `key` with its named parameters."""
    return Say(key, tuple(params.items()))


class Where(Enum):
    """On which screen a question is put."""

    PRIVATE = "private"
    """Behind the curtain of the seat that is asked."""
    OPEN = "open"
    """On the public table: options and words come from public knowledge only."""
    DARK = "dark"
    """Private with the lamp out, at a pace that is the same for every seat."""
    EYES = "eyes"
    """In the middle of the table while all but one keep their eyes closed: a page without a name."""


@dataclass(frozen=True, slots=True, eq=False)
class Option:
    """One legal move. Its key is a path of things: `card:2`, `seat:3`, `card:2 place:1`, `done`.

    Only `option` makes them, each once, so that they are told apart by identity.
    """

    key: str


@cache
def option(key: str) -> Option:
    """The option of this key."""
    return Option(key)


@cache
def numbered(thing: str, count: int) -> tuple[Option, ...]:
    """The options `thing:0` to `thing:count-1`."""
    return tuple(option(f"{thing}:{i}") for i in range(count))


@cache
def other_seats(seat: Seat, seats: int) -> tuple[Option, ...]:
    """The options `seat:0` to `seat:seats-1`, without the one of this seat."""
    return tuple(option(f"seat:{other}") for other in range(seats) if other != seat)


DONE: tuple[Option, ...] = (option("done"),)
"""The only option of a question that just waits for somebody to go on."""


class Ask(NamedTuple):
    """A question to one seat: pick at least `least` and at most `most` of the options.

    `order` lists the seats that answer in the same series, in the order of passing; the curtain shows it
    as public progress. `sight` says that touching a thing answers at once, because what follows is
    something to look at on the same screen. `eyes` is whose eyes are open (Where.EYES); no screen learns it.
    """

    seat: Seat
    what: Say
    options: tuple[Option, ...]
    least: int = 1
    most: int = 1
    where: Where = Where.PRIVATE
    order: tuple[Seat, ...] = ()
    sight: bool = False
    eyes: Seat | None = None

    @property
    def shape(self) -> tuple[int, int, int, bool]:
        """What an onlooker could count: the number of options, least, most, and the kind of touch."""
        return (len(self.options), self.least, self.most, self.sight)


_OPEN = Where.OPEN
_made = tuple.__new__


def in_the_open(seat: Seat, what: Say, options: tuple[Option, ...]) -> Ask:
    """A question on the public table, with one answer; made in the shortest way, as these are many."""
    return _made(Ask, (seat, what, options, 1, 1, _OPEN, (), False, None))


Picks = tuple[str, ...]
"""The keys of the options picked, in the order of the options."""

Flow = Generator[Ask, Picks, T]
"""Rules in the middle of being played: yields questions, receives picks, returns a value."""


@dataclass(frozen=True, slots=True)
class Ending:
    """How a match ended: the way, who won, named figures, and the side of every seat ('' for none)."""

    how: str
    winners: tuple[Seat, ...]
    scores: tuple[tuple[str, int], ...] = ()
    sides: tuple[str, ...] = ()


def seat_of(key: str) -> Seat:
    """The seat that an option key such as `seat:3` names."""
    return number_of(key, "seat")


@cache
def number_of(key: str, thing: str) -> int:
    """The number that follows `thing:` in an option key; ValueError where the key names no such thing."""
    for part in key.split():
        name, _, number = part.partition(":")
        if name == thing:
            return int(number)
    raise ValueError(f"the option '{key}' names no {thing}")
