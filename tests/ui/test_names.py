"""Names of players: what is kept of what was typed, and what is refused."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pass_and_play.engine.ask import say
from pass_and_play.ui.names import LONGEST, clean, fault, typed
from pass_and_play.words import Words

ANYTHING = st.text(st.characters(), max_size=60)
"""Lone surrogates too."""


@pytest.mark.parametrize(
    ("raw", "kept"),
    [
        ("Ada", "Ada"),
        ("  Ada\t Maria \n", "Ada Maria"),
        ("Ada\u00a0\u3000Maria", "Ada Maria"),
        ("", ""),
        (" \t\n", ""),
        ("A\0da", "Ada"),
        ("\ud83dAda", "Ada"),
        ("\u200bA\u200dd\ufeffa\u00ad", "Ada"),
        ("\u202eadA\u202c \u2066Ben\u2069", "adA Ben"),
        ("\u200b\u2060", ""),
        ("\u3164\u115f\uffa0", ""),
        ("A\ufe0fda\U000e0101", "Ada"),
        ("Zoe\u0308", "Zoë"),
        ("\u0301\u0302Ada", "Ada"),
        ("\u0301 Ada", "Ada"),
        ("a" * 25, "a" * 20),
        ("a" * 19 + " b", "a" * 19),
        ("小明", "小明"),
    ],
)
def test_only_what_can_be_seen_is_kept(raw: str, kept: str) -> None:
    assert clean(raw) == kept


@given(ANYTHING)
def test_a_clean_name_is_short_composed_and_visible(raw: str) -> None:
    name = clean(raw)
    assert clean(name) == name
    assert len(name) <= LONGEST
    assert name == unicodedata.normalize("NFC", name) == " ".join(name.split())
    assert not {unicodedata.category(sign) for sign in name} & {"Cc", "Cf", "Cs"}
    name.encode()


@given(st.lists(st.text(st.characters(), max_size=4), max_size=30))
def test_a_field_never_holds_more_than_a_name_and_a_space(letters: list[str]) -> None:
    field = ""
    for letter in letters:
        field = typed(field, letter)
        assert len(field) <= LONGEST
        assert field in (clean(field), f"{clean(field)} ")


def test_a_space_stays_while_a_word_may_follow() -> None:
    assert typed("", " ") == ""
    assert typed("Ada", " ") == "Ada "
    assert typed("Ada ", " ") == "Ada "
    assert typed("Ada ", "M") == "Ada M"
    assert typed("a" * 19, " ") == "a" * 19
    assert typed("a" * 20, " ") == "a" * 20
    assert typed("a" * 20, "b") == "a" * 20


SEATED = [(1, "Ben"), (4, "Cleo")]


@pytest.mark.parametrize(
    "name", ["Ada", "Łukasz", "İbrahim", "Ştefan", "Žofie Ďábel", "O’Neill", "Jean-Luc", "小明", "Ada 2"]
)
def test_names_in_the_letters_of_the_fonts_stand(name: str) -> None:
    assert fault(name, SEATED) is None


@pytest.mark.parametrize(
    ("name", "sign"),
    [
        ("Ben😀", "grinning face"),
        ("Аda", "U+0410"),  # a Cyrillic A would look like a Latin one
        ("กข", "thai character ko kai"),
        ("Ada\ue000", "U+E000"),
    ],
)
def test_a_sign_without_a_glyph_is_refused_by_name(name: str, sign: str) -> None:
    assert fault(name, []) == say("seats.bad_name.no_glyph", sign=sign)


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("ada", "Ada"),
        ("ADA", "Ada"),
        ("Ada", "Ａｄａ"),
        ("Strasse", "Straße"),
        ("Ada 2", "Ada ２"),
        ("Ian", "lan"),
        ("Al", "AI"),
        ("Ada 1", "Ada I"),
        ("O", "0"),
        ("O'Neill", "O’Neill"),
        ("Jean–Luc", "Jean-Luc"),
    ],
)
def test_a_name_that_looks_like_another_is_refused(name: str, other: str) -> None:
    assert fault(name, [*SEATED, (6, other)]) == say("seats.bad_name.looks_like", name=other, n=7)


@pytest.mark.parametrize(
    ("name", "other"), [("Ana", "Anna"), ("ALI", "All"), ("Adá", "Ada"), ("Ida", "lda2")]
)
def test_names_that_can_be_told_apart_stand(name: str, other: str) -> None:
    assert fault(name, [(0, other)]) is None


def test_the_same_name_is_refused() -> None:
    assert fault("Ben", [(0, "Ada"), *SEATED]) == say("seats.bad_name.taken", name="Ben", n=2)


def test_every_refusal_can_be_told() -> None:
    words = Words.load("en")
    refusals = [fault("Ben", SEATED), fault("ben", SEATED), fault("Ben\ue000", [])]
    told = [words.say(refusal, ()) for refusal in refusals if refusal is not None]
    assert len(set(told)) == 3
    assert all("Ben" in sentence or "U+E000" in sentence for sentence in told)
