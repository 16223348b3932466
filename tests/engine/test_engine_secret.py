"""Secrets: nothing is visible by default, and what was shown in passing is closed again."""

from __future__ import annotations

import pytest

from pass_and_play.engine.ask import TABLE
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.secret import HIDDEN, Secret, shuffled


def test_nobody_sees_it_by_default() -> None:
    secret = Secret("king", "role")
    assert [secret.peek(viewer) for viewer in (TABLE, 0, 1)] == [HIDDEN] * 3
    assert not any(secret.is_known_to(viewer) for viewer in (TABLE, 0, 1))


def test_its_owner_may_see_it_from_the_beginning() -> None:
    secret = Secret("king", "role", 1)
    assert [secret.peek(viewer) for viewer in (TABLE, 0, 1)] == [HIDDEN, HIDDEN, "king"]
    assert [secret.is_known_to(viewer) for viewer in (TABLE, 0, 1)] == [False, False, True]


def test_showing_opens_it_to_those_seats_and_no_others() -> None:
    secret = Secret("king", "role", 1)
    secret.show(2, 3)
    assert [secret.peek(viewer) for viewer in (TABLE, 0, 1, 2, 3)] == [HIDDEN, HIDDEN, "king", "king", "king"]


def test_face_up_it_is_open_to_everybody() -> None:
    secret = Secret("king", "role")
    secret.show_all()
    assert [secret.peek(viewer) for viewer in (TABLE, 0, 7)] == ["king"] * 3
    assert all(secret.is_known_to(viewer) for viewer in (TABLE, 0, 7))


def test_a_glimpse_ends_but_is_not_forgotten() -> None:
    secret = Secret("king", "role", 1)
    with secret.glimpse(0):
        assert secret.peek(0) == "king"
        assert secret.peek(2) is HIDDEN
    assert secret.peek(0) is HIDDEN
    assert secret.is_known_to(0)
    assert not secret.is_known_to(TABLE)


def test_a_glimpse_of_what_was_open_anyway_closes_nothing() -> None:
    secret = Secret("king", "role", 1)
    with secret.glimpse(1):
        pass
    assert secret.peek(1) == "king"


def test_a_glimpse_ends_even_where_something_breaks() -> None:
    secret = Secret("king", "role")
    with pytest.raises(RuntimeError), secret.glimpse(0):
        raise RuntimeError
    assert secret.peek(0) is HIDDEN


def test_after_a_shuffle_nobody_knows_anything() -> None:
    pile = [Secret(n, "card", 0) for n in range(20)]
    pile[3].show_all()
    mixed = shuffled(pile, Dice(1))
    assert sorted(card.value for card in mixed) == list(range(20))
    assert [card.value for card in mixed] != list(range(20))
    assert not {id(card) for card in mixed} & {id(card) for card in pile}
    for card in mixed:
        assert card.kind == "card"
        assert [card.peek(viewer) for viewer in (TABLE, 0)] == [HIDDEN] * 2
        assert not card.is_known_to(0)
    assert [card.value for card in pile] == list(range(20))


def test_no_text_of_it_gives_the_value_away() -> None:
    secret = Secret("king", "role", 1)
    assert "king" not in repr(secret)
    assert "king" not in f"{secret} {[secret]}"
