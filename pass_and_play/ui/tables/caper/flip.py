"""The page on which a Mastermind chooses the card of the rival that is turned down."""

from __future__ import annotations

from pass_and_play.engine.secret import HIDDEN
from pass_and_play.games.caper.board import Side, Spot, Stack, place_of
from pass_and_play.games.caper.effects import Flip
from pass_and_play.games.caper.measures import MOST_THIEVES
from pass_and_play.games.caper.plays import flip_targets
from pass_and_play.games.caper.views import HandView, TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.room import LOOK, Room
from pass_and_play.ui.tables.caper import dense, hand_panel, sides, table_head, told, tray
from pass_and_play.ui.tables.caper.dense import Marks, Touch
from pass_and_play.ui.tables.caper.faces import card_name
from pass_and_play.ui.tables.caper.marks import looks, name_of, newest
from pass_and_play.ui.tables.caper.tray import Lying
from pass_and_play.words import Text


def draw(canvas: Canvas, table: TableView, hand: HandView, room: Room) -> None:
    """The whole page but hiding and confirming."""
    side = table.turn
    assert side is not None
    words, card = room.words, table.moves[-1].card
    table_head.draw(canvas, table, room, side)
    dense.draw(canvas, table.board, side, words, marks(table, room, side))
    hand_panel.ground(canvas, side)
    cards = [one for one in hand.cards if one is not HIDDEN]
    hand_panel.more(canvas, table, hand, room, side, count=len(cards))
    target = _flip(table).target
    titles = [words(f"flip.title.{target}", card=card_name(card, words)), words(f"flip.short.{target}")]
    note = words("flip.note", name=told.rival_name(table, side, room))
    refused = why_not(table, side, room)
    notes = (note, words("flip.note_short")) if refused is None else (refused,)
    hand_panel.say(canvas, len(cards), titles, *notes)
    aimed = [spot for spot in _here(table) if room.chosen(f"rival:{spot}")]
    hand_panel.look_closer(canvas, room, f"rival:{aimed[0]}" if aimed else f"thief:{_spot(table)}")
    lying = [Lying(one, key=f"{LOOK}card:{index}") for index, one in enumerate(cards)]
    tray.draw(canvas, lying, words, city=table.board.city_colour)


def confirm_words(room: Room) -> Text:
    """What is still to be chosen, or what happens."""
    return room.words("flip.do" if room.ready else "flip.choose")


def marks(table: TableView, room: Room, side: Side) -> Marks:
    """Which cards of the rival may be flipped, and which are protected."""
    found, rival = looks(table, room, side), sides.rival(side)
    touches = dict(found.rival)
    aimed: dict[Spot, bool] = {}
    for spot in _here(table):
        if spot not in touches:
            continue
        key = f"rival:{spot}"
        if room.offered(key):
            aimed[spot] = room.chosen(key)
        name = name_of(table, room, rival, spot)
        touches[spot] = Touch(key, name, enabled=spot in aimed, closer=f"{LOOK}{key}")
    guarded = frozenset(_guarded(table, side))
    return Marks(own=found.own, rival=touches, aimed=aimed, guarded=guarded, newest=newest(table))


def why_not(table: TableView, side: Side, room: Room) -> Text | None:
    """Why a card that was touched cannot be flipped."""
    key = room.refused or ""
    if not key.startswith("rival:"):
        return None
    words, spot = room.words, int(key.partition(":")[2])
    stack = _stack(table, sides.rival(side), spot)
    if stack is None:
        return None
    if _is_down(stack):
        return words("flip.down")
    if spot in _guarded(table, side):
        return words("flip.guarded")
    return words(f"flip.only.{_flip(table).target}")


def _guarded(table: TableView, side: Side) -> list[Spot]:
    """Spots at this location whose topmost card is face up and protected."""
    free = flip_targets(table.board, side, Flip("top"), place_of(_spot(table)))
    stacks = {spot: _stack(table, sides.rival(side), spot) for spot in _here(table)}
    return [spot for spot, stack in stacks.items() if stack and not _is_down(stack) and spot not in free]


def _is_down(stack: Stack) -> bool:
    return stack.gear[-1].flipped if stack.gear else stack.flipped


def _stack(table: TableView, side: Side, spot: Spot) -> Stack | None:
    stacks = table.board.places[place_of(spot)].sides[side]
    return stacks[spot % MOST_THIEVES] if spot % MOST_THIEVES < len(stacks) else None


def _spot(table: TableView) -> Spot:
    """Where the card lies that flips."""
    spot = table.moves[-1].spot
    assert spot is not None
    return spot


def _here(table: TableView) -> range:
    """The spots of the location of that card."""
    first = place_of(_spot(table)) * MOST_THIEVES
    return range(first, first + MOST_THIEVES)


def _flip(table: TableView) -> Flip:
    return next(effect for effect in table.moves[-1].card.effects if isinstance(effect, Flip))
