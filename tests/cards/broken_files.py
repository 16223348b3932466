"""A card file broken in every place: told, or harmless; never an exception. For the files of all games."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from pass_and_play.cards.card_file import CardFile, ReadCards, read_card_file
from pass_and_play.places import data_root

MUTANTS = (
    "", "no", "12:30", "010", "2024-01-01", "-1", "0", "3", "8", "250", "99999999999999", "1.5", "~", "{}",
    "[]", "[a, b]", "{en: x}", "*a", "&a 5", "!!x 1", "'", '"{goal}"', '"{"', "x: y", "a #b", "\t", "@",
    "gangsters", "professor", "none", "house", "\0", "\ufeff", "é",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Breaking:
    """The card file of a game, how it is read, and what says that a sound one can be played with."""

    game: str
    read: ReadCards[Any]
    usable: Callable[[CardFile[Any]], None]

    @property
    def source(self) -> str:
        """The file as it is."""
        return (data_root() / "card_data" / f"{self.game}.yaml").read_text(encoding="utf-8")

    def is_told(self, text: str) -> bool:
        """Whether there are faults, each of one line and with a line of the file; else it is usable."""
        file = read_card_file(text.encode(), file="cards.yaml", game=self.game, read=self.read)
        if isinstance(file, CardFile):
            self.usable(file)
            again = read_card_file(file.source.encode(), file="cards.yaml", game=self.game, read=self.read)
            assert again == file
            assert {rule.key for rule in file.options} == self.read.options.keys()
            for rule in file.options:
                known = self.read.options[rule.key]
                assert rule.default in rule.choices
                assert all(type(choice) is type(known[0]) and choice in known for choice in rule.choices)
            return False
        assert len(set(file)) == len(file)
        assert [fault.line for fault in file] == sorted(fault.line for fault in file)
        assert all(1 <= fault.line <= text.count("\n") + 2 and str(fault).isprintable() for fault in file)
        return True

    def scalars_replaced(self, *, mutants: int) -> list[bool]:
        """Whether each file is told in which a word, number or quoted text, a key too, became another one:
        so many others for each."""
        rng, source = random.Random(2), self.source
        return [
            self.is_told(source[:begin] + mutant + source[end:])
            for begin, end in _scalars(source)
            for mutant in rng.sample(MUTANTS, mutants)
        ]

    def lines_left_out(self) -> None:
        """Every line left out, or doubled, which is always told unless it is a comment."""
        lines = self.source.splitlines(keepends=True)
        for i, line in enumerate(lines):
            self.is_told("".join(lines[:i] + lines[i + 1 :]))
            doubled = self.is_told("".join(lines[: i + 1] + lines[i:]))
            assert doubled or not line.split("#")[0].strip()

    def cut_off(self, last: str) -> bool:
        """Whether every file is told that ends before the last place of `last`."""
        source = self.source
        return all(self.is_told(source[:end]) for end in range(0, source.rindex(last), 41))


def _scalars(source: str) -> Iterator[tuple[int, int]]:
    code = re.compile(r"#.*|\"[^\"]*\"|[\w-]+")
    for found in code.finditer(source):
        if not found.group().startswith("#"):
            yield found.span()
