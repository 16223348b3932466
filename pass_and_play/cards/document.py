"""One YAML file as a tree in which everything knows its line and what was written there.

Own nodes instead of plain dicts and lists, because a fault has to quote the file: once `12:30` has become
the number 750 and the second of two equal keys has won, nobody can say any more what is wrong.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

import yaml

from pass_and_play.cards.fault import Faults

MAX_BYTES = 1_000_000
MAX_NODES = 20_000
"""Counted with every alias written out, so that a few lines of aliases cannot fill the memory."""
MAX_DEPTH = 30

DIGITS = re.compile(r"-?(0|[1-9][0-9]{0,11})")

_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_RESOLVER = yaml.resolver.Resolver()
_CONSTRUCTOR = yaml.constructor.SafeConstructor()


@dataclass(frozen=True, slots=True)
class Scalar:
    """A single value: the text of the file, and the kind that YAML takes it for."""

    line: int
    text: str
    kind: str
    """`str`, `int`, `float`, `bool`, `null`, `timestamp`, `merge` or `value`; always `str` in quotes."""

    @property
    def number(self) -> int | None:
        """The whole number that stands here in plain digits; `010`, `12:30` and `1_000` are none."""
        return int(self.text) if self.kind == "int" and DIGITS.fullmatch(self.text) else None

    @property
    def truth(self) -> bool:
        """What a `bool` says; `yes`, `no`, `on` and `off` are such too."""
        return self.text.lower() in ("true", "yes", "on")

    def told(self) -> str:
        """What stands in the file, and what YAML makes of it where the two differ."""
        quoted = repr(self.text if len(self.text) <= 40 else f"{self.text[:37]}...")
        match self.kind:
            case "str":
                return quoted
            case "int" if self.number is not None:
                return f"the number {self.text}"
            case "int" | "float":
                return f"{quoted}, which is read as {self._misread()}"
            case "bool":
                return f"{quoted}, which is read as {str(self.truth).lower()}"
            case "timestamp":
                return f"{quoted}, which is read as a date"
            case "null":
                return "empty (a '#' begins a comment; '~' and 'null' mean nothing)"
            case _:
                return f"{quoted}, which is a sign of YAML's own"

    def _misread(self) -> str:
        if self.kind == "float" or len(self.text) > 40:
            return "a number"
        node = yaml.ScalarNode("tag:yaml.org,2002:int", self.text)
        try:
            return f"the number {_CONSTRUCTOR.construct_yaml_int(node)}"
        except ValueError:  # '0x_' looks like a number to YAML and is none
            return "a number"


@dataclass(frozen=True, slots=True)
class Series:
    """A list."""

    line: int
    items: tuple[Tree, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """A mapping, in the order of the file; no two keys have the same text."""

    line: int
    entries: tuple[tuple[Scalar, Tree], ...]


Tree = Scalar | Series | Table


class _Unreadable(Exception):
    """Nothing behind this place can be read."""

    def __init__(self, line: int, what: str, advice: str) -> None:
        super().__init__(what)
        self.fault = (line, what, advice)


def read_document(raw: bytes, faults: Faults) -> Tree | None:
    """The tree of one file, or None where it cannot be read at all; every mistake goes to `faults`."""
    try:
        return _Builder(_decoded(raw), faults).document()
    except _Unreadable as unreadable:
        faults.add(*unreadable.fault)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        faults.add(
            mark.line + 1 if mark else 1,
            f"this is not YAML: {getattr(error, 'problem', error)}",
            "Check indentation and brackets, and put texts that hold ': ', '#' or quotes in quotes.",
        )
    return None


def _decoded(raw: bytes) -> str:
    """The text of a UTF-8 file, without the mark that some editors put in front."""
    if len(raw) > MAX_BYTES:
        raise _Unreadable(1, f"the file is larger than {MAX_BYTES} bytes", "Make it smaller.")
    if raw.startswith((b"\xff\xfe", b"\xfe\xff")) or b"\0" in raw[:4]:
        raise _Unreadable(1, "the file is in UTF-16 or UTF-32", "Save it again as UTF-8.")
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise _Unreadable(line, "this line is not in UTF-8", "Save the file again as UTF-8.") from None
    if control := yaml.reader.Reader.NON_PRINTABLE.search(text):
        line = text.count("\n", 0, control.start()) + 1
        raise _Unreadable(line, f"there is the control character {control.group()!r}", "Delete it.")
    return text


class _Builder:
    """Builds the tree from the parser's events, and stops before a file can grow without bounds."""

    def __init__(self, text: str, faults: Faults) -> None:
        self._events: Iterator[yaml.Event] = yaml.parse(text, Loader=_LOADER)
        self._faults = faults
        self._anchors: dict[str, tuple[Tree, int]] = {}
        self._nodes = 0
        self._depth = 0

    def document(self) -> Tree:
        next(self._events)
        if isinstance(next(self._events), yaml.StreamEndEvent):
            raise _Unreadable(1, "the file is empty", "Write it anew or bring back a copy.")
        tree = self._tree(next(self._events))
        next(self._events)
        after = next(self._events)
        if isinstance(after, yaml.DocumentStartEvent):
            raise _Unreadable(
                _line(after), "a second document begins here", "Keep one, and take the line '---' out."
            )
        return tree

    def _tree(self, event: yaml.Event, key_line: int | None = None) -> Tree:
        """The tree that begins with this event. A list or mapping below a key has the line of the key."""
        line = _line(event)
        nodes_before = self._nodes
        self._count(1, line)
        match event:
            case yaml.ScalarEvent():
                tag = _RESOLVER.resolve(yaml.ScalarNode, event.value, event.implicit)  # type: ignore[no-untyped-call]
                tree: Tree = Scalar(line, event.value, tag.rpartition(":")[2])
            case yaml.SequenceStartEvent():
                tree = Series(key_line or line, tuple(self._items(line)))
            case yaml.MappingStartEvent():
                tree = Table(key_line or line, tuple(self._entries(line)))
            case yaml.AliasEvent(anchor=str(anchor)):
                return self._alias(anchor, line)
            case _:
                raise AssertionError(f"the parser promises a value here, not {event!r}")
        if event.tag is not None:
            self._faults.add(line, f"the tag {event.tag!r} is not used here", "Take it out.")
        if event.anchor is not None:
            self._anchors[event.anchor] = (tree, self._nodes - nodes_before)
        return tree

    def _items(self, line: int) -> Iterator[Tree]:
        self._go_deeper(line)
        while not isinstance(event := next(self._events), yaml.SequenceEndEvent):
            yield self._tree(event)
        self._depth -= 1

    def _entries(self, line: int) -> Iterator[tuple[Scalar, Tree]]:
        self._go_deeper(line)
        lines: dict[str, int] = {}
        while not isinstance(event := next(self._events), yaml.MappingEndEvent):
            key = self._tree(event)
            value = self._tree(next(self._events), key.line)
            if not isinstance(key, Scalar):
                self._faults.add(key.line, "a key is a list or a mapping", "Write a word before the colon.")
            elif key.text in lines:
                what = f"{key.text[:40]!r} stands twice, in line {lines[key.text]} and in line {key.line}"
                self._faults.add(key.line, what, "Keep one of the two.")
            else:
                lines[key.text] = key.line
                yield key, value
        self._depth -= 1

    def _alias(self, anchor: str, line: int) -> Tree:
        if anchor not in self._anchors:
            raise _Unreadable(line, f"there is no '&{anchor}' complete before '*{anchor}'", "Write it out.")
        tree, nodes = self._anchors[anchor]
        self._count(nodes, line)
        return tree

    def _count(self, nodes: int, line: int) -> None:
        self._nodes += nodes
        if self._nodes > MAX_NODES:
            raise _Unreadable(line, f"the file holds more than {MAX_NODES} values", "Make it smaller.")

    def _go_deeper(self, line: int) -> None:
        self._depth += 1
        if self._depth > MAX_DEPTH:
            raise _Unreadable(line, "this lies too deep in other lists", "Write the file flatter.")


def _line(event: yaml.Event) -> int:
    return event.start_mark.line + 1 if event.start_mark else 1
