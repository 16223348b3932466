"""How many games a match has, and who is executioner in them (rulebook, section 5, and questions)."""

from __future__ import annotations

from collections.abc import Sequence

from pass_and_play.engine.ask import Seat


class Schedule:
    """The executioners so far, and who may follow.

    `games` is how many there will be in all, None where nobody knows. A play-off is one game more for each of
    the `tied`, in their turn.
    """

    def __init__(self, seats: int, *, length: str, games: int, breaks_ties: bool) -> None:
        """`length`: `everyone` is executioner once, `fixed` is so many games, anything else has no end."""
        self.executioners: list[Seat] = []
        self.tied: tuple[Seat, ...] = ()
        self.games = {"everyone": seats, "fixed": games}.get(length)
        self._order = range(seats)
        self._once = length == "everyone"
        self._breaks_ties = breaks_ties

    @property
    def goes_on(self) -> bool:
        """Whether another game is to come."""
        return self.games is None or len(self.executioners) < self.games

    @property
    def successors(self) -> tuple[Seat, ...]:
        """Who may be executioner next, if it goes on: the next of the tied; else anybody but the last one,
        or, where everybody is executioner once, whoever was not yet."""
        if self.tied:
            assert self.games is not None
            to_come = self.games - len(self.executioners)
            return (self.tied[-to_come],)
        past = self.executioners if self._once else self.executioners[-1:]
        return tuple(seat for seat in self._order if seat not in past)

    def break_tie(self, richest: Sequence[Seat]) -> None:
        """At the end: add the games of a play-off, once, if the table plays so and several have the most
        crowns. It goes clockwise from the last executioner."""
        if not self._breaks_ties or self.tied or len(richest) < 2:
            return
        last = self.executioners[-1]
        self.tied = tuple(sorted(richest, key=lambda seat: (seat - last - 1) % len(self._order)))
        self.games = len(self.executioners) + len(self.tied)

    def stop(self) -> None:
        """No more games."""
        self.games = len(self.executioners)
