"""Simultaneous choices and secret powers: nobody learns from anybody else's turn."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from toy import SEATS, TO_THE_END, Toy, session

from pass_and_play.engine.ask import DONE, Ask, Flow, Picks, Seat, Where, numbered, option, say
from pass_and_play.engine.together import DarkTurnDiffers, in_the_dark, together

LEAVE = option("leave")


def dark(
    seat: Seat, *keys: str, what: str = "touch", least: int = 1, most: int = 1, sight: bool = False
) -> Ask:
    """A question in the dark."""
    options = tuple(option(key) for key in keys)
    return Ask(seat, say(what), options, least=least, most=most, where=Where.DARK, order=SEATS, sight=sight)


def run(flow: Flow[object], *answers: str) -> tuple[list[Ask], object]:
    """Give these answers, one pick each; returns the questions and what came of them."""
    asks = [next(flow)]
    try:
        for answer in answers:
            asks.append(flow.send((answer,)))
    except StopIteration as end:
        return asks, end.value
    return asks, None


def test_seats_are_asked_one_after_another_and_answer_at_once() -> None:
    order = (2, 0, 1)
    flow = together(order, lambda seat: Ask(seat, say("choose"), numbered("card", 3)))
    asks, picks = run(flow, "card:0", "card:1", "card:2")
    assert [ask.seat for ask in asks] == [2, 0, 1]
    assert picks == {2: ("card:0",), 0: ("card:1",), 1: ("card:2",)}


def test_no_view_changes_before_the_last_seat_has_answered() -> None:
    match = session()
    assert isinstance(match.game, Toy)
    before = (match.game.table(), *(match.game.hand(seat) for seat in SEATS))
    for picks in TO_THE_END[:2]:
        match.answer(picks)
        assert (match.game.table(), *(match.game.hand(seat) for seat in SEATS)) == before
    match.answer(TO_THE_END[2])
    assert match.game.table().chosen == TO_THE_END[:3]


def test_everybody_takes_the_same_turn_in_the_dark() -> None:
    def turn(seat: Seat) -> Flow[str]:
        (pick,) = yield dark(seat, "seat:0", "seat:1", "leave", what=f"words.{seat}")
        yield dark(seat, "done")
        return "left" if pick == "leave" else pick

    asks, results = run(in_the_dark(SEATS, turn), "seat:1", "done", "leave", "done", "seat:0", "done")
    assert [ask.seat for ask in asks] == [0, 0, 1, 1, 2, 2]
    assert results == {0: "seat:1", 1: "left", 2: "seat:0"}


Turn = Callable[[Seat], Flow[None]]


def fewer_options(seat: Seat) -> Flow[None]:
    """One seat may not leave."""
    yield dark(seat, "seat:1", "leave") if seat == 0 else dark(seat, "seat:1")


def more_to_pick(seat: Seat) -> Flow[None]:
    """One seat picks two."""
    yield dark(seat, "a:1", "a:2", "a:3", most=2 if seat == 2 else 1)


def none_to_pick(seat: Seat) -> Flow[None]:
    """One seat may pick nothing."""
    yield dark(seat, "a:1", "a:2", least=0 if seat == 1 else 1)


def other_touch(seat: Seat) -> Flow[None]:
    """For one seat touching answers at once."""
    yield dark(seat, "a:1", "a:2", sight=seat == 1)


def one_more(seat: Seat) -> Flow[None]:
    """One seat is asked twice."""
    for _ in range(1 + (seat == 1)):
        yield dark(seat, "a:1")


def one_less(seat: Seat) -> Flow[None]:
    """One seat is asked once only."""
    for _ in range(2 - (seat == 1)):
        yield dark(seat, "a:1")


def in_the_light(seat: Seat) -> Flow[None]:
    """A question behind a plain curtain."""
    yield Ask(seat, say("touch"), (option("a:1"),))


def in_the_open(seat: Seat) -> Flow[None]:
    """A question on the table."""
    yield Ask(seat, say("touch"), DONE, where=Where.OPEN)


def of_another(seat: Seat) -> Flow[None]:
    """A question to somebody else."""
    yield dark((seat + 1) % 3, "a:1")


@pytest.mark.parametrize(
    "turn",
    [
        fewer_options,
        more_to_pick,
        none_to_pick,
        other_touch,
        one_more,
        one_less,
        in_the_light,
        in_the_open,
        of_another,
    ],
)
def test_a_turn_of_another_shape_is_refused(turn: Turn) -> None:
    with pytest.raises(DarkTurnDiffers):
        run(in_the_dark(SEATS, turn), *["a:1"] * 6)


def test_what_follows_may_not_depend_on_the_answer() -> None:
    """Whoever declines is asked as often as whoever does not."""

    def turn(seat: Seat) -> Flow[None]:
        (pick,) = yield dark(seat, "seat:1", "leave")
        if pick != "leave":
            yield dark(seat, "done")

    run(in_the_dark(SEATS, turn), "leave", "leave", "leave")
    with pytest.raises(DarkTurnDiffers):
        run(in_the_dark(SEATS, turn), "seat:1", "done", "leave", "seat:1")


def test_the_answers_reach_the_turn_as_they_were_given() -> None:
    got: list[Picks] = []

    def turn(seat: Seat) -> Flow[None]:
        got.append((yield dark(seat, "a:1", "b:2", most=2)))

    flow = in_the_dark((0,), turn)
    next(flow)
    with pytest.raises(StopIteration):
        flow.send(("a:1", "b:2"))
    assert got == [("a:1", "b:2")]
