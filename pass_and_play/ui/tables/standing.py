"""How the things that can be touched stand towards what is chosen, where a choice has several parts."""

from __future__ import annotations

from typing import Literal

from pass_and_play.ui.room import Room

Standing = Literal["shut", "open", "lit", "chosen"]
"""Of a thing: it is part of no move, of some, of some that fit what is chosen, or it is chosen."""


def standing(room: Room, key: str) -> Standing:
    """How a thing stands, or several things of one move; nothing is lit before anything is chosen, since
    everything fits then."""
    if room.chosen(key):
        return "chosen"
    if is_begun(room) and room.lit(key):
        return "lit"
    return "open" if room.offered(key) else "shut"


def is_begun(room: Room) -> bool:
    """Whether anything is chosen."""
    return room.choice is not None and bool(room.choice.chosen)
