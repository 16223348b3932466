"""What the laws are made of: twins that differ only in what somebody has not seen."""

from __future__ import annotations

import pytest
from toy import TO_THE_END, Card, Toy, replay, session

from pass_and_play.engine.ask import TABLE
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.laws import Laws, known, mark_secrets, redealt, unseen, views
from pass_and_play.engine.playout import play_out
from pass_and_play.engine.secret import HIDDEN


def toy(decisions: int = 0) -> Toy:
    """The small game after so many decisions."""
    game = session(decisions=decisions).game
    assert isinstance(game, Toy)
    return game


def test_the_unseen_is_what_nobody_showed() -> None:
    game = toy()
    assert [len(pile) for pile in unseen(game, TABLE).values()] == [3]
    assert unseen(game, 1)["card"] == [game.cards[0], game.cards[2]]
    game.cards[0].show_all()
    assert unseen(game, 1)["card"] == [game.cards[2]]


def test_a_glimpse_stays_known() -> None:
    game = toy(decisions=5)
    assert game.cards[2].peek(1) is HIDDEN
    assert unseen(game, 1)["card"] == [game.cards[0]]
    assert [value for _, value, _ in known(game, 1)] == [HIDDEN, game.cards[1].value, game.cards[2].value]


def test_every_value_changes_its_place_and_comes_back() -> None:
    game = toy()
    before = [card.value for card in game.cards]
    for seed in range(20):
        with redealt(game, TABLE, Dice(seed)) as differing:
            assert differing == 3
            assert sorted(card.value.name for card in game.cards) == sorted(card.name for card in before)
            assert all(card.value != value for card, value in zip(game.cards, before, strict=True))
        assert [card.value for card in game.cards] == before


def test_values_come_back_even_where_a_law_is_broken() -> None:
    game = toy()
    before = [card.value for card in game.cards]
    with pytest.raises(AssertionError), redealt(game, TABLE, Dice(1)):
        raise AssertionError
    assert [card.value for card in game.cards] == before


def test_a_single_value_has_no_twin() -> None:
    game = toy(decisions=5)
    with redealt(game, 1, Dice(1)) as differing:
        assert differing == 0


def test_one_kind_alone_can_be_exchanged() -> None:
    game = toy()
    with redealt(game, TABLE, Dice(1), kind="card") as differing:
        assert differing == 3
    with redealt(game, TABLE, Dice(1), kind="another") as differing:
        assert differing == 0


def test_marks_tell_equal_values_apart() -> None:
    game = toy()
    same = Card("the same")
    for card in game.cards:
        card.value = same
    mark_secrets(game)
    assert len({id(card.value) for card in game.cards}) == 3
    assert all(card.value == same for card in game.cards)


def test_a_viewer_sees_the_table_and_one_hand() -> None:
    game = toy()
    assert views(game, TABLE) == (game.table(), game.progress())
    assert views(game, 2) == (game.table(), game.progress(), game.hand(2))


def test_the_laws_hold_in_the_small_game_and_compare_something() -> None:
    begun = session()
    laws = Laws(begun, replay, Dice(3))
    played = play_out(begun, Dice(2), after=laws)
    assert played.decisions == len(TO_THE_END)
    # Table and seats at nine moments; in the last five of them seat 1 knows all cards but one.
    assert laws.pairs == 9 * 4 - 5
