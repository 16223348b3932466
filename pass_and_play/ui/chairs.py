"""The chairs: who sits where before the match, and which name cannot stand."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass

from pass_and_play.engine.ask import Say, Seat
from pass_and_play.engine.bot import Opponents
from pass_and_play.ui import names
from pass_and_play.ui.match import Seating
from pass_and_play.ui.paint.palettes import SEATS, SeatLook
from pass_and_play.ui.room import LOOKS
from pass_and_play.words import Text, Words

USUAL = 5
"""Players that a table begins with where nobody has sat before, if the game allows it."""


@dataclass(slots=True)
class Chair:
    """One seat while it can still be changed.

    `name` is empty where nobody typed one: the seat is then called by its colour, or as computers are.
    `named` grows with every naming; of two equal names the one that came later is refused. `bot` is the
    strength of the computer that plays here where one can, and empty for a person.
    """

    look: SeatLook
    name: str = ""
    named: int = 0
    bot: str = ""


class Chairs:
    """All chairs, clockwise. `at` is the one that is being looked after; `allowed` how many there may be.
    Computers are those of the `opponents`, where as many play as these can play with."""

    def __init__(
        self, words: Words, allowed: range, seating: Seating | None, opponents: Opponents | None = None
    ) -> None:
        self._opponents = opponents or Opponents()
        self.allowed = allowed
        self.at: Seat = 0
        self._words = words
        self._chairs = _chairs(words, seating, allowed)
        self._namings = len(self._chairs)

    def __len__(self) -> int:
        return len(self._chairs)

    def __getitem__(self, seat: Seat) -> Chair:
        return self._chairs[seat]

    @property
    def taken(self) -> list[SeatLook]:
        """The colours that somebody has."""
        return [chair.look for chair in self._chairs]

    def seat_of(self, colour: str) -> Seat:
        """Where the chair of a colour stands (`amber`...)."""
        return next(seat for seat, look in enumerate(self.taken) if look.key == colour)

    # ------------------------------------------------------------------ names

    def called(self, seat: Seat) -> str:
        """The name by which a seat would be called if the match began now."""
        chair = self._chairs[seat]
        return names.clean(chair.name) or str(self.unnamed(seat))

    def unnamed(self, seat: Seat) -> Text:
        """What a seat is called where nobody types a name: by its colour, or as the computer that it is, of
        which there may be several."""
        if not self.bot(seat):
            return self.colour(seat)
        alike = sum(bool(self.bot(one)) and not self._chairs[one].name for one in range(seat))
        return self._words("bot.name_n", n=alike + 1) if alike else self._words("bot.name")

    def colour(self, seat: Seat) -> Text:
        """The name of the seat's colour."""
        return self._words(f"seats.colour.{self._chairs[seat].look.key}")

    def shown(self, seat: Seat) -> Text:
        """What is written for the seat: the name as it was typed, or what it is called without."""
        typed = self._chairs[seat].name
        return self._words.name(typed) if typed else self.unnamed(seat)

    def fault(self, seat: Seat) -> Say | None:
        """Why the seat's name cannot stand: it is measured against those that were named before."""
        chair = self._chairs[seat]
        before = [
            (other, self.called(other))
            for other, rival in enumerate(self._chairs)
            if (rival.named, other) < (chair.named, seat)
        ]
        return names.fault(self.called(seat), before)

    @property
    def ready(self) -> bool:
        """Whether every name can stand."""
        return not any(self.fault(seat) for seat in range(len(self)))

    def advice(self, seat: Seat, fault: Say) -> Text:
        """What helps against the fault of a seat's name."""
        words, called = self._words, str(self.unnamed(seat))
        if not names.clean(self._chairs[seat].name):
            return words("naming.unnamed")
        other = words("naming.other_sign" if fault.key.endswith("no_glyph") else "naming.other")
        others = [(one, self.called(one)) for one in range(len(self)) if one != seat]
        if names.fault(called, others) is not None:
            return other
        return words("naming.both", first=other, second=words("naming.empty", colour=called))

    def rename(self, seat: Seat, name: str) -> None:
        """Call a seat by what was typed so far."""
        chair = self._chairs[seat]
        if name != chair.name:
            self._namings += 1
            chair.name, chair.named = name, self._namings

    def keep(self) -> None:
        """Typing has ended: of every name stays what can be seen."""
        for chair in self._chairs:
            chair.name = names.clean(chair.name)

    # ------------------------------------------------------------------ people and computers

    @property
    def strengths(self) -> tuple[str, ...]:
        """What a computer can be where so many play; empty where there are none."""
        return self._opponents.offered(len(self))

    def bot(self, seat: Seat) -> str:
        """The strength of the computer that plays a seat; empty for a person."""
        strength = self._chairs[seat].bot
        return strength if strength in self.strengths else ""

    @property
    def bots(self) -> dict[Seat, str]:
        """The strengths of all computers by seat."""
        return {seat: strength for seat in range(len(self)) if (strength := self.bot(seat))}

    @property
    def house(self) -> Mapping[str, bool | int | str]:
        """The house rules that are not for the table to choose, because computers play."""
        return self._opponents.house.get(len(self), {}) if self.bots else {}

    def may_change(self, seat: Seat) -> bool:
        """Whether a seat can be a computer's or already is: one person at least plays."""
        return bool(self.strengths) and len({*self.bots, seat}) < len(self)

    def change(self, seat: Seat) -> None:
        """From a person to the weakest computer, on to stronger ones, and back to a person."""
        kinds = ("", *self.strengths)
        at = kinds.index(self.bot(seat))
        self._chairs[seat].bot = kinds[(at + 1) % len(kinds)] if self.may_change(seat) else ""

    # ------------------------------------------------------------------ who sits where

    def add(self) -> None:
        """One player more, after the last."""
        self._namings += 1
        self._chairs.append(Chair(free_look(self._chairs), named=self._namings))
        self.at = len(self) - 1

    def take_away(self, seat: Seat) -> None:
        """One player fewer; those after the seat move up."""
        del self._chairs[seat]
        if len(self.bots) == len(self):
            self._chairs[0].bot = ""
        if self.at > seat or self.at == len(self):
            self.at -= 1

    def move(self, seat: Seat, to: Seat) -> None:
        """Another place in the order of passing; `to` may lie beyond the ends, where nothing changes."""
        if to in range(len(self)):
            here = self._chairs[self.at]
            self._chairs.insert(to, self._chairs.pop(seat))
            self.at = next(at for at, chair in enumerate(self._chairs) if chair is here)

    def seating(self, game: str, options: Mapping[str, bool | int | str]) -> Seating:
        """What is dealt to."""
        return Seating(
            game=game,
            names=tuple(self.called(seat) for seat in range(len(self))),
            colours=tuple(chair.look.key for chair in self._chairs),
            options={**options, **self.house},
            bots=self.bots,
        )


def free_look(chairs: Iterable[Chair]) -> SeatLook:
    """The first colour that nobody has."""
    taken = [chair.look for chair in chairs]
    return next(look for look in SEATS if look not in taken)


def _chairs(words: Words, seating: Seating | None, allowed: range) -> list[Chair]:
    """Those who sat here last, as many as may play; without them as many as usual."""
    chairs: list[Chair] = []
    last = list(zip(seating.names, seating.colours, strict=False)) if seating else []
    robots = [words("bot.name"), *(words("bot.name_n", n=n) for n in range(2, allowed[-1]))]
    for seat, (name, colour) in enumerate(last[: allowed[-1]]):
        free = free_look(chairs)
        look = LOOKS.get(colour, free)
        chair = Chair(free if look in [one.look for one in chairs] else look, names.clean(name), len(chairs))
        chair.bot = seating.bots.get(seat, "") if seating else ""
        unnamed: Collection[str] = robots if chair.bot else (words(f"seats.colour.{chair.look.key}"),)
        if chair.name in unnamed:
            chair.name = ""
        chairs.append(chair)
    least = allowed[0] if seating or USUAL not in allowed else USUAL
    while len(chairs) < least:
        chairs.append(Chair(free_look(chairs), named=len(chairs)))
    return chairs
