"""What is counted at a location of Caper: cards by sort and colour, and the sets that an effect asks for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pass_and_play.games.caper.board import At, Board, Side, Stack
from pass_and_play.games.caper.effects import Capers, Effect, Goods, Per, PerCoin, Points

Tally = dict[str, int]
"""How many cards of each item (see `effects.ITEMS`) one side has at a location; what is missing is 0."""


def tally(stacks: tuple[Stack, ...], city_colour: str) -> Tally:
    """Count the cards of one side at a location by item."""
    counts: Tally = {"thief": len(stacks)}
    gear = flipped = 0
    for stack in stacks:
        flipped += stack.flipped
        gear += len(stack.gear)
        for card, turned in stack.gear:
            if turned:
                flipped += 1
            else:
                colour = card.colour
                counts[colour] = counts.get(colour, 0) + 1
    counts["gear"] = gear
    counts["flipped"] = flipped
    counts["city"] = counts.get(city_colour, 0)
    return counts


def tallies(board: Board, place: int) -> tuple[Tally, Tally]:
    """Count the cards of cream and of mint at a location by item."""
    cream, mint = board.places[place].sides
    return tally(cream, board.city_colour), tally(mint, board.city_colour)


def full_sets(counts: Tally, items: tuple[str, ...]) -> int:
    """The number of sets that these cards make: the smallest count among the items."""
    if len(items) == 1:
        return counts.get(items[0], 0)
    return min(counts.get(item, 0) for item in items)


def shown(side: Side, per: Per) -> Side:
    """The side whose cards the map marker of an effect of `side` shows."""
    return side if per.whose == "yours" else 1 - side


def count(board: Board, place: int, side: Side, per: Per) -> int:
    """The number of sets that `per`, an effect of `side` at this location, finds there."""
    stacks = board.places[place].sides[shown(side, per)]
    return full_sets(tally(stacks, board.city_colour), per.of)


def sets(board: Board, place: int, side: Side, per: Per) -> tuple[int, tuple[At, ...]]:
    """The number of sets that `per`, an effect of `side` at this location, finds there, and the cards that
    make them: of every item as many as there are sets, the leftmost and oldest first."""
    n = count(board, place, side, per)
    return n, cards_of(n, board, place, side, per)


def cards_of(n: int, board: Board, place: int, side: Side, per: Per) -> tuple[At, ...]:
    """The cards that make the first `n` of those sets."""
    whose = shown(side, per)
    found: list[At] = []
    for item in per.of:
        found += _cards(board, place, whose, item)[:n]
    return tuple(found)


def _cards(board: Board, place: int, side: Side, item: str) -> list[At]:
    colour = board.city_colour if item == "city" else item
    found: list[At] = []
    for index, stack in enumerate(board.places[place].sides[side]):
        if item == "thief" or (item == "flipped" and stack.flipped):
            found.append(At(place, side, index))
        for layer, (card, flipped) in enumerate(stack.gear):
            if item == "gear" or (flipped if item == "flipped" else not flipped and card.colour == colour):
                found.append(At(place, side, index, layer))
    return found


Amount = tuple[str, int, int]
"""What an effect gives at the end, how much of it, and how many times it was counted."""


def _capers(effect: Capers, mine: Tally, theirs: Tally, coins: int) -> Amount:
    return "capers", effect.n, 1


def _points(effect: Points, mine: Tally, theirs: Tally, coins: int) -> Amount:
    return "points", effect.n, 1


def _goods(effect: Goods, mine: Tally, theirs: Tally, coins: int) -> Amount:
    return effect.good, effect.n, 1


def _per(effect: Per, mine: Tally, theirs: Tally, coins: int) -> Amount:
    times = full_sets(mine if effect.whose == "yours" else theirs, effect.of)
    return effect.give, times * effect.n, times


def _per_coin(effect: PerCoin, mine: Tally, theirs: Tally, coins: int) -> Amount:
    times = coins // effect.coins
    return "points", times * effect.points, times


AMOUNTS: dict[type[Effect], Callable[[Any, Tally, Tally, int], Amount]] = {
    Capers: _capers,
    Points: _points,
    Goods: _goods,
    Per: _per,
    PerCoin: _per_coin,
}
"""What each kind of effect that counts at the end comes to, from the tally of its owner, that of the opponent
and the coins of its owner. `Coins` are not among them: as a reward they are taken first, see `plays.take`."""
