"""Boards of Caper, built of the names of cards, and stories of plays on them.

    board = build("paris", "the_louvre", cream=[stack("the_banker", "tip_jar", flipped=["tip_jar"])])
    story = Story("paris", "the_louvre").play("C the_dame, M rope_ladder, C smoke_egg (flips rope_ladder)")

Cards and locations are those of the card file.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from pass_and_play.cards.card_file import CardFile
from pass_and_play.cards.library import read_folder
from pass_and_play.games.caper.board import CREAM, MINT, At, Board, Laid, Place, Side, Spot, Stack, spot_of
from pass_and_play.games.caper.cards import Card, Cards, Gear, Location, Thief, read
from pass_and_play.games.caper.effects import Coins, Drain, Flip, Per, Retrieve
from pass_and_play.games.caper.plays import (
    acts,
    cost,
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
from pass_and_play.games.caper.scoring import Line, Score, capers, score
from pass_and_play.places import data_root


@cache
def cards() -> Cards:
    """The cards of the card file."""
    file = read_folder(data_root() / "card_data", {"caper": read})["caper"]
    assert isinstance(file, CardFile), file
    assert isinstance(file.cards, Cards)
    return file.cards


@cache
def thief(key: str) -> Thief:
    """The thief card of this name."""
    return next(card for card in cards().thieves if card.key == key)


@cache
def gear(key: str) -> Gear:
    """The gear card of this name."""
    return next(card for card in cards().gear if card.key == key)


@cache
def location(key: str) -> Location:
    """The location of this name."""
    return next(card for card in cards().locations if card.key == key)


def card(key: str) -> Card:
    """The thief or gear card of this name."""
    return thief(key) if any(card.key == key for card in cards().thieves) else gear(key)


def stack(key: str, *worn: str, flipped: Iterable[str] = ()) -> Stack:
    """A thief with gear, the oldest first; those in `flipped` lie face down."""
    down = frozenset(flipped)
    return Stack(thief(key), key in down, tuple(Laid(gear(name), name in down) for name in worn))


def place(key: str, cream: Sequence[Stack] = (), mint: Sequence[Stack] = ()) -> Place:
    """A location with the thieves of both sides."""
    return Place(location(key), (tuple(cream), tuple(mint)))


def board(
    city: str,
    *places: Place,
    coins: tuple[int, int] = (0, 0),
    supply: int | None = None,
    discards: tuple[Sequence[str], Sequence[str]] = ((), ()),
) -> Board:
    """A board of these places; the supply holds what is left of the coins of the box."""
    return Board(
        places,
        coins,
        cards().coins - sum(coins) if supply is None else supply,
        (tuple(map(card, discards[CREAM])), tuple(map(card, discards[MINT]))),
        cards().cities[city].colour,
    )


PLAYED = re.compile(r"([CM]) (\w+)(?: on (\w+))?(?: \((flips|retrieves) (\w+)(?: on (\w+))?\))?")


class Story:
    """One location, and cards that are played there as they are named.

    Gear goes on the thief that `on` names; else on the newest thief of the side. A flip is written
    `C smoke_egg (flips tip_jar)`, a card from the discard area `C the_scrap_dealer (retrieves super_magnet)`;
    `flipped tip_jar` says that this topmost card was turned down by something that is not told. Cards go to
    the first place, or to that of the index `at`.
    """

    def __init__(
        self,
        city: str,
        *places: str,
        coins: tuple[int, int] = (0, 0),
        discards: tuple[Sequence[str], Sequence[str]] = ((), ()),
    ) -> None:
        self.board = board(city, *map(place, places), coins=coins, discards=discards)

    def play(self, played: str, at: int = 0) -> Story:
        """Play these cards at a place one after the other, whosever turn it would be."""
        for words in re.split(r",\s*", played.strip()):
            if words.startswith("flipped "):
                self._turn_down(words.removeprefix("flipped "))
                continue
            found = PLAYED.fullmatch(words)
            assert found, words
            who, key, on, does, other, other_on = found.groups()
            self._play_card("CM".index(who), card(key), at, on, (does, other, other_on))
        return self

    def _turn_down(self, key: str) -> None:
        lies = self.at(key)
        assert lies.side is not None and lies.stack is not None
        self.board = flip(self.board, 1 - lies.side, spot_of(lies.place, lies.stack))

    def _play_card(
        self, side: Side, card: Card, at: int, on: str | None, then: tuple[str | None, str, str | None]
    ) -> None:
        self.board = lay(self.board, side, card, self._spot(side, card, at, on))
        does, other, other_on = then
        for effect in acts(card):
            if isinstance(effect, Coins | Drain | Per):
                self.board = take(self.board, side, effect, at)
            elif isinstance(effect, Flip):
                targets = flip_targets(self.board, side, effect, at)
                assert bool(targets) == (does == "flips"), [self.top(1 - side, spot) for spot in targets]
                if targets:
                    spot = next(spot for spot in targets if self.top(1 - side, spot) == other)
                    self.board = flip(self.board, side, spot)
            elif isinstance(effect, Retrieve) and does == "retrieves":
                index, back = self._discarded(side, other)
                assert (index, self._spot(side, back, at, other_on)) in retrievable(
                    self.board, side, effect, at
                )
                self.board = retrieve(self.board, side, index)
                self._play_card(side, back, at, other_on, (None, "", None))

    def _spot(self, side: Side, card: Card, at: int, on: str | None) -> Spot:
        if isinstance(card, Thief):
            assert at in free_places(self.board, side), card.key
            return free_spot(self.board, side, at)
        here = self.board.places[at].sides[side]
        keys = [stack.thief.key for stack in here]
        spot = spot_of(at, keys.index(on) if on else len(keys) - 1)
        assert spot in gear_spots(self.board, side, card), f"{card.key} has no room or cannot be paid for"
        return spot

    def _discarded(self, side: Side, key: str) -> tuple[int, Card]:
        area = self.board.discards[side]
        index = [card.key for card in area].index(key)
        return index, area[index]

    # ------------------------------------------------------------------ what is to be seen

    def targets(self, side: Side, key: str, at: int = 0) -> list[str]:
        """The cards that the flip of this card might turn if `side` laid it at a place."""
        effect = next(effect for effect in card(key).effects if isinstance(effect, Flip))
        return [self.top(1 - side, spot) for spot in flip_targets(self.board, side, effect, at)]

    def top(self, side: Side, spot: Spot) -> str:
        """The topmost card on a spot of a side."""
        stack = self.board.places[spot // 3].sides[side][spot % 3]
        return stack.gear[-1].card.key if stack.gear else stack.thief.key

    def at(self, key: str) -> At:
        """Where a card lies."""
        return where(self.board, key)

    def cost(self, key: str, at: int = 0) -> int:
        """What a gear card costs at a place."""
        return cost(self.board, gear(key), at)

    def spots(self, side: Side, key: str) -> list[str]:
        """The thieves of a side on which a gear card may be laid."""
        found = gear_spots(self.board, side, gear(key))
        return [self.board.places[spot // 3].sides[side][spot % 3].thief.key for spot in found]

    def score(self, *, lookouts: bool = False) -> Score:
        """The end, if this is the end."""
        return score(self.board, cards().sets, lookouts=lookouts)

    def capers(self, at: int = 0) -> tuple[int, int]:
        """The capers of both sides at a place."""
        return capers(self.board, at, CREAM), capers(self.board, at, MINT)

    def lines(self, key: str, *, lookouts: bool = False) -> list[str]:
        """What the score says of a card or location: `2 points, times 2: tip_jar, plasma_cutter`."""
        lines = [line for line in self.score(lookouts=lookouts).lines if line.at]
        return [told(self.board, line) for line in lines if line.at and name(self.board, line.at) == key]


def laid(board: Board, place: int, side: Side) -> Iterator[tuple[At, Card, bool]]:
    """The cards of one side at a location: where each lies, the card, and whether it is flipped; from left
    to right, each thief before its gear, the oldest gear first."""
    for index, stack in enumerate(board.places[place].sides[side]):
        yield At(place, side, index), stack.thief, stack.flipped
        for layer, (card, flipped) in enumerate(stack.gear):
            yield At(place, side, index, layer), card, flipped


def where(board: Board, key: str) -> At:
    """Where a card lies on a board. Raises StopIteration where it does not."""
    places = range(len(board.places))
    return next(
        at
        for place in places
        for side in (CREAM, MINT)
        for at, found, _ in laid(board, place, side)
        if found.key == key
    )


def name(board: Board, at: At) -> str:
    """The card or location that lies there."""
    here = board.places[at.place]
    if at.side is None or at.stack is None:
        return here.location.key
    stack = here.sides[at.side][at.stack]
    return stack.thief.key if at.layer is None else stack.gear[at.layer].card.key


def told(board: Board, line: Line) -> str:
    """A line of the score in words."""
    words = f"{line.n} {line.gives}"
    if line.rule != "effect":
        words += f" by {line.rule}"
    if line.times != 1:
        words += f", times {line.times}"
    if line.counted:
        words += ": " + ", ".join(name(board, at) for at in line.counted)
    return words
