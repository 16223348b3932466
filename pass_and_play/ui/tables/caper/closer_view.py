"""Who looks closer at a thing of Caper, and from which side."""

from __future__ import annotations

from dataclasses import dataclass

from pass_and_play.engine.secret import Hidden
from pass_and_play.games.caper.board import At, Side, Spot, Stack, place_of, spot_of
from pass_and_play.games.caper.cards import Card
from pass_and_play.games.caper.measures import MOST_THIEVES
from pass_and_play.games.caper.views import HandView, TableView
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.caper import sides
from pass_and_play.ui.tables.caper.effect_words import Voice
from pass_and_play.ui.tables.caper.score_facts import name_of
from pass_and_play.words import Text, Words

THIEF, RIVAL, PLACE, CARD = "thief", "rival", "place", "card"
"""Things that can be looked at: a thief of the lower or the upper side, a location, a card of the hand."""
DISCARDS = "discards"
"""The discard areas, that of the side with this number first."""
BACK = "back"
"""A card of the own discard area."""


@dataclass(frozen=True, slots=True)
class View:
    """The table, a hand if it is a private page, and `own`, the side that lies below. `side` is that of the
    seat that looks, if it has one."""

    table: TableView
    hand: HandView | None
    room: Room
    own: Side
    side: Side | None

    @classmethod
    def of(cls, table: TableView, hand: HandView | None, room: Room, own: Side) -> View:
        """The view of a page, or of the public table, on which `own` lies below."""
        side = table.parts[hand.seat].side if hand is not None else None
        return cls(table, hand, room, own if side is None else side, side)

    @property
    def words(self) -> Words:
        """Of the language that is set."""
        return self.room.words

    @property
    def city(self) -> str:
        """The colour of the gear of the city in play."""
        return self.table.board.city_colour

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards of the hand that can be seen."""
        cards = self.hand.cards if self.hand is not None else ()
        return tuple(card for card in cards if not isinstance(card, Hidden))

    @property
    def chosen(self) -> str | None:
        """The card that is to be placed, as options call it: of the hand, or of the own discard area."""
        found = (f"{CARD}:{index}" for index in range(len(self.cards)))
        back = (f"{BACK}:{index}" for index in range(len(self._discards)))
        return next((thing for thing in (*found, *back) if self.room.chosen(thing)), None)

    @property
    def card(self) -> Card | None:
        """That card itself."""
        if self.chosen is None:
            return None
        kind, _, index = self.chosen.partition(":")
        return (self.cards if kind == CARD else self._discards)[int(index)]

    @property
    def _discards(self) -> tuple[Card, ...]:
        return () if self.side is None else self.table.board.discards[self.side]

    def goes(self, thing: str) -> bool:
        """Whether the question allows this thing: with the chosen card, or alone for what is flipped."""
        if thing.startswith(RIVAL):
            return self.room.offered(thing)
        return self.chosen is not None and self.room.offered(f"{self.chosen} {thing}")

    def voice(self, side: Side) -> Voice:
        """How cards of a side are told to whoever looks."""
        if self.side is None:
            return "owner"
        return "you" if side == self.side else "rival"

    def name(self, side: Side) -> Text:
        """The Mastermind of a side."""
        return name_of(self.table, self.room, side)

    def side_of(self, kind: str) -> Side:
        """The side whose thieves are called so."""
        return self.own if kind == THIEF else sides.rival(self.own)

    def stack(self, at: At) -> Stack:
        """The thief that lies there."""
        assert at.side is not None and at.stack is not None
        return self.table.board.places[at.place].sides[at.side][at.stack]

    def at(self, kind: str, spot: Spot) -> At | None:
        """Where that thief lies, if there is one."""
        place, index = place_of(spot), spot % MOST_THIEVES
        side = self.side_of(kind)
        known = self.table.board.places[place].sides[side]
        return At(place, side, index) if index < len(known) else None

    def spots(self, kind: str) -> tuple[Spot, ...]:
        """The spots of all thieves of a side, from left to right."""
        side = self.side_of(kind)
        places = enumerate(self.table.board.places)
        return tuple(spot_of(number, i) for number, place in places for i in range(len(place.sides[side])))


def turned_by(view: View, at: At) -> Card | None:
    """The card that flipped a thief, or the gear card `at.layer` on it."""
    spot, layers = spot_of(at.place, at.stack or 0), -1
    found: dict[int, Card] = {}
    for move in view.table.moves:
        if move.side == at.side and move.spot == spot:
            layers += 1
        if move.side != at.side and move.flipped == spot:
            found[layers] = move.card
    return found.get(0 if at.layer is None else at.layer + 1)
