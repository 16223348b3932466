"""The page of a Mastermind's turn: a card of the hand and its place, chosen in either order."""

from __future__ import annotations

from collections.abc import Sequence

from pass_and_play.engine.secret import HIDDEN
from pass_and_play.games.caper.board import Side, Spot, place_of
from pass_and_play.games.caper.cards import Card, Gear
from pass_and_play.games.caper.forecast import Forecast
from pass_and_play.games.caper.measures import MOST_THIEVES
from pass_and_play.games.caper.plays import free_places, free_spot
from pass_and_play.games.caper.views import HandView, TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.room import LOOK, Room
from pass_and_play.ui.tables.caper import dense, hand_panel, sides, signs, table_head, told, tray
from pass_and_play.ui.tables.caper.dense import Marks, Touch
from pass_and_play.ui.tables.caper.faces import State, card_name
from pass_and_play.ui.tables.caper.marks import looks, name_of, newest
from pass_and_play.ui.tables.caper.tray import Lying
from pass_and_play.words import Text, Words

DISCARD = "discard"


def draw(canvas: Canvas, table: TableView, hand: HandView, room: Room) -> None:
    """The whole page but hiding and confirming."""
    side = table.turn
    assert side is not None
    table_head.draw(canvas, table, room, side)
    dense.draw(canvas, table.board, side, room.words, marks(table, hand, room, side))
    hand_panel.ground(canvas, side)
    cards = [card for card in hand.cards if card is not HIDDEN]
    hand_panel.more(canvas, table, hand, room, side, count=len(cards))
    _say(canvas, table, hand, room, side, count=len(cards))
    _buttons(canvas, table, hand, room, side)
    lying = [_lying(index, card, room) for index, card in enumerate(cards)]
    tray.draw(canvas, lying, room.words, city=table.board.city_colour)


def confirm_words(table: TableView, hand: HandView, room: Room) -> Text:
    """What is still to be chosen, or what happens."""
    words = room.words
    if room.chosen(DISCARD):
        return words("play.discard" if room.ready else "play.choose_card")
    if room.ready:
        return words("play.place")
    if told.chosen_card(hand, room) is None:
        return words("play.choose_card")
    deck = table.rounds[table.round].deck
    return words(f"play.choose_{deck}")


# ---------------------------------------------------------------------- the table


def marks(table: TableView, hand: HandView, room: Room, side: Side) -> Marks:
    """Where the chosen card may go, and what can be touched."""
    card = told.chosen_card(hand, room)
    before = "" if card is None else f"card:{card[0]} "
    shown = card is not None or told.chosen_spot(table.board, side, room) is not None
    thieves = table.rounds[table.round].deck == "thief"
    found = looks(table, room, side, own=thieves)
    here: dict[Spot, bool] = {}
    own, dim = dict(found.own), set()
    halves: dict[int, Touch] = {}
    if thieves:
        for place in free_places(table.board, side):
            key, name = f"place:{place}", room.words(f"location.{table.board.places[place].location.key}")
            if room.offered(before + key):
                halves[place] = Touch(key, name)
                if shown:
                    here[free_spot(table.board, side, place)] = room.chosen(key)
        own = {spot: touch for spot, touch in own.items() if place_of(spot) not in halves}
    else:
        for spot in _thieves(table, side):
            key, closer = f"thief:{spot}", f"{LOOK}thief:{spot}"
            fits = room.offered(before + key)
            own[spot] = Touch(key, name_of(table, room, side, spot), enabled=fits, closer=closer)
            if fits and shown and not room.chosen(DISCARD):
                here[spot] = room.chosen(key)
            elif shown:
                dim.add(spot)
    return Marks(
        here=here,
        dim=frozenset(dim),
        own=own,
        halves=halves,
        rival=found.rival,
        newest=newest(table),
    )


def _thieves(table: TableView, side: Side) -> list[Spot]:
    sides = [place.sides[side] for place in table.board.places]
    return [
        place * MOST_THIEVES + index for place, stacks in enumerate(sides) for index in range(len(stacks))
    ]


# ---------------------------------------------------------------------- the hand


