"""What the executable is made with: icons, licences, and what is fetched for it."""

from __future__ import annotations

import io
import struct
import subprocess
import sys
from pathlib import Path

import licences
import make_executable
import make_icons
import pygame
import pytest

ROOT = Path(make_executable.__file__).parents[1]


def sides(picture: bytes) -> tuple[int, int]:
    """Width and height of a PNG."""
    return pygame.image.load(io.BytesIO(picture), "icon.png").get_size()


def test_an_icon_of_windows_holds_every_size() -> None:
    icon = make_icons.ico()
    kind, count = struct.unpack_from("<2xHH", icon)
    assert (kind, count) == (1, len(make_icons.ICO_SIDES))
    for number, side in enumerate(make_icons.ICO_SIDES):
        wide, high, length, place = struct.unpack_from("<BB6xII", icon, 6 + 16 * number)
        assert (wide, high) == (side % 256, side % 256)
        assert sides(icon[place : place + length]) == (side, side)


def test_an_icon_of_macos_holds_every_size() -> None:
    icon = make_icons.icns()
    assert (icon[:4], struct.unpack_from(">I", icon, 4)) == (b"icns", (len(icon),))
    place, found = 8, {}
    while place < len(icon):
        (length,) = struct.unpack_from(">I", icon, place + 4)
        found[icon[place : place + 4].decode()] = sides(icon[place + 8 : place + length])
        place += length
    assert found == {kind: (side, side) for kind, side in make_icons.ICNS_KINDS.items()}


def test_the_executable_is_made_with_pygame_ce_and_without_tools_of_tests() -> None:
    names = [requirement.partition(">")[0] for requirement in make_executable.needed()]
    assert sorted(names) == ["PyYAML", "platformdirs", "pygame-ce", "pyinstaller"]


def test_it_is_never_built_among_its_sources() -> None:
    command = [sys.executable, make_executable.__file__, "--out", str(ROOT / "build" / "here")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2 and "holds sources" in done.stderr


@pytest.mark.parametrize(
    ("library", "whose"),
    [
        ("libSDL2-2-50d19f93.0.so.0.3200.10", "SDL, SDL_image, SDL_mixer, SDL_ttf"),
        ("SDL2_image.dll", "SDL, SDL_image, SDL_mixer, SDL_ttf"),
        ("libopusfile-96d7a9c0.so.0.4.5", "opusfile"),
        ("libopus-0.dll", "Opus"),
        ("libpng16-fefdc88d.so.16.58.0", "libpng"),
        ("libwebpdemux-cecf59a9.so.2.0.17", "libwebp"),
        ("libcrypto.so.3", "OpenSSL"),
        ("libz.so.1", "zlib"),
        ("zlib1.dll", "zlib"),
        ("libvorbisenc-263afe1b.so.2.0.12", "libogg, libvorbis"),
    ],
)
def test_a_library_is_known_by_its_name(library: str, whose: str) -> None:
    found = [work.name for work in licences.WORKS if licences.fits(work.libraries, library.lower())]
    assert found == [whose]


def test_every_licence_that_is_named_is_there_and_none_besides() -> None:
    named = {work.licence for work in licences.WORKS} | {"lgpl-2.1"}
    assert {file.stem for file in licences.TEXTS.iterdir()} == named


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere it is only told")
def test_a_library_that_nobody_knows_ends_the_build() -> None:
    with pytest.raises(LookupError, match="libmystery"):
        licences.text(["libz.so.1", "libmystery.so.7"])


def test_everything_that_the_program_reads_is_put_into_the_executable() -> None:
    """The folder of assets has pictures for people besides, which are left out."""
    spec = (ROOT / "build" / "pass_and_play.spec").read_text(encoding="utf-8")
    for folder in (ROOT / "assets").iterdir():
        assert folder.is_file() or f'"assets/{folder.name}"' in spec
