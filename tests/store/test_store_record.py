"""A record as text: what is written comes back, and nothing else is taken for a record."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pass_and_play.engine.record import Record

RECORD = Record(
    game="caper",
    rules=2,
    cards="ab12",
    options={"zeta": True, "alpha": 5, "mode": "long"},
    seats=4,
    seed=77,
    decisions=(("card:2",), (), ("seat:1", "seat:3")),
)

TEXT = """\
{
  "format": 1,
  "game": "caper",
  "rules": 2,
  "cards": "ab12",
  "options": {"alpha": 5, "mode": "long", "zeta": true},
  "seats": 4,
  "seed": 77,
  "decisions": [
    ["card:2"],
    [],
    ["seat:1", "seat:3"]
  ]
}
"""


def changed(**fields: Any) -> str:
    return json.dumps(json.loads(TEXT) | fields)


def test_the_text_has_a_fixed_order_and_one_decision_per_line() -> None:
    assert RECORD.to_json() == TEXT


def test_what_is_written_comes_back() -> None:
    assert Record.from_json(TEXT) == RECORD
    bare = replace(RECORD, options={}, decisions=())
    assert Record.from_json(bare.to_json()) == bare


@given(
    seed=st.integers(),
    options=st.dictionaries(st.text(), st.one_of(st.booleans(), st.integers(), st.text())),
    decisions=st.lists(st.lists(st.text()).map(tuple)).map(tuple),
)
def test_any_record_comes_back(
    seed: int, options: dict[str, bool | int | str], decisions: tuple[tuple[str, ...], ...]
) -> None:
    record = replace(RECORD, seed=seed, options=options, decisions=decisions)
    again = Record.from_json(record.to_json())
    assert again == record
    assert [type(value) for _, value in sorted(again.options.items())] == [
        type(value) for _, value in sorted(options.items())
    ]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "line 1 is not JSON"),
        (TEXT[:-4], "is not JSON"),
        ("[" * 100_000, "nested too deeply"),
        ("[]", "must be a JSON object"),
        ("{}", "format is null; this version of the app reads 1"),
        (changed(format=2), "format is 2"),
        (changed(format=True), "format is true"),
        (changed(game=1), "game must be text"),
        (changed(cards=None), "cards must be text"),
        (changed(rules=True), "rules must be a whole number"),
        (changed(rules=0), "rules must be 1 or more, not 0"),
        (changed(seats="4"), "seats must be a whole number"),
        (changed(seats=0), "seats must be 1 or more, not 0"),
        (changed(seed=1.0), "seed must be a whole number"),
        (changed(options=[]), "options must be an object"),
        (changed(options={"goal": 1.5}), "option 'goal' must be"),
        (changed(options={"goal": None}), "option 'goal' must be"),
        (changed(decisions={}), "decisions must be a list"),
        (changed(decisions=[["a"], "b"]), "Decision 2 of the record must be a list"),
        (changed(decisions=[[1]]), "Decision 1 of the record must be a list"),
        (changed(player="Ann"), "has 'player', which no record has"),
        (TEXT.replace('"rules": 2,\n  "cards": "ab12",', ""), "lacks 'rules', 'cards'"),
        (TEXT.replace('"rules": 2,', '"rules": 2, "rules": 3,'), "has 'rules' twice"),
    ],
)
def test_anything_else_is_refused_with_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(ValueError, match="record") as refusal:
        Record.from_json(text)
    assert sentence in str(refusal.value)
    assert str(refusal.value).endswith(".")


def test_error_texts_show_neither_seed_nor_decisions() -> None:
    assert "77" not in repr(RECORD)
    assert "card:2" not in repr(RECORD)
