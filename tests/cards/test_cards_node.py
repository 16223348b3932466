"""Each accessor: what it takes, what it refuses, and the words in which it says so."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum

import pytest

from pass_and_play.cards.fault import Fault
from pass_and_play.cards.node import Node, read_root


class Colour(StrEnum):
    RED = "red"
    GREEN = "green"


def node(text: str) -> Node:
    return read_root(text.encode(), "cards.yaml")


def value(text: str) -> Node:
    """The value of `a` in `a: text`."""
    return node(f"a: {text}").fields("a")["a"]


def only_fault(node: Node) -> Fault:
    (fault,) = node.faults
    return fault


def test_a_fault_reads_as_one_line() -> None:
    cost = node("\n\ncost: three").fields("cost")["cost"]
    assert cost.whole(least=0, most=9) == 0
    assert str(only_fault(cost)) == (
        "cards.yaml:3: cost is 'three': Write a whole number from 0 to 9, in plain digits."
    )


@pytest.mark.parametrize(("text", "number"), [("0", 0), ("250", 250), ("-250", -250), ("6000", 6000)])
def test_whole_numbers(text: str, number: int) -> None:
    goal = value(text)
    assert goal.whole(least=-500, most=6000, step=250) == number
    assert goal.faults == ()


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("12:30", "a is '12:30', which is read as the number 750"),
        ("010", "a is '010', which is read as the number 8"),
        ("0x10", "a is '0x10', which is read as the number 16"),
        ("0b_", "a is '0b_', which is read as a number"),
        ("1_000", "a is '1_000', which is read as the number 1000"),
        ("+500", "a is '+500', which is read as the number 500"),
        ("2.5", "a is '2.5', which is read as a number"),
        (".inf", "a is '.inf', which is read as a number"),
        ("'500'", "a is '500'"),
        ("three", "a is 'three'"),
        ("yes", "a is 'yes', which is read as true"),
        ("2024-01-01", "a is '2024-01-01', which is read as a date"),
        ("2,000.0", "a is '2,000.0'"),
        ("", "a is empty (a '#' begins a comment; '~' and 'null' mean nothing)"),
        ("~", "a is empty (a '#' begins a comment; '~' and 'null' mean nothing)"),
        ("=", "a is '=', which is a sign of YAML's own"),
        ("100", "a is the number 100"),
        ("7000", "a is the number 7000"),
        ("300", "a is the number 300"),
        ("-250", "a is the number -250"),
        ("9" * 50, f"a is '{'9' * 37}...', which is read as a number"),
        ("9" * 5000, f"a is '{'9' * 37}...', which is read as a number"),
        ("[250]", "a is a list"),
        ("{b: 250}", "a is a mapping"),
    ],
)
def test_what_is_no_whole_number(text: str, what: str) -> None:
    goal = value(text)
    assert goal.whole(least=250, most=6000, step=250) == 250
    assert only_fault(goal).what == what
    assert (
        only_fault(goal).advice == "Write a whole number from 250 to 6000 in steps of 250, in plain digits."
    )


@pytest.mark.parametrize("text", ["true", "on", "Yes", "TRUE"])
def test_a_switch_that_is_on(text: str) -> None:
    assert value(text).switch() is True


@pytest.mark.parametrize("text", ["false", "off", "No"])
def test_a_switch_that_is_off(text: str) -> None:
    switch = value(text)
    assert switch.switch() is False
    assert switch.faults == ()


@pytest.mark.parametrize("text", ["'on'", "1", "maybe", "", "[]"])
def test_what_is_no_switch(text: str) -> None:
    switch = value(text)
    assert switch.switch() is False
    assert only_fault(switch).advice == "Write true or false, without quotes."


@pytest.mark.parametrize("text", ["tokyo", "card_2", "'no'", '"on"'])
def test_words(text: str) -> None:
    word = value(text)
    assert word.word() == text.strip("'\"")
    assert word.faults == ()


@pytest.mark.parametrize("text", ["no", "on", "12:30", "010", "5", "1.5", "2024-01-01", "=", "", "[x]"])
def test_a_word_that_yaml_takes_for_something_else(text: str) -> None:
    word = value(text)
    word.word()
    assert "Put it in quotes." in only_fault(word).advice


@pytest.mark.parametrize("text", ["Tokyo", "two words", "2cards", "a-b", "'5'", "ñandu"])
def test_a_word_with_the_wrong_letters(text: str) -> None:
    word = value(text)
    word.word()
    assert only_fault(word).advice == "Write a word of small letters, digits and '_'."


def test_a_choice() -> None:
    assert value("green").choice(Colour) is Colour.GREEN
    assert value("5").choice((3, 5)) == 5
    wrong = value("gren")
    assert wrong.choice(Colour) is Colour.RED
    assert only_fault(wrong).advice == "Did you mean 'green'? Write one of: red, green."


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("No", "'No', which is read as false"),
        ("off", "'off', which is read as false"),
        ("12:30", "'12:30', which is read as the number 750"),
        ("007", "'007', which is read as the number 7"),
        ("21", "the number 21"),
        ("1.50", "'1.50', which is read as a number"),
        ("2024-01-01", "'2024-01-01', which is read as a date"),
        ("#FF0000", "empty (a '#' begins a comment; '~' and 'null' mean nothing)"),
        ("null", "empty (a '#' begins a comment; '~' and 'null' mean nothing)"),
        ("=", "'=', which is a sign of YAML's own"),
        ("''", "''"),
        ("'  '", "'  '"),
    ],
)
def test_what_is_no_text(text: str, told: str) -> None:
    name = value(text)
    assert name.text() == ""
    assert only_fault(name).what == f"a is {told}"
    assert only_fault(name).advice == "Write a text; put it in quotes."


def test_a_fault_stays_one_line_whatever_the_file_says() -> None:
    root = node('"a\\nb": {c: 1}\n"\\e[31m": "two\\nlines"\n')
    for inner in root.fields(optional=("x",)).values():
        inner.text()
    for inner in root.by_word().values():
        inner.whole(least=0, most=1)
    assert len(root.faults) == 6
    assert all(str(fault).isprintable() for fault in root.faults)


def test_texts_are_kept_by_language() -> None:
    name = value('{en: "Raquel", "no": "Raquel", de: "Raquel {goal}"}')
    name.texts("character.raquel", "goal")
    assert name.faults == ()
    assert name.reading.texts == {
        "en": {"character.raquel": "Raquel"},
        "no": {"character.raquel": "Raquel"},
        "de": {"character.raquel": "Raquel {goal}"},
    }


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("Raquel", "a is 'Raquel'"),
        ("", "a is empty (a '#' begins a comment; '~' and 'null' mean nothing)"),
        ("[Raquel]", "a is a list, not a mapping"),
        ("{de: Raquel}", "a has no English text"),
        ("{en: Raquel, no: Raquel}", "a is given in the language 'no', which is read as false"),
        ("{en: Raquel, EN: Raquel}", "a is given in the language 'EN'"),
        ("{en: no}", "a.en is 'no', which is read as false"),
        ("{en: 'a {b'}", "a.en cannot be filled in: expected '}' before end of string"),
        ("{en: 'a } b'}", "a.en cannot be filled in: Single '}' encountered in format string"),
        ("{en: 'a {} b'}", "a.en cannot be filled in: the field {} is not a name"),
        ("{en: 'a {0} b'}", "a.en cannot be filled in: the field {0} is not a name"),
        ("{en: '{goal.__class__}'}", "a.en cannot be filled in: the field {goal.__class__} is not a name"),
        ("{en: '{gaol}'}", "a.en names the field {gaol}, which is not filled in here"),
    ],
)
def test_texts_that_are_refused(text: str, what: str) -> None:
    name = value(text)
    name.texts("name", "goal")
    assert only_fault(name).what == what


def test_items() -> None:
    list_ = node("a:\n  - 3\n  - x\n").fields("a")["a"]
    assert [item.whole(least=0, most=9) for item in list_.items()] == [3, 0]
    assert str(only_fault(list_)).startswith("cards.yaml:3: a.2 is 'x':")
    single = value("3")
    assert single.items() == ()
    assert only_fault(single).what == "a is the number 3, not a list"


def test_unknown_fields_get_a_hint() -> None:
    root = node("goal: 3\nselect: 3\nselct: 4\n")
    assert list(root.fields("goal", optional=("select",))) == ["goal", "select"]
    assert only_fault(root).line == 3
    assert only_fault(root).what == "the file has an unknown field 'selct'"
    assert only_fault(root).advice == "Did you mean 'select'? Known are: goal, select."


def test_missing_fields_are_told_at_the_line_of_the_key() -> None:
    row = node("deals:\n  7:\n    goal: 2000\n").fields("deals")["deals"].by_number(least=4, most=8)[7]
    fields = row.fields("goal", "select", "deck")
    assert not fields["select"].sound
    assert fields["select"].whole(least=3, most=5) == 3
    assert fields["deck"].fields("a", "b")["a"].items() == ()
    assert [str(fault) for fault in row.faults] == [
        "cards.yaml:2: deals.7 has no field 'select': Add 'select: ...'.",
        "cards.yaml:2: deals.7 has no field 'deck': Add 'deck: ...'.",
    ]


def test_the_origin_of_values_may_stand_anywhere() -> None:
    root = node("goal: 3\norigin: house\n")
    assert list(root.fields("goal")) == ["goal"]
    assert root.faults == ()
    wrong = node("origin: hous\n")
    wrong.fields()
    assert only_fault(wrong).advice == "Did you mean 'house'? Write one of: printed, likely, house."


@pytest.mark.parametrize(
    ("read", "default"),
    [
        (lambda node: node.fields("a").keys(), {"a"}),
        (lambda node: node.by_word(), {}),
        (lambda node: node.by_number(least=0, most=9), {}),
        (lambda node: node.by_value(), {}),
    ],
)
@pytest.mark.parametrize("text", ["- a\n", "a\n", "3\n"])
def test_what_is_no_mapping(text: str, read: Callable[[Node], object], default: object) -> None:
    root = node(text)
    assert read(root) == default
    assert "not a mapping" in only_fault(root).what


def test_keys_that_are_words() -> None:
    root = node("tokyo: 1\nno: 2\n12: 3\n")
    assert list(root.by_word()) == ["tokyo", "no", "12"]
    assert [fault.what for fault in root.faults] == [
        "no as a key is 'no', which is read as false",
        "12 as a key is the number 12",
    ]


def test_the_origin_is_no_key_among_words() -> None:
    root = node("tokyo: 1\norigin: house\n")
    assert list(root.by_word()) == ["tokyo"]
    assert root.faults == ()
    root = node("tokyo: 1\norigin: hous\n")
    assert list(root.by_word()) == ["tokyo"]
    assert "origin is 'hous'" in only_fault(root).what


def test_keys_that_are_numbers() -> None:
    root = node("4: a\n'5': b\n06: c\n7.0: d\n9: e\n")
    assert list(root.by_number(least=4, most=8)) == [4]
    assert [fault.line for fault in root.faults] == [2, 3, 4, 5]


def test_keys_that_are_values() -> None:
    root = node("0: a\n'12': b\nrandom: c\nno: d\n010: e\n")
    assert list(root.by_value()) == [0, 12, "random", "no", "010"]
    assert [fault.line for fault in root.faults] == [4, 5]


def test_soundness_is_that_of_a_part() -> None:
    fields = node("a: {b: x}\nab: 3\n").fields("a", "ab")
    fields["a"].fields("b")["b"].whole(least=0, most=9)
    assert not fields["a"].sound
    assert fields["ab"].sound


def test_a_fault_that_is_met_twice_is_told_once() -> None:
    goal = value("x")
    for _ in range(2):
        goal.whole(least=0, most=9)
    assert len(goal.faults) == 1
