"""What is heard at the table: of what happens in the open, and never of anything else."""

from __future__ import annotations

from pass_and_play.games.executioner.views import TableView

Cue = tuple[float, str]
"""Milliseconds from the beginning of the picture, and the cue."""


def cues(table: TableView) -> tuple[Cue, ...]:
    """All cues of a picture, in the order of time."""
    return ()
