"""The cards of one game: drawn for all to see, set right if something is missing, then dealt (section 1)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import copy
from functools import cache
from typing import Generic, TypeVar

from pass_and_play.engine.dice import Dice
from pass_and_play.engine.secret import Secret
from pass_and_play.games.executioner.cards import Cards, Item, Part, Role

V = TypeVar("V", bound=Role | Item)


class Row(Generic[V]):
    """A deck, and the cards drawn from it that lie in a row for all to see, until they are dealt.

    Luck decides when a card is drawn, not before, so that nothing is hidden in the deck. `seen` is the row as
    all have seen it, and stays so. Cards that are taken out do not come back in this game.
    """

    def __init__(self, kind: str, cards: Sequence[V]) -> None:
        """A full deck; its cards will be dealt as secrets of this kind."""
        self.seen: tuple[V, ...] = ()
        self._kind = kind
        self._deck: list[V] = list(cards)
        self._row: list[V] = []
        self._removed: list[V] = []

    def draw(self, count: int, dice: Dice) -> None:
        """Draw so many cards."""
        deck = dice.shuffled(self._deck)
        self._row, self._deck = deck[:count], deck[count:]
        self.seen = tuple(self._row)

    def replace(self, place: int, card: V) -> V:
        """Take the card in this place out of the game, and lay this one of the deck there."""
        gone, self._row[place] = self._row[place], card
        self._deck = [other for other in self._deck if other is not card]
        self._removed.append(gone)
        self.seen = tuple(self._row)
        return gone

    @property
    def deck(self) -> tuple[V, ...]:
        """What may still be drawn."""
        return tuple(self._deck)

    def deal(self, dice: Dice) -> list[Secret[V]]:
        """The cards of the row, shuffled and face down: nobody has seen which is which."""
        dealt = [Secret(card, self._kind) for card in dice.shuffled(self._row)]
        self._row = []
        return dealt

    def cards(self) -> Iterator[V]:
        """Every card that is not dealt."""
        yield from self._deck
        yield from self._row
        yield from self._removed

    @property
    def listed(self) -> tuple[V, ...]:
        """Pictures of what was seen, for the table: equal to the cards, but not the things that are dealt."""
        return tuple([_picture(card) for card in self.seen])


@cache
def _picture(card: V) -> V:
    return copy(card)


class Pool:
    """As many role and item cards as there are players, and what there must be among them."""

    def __init__(self, cards: Cards) -> None:
        """Full decks; nothing is drawn yet."""
        self.roles = Row("role", cards.roles)
        self.items = Row("item", cards.items)

    def draw(self, players: int, dice: Dice) -> None:
        """A role and an item card for each player, the executioner included."""
        self.roles.draw(players, dice)
        self.items.draw(players, dice)

    @property
    def has_saboteur(self) -> bool:
        """Whether there is a saboteur among the roles."""
        return any(map(_is_saboteur, self.roles.seen))

    @property
    def has_pardon(self) -> bool:
        """The first guarantee: at least one pardon."""
        return any(map(_is_pardon, self.items.seen))

    @property
    def has_safe_item(self) -> bool:
        """The second guarantee: an item whose holder may be executed without harm, so that small groups have
        a game that can be solved."""
        return any([item.safe for item in self.items.seen])

    def add_saboteur(self, dice: Dice) -> None:
        """House rule: the last role drawn is replaced by a saboteur of the deck."""
        self.roles.replace(-1, dice.one_of(list(filter(_is_saboteur, self.roles.deck))))

    def add_pardon(self, dice: Dice) -> None:
        """The last item drawn is replaced by a pardon of the deck; no card file is without one."""
        self.items.replace(-1, dice.one_of(list(filter(_is_pardon, self.items.deck))))

    @property
    def replaceable(self) -> tuple[int, ...]:
        """The places of the items that the executioner may take out: all but the last pardon."""
        pardons = [place for place, item in enumerate(self.items.seen) if _is_pardon(item)]
        kept = pardons if len(pardons) == 1 else []
        return tuple(place for place in range(len(self.items.seen)) if place not in kept)

    def redraw(self, place: int, dice: Dice) -> tuple[Item, Item]:
        """The item in this place is taken out and another drawn; gives both of them."""
        come = dice.one_of(self.items.deck)
        return self.items.replace(place, come), come


def _is_saboteur(role: Role) -> bool:
    return role.key is Part.SABOTEUR


def _is_pardon(item: Item) -> bool:
    return item.effect == "pardon"
