"""The examples in the rules of By Order of the King: made-up games, paid by the rules themselves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from pass_and_play.games.executioner.cards import Part
from pass_and_play.games.executioner.crowns import Crowns
from pass_and_play.games.executioner.items import EFFECTS, Effect
from pass_and_play.games.executioner.rewards import (
    Claim,
    Standing,
    at_death,
    normal_end,
    saboteurs_win,
    theft,
)

PURSE = 5
"""Crowns of everybody before an example: enough to lose some."""

HOOD = 0
"""The seat of the executioner in an example."""


class Cast(NamedTuple):
    """A prisoner in an example: the role, and the effect of the item that lies before them."""

    part: Part
    effect: str = "nothing"


def changes(
    cast: Sequence[Cast], struck: Sequence[int], *, centre: str = "nothing", takes_two: bool = False
) -> tuple[int, ...]:
    """What the executioner and each of these prisoners have more or less after a game, in crowns.

    The axe falls on the prisoners `struck`, in this order, whoever sends it there: 1 is the first of the
    `cast`. `centre` is the effect of the centre card. Where a jester `takes_two`, the house rule holds.
    """
    players = range(len(cast) + 1)
    crowns = Crowns(len(players), box=2 * PURSE * len(players), start=PURSE, may_owe=True)
    effects = {seat: _effect(one, centre) for seat, one in enumerate(cast, 1)}
    game = _Game(cast, effects)
    for seat in struck:
        crowns.settle(game.strike(seat))
    for seat in effects:
        crowns.settle(game.end(seat))
    crowns.settle(game.rewards(takes_two=takes_two))
    return tuple(held - PURSE for held in crowns.held)


def _effect(one: Cast, centre: str) -> Effect:
    """What the item of a prisoner does: that of a mimic, what the centre card does."""
    own = EFFECTS[one.effect]
    return EFFECTS[centre] if own.copies else own


class _Game:
    """What has become of the prisoners of an example so far."""

    def __init__(self, cast: Sequence[Cast], effects: Mapping[int, Effect]) -> None:
        self._parts = {seat: one.part for seat, one in enumerate(cast, 1)}
        self._effects = effects
        self._left = set(effects)
        self._dead: set[int] = set()
        self._counted = 0
        self._worth = 0
        self._lost = False

    def strike(self, seat: int) -> Iterator[Claim]:
        """The axe falls on a prisoner, whom the item may save."""
        effect = self._effects[seat]
        self._left.discard(seat)
        if effect.fate == "died":
            yield from self._die(seat, executed=True)
        else:
            self._counted += effect.counts

    def end(self, seat: int) -> Iterator[Claim]:
        """The executions are over: a parasite kills whoever was not executed."""
        if seat in self._left and self._effects[seat].kills and not self._lost:
            yield from self._die(seat, executed=False)

    def _die(self, seat: int, *, executed: bool) -> Iterator[Claim]:
        part, effect = self._parts[seat], self._effects[seat]
        self._dead.add(seat)
        yield at_death(seat)
        steals = part is Part.JESTER and not effect.feeds
        if steals:
            yield from theft(seat, (HOOD, *self._parts))
        if not (steals and executed):
            self._counted += 1
            self._worth += effect.worth if executed else 0
        self._lost = self._lost or effect.pardons or part is Part.PRINCESS

    def rewards(self, *, takes_two: bool) -> Iterator[Claim]:
        """What is due when all is over."""
        standings = [
            Standing(seat, part, alive=seat not in self._dead, fed=self._effects[seat].feeds)
            for seat, part in self._parts.items()
        ]
        if self._lost:
            return saboteurs_win(HOOD, standings)
        return normal_end(
            HOOD, standings, counted=self._counted, per_dead=1, goblets=self._worth, takes_two=takes_two
        )
