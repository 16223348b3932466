"""What was done to the items in the open, line by line: who, what, where, and the sentence for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import attrgetter

from pass_and_play.engine.ask import Seat
from pass_and_play.games.executioner.deeds import Deed, Kind
from pass_and_play.games.executioner.views import TableView
from pass_and_play.ui.room import Room
from pass_and_play.words import Text

ICONS: dict[Kind, str] = {
    "look": "eye",
    "swap": "swap",
    "shuffle": "shuffle",
    "shift_left": "arrow-left",
    "shift_right": "arrow-right",
    "shown": "eye",
}
"""The sign of each kind of deed."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the list: who did it (None: a gallows card), an icon, the places, and the sentence."""

    who: Seat | None
    icon: str
    places: tuple[int, ...]
    says: Text

    @property
    def marks(self) -> int:
        """How many marks it takes."""
        return 2 + len(self.places)


def lines(table: TableView, room: Room) -> list[Line]:
    """The whole list, oldest first. Where a card lets all look at their own items, that is one line."""
    found: list[Line] = []
    for own, run in groupby(table.deeds, key=attrgetter("is_own_by_gallows")):
        deeds = list(run)
        if own and _is_for_all(table, deeds):
            found.append(Line(None, "eye", (), room.words("deeds.all_look")))
        else:
            found += [_told(deed, room) for deed in deeds]
    return found


def _told(deed: Deed, room: Room) -> Line:
    moved = deed.kind in ("shift_left", "shift_right")
    says = room.words.say(deed.line, room.names)
    return Line(deed.who, ICONS[deed.kind], () if moved else deed.places, says)


def _is_for_all(table: TableView, deeds: Sequence[Deed]) -> bool:
    """Whether it was the card that lets all of them look, and not the one that chooses one."""
    chosen = {seat for card, seats in table.drawn if card.effect == "look_own" for seat in seats}
    one = len(deeds) == 1 and deeds[0].who in chosen
    return not one and any(card.effect == "look_all" for card, _ in table.drawn)
