"""Dragging a chair to another place in the order of passing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pass_and_play.engine.ask import Seat
from pass_and_play.ui.chairs import Chairs
from pass_and_play.ui.paint.record import Rect


@dataclass(frozen=True, slots=True)
class Lift:
    """A chair that is being dragged: from which seat, and to which one as things stand."""

    seat: Seat
    to: Seat

    def order(self, count: int) -> list[Seat]:
        """The seats in the order in which they would stand if it were dropped now."""
        seats = [seat for seat in range(count) if seat != self.seat]
        seats.insert(self.to, self.seat)
        return seats


class Dragging:
    """What is dragged on a scene whose targets end in the colour of a chair, such as `seat:amber`."""

    def __init__(self, chairs: Chairs) -> None:
        self._chairs = chairs
        self._key = ""
        self._lift: Lift | None = None
        self._dropped = False

    def drag(self, key: str, place: tuple[float, float], slots: Sequence[Rect]) -> None:
        """The pointer is at `place`; `slots` are the places of all chairs."""
        seat = self._chairs.seat_of(key.partition(":")[2])
        self._key, self._lift = key, Lift(seat, _nearest(place, slots[: len(self._chairs)]))

    def drop(self, key: str) -> None:
        """The chair stays where it is now."""
        if self._lift is not None and key == self._key:
            self._chairs.move(self._lift.seat, self._lift.to)
            self._dropped = True
        self._lift = None

    def lift(self, pressed: str | None) -> Lift | None:
        """What is lifted while the target `pressed` is: a drag that was broken off is forgotten."""
        return self._lift if pressed == self._key else None

    def ends(self) -> bool:
        """Whether the touch that is reported now is only the end of a drag."""
        ended, self._dropped = self._dropped, False
        return ended


def _nearest(place: tuple[float, float], slots: Sequence[Rect]) -> int:
    """Which of the `slots` a place lies in, or next to."""

    def distance(slot: int) -> float:
        x, y, wide, high = slots[slot]
        return (x + wide / 2 - place[0]) ** 2 + (y + high / 2 - place[1]) ** 2

    return min(range(len(slots)), key=distance)
