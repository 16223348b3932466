"""The page on which a card may come back from the own discard area and be played."""

from __future__ import annotations

from collections.abc import Sequence

from pass_and_play.games.caper.board import Side, place_of
from pass_and_play.games.caper.cards import Card
from pass_and_play.games.caper.views import HandView, TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.room import LOOK, Room
from pass_and_play.ui.tables.caper import dense, hand_panel, table_head, told, tray
from pass_and_play.ui.tables.caper.dense import Marks, Touch
from pass_and_play.ui.tables.caper.faces import State, card_name
from pass_and_play.ui.tables.caper.marks import looks, name_of, newest
from pass_and_play.ui.tables.caper.play import changes
from pass_and_play.ui.tables.caper.tray import Lying
from pass_and_play.words import Text

LEAVE = "leave"


def draw(canvas: Canvas, table: TableView, hand: HandView, room: Room) -> None:
    """The whole page but hiding and confirming: in the place of the hand lie the own discarded cards."""
    side = table.turn
    assert side is not None
    words = room.words
    table_head.draw(canvas, table, room, side)
    dense.draw(canvas, table.board, side, words, marks(table, room, side))
    hand_panel.ground(canvas, side)
    offered = _offered(table, side, room)
    hand_panel.more(canvas, table, hand, room, side, count=len(offered))
    _say(canvas, table, room, side, offered)
    leave = words("retrieve.leave")
    hand_panel.aside(canvas, leave, key=LEAVE, icon="retrieve", enabled=True, chosen=room.chosen(LEAVE))
    spot = told.chosen_spot(table.board, side, room)
    laid = table.moves[-1].spot if spot is None or not room.chosen(f"thief:{spot}") else spot
    hand_panel.look_closer(canvas, room, f"thief:{laid}")
    lying = [Lying(card, _state(index, room), f"back:{index}", grip=True) for index, card in offered]
    tray.draw(canvas, lying, words, city=table.board.city_colour)


def confirm_words(room: Room) -> Text:
    """What is still to be chosen, or what happens."""
    if room.chosen(LEAVE):
        return room.words("retrieve.leaves")
    return room.words("retrieve.play" if room.ready else "retrieve.choose")


def marks(table: TableView, room: Room, side: Side) -> Marks:
    """Where the card may go."""
    found, board = looks(table, room, side), table.board
    card = next((thing for thing in _chosen(room) if thing.startswith("back:")), "")
    own, here = dict(found.own), {}
    halves: dict[int, Touch] = {}
    for spot in list(own):
        key = f"thief:{spot}"
        if room.offered(f"{card} {key}"):
            own[spot] = Touch(key, name_of(table, room, side, spot), closer=f"{LOOK}{key}")
            here[spot] = room.chosen(key)
    for place in range(len(board.places)):
        key = f"place:{place}"
        if room.offered(f"{card} {key}"):
            halves[place] = Touch(key, room.words(f"location.{board.places[place].location.key}"))
            here[place * 3 + len(board.places[place].sides[side])] = room.chosen(key)
    own = {spot: touch for spot, touch in own.items() if place_of(spot) not in halves}
    return Marks(here=here, own=own, halves=halves, rival=found.rival, newest=newest(table))


def _offered(table: TableView, side: Side, room: Room) -> list[tuple[int, Card]]:
    """The cards that may come back, with their place in the discard area."""
    discards = enumerate(table.board.discards[side])
    return [(index, card) for index, card in discards if room.offered(f"back:{index}")]


def _state(index: int, room: Room) -> State:
    key = f"back:{index}"
    if room.chosen(key):
        return "chosen"
    where = [thing for thing in _chosen(room) if thing.startswith(("thief:", "place:"))]
    return "dear" if where and not room.offered(f"{key} {where[0]}") else "plain"


def _chosen(room: Room) -> tuple[str, ...]:
    return room.choice.chosen if room.choice is not None else ()


def _say(canvas: Canvas, table: TableView, room: Room, side: Side, offered: list[tuple[int, Card]]) -> None:
    words, board = room.words, table.board
    chosen = [card for index, card in offered if room.chosen(f"back:{index}")]
    spot = told.chosen_spot(board, side, room)
    if not chosen:
        acting = card_name(table.moves[-1].card, words)
        titles: Sequence[Text] = [words("retrieve.title", card=acting), words("retrieve.title_short")]
        hand_panel.say(canvas, len(offered), titles, *told.ways(words, "retrieve.note"))
        return
    card = chosen[0]
    titles = told.titles(board, card, spot, words)
    if spot is None:
        does = told.sentences(card, words)
        hand_panel.say(canvas, len(offered), titles, does, words("retrieve.note_short"))
        return
    foreseen, rival = told.foreseen(table, side, card, spot), told.rival_name(table, side, room)
    rows = changes(foreseen, side, place_of(spot), room, rival)
    hand_panel.say(canvas, len(offered), titles, changes=rows)
