"""All that a Mastermind could do with a card, and the boards that would come of it."""

from __future__ import annotations

from collections.abc import Iterator

from pass_and_play.games.caper import plays
from pass_and_play.games.caper.board import Board, Side, Spot, place_of
from pass_and_play.games.caper.cards import Card, Thief
from pass_and_play.games.caper.effects import Effect, Flip, Retrieve

Way = tuple[str, Board]
"""What is done with a card, as options name it after the card (`thief:4`), and one board that comes of it."""


def ways(board: Board, side: Side, card: Card) -> Iterator[Way]:
    """Every way to play a card, with every choice that its effects leave."""
    if isinstance(card, Thief):
        for place in plays.free_places(board, side):
            spot = plays.free_spot(board, side, place)
            for after in laid(board, side, card, spot):
                yield f"place:{place}", after
        return
    for spot in plays.gear_spots(board, side, card):
        for after in laid(board, side, card, spot):
            yield f"thief:{spot}", after
    yield "discard", plays.discard(board, side, card, coin=True)


def laid(board: Board, side: Side, card: Card, spot: Spot) -> Iterator[Board]:
    """The boards that come of a card on a spot, one for every choice that its effects leave."""
    return _acted(plays.lay(board, side, card, spot), side, plays.acts(card), place_of(spot))


def _acted(board: Board, side: Side, effects: tuple[Effect, ...], place: int) -> Iterator[Board]:
    for number, effect in enumerate(effects):
        if isinstance(effect, Flip | Retrieve):
            for after in _chosen(board, side, effect, place):
                yield from _acted(after, side, effects[number + 1 :], place)
            return
        board = plays.take(board, side, effect, place)
    yield board


def _chosen(board: Board, side: Side, effect: Flip | Retrieve, place: int) -> Iterator[Board]:
    if isinstance(effect, Flip):
        targets = plays.flip_targets(board, side, effect, place)
        yield from [plays.flip(board, side, spot) for spot in targets] or [board]
        return
    yield board
    for index, spot in plays.retrievable(board, side, effect, place):
        yield from brought_back(board, side, index, spot)


def brought_back(board: Board, side: Side, index: int, spot: Spot) -> Iterator[Board]:
    """The boards that come of a card of the own discard area that is played again."""
    card = board.discards[side][index]
    return laid(plays.retrieve(board, side, index), side, card, spot)
