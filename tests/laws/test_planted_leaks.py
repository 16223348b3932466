"""Planted leaks: each breaks one wall of the house on purpose, and the law that has to notice does.

Two kinds of breach have their tests elsewhere: views that read a hidden value (test_views.py) and a pile
whose order tells where its cards came from (test_casa_press.py).
"""

from __future__ import annotations

import re
from pathlib import Path

import planted
import pytest
from law_matches import Open, dealt, file_of, law_that_catches, tampered

from pass_and_play.catalogue import entry_of
from pass_and_play.engine import laws
from pass_and_play.engine.together import DarkTurnDiffers
from pass_and_play.games.casa_de_papel.rules import CasaDePapel

CASA = entry_of("casa_de_papel")

LEAKS: tuple[tuple[Open, str], ...] = (
    (planted.CountsHiddenCards, "re-deal"),
    (planted.ShowsANeighbour, "re-deal"),
    (planted.SavesTheProfessor, "re-deal"),
    (planted.ShowsTheOneOfItsKind, "canary"),
    (planted.KeepsTheLook, "canary"),
    (planted.AsksWithASecret, "twins"),
    (planted.OffersBySide, "twins"),
    (planted.WakesTheProfessorFirst, "twins"),
    (planted.AnnouncesACard, "twins"),
    (planted.AnnouncesLater, "twins"),
    (planted.TellsTheWrongSeat, "twins"),
    (planted.NamesWhoActed, "dark"),
    (planted.ShowsInTheDark, "dark"),
    (planted.OneByOne, "dark"),
    (planted.OtherTargets, "dark"),
    (planted.EndsEarly, "series"),
    (planted.BeginsInTheMiddle, "series"),
    (planted.LosesACard, "totals"),
    (planted.OffersTwice, "options"),
    (planted.AsksForTooMuch, "options"),
    (planted.CountsRefusals, "refusal"),
    (planted.DrawsItsOwnLots, "replay"),
)


@pytest.mark.parametrize(("leak", "law"), LEAKS, ids=lambda part: getattr(part, "__name__", part))
def test_the_leak_is_caught_by_its_law(leak: Open, law: str) -> None:
    assert law_that_catches(tampered(CASA, leak)) == law


def test_the_game_itself_is_not_caught() -> None:
    assert law_that_catches(tampered(CASA, CasaDePapel)) is None


def test_a_dark_turn_of_another_shape_is_refused() -> None:
    with pytest.raises(DarkTurnDiffers):
        law_that_catches(tampered(CASA, planted.RaquelMayNotLeave))


def test_every_law_has_a_planted_leak() -> None:
    source = Path(laws.__file__).read_text("utf-8")
    named = set(re.findall(r'(?:LawBroken|_compare)\("([a-z-]+)"', source))
    assert named == {law for _, law in LEAKS}


def test_leaks_are_planted_in_the_game_of_the_shelf() -> None:
    assert isinstance(dealt(CASA), CasaDePapel)
    assert set(file_of(CASA).players) == {4, 5, 6, 7, 8}
