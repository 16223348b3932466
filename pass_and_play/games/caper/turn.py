"""The turn of a Mastermind: one card is played, and does at once what it does when played."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from pass_and_play.engine.ask import Ask, Flow, Option, Say, number_of, option, say, who
from pass_and_play.games.caper import plays
from pass_and_play.games.caper.board import Side, Spot, place_of
from pass_and_play.games.caper.cards import Card, Deck, Gear, Thief
from pass_and_play.games.caper.effects import Effect, Flip, Retrieve
from pass_and_play.games.caper.measures import MOST_THIEVES
from pass_and_play.games.caper.moves import Move

if TYPE_CHECKING:
    from pass_and_play.games.caper.rules import Caper

DISCARD = "discard"
LEAVE = option("leave")


def play(match: Caper, side: Side) -> Flow[None]:
    """Play a card of the hand: a thief at a location, gear on a thief, or discard gear for a coin."""
    seat = match.masterminds[side]
    match.turn = side
    match.phase = "play"
    match.look(seat)
    what = say("play_thief" if match.this_round.deck == "thief" else "play_gear")
    (pick,) = yield Ask(seat, what, options(match, side))
    card = match.reveal(seat, number_of(pick, "card"))
    if pick.endswith(DISCARD):
        discard(match, side, card, coin=isinstance(card, Gear))
    elif isinstance(card, Gear):
        yield from lay(match, side, card, number_of(pick, "thief"))
    else:
        place = number_of(pick, "place")
        yield from lay(match, side, card, plays.free_spot(match.board, side, place))
    match.turn = None


def options(match: Caper, side: Side) -> tuple[Option, ...]:
    """Whatever there is room for and can be paid for. Gear may be discarded instead; with teams only if no
    card of the hand can be played. So may be a thief for which there is no room, but for no coin."""
    hand = match.hands[match.masterminds[side]].cards
    found: list[Option] = []
    places = plays.free_places(match.board, side)
    spots: dict[int, tuple[Spot, ...]] = {}
    for index, held in enumerate(hand):
        card = held.value
        if isinstance(card, Thief):
            found += _at_places(index, places)
            continue
        if card.cost not in spots:
            spots[card.cost] = plays.gear_spots(match.board, side, card)
        found += _on_thieves(index, spots[card.cost])
    if not found or (match.this_round.deck == "gear" and not match.has_teams):
        found += _discards(len(hand))
    return tuple(found)


def lay(match: Caper, side: Side, card: Card, spot: Spot, *, back: bool = False) -> Flow[None]:
    """Lay a card and pay its cost or take its income; then its effects act in the printed order."""
    before = match.board.coins[side]
    match.board = plays.lay(match.board, side, card, spot)
    change = match.board.coins[side] - before
    number = len(match.moves)
    match.moves.append(
        Move(side, match.round, card, spot, paid=max(0, -change), gained=max(0, change), back=back)
    )
    _announce_lay(match, side, card, spot)
    _announce_coins(match, side, change)
    for effect in plays.acts(card):
        match effect:
            case Flip():
                yield from _flip(match, side, effect, place_of(spot), number)
            case Retrieve():
                yield from _retrieve(match, side, effect, place_of(spot))
            case _:
                _take(match, side, effect, place_of(spot), number)


def discard(match: Caper, side: Side, card: Card, *, coin: bool = False) -> None:
    """Put a card face up on the own discard area, for a coin or for none."""
    before = match.board.coins[side]
    match.board = plays.discard(match.board, side, card, coin=coin)
    gained = match.board.coins[side] - before
    match.moves.append(Move(side, match.round, card, gained=gained, coin=coin))
    seat = who(match.masterminds[side])
    match.announce(say("log.discard", seat=seat, card=name(card)))
    _announce_coins(match, side, gained)


def discard_last(match: Caper, side: Side) -> None:
    """The last card of a round is discarded face up, without a coin."""
    discard(match, side, match.reveal(match.masterminds[side], 0))


# ---------------------------------------------------------------------- what acts when played


def _take(match: Caper, side: Side, effect: Effect, place: int, number: int) -> None:
    before = match.board.coins
    match.board = plays.take(match.board, side, effect, place)
    after = match.board.coins
    gained, lost = after[side] - before[side], before[1 - side] - after[1 - side]
    move = match.moves[number]
    match.moves[number] = move._replace(gained=move.gained + gained, lost=move.lost + lost)
    _announce_coins(match, 1 - side, -lost)
    _announce_coins(match, side, gained)


def _flip(match: Caper, side: Side, effect: Flip, place: int, number: int) -> Flow[None]:
    """One card of the opponent is turned down; nothing happens where there is no target."""
    targets = plays.flip_targets(match.board, side, effect, place)
    if not targets:
        return
    match.phase = "flip"
    (pick,) = yield Ask(match.masterminds[side], say("flip"), _rivals(targets))
    spot = number_of(pick, "rival")
    card = _topmost(match, 1 - side, spot)
    match.board = plays.flip(match.board, side, spot)
    match.moves[number] = match.moves[number]._replace(flipped=spot)
    match.announce(say("log.flip", seat=who(match.masterminds[side]), card=name(card)))


def _retrieve(match: Caper, side: Side, effect: Retrieve, place: int) -> Flow[None]:
    """A card of the own discard area may be played here, in full."""
    found = plays.retrievable(match.board, side, effect, place)
    if not found:
        return
    match.phase = "retrieve"
    ways = _ways_back(found, effect.deck)
    (pick,) = yield Ask(match.masterminds[side], say("retrieve"), (*ways, LEAVE))
    if pick == LEAVE.key:
        return
    index, spot = found[ways.index(option(pick))]
    card = match.board.discards[side][index]
    match.board = plays.retrieve(match.board, side, index)
    match.announce(say("log.back", seat=who(match.masterminds[side]), card=name(card)))
    yield from lay(match, side, card, spot, back=True)


# ---------------------------------------------------------------------- options and lines


@cache
def _at_places(index: int, places: Sequence[int]) -> tuple[Option, ...]:
    return tuple(option(f"card:{index} place:{place}") for place in places)


@cache
def _on_thieves(index: int, spots: Sequence[Spot]) -> tuple[Option, ...]:
    return tuple(option(f"card:{index} thief:{spot}") for spot in spots)


@cache
def _discards(count: int) -> tuple[Option, ...]:
    return tuple(option(f"card:{index} {DISCARD}") for index in range(count))


@cache
def _rivals(spots: Sequence[Spot]) -> tuple[Option, ...]:
    return tuple(option(f"rival:{spot}") for spot in spots)


@cache
def _ways_back(found: Sequence[tuple[int, Spot]], deck: Deck) -> tuple[Option, ...]:
    """A thief comes back to the location, gear to a thief there."""
    if deck == "thief":
        return tuple(option(f"back:{index} place:{place_of(spot)}") for index, spot in found)
    return tuple(option(f"back:{index} thief:{spot}") for index, spot in found)


def _announce_lay(match: Caper, side: Side, card: Card, spot: Spot) -> None:
    seat, place = who(match.masterminds[side]), match.board.places[place_of(spot)]
    if isinstance(card, Thief):
        where = say(f"location.{place.location.key}")
        match.announce(say("log.thief", seat=seat, card=name(card), place=where))
    else:
        thief = place.sides[side][spot % MOST_THIEVES].thief
        match.announce(say("log.gear", seat=seat, card=name(card), thief=name(thief)))


def _announce_coins(match: Caper, side: Side, change: int) -> None:
    if change:
        key = "log.gained" if change > 0 else "log.given_up"
        match.announce(say(key, seat=who(match.masterminds[side]), n=abs(change)))


def _topmost(match: Caper, side: Side, spot: Spot) -> Card:
    stack = match.board.places[place_of(spot)].sides[side][spot % MOST_THIEVES]
    return stack.gear[-1].card if stack.gear else stack.thief


def name(card: Card) -> Say:
    """The name of a card inside a sentence."""
    return say(f"{card.deck}.{card.key}")
