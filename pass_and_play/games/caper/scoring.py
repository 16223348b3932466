"""The end of a game of Caper, reckoned from the public board: who wins the locations, and every point with
the reason for it.

`points` and `capers` give the figures alone, fast, for those who reckon with many boards.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from pass_and_play.games.caper.board import CREAM, MINT, At, Board, Place, Side
from pass_and_play.games.caper.counting import AMOUNTS, Tally, cards_of, tallies
from pass_and_play.games.caper.counting import sets as sets_of
from pass_and_play.games.caper.effects import GOODS, Effect, Modify, Per, PerCoin
from pass_and_play.games.caper.goods import SetPoints, best_sets, set_points
from pass_and_play.games.caper.measures import MOST_GEAR
from pass_and_play.games.caper.plays import modified, take

BOTH: tuple[Side, Side] = (CREAM, MINT)
STEPS = ("locations", "thieves", "gear", "goods")
"""The steps in which points are counted."""
EQUIP_BONUS = 1
"""Capers more for a thief with as many gear cards as it can carry."""
DISCARDED_GEAR = 3
"""Points with teams for each gear card in the own discard area."""


class Line(NamedTuple):
    """One thing that counts, and why.

    `step` is `capers` or one of `STEPS`; `gives` is `capers`, `points`, `coins` or a good, `n` how much of
    it (below 0 for a modifier that takes away). `rule` is `effect`, `bonus` (a thief with three gear cards),
    `modifier` (of the location), `set` (of goods) or `discarded` (gear in the discard area, with teams). `at`
    is where it comes from, with `effect`; `times` the sets, full coins or cards counted, 1 for a plain
    effect; `counted` are the cards counted. `goods` are those of a set.
    """

    step: str
    side: Side
    gives: str
    n: int
    rule: str
    at: At | None = None
    effect: Effect | None = None
    times: int = 1
    counted: tuple[At, ...] = ()
    goods: tuple[str, ...] = ()


class Score(NamedTuple):
    """The end of a game. `lines` are in the order of counting: step by step, from left to right, cream before
    mint. `capers` by place and side, never below 0; `won` by place, None for a tie; the others by side: the
    coins with those of rewards, the goods in the order of `GOODS`, the points in the order of `STEPS`."""

    lines: tuple[Line, ...]
    capers: tuple[tuple[int, int], ...]
    won: tuple[Side | None, ...]
    coins: tuple[int, int]
    goods: tuple[tuple[int, int, int, int], tuple[int, int, int, int]]
    points: tuple[tuple[int, int, int, int], tuple[int, int, int, int]]

    @property
    def totals(self) -> tuple[int, int]:
        """All points of cream and of mint."""
        return sum(self.points[CREAM]), sum(self.points[MINT])


def score(board: Board, sets: SetPoints, *, lookouts: bool) -> Score:
    """Count everything; `sets` are the points for sets of goods, `lookouts` says that discarded gear counts,
    as with teams."""
    places = range(len(board.places))
    counts = tuple([(capers(board, place, CREAM), capers(board, place, MINT)) for place in places])
    won = tuple([_winner(cream, mint) for cream, mint in counts])
    coin_lines, board = _reward_coins(board, won)
    found: dict[str, list[Line]] = {step: [] for step in ("capers", *STEPS)}
    found["locations"] = [*coin_lines, *_reward_lines(board, won)]
    for place in places:
        for side in BOTH:
            for line in _side_lines(board, place, side):
                found[line.step].append(line)
    if lookouts:
        found["gear"] += _discard_lines(board)
    goods = _goods(found)
    found["goods"] = [line for side in BOTH for line in _set_lines(side, goods[side], sets)]
    lines = tuple([line for step in found.values() for line in step])
    return Score(lines, counts, won, board.coins, goods, _points(found))


def caper_lines(board: Board, place: int, side: Side) -> tuple[Line, ...]:
    """Every caper of a side at a location, thief by thief with its gear, then the modifiers of the location.
    The sum may be below 0."""
    return tuple([line for line in _side_lines(board, place, side) if line.step == "capers"])


def _side_lines(board: Board, place: int, side: Side) -> Iterator[Line]:
    """What the cards of a side at a location give, thief by thief with its gear, and the modifiers."""
    counts = tallies(board, place)
    for index, (thief, turned, gear) in enumerate(board.places[place].sides[side]):
        at = At(place, side, index)
        if not turned:
            yield from _effect_lines(board, counts, "thieves", side, at, thief.effects)
        for layer, (card, flipped) in enumerate(gear):
            if not flipped:
                here = At(place, side, index, layer)
                yield from _effect_lines(board, counts, "gear", side, here, card.effects)
        if len(gear) == MOST_GEAR:
            worn = tuple([At(place, side, index, layer) for layer in range(MOST_GEAR)])
            yield Line("capers", side, "capers", EQUIP_BONUS, "bonus", at, counted=worn)
    yield from _modifier_lines(board, place, side)


def _modifier_lines(board: Board, place: int, side: Side) -> Iterator[Line]:
    here = board.places[place]
    for effect in here.location.modifiers:
        if isinstance(effect, Modify) and effect.what in ("thief_capers", "equip_bonus"):
            least = 0 if effect.what == "thief_capers" else MOST_GEAR
            counted = tuple(
                [At(place, side, i) for i, stack in enumerate(here.sides[side]) if len(stack.gear) >= least]
            )
            n, times = effect.n * len(counted), len(counted)
            if n:
                yield Line("capers", side, "capers", n, "modifier", At(place), effect, times, counted)


def _winner(cream: int, mint: int) -> Side | None:
    if cream == mint:
        return None
    return CREAM if cream > mint else MINT


def _reward_coins(board: Board, won: tuple[Side | None, ...]) -> tuple[list[Line], Board]:
    """The coins of the rewards, from the left location to the right as far as the supply goes, and the board
    with them."""
    lines: list[Line] = []
    for place, side in enumerate(won):
        for effect in board.places[place].location.reward if side is not None else ():
            assert side is not None
            after = take(board, side, effect, place)
            n = after.coins[side] - board.coins[side]
            board = after
            if n:
                times, counted = sets_of(board, place, side, effect) if isinstance(effect, Per) else (1, ())
                lines.append(Line("locations", side, "coins", n, "effect", At(place), effect, times, counted))
    return lines, board


def _reward_lines(board: Board, won: tuple[Side | None, ...]) -> Iterator[Line]:
    for place, side in enumerate(won):
        if side is not None:
            reward = board.places[place].location.reward
            yield from _effect_lines(board, tallies(board, place), "locations", side, At(place), reward)


def _effect_lines(
    board: Board, counts: tuple[Tally, Tally], step: str, side: Side, at: At, effects: tuple[Effect, ...]
) -> Iterator[Line]:
    """A line for each effect that gives something at the end; capers have a step of their own."""
    mine, theirs = counts[side], counts[1 - side]
    for effect in effects:
        if not (amount := AMOUNTS.get(type(effect))):
            continue
        gives, n, times = amount(effect, mine, theirs, board.coins[side])
        if n and gives != "coins":
            counted = cards_of(times, board, at.place, side, effect) if isinstance(effect, Per) else ()
            of = "capers" if gives == "capers" else step
            yield Line(of, side, gives, n, "effect", at, effect, times, counted)


def _discard_lines(board: Board) -> Iterator[Line]:
    for side, times in enumerate(_discarded_gear(board)):
        if times:
            yield Line("gear", side, "points", DISCARDED_GEAR * times, "discarded", times=times)


def _discarded_gear(board: Board) -> tuple[int, int]:
    cream, mint = ([card for card in area if card.deck == "gear"] for area in board.discards)
    return len(cream), len(mint)


def _set_lines(side: Side, goods: tuple[int, int, int, int], sets: SetPoints) -> Iterator[Line]:
    for made in best_sets(*goods, sets):
        yield Line("goods", side, "points", sets[len(made) - 1], "set", goods=made)


def _goods(found: dict[str, list[Line]]) -> tuple[tuple[int, int, int, int], tuple[int, int, int, int]]:
    sums = [dict.fromkeys(GOODS, 0), dict.fromkeys(GOODS, 0)]
    for lines in found.values():
        for line in lines:
            if line.gives in GOODS:
                sums[line.side][line.gives] += line.n
    cream, mint = ((by["jewel"], by["antique"], by["painting"], by["wild"]) for by in sums)
    return cream, mint


def _points(found: dict[str, list[Line]]) -> tuple[tuple[int, int, int, int], tuple[int, int, int, int]]:
    sums = [[0, 0], [0, 0], [0, 0], [0, 0]]
    for by_side, step in zip(sums, STEPS, strict=True):
        for line in found[step]:
            if line.gives == "points":
                by_side[line.side] += line.n
    cream, mint = ((sums[0][side], sums[1][side], sums[2][side], sums[3][side]) for side in BOTH)
    return cream, mint


def capers(board: Board, place: int, side: Side) -> int:
    """The capers of a side at a location, never below 0."""
    counts = tallies(board, place)
    return CardSums().add_cards(board.places[place], side, counts[side], counts[1 - side])


def points(board: Board, sets: SetPoints, *, lookouts: bool) -> tuple[int, int]:
    """The totals that `score` comes to, fast and without reasons."""
    sums = (CardSums(), CardSums())
    for place, here in enumerate(board.places):
        cream, mint = tallies(board, place)
        won = _winner(
            sums[CREAM].add_cards(here, CREAM, cream, mint), sums[MINT].add_cards(here, MINT, mint, cream)
        )
        if won is not None:
            mine, theirs = (mint, cream) if won else (cream, mint)
            reward = here.location.reward
            sums[won].add(reward, mine, theirs)
            for effect in reward:
                board = take(board, won, effect, place)
    discarded = _discarded_gear(board) if lookouts else (0, 0)
    cream_points, mint_points = (
        sums[side].points(board.coins[side], sets) + DISCARDED_GEAR * discarded[side] for side in BOTH
    )
    return cream_points, mint_points


class CardSums:
    """What cards of one side give at the end, added up without reasons: for those who reckon with many
    boards. Effects that count coins are kept until all coins are known."""

    __slots__ = ("_by_coins", "_sums")

    def __init__(self) -> None:
        """Nothing yet."""
        self._sums = dict.fromkeys(_GIVES, 0)
        self._by_coins: list[PerCoin] = []

    def add_cards(self, here: Place, side: Side, mine: Tally, theirs: Tally) -> int:
        """Add what the cards of a side at a location give, by its tally and that of the other side; return
        its capers there, never below 0."""
        live: list[Effect] = []
        equipped = 0
        stacks = here.sides[side]
        for thief, flipped, gear in stacks:
            if not flipped:
                live += thief.effects
            for card, turned in gear:
                if not turned:
                    live += card.effects
            if len(gear) == MOST_GEAR:
                equipped += 1
        self._sums["capers"] = EQUIP_BONUS * equipped
        self.add(live, mine, theirs)
        n = self._sums["capers"]
        if here.location.modifiers:
            n += modified(here.location, "thief_capers") * len(stacks)
            n += modified(here.location, "equip_bonus") * equipped
        return max(0, n)

    def add(self, effects: Iterable[Effect], mine: Tally, theirs: Tally) -> None:
        """Add what these effects give."""
        for effect in effects:
            if isinstance(effect, PerCoin):
                self._by_coins.append(effect)
            elif amount := AMOUNTS.get(type(effect)):
                gives, n, _ = amount(effect, mine, theirs, 0)
                self._sums[gives] += n

    def points(self, coins: int, sets: SetPoints) -> int:
        """All points, with those of the best sets of goods and of so many coins."""
        sums = self._sums
        goods = set_points(sums["jewel"], sums["antique"], sums["painting"], sums["wild"], sets)
        by_coins = sum([coins // effect.coins * effect.points for effect in self._by_coins])
        return sums["points"] + goods + by_coins


_GIVES = ("capers", "coins", "points", *GOODS)
