"""Every word on screen comes from `words/` or from a card file."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import pass_and_play
from pass_and_play.catalogue import read_library
from pass_and_play.places import data_root
from pass_and_play.ui.paint.text import missing_glyphs
from pass_and_play.words.look_up import FOLDER
from pass_and_play.words.word_file import read_words

PACKAGE = Path(pass_and_play.__file__).parent
SCREENS = sorted((PACKAGE / "ui").rglob("*.py"))
DRAWS = {"write", "spans", "figures", "measure", "extent", "target", "name"}


def made_up(source: str) -> Iterator[str]:
    """Places where a text is made outside the words, or a name is given that is a literal."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        function = node.func
        called = function.id if isinstance(function, ast.Name) else getattr(function, "attr", "")
        if called in ("Text", "Name"):
            yield f"line {node.lineno}: {called}(...) belongs in words/"
        words = node.args[2:3] if called == "target" else node.args[:1]
        if called in DRAWS and any(isinstance(one, (ast.JoinedStr, ast.Constant)) for one in words):
            literal = words[0]
            if isinstance(literal, ast.JoinedStr) or isinstance(getattr(literal, "value", None), str):
                yield f"line {node.lineno}: {called}() is given a string of its own"


@pytest.mark.parametrize("path", SCREENS, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_screen_makes_words_of_its_own(path: Path) -> None:
    assert list(made_up(path.read_text("utf-8"))) == []


@pytest.mark.parametrize(
    "planted",
    [
        'canvas.write(Text("Raquel"), rect, BODY, ink)',
        'canvas.write(words.name(f"{player} wins"), rect, BODY, ink)',
        'canvas.write("Raquel", rect, BODY, ink)',
        'canvas.target("seat:1", rect, "Ada")',
    ],
)
def test_a_planted_string_is_found(planted: str) -> None:
    assert list(made_up(planted))


def all_words() -> dict[str, str]:
    """Key -> text, of every word file and card file, in every language."""
    found = {}
    for path in sorted(FOLDER.glob("*/*.yaml")):
        words, faults = read_words(path)
        assert not faults
        for key, word in words.items():
            found[f"{path.parent.name}/{path.stem}/{key}"] = f"{word.one or ''}{word.other}"
    for game, file in read_library(data_root() / "card_data").items():
        assert not isinstance(file, tuple)
        for language, texts in file.texts.items():
            found.update({f"{language}/{game} cards/{key}": text for key, text in texts.items()})
    return found


def test_every_character_of_every_word_has_a_glyph() -> None:
    missing = {key: missing_glyphs(text.replace("\n", " ")) for key, text in all_words().items()}
    assert {key: signs for key, signs in missing.items() if signs} == {}


def test_no_word_is_left_over() -> None:
    """A key of the word files whose last parts stand nowhere in the source is a sentence nobody reads."""
    source = "\n".join(path.read_text("utf-8") for path in PACKAGE.rglob("*.py"))
    literals = set(re.findall(r"""["']([a-z0-9_.{}:\-\[\] "()]+)["']""", source))
    stems = {re.sub(r"\{[^}]*\}", "*", literal) for literal in literals}
    patterns = [
        re.compile(re.escape(stem).replace(r"\*", ".*") + "$") for stem in stems if "." in stem or "*" in stem
    ]
    plain = {stem for stem in stems if "*" not in stem}
    unused = []
    for name in all_words():
        language, file, key = name.split("/", 2)
        if file.endswith(" cards") or key in plain or any(p.match(key) for p in patterns):
            continue
        unused.append(f"{language}/{file}.yaml: {key}")
    assert unused == []
