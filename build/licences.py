"""Collect the licences of everything inside an executable into one text.

`pass_and_play.spec` calls it with the libraries that PyInstaller found. `build/licences` holds the texts of
those that come without one: the wheel of pygame-ce brings SDL and its friends, and Python brings what it was
built with. A library that is not listed here ends the build on Linux, so that none slips in; elsewhere it is
told.
"""

from __future__ import annotations

import re
import sys
import sysconfig
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib.metadata import distribution
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TEXTS = Path(__file__).resolve().parent / "licences"


@dataclass(frozen=True, slots=True)
class Work:
    """What others made and pygame-ce or Python bring along: where it can be had with its source, the pattern
    that the names of its libraries fit, and the name of its licence in `build/licences`."""

    name: str
    home: str
    libraries: str
    licence: str


WORKS = (
    Work("SDL, SDL_image, SDL_mixer, SDL_ttf", "https://libsdl.org", r"sdl2(_image|_mixer|_ttf)?", "sdl"),
    Work("FLAC", "https://xiph.org/flac", "flac", "flac"),
    Work("Brotli", "https://github.com/google/brotli", "brotli(common|dec|enc)", "brotli"),
    Work("FluidSynth", "https://www.fluidsynth.org", "fluidsynth", "lgpl-2.1"),
    Work("FreeType", "https://freetype.org", "freetype", "freetype"),
    Work("HarfBuzz", "https://harfbuzz.github.io", "harfbuzz", "harfbuzz"),
    Work("libjpeg-turbo", "https://libjpeg-turbo.org", "(turbo)?jpeg", "libjpeg-turbo"),
    Work("libpng", "http://www.libpng.org", "png(16)?", "libpng"),
    Work("libtiff", "https://libtiff.gitlab.io/libtiff", "tiff", "libtiff"),
    Work("libwebp", "https://chromium.googlesource.com/webm/libwebp", "webp(demux|mux)?|sharpyuv", "libwebp"),
    Work("mpg123", "https://mpg123.de", "mpg123", "lgpl-2.1"),
    Work("libogg, libvorbis", "https://xiph.org", "ogg|vorbis(enc|file)?", "ogg-vorbis"),
    Work("Opus", "https://opus-codec.org", "opus", "opus"),
    Work("opusfile", "https://opus-codec.org", "opusfile", "opusfile"),
    Work("libsndfile", "https://libsndfile.github.io/libsndfile", "sndfile", "lgpl-2.1"),
    Work("WavPack", "https://www.wavpack.com", "wavpack", "wavpack"),
    Work("libxmp", "https://github.com/libxmp/libxmp", "xmp", "libxmp"),
    Work("OpenSSL", "https://www.openssl.org", "crypto|ssl", "apache-2.0"),
    Work("SQLite", "https://sqlite.org", "sqlite3", "sqlite"),
    Work("libffi", "https://sourceware.org/libffi", "ffi", "libffi"),
    Work("bzip2", "https://sourceware.org/bzip2", "bz2", "bzip2"),
    Work("XZ Utils (liblzma)", "https://tukaani.org/xz", "lzma", "xz"),
    Work("zlib", "https://zlib.net", "z(lib1?)?", "zlib"),
)

SYSTEM = r"python3\d*|vcruntime140(_1)?|msvcp140(_1)?|ucrtbase|api-ms-win-.*"
"""Libraries of Python, whose licence is there anyway, and of Windows."""

Told = tuple[str, str, str]
"""Something inside, where it can be had, and its licence."""


def text(libraries: Iterable[str]) -> str:
    """The licences of the program, of Python and its packages, and of these libraries (file names).

    Raises LookupError with the names of libraries that are not known; on Linux only, where this was proven.
    """
    names = {Path(name).name.lower() for name in libraries}
    works = [work for work in WORKS if any(fits(work.libraries, name) for name in names)]
    strange = sorted(name for name in names if not any(fits(p, name) for p in _patterns()))
    if strange and sys.platform == "linux":
        raise LookupError(f"Whose are these libraries? Add them to build/licences.py: {', '.join(strange)}.")
    if strange:
        print(f"No licence is known for: {', '.join(strange)}.", file=sys.stderr)
    return _written([*_own(), *_python(), *((work.name, work.home, _kept(work.licence)) for work in works)])


def _patterns() -> Iterator[str]:
    yield SYSTEM
    for work in WORKS:
        yield work.libraries


def fits(pattern: str, name: str) -> bool:
    """Whether a library, such as `libpng16-fefdc88d.so.16`, is one of these."""
    return re.match(rf"(lib)?({pattern})(?![a-z_0-9])", name) is not None


def _own() -> Iterator[Told]:
    """The program and its fonts."""
    yield "Pass and Play", "", _read(ROOT / "LICENSE")
    for file in sorted((ROOT / "assets" / "fonts").glob("*/LICENSE*")):
        yield f"The font {file.parent.name}", "https://fonts.google.com", _read(file)


def _python() -> Iterator[Told]:
    """Python and the packages of it."""
    places = (Path(sysconfig.get_path("stdlib")), Path(sys.base_prefix))
    python = next((place for place in places if (place / "LICENSE.txt").exists()), places[0])
    yield "Python", "https://www.python.org", _read(python / "LICENSE.txt")
    yield "pygame-ce", "https://pyga.me", _kept("lgpl-2.1")
    for name, home in (
        ("PyYAML", "https://pyyaml.org"),
        ("platformdirs", "https://github.com/tox-dev/platformdirs"),
        ("PyInstaller", "https://pyinstaller.org"),
    ):
        yield name, home, _of_distribution(name)


def _of_distribution(name: str) -> str:
    pattern = re.compile(r"(^|/)(LICEN[SC]E|COPYING)[^/]*$")
    files = [file for file in distribution(name).files or () if pattern.search(str(file))]
    return "\n\n".join(_read(Path(str(file.locate()))) for file in files)


def _kept(name: str) -> str:
    return _read(TEXTS / f"{name}.txt")


def _read(file: Path) -> str:
    return file.read_text(encoding="utf-8").strip()


def _written(inside: list[Told]) -> str:
    """A list of what is inside, and every licence once, below the names of all that it holds for."""
    lines = ["What is inside Pass and Play, whose it is, and under which licence.", ""]
    lines += [f"  {name}  {home}".rstrip() for name, home, _ in inside]
    for licence in dict.fromkeys(licence for _, _, licence in inside):
        names = [name for name, _, own in inside if own == licence]
        lines += ["", "=" * 78, "", *names, "", "-" * 78, "", licence]
    return "\n".join(lines) + "\n"
