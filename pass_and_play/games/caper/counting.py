"""What is counted at a location of Caper: cards by sort and colour, and the sets that an effect asks for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from pass_and_play.games.caper.board import At, Board, Side, Stack
from pass_and_play.games.caper.cards import Gear, Thief
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
    whose = shown(side, per)
    n = count(board, place, side, per)
    found: list[At] = []
    for item in per.of:
        found += list(_cards(board, place, whose, item))[:n]
    return n, tuple(found)


def laid(board: Board, place: int, side: Side) -> Iterator[tuple[At, Thief | Gear, bool]]:
    """The cards of one side at a location: where each lies, the card, and whether it is flipped; from left
    to right, each thief before its gear, the oldest gear first."""
    for index, stack in enumerate(board.places[place].sides[side]):
        yield At(place, side, index), stack.thief, stack.flipped
        for layer, (card, flipped) in enumerate(stack.gear):
            yield At(place, side, index, layer), card, flipped


def _cards(board: Board, place: int, side: Side, item: str) -> Iterator[At]:
    colour = board.city_colour if item == "city" else item
    fits = _FITS.get(item)
    for at, card, flipped in laid(board, place, side):
        if fits(card, flipped) if fits else _has_colour(card, flipped, colour):
            yield at


def _has_colour(card: Thief | Gear, flipped: bool, colour: str) -> bool:
    return isinstance(card, Gear) and not flipped and card.colour == colour


_FITS: dict[str, Callable[[Thief | Gear, bool], bool]] = {
    "thief": lambda card, flipped: isinstance(card, Thief),
    "gear": lambda card, flipped: isinstance(card, Gear),
    "flipped": lambda card, flipped: flipped,
}


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
