"""The crash file: where the program broke, and nothing of what was on the table."""

from __future__ import annotations

import platform
import traceback
from pathlib import Path

from pass_and_play import __version__

NAME = "crash.txt"


def report(error: BaseException) -> str:
    """Exception types and code lines. No messages, no values, no record: those could hold secrets."""
    lines = [f"Pass and Play {__version__}, Python {platform.python_version()}, {platform.system()}"]
    link: BaseException | None = error
    while link is not None:
        lines.append(type(link).__qualname__)
        for frame in traceback.extract_tb(link.__traceback__):
            lines.append(f"  {Path(frame.filename).name}:{frame.lineno} in {frame.name}")
        link = link.__cause__ or link.__context__
    return "\n".join(lines) + "\n"


def write(error: BaseException, home: Path) -> Path | None:
    """Keep the report in the home folder; None where that cannot be written."""
    path = home / NAME
    try:
        path.write_text(report(error), encoding="utf-8")
    except OSError:
        return None
    return path
