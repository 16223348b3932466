"""Which characters a font file can draw.

pygame draws a missing character as a box and does not tell: `Font.metrics` answers with the box's own
measures. So the file's character map is read here (TrueType `cmap` table, formats 4 and 12).
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from functools import cache
from pathlib import Path


@cache
def characters(path: Path) -> frozenset[int]:
    """The code points that the TrueType file at `path` has a glyph for."""
    data = path.read_bytes()
    table = _table(data, b"cmap")
    count = struct.unpack_from(">H", data, table + 2)[0]
    found: set[int] = set()
    for record in range(count):
        platform, _, offset = struct.unpack_from(">HHI", data, table + 4 + 8 * record)
        if platform in (0, 3):
            found.update(_mapped(data, table + offset))
    return frozenset(found)


def _table(data: bytes, tag: bytes) -> int:
    """Where the table named `tag` starts."""
    for entry in range(struct.unpack_from(">H", data, 4)[0]):
        name, _, offset, _ = struct.unpack_from(">4sIII", data, 12 + 16 * entry)
        if name == tag:
            return int(offset)
    raise ValueError(f"The font has no {tag.decode()} table.")


def _mapped(data: bytes, at: int) -> Iterator[int]:
    """The code points of one sub-table; none for the formats that hold nothing new."""
    kind = struct.unpack_from(">H", data, at)[0]
    if kind == 12:
        for group in range(struct.unpack_from(">I", data, at + 12)[0]):
            first, last, _ = struct.unpack_from(">III", data, at + 16 + 12 * group)
            yield from range(first, last + 1)
    elif kind == 4:
        yield from _segments(data, at)


def _segments(data: bytes, at: int) -> Iterator[int]:
    """The code points of a format 4 sub-table whose glyph is not the box."""
    half = struct.unpack_from(">H", data, at + 6)[0]
    ends, starts = at + 14, at + 16 + half
    deltas, offsets = starts + half, starts + 2 * half
    for segment in range(0, half, 2):
        first = struct.unpack_from(">H", data, starts + segment)[0]
        last = struct.unpack_from(">H", data, ends + segment)[0]
        delta = struct.unpack_from(">H", data, deltas + segment)[0]
        offset = struct.unpack_from(">H", data, offsets + segment)[0]
        for code in range(first, min(last, 0xFFFE) + 1):
            glyph = code
            if offset:
                glyph = struct.unpack_from(">H", data, offsets + segment + offset + 2 * (code - first))[0]
                if not glyph:
                    continue
            if (glyph + delta) & 0xFFFF:
                yield code
