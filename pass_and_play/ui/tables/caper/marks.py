"""What can be looked at closer on the dense table, and which card is the newest."""

from __future__ import annotations

from pass_and_play.games.caper.board import Side, Spot, place_of
from pass_and_play.games.caper.cards import Thief
from pass_and_play.games.caper.measures import MOST_THIEVES, PLACES
from pass_and_play.games.caper.views import TableView
from pass_and_play.ui.paint.canvas import Canvas, Feel
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.parts.focus import focus_ring
from pass_and_play.ui.room import LOOK, Room
from pass_and_play.ui.tables.caper import sides
from pass_and_play.ui.tables.caper.closer_view import DISCARDS
from pass_and_play.ui.tables.caper.dense import Marks, Touch
from pass_and_play.ui.tables.caper.faces import card_name
from pass_and_play.words import Text


def looks(table: TableView, room: Room, side: Side, *, own: bool = True, rival: bool = True) -> Marks:
    """Every thief on the table opens its sheet when it is touched: those of the side in front (`own`), and
    those of the `rival`."""
    mine = _touches(table, room, side, "thief") if own else {}
    theirs = _touches(table, room, sides.rival(side), "rival") if rival else {}
    return Marks(own=mine, rival=theirs)


def _touches(table: TableView, room: Room, side: Side, thing: str) -> dict[Spot, Touch]:
    found = {}
    for place in range(PLACES):
        for index in range(len(table.board.places[place].sides[side])):
            spot = place * MOST_THIEVES + index
            found[spot] = Touch(f"{LOOK}{thing}:{spot}", name_of(table, room, side, spot))
    return found


def name_of(table: TableView, room: Room, side: Side, spot: Spot) -> Text:
    """What a thief on the table is called."""
    stack = table.board.places[place_of(spot)].sides[side][spot % MOST_THIEVES]
    return room.words("parts.flipped") if stack.flipped else card_name(stack.thief, room.words)


def plate(canvas: Canvas, rect: Rect, table: TableView, room: Room, side: Side, *, radius: float) -> Feel:
    """Make the plate of a side something to touch, which opens the discard areas."""
    words = room.words("table_head.discards", name=room.names[sides.mastermind(table.parts, side)])
    x, y, wide, high = rect
    tall = max(high, canvas.form.least_target)
    feel = canvas.target(f"{LOOK}{DISCARDS}:{side}", (x, y - (tall - high) / 2, wide, tall), words)
    if feel.focused:
        focus_ring(canvas, rect, radius=radius)
    return feel


def newest(table: TableView) -> tuple[Side, Spot, int | None] | None:
    """Side, spot and layer of the card that was laid last, if the last card played was laid at all."""
    laid = [move for move in table.moves[-2:] if move.spot is not None]
    if not laid:
        return None
    move = laid[-1]
    assert move.spot is not None
    if isinstance(move.card, Thief):
        return move.side, move.spot, None
    stack = table.board.places[place_of(move.spot)].sides[move.side][move.spot % MOST_THIEVES]
    layers = [layer for layer, one in enumerate(stack.gear) if one.card == move.card]
    return (move.side, move.spot, layers[-1]) if layers else None
