"""The one way in which a command says that it cannot do what it was asked."""

from __future__ import annotations

import re
from pathlib import Path

_QUOTED = re.compile(r"'([^']*)'")


class Trouble(Exception):
    """A sentence for the person at the command line; the command ends with exit code 2."""


def missing_file(error: FileNotFoundError) -> Trouble:
    """What to say where a file of the program itself is not there; pygame names it in a sentence only."""
    quoted = _QUOTED.search(str(error))
    name = Path(error.filename or (quoted.group(1) if quoted else str(error))).name
    return Trouble(f"A file of the program is missing: {name}. Install the program again.")
