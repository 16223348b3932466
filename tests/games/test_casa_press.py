"""The press is shuffled: the order in which cards come to light does not tell whose they were."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import product
from typing import Any

import pytest
from casa import ENTRY, FILE

from pass_and_play.catalogue import Replayer
from pass_and_play.commands.simulate import new_record
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.laws import mark_secrets
from pass_and_play.engine.playout import random_picks
from pass_and_play.engine.secret import Secret
from pass_and_play.games.casa_de_papel import rules
from pass_and_play.games.casa_de_papel.rules import CasaDePapel

MATCHES = 120


def places(seats: int, *, matches: int = MATCHES) -> Counter[tuple[int, int]]:
    """How often the n-th card in the press was that of the m-th selected seat, the Leader's being the first.

    Every card is marked, so that it is recognised in the press by its identity.
    """
    found: Counter[tuple[int, int]] = Counter()
    for seed in range(matches):
        record = new_record(ENTRY, FILE, seats=seats, seed=seed, options={"abilities": False})
        session = Replayer(ENTRY, FILE.cards, record)(())
        game = session.game
        assert isinstance(game, CasaDePapel)
        mark_secrets(game)
        dice = Dice(~seed)
        while (ask := session.waiting) is not None:
            if ask.what.key == "result":
                laid = [id(game.laid[seat][-1].value) for seat in game.selected]
                found.update((place, laid.index(id(card.value))) for place, card in enumerate(game.press))
            session.answer(random_picks(ask, dice))
    return found


def unevenness(found: Counter[tuple[int, int]], size: int) -> float:
    """How far from even: chi-square over its degrees of freedom, about 1 for a fair shuffle."""
    expected = found.total() / size**2
    cells = product(range(size), range(size))
    return sum(((found[cell] - expected) ** 2 for cell in cells), 0.0) / expected / (size - 1) ** 2


@pytest.mark.parametrize(("seats", "size"), [(4, 3), (6, 3), (8, 5)])
def test_any_card_may_come_to_light_in_any_place(seats: int, size: int) -> None:
    found = places(seats)
    assert found.total() == MATCHES * 5 * size
    assert unevenness(found, size) < 2.5


def sorted_pile(pile: Sequence[Secret[Any]], dice: Dice) -> list[Secret[Any]]:
    """New cards in the old order: the mistake of forgetting to shuffle."""
    return [Secret(card.value, card.kind) for card in pile]


def cut_pile(pile: Sequence[Secret[Any]], dice: Dice) -> list[Secret[Any]]:
    """A pile that is only turned over or not."""
    turned = pile if dice.below(2) else pile[::-1]
    return [Secret(card.value, card.kind) for card in turned]


@pytest.mark.parametrize("shuffle", [sorted_pile, cut_pile])
def test_a_pile_that_is_not_shuffled_is_caught(
    shuffle: Callable[..., list[Secret[Any]]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rules, "shuffled", shuffle)
    assert unevenness(places(6), 3) > 50
