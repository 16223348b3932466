"""A small game for the tests of the engine: three seats, a card each, every kind of question."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from pass_and_play.engine.ask import (
    DONE,
    TABLE,
    Ask,
    Ending,
    Flow,
    Picks,
    Say,
    Seat,
    Where,
    Who,
    numbered,
    option,
    say,
)
from pass_and_play.engine.desk import Desk
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.game import GameKind, Options
from pass_and_play.engine.record import Record
from pass_and_play.engine.secret import Hidden, Secret
from pass_and_play.engine.session import Session
from pass_and_play.engine.together import in_the_dark, together

SEATS = (0, 1, 2)


@dataclass(frozen=True, slots=True)
class Card:
    """A card with a name of its own."""

    name: str


Face = Card | Literal[Hidden.HIDDEN]


@dataclass(frozen=True, slots=True)
class ToyTable:
    """What everybody sees."""

    phase: str
    cards: tuple[Face, ...]
    chosen: tuple[Picks, ...]
    log: tuple[Say, ...]


@dataclass(frozen=True, slots=True)
class ToyHand:
    """What one seat sees."""

    seat: Seat
    card: Face
    looked: Face | None
    touched: Seat | None = None
    notes: tuple[Say, ...] = ()
    seen: Face | None = None


class Toy:
    """Everybody chooses two of three numbers in secret; the table says go; seat 1 looks at seat 2's card and
    is asked once more; in the dark everybody touches a card; all is shown."""

    def __init__(self, seats: int, cards: Sequence[str], options: Options, dice: Dice) -> None:
        self.cards = [Secret(Card(n), "card", seat) for seat, n in enumerate(dice.shuffled(cards)[:seats])]
        self.order = tuple(range(seats))
        self.phase = "choose"
        self.chosen: tuple[Picks, ...] = ()
        self.log: list[Say] = []

    def play(self) -> Flow[Ending]:
        """The rules."""
        picks = yield from together(self.order, self._choice)
        self.chosen = tuple(picks.values())
        self.phase = "go"
        yield Ask(TABLE, say("go"), DONE, where=Where.OPEN)
        self.phase = "look"
        with self.cards[2].glimpse(1):
            yield Ask(1, say("seen", who=Who(2)), DONE)
        yield Ask(1, say("more"), numbered("number", 3), least=0, most=2)
        self.phase = "dark"
        yield from in_the_dark(self.order, self._turn)
        for card in self.cards:
            card.show_all()
        self.phase = "over"
        self.log.append(say("end", n=len(self.cards)))
        return Ending("shown", winners=(0,), scores=(("cards", 3),), sides=("a", "b", "b"))

    def _choice(self, seat: Seat) -> Ask:
        return Ask(seat, say("choose"), numbered("number", 3), least=2, most=2, order=self.order)

    def _turn(self, seat: Seat) -> Flow[None]:
        yield Ask(
            seat, say("touch"), (option("card:0"), option("card:1")), where=Where.DARK, order=self.order
        )

    def table(self) -> ToyTable:
        """What everybody sees."""
        return ToyTable(self.phase, tuple(c.peek(TABLE) for c in self.cards), self.chosen, tuple(self.log))

    def hand(self, seat: Seat) -> ToyHand:
        """What this seat sees."""
        looked = self.cards[2].peek(seat) if self.phase == "look" and seat == 1 else None
        return ToyHand(seat, self.cards[seat].peek(seat), looked)

    def progress(self) -> Say:
        """The phase."""
        return say("progress", phase=say(f"phase.{self.phase}"))

    def secrets(self) -> Iterator[Secret[Any]]:
        """The cards."""
        yield from self.cards

    def totals(self) -> Hashable:
        """The cards, whoever has them."""
        return tuple(sorted(card.value.name for card in self.cards))


KIND = GameKind("toy", 1, Toy)
NAMES = ("Ada's card", "Ben's card", "Cleo's card")

TO_THE_END: tuple[Picks, ...] = (
    ("number:0", "number:2"),
    ("number:0", "number:1"),
    ("number:1", "number:2"),
    ("done",),
    ("done",),
    (),
    ("card:0",),
    ("card:1",),
    ("card:0",),
)
"""Decisions that lead through the whole match."""


def record(*, seed: int = 1, decisions: int = 0) -> Record:
    """The record of a match after so many of the decisions."""
    made = TO_THE_END[:decisions]
    return Record(
        game="toy", rules=1, cards="c0ffee", options={"fast": True}, seats=3, seed=seed, decisions=made
    )


def session(*, seed: int = 1, decisions: int = 0) -> Session:
    """The match after so many of the decisions."""
    return Session(KIND, NAMES, record(seed=seed, decisions=decisions))


def replay(decisions: Sequence[Picks], *, seed: int = 1) -> Session:
    """Plays the match up to these decisions."""
    begun = session(seed=seed)
    for picks in decisions:
        begun.answer(picks)
    return begun


class Kept:
    """Keeps what a desk hands over to be stored."""

    def __init__(self) -> None:
        self.decisions: list[tuple[Picks, Say]] = []

    def __call__(self, picks: Picks, progress: Say) -> None:
        self.decisions.append((picks, progress))


def desk(*, seed: int = 1, decisions: int = 0, kept: Kept | None = None) -> Desk:
    """A desk with the match after so many of the decisions."""
    return Desk(session(seed=seed, decisions=decisions), keep=kept or Kept())
