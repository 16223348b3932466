"""The look-up of words, and the checks of the files of words."""

from __future__ import annotations

from pathlib import Path

import pytest

from pass_and_play.engine.ask import TABLE, Who, say
from pass_and_play.words import Text, Words, check_words, look_up

APP = """\
number: {thousands: ","}
hello: "Hello {name}"
braces: "{{as it is}}"
loot: "Loot {n:+} of {goal}"
cards: {one: "{n} card", other: "{n} cards"}
last: {one: "the last card", other: "{n} cards"}
seat:
  next: "{seat} leads. {then}"
  "no": "Nobody leads."
title: "App"
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(look_up, "FOLDER", tmp_path)
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "app.yaml").write_text(APP, encoding="utf-8")
    return tmp_path


@pytest.fixture
def words(folder: Path) -> Words:
    return Words.load("en")


def german(folder: Path, text: str) -> None:
    (folder / "de").mkdir(exist_ok=True)
    (folder / "de" / "app.yaml").write_text(text, encoding="utf-8")


def test_fields_are_filled_in(words: Words) -> None:
    assert words("hello", name="Ada") == "Hello Ada"
    assert isinstance(words("hello", name="Ada"), Text)
    assert words("braces") == "{as it is}"
    assert words("seat.no") == "Nobody leads."


def test_braces_in_a_name_are_just_signs(words: Words) -> None:
    assert words("hello", name="{name} }{") == "Hello {name} }{"


def test_numbers_in_a_sentence(words: Words) -> None:
    assert words("loot", n=750, goal=2000) == "Loot +750 of 2,000"
    assert words("loot", n=-1500, goal=0) == "Loot \N{MINUS SIGN}1,500 of 0"
    assert words("loot", n=0, goal=1_000_000) == "Loot +0 of 1,000,000"


def test_numbers_by_themselves(words: Words) -> None:
    assert [words.number(n) for n in (0, 999, 1500, -250)] == ["0", "999", "1,500", "\N{MINUS SIGN}250"]
    assert words.number(750, signed=True) == "+750"
    assert words.number(-250, signed=True) == "\N{MINUS SIGN}250"
    assert isinstance(words.number(3), Text)


def test_one_and_many(words: Words) -> None:
    assert [words("cards", n=n) for n in (0, 1, 2, 1000)] == ["0 cards", "1 card", "2 cards", "1,000 cards"]
    assert words("last", n=1) == "the last card"


def test_what_is_missing_is_named(words: Words) -> None:
    with pytest.raises(KeyError, match="no words for 'helo' in the language 'en'"):
        words("helo")
    with pytest.raises(KeyError, match="the words for 'loot' need goal, n"):
        words("loot")
    with pytest.raises(KeyError, match="depend on the number 'n'"):
        words("last")
    with pytest.raises(KeyError, match="no words for 'seat'"):
        words("seat")


def test_a_sentence_of_the_rules(words: Words) -> None:
    sentence = say("seat.next", seat=Who(1), then=say("hello", name=Who(0)), unused=3)
    assert words.say(sentence, ["Ada", "Ben"]) == "Ben leads. Hello Ada"
    assert words.say(say("cards", n=1), []) == "1 card"


@pytest.mark.parametrize("seat", [TABLE, 2])
def test_a_seat_that_nobody_sits_on_has_no_name(words: Words, seat: int) -> None:
    with pytest.raises(IndexError, match="there is no seat"):
        words.say(say("hello", name=Who(seat)), ["Ada", "Ben"])


def test_a_name_is_taken_as_it_is(words: Words) -> None:
    assert words.name("Zoë {x}") == "Zoë {x}"
    assert isinstance(words.name("Zoë"), Text)


def test_several_texts_in_a_row(folder: Path) -> None:
    text = f'{APP}list: {{more: "{{first}}, {{rest}}", last: "{{first}} and {{rest}}"}}\n'
    (folder / "en" / "app.yaml").write_text(text, encoding="utf-8")
    words = Words.load("en")
    assert [words.listed(row) for row in (["a"], ["a", "b"], ["a", "b", "c"])] == [
        "a",
        "a and b",
        "a, b and c",
    ]


def test_keys_can_be_asked_for(words: Words) -> None:
    assert words.has("seat.next")
    assert not words.has("seat")


def test_words_of_a_game_come_first(folder: Path, words: Words) -> None:
    (folder / "en" / "snap.yaml").write_text('hello: "Snap, {name}"\nclap: "Clap"\n', encoding="utf-8")
    game = words.for_game("snap", {"en": {"title": "Snap", "team.red": "Red {goal}"}})
    assert game("title") == "Snap"
    assert game("hello", name="Ada") == "Snap, Ada"
    assert game("clap") == "Clap"
    assert game("team.red", goal=2000) == "Red 2,000"
    assert game("seat.no") == "Nobody leads."
    assert words("title") == "App"
    assert words.for_game("other", {})("title") == "App"


def test_texts_of_cards_fall_back_to_english(folder: Path) -> None:
    german(folder, 'number: {thousands: "."}\n')
    words = Words.load("de").for_game(
        "snap", {"en": {"title": "Snap", "rio": "Rio"}, "de": {"title": "Schnapp"}}
    )
    assert (words.language, words("title"), words("rio")) == ("de", "Schnapp", "Rio")
    assert words.number(-2500) == "\N{MINUS SIGN}2.500"


def test_words_that_cannot_be_read_are_refused_with_every_fault(folder: Path) -> None:
    german(folder, "a: no\nb: '{'\n")
    with pytest.raises(ValueError, match=r"app.yaml:1: a is 'no'.*\n.*app.yaml:2: b cannot be filled in"):
        Words.load("de")
    with pytest.raises(FileNotFoundError):
        Words.load("xx")


def told(folder: Path) -> list[str]:
    return [f"{Path(fault.file).parent.name}:{fault.line}: {fault.what}" for fault in check_words(folder)]


def test_words_without_faults(folder: Path) -> None:
    german(folder, APP.replace('cards: {one: "{n} card", other: "{n} cards"}', 'cards: "{n} Karten"'))
    assert told(folder) == []


def test_every_fault_of_every_file_is_told(folder: Path) -> None:
    (folder / "en" / "snap.yaml").write_text("a: 12:30\nb: {c: 1}\nb: x\nNo: x\nd: [x]\n", encoding="utf-8")
    german(folder, "a: '{b'\n")
    (folder / "de" / "app.yaml").with_name("other.yaml").write_text("", encoding="utf-8")
    assert told(folder) == [
        "en:1: a is '12:30', which is read as the number 750",
        "en:2: b.c is the number 1",
        "en:3: 'b' stands twice, in line 2 and in line 3",
        "en:4: No as a key is 'No', which is read as false",
        "en:5: d is a list",
        "de:1: a cannot be filled in: expected '}' before end of string",
        "de:1: the file is empty",
    ]


def test_languages_are_checked_against_english(folder: Path) -> None:
    (folder / "en" / "snap.yaml").write_text("clap: Clap\n", encoding="utf-8")
    text = APP.replace("{name}", "{nam}").replace("title:", "titel:").replace('"App"', "{one: a, other: b}")
    german(folder, text.replace('"{{as it is}}"', '{one: "a", other: "b"}'))
    assert told(folder) == [
        "de:1: there are no words for 'title'",
        "de:2: 'hello' needs nam",
        "de:3: 'braces' needs n",
        "de:10: English has no 'titel'",
        "de:1: the file cannot be opened (No such file or directory)",
    ]


def test_our_own_words_have_no_faults() -> None:
    assert [str(fault) for fault in check_words(Path(look_up.__file__).parent)] == []
    assert Words.load("en").number(1500) == "1,500"
