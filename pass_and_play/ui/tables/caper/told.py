"""What is said beside the table: how a card is played, and what it would change."""

from __future__ import annotations

from pass_and_play.engine.secret import HIDDEN
from pass_and_play.games.caper.board import Board, Side, Spot, place_of
from pass_and_play.games.caper.cards import Card, Gear
from pass_and_play.games.caper.forecast import Forecast, forecast
from pass_and_play.games.caper.measures import MOST_GEAR, MOST_THIEVES
from pass_and_play.games.caper.plays import cost, free_spot, income
from pass_and_play.games.caper.views import HandView, TableView
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.caper import sides
from pass_and_play.ui.tables.caper.effect_words import effect_sentences, joined
from pass_and_play.ui.tables.caper.faces import card_name
from pass_and_play.words import Text, Words


def chosen_card(hand: HandView, room: Room) -> tuple[int, Card] | None:
    """The card of the hand that is chosen, with its index."""
    for index, card in enumerate(hand.cards):
        if card is not HIDDEN and room.chosen(f"card:{index}"):
            return index, card
    return None


def chosen_spot(board: Board, side: Side, room: Room) -> Spot | None:
    """The spot on which the chosen card would lie: the thief that is chosen, or the free spot of a place."""
    for spot in range(len(board.places) * MOST_THIEVES):
        if room.chosen(f"thief:{spot}"):
            return spot
    for place in range(len(board.places)):
        if room.chosen(f"place:{place}"):
            return free_spot(board, side, place)
    return None


def titles(board: Board, card: Card, spot: Spot | None, words: Words) -> tuple[Text, Text]:
    """The name of a card and what it costs or brings, at the place of `spot` if it has one; and its name
    alone."""
    name = card_name(card, words)
    if isinstance(card, Gear):
        n = card.cost if spot is None else cost(board, card, place_of(spot))
        return words("told.pay", card=name, n=n) if n else words("told.free", card=name), name
    n = card.income if spot is None else income(board, card, place_of(spot))
    return words("told.take", card=name, n=n) if n else name, name


def sentences(card: Card, words: Words) -> Text:
    """Everything that a card does."""
    return joined(words, effect_sentences(words, card.effects))


def ways(words: Words, key: str) -> tuple[Text, Text]:
    """Two ways to say a thing: in full, and where there is little room."""
    return words(key), words(f"{key}_short")


def foreseen(table: TableView, side: Side, card: Card, spot: Spot) -> Forecast:
    """What it would change to lay this card there."""
    return forecast(table.board, side, card, spot, table.sets, lookouts=table.lookouts)


def why_not(table: TableView, side: Side, card: Card | None, key: str, room: Room) -> Text | None:
    """Why a thief that was touched cannot take a card."""
    words, board = room.words, table.board
    if not key.startswith("thief:"):
        return None
    spot = int(key.partition(":")[2])
    stack = board.places[place_of(spot)].sides[side][spot % MOST_THIEVES]
    name = words("parts.flipped") if stack.flipped else card_name(stack.thief, words)
    if len(stack.gear) >= MOST_GEAR:
        return words("told.full", thief=name)
    if isinstance(card, Gear):
        n = cost(board, card, place_of(spot))
        if n > board.coins[side]:
            return words("told.dear", card=card_name(card, words), n=n, have=board.coins[side])
    return words("told.nothing_for", thief=name)


def rival_name(table: TableView, side: Side, room: Room) -> Text:
    """Whoever plays the other side."""
    return room.names[sides.mastermind(table.parts, sides.rival(side))]
