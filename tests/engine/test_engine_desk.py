"""The desk: a curtain before every private page of another seat, and no step is good twice."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

import pytest
from toy import NAMES, TO_THE_END, Kept, Toy, ToyHand, desk, session

from pass_and_play.cards.card_file import CardFile
from pass_and_play.catalogue import GAMES, Replayer, read_library
from pass_and_play.commands.simulate import new_record
from pass_and_play.engine.ask import Where
from pass_and_play.engine.desk import Curtain, Desk, Over, Page, StaleStep, Step, TableStep
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.playout import random_picks
from pass_and_play.engine.session import IllegalAnswer
from pass_and_play.places import data_root


def lifted(desk: Desk) -> Page:
    """The page behind the curtain that is due."""
    assert isinstance(desk.step, Curtain)
    return desk.step.lift()


def opened(desk: Desk) -> Page:
    """The page that is open."""
    assert isinstance(desk.step, Page)
    return desk.step


# ---------------------------------------------------------------- the way of the device


def test_it_comes_up_on_a_curtain() -> None:
    step = desk().step
    assert isinstance(step, Curtain)
    assert (step.seat, step.order) == (0, (0, 1, 2))


@pytest.mark.parametrize("decisions", range(len(TO_THE_END) + 1))
def test_resumed_anywhere_it_comes_up_covered(decisions: int) -> None:
    assert not isinstance(desk(decisions=decisions).step, Page)


def test_the_steps_of_a_match() -> None:
    steps = [describe(step) for step in walk(desk())]
    assert steps == [
        *("curtain 0", "page 0", "curtain 1", "page 1", "curtain 2", "page 2"),
        "table",
        # Seat 1 is asked twice, and goes on in the dark only after seat 0.
        *("curtain 1", "page 1", "page 1"),
        *("curtain 0", "page 0", "curtain 1", "page 1", "curtain 2", "page 2"),
        "over",
    ]


def walk(desk: Desk) -> Iterator[Step]:
    """Every step on the way through the match."""
    decisions = iter(TO_THE_END)
    while True:
        step = desk.step
        yield step
        if isinstance(step, Over):
            return
        if isinstance(step, Curtain):
            step.lift()
        else:
            assert isinstance(step, Page | TableStep)
            step.answer(next(decisions))


def describe(step: Step) -> str:
    """The kind of a step, and whose it is."""
    return {Curtain: "curtain", Page: "page", TableStep: "table", Over: "over"}[type(step)] + (
        f" {step.seat}" if isinstance(step, Curtain | Page) else ""
    )


def test_a_single_question_has_the_seat_itself_as_its_order() -> None:
    step = desk(decisions=4).step
    assert isinstance(step, Curtain)
    assert (step.seat, step.order) == (1, (1,))


@pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.id)
@pytest.mark.parametrize("seed", [1, 2])
def test_in_every_game_another_seat_means_a_curtain(entry: Any, seed: int) -> None:
    file = read_library(data_root() / "card_data")[entry.id]
    assert isinstance(file, CardFile)
    begun = new_record(entry, file, seats=file.players[-1], seed=seed, options={})
    kept, dice = Kept(), Dice(seed)
    match = Desk(Replayer(entry, file.cards, begun)(()), keep=kept)
    holder: int | None = None
    pages = 0
    while not isinstance(step := match.step, Over):
        if isinstance(step, Curtain):
            assert step.seat != holder
            page = step.lift()
            assert (page.seat, page.hand.seat, page.ask.seat) == (step.seat,) * 3
            assert page.ask.where is not Where.OPEN
            holder = page.seat
        elif isinstance(step, Page):
            assert step.seat == holder
            pages += 1
            step.answer(random_picks(step.ask, dice))
        else:
            assert isinstance(step, TableStep)
            assert step.ask.where is Where.OPEN
            holder = None
            step.answer(random_picks(step.ask, dice))
    assert pages > 2 * file.players[-1]
    assert len(kept.decisions) > pages


# ---------------------------------------------------------------- steps that are out of date


def test_an_answered_page_cannot_be_answered_again() -> None:
    kept = Kept()
    match = desk(kept=kept)
    page = lifted(match)
    page.answer(TO_THE_END[0])
    step = match.step
    with pytest.raises(StaleStep):
        page.answer(TO_THE_END[0])
    assert match.step is step
    assert len(kept.decisions) == 1


def test_an_answered_table_cannot_be_answered_again() -> None:
    match = desk(decisions=3)
    step = match.step
    assert isinstance(step, TableStep)
    step.answer(("done",))
    with pytest.raises(StaleStep):
        step.answer(("done",))


def test_a_curtain_is_lifted_once() -> None:
    match = desk()
    curtain = match.step
    assert isinstance(curtain, Curtain)
    page = curtain.lift()
    with pytest.raises(StaleStep):
        curtain.lift()
    assert match.step is page
    page.answer(TO_THE_END[0])
    with pytest.raises(StaleStep):
        curtain.lift()


def test_an_equal_curtain_of_an_earlier_moment_does_not_lift_the_present_one() -> None:
    match = desk()
    old = match.step
    lifted(match)
    match.cover()
    assert match.step == old
    assert match.step is not old
    assert isinstance(old, Curtain)
    with pytest.raises(StaleStep):
        old.lift()


def test_a_page_of_another_desk_is_of_no_use() -> None:
    page = lifted(desk())
    other = dataclasses.replace(page)
    with pytest.raises(StaleStep):
        other.answer(TO_THE_END[0])


# ---------------------------------------------------------------- covering


def test_covering_turns_a_page_into_its_curtain() -> None:
    match = desk()
    page = lifted(match)
    match.cover()
    assert isinstance(match.step, Curtain)
    assert match.step.seat == page.seat
    with pytest.raises(StaleStep):
        page.answer(TO_THE_END[0])
    again = lifted(match)
    assert (again.table, again.hand, again.ask) == (page.table, page.hand, page.ask)
    again.answer(TO_THE_END[0])
    assert describe(match.step) == "curtain 1"


def test_covering_in_the_middle_of_two_questions_shows_the_second_behind_the_curtain() -> None:
    match = desk(decisions=4)
    page = lifted(match)
    assert isinstance(page.hand, ToyHand)
    page.answer(("done",))
    assert opened(match).ask.what.key == "more"
    match.cover()
    assert describe(match.step) == "curtain 1"
    assert lifted(match).ask.what.key == "more"


@pytest.mark.parametrize("decisions", [0, 3, len(TO_THE_END)])
def test_covering_leaves_alone_what_is_public(decisions: int) -> None:
    match = desk(decisions=decisions)
    step = match.step
    match.cover()
    assert match.step is step


# ---------------------------------------------------------------- answers


def test_a_wrong_answer_leaves_the_page_open_and_keeps_nothing() -> None:
    kept = Kept()
    match = desk(kept=kept)
    page = lifted(match)
    with pytest.raises(IllegalAnswer):
        page.answer(("number:0",))
    assert match.step is page
    assert kept.decisions == []
    page.answer(TO_THE_END[0])
    assert len(kept.decisions) == 1


def test_every_decision_is_kept_once_with_the_progress_after_it() -> None:
    kept = Kept()
    list(walk(desk(kept=kept)))
    expected = session()
    for picks, (kept_picks, progress) in zip(TO_THE_END, kept.decisions, strict=True):
        expected.answer(picks)
        assert kept_picks == picks
        assert progress == expected.game.progress()


def test_what_is_kept_is_in_the_order_of_the_options() -> None:
    kept = Kept()
    lifted(desk(kept=kept)).answer(("number:2", "number:0"))
    assert kept.decisions[0][0] == ("number:0", "number:2")


def test_neither_looking_nor_covering_is_kept() -> None:
    kept = Kept()
    match = desk(kept=kept)
    for _ in range(3):
        lifted(match)
        match.cover()
    assert match.table.phase == "choose"
    assert kept.decisions == []


# ---------------------------------------------------------------- what a curtain knows


@pytest.mark.parametrize("decisions", [0, 1, 2, 4, 6, 7, 8])
def test_curtains_of_matches_that_differ_only_in_secrets_are_equal(decisions: int) -> None:
    steps = [desk(seed=seed, decisions=decisions).step for seed in range(12)]
    assert all(isinstance(step, Curtain) for step in steps)
    assert all(step == steps[0] for step in steps)
    assert len({repr(step) for step in steps}) == 1


def test_nothing_private_can_be_reached_from_a_curtain() -> None:
    curtain = desk(decisions=1).step
    public = {name for name in dir(curtain) if not name.startswith("_")}
    assert public == {"seat", "order", "lift"}
    assert isinstance(curtain, Curtain)
    assert type(curtain.seat) is int
    assert all(type(seat) is int for seat in curtain.order)
    assert repr(curtain) == "Curtain(seat=1, order=(0, 1, 2))"


def test_the_desk_itself_shows_nothing_private() -> None:
    match = desk(decisions=4)
    public = {name for name in dir(match) if not name.startswith("_")}
    assert public == {"cover", "glance", "leave_glance", "progress", "step", "table"}
    told = f"{match.table} {match.progress} {match.step}"
    assert not any(name in told for name in NAMES)


def test_a_page_holds_the_hand_of_its_seat_alone() -> None:
    match = desk(decisions=1)
    page = lifted(match)
    assert isinstance(page.hand, ToyHand)
    game = session(decisions=1).game
    assert isinstance(game, Toy)
    own = {name for name in NAMES if name in f"{page}"}
    assert own == {game.cards[1].value.name}


def test_a_step_is_a_picture_of_its_moment() -> None:
    """Views are finished copies: what happens later does not change a step that was handed out."""
    match = desk()
    page = lifted(match)
    before = (page.table, page.hand, repr(page))
    page.answer(TO_THE_END[0])
    for _ in walk_on(match, TO_THE_END[1:]):
        pass
    assert (page.table, page.hand, repr(page)) == before


def walk_on(match: Desk, decisions: tuple[tuple[str, ...], ...]) -> Iterator[None]:
    """Go on with these decisions."""
    for picks in decisions:
        step = match.step
        page = step.lift() if isinstance(step, Curtain) else step
        assert isinstance(page, Page | TableStep)
        page.answer(picks)
        yield


def test_the_end_shows_the_table_and_the_ending() -> None:
    match = desk(decisions=len(TO_THE_END))
    step = match.step
    assert isinstance(step, Over)
    assert step.ending.how == "shown"
    assert step.table == match.table
