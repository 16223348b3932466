"""What a play of Caper would change, from what lies open and the card alone."""

from __future__ import annotations

from typing import NamedTuple

from pass_and_play.games.caper.board import CREAM, MINT, Board, Side, Spot, place_of
from pass_and_play.games.caper.cards import Card
from pass_and_play.games.caper.goods import SetPoints
from pass_and_play.games.caper.plays import acts, lay, take
from pass_and_play.games.caper.scoring import capers, points


class Standing(NamedTuple):
    """How a board stands: capers by place and side, coins by side, and the points by side if the game ended
    now."""

    capers: tuple[tuple[int, int], ...]
    coins: tuple[int, int]
    totals: tuple[int, int]


class Forecast(NamedTuple):
    """A play before it is made: how things stand, how they would, and the board that would be."""

    before: Standing
    after: Standing
    board: Board


def standing(board: Board, sets: SetPoints, *, lookouts: bool) -> Standing:
    """How a board stands; for `sets` and `lookouts` see `scoring.score`."""
    places = range(len(board.places))
    return Standing(
        tuple([(capers(board, place, CREAM), capers(board, place, MINT)) for place in places]),
        board.coins,
        points(board, sets, lookouts=lookouts),
    )


def laid_and_taken(board: Board, side: Side, card: Card, spot: Spot) -> Board:
    """The board when a card is laid on a spot, with all that needs no choice: cost or income, coins and
    drains. Flips, and cards that come back, are left out."""
    board = lay(board, side, card, spot)
    for effect in acts(card):
        board = take(board, side, effect, place_of(spot))
    return board


def forecast(
    board: Board, side: Side, card: Card, spot: Spot, sets: SetPoints, *, lookouts: bool
) -> Forecast:
    """What it would change to lay this card on this spot. A flip is not foreseen."""
    after = laid_and_taken(board, side, card, spot)
    return Forecast(standing(board, sets, lookouts=lookouts), standing(after, sets, lookouts=lookouts), after)
