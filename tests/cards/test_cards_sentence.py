"""Sentences with fields."""

from __future__ import annotations

import pytest

from pass_and_play.cards.sentence import Piece, fields, pieces


def test_a_sentence_is_taken_apart() -> None:
    assert pieces("Print {goal} by {n:+}.") == (
        Piece("Print ", "goal", signed=False),
        Piece(" by ", "n", signed=True),
        Piece(".", "", signed=False),
    )
    assert fields("Print {goal} by {n:+}.") == {"goal", "n"}


def test_doubled_braces_are_braces() -> None:
    assert "".join(piece.text for piece in pieces("a {{b}} c")) == "a {b} c"
    assert fields("a {{b}} c") == frozenset()


@pytest.mark.parametrize(
    "sentence",
    ["{", "}", "a {b", "{}", "{0}", "{a.b}", "{a[0]}", "{a!r}", "{a:>3}", "{a:{b}}", "{a b}", "{a:++}"],
)
def test_what_is_refused(sentence: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        pieces(sentence)
