"""Planted leaks of By Order of the King: each breaks one wall on purpose, and the law for it notices.

What no law can see, since every card is counted and nothing is shown, has stories of its own: the order of a
deal (test_king_setup.py), and that nobody can follow an item through a shuffle (test_king_gallows.py).
"""

from __future__ import annotations

import planted_king as planted
import pytest
from law_matches import Open, dealt, file_of, law_that_catches, tampered

from pass_and_play.catalogue import entry_of
from pass_and_play.games.executioner.rules import ByOrderOfTheKing

KING = entry_of("executioner")

LEAKS: tuple[tuple[Open, str], ...] = (
    (planted.ALookThatStaysOpen, "re-deal"),
    (planted.FollowsTheItem, "canary"),
    (planted.ShowsASurvivorsRole, "re-deal"),
    (planted.LeavesTheCentreCardOpen, "canary"),
    (planted.ALogThatTellsWhatWasSeen, "twins"),
    (planted.WritesIntoTheWrongNotebook, "twins"),
    (planted.SparesTheParasite, "re-deal"),
    (planted.NamesTheRolePutAway, "re-deal"),
    (planted.AsksTheJesterFirst, "twins"),
    (planted.CannotExecuteAPardon, "twins"),
    (planted.ASavedJesterSteals, "twins"),
    (planted.PaysLoyalistsAtOnce, "twins"),
    (planted.TurnsTheCentreCardUpUnasked, "re-deal"),
    (planted.KeepsAnItem, "totals"),
)


@pytest.mark.parametrize(("leak", "law"), LEAKS, ids=lambda part: getattr(part, "__name__", part))
def test_the_leak_of_the_kings_game_is_caught_by_its_law(leak: Open, law: str) -> None:
    assert law_that_catches(tampered(KING, leak)) == law


def test_the_kings_game_itself_is_not_caught() -> None:
    assert law_that_catches(tampered(KING, ByOrderOfTheKing), matches=5) is None


def test_leaks_are_planted_in_the_kings_game_of_the_shelf() -> None:
    assert isinstance(dealt(KING), ByOrderOfTheKing)
    assert set(file_of(KING).players) == {4, 5, 6, 7, 8}
