"""The card file of a game as it is shipped, and what is said of it once parts of it are altered."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from pass_and_play.cards.card_file import CardFile, ReadCards, read_card_file
from pass_and_play.cards.fault import Fault
from pass_and_play.places import data_root

C = TypeVar("C")


@dataclass(frozen=True)
class Shipped(Generic[C]):
    """The file of `game`; faults call it `file`."""

    game: str
    file: str
    reading: ReadCards[C]

    @property
    def source(self) -> str:
        """Its text."""
        return (data_root() / "card_data" / f"{self.game}.yaml").read_text(encoding="utf-8")

    def read(self, text: str) -> CardFile[C] | tuple[Fault, ...]:
        """What is read from a text."""
        return read_card_file(text.encode(), file=self.file, game=self.game, read=self.reading)

    def good(self, text: str) -> CardFile[C]:
        """What is read from a text without a fault."""
        file = self.read(text)
        assert isinstance(file, CardFile), "\n".join(str(fault) for fault in file)
        return file

    def faults_after(self, *changes: tuple[str, str]) -> tuple[Fault, ...]:
        """The faults of the shipped text once the first of each old part is replaced by the new one."""
        text = self.source
        for old, new in changes:
            assert old in text, old
            text = text.replace(old, new, 1)
        faults = self.read(text)
        assert not isinstance(faults, CardFile)
        return faults

    def line_of(self, part: str) -> int:
        """The line in which a part of the shipped text begins."""
        return self.source[: self.source.index(part)].count("\n") + 1
