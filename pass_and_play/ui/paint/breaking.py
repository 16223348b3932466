"""Breaking text into lines: Latin words stay whole, Chinese may break between any two characters."""

from __future__ import annotations

import re
from collections.abc import Callable

ELLIPSIS = "…"

# Marks that must not stand at the start of a line, and those that must not stand at its end.
_CLOSING = "，。、；：？！）》」』】〉”’…—·％,.;:?!)]}»%"
_OPENING = "（《「『【〈“‘([{«"
_WIDE = r"\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef"
_PIECES = re.compile(rf"[{_WIDE}]|[^\s{_WIDE}]+|\s+")


def pieces(text: str) -> list[str]:
    """`text` cut wherever a line may end; closing marks stay with what they close, and so do opening ones."""
    found: list[str] = []
    for piece in _PIECES.findall(text):
        joins = bool(found) and (
            (piece[0] in _CLOSING and not found[-1].isspace())
            or (found[-1][-1] in _OPENING and not piece.isspace())
        )
        if joins:
            found[-1] += piece
        else:
            found.append(piece)
    return found


def lines(text: str, width: float, measure: Callable[[str], float]) -> list[str]:
    """Greedy lines no wider than `width` as `measure` tells; a single word that is wider stands alone.

    A line feed in `text` always ends a line.
    """
    done: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for piece in pieces(paragraph):
            longer = line + piece
            if line.strip() and not piece.isspace() and measure(longer.strip()) > width:
                done.append(line.strip())
                line = piece
            else:
                line = longer
        done.append(line.strip())
    return done


def cut(text: str, width: float, measure: Callable[[str], float]) -> str:
    """`text` shortened until it fits into `width` together with an ellipsis."""
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if measure(text[:middle].rstrip() + ELLIPSIS) <= width:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + ELLIPSIS
