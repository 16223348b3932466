"""A mistake in a card or word file, told so that whoever wrote the file can mend it."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Fault:
    """One mistake: where it stands, what is wrong, and what to write instead."""

    file: str
    line: int
    """Counted from 1; 1 as well where the whole file is meant."""
    what: str
    advice: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.what}: {self.advice}"


@dataclass(slots=True)
class Faults:
    """The mistakes found so far in one file. Finding one never stops the reading."""

    file: str
    _found: list[Fault] = field(default_factory=list)

    def add(self, line: int, what: str, advice: str) -> None:
        """Note one mistake."""
        self._found.append(Fault(self.file, line, what, advice))

    def listed(self) -> tuple[Fault, ...]:
        """Every mistake once, from the top of the file to its end."""
        return tuple(sorted(dict.fromkeys(self._found), key=lambda fault: fault.line))


def shown(path: Path) -> str:
    """How a fault names a file: from the current folder where it lies inside, else by its full path."""
    full = path.resolve()
    here = Path.cwd()
    return full.relative_to(here).as_posix() if full.is_relative_to(here) else str(full)
