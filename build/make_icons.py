"""Make the icons of the executable from the app's own SVG: `.ico` for Windows and `.icns` for macOS.

    python build/make_icons.py DIR

`pass_and_play.spec` does so by itself. A Linux desktop draws the SVG, which `pass-and-play desktop-entry`
installs.
"""

from __future__ import annotations

import io
import struct
import sys
from collections.abc import Callable
from pathlib import Path

import pygame

from pass_and_play.places import data_root
from pass_and_play.ui.paint.compat import svg_surface

ICO_SIDES = (16, 24, 32, 48, 64, 128, 256)
ICNS_KINDS = {
    "icp4": 16,
    "icp5": 32,
    "icp6": 64,
    "ic07": 128,
    "ic08": 256,
    "ic09": 512,
    "ic10": 1024,
    "ic11": 32,
    "ic12": 64,
    "ic13": 256,
    "ic14": 512,
}
"""Kind of entry -> side in pixels; the last four are for screens with two pixels for each."""

Draw = Callable[[int], bytes]
"""From a side in pixels to a PNG."""


def drawn(side: int) -> bytes:
    """The app's icon as a PNG."""
    source = (data_root() / "assets" / "art" / "app-icon.svg").read_text(encoding="utf-8")
    file = io.BytesIO()
    pygame.image.save(svg_surface(source, (side, side)), file, "icon.png")
    return file.getvalue()


def ico(draw: Draw = drawn) -> bytes:
    """An icon of Windows: a directory, then the pictures."""
    pictures = [draw(side) for side in ICO_SIDES]
    head = struct.pack("<HHH", 0, 1, len(pictures))
    place = len(head) + 16 * len(pictures)
    for side, picture in zip(ICO_SIDES, pictures, strict=True):
        # 256 is written as 0; no palette, one plane, 32 bits a pixel.
        head += struct.pack("<BBBBHHII", side % 256, side % 256, 0, 0, 1, 32, len(picture), place)
        place += len(picture)
    return head + b"".join(pictures)


def icns(draw: Draw = drawn) -> bytes:
    """An icon of macOS: entries with their kind and length."""
    entries = b""
    for kind, side in ICNS_KINDS.items():
        picture = draw(side)
        entries += kind.encode() + struct.pack(">I", 8 + len(picture)) + picture
    return b"icns" + struct.pack(">I", 8 + len(entries)) + entries


def make(folder: Path) -> dict[str, Path]:
    """Write both into a folder; their places by kind."""
    folder.mkdir(parents=True, exist_ok=True)
    made = {}
    for kind, content in (("ico", ico()), ("icns", icns())):
        made[kind] = folder / f"pass-and-play.{kind}"
        made[kind].write_bytes(content)
    return made


if __name__ == "__main__":
    for path in make(Path(sys.argv[1])).values():
        print(path)
