"""What is picked on screen: things in any order, several as one, and what is given up for another."""

from __future__ import annotations

import pytest

from pass_and_play.engine.ask import TABLE, Ask, option, say
from pass_and_play.ui.choice import Choice

NEGOTIATION = (
    *("seat:0 stay", "seat:0 leave", "seat:1 stay", "seat:0 offer", "seat:1 offer", "seat:2 offer"),
    *("offer:2 accept", "offer:2 no", "threat:1 seat:0", "threat:1 seat:2", "boss ask", "boss countdown"),
)


def choice(*keys: str, untouched: bool = False, least: int = 1, most: int = 1) -> Choice:
    options = tuple(option(key) for key in keys)
    return Choice(Ask(TABLE, say("question"), options, least=least, most=most), untouched=untouched)


@pytest.mark.parametrize("things", [("seat:0", "stay"), ("stay", "seat:0"), ("seat:0 stay",)])
def test_things_are_touched_in_any_order(things: tuple[str, ...]) -> None:
    picked = choice(*NEGOTIATION)
    for thing in things:
        assert picked.ready is None
        assert picked.adds(thing)
        assert picked.touch(thing)
    assert picked.ready == ("seat:0 stay",)
    assert picked.holds("seat:0") and picked.holds("stay seat:0")


def test_a_verb_first_lights_the_seats_that_may() -> None:
    picked = choice(*NEGOTIATION)
    picked.touch("leave")
    assert picked.lit == {"seat:0"}
    assert [seat for seat in range(3) if picked.adds(f"seat:{seat}")] == [0]


def test_a_seat_first_lights_what_it_may_do() -> None:
    picked = choice(*NEGOTIATION)
    picked.touch("seat:1")
    assert picked.lit == {"stay", "offer"}


def test_touching_again_takes_back() -> None:
    picked = choice(*NEGOTIATION)
    picked.touch("seat:0")
    picked.touch("stay")
    picked.touch("stay")
    assert picked.holds("seat:0") and not picked.holds("stay")
    picked.touch("seat:0")
    assert picked.chosen == ()


def test_several_things_are_taken_back_together_once_all_are_chosen() -> None:
    picked = choice(*NEGOTIATION)
    picked.touch("accept")
    picked.touch("offer:2 accept")
    assert picked.ready == ("offer:2 accept",)
    picked.touch("offer:2 accept")
    assert picked.chosen == ()


@pytest.mark.parametrize(
    ("before", "touched", "after"),
    [
        (("seat:0", "leave"), "stay", {"seat:0", "stay"}),
        (("seat:0", "stay"), "seat:1", {"seat:1", "stay"}),
        (("seat:0", "leave"), "seat:1", {"seat:1"}),
        (("threat:1", "seat:0"), "seat:2", {"threat:1", "seat:2"}),
        (("threat:1", "seat:0"), "boss ask", {"boss", "ask"}),
        (("seat:2", "offer"), "offer:2 no", {"offer:2", "no"}),
    ],
)
def test_what_does_not_go_with_it_is_given_up(before: tuple[str, ...], touched: str, after: set[str]) -> None:
    picked = choice(*NEGOTIATION)
    for thing in before:
        picked.touch(thing)
    assert not picked.adds(touched)
    assert picked.touch(touched)
    assert set(picked.chosen) == after


def test_what_no_option_names_together_cannot_be_touched() -> None:
    picked = choice(*NEGOTIATION)
    assert not picked.offers("seat:2 stay") and picked.offers("offer seat:2")
    assert not picked.touch("seat:2 stay")
    assert not picked.touch("seat:7")
    assert picked.chosen == ()


def test_a_part_of_an_option_is_no_answer() -> None:
    picked = choice("card:0", "card:0 place:1")
    picked.touch("card:0")
    assert picked.ready == ("card:0",)
    picked.touch("place:1")
    assert picked.ready == ("card:0 place:1",)


def test_a_single_option_is_chosen_from_the_start_and_stays() -> None:
    picked = choice("done")
    assert picked.ready == ("done",)
    assert picked.touch("done")
    assert picked.ready == ("done",)


def test_a_single_option_waits_to_be_touched_where_touches_could_be_counted() -> None:
    picked = choice("refuse", untouched=True)
    assert picked.ready is None
    picked.touch("refuse")
    assert picked.ready == ("refuse",)
    picked.touch("refuse")
    assert picked.ready is None


def test_going_on_is_chosen_as_long_as_nothing_else_is() -> None:
    picked = choice("done", "stop")
    assert picked.ready == ("done",)
    assert picked.touch("stop")
    assert picked.ready == ("stop",) and picked.chosen == ("stop",)
    assert picked.touch("stop")
    assert picked.ready == ("done",)
    assert picked.touch("done")
    assert picked.ready == ("done",)
    assert choice("done", "stop", untouched=True).ready is None


def test_several_options_are_picked_up_to_the_most() -> None:
    picked = choice("seat:0", "seat:1", "seat:2", least=2, most=2)
    assert picked.missing == 2
    assert picked.touch("seat:2") and picked.touch("seat:0")
    assert picked.ready == ("seat:0", "seat:2")
    assert not picked.adds("seat:1") and not picked.touch("seat:1")
    picked.touch("seat:2")
    assert picked.missing == 1 and picked.adds("seat:1")
