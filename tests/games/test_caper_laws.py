"""What holds of every board of Caper, however it came to be: boards of games played at random."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from caper_boards import cards, laid
from hypothesis import given
from hypothesis import strategies as st

from pass_and_play.games.caper.board import CREAM, MINT, Board, Place, Side, place_of
from pass_and_play.games.caper.cards import CITIES, Card, Gear
from pass_and_play.games.caper.effects import GOODS, Flip, Retrieve
from pass_and_play.games.caper.plays import (
    acts,
    discard,
    flip,
    flip_targets,
    free_places,
    free_spot,
    gear_spots,
    lay,
    retrievable,
    retrieve,
    take,
)
from pass_and_play.games.caper.scoring import STEPS, caper_lines, capers, points, score

SEEDS = st.integers(0, 2**32)
COINS = cards().coins
PLAYED = 12 + 36
"""Cards of these games: all gear, and as many thieves as are played in a match."""


def boards(seed: int) -> Iterator[Board]:
    """All boards of a game at random, from the first to the last."""
    chance = Random(seed)
    city = chance.choice(CITIES)
    of_city = cards().of_city(city)
    thieves, gear = chance.sample(of_city[0], len(of_city[0])), chance.sample(of_city[1], len(of_city[1]))
    places = tuple(Place(location) for location in chance.sample(of_city[2], 3))
    board = Board(places, (0, 0), COINS, ((), ()), cards().cities[city].colour)
    yield board
    dealt: list[Card] = [*thieves[:6], *gear[:12], *thieves[6:12], *gear[12:]]
    for n, card in enumerate(dealt):
        way = list(plays(board, n % 2, card, chance))
        yield from way
        board = way[-1]


def plays(board: Board, side: Side, card: Card, chance: Random) -> Iterator[Board]:
    """All boards on the way of playing a card in a way that is allowed."""
    if isinstance(card, Gear):
        spots = gear_spots(board, side, card)
    else:
        spots = tuple(free_spot(board, side, at) for at in free_places(board, side))
    if not spots or chance.random() < 0.05:
        yield discard(board, side, card, coin=True)
    else:
        yield from laying(board, side, card, chance.choice(spots), chance)


def laying(board: Board, side: Side, card: Card, spot: int, chance: Random) -> Iterator[Board]:
    """All boards on the way of laying a card and doing all that it does."""
    board = lay(board, side, card, spot)
    yield board
    place = place_of(spot)
    for effect in acts(card):
        if isinstance(effect, Flip):
            targets = flip_targets(board, side, effect, place)
            board = flip(board, side, chance.choice(targets)) if targets else board
        elif isinstance(effect, Retrieve) and (found := retrievable(board, side, effect, place)):
            index, back_to = chance.choice(found)
            back = board.discards[side][index]
            way = list(laying(retrieve(board, side, index), side, back, back_to, chance))
            yield from way
            board = way[-1]
        else:
            board = take(board, side, effect, place)
        yield board


def keys(board: Board) -> list[str]:
    """All cards that lie on a board or in its discard areas."""
    found = [card.key for area in board.discards for card in area]
    for place in range(len(board.places)):
        found += [card.key for side in (CREAM, MINT) for _, card, _ in laid(board, place, side)]
    return sorted(found)


@given(SEEDS)
def test_coins_only_change_hands(seed: int) -> None:
    for board in boards(seed):
        assert sum(board.coins) + board.supply == COINS
        assert min(*board.coins, board.supply) >= 0


@given(SEEDS)
def test_no_card_is_lost_or_doubled(seed: int) -> None:
    *_, board = boards(seed)
    assert len(keys(board)) == len(set(keys(board)))
    assert len(keys(board)) == PLAYED


@given(SEEDS)
def test_nobody_lays_more_than_there_is_room_for(seed: int) -> None:
    *_, board = boards(seed)
    for place in board.places:
        for stacks in place.sides:
            assert len(stacks) <= 3
            assert all(len(stack.gear) <= 3 for stack in stacks)


@given(SEEDS)
def test_capers_are_never_below_zero_and_have_all_their_reasons(seed: int) -> None:
    *_, board = boards(seed)
    for place in range(3):
        for side in (CREAM, MINT):
            reasons = sum(line.n for line in caper_lines(board, place, side))
            assert capers(board, place, side) == max(0, reasons) >= 0


@given(SEEDS, st.booleans())
def test_every_point_has_its_reason(seed: int, lookouts: bool) -> None:
    *_, board = boards(seed)
    end = score(board, cards().sets, lookouts=lookouts)
    assert points(board, cards().sets, lookouts=lookouts) == end.totals
    for side in (CREAM, MINT):
        lines = [line for line in end.lines if line.side == side]
        for index, step in enumerate(STEPS):
            given = [line.n for line in lines if (line.step, line.gives) == (step, "points")]
            assert sum(given) == end.points[side][index]
        for index, good in enumerate(GOODS):
            assert sum(line.n for line in lines if line.gives == good) == end.goods[side][index]
        coins = sum(line.n for line in lines if line.gives == "coins")
        assert board.coins[side] + coins == end.coins[side]


@given(SEEDS)
def test_a_play_leaves_the_old_board_as_it_was(seed: int) -> None:
    seen = list(boards(seed))
    assert seen == list(boards(seed))


@given(SEEDS)
def test_a_flip_turns_one_card_that_was_topmost_and_face_up(seed: int) -> None:
    *_, board = boards(seed)
    for place in range(3):
        for spot in flip_targets(board, CREAM, Flip("top"), place):
            after = flip(board, CREAM, spot)
            turned = [
                (was, now)
                for was, now in zip(laid(board, place, MINT), laid(after, place, MINT), strict=True)
                if was != now
            ]
            ((was, now),) = turned
            assert was[:2] == now[:2]
            assert (was[2], now[2]) == (False, True)
