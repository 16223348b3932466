"""The three lines of a role or an item on a private page, each with its icon."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from pass_and_play.games.executioner.cards import LINES
from pass_and_play.games.executioner.views import TableView
from pass_and_play.ui.parts.points import Point
from pass_and_play.words import Words

Kind = Literal["role", "item"]

ICONS: Mapping[str, tuple[str, str, str]] = {
    "loyalist": ("skull", "crown", "pardon"),
    "saboteur": ("axe", "crown", "skull"),
    "princess": ("skull", "crown", "eye-off"),
    "jester": ("skull", "executioner", "cheese"),
    "pardon": ("skull", "executioner", "claim"),
    "hat": ("stale", "executioner", "claim"),
    "goblet": ("goblet", "crown", "claim"),
    "cheese": ("jester", "axe", "claim"),
    "decoy": ("axe", "skull", "claim"),
    "shield": ("axe", "swap", "claim"),
    "parasite": ("hourglass", "axe", "claim"),
    "mimic": ("link", "eye", "claim"),
}
"""The icons of the lines, by role and item: the same ink for all."""


def lines(kind: Kind, key: str, table: TableView, words: Words) -> list[Point]:
    """What the role or item of this key is and does, in as many lines for all of them."""
    cheese = words(f"cheese.{table.cheese}")
    return [
        Point(
            icon,
            words(f"{kind}.{key}.{line}.title", cheese=cheese),
            words(f"{kind}.{key}.{line}.text", cheese=cheese),
        )
        for line, icon in zip(LINES, ICONS[key], strict=True)
    ]
