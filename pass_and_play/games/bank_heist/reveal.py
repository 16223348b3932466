"""The heist: those who stayed reveal, role by role (rulebook, phase 3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pass_and_play.engine.ask import Seat
from pass_and_play.games.bank_heist.cards import Role

Character = tuple[Seat, int]
"""A character by its owner and its place from the left."""


@dataclass(frozen=True, slots=True)
class Reveal:
    """One step of the heist: the characters of one role that turn face up together, and what becomes of them.

    `deposit_back` says whether they take their deposits back, `threat` whether a threat card is gained.
    `doubled`: two or more of this role are all out. `caught`: named by the informer, revealed at the very
    end. `alone`: the informer who is the only one left pays `penalty` millions and is out.
    """

    role: Role
    characters: tuple[Character, ...]
    fate: Literal["survived", "doubled", "caught", "alone"]
    deposit_back: bool
    threat: bool
    penalty: int = 0
