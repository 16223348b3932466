"""The cards that a seat holds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pass_and_play.engine.ask import Seat
from pass_and_play.engine.secret import Secret
from pass_and_play.games.caper.cards import Card

HeldCard = Secret[Card]


class Hand:
    """The cards of one seat. What came to it lies face down behind the others until the seat looks."""

    __slots__ = ("cards", "face_down")

    def __init__(self) -> None:
        """No cards."""
        self.cards: list[HeldCard] = []
        self.face_down = 0

    def receive(self, cards: Sequence[HeldCard]) -> None:
        """Take up cards, unseen."""
        self.cards.extend(cards)
        self.face_down += len(cards)

    def look(self, seat: Seat, rank: Mapping[str, int]) -> None:
        """The seat sees its cards. They are put in the order of the card file, so that their places tell
        nothing of where they come from."""
        for card in self.closed:
            card.show(seat)
        self.cards.sort(key=lambda card: rank[card.value.key])
        self.face_down = 0

    def take(self, index: int) -> HeldCard:
        """Take one card out."""
        return self.cards.pop(index)

    def take_all(self) -> list[HeldCard]:
        """Take all cards out."""
        cards, self.cards, self.face_down = self.cards, [], 0
        return cards

    @property
    def open(self) -> Sequence[HeldCard]:
        """The cards that the seat has looked at since they came."""
        return self.cards[: len(self.cards) - self.face_down]

    @property
    def closed(self) -> Sequence[HeldCard]:
        """The cards that it has not looked at."""
        return self.cards[len(self.cards) - self.face_down :]