def _lying(index: int, card: Card, room: Room) -> Lying:
    key = f"card:{index}"
    return Lying(card, _state(key, room), key, closer=f"{LOOK}{key}", grip=True)


def _state(key: str, room: Room) -> State:
    """Chosen; or of no use at the place that is chosen; or only to be discarded."""
    if room.chosen(key):
        return "chosen"
    others = [thing for thing in _chosen(room) if not thing.startswith("card:")]
    if others and not room.offered(" ".join((key, *others))):
        return "dear"
    assert room.ask is not None
    ways = [option.key for option in room.ask.options if option.key.startswith(f"{key} ")]
    return "dear" if ways and all(way.endswith(DISCARD) for way in ways) else "plain"


def _chosen(room: Room) -> tuple[str, ...]:
    return room.choice.chosen if room.choice is not None else ()


def _buttons(canvas: Canvas, table: TableView, hand: HandView, room: Room, side: Side) -> None:
    words = room.words
    card, spot = told.chosen_card(hand, room), told.chosen_spot(table.board, side, room)
    if any(option.key.endswith(DISCARD) for option in room.ask.options) if room.ask else False:
        coin = table.board.supply > 0 and table.rounds[table.round].deck == "gear"
        hand_panel.aside(
            canvas,
            words("play.discard_coin" if coin else "play.discard"),
            key=DISCARD,
            icon="coin" if coin else DISCARD,
            enabled=card is None or room.offered(f"card:{card[0]} {DISCARD}"),
            chosen=room.chosen(DISCARD),
        )
    thing = "card:0"
    if card is not None:
        thing = f"card:{card[0]}"
    elif spot is not None and any(room.chosen(f"thief:{one}") for one in (spot,)):
        thing = f"thief:{spot}"
    hand_panel.look_closer(canvas, room, thing)


def _say(canvas: Canvas, table: TableView, hand: HandView, room: Room, side: Side, *, count: int) -> None:
    """What the chosen card does; with its place, what it would change there."""
    words, board = room.words, table.board
    chosen, spot = told.chosen_card(hand, room), told.chosen_spot(board, side, room)
    card = chosen[1] if chosen is not None else None
    refused = told.why_not(table, side, card, room.refused, room) if room.refused else None
    discards, deck = room.chosen(DISCARD), table.rounds[table.round].deck
    if card is None:
        what = "card" if spot is not None else "discard" if discards else deck
        titles: Sequence[Text] = [words(f"play.title_{what}")]
        notes: tuple[Text, ...] = told.ways(words, f"play.note_{what}")
    elif discards:
        titles = [words("play.title_discards", card=card_name(card, words)), card_name(card, words)]
        notes = told.ways(words, "play.note_discard")
    else:
        titles, does = told.titles(board, card, spot, words), told.sentences(card, words)
        touch = words("play.touch_thief" if isinstance(card, Gear) else "play.touch_place")
        notes = (words("effect.joined", first=does, rest=touch), does, touch)
    if refused is not None:
        hand_panel.say(canvas, count, titles, refused)
    elif card is not None and spot is not None:
        foreseen, rival = told.foreseen(table, side, card, spot), told.rival_name(table, side, room)
        rows = changes(foreseen, side, place_of(spot), room, rival)
        hand_panel.say(canvas, count, titles, changes=rows)
    else:
        hand_panel.say(canvas, count, titles, *notes)


def changes(forecast: Forecast, side: Side, place: int, room: Room, rival: Text) -> list[hand_panel.Change]:
    """Capers at the place, coins and points before and after: those of the side that plays, then those of its
    `rival`."""
    return [
        (None, _changes(forecast, side, place, room.words)),
        (rival, _changes(forecast, sides.rival(side), place, room.words)),
    ]


def _changes(forecast: Forecast, side: Side, place: int, words: Words) -> signs.Line:
    before, after = forecast.before, forecast.after
    return (
        signs.change("caper", before.capers[place][side], after.capers[place][side], words),
        signs.change("coin", before.coins[side], after.coins[side], words),
        signs.change("point", before.totals[side], after.totals[side], words),
    )
