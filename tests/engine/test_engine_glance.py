"""A glance at one's role and a power cut with closed eyes: what the desk hands out for them."""

from __future__ import annotations

from typing import Any

import pytest

from pass_and_play.cards.card_file import CardFile
from pass_and_play.catalogue import GAMES, Replayer, read_library
from pass_and_play.commands.simulate import new_record
from pass_and_play.engine.ask import TABLE, Where
from pass_and_play.engine.desk import (
    Curtain,
    Desk,
    EyesStep,
    Glance,
    GlanceCurtain,
    Over,
    Page,
    StaleStep,
    TableStep,
)
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.playout import random_picks
from pass_and_play.places import data_root


def desk(**options: Any) -> Desk:
    """A match of five, at its beginning."""
    file = read_library(data_root() / "card_data")["casa_de_papel"]
    assert isinstance(file, CardFile)
    record = new_record(GAMES[0], file, seats=5, seed=3, options=options)
    return Desk(Replayer(GAMES[0], file.cards, record)(()), keep=lambda picks, progress: None)


def go_on(one: Desk, dice: Dice) -> None:
    """One step by luck."""
    step = one.step
    if isinstance(step, Curtain):
        step = step.lift()
    assert isinstance(step, Page | TableStep | EyesStep)
    step.answer(random_picks(step.ask, dice))


def test_a_glance_leads_through_a_curtain_to_a_page_without_a_question_and_back() -> None:
    one = desk()
    go_on(one, Dice(1))
    before = one.step
    one.glance(3)
    curtain = one.step
    assert isinstance(curtain, GlanceCurtain)
    assert curtain.order == (3,)
    page = curtain.lift()
    assert isinstance(page, Glance)
    assert page.hand.seat == 3
    assert not hasattr(page, "ask")
    with pytest.raises(StaleStep):
        curtain.lift()
    one.cover()
    assert one.step == before


def test_a_glance_can_be_given_up_at_its_curtain() -> None:
    one = desk()
    before = one.step
    one.glance(0)
    one.leave_glance()
    assert one.step == before


def test_no_glance_begins_while_a_page_is_open() -> None:
    one = desk()
    go_on(one, Dice(1))
    assert isinstance(one.step, Curtain)
    one.step.lift()
    with pytest.raises(StaleStep):
        one.glance(2)


def test_with_closed_eyes_no_step_tells_whose_eyes_are_open() -> None:
    one, dice, steps = desk(power_cut="closed"), Dice(2), 0
    while not isinstance(one.step, Over):
        step = one.step
        if isinstance(step, EyesStep):
            steps += 1
            assert (step.ask.seat, step.ask.eyes, step.ask.where) == (TABLE, None, Where.EYES)
        go_on(one, dice)
    assert steps >= 2


def test_all_seats_are_offered_to_open_eyes() -> None:
    """A seat that is left out would be the Professor's own."""
    one, dice = desk(power_cut="closed"), Dice(2)
    while not (isinstance(one.step, EyesStep) and one.step.table.phase == "cut_4"):
        go_on(one, dice)
    keys = [option.key for option in one.step.ask.options]
    assert keys == [*(f"seat:{seat}" for seat in range(5)), "leave"]
