"""Who is who in Caper."""

from __future__ import annotations

from typing import Literal, NamedTuple

from pass_and_play.games.caper.board import CREAM, MINT, Side


class Part(NamedTuple):
    """What a seat is: `mastermind` or `lookout` of a side, or the `snitch`, who has none."""

    role: Literal["mastermind", "lookout", "snitch"]
    side: Side | None


MASTERMINDS = (Part("mastermind", CREAM), Part("mastermind", MINT))
TEAMS = (Part("mastermind", CREAM), Part("lookout", CREAM), Part("mastermind", MINT), Part("lookout", MINT))
"""In the order in which teams sit, clockwise."""
SNITCH = Part("snitch", None)
