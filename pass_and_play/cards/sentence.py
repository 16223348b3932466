"""A sentence with named fields, such as `Print {goal} by round 5`, taken apart."""

from __future__ import annotations

import string
from functools import lru_cache
from typing import NamedTuple


class Piece(NamedTuple):
    """Some text and the field that follows it; no field at the end of a sentence."""

    text: str
    field: str
    signed: bool
    """Written `{loot:+}`: a number that shows its sign."""


@lru_cache(maxsize=4096)
def pieces(sentence: str) -> tuple[Piece, ...]:
    """The pieces of a sentence. ValueError says what is wrong with its braces or fields.

    Of the format language only `{name}` and `{name:+}` are used: everything else would let a word file
    reach into the values it is given.
    """
    found = []
    for text, field, spec, conversion in string.Formatter().parse(sentence):
        if field is None:
            found.append(Piece(text, "", signed=False))
        elif not field.isidentifier():
            raise ValueError(f"the field {{{field}}} is not a name")
        elif conversion or spec not in ("", "+"):
            raise ValueError(f"the field {{{field}}} may be followed by ':+' and nothing else")
        else:
            found.append(Piece(text, field, signed=spec == "+"))
    return tuple(found)


def fields(sentence: str) -> frozenset[str]:
    """The names of the fields of a sentence; ValueError as `pieces`."""
    return frozenset(piece.field for piece in pieces(sentence) if piece.field)
