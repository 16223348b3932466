"""What the results board says about the whole evening."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, datetime, timedelta

from pass_and_play.engine.ask import Ending
from pass_and_play.store import Store
from pass_and_play.ui.match import Match
from pass_and_play.words import Text

EVENING = timedelta(hours=12)
"""How long ago a match may have ended to count as tonight's."""


def tonight(store: Store, match: Match) -> Text | None:
    """How the people of this match have played its game this evening: wins by side and how long a match took.
    None where no side has won yet."""
    since = datetime.now(UTC) - EVENING
    results = [
        result
        for result in store.results(match.seating.game)
        if result.ended >= since and sorted(result.names) == sorted(match.seating.names)
    ]
    wins = Counter(side for result in results for side in _winning_sides(result.ending))
    if not wins:
        return None
    words = match.words
    sides = [words("over.side", side=words(f"team.{side}"), n=n) for side, n in sorted(wins.items())]
    minutes = max(1, round(sum(result.seconds for result in results) / len(results) / 60))
    return words("over.tonight", sides=words.listed(sides), n=minutes)


def _winning_sides(ending: Ending) -> set[str]:
    return {ending.sides[seat] for seat in ending.winners if ending.sides}
