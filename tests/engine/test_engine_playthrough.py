"""A match as text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import pytest
from toy import TO_THE_END, Card, record, replay

from pass_and_play.engine.ask import Ending, Where, Who, say
from pass_and_play.engine.playthrough import changes, describe, playthrough
from pass_and_play.engine.secret import HIDDEN


def lines(decisions: int) -> list[str]:
    """The text of the match after so many decisions."""
    return list(playthrough(record(decisions=decisions), lambda picks: replay(picks)))


def test_it_begins_with_what_it_takes_to_play_it_again() -> None:
    assert lines(0)[:3] == ["toy, rules 1, cards c0ffee", "3 seats, seed 1", "options: fast yes"]


def test_every_question_has_its_answer() -> None:
    text = lines(len(TO_THE_END))
    questions = [line for line in text if line.split(".")[0].isdigit()]
    answers = [line for line in text if line.startswith("   -> ")]
    assert len(questions) == len(answers) == len(TO_THE_END)
    assert questions[0] == "1. seat 0 (private) <choose>: 2 of number:0 | number:1 | number:2"
    assert questions[3] == "4. the table (open) <go>: 1 of done"
    assert questions[4] == "5. seat 1 (private) <seen who=seat 2>: 1 of done"
    assert questions[5] == "6. seat 1 (private) <more>: 0 to 2 of number:0 | number:1 | number:2"
    assert questions[6] == "7. seat 0 (dark) <touch>: 1 of card:0 | card:1"
    assert answers[:2] == ["   -> number:0, number:2", "   -> number:0, number:1"]
    assert answers[5] == "   -> "


def test_the_table_is_printed_where_it_changes() -> None:
    text = lines(len(TO_THE_END))
    tables = [number for number, line in enumerate(text) if line == "   table:"]
    assert len(tables) == 5
    assert text[tables[0] + 1] == "     phase choose"
    assert "     cards [?, ?, ?]" in text
    assert text[tables[1] + 1 : tables[1] + 3] == [
        "     phase go",
        "     chosen [[number:0, number:2], [number:0, number:1], [number:1, number:2]]",
    ]


def test_hands_are_printed_before_private_answers() -> None:
    text = lines(5)
    place = text.index("5. seat 1 (private) <seen who=seat 2>: 1 of done")
    assert text[place + 1 : place + 3] == ["   hand 1:", "     seat 1"]
    assert text[place + 4].startswith("     looked (")


def test_it_ends_with_the_ending_and_all_hands() -> None:
    text = lines(len(TO_THE_END))
    place = text.index("end: (shown [0] [[cards, 3]] [a, b, b])")
    assert [line for line in text[place:] if line.startswith("   hand")] == [
        "   hand 0:",
        "   hand 1:",
        "   hand 2:",
    ]


def test_an_unfinished_match_has_no_end() -> None:
    assert not any(line.startswith("end:") for line in lines(5))


@pytest.mark.parametrize(
    ("thing", "text"),
    [
        (HIDDEN, "?"),
        (None, "-"),
        (True, "yes"),
        (False, "no"),
        (0, "0"),
        (-250, "-250"),
        ("word", "word"),
        (Who(3), "seat 3"),
        (Where.DARK, "dark"),
        (say("plain"), "<plain>"),
        (say("line", n=2, seat=Who(1), of=say("night")), "<line n=2 seat=seat 1 of=<night>>"),
        ((), "[]"),
        ((1, HIDDEN, "a"), "[1, ?, a]"),
        ([None], "[-]"),
        ({"a": 1, "b": (Who(0),)}, "{a: 1, b: [seat 0]}"),
        (Card("king"), "(king)"),
        (Ending("won", (1,)), "(won [1] [] [])"),
    ],
)
def test_values_in_few_characters(thing: object, text: str) -> None:
    assert describe(thing) == text


def test_it_asks_for_the_match_once_from_its_beginning() -> None:
    asked: list[Sequence[object]] = []

    def play(decisions: Sequence[tuple[str, ...]]) -> object:
        asked.append(decisions)
        return replay(decisions)

    list(playthrough(record(decisions=4), play))  # type: ignore[arg-type]
    assert asked == [()]


class Pair(NamedTuple):
    """A named tuple, as tables have them."""

    coins: tuple[int, int]
    places: tuple[Any, ...]


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        (None, (1, 2), ["x [1, 2]"]),
        ((1, 2), (1, 2), []),
        ((1, 2), (1, 2, 3), ["x [3]"]),
        ((1, 2), (1, 3), ["x [1, 3]"]),
        ((1, 2), (), ["x []"]),
        (((1,), (2,)), ((1,), (2, 5)), ["x.1 [5]"]),
        (((1,), (2,)), ((3,), (2,), (6,)), ["x.0 [3]", "x [[6]]"]),
        (((1,), (2,)), ((1,),), ["x [[1]]"]),
        (Pair((0, 0), ((), ())), Pair((0, 1), ((), (7,))), ["x.coins [0, 1]", "x.places.1 [7]"]),
    ],
)
def test_of_large_things_only_what_changed_is_printed(before: object, after: object, told: list[str]) -> None:
    assert list(changes("x", before, after)) == told
