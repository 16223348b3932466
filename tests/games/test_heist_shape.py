"""The shape of a match tells nothing: the device changes hands as often as the table can count itself."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from heist_story import ENTRY, FILE

from pass_and_play.catalogue import Replayer
from pass_and_play.commands.simulate import new_record
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.playout import HandOvers, random_picks
from pass_and_play.games.bank_heist.rules import BankHeist


@pytest.mark.parametrize("options", [{}, {"hidden_money": True}, {"no_repeat": True}], ids=str)
@pytest.mark.parametrize("seats", FILE.players)
def test_once_round_a_heist_and_once_for_every_look_and_every_acceptance(
    seats: int, options: dict[str, Any]
) -> None:
    for seed in range(10):
        record = new_record(ENTRY, FILE, seats=seats, seed=seed, options=options)
        session, dice, hand_overs = Replayer(ENTRY, FILE.cards, record)(()), Dice(seed), HandOvers()
        public: Counter[str] = Counter()
        while (ask := session.waiting) is not None:
            hand_overs.see(ask)
            (pick,) = session.answer(random_picks(ask, dice))
            public["look"] += pick.startswith("threat")
            public["accept"] += pick.endswith("accept")
        assert isinstance(session.game, BankHeist)
        expected = seats * session.game.round + public["look"]
        expected += public["accept"] if options.get("hidden_money") else 0
        assert hand_overs.count == expected
