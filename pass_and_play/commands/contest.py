"""Bots against each other: who wins how often, whatever was dealt and whoever begins."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from itertools import permutations
from math import sqrt
from typing import Any

from pass_and_play.commands.trouble import Trouble
from pass_and_play.engine.ask import Ask, Ending, Picks
from pass_and_play.engine.bot import LUCK, Bots, Opponents
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.playout import random_picks
from pass_and_play.engine.session import Session

Z = 1.959964
"""Standard deviations round the middle between which 95 % of a normal distribution lie."""

Line = tuple[str, ...]
"""The strength of the bot at every seat."""


def wilson(won: int, of: int) -> tuple[float, float]:
    """The 95 % interval of a share, after Wilson: between these the true share lies 19 times in 20."""
    share, spread = won / of, Z * Z / of
    middle = (share + spread / 2) / (1 + spread)
    reach = Z * sqrt(share * (1 - share) / of + spread / (4 * of)) / (1 + spread)
    return max(0.0, middle - reach), min(1.0, middle + reach)


@dataclass(slots=True)
class Figures:
    """What came of the bots of one strength: seats that they held and won with; in seconds, how long they
    thought in all, about one decision at most, and at most before they gave way."""

    seats: int = 0
    won: int = 0
    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    slice: float = 0.0

    def summary(self) -> dict[str, float]:
        """The figures by name, times in milliseconds."""
        low, high = wilson(self.won, self.seats)
        return {
            "seats": self.seats,
            "won": self.won,
            "share": round(self.won / self.seats, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "think_ms_mean": round(1000 * self.seconds / max(1, self.decisions), 2),
            "think_ms_max": round(1000 * self.longest, 2),
            "slice_ms_max": round(1000 * self.slice, 2),
        }


class Contest:
    """A line of bots, one for each seat, in all the ways in which they can sit. Every deal is played once for
    each of these ways."""

    def __init__(self, opponents: Opponents, game: str, strengths: Line, *, players: int) -> None:
        """Who has no strength plays by luck; no `strengths` at all are the greatest for everybody. Trouble
        where the game has no such bots, or none for so many players."""
        line = strengths or tuple(opponents.strengths)[-1:] * players
        if not line:
            raise Trouble(f"{game} has no computer players.")
        known = (*opponents.strengths, *opponents.yardsticks, LUCK)
        for strength in line:
            if strength not in known:
                raise Trouble(f"{game} has no computer player '{strength}'; it has: {', '.join(known)}.")
        if len(line) > players:
            raise Trouble(f"{len(line)} computer players are too many for {players} seats.")
        if players not in opponents.players and set(line) - {LUCK}:
            raise Trouble(f"{game} has no computer players where {players} play.")
        full = (*line, *(LUCK,) * (players - len(line)))
        self._opponents = opponents
        self.ways = tuple(sorted(set(permutations(full))))
        self.figures = {strength: Figures() for strength in dict.fromkeys(full)}

    def whole(self, games: int) -> int:
        """At least so many matches, and every deal in all ways."""
        return -(-games // len(self.ways)) * len(self.ways)

    def deal(self, number: int) -> tuple[int, Line]:
        """Which deal the match with this number is, counted from 0, and who sits where."""
        deal, way = divmod(number, len(self.ways))
        return deal, self.ways[way]

    def answers(self, line: Line, *, seed: int) -> Callable[[Session, Ask], Picks | None]:
        """Answers the questions to these bots, and those to others that bots have a share in."""
        strengths = {seat: strength for seat, strength in enumerate(line) if strength != LUCK}
        bots, dice = Bots(self._opponents, strengths, luck=seed), Dice(~seed)

        def played(session: Session, ask: Ask) -> Picks | None:
            if ask.seat in bots:
                return self._thought_through(bots, session, ask, self.figures[line[ask.seat]])
            offered = bots.offered(ask)
            return None if offered is ask else random_picks(offered, dice)

        return played

    def _thought_through(self, bots: Bots, session: Session, ask: Ask, figures: Figures) -> Picks:
        start = last = time.perf_counter()
        game = session.game
        thought = bots.thought(game.table(), game.hand(ask.seat), ask, decided=session.decided)
        while True:
            try:
                next(thought)
            except StopIteration as end:
                picks: Picks = end.value
                break
            finally:
                now = time.perf_counter()
                figures.slice, last = max(figures.slice, now - last), now
        figures.decisions += 1
        figures.seconds += last - start
        figures.longest = max(figures.longest, last - start)
        return picks

    def count(self, line: Line, ending: Ending) -> None:
        """A match of this line has ended."""
        for seat, strength in enumerate(line):
            self.figures[strength].seats += 1
            self.figures[strength].won += seat in ending.winners

    def summary(self) -> dict[str, Any]:
        """The figures of every strength."""
        return {strength: figures.summary() for strength, figures in self.figures.items()}


def told(figures: dict[str, float]) -> str:
    """The figures of one strength as a line."""
    return (
        f"won {figures['share']:.1%} of {figures['seats']:,} "
        f"(95 %: {figures['low']:.1%} to {figures['high']:.1%}), "
        f"thinks {figures['think_ms_mean']} ms, at most {figures['think_ms_max']} ms, "
        f"gives way after at most {figures['slice_ms_max']} ms"
    )
