"""Leaks planted in Millions of Dollars: each breaks one wall on purpose, and the law that has to notice does.

A pile whose order tells whose its cards are has its test elsewhere (test_heist_setup.py).
"""

from __future__ import annotations

from typing import Any

import planted_heist as planted
import pytest
from law_matches import Open, law_that_catches, tampered

from pass_and_play.catalogue import entry_of
from pass_and_play.games.bank_heist.rules import BankHeist

HEIST = entry_of("bank_heist")
HIDDEN_MONEY = {"hidden_money": True}
NO_REPORT = {"report": False}

LEAKS: tuple[tuple[Open, dict[str, Any], str], ...] = (
    (planted.LeavesALeaverFaceUp, {}, "re-deal"),
    (planted.RemembersLeavers, NO_REPORT, "re-deal"),
    (planted.ShowsTheFaceDownCard, {}, "canary"),
    (planted.MarksTheRoleCards, {}, "re-deal"),
    (planted.PeeksAtTheNextLoot, {}, "re-deal"),
    (planted.HintsAtSecrets, {}, "re-deal"),
    (planted.KeepsTheThreatOpen, {}, "canary"),
    (planted.TellsWhatAThreatShowed, {}, "twins"),
    (planted.AsksForTheTruth, {}, "twins"),
    (planted.LimitsByHiddenMoney, HIDDEN_MONEY, "twins"),
    (planted.RefusesByHiddenMoney, HIDDEN_MONEY, "twins"),
    (planted.CountsTheReserve, HIDDEN_MONEY, "twins"),
    (planted.AnnouncesGifts, HIDDEN_MONEY, "twins"),
    (planted.MintsMoney, {}, "totals"),
)


@pytest.mark.parametrize(
    ("leak", "options", "law"), LEAKS, ids=lambda part: getattr(part, "__name__", str(part))
)
def test_the_leak_is_caught_by_its_law(leak: Open, options: dict[str, Any], law: str) -> None:
    assert law_that_catches(tampered(HEIST, leak), options=options) == law


@pytest.mark.parametrize("options", [{}, HIDDEN_MONEY, NO_REPORT], ids=str)
def test_the_game_itself_is_not_caught(options: dict[str, Any]) -> None:
    assert law_that_catches(tampered(HEIST, BankHeist), matches=3, options=options) is None
