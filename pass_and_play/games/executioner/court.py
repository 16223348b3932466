"""The prisoners of one game, and the cards that lie before them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from pass_and_play.engine.ask import Seat
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.secret import Secret
from pass_and_play.games.executioner.cards import Item, Role
from pass_and_play.games.executioner.items import EFFECTS, Effect
from pass_and_play.games.executioner.rewards import Standing

CENTRE = -1
"""The place of the centre card among the items, which lie in places named by seats."""

State = Literal["alive", "dead", "survived"]
"""`survived`: executed and saved; cannot be executed again."""

LEFT, RIGHT = 1, -1
"""Steps round the prisoners: seats go clockwise, and so does the way to the left."""


@dataclass(slots=True)
class Prisoner:
    """One prisoner. `protected` by a gallows card from being executed; `acted` counts actions."""

    seat: Seat
    role: Secret[Role]
    state: State = "alive"
    protected: bool = False
    acted: int = 0

    @property
    def can_be_executed(self) -> bool:
        """Whether the axe may fall on them, from the executioner or past a shield."""
        return self.state == "alive" and not self.protected


class Court:
    """All prisoners, clockwise from the executioner's left, an item before each, and the centre card.

    Items change places as the things they are: whoever has seen one may know where it went, since every move
    but a shuffle is seen by all. No page follows it. `numbers` does, for the story of the game that is told
    when all lies open: each item is numbered by the place that it was dealt to, and not by what it is.
    """

    def __init__(
        self,
        order: Sequence[Seat] = (),
        roles: Sequence[Secret[Role]] = (),
        items: Sequence[Secret[Item]] = (),
    ) -> None:
        """Deal a role and an item to each in `order`; the role left over is put away, the item is the centre
        card. Without an order nothing is dealt yet."""
        self.order = tuple(order)
        self.prisoners = {seat: Prisoner(seat, role) for seat, role in zip(order, roles, strict=False)}
        self.put_away = tuple(roles[len(self.order) :])
        self.items = {place: item for place, item in zip((*self.order, CENTRE), items, strict=False)}
        self.numbers = {place: number for number, place in enumerate(self.items)}
        for seat, prisoner in self.prisoners.items():
            prisoner.role.show(seat)

    # ------------------------------------------------------------------ who may be executed

    def candidates(self) -> tuple[Seat, ...]:
        """Who can be executed now."""
        return tuple([prisoner.seat for prisoner in self.prisoners.values() if prisoner.can_be_executed])

    def next_to(self, seat: Seat, step: int) -> Seat:
        """The next prisoner to the left or right; the executioner does not sit among them."""
        place = self.order.index(seat)
        return self.order[(place + step) % len(self.order)]

    def next_candidate(self, seat: Seat, step: int) -> Seat | None:
        """The nearest one to the left or right who can be executed, other than this one."""
        other = self.next_to(seat, step)
        while other != seat:
            if self.prisoners[other].can_be_executed:
                return other
            other = self.next_to(other, step)
        return None

    def dead(self) -> tuple[Seat, ...]:
        """Who has died."""
        return tuple(seat for seat, prisoner in self.prisoners.items() if prisoner.state == "dead")

    # ------------------------------------------------------------------ items

    def has_mimic(self, seat: Seat) -> bool:
        """Whether the item before this prisoner stands for the centre card."""
        return EFFECTS[self.items[seat].value.effect].copies

    def effect(self, seat: Seat) -> Effect:
        """What this prisoner's item does: with a mimic, what the centre card does. A mimic does nothing
        else, so one in the centre does nothing at all."""
        place = CENTRE if self.has_mimic(seat) else seat
        return EFFECTS[self.items[place].value.effect]

    def swap(self, one: int, other: int) -> None:
        """Two items change places, unseen."""
        self._move((one, other), (other, one))

    def shift(self, steps: int) -> None:
        """Every item moves so many prisoners to the left; the centre card stays."""
        steps %= len(self.order)
        self._move(self.order, (*self.order[-steps:], *self.order[:-steps]))

    @property
    def lay(self) -> tuple[int, ...]:
        """The numbers of the items, place by place, the centre card last."""
        return tuple(self.numbers.values())

    def shuffle(self, seats: Sequence[Seat], dice: Dice) -> None:
        """The items of these prisoners are shuffled among them: new things, since nobody knows any more
        which is which."""
        self._move(seats, dice.shuffled(seats))
        for seat in seats:
            item = self.items[seat]
            self.items[seat] = Secret(item.value, item.kind)

    def _move(self, places: Sequence[int], sources: Sequence[int]) -> None:
        """To each of the places comes what lies in the source beside it."""
        items, numbers = self.items, self.numbers
        items.update(zip(places, [items[source] for source in sources], strict=True))
        numbers.update(zip(places, [numbers[source] for source in sources], strict=True))

    def turn_up(self, seat: Seat) -> None:
        """The item of this prisoner is shown to all, and with a mimic the centre card too."""
        self.items[seat].show_all()
        if self.has_mimic(seat):
            self.items[CENTRE].show_all()

    # ------------------------------------------------------------------ the end

    def show_all(self) -> None:
        """After a game all roles and items are turned up."""
        for card in self.secrets():
            card.show_all()

    def standings(self) -> tuple[Standing, ...]:
        """How the prisoners stand, clockwise from the executioner's left."""
        return tuple(
            Standing(
                seat,
                prisoner.role.value.key,
                alive=prisoner.state != "dead",
                fed=self.effect(seat).feeds,
            )
            for seat, prisoner in self.prisoners.items()
        )

    def secrets(self) -> Iterator[Secret[Any]]:
        """Roles and items, in their places, the centre card, and the role put away."""
        for prisoner in self.prisoners.values():
            yield prisoner.role
        yield from self.put_away
        yield from self.items.values()
