"""What is heard at the table: of what happens in the open, and never of anything else."""

from __future__ import annotations

from pass_and_play.games.executioner.views import TableView
from pass_and_play.ui.parts.motion import FLIP
from pass_and_play.ui.tables.executioner import blow_lines, gallows, rewards, shown

Cue = tuple[float, str]
"""Milliseconds from the beginning of the picture, and the cue."""

SWAPS = ("log.swap", "log.swap_centre")
"""The last line of the log after a swap, where the table keeps the list of actions."""

NEWS = {"call": "place", "action": "place", "pool": "lift", "redraw": "lift"}
"""What is heard at the beginning of a phase; a swap has to have been made for `place`."""


def cues(table: TableView) -> tuple[Cue, ...]:
    """All cues of a picture, in the order of time."""
    match table.phase:
        case "shield" | "death":
            return blow_lines.fall(table).cues
        case "rewards":
            return rewards.cues(table)
        case "shown":
            return ((shown.LEAD + FLIP / 2, "reveal"),)
        case "call" | "action" if not (table.log and table.log[-1].key in SWAPS):
            return ()
        case "gallows":
            # While somebody is to be chosen the card has been heard already.
            turned = (gallows.LEAD + FLIP / 2, "reveal")
            return () if table.candidates else ((0.0, "bell_toll"), turned)
        case phase:
            return ((0.0, NEWS[phase]),) if phase in NEWS else ()
