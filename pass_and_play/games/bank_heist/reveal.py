"""The heist: those who stayed reveal, role by role (rulebook, phase 3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from pass_and_play.engine.ask import Seat
from pass_and_play.games.bank_heist.cards import Role

Character = tuple[Seat, int]
"""A character by its owner and its place from the left."""

Fate = Literal["survived", "doubled", "caught", "alone"]
"""What becomes of a character that stayed."""

PENALTY = 3
"""Millions that the informer pays who is the only one left."""


@dataclass(frozen=True, slots=True)
class Reveal:
    """One step of the heist: the characters of one role that turn face up together, and what becomes of them.

    `deposit_back` says whether they take their deposits back, `threat` whether a threat card is gained.
    `doubled`: two or more of this role are all out. `caught`: named by the informer, revealed at the very
    end. `alone`: the informer who is the only one left pays `penalty` millions and is out; this is a step
    after all others, and the informer's first step says `survived`.
    """

    role: Role
    characters: tuple[Character, ...]
    fate: Fate
    deposit_back: bool
    threat: bool
    penalty: int = 0


Stayed = Sequence[tuple[Character, Role]]
"""Who stayed, with their roles."""


def lone_informer(stayed: Stayed) -> Character | None:
    """The informer who names a role before the others reveal, if exactly one stayed."""
    informers = [character for character, role in stayed if role.key == "informer"]
    return informers[0] if len(informers) == 1 else None


def reveals(stayed: Stayed, *, named: str | None, threats: int) -> tuple[Reveal, ...]:
    """All steps in their order, the named ones last. `threats` is how many threat cards are in the stock.

    The penalty is what is due; the informer may have less.
    """
    by_role: dict[Role, list[Character]] = {}
    for character, role in sorted(stayed, key=lambda one: one[1].order):
        by_role.setdefault(role, []).append(character)
    steps = [
        _in_order(role, tuple(characters), threats)
        for role, characters in by_role.items()
        if role.key != named
    ]
    steps += [
        # Brutes take their deposits back in any case.
        Reveal(role, tuple(characters), "caught", deposit_back=role.key == "brute", threat=False)
        for role, characters in by_role.items()
        if role.key == named
    ]
    left = survivors(steps)
    if len(left) == 1 and left[0][1].key == "informer":
        character, role = left[0]
        steps.append(Reveal(role, (character,), "alone", deposit_back=False, threat=False, penalty=PENALTY))
    return tuple(steps)


def _in_order(role: Role, characters: tuple[Character, ...], threats: int) -> Reveal:
    brute = role.key == "brute"
    if len(characters) > 1:
        return Reveal(role, characters, "doubled", deposit_back=brute, threat=False)
    return Reveal(role, characters, "survived", deposit_back=True, threat=brute and threats > 0)


def survivors(steps: Sequence[Reveal]) -> tuple[tuple[Character, Role], ...]:
    """Who is left for the split, in the order of revealing; nobody where the informer is alone."""
    if any(step.fate == "alone" for step in steps):
        return ()
    return tuple((step.characters[0], step.role) for step in steps if step.fate == "survived")
