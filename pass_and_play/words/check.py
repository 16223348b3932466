"""Checking the files of words: each by itself, and every language against English."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from pass_and_play.cards.fault import Fault, shown
from pass_and_play.cards.node import ENGLISH
from pass_and_play.cards.sentence import fields
from pass_and_play.words.word_file import Word, read_words


def check_words(root: Path) -> tuple[Fault, ...]:
    """All faults of the word files under `root`, which holds a folder of files for each language."""
    faults: list[Fault] = []
    english: dict[str, dict[str, Word]] = {}
    for path in sorted((root / ENGLISH).glob("*.yaml")):
        words, found = read_words(path)
        faults.extend(found)
        if not found:
            english[path.name] = words
    for folder in sorted(app.parent for app in root.glob("*/app.yaml") if app.parent.name != ENGLISH):
        for name in sorted({*english, *(path.name for path in folder.glob("*.yaml"))}):
            words, found = read_words(folder / name)
            faults.extend(found)
            if not found and name in english:
                faults.extend(_differences(shown(folder / name), words, english[name]))
    return tuple(faults)


def _differences(file: str, words: Mapping[str, Word], english: Mapping[str, Word]) -> Iterator[Fault]:
    """What would be missing on screen in this language, or never be shown."""
    for key, word in english.items():
        if key not in words:
            yield Fault(file, 1, f"there are no words for '{key}'", f"Add them; in English: '{word.other}'.")
    for key, word in words.items():
        if key not in english:
            yield Fault(file, word.line, f"English has no '{key}'", "Take it out, or correct the key.")
        elif unknown := _needed(word) - _needed(english[key]):
            names = ", ".join(sorted(unknown))
            yield Fault(file, word.line, f"'{key}' needs {names}", "Name only what the English words name.")


def _needed(word: Word) -> frozenset[str]:
    """The parameters without which the words cannot be written."""
    if word.one is None:
        return fields(word.other)
    return fields(word.other) | fields(word.one) | {"n"}
