"""What the items do (rulebook, questions and answers)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

Fate = Literal["died", "decoy", "passed", "parasite"]
"""What becomes of a prisoner who is executed: `died`, or survived, with a `decoy`, having `passed` it on
with a shield, or with a `parasite`."""


@dataclass(frozen=True, slots=True)
class Effect:
    """An item's effect, in the rulebook's own distinctions.

    `fate` becomes of a holder who is executed, and `counts` says whether that is a counted dead (a jester's
    death is none all the same). `pardons`: the holder's death ends the game for the saboteurs. `kills`: a
    holder who was not executed dies at the end. `copies`: the holder is treated as holding the centre card
    too. `feeds`: a jester with it dies like an ordinary prisoner, and is paid if he lives. `worth`: crowns
    that an executed holder who dies and is counted brings the executioner besides, at a normal end.
    """

    fate: Fate = "died"
    counts: bool = True
    pardons: bool = False
    kills: bool = False
    copies: bool = False
    feeds: bool = False
    worth: int = 0


EFFECTS: Mapping[str, Effect] = {
    "nothing": Effect(),
    "pardon": Effect(pardons=True),
    "decoy": Effect(fate="decoy"),
    "shield": Effect(fate="passed", counts=False),
    "parasite": Effect(fate="parasite", counts=False, kills=True),
    "mimic": Effect(copies=True),
    "cheese": Effect(feeds=True),
    "goblet": Effect(worth=1),
}
"""By the name that the card file gives them."""
