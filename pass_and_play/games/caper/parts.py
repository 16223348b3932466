"""Who is who in Caper."""

from __future__ import annotations

from typing import Literal, NamedTuple

from pass_and_play.games.caper.board import Side


class Part(NamedTuple):
    """What a seat is: `mastermind` or `lookout` of a side, or the `snitch`, who has none."""

    role: Literal["mastermind", "lookout", "snitch"]
    side: Side | None
