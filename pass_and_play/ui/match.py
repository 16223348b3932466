"""One match on screen: who sits where, its desk, and the little that only the screen remembers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from pass_and_play.cards.card_file import CardFile
from pass_and_play.engine.ask import Ask, Seat
from pass_and_play.ui.choice import Choice
from pass_and_play.ui.clock import Clock, Countdown
from pass_and_play.ui.pin import Pin
from pass_and_play.ui.room import Room
from pass_and_play.words import Words

if TYPE_CHECKING:
    from pass_and_play.engine.desk import Desk
    from pass_and_play.ui.tables.painter import Deadline, Painter, Talk

DARK_TURN = 15_000.0
"""Milliseconds that every turn in the dark lasts at least (rulebook: 15 seconds of closed eyes)."""

MINUTE = 60_000.0


@dataclass(frozen=True, slots=True)
class Seating:
    """Who sits down to what: names and colours (`amber`...) clockwise, the house rules, and the strengths of
    the computers by seat."""

    game: str
    names: tuple[str, ...]
    colours: tuple[str, ...]
    options: Mapping[str, bool | int | str]
    bots: Mapping[Seat, str] = field(default_factory=dict)


class Match:
    """A match while it is on screen.

    `looked` says which seats have looked at what since the match came on screen (a thing, and the number of
    its deal), `pins` are those of the seats that set one. The clocks and the mark of the speaker are help
    for the table: no rule reads them, and nothing stores them.
    """

    def __init__(
        self,
        *,
        number: int,
        seating: Seating,
        file: CardFile[Any],
        desk: Desk,
        words: Words,
        painter: Painter,
        clock: Clock,
    ) -> None:
        self.number = number
        self.file = file
        self.seating = seating
        self.desk = desk
        self.words = words
        self.painter = painter
        self.names = tuple(words.name(name) for name in seating.names)
        self.looked: set[tuple[Seat, str, int]] = set()
        self.pins: dict[Seat, Pin] = {}
        self.speaker: Seat | None = None
        self._clock = clock
        self._talk: tuple[object, Countdown] | None = None
        self._deadline: tuple[object, Countdown] | None = None
        self._dark: tuple[object, Countdown] | None = None
        self._heard: set[tuple[str, int]] = set()

    def cues(self, table: Any) -> tuple[tuple[float, str], ...]:
        """What is heard at the table; nothing when people come back to a picture that they have heard."""
        if not self.is_new(table):
            return ()
        self._heard.add((table.phase, len(table.log)))
        return self.painter.cues(table)

    def is_new(self, table: Any) -> bool:
        """Whether this picture was not shown yet; one that was comes up complete."""
        return (table.phase, len(table.log)) not in self._heard

    def talk(self, talk: Talk) -> Countdown | None:
        """The clock that goes with a talk; None where the table plays without one."""
        minutes = self.seating.options.get("minutes", 0)
        if not minutes:
            return None
        if self._talk is None or self._talk[0] != talk.moment:
            self._talk = (talk.moment, Countdown(self._clock, int(minutes) * MINUTE * talk.share))
            self.speaker = None
        return self._talk[1]

    def deadline(self, deadline: Deadline) -> Countdown:
        """The countdown of a deadline; it goes on where it stood."""
        if self._deadline is None or self._deadline[0] != deadline.moment:
            self._deadline = (deadline.moment, Countdown(self._clock, deadline.milliseconds))
        return self._deadline[1]

    def dark_turn(self, moment: object) -> Countdown:
        """The bar of one seat's turn in the dark; it goes on where it stood if the page was covered."""
        if self._dark is None or self._dark[0] != moment:
            self._dark = (moment, Countdown(self._clock, DARK_TURN))
        return self._dark[1]

    def room(
        self,
        *,
        ask: Ask | None = None,
        choice: Choice | None = None,
        elapsed: float = 0.0,
        talk: Countdown | None = None,
        final: bool = False,
        passing: tuple[Seat, ...] = (),
        holder: Seat | None = None,
        thinking: Seat | None = None,
    ) -> Room:
        """The room around a picture of this match."""
        return Room(
            words=self.words,
            names=self.names,
            colours=self.seating.colours,
            ask=ask,
            choice=choice,
            elapsed=elapsed,
            talk=talk,
            final=final,
            speaker=self.speaker,
            passing=passing,
            holder=holder,
            bots=self.seating.bots,
            thinking=thinking,
        )
