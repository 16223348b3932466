"""What is heard at the table of Caper besides the scoring: all of it lies open."""

from __future__ import annotations

from pass_and_play.games.caper.views import TableView

Cue = tuple[float, str]
"""Milliseconds from the beginning of the picture, and the cue."""

APART = 300.0
"""Milliseconds between what one play does."""


def cues(table: TableView) -> tuple[Cue, ...]:
    """A bell before a round; where the table sees what a computer did, the play that came last."""
    if table.phase == "round":
        return ((0.0, "turn"),)
    if table.phase in ("parts", "scoring") or not table.moves:
        return ()
    move = table.moves[-1]
    heard = ["place"]
    if move.flipped is not None:
        heard.append("flip_over")
    if move.gained:
        heard.append("coin_in")
    if move.paid or move.lost:
        heard.append("coin_out")
    return tuple([(APART * number, cue) for number, cue in enumerate(heard)])
