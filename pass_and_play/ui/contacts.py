"""What is down: the mouse's button, fingers and keys, and when each of them was last felt."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TypeAlias

from pass_and_play.ui.clock import Clock

FORGET = 1500.0
"""Milliseconds without a sign of a contact after which its lost release may be made up for."""

Contact: TypeAlias = tuple[str, Hashable]
"""What touches the device: `mouse`, `finger` or `key`, and which one of them."""


class Contacts:
    """Everything that is down. Releases get lost, so nobody should wait for one longer than `FORGET`."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._felt: dict[Contact, float] = {}
        self._last = clock.now()

    def __contains__(self, contact: Contact) -> bool:
        return contact in self._felt

    def feel(self, contact: Contact) -> None:
        """It went down, or moved while it was down."""
        self._felt[contact] = self._last = self._clock.now()

    def lift(self, contact: Contact) -> None:
        """It went up."""
        self._felt.pop(contact, None)
        self._last = self._clock.now()

    def clear(self) -> None:
        """Whatever was down is down no longer, for instance because the window lost the focus."""
        self._felt.clear()

    def forget_silent(self) -> None:
        """Take for released what gave no sign for a while."""
        for contact in [contact for contact in self._felt if not self.holds(contact)]:
            del self._felt[contact]

    def holds(self, contact: Contact) -> bool:
        """Whether it is down, and gave a sign not so long ago that its release may have been lost."""
        felt = self._felt.get(contact)
        return felt is not None and self._clock.now() - felt < FORGET

    @property
    def any(self) -> bool:
        """Whether anything is down."""
        return bool(self._felt)

    @property
    def pointers(self) -> int:
        """How many fingers and mouse buttons are down."""
        return sum(kind != "key" for kind, _ in self._felt)

    @property
    def fingers(self) -> int:
        """How many fingers are down."""
        return sum(kind == "finger" for kind, _ in self._felt)

    @property
    def idle_ms(self) -> float:
        """Milliseconds since anything was down, moved while it was down, or went up."""
        return self._clock.now() - self._last
