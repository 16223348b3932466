"""Planted leaks of Caper: each breaks one wall on purpose, and the law for it notices.

What no law can see, since all that is in view was shown by the rules, has stories of its own: that a hand is
shown when its turn begins (test_caper_round.py), that Lookouts choose before anything moves, and that nobody
learns where a known card has gone (test_caper_lookouts.py).
"""

from __future__ import annotations

import planted_caper as planted
import pytest
from law_matches import Open, begun, file_of, law_that_catches, tampered

from pass_and_play.catalogue import Replayer, entry_of
from pass_and_play.games.caper.rules import Caper

CAPER = entry_of("caper")

LEAKS: tuple[tuple[Open, str], ...] = (
    (planted.ShowsTheOtherHand, "re-deal"),
    (planted.ShowsASwappedHandBeforeItsTime, "re-deal"),
    (planted.ShowsTheFirstCardsToTheSnitch, "re-deal"),
    (planted.ShowsWhatTheSnitchGaveTheOther, "re-deal"),
    (planted.ShowsTheDeckToTheSnitch, "re-deal"),
    (planted.SavesTheNextRound, "re-deal"),
    (planted.TellsWhatALookoutChose, "twins"),
    (planted.AsksInTheOpen, "twins"),
    (planted.CountsRedCards, "re-deal"),
    (planted.LetsTheBestHandBegin, "twins"),
    (planted.NamesTheCardThatIsKept, "twins"),
    (planted.LosesACard, "totals"),
    (planted.PaysFromNowhere, "totals"),
)


@pytest.mark.parametrize(("leak", "law"), LEAKS, ids=lambda part: getattr(part, "__name__", part))
def test_the_leak_of_caper_is_caught_by_its_law(leak: Open, law: str) -> None:
    assert law_that_catches(tampered(CAPER, leak)) == law


def test_caper_itself_is_not_caught() -> None:
    assert law_that_catches(tampered(CAPER, Caper), matches=6) is None


def test_leaks_are_planted_in_the_caper_of_the_shelf() -> None:
    match = Replayer(CAPER, file_of(CAPER).cards, begun(CAPER, seats=2, seed=1))(())
    assert type(match.game) is Caper
    assert set(file_of(CAPER).players) == {2, 3, 4}
