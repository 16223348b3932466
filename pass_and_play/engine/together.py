"""Two ways in which several seats decide without learning from each other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from pass_and_play.engine.ask import Ask, Flow, Picks, Seat, Where

T = TypeVar("T")
Shape = tuple[int, int, int, bool]


class DarkTurnDiffers(AssertionError):
    """A turn in the dark has another shape than that of the seats before; onlookers could tell."""


def together(order: Sequence[Seat], ask: Callable[[Seat], Ask]) -> Flow[dict[Seat, Picks]]:
    """A simultaneous secret choice: the seats are asked one after another, the answers come at once.

    The picks stay inside this generator until the last seat has answered, so no view can show them early.
    """
    picks: dict[Seat, Picks] = {}
    for seat in order:
        picks[seat] = yield ask(seat)
    return picks


def in_the_dark(order: Sequence[Seat], turn: Callable[[Seat], Flow[T]]) -> Flow[dict[Seat, T]]:
    """A secret power: every seat takes the same turn, and nobody can tell whose turn was real.

    `turn(seat)` is one generator for all seats. A role may change the words of an Ask and whether a card
    is shown; the number of questions and their shapes are those of the first seat's turn, whatever is
    answered. Anything else raises DarkTurnDiffers. Effects belong after the last seat.
    """
    results: dict[Seat, T] = {}
    model: list[Shape] = []
    for seat in order:
        results[seat] = yield from _watched(turn(seat), seat=seat, model=model, sets=not results)
    return results


def _watched(flow: Flow[T], *, seat: Seat, model: list[Shape], sets: bool) -> Flow[T]:
    """One seat's turn, question by question like the `model`, or the one that `sets` it."""
    asked = 0
    try:
        ask = next(flow)
        while True:
            if ask.where is not Where.DARK or ask.seat != seat:
                raise DarkTurnDiffers("a turn in the dark asks only its own seat, in the dark")
            if sets:
                model.append(ask.shape)
            elif ask.shape not in model[asked : asked + 1]:
                raise DarkTurnDiffers("this turn asks otherwise than the turn before it")
            asked += 1
            ask = flow.send((yield ask))
    except StopIteration as end:
        if asked != len(model):
            raise DarkTurnDiffers("this turn ends earlier than the turn before it") from None
        result: T = end.value
        return result
