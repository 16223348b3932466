"""Reading a tree with types: every accessor notes what is wrong and hands on something harmless.

So a file is read to its end whatever stands in it, and all its mistakes are told at once. What was read is
thrown away where there is any fault, so the harmless values never reach a game.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from difflib import get_close_matches
from enum import StrEnum
from typing import TypeVar

from pass_and_play.cards.document import DIGITS, Scalar, Series, Table, Tree, read_document
from pass_and_play.cards.fault import Fault, Faults
from pass_and_play.cards.sentence import fields as fields_of

ENGLISH = "en"
"""The language that every text must be given in; the others fall back to it."""

C = TypeVar("C", bound=int | str)

_WORD = re.compile(r"[a-z][a-z0-9_]*")
_LANGUAGE = re.compile(r"[a-z]{2}")


class Origin(StrEnum):
    """Where the values of a mapping come from; any mapping of a card file may say so."""

    PRINTED = "printed"
    LIKELY = "likely"
    HOUSE = "house"


@dataclass(slots=True)
class Reading:
    """What is gathered while one file is read."""

    faults: Faults
    texts: dict[str, dict[str, str]] = field(default_factory=dict)
    """Language -> key -> text."""
    unsound: set[str] = field(default_factory=set)
    """The paths of the nodes that a fault was found in."""


@dataclass(frozen=True, slots=True)
class Node:
    """A place in a file: what stands there (None where it is missing) and the way that leads to it."""

    tree: Tree | None
    path: str
    line: int
    reading: Reading

    @property
    def faults(self) -> tuple[Fault, ...]:
        """All that was found wrong in the file so far."""
        return self.reading.faults.listed()

    @property
    def sound(self) -> bool:
        """Whether this was there and nothing in it was wrong so far: for checks that compare values."""
        inside = f"{self.path}." if self.path else ""
        return self.tree is not None and not any(
            path == self.path or path.startswith(inside) for path in self.reading.unsound
        )

    def fault(self, what: str, advice: str, *, line: int | None = None) -> None:
        """Note a mistake here; `what` goes on from the path: `is 'three'`. A missing node has none: that
        it is missing was noted where it should be."""
        if self.tree is not None:
            self.reading.unsound.add(self.path)
            self.reading.faults.add(line or self.line, f"{self.path or 'the file'} {what}", advice)

    # Single values

    def whole(self, *, least: int, most: int, step: int = 1) -> int:
        """A whole number from `least` to `most` in steps of `step`; `least` where it is not one."""
        scalar = self._scalar()
        number = scalar.number if scalar else None
        if number is not None and least <= number <= most and (number - least) % step == 0:
            return number
        steps = f" in steps of {step}" if step > 1 else ""
        self._refuse(f"Write a whole number from {least} to {most}{steps}, in plain digits.")
        return least

    def switch(self) -> bool:
        """True or false; False where it is neither."""
        scalar = self._scalar()
        if scalar is not None and scalar.kind == "bool":
            return scalar.truth
        self._refuse("Write true or false, without quotes.")
        return False

    def word(self) -> str:
        """An id in small letters, digits and `_`, or what stands there instead of one."""
        return self._matching(_WORD, "Write a word of small letters, digits and '_'.")

    def choice(self, choices: Iterable[C]) -> C:
        """One of the given values, such as the members of an enum; the first where it is none of them."""
        scalar = self._scalar()
        known = {str(choice): choice for choice in choices}
        if scalar is not None and scalar.text in known:
            return known[scalar.text]
        self._refuse(f"{_hint(scalar, known)}Write one of: {', '.join(known)}.")
        return next(iter(known.values()))

    def text(self) -> str:
        """A text that is not empty; an empty one where it is no text."""
        scalar = self._scalar()
        if scalar is not None and scalar.kind == "str" and scalar.text.strip():
            return scalar.text
        self._refuse("Write a text; put it in quotes.")
        return ""

    def sentence(self, names: Iterable[str] | None = None) -> str:
        """A text whose fields are in order, and among `names` if these are given."""
        text = self.text()
        try:
            used = fields_of(text)
        except ValueError as error:
            self.fault(f"cannot be filled in: {error}", "Name fields like {this}; write {{ for a brace.")
            return ""
        for unknown in sorted(used.difference(names) if names is not None else ()):
            known = ", ".join(f"{{{name}}}" for name in names or ()) or "none"
            self.fault(
                f"names the field {{{unknown}}}, which is not filled in here", f"Known fields: {known}."
            )
        return text

    # Texts and icons, kept under a key

    def texts(self, key: str, *names: str) -> None:
        """Keep this mapping of language to text under `key`; the texts may hold the fields `names`."""
        if isinstance(self.tree, Scalar):
            self.fault(f"is {self.tree.told()}", 'Write it by language: {en: "..."}.')
            return
        languages = self._keyed()
        if self.is_mapping and ENGLISH not in (code.text for code, _ in languages):
            self.fault("has no English text", 'Add it: {en: "..."}.')
        for code, node in languages:
            if code.kind != "str" or not _LANGUAGE.fullmatch(code.text):
                self.fault(f"is given in the language {code.told()}", "Write two letters, 'no' in quotes.")
            self.reading.texts.setdefault(code.text, {})[key] = node.sentence(names)

    # Lists and mappings

    def items(self) -> tuple[Node, ...]:
        """The entries of a list."""
        if isinstance(self.tree, Series):
            return tuple(self._inner(str(i), tree) for i, tree in enumerate(self.tree.items, start=1))
        self.fault(f"is {self._told()}, not a list", "Write one entry a line, each after '- '.")
        return ()

    def fields(self, *needed: str, optional: tuple[str, ...] = ()) -> dict[str, Node]:
        """A mapping with known fields: all that are `needed`, and of the `optional` those that are there.

        Every mapping may say where its values come from: `origin: house`.
        """
        found = {}
        for key, node in self._keyed():
            if key.text in needed or key.text in optional:
                found[key.text] = node
            elif key.text == "origin":
                node.choice(Origin)
            else:
                known = (*needed, *optional)
                advice = f"{_hint(key, known)}Known are: {', '.join(known)}."
                self.fault(f"has an unknown field {key.told()}", advice, line=key.line)
        for name in needed:
            if name not in found:
                if self.is_mapping:
                    self.fault(f"has no field '{name}'", f"Add '{name}: ...'.")
                found[name] = Node(None, self._path(name), self.line, self.reading)
        return found

    def by_word(self) -> dict[str, Node]:
        """A mapping whose keys are ids; `origin: house` is none of them."""
        found = {}
        for key, node in self._keyed():
            if key.text == "origin" and isinstance(node.tree, Scalar):
                node.choice(Origin)
            else:
                found[self._at(key).word()] = node
        return found

    def by_number(self, *, least: int, most: int, step: int = 1) -> dict[int, Node]:
        """A mapping whose keys are whole numbers, without the keys that are not."""
        found = {}
        for key, node in self._keyed():
            number = self._at(key).whole(least=least, most=most, step=step)
            if str(number) == key.text:
                found[number] = node
        return found

    def by_value(self) -> dict[int | str, Node]:
        """A mapping whose keys are whole numbers, in quotes or not, or words."""
        return {
            int(key.text) if DIGITS.fullmatch(key.text) else self._at(key).word(): node
            for key, node in self._keyed()
        }

    @property
    def is_mapping(self) -> bool:
        """Whether a mapping stands here, for files where a text may stand instead."""
        return isinstance(self.tree, Table)

    # Within

    def _scalar(self) -> Scalar | None:
        return self.tree if isinstance(self.tree, Scalar) else None

    def _told(self) -> str:
        match self.tree:
            case Scalar() as scalar:
                return scalar.told()
            case Series():
                return "a list"
            case _:
                return "a mapping"

    def _refuse(self, advice: str) -> None:
        self.fault(f"is {self._told()}", advice)

    def _matching(self, pattern: re.Pattern[str], advice: str) -> str:
        scalar = self._scalar()
        if scalar is not None and scalar.kind == "str" and pattern.fullmatch(scalar.text):
            return scalar.text
        self._refuse(advice if scalar and scalar.kind == "str" else f"{advice} Put it in quotes.")
        return scalar.text if scalar else ""

    def _keyed(self) -> list[tuple[Scalar, Node]]:
        if isinstance(self.tree, Table):
            return [(key, self._inner(key.text, tree)) for key, tree in self.tree.entries]
        self.fault(
            f"is {self._told()}, not a mapping", "Write its fields below it, one a line: 'field: value'."
        )
        return []

    def _inner(self, name: str, tree: Tree) -> Node:
        return Node(tree, self._path(name), tree.line, self.reading)

    def _at(self, key: Scalar) -> Node:
        """The key itself as a value."""
        return Node(key, f"{self._path(key.text)} as a key", key.line, self.reading)

    def _path(self, name: str) -> str:
        shown = name[:40] if name.isprintable() else repr(name)[:40]
        return f"{self.path}.{shown}" if self.path else shown


def read_root(raw: bytes, file: str) -> Node:
    """The whole file as a node; a missing one, with the reason in its faults, where it is unreadable."""
    faults = Faults(file)
    return Node(read_document(raw, faults), "", 1, Reading(faults))


def _hint(scalar: Scalar | None, known: Iterable[str]) -> str:
    close = get_close_matches(scalar.text[:40], list(known), n=1) if scalar else []
    return f"Did you mean '{close[0]}'? " if close else ""
