"""What is heard at the table: of what happens in the open, and never of anything else."""

from __future__ import annotations

from collections.abc import Iterator

from pass_and_play.games.bank_heist.views import TableView
from pass_and_play.ui.parts.motion import APART
from pass_and_play.ui.tables.bank_heist import heist

Cue = tuple[float, str]
"""Milliseconds from the beginning of the picture, and the cue."""

NEWS = {
    "log.agreed_leave": "deal_struck",
    "log.agreed_stay": "deal_struck",
    "log.paid": "coin_in",
    "log.leaves": "coin_out",
}
"""What is heard in the negotiation, by the last thing that happened."""


def cues(table: TableView) -> tuple[Cue, ...]:
    """All cues of a picture, in the order of time."""
    if table.phase == "negotiate":
        news = NEWS.get(table.log[-1].key) if table.log else None
        return ((0.0, news),) if news is not None else ()
    if table.phase == "heist":
        return heist.cues(table)
    if table.phase == "split":
        return tuple(_split(table))
    return ()


def _split(table: TableView) -> Iterator[Cue]:
    """A coin for the shares, and one for every kind of payment after them."""
    if table.split is None:
        return
    kinds = dict.fromkeys(payment.why for payment in table.split.payments)
    for number, why in enumerate(kinds):
        yield number * APART, "coin_out" if why in ("driver", "crook") else "coin_in"
