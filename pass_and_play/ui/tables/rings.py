"""Things on a private page that show only while a ring of their own is held."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect


@dataclass(frozen=True, slots=True)
class RingPlace:
    """Where a ring stands in one form, in canvas units, and the two lines beside it."""

    centre: tuple[float, float]
    radius: float
    title: Rect
    note: Rect


@dataclass(frozen=True, slots=True)
class Ring:
    """One thing to look at; `thing` is the key of its target.

    `words` is the beginning of its words: `_hold` and, beside the ring, `_first` until it was looked at and
    `_again` from then on; `_wait` is on the confirming button until then. `deal` is the number of the deal
    that the thing comes from: once looked at it stays so until the next deal, or in this visit only where
    `deal` is None. `places` are for the forms in which the ring does not stand where every page has it.

    While it is held, the painter's `role` covers the page, on a sheet that says whose eyes it is for. One
    that shows `in_place` leaves the page as it is, and `Room.opened` tells `page` to show it.
    """

    thing: str
    words: str
    deal: int | None = 1
    places: Mapping[Form, RingPlace] = field(default_factory=dict)
    in_place: bool = False
    keys: tuple[str, ...] = ("space",)


ROLE = Ring("role", "page.role")
"""The role of a match in which roles are dealt once."""
