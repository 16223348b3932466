"""The keys on screen: what each of them makes of a name."""

from __future__ import annotations

import pytest
from scene_screen import SIZES, words

from pass_and_play.ui.names import fault
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.parts.keys import HOLD, LAYOUTS, Keys
from pass_and_play.words import Words
from pass_and_play.words.look_up import FOLDER
from pass_and_play.words.word_file import Word, read_words


def written(*keys: str, name: str = "") -> str:
    """A name after these keys; one that ends in `!` is held."""
    board = Keys(words())
    for key in keys:
        name = board.press(key.removesuffix("!"), name, held=key.endswith("!"))
    return name


def test_a_word_begins_with_a_capital() -> None:
    assert written("key:a", "key:d", "key:a", "space", "key:b", "key:-", "key:c") == "Ada B-C"


def test_shift_is_for_one_letter() -> None:
    assert written("shift", "key:a", "key:b", "shift_right", "key:c", "key:d") == "abCd"
    assert written("shift", "shift", "key:a") == "A"


def test_backspace_takes_the_last_letter() -> None:
    assert written("backspace", name="Adä") == "Ad"
    assert written("backspace", name="") == ""


def test_a_letter_that_is_held_is_written_and_offers_its_forms() -> None:
    assert written("key:e!", "form:É") == "É"
    assert written("key:a", "key:e!", "form:é", "key:n") == "Aén"
    assert written("key:a", "key:e!", "key:n") == "Aen"


def test_a_form_is_changed_for_another_one() -> None:
    assert written("more", "form:è", name="Zoé") == "Zoè"


@pytest.mark.parametrize("name", ["I", "i", "İ", "ı", "Ø", "ß", "Ÿ"])
def test_every_form_leads_back_to_its_letter(name: str) -> None:
    assert Keys(words()).forms(name)


@pytest.mark.parametrize("name", ["", "Ada2", "Ada ", "q", "小"])
def test_what_has_no_forms_offers_none(name: str) -> None:
    assert Keys(words()).forms(name) == ""


def test_capitals_have_capital_forms_that_are_one_letter() -> None:
    board = Keys(words())
    assert set(board.forms("e")) == set("éèêëēęě")
    assert set(board.forms("E")) == set("ÉÈÊËĒĘĚ")
    assert "ß" in board.forms("s")
    assert all(form.upper() == form for form in board.forms("S"))


def test_a_full_name_takes_no_more_letters() -> None:
    full = "a" * 20
    assert written("key:e!", name=full) == full
    assert written("space", name=full) == full


def test_signs_are_written_as_they_are() -> None:
    assert written("signs", "key:1", "key:&", "signs", "key:a", name="Ada") == "Ada1&a"


def test_hiding_changes_no_name() -> None:
    board = Keys(words())
    assert board.press("hide", "Ada") == "Ada"
    assert board.hidden


@pytest.mark.parametrize("language", [path.parent.name for path in FOLDER.glob("*/app.yaml")])
def test_a_language_has_a_layout_that_fits_and_can_be_drawn(language: str) -> None:
    own = Words.load(language)
    for page in ("letters", "signs"):
        rows = [own(f"keys.{page}_{row}").split() for row in (1, 2, 3)]
        assert [len(row) <= most for row, most in zip(rows, (10, 9, 9), strict=True)] == [True] * 3
        keys = [key for row in rows for key in row]
        assert len(set(keys)) == len(keys)
        assert all(len(key) == 1 and fault(key, []) is None for key in keys)
    for group in own("keys.forms").split():
        assert 2 <= len(group) <= 10
        assert fault(group, []) is None


def test_another_language_can_have_other_keys() -> None:
    found, _ = read_words(FOLDER / "en" / "app.yaml")
    found["keys.letters_1"] = Word("q w e r t z u i o p")
    found["keys.forms"] = Word("eé")
    board = Keys(Words("xx", found))
    assert board.press("key:z", "A", held=True) == "Az"
    assert board.forms("Az") == ""
    assert board.forms("Aze") == "é"


@pytest.mark.parametrize("size", SIZES)
def test_keys_are_large_enough_and_apart(size: tuple[int, int]) -> None:
    form = Form.of(*size)
    layout = LAYOUTS[form]
    assert HOLD == 500
    for row in range(4):
        for column in range(10):
            one, two = layout.key(row, column), layout.key(row, column + 1)
            assert min(one[2:]) >= form.least_target
            assert two[0] - one[0] - one[2] >= 4
