"""What a play does to the board of Caper: pure functions from one public board to the next.

They ask nobody and check nothing: places and spots come from `free_places`, `gear_spots`, `flip_targets` and
`retrievable`. With others there may be an `IndexError`, or coins below 0.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pass_and_play.games.caper.board import Board, Laid, Place, Side, Spot, Stack, place_of, spot_of
from pass_and_play.games.caper.cards import Card, Gear, Location, Thief
from pass_and_play.games.caper.counting import count
from pass_and_play.games.caper.effects import Coins, Drain, Effect, Flip, Modify, Per, Protect, Retrieve
from pass_and_play.games.caper.measures import MOST_GEAR, MOST_THIEVES

DISCARD_COIN = 1
"""Coins for a gear card that is discarded."""


def modified(location: Location, what: str) -> int:
    """By how much the modifiers of a location change `what` (see `Modify`)."""
    modifiers = [effect for effect in location.modifiers if isinstance(effect, Modify)]
    return sum([effect.n for effect in modifiers if effect.what == what])


def cost(board: Board, gear: Gear, place: int) -> int:
    """The coins that a gear card costs at a location, never below 0."""
    location = board.places[place].location
    return max(0, gear.cost + modified(location, "gear_cost")) if location.modifiers else gear.cost


def income(board: Board, thief: Thief, place: int) -> int:
    """The coins that a thief is worth at a location, never below 0; the supply may hold fewer."""
    location = board.places[place].location
    return max(0, thief.income + modified(location, "income")) if location.modifiers else thief.income


def free_places(board: Board, side: Side) -> tuple[int, ...]:
    """The locations with room for one more thief of this side."""
    return tuple([i for i, place in enumerate(board.places) if len(place.sides[side]) < MOST_THIEVES])


def free_spot(board: Board, side: Side, place: int) -> Spot:
    """The spot on which the next thief of this side at a location is laid."""
    return spot_of(place, len(board.places[place].sides[side]))


def gear_spots(board: Board, side: Side, gear: Gear) -> tuple[Spot, ...]:
    """The own thieves with room for one more gear card, where this one can be paid for."""
    spots: list[Spot] = []
    for place in range(len(board.places)):
        spots += _gear_spots_at(board, side, gear, place)
    return tuple(spots)


def _gear_spots_at(board: Board, side: Side, gear: Gear, place: int) -> list[Spot]:
    stacks = board.places[place].sides[side]
    if not stacks or cost(board, gear, place) > board.coins[side]:
        return []
    return [spot_of(place, i) for i, stack in enumerate(stacks) if len(stack.gear) < MOST_GEAR]


def lay(board: Board, side: Side, card: Card, spot: Spot) -> Board:
    """Lay a thief on the free spot of its location and take its income as far as the supply goes, or gear on
    the thief at `spot` and pay for it."""
    place = place_of(spot)
    stacks = board.places[place].sides[side]
    if isinstance(card, Thief):
        coins = min(income(board, card, place), board.supply)
        stacks = (*stacks, Stack(card))
    else:
        coins = -cost(board, card, place)
        thief, flipped, gear = stacks[spot - spot_of(place, 0)]
        stacks = _with(stacks, spot - spot_of(place, 0), Stack(thief, flipped, (*gear, Laid(card))))
    return Board(
        _with_stacks(board, place, side, stacks),
        _plus(board.coins, side, coins) if coins else board.coins,
        board.supply - coins,
        board.discards,
        board.city_colour,
    )


def discard(board: Board, side: Side, card: Card, *, coin: bool) -> Board:
    """Put a card on the own discard area, with `coin` for a coin, if the supply has one."""
    coins = min(DISCARD_COIN, board.supply) if coin else 0
    mine = (*board.discards[side], card)
    return Board(
        board.places,
        _plus(board.coins, side, coins),
        board.supply - coins,
        (mine, board.discards[1]) if side == 0 else (board.discards[0], mine),
        board.city_colour,
    )


def acts(card: Card) -> tuple[Effect, ...]:
    """The effects of a card that act once, when it is played, in this order."""
    return tuple([effect for effect in card.effects if acts_when_played(effect)])


def acts_when_played(effect: Effect) -> bool:
    """Whether an effect acts when its card is played, and not later."""
    return isinstance(effect, _AT_ONCE) or (isinstance(effect, Per) and effect.give == "coins")


_AT_ONCE = (Coins, Drain, Flip, Retrieve)


def take(board: Board, side: Side, effect: Effect, place: int) -> Board:
    """Let coins change hands by an effect of a card that was just laid at `place`: coins, a drain, or coins
    for each set. Any other effect changes nothing."""
    does = _TAKES.get(type(effect))
    return does(board, side, effect, place) if does else board


def _take_coins(board: Board, side: Side, effect: Coins, place: int) -> Board:
    return _gain(board, side, effect.n)


def _take_per(board: Board, side: Side, effect: Per, place: int) -> Board:
    if effect.give != "coins":
        return board
    return _gain(board, side, effect.n * count(board, place, side, effect))


def _take_drain(board: Board, side: Side, effect: Drain, place: int) -> Board:
    lost = min(effect.n, board.coins[1 - side])
    coins = _plus(board.coins, 1 - side, -lost)
    if effect.to == "supply":
        return board._replace(coins=coins, supply=board.supply + lost)
    return board._replace(coins=_plus(coins, side, lost))


_TAKES: dict[type[Effect], Callable[[Board, Side, Any, int], Board]] = {
    Coins: _take_coins,
    Per: _take_per,
    Drain: _take_drain,
}


def flip_targets(board: Board, side: Side, effect: Flip, place: int) -> tuple[Spot, ...]:
    """The spots of the opponent at a location whose topmost card a flip of `side` may turn: face up, of the
    sort that the flip asks for, and not protected."""
    here = board.places[place]
    stacks = here.sides[1 - side]
    if any(_guards(stack, "location") for stack in stacks):
        return ()
    thieves = effect.target != "gear" and not _protects(here.location.modifiers, "all_thieves")
    gear = effect.target != "thief"
    asked = [i for i, stack in enumerate(stacks) if (gear if stack.gear else thieves)]
    return tuple([spot_of(place, i) for i in asked if _open(stacks[i])])


def _open(stack: Stack) -> bool:
    if stack.gear:
        card, flipped = stack.gear[-1]
        effects = card.effects
    else:
        flipped, effects = stack.flipped, stack.thief.effects
    return not flipped and not _protects(effects, "card") and not _guards(stack, "thief")


def _guards(stack: Stack, scope: str) -> bool:
    if not stack.flipped and _protects(stack.thief.effects, scope):
        return True
    return any(not flipped and _protects(card.effects, scope) for card, flipped in stack.gear)


def _protects(effects: tuple[Effect, ...], scope: str) -> bool:
    return any(isinstance(effect, Protect) and effect.scope == scope for effect in effects)


def flip(board: Board, side: Side, spot: Spot) -> Board:
    """Turn the topmost card of the opponent of `side` on this spot face down."""
    place, rival = place_of(spot), 1 - side
    stacks = board.places[place].sides[rival]
    thief, flipped, gear = stacks[spot - spot_of(place, 0)]
    turned = Stack(thief, flipped, (*gear[:-1], Laid(gear[-1].card, True))) if gear else Stack(thief, True)
    stacks = _with(stacks, spot - spot_of(place, 0), turned)
    return board._replace(places=_with_stacks(board, place, rival, stacks))


def retrievable(board: Board, side: Side, effect: Retrieve, place: int) -> tuple[tuple[int, Spot], ...]:
    """What `side` may play from its own discard area by this effect: for each card that can be paid for here
    and each spot for it, the index in the discard area and the spot."""
    found: list[tuple[int, Spot]] = []
    for index, card in enumerate(board.discards[side]):
        if card.deck != effect.deck:
            continue
        if isinstance(card, Gear):
            found += [(index, spot) for spot in _gear_spots_at(board, side, card, place)]
        elif len(board.places[place].sides[side]) < MOST_THIEVES:
            found.append((index, free_spot(board, side, place)))
    return tuple(found)


def retrieve(board: Board, side: Side, index: int) -> Board:
    """Take a card out of the own discard area, to be laid next."""
    mine = board.discards[side]
    mine = mine[:index] + mine[index + 1 :]
    return board._replace(discards=(mine, board.discards[1]) if side == 0 else (board.discards[0], mine))


def _gain(board: Board, side: Side, n: int) -> Board:
    n = min(n, board.supply)
    return board._replace(coins=_plus(board.coins, side, n), supply=board.supply - n)


def _plus(coins: tuple[int, int], side: Side, n: int) -> tuple[int, int]:
    return (coins[0] + n, coins[1]) if side == 0 else (coins[0], coins[1] + n)


def _with(stacks: tuple[Stack, ...], index: int, stack: Stack) -> tuple[Stack, ...]:
    return (*stacks[:index], stack, *stacks[index + 1 :])


def _with_stacks(board: Board, place: int, side: Side, stacks: tuple[Stack, ...]) -> tuple[Place, ...]:
    location, sides = board.places[place]
    here = Place(location, (stacks, sides[1]) if side == 0 else (sides[0], stacks))
    return (*board.places[:place], here, *board.places[place + 1 :])
