"""What the results board says about the whole evening."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, datetime, timedelta

from pass_and_play.store import Result, Store
from pass_and_play.ui.match import Match
from pass_and_play.words import Text, Words

MOST_WINNERS = 3
"""How many of tonight's winners are told."""

EVENING = timedelta(hours=12)
"""How long ago a match may have ended to count as tonight's."""


def tonight(store: Store, match: Match) -> Text | None:
    """How the people of this match have played its game this evening: wins, by side if there are sides, and
    how long a match took. None where nobody has won yet."""
    since = datetime.now(UTC) - EVENING
    results = [
        result
        for result in store.results(match.seating.game)
        if result.ended >= since and sorted(result.names) == sorted(match.seating.names)
    ]
    words = match.words
    wins = Counter(winner for result in results for winner in _winners(result, words))
    if not wins:
        return None
    most = sorted(wins.most_common(MOST_WINNERS))
    sides = [words("over.side", side=winner, n=n) for winner, n in most]
    minutes = max(1, round(sum(result.seconds for result in results) / len(results) / 60))
    return words("over.tonight", sides=words.listed(sides), n=minutes)


def _winners(result: Result, words: Words) -> set[Text]:
    """The sides that won, or the players where nobody has one."""
    won = {(result.names[seat], result.ending.sides[seat]) for seat in result.ending.winners}
    return {words(f"team.{side}") if side else words.name(name) for name, side in won}
