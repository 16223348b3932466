"""Bots at the desk: no curtain for them, nothing of their hands anywhere, and all they do is shown."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from toy import NAMES, TO_THE_END, Kept, ToyTable, replay, session
from toy_bots import SLICES, Script, Silent, Slow, bots, desk_with

from pass_and_play.engine.ask import TABLE, Ask, Where, option, say
from pass_and_play.engine.bot import LUCK, Bot, Bots, Luck, Opponents, Thought
from pass_and_play.engine.desk import Curtain, Desk, Over, Page, Played, StaleStep, Step, TableStep, Thinking
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.laws import redealt
from pass_and_play.engine.playout import random_picks
from pass_and_play.engine.session import IllegalAnswer


def thinking(desk: Desk) -> Thinking:
    """The bot that is due."""
    assert isinstance(desk.step, Thinking)
    return desk.step


def go_on(desk: Desk, dice: Dice) -> None:
    """One step further, by luck where people decide."""
    match desk.step:
        case Curtain() as curtain:
            curtain.lift()
        case Thinking() as step:
            while not step.think():
                pass
            step.play()
        case Played() as step:
            step.go_on()
        case Page() | TableStep() as step:
            step.answer(random_picks(step.ask, dice))


def walk(desk: Desk, *, seed: int = 1) -> Iterator[Step]:
    """Every step on the way through the match."""
    dice = Dice(seed)
    while not isinstance(desk.step, Over):
        yield desk.step
        go_on(desk, dice)
    yield desk.step


def describe(step: Step) -> str:
    """The kind of a step, and whose it is."""
    return f"{type(step).__name__.lower()} {getattr(step, 'seat', '')}".strip()


# ---------------------------------------------------------------- the way of the device


def test_no_curtain_leads_to_a_bot() -> None:
    steps = [describe(step) for step in walk(desk_with({1: Luck()}))]
    assert steps == [
        *("curtain 0", "page 0", "thinking 1", "curtain 2", "page 2"),
        "tablestep",
        *("thinking 1", "thinking 1"),
        # It looked, and was asked once more: the table says that the dark has come.
        *("played 0", "curtain 0", "page 0", "thinking 1", "curtain 2", "page 2"),
        "over",
    ]


def test_what_bots_did_is_shown_before_the_next_curtain_where_the_table_has_changed() -> None:
    desk = desk_with({1: Luck()}, decisions=4)
    before = thinking(desk).table
    go_on(desk, Dice(1))
    go_on(desk, Dice(1))
    step = desk.step
    assert isinstance(step, Played)
    assert (step.seat, step.order) == (0, (0, 1, 2))
    assert step.table == desk.table != before
    with pytest.raises(StaleStep):
        dead = Played(step.seat, step.order, step.table, desk)
        dead.go_on()
    step.go_on()
    assert describe(desk.step) == "curtain 0"
    with pytest.raises(StaleStep):
        step.go_on()


def test_between_two_people_a_bot_that_chose_in_secret_leaves_nothing_to_be_seen() -> None:
    desk = desk_with({1: Luck()}, decisions=1)
    go_on(desk, Dice(1))
    assert describe(desk.step) == "curtain 2"


def test_a_bot_answers_what_is_asked_of_its_seat_in_the_open() -> None:
    match = session(decisions=3)
    assert match.waiting is not None
    match.waiting = match.waiting._replace(seat=1)
    desk = desk_with({1: Luck()}, match=match)
    go_on(desk, Dice(1))
    assert desk.table.phase == "look"


def test_resumed_anywhere_it_comes_up_covered() -> None:
    for decisions in range(len(TO_THE_END) + 1):
        step = desk_with({0: Luck(), 1: Luck()}, decisions=decisions).step
        assert isinstance(step, Curtain | TableStep | Thinking | Over)


# ---------------------------------------------------------------- thinking


def test_a_bot_thinks_in_slices_and_plays_when_it_is_told_to() -> None:
    kept, slow = Kept(), Slow()
    desk = desk_with({0: slow}, kept=kept)
    step = thinking(desk)
    with pytest.raises(StaleStep):
        step.play()
    assert [step.think() for _ in range(SLICES + 2)] == [*[False] * SLICES, True, True]
    assert desk.step is step
    assert kept.decisions == []
    step.play()
    assert len(kept.decisions) == 1
    assert len(slow.given) == 1
    with pytest.raises(StaleStep):
        step.think()
    with pytest.raises(StaleStep):
        step.play()


def test_a_bot_is_given_the_views_of_its_own_seat() -> None:
    slow = Slow()
    match = session(decisions=1)
    desk = desk_with({1: slow}, match=match)
    go_on(desk, Dice(1))
    ((table, hand, ask),) = slow.given
    before = session(decisions=1)
    assert (table, hand) == (before.game.table(), before.game.hand(1))
    assert ask == before.waiting
    assert [name for name in NAMES if name in f"{table} {hand}"] == [hand.card.name]


def test_covering_and_looking_again_do_not_let_it_begin_anew() -> None:
    slow = Slow()
    desk = desk_with({0: slow})
    thinking(desk).think()
    desk.cover()
    desk.glance(1)
    desk.leave_glance()
    step = thinking(desk)
    assert [step.think() for _ in range(SLICES)] == [*[False] * (SLICES - 1), True]
    assert len(slow.given) == 1


def test_nobody_looks_at_what_a_bot_holds() -> None:
    desk = desk_with({0: Luck()})
    step = desk.step
    with pytest.raises(ValueError, match="computer"):
        desk.glance(0)
    assert desk.step is step


def test_nothing_private_can_be_reached_from_a_bot_that_thinks() -> None:
    desk = desk_with({1: Slow()}, decisions=1)
    step = thinking(desk)
    step.think()
    assert {name for name in dir(step) if not name.startswith("_")} == {
        *("seat", "order", "table"),
        *("think", "play"),
    }
    assert not any(name in f"{step} {desk.table} {desk.progress}" for name in NAMES)


def test_a_bot_that_knows_no_answer_picks_by_luck() -> None:
    ends = [list(walk(desk_with({0: Silent(), 1: Silent()})))[-1] for _ in range(2)]
    assert ends[0] == ends[1]
    assert isinstance(ends[0], Over)


def test_a_bot_that_breaks_the_rules_changes_nothing() -> None:
    kept = Kept()
    desk = desk_with({0: Script(iter([("number:9",)]))}, kept=kept)
    step = thinking(desk)
    while not step.think():
        pass
    with pytest.raises(IllegalAnswer):
        step.play()
    assert desk.step is step
    assert kept.decisions == []


@pytest.mark.parametrize("decisions", range(len(TO_THE_END)))
def test_a_match_resumed_anywhere_goes_on_as_it_would_have(decisions: int) -> None:
    def all_bots() -> dict[int, Bot]:
        return {seat: Luck() for seat in range(3)}

    whole = session()
    for _ in walk(Desk(whole, keep=Kept(), bots=bots(all_bots()))):
        pass
    again = replay(whole.record.decisions[:decisions])
    for _ in walk(Desk(again, keep=Kept(), bots=bots(all_bots()))):
        pass
    assert again.record.decisions == whole.record.decisions


# ---------------------------------------------------------------- what a bot tells


@pytest.mark.parametrize("seat", range(3))
@pytest.mark.parametrize("viewer", [TABLE, 0, 1, 2])
def test_steps_depend_on_the_hand_of_a_bot_by_nothing_but_what_it_plays(seat: int, viewer: int) -> None:
    for seed in range(4):
        first = session()
        told = public(Desk(first, keep=Kept(), bots=bots({seat: Slow()})), seed=seed)
        own = iter(played_by(first.record.decisions, seat))
        twin = session()
        with redealt(twin.game, viewer, Dice(seed)):
            desk = Desk(twin, keep=Kept(), bots=bots({seat: Script(own)}))
            assert public(desk, seed=seed) == told


def public(desk: Desk, *, seed: int) -> list[tuple[str, Any]]:
    """What everybody at the table can tell of every step before the cards are shown."""
    return [(describe(step), getattr(step, "table", None)) for step in walk(desk, seed=seed)][:-1]


def played_by(decisions: tuple[tuple[str, ...], ...], seat: int) -> Iterator[tuple[str, ...]]:
    """The picks of one seat."""
    match = session()
    for picks in decisions:
        assert match.waiting is not None
        if match.waiting.seat == seat:
            yield picks
        match.answer(picks)


# ---------------------------------------------------------------- the bots of a game


def test_strengths_are_offered_where_so_many_can_play() -> None:
    opponents = Opponents({"easy": Luck, "hard": Slow}, (2, 3), {"greedy": Silent})
    assert opponents.offered(2) == ("easy", "hard")
    assert opponents.offered(4) == ()
    made = [opponents.make(strength) for strength in ("easy", "hard", "greedy", LUCK)]
    assert [type(bot) for bot in made] == [Luck, Slow, Silent, Luck]
    with pytest.raises(KeyError):
        opponents.make("perfect")


WHO = Ask(
    TABLE,
    say("who"),
    tuple(option(key) for key in ("seat:0", "seat:1", "seat:2", "card:1 seat:1", "lot")),
    where=Where.OPEN,
)


@pytest.mark.parametrize(
    ("seats", "left"),
    [
        ((), ("seat:0", "seat:1", "seat:2", "card:1 seat:1", "lot")),
        ((1,), ("seat:0", "seat:2")),
        ((0, 2), ("seat:1", "card:1 seat:1")),
        ((0, 1, 2), ("seat:0", "seat:1", "seat:2", "card:1 seat:1", "lot")),
    ],
)
def test_a_part_that_a_bot_does_not_play_is_given_to_none(seats: tuple[int, ...], left: object) -> None:
    company = bots({seat: Luck() for seat in seats}, withheld={"who": ("lot",)})
    assert tuple(each.key for each in company.offered(WHO).options) == left
    assert company.offered(WHO._replace(what=say("whom"))).options == WHO.options


def test_the_table_is_offered_what_is_left() -> None:
    match = session(decisions=3)
    assert match.waiting is not None
    match.waiting = match.waiting._replace(what=say("who"), options=(option("done"), option("seat:1")))
    company = bots({1: Luck()}, withheld={"who": ()})
    step = Desk(match, keep=Kept(), bots=company).step
    assert isinstance(step, TableStep)
    assert [each.key for each in step.ask.options] == ["done"]


def test_the_luck_of_a_bot_is_its_own_in_every_match() -> None:
    def thought(luck: int, decided: int) -> tuple[str, ...]:
        company = Bots(Opponents({"easy": Luck}, (3,)), {0: "easy"}, luck=luck)
        match = session()
        assert match.waiting is not None
        thinks = company.thought(match.game.table(), match.game.hand(0), match.waiting, decided=decided)
        return finished(thinks)

    assert thought(5, 0) == thought(5, 0)
    assert len({thought(luck, decided) for luck in range(6) for decided in range(6)}) == 3


def finished(thinks: Thought) -> tuple[str, ...]:
    """What comes of a thought."""
    while True:
        try:
            next(thinks)
        except StopIteration as end:
            picks: tuple[str, ...] = end.value
            return picks


def test_a_table_of_bots_alone_plays_to_the_end() -> None:
    steps = list(walk(desk_with({seat: Luck() for seat in range(3)})))
    assert isinstance(steps[-1], Over)
    assert not any(isinstance(step, Curtain | Page | Played) for step in steps)
    assert isinstance(steps[0], Thinking)
    assert isinstance(steps[0].table, ToyTable)
