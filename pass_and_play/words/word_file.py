"""One file of words: nested maps, whose keys are joined by dots."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from pass_and_play.cards.fault import Fault, shown
from pass_and_play.cards.node import Node, read_root


@dataclass(frozen=True, slots=True)
class Word:
    """A sentence; with a form of its own for `n` = 1 where the file has a map of `one` and `other`."""

    other: str
    one: str | None = None
    line: int = 1

    def form(self, n: object) -> str:
        """The form for this number."""
        return self.one if self.one is not None and n == 1 else self.other


def read_words(path: Path) -> tuple[dict[str, Word], tuple[Fault, ...]]:
    """The words of a file by key, and everything that is wrong in it."""
    try:
        raw = path.read_bytes()
    except OSError as error:
        return {}, (Fault(shown(path), 1, f"the file cannot be opened ({error.strerror})", "Bring it back."),)
    root = read_root(raw, shown(path))
    words = dict(_words(root.by_value(), prefix=""))
    return words, root.faults


def _words(nodes: Mapping[int | str, Node], *, prefix: str) -> Iterator[tuple[str, Word]]:
    for name, node in nodes.items():
        key = f"{prefix}{name}"
        if not node.is_mapping:
            yield key, Word(node.sentence(), line=node.line)
            continue
        inner = node.by_value()
        if inner.keys() == {"one", "other"}:
            yield key, Word(inner["other"].sentence(), inner["one"].sentence(), node.line)
        else:
            yield from _words(inner, prefix=f"{key}.")
