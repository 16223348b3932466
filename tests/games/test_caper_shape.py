"""There is always a way on, and the number of hand-overs tells nothing: whatever the cards do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest
from caper_story import ENTRY, FILE
from hypothesis import given, settings
from hypothesis import strategies as st

from pass_and_play.catalogue import Replayer
from pass_and_play.commands.simulate import new_record
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.laws import Laws
from pass_and_play.engine.playout import HandOvers, play_out, random_picks
from pass_and_play.engine.session import Session
from pass_and_play.games.caper.board import Board
from pass_and_play.games.caper.cards import Cards, Thief
from pass_and_play.games.caper.effects import (
    GOODS,
    ITEMS,
    Capers,
    Coins,
    Drain,
    Effect,
    Flip,
    Goods,
    Modify,
    Per,
    PerCoin,
    Points,
    Protect,
    Retrieve,
)
from pass_and_play.games.caper.measures import MOST_GEAR, MOST_THIEVES, PLACES

N = st.integers(1, 4)
GIVES = st.sampled_from(("capers", "points", "coins", *GOODS))
ON_CARDS: st.SearchStrategy[Effect] = st.one_of(
    st.builds(Capers, N),
    st.builds(Points, N),
    st.builds(Goods, st.sampled_from(GOODS), N),
    st.builds(Coins, N),
    st.builds(Drain, N, st.sampled_from(("you", "supply"))),
    st.builds(Flip, st.sampled_from(("top", "gear", "thief"))),
    st.builds(Protect, st.sampled_from(("card", "thief", "location"))),
    st.builds(
        Per,
        st.lists(st.sampled_from(ITEMS), min_size=1, max_size=3, unique=True).map(tuple),
        st.sampled_from(("yours", "opponent")),
        GIVES,
        N,
    ),
    st.builds(PerCoin, N, N),
    st.builds(Retrieve, st.sampled_from(("gear", "thief"))),
)
MODIFIERS: st.SearchStrategy[Effect] = st.one_of(
    st.builds(
        Modify, st.sampled_from(("gear_cost", "income", "thief_capers", "equip_bonus")), st.integers(-3, 3)
    ),
    st.just(Protect("all_thieves")),
)
TABLES = st.fixed_dictionaries({rule.key: st.sampled_from(rule.choices) for rule in FILE.options})
SEATS = st.sampled_from(FILE.players)


@st.composite
def boxes(draw: st.DrawFn) -> Cards:
    """The box with its names, and any effects, costs and incomes that a card file may hold."""
    effects = st.lists(ON_CARDS, max_size=3).map(tuple)
    few = [draw(effects) for _ in range(12)]
    number = iter(range(10_000))

    def any_effects() -> tuple[Effect, ...]:
        return few[next(number) * 7 % len(few)]

    return replace(
        FILE.cards,
        thieves=tuple(
            replace(card, effects=any_effects(), income=next(number) % 4) for card in FILE.cards.thieves
        ),
        gear=tuple(replace(card, effects=any_effects(), cost=next(number) % 4) for card in FILE.cards.gear),
        locations=tuple(
            replace(card, modifiers=tuple(draw(st.lists(MODIFIERS, max_size=2))))
            for card in FILE.cards.locations
        ),
        coins=draw(st.integers(1, 20)),
    )


def session_of(cards: Cards, seats: int, options: Mapping[str, Any], seed: int) -> tuple[Session, Replayer]:
    """A match that has not begun, and what replays it."""
    record = new_record(ENTRY, FILE, seats=seats, seed=seed, options=dict(options))
    replay = Replayer(ENTRY, cards, record)
    return replay(()), replay


def is_sound(board: Board) -> bool:
    """Room and coins are kept to."""
    stacks = [stacks for place in board.places for stacks in place.sides]
    return (
        len(board.places) == PLACES
        and all(len(side) <= MOST_THIEVES for side in stacks)
        and all(len(stack.gear) <= MOST_GEAR for side in stacks for stack in side)
        and min(*board.coins, board.supply) >= 0
    )


@settings(max_examples=100)
@given(cards=boxes(), seats=SEATS, options=TABLES, seed=st.integers(0, 2**32))
def test_every_match_with_any_cards_comes_to_its_end(
    cards: Cards, seats: int, options: dict[str, Any], seed: int
) -> None:
    session, _ = session_of(cards, seats, options, seed)
    totals = session.game.totals()

    def after(session: Session) -> None:
        table = session.game.table()
        assert is_sound(table.board)  # type: ignore[attr-defined]

    play_out(session, Dice(seed), limit=1_000, after=after)
    assert session.game.totals() == totals
    assert session.ending is not None
    assert len(session.ending.winners) == (2 if seats == 4 else 1)


@settings(max_examples=6)
@given(cards=boxes(), seats=SEATS, options=TABLES, seed=st.integers(0, 2**32))
def test_the_laws_hold_with_any_cards(cards: Cards, seats: int, options: dict[str, Any], seed: int) -> None:
    session, replay = session_of(cards, seats, options, seed)
    play_out(session, Dice(seed), after=Laws(session, replay, Dice(~seed)))


@pytest.mark.parametrize(
    ("seats", "hand_overs"),
    [
        # 21 turns of two: before each round the device lies on the table.
        (2, 42),
        # 21 turns of three.
        (3, 63),
        # 21 turns of four.
        (4, 84),
    ],
)
@pytest.mark.parametrize("city", ["paris", "rome", "london"])
def test_the_device_goes_round_as_the_rounds_say(seats: int, hand_overs: int, city: str) -> None:
    for seed in range(5):
        session, _ = session_of(FILE.cards, seats, {"city": city}, seed)
        dice, counted = Dice(seed), HandOvers()
        while (ask := session.waiting) is not None:
            counted.see(ask)
            session.answer(random_picks(ask, dice))
        assert counted.count == hand_overs


def test_thieves_and_gear_have_names_of_their_own() -> None:
    """Cards are put in order by their keys."""
    keys = [card.key for card in FILE.cards.thieves] + [card.key for card in FILE.cards.gear]
    assert len(set(keys)) == len(keys)
    assert all(isinstance(card, Thief) for card in FILE.cards.thieves)
