"""Two ways in which several seats decide without learning from each other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from pass_and_play.engine.ask import Ask, Flow, Picks, Seat, Where

T = TypeVar("T")
Shape = tuple[int, int, int, bool]
Path = tuple[tuple[str, ...], ...]


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
    is shown. The same kinds of answers must lead to questions of the same shape for every seat: anything
    else raises DarkTurnDiffers. Effects belong after the last seat.
    """
    shapes: dict[Path, Shape | None] = {}
    results: dict[Seat, T] = {}
    for seat in order:
        results[seat] = yield from _watched(turn(seat), seat=seat, shapes=shapes)
    return results


def _watched(flow: Flow[T], *, seat: Seat, shapes: dict[Path, Shape | None]) -> Flow[T]:
    path: Path = ()
    try:
        ask = next(flow)
        while True:
            if ask.where is not Where.DARK or ask.seat != seat:
                raise DarkTurnDiffers("a turn in the dark asks only its own seat, in the dark")
            _match(shapes, path, ask.shape)
            picks = yield ask
            path = (*path, tuple(pick.partition(":")[0] for pick in picks))
            ask = flow.send(picks)
    except StopIteration as end:
        _match(shapes, path, None)
        result: T = end.value
        return result


def _match(shapes: dict[Path, Shape | None], path: Path, shape: Shape | None) -> None:
    if shapes.setdefault(path, shape) != shape:
        raise DarkTurnDiffers("the same answers lead to another question than for the seats before")
