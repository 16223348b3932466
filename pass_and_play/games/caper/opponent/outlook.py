"""How good a board of Caper looks for a side while the game is still going on."""

from __future__ import annotations

from functools import cache
from math import exp

from pass_and_play.games.caper.board import CREAM, MINT, Board, Place, Side
from pass_and_play.games.caper.counting import AMOUNTS, Tally, tallies
from pass_and_play.games.caper.effects import GOODS, PerCoin
from pass_and_play.games.caper.goods import SetPoints
from pass_and_play.games.caper.scoring import CardSums, points

SURE = 0.7
"""A lead of so many capers is worth half its location and more, when hardly any card is to come..."""
OPEN = 3.0
"""...and so many more are needed at the beginning of the game."""
COIN = 0.6
"""Points that a coin may still bring, at the beginning of the game."""
GOOD = 2.2
"""Points that one of the goods of a reward brings, on average."""
TIE_BREAK = 0.01
"""Points for a coin at the end: it decides a tie and nothing else."""


def outlook(board: Board, sets: SetPoints, left: float) -> float:
    """The points by which cream is ahead of mint, below 0 if it is behind. `left` is the part of the game
    that is still to come, from 1 down to 0: the more it is, the less is a narrow lead at a location worth,
    and the more a coin."""
    coins = (board.coins[CREAM] - board.coins[MINT]) * (TIE_BREAK + COIN * left)
    if left <= 0:
        cream, mint = points(board, sets, lookouts=False)
        return cream - mint + coins
    sums = (CardSums(), CardSums())
    rewards = 0.0
    for place, here in enumerate(board.places):
        counts = tallies(board, place)
        capers = [sums[side].add_cards(here, side, counts[side], counts[1 - side]) for side in (CREAM, MINT)]
        chance = _chance(capers[CREAM] - capers[MINT], left)
        rewards += chance * _worth(here, counts, CREAM, board.coins[CREAM])
        rewards -= (1 - chance) * _worth(here, counts, MINT, board.coins[MINT])
    ahead = sums[CREAM].points(board.coins[CREAM], sets) - sums[MINT].points(board.coins[MINT], sets)
    return ahead + rewards + coins


@cache
def _chance(lead: int, left: float) -> float:
    """How likely cream wins a location that it leads by so many capers."""
    return 1 / (1 + exp(-lead / (SURE + OPEN * left)))


def _worth(here: Place, counts: tuple[Tally, Tally], side: Side, coins: int) -> float:
    """What the reward of a location would be worth to a side, in points."""
    worth = 0.0
    for effect in here.location.reward:
        if isinstance(effect, PerCoin):
            worth += coins // effect.coins * effect.points
        elif amount := AMOUNTS.get(type(effect)):
            gives, n, _ = amount(effect, counts[side], counts[1 - side], coins)
            worth += n if gives == "points" else n * GOOD if gives in GOODS else 0
        elif effect.kind == "coins":
            worth += effect.n * COIN
    return worth
