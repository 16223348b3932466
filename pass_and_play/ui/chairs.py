"""The chairs: who sits where before the match, and which name cannot stand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from pass_and_play.engine.ask import Say, Seat
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

    `name` is empty where nobody typed one: the seat is then called by its colour. `named` grows with
    every naming; of two equal names the one that came later is refused.
    """

    look: SeatLook
    name: str = ""
    named: int = 0


class Chairs:
    """All chairs, clockwise. `at` is the one that is being looked after; `allowed` how many there may be."""

    def __init__(self, words: Words, allowed: range, seating: Seating | None) -> None:
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
        return names.clean(chair.name) or str(self.colour(seat))

    def colour(self, seat: Seat) -> Text:
        """The name of the seat's colour."""
        return self._words(f"seats.colour.{self._chairs[seat].look.key}")

    def shown(self, seat: Seat) -> Text:
        """What is written for the seat: the name as it was typed, or the colour."""
        typed = self._chairs[seat].name
        return self._words.name(typed) if typed else self.colour(seat)

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
        words, called = self._words, str(self.colour(seat))
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

    # ------------------------------------------------------------------ who sits where

    def add(self) -> None:
        """One player more, after the last."""
        self._namings += 1
        self._chairs.append(Chair(free_look(self._chairs), named=self._namings))
        self.at = len(self) - 1

    def take_away(self, seat: Seat) -> None:
        """One player fewer; those after the seat move up."""
        del self._chairs[seat]
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
            options=dict(options),
        )


def free_look(chairs: Iterable[Chair]) -> SeatLook:
    """The first colour that nobody has."""
    taken = [chair.look for chair in chairs]
    return next(look for look in SEATS if look not in taken)


def _chairs(words: Words, seating: Seating | None, allowed: range) -> list[Chair]:
    """Those who sat here last, as many as may play; without them as many as usual."""
    chairs: list[Chair] = []
    last = list(zip(seating.names, seating.colours, strict=False)) if seating else []
    for name, colour in last[: allowed[-1]]:
        free = free_look(chairs)
        look = LOOKS.get(colour, free)
        chair = Chair(free if look in [one.look for one in chairs] else look, names.clean(name), len(chairs))
        if chair.name == words(f"seats.colour.{chair.look.key}"):
            chair.name = ""
        chairs.append(chair)
    least = allowed[0] if seating or USUAL not in allowed else USUAL
    while len(chairs) < least:
        chairs.append(Chair(free_look(chairs), named=len(chairs)))
    return chairs
