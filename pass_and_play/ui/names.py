"""Names of players: what is kept of what was typed, and why a name cannot stand."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache

from pass_and_play.engine.ask import Say, Seat, say
from pass_and_play.ui.paint.text import missing_glyphs

LONGEST = 20
"""Characters of a name."""

_HIDDEN = ("Cc", "Cf", "Cs")  # controls; zero-width and direction marks; lone surrogates
# Letters and marks that Unicode itself calls ignorable: fillers, joiners, variation selectors.
_IGNORABLE = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
_ALIKE = str.maketrans("I1|0'`´‘ʼʻ‐‑–—−", "lllO’’’’’’-----")
_LONGEST_SIGN = 24


def clean(raw: str) -> str:
    """What is kept of `raw` as a name: only what can be seen, composed, single spaces, the longest length."""
    spaced = "".join(" " if c.isspace() else c for c in raw)
    seen = "".join(c for c in spaced if unicodedata.category(c) not in _HIDDEN)
    name = " ".join(unicodedata.normalize("NFC", _IGNORABLE.sub("", seen)).split())
    while name and unicodedata.category(name[0]).startswith("M"):  # an accent needs a letter before it
        name = name[1:].lstrip()
    return name[:LONGEST].rstrip()


def typed(so_far: str, more: str) -> str:
    """What a field holds after more letters; a space at its end stays, because a word may follow."""
    raw = so_far + more
    name = clean(raw)
    return f"{name} " if raw[-1:].isspace() and 0 < len(name) < LONGEST - 1 else name


def fault(name: str, others: Iterable[tuple[Seat, str]]) -> Say | None:
    """Why a clean name cannot stand beside those of the `others`, in a sentence; None if it can."""
    for sign in _undrawable(name):
        return say("seats.bad_name.no_glyph", sign=_told(sign))
    for seat, other in others:
        if name == other:
            return say("seats.bad_name.taken", name=other, n=seat + 1)
        if _folded(name) == _folded(other) or _outline(name) == _outline(other):
            return say("seats.bad_name.looks_like", name=other, n=seat + 1)
    return None


@lru_cache(maxsize=256)
def _undrawable(name: str) -> str:
    return missing_glyphs(name)


def _folded(name: str) -> str:
    """The same for names that differ only in capitals, width or the form of a letter."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    return unicodedata.normalize("NFKC", plain)


def _outline(name: str) -> str:
    """The same for names whose letters are drawn alike, such as a capital I and a small l."""
    return unicodedata.normalize("NFKC", name).translate(_ALIKE)


def _told(sign: str) -> str:
    """A sign that cannot be drawn, by the name that Unicode gives it."""
    told = unicodedata.name(sign, "").lower()
    return told if 0 < len(told) <= _LONGEST_SIGN else f"U+{ord(sign):04X}"
