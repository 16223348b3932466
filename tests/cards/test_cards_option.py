"""Options: read from a card file, and checked when a table has chosen."""

from __future__ import annotations

import pytest

from pass_and_play.cards.fault import Fault
from pass_and_play.cards.node import Node, read_root
from pass_and_play.cards.option import SWITCH, KnownOptions, OptionKind, OptionRule, checked, read_options

OPTIONS = """\
abilities:
  name: {en: "Special abilities"}
  note: {en: "Two power cuts"}
  default: true
minutes:
  name: {en: "Discussion clock"}
  default: 3
  choices: {0: {en: "Off"}, 3: {en: "3 min"}}
first:
  name: {en: "First leader"}
  default: chosen
  choices: {chosen: {en: "Chosen"}, random: {en: "By lot"}}
goal:
  name: {en: "Goal"}
  default: 0
  amounts: {zero: {en: "By players"}, least: 250, most: 750, step: 250}
"""

KNOWN: KnownOptions = {
    "abilities": SWITCH,
    "minutes": range(61),
    "first": ("chosen", "random"),
    "goal": range(0, 751, 250),
}

RULES = (
    OptionRule("abilities", OptionKind.SWITCH, True, SWITCH),
    OptionRule("minutes", OptionKind.CHOICE, 3, (0, 3)),
    OptionRule("first", OptionKind.CHOICE, "chosen", ("chosen", "random")),
    OptionRule("goal", OptionKind.AMOUNT, 0, (0, 250, 500, 750)),
)


def root(text: str) -> Node:
    return read_root(text.encode(), "cards.yaml")


def faults_after(old: str, new: str) -> tuple[Fault, ...]:
    assert OPTIONS.count(old) == 1
    node = root(OPTIONS.replace(old, new))
    read_options(node, KNOWN)
    return node.faults


def test_all_kinds_are_read() -> None:
    node = root(OPTIONS)
    assert read_options(node, KNOWN) == RULES
    assert node.faults == ()
    assert node.reading.texts["en"] == {
        "option.abilities": "Special abilities",
        "option.abilities.note": "Two power cuts",
        "option.minutes": "Discussion clock",
        "option.minutes.0": "Off",
        "option.minutes.3": "3 min",
        "option.first": "First leader",
        "option.first.chosen": "Chosen",
        "option.first.random": "By lot",
        "option.goal": "Goal",
        "option.goal.0": "By players",
    }


def test_amounts_without_a_zero() -> None:
    node = root("target: {name: {en: Target}, default: 20, amounts: {least: 10, most: 40, step: 10}}")
    rules = read_options(node, {"target": range(51)})
    assert rules == (OptionRule("target", OptionKind.AMOUNT, 20, (10, 20, 30, 40)),)


@pytest.mark.parametrize(
    ("old", "new", "line", "what"),
    [
        ("default: true", "default: 1", 4, "abilities.default is the number 1"),
        ("  default: 3\n", "  default: 4\n", 7, "minutes.default is the number 4"),
        ("default: chosen", "default: chosn", 11, "first.default is 'chosn'"),
        ("default: 0", "default: 100", 15, "goal.default is the number 100"),
        ("  default: 3\n", "", 5, "minutes has no field 'default'"),
        ("choices: {0: {en: \"Off\"}, 3: {en: \"3 min\"}}", "choices: {3: {en: \"3 min\"}}", 8,
         "minutes.choices leaves nothing to choose"),
        ("step: 250", "step: 240", 16,
         "goal.amounts do not lead from 250 to 750 in a few even steps"),
        ("most: 750, step: 250", "most: 750, step: 1", 16,
         "goal.amounts do not lead from 250 to 750 in a few even steps"),
        ("most: 750", "most: 200", 16, "goal.amounts.most is the number 200"),
        ("first:", "on:", 9, "the file has an unknown field 'on', which is read as true"),
        ("first:", "frist:", 1, "the file has no field 'first'"),
        ("random:", "draw:", 12, "first.choices.draw is nothing that the rules know"),
        ("random:", "1:", 12, "first.choices.1 is nothing that the rules know"),
        ("3: {en", "61: {en", 8, "minutes.choices.61 is nothing that the rules know"),
        ("3: {en", "three: {en", 8, "minutes.choices.three is nothing that the rules know"),
        ("most: 750", "most: 1000", 16, "goal.amounts hold an amount that the rules do not know"),
        ("step: 250}", "step: 100}", 16, "goal.amounts hold an amount that the rules do not know"),
        ("  default: true\n", "  default: 0\n  choices: {0: {en: a}, 1: {en: b}}\n", 5,
         "abilities.choices.0 is nothing that the rules know"),
        ("  default: true\n", "  default: 1\n  amounts: {least: 1, most: 2, step: 1}\n", 5,
         "abilities.amounts hold an amount that the rules do not know"),
        ("  choices: {chosen: {en: \"Chosen\"}, random: {en: \"By lot\"}}\n", "", 9, "first is no switch"),
        ("chosen: {", "no: {", 12, "first.choices.no as a key is 'no', which is read as false"),
        ("note:", "nota:", 3, "abilities has an unknown field 'nota'"),
    ],
)  # fmt: skip
def test_faults(old: str, new: str, line: int, what: str) -> None:
    assert (line, what) in [(fault.line, fault.what) for fault in faults_after(old, new)]


def test_a_broken_list_does_not_blame_the_default() -> None:
    assert [fault.line for fault in faults_after("most: 750", "most: x")] == [16]


def test_both_lists_are_too_many() -> None:
    (fault,) = faults_after(
        "  default: chosen\n", "  default: chosen\n  amounts: {least: 1, most: 2, step: 1}\n"
    )
    assert fault.what == "first has both choices and amounts"


def test_defaults_are_filled_in() -> None:
    assert checked({}, RULES) == {"abilities": True, "minutes": 3, "first": "chosen", "goal": 0}
    chosen = {"abilities": False, "minutes": 0, "first": "random", "goal": 500}
    assert checked(chosen, RULES) == chosen


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"gaol": 3}, "There is no option 'gaol'; known are: abilities, minutes, first, goal."),
        ({"goal": 100}, "The option 'goal' cannot be 100; it can be: 0, 250, 500, 750."),
        ({"goal": False}, "The option 'goal' cannot be False; it can be: 0, 250, 500, 750."),
        ({"goal": 250.0}, "The option 'goal' cannot be 250.0; it can be: 0, 250, 500, 750."),
        ({"goal": "250"}, "The option 'goal' cannot be '250'; it can be: 0, 250, 500, 750."),
        ({"abilities": 1}, "The option 'abilities' cannot be 1; it can be: False, True."),
        ({"first": None}, "The option 'first' cannot be None; it can be: chosen, random."),
        ({"first": ["chosen"]}, "The option 'first' cannot be ['chosen']; it can be: chosen, random."),
    ],
)
def test_what_is_not_allowed(options: dict[str, object], sentence: str) -> None:
    with pytest.raises(ValueError, match=r".") as refused:
        checked(options, RULES)
    assert str(refused.value) == sentence
