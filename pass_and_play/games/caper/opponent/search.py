"""Thinking ahead in a round whose hands are known: what each side does, if both do what is best for it."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from typing import NamedTuple

from pass_and_play.games.caper.board import CREAM, Board, Side
from pass_and_play.games.caper.cards import Card
from pass_and_play.games.caper.opponent.moves import ways

Value = Callable[[Board, int], float]
"""How good a board looks for cream, after so many plays more."""

LAST_TURN = 2
"""With so many cards left in a hand, one is played and the other discarded."""

Hand = tuple[Card, ...]
Thinking = Generator[None, None, float]


class Position(NamedTuple):
    """A round of two players in the middle: `turn` is to play, and `begun` says that the other side has
    played already, so that the hands are swapped after this play. `hands` by side; None for one that is not
    known, which ends all thinking ahead when it is to be played from."""

    board: Board
    turn: Side
    begun: bool
    hands: tuple[Hand | None, Hand | None]


class Line(NamedTuple):
    """A play, and the position after it: the index of the card, and the way as options name it."""

    card: int
    way: str
    after: Position


def lines(position: Position, hand: Hand) -> Iterator[Line]:
    """Everything that the side to play can do with this hand, every choice of its effects included."""
    for index, card in enumerate(hand):
        rest = (*hand[:index], *hand[index + 1 :])
        hands = _hands_after(position, rest)
        for way, board in ways(position.board, position.turn, card):
            yield Line(index, way, Position(board, 1 - position.turn, not position.begun, hands))


def _hands_after(position: Position, rest: Hand) -> tuple[Hand | None, Hand | None]:
    mine: Hand = rest if len(rest) >= LAST_TURN else ()
    theirs = position.hands[1 - position.turn]
    swapped = (position.turn == CREAM) == position.begun
    return (theirs, mine) if swapped else (mine, theirs)


def best(position: Position, value: Value, *, depth: int, width: int, plays: int = 0) -> Thinking:
    """The value for cream after `depth` more plays, each side looking closer at its `width` best only."""
    hand = position.hands[position.turn]
    if not depth or not hand:
        return value(position.board, plays)
    pick, sign = (max, 1) if position.turn == CREAM else (min, -1)
    found: list[tuple[float, Position]] = []
    for line in lines(position, hand):
        found.append((value(line.after.board, plays + 1), line.after))
        yield
    found.sort(key=lambda each: -sign * each[0])
    if depth == 1:
        return found[0][0]
    results: list[float] = []
    for _, after in found[:width]:
        results.append((yield from best(after, value, depth=depth - 1, width=width, plays=plays + 1)))
    return pick(results)
