"""`CASES.md`: every case has its line, and every test that a line names exists."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
TEXT = (TESTS / "CASES.md").read_text("utf-8")

CASES = {
    "H": "1 2 3 4 5 7 8 9 11 13 15 17 18 19 20 22 24 25 26 27 29 30 31 32 34 35 37 38 41 42 43 44 46 47 48"
    " 51 52 53 54 56 57 59 60 61 62 63 67 68 69 70",
    "F": "1 2 4 5 7 8 10 11 12 14 15 16 17 18 22 23 24 25",
    "I": "1 3 4 5 7 9 11 12",
    "W": "1 2 3 4 5 7 10 11 12 13 14",
    "T": "1 3 4 6 8 9 10",
    "S": "1 4 6",
    "P": "1 3 5 6 7 9 10",
    "D": "1 2 4 7",
    "Y": "1 2 4 7 10 11",
}
"""The numbers of the cases, by section."""

LINE = re.compile(r"^- \*\*([A-Z]\d+)\*\* (.+)$", re.MULTILINE)
NAMED = re.compile(r"`([\w/]+\.py)::(\w+)`")
PROOFS = ("Test: `", "By hand: ", "Does not apply: ", "Does not apply yet: ", "Not yet: ")


@cache
def defined_in(file: str) -> frozenset[str]:
    """The names of the tests in a file, which is named from the top of the clone."""
    path = TESTS.parent / file
    if not path.is_file():
        return frozenset()
    tree = ast.parse(path.read_text("utf-8"))
    return frozenset(node.name for node in tree.body if isinstance(node, ast.FunctionDef))


def missing(text: str) -> list[str]:
    """The tests that a text names and that do not exist."""
    return [f"{file}::{name}" for file, name in NAMED.findall(text) if name not in defined_in(file)]


def test_every_case_has_one_line_in_its_section() -> None:
    sections = re.split(r"^## ", TEXT, flags=re.MULTILINE)[1:]
    found = {part[0]: [case for case, _ in LINE.findall(part)] for part in sections}
    assert found == {key: [f"{key}{number}" for number in numbers.split()] for key, numbers in CASES.items()}


def test_every_case_is_proven_or_says_why_not() -> None:
    bare = [case for case, said in LINE.findall(TEXT) if not any(proof in said for proof in PROOFS)]
    assert bare == []


def test_every_test_that_is_named_exists() -> None:
    assert missing(TEXT) == []
    assert len(NAMED.findall(TEXT)) == TEXT.count("::") > 100


@pytest.mark.parametrize(
    "name",
    ["tests/test_cases.py::test_that_is_not", "tests/test_nowhere.py::test_every_test_that_is_named_exists"],
)
def test_a_test_that_does_not_exist_is_noticed(name: str) -> None:
    assert missing(f"Test: `{name}`") == [name]
