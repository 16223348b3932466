"""Cut the fonts of the app down to what it can ever draw, and put them into `assets/fonts/`.

The sources are three npm packages of Google fonts (all under the SIL Open Font License 1.1):

    mkdir fonts && cd fonts && npm init --yes
    npm install @expo-google-fonts/figtree@0.4.1 @expo-google-fonts/fraunces@0.4.1 \\
        @expo-google-fonts/noto-sans-sc@0.4.3
    cd .. && python build/make_fonts.py fonts/node_modules/@expo-google-fonts

The only argument is the folder that holds the three packages; fontTools is needed. The result is
tracked, so this runs again only when a package or a character set changes.
"""

from __future__ import annotations

import shutil
import sys
from dataclasses import dataclass
from pathlib import Path

from fontTools import subset  # type: ignore[import-untyped]
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

ASSETS = Path(__file__).resolve().parent.parent / "assets" / "fonts"

# Latin with its extensions (Romanian names need Extended-B), accents, punctuation, currency, letters,
# arrows and mathematics (U+2212 is the minus sign of every amount).
LATIN = [
    *range(0x20, 0x7F),
    *range(0xA0, 0x250),
    *range(0x2B0, 0x370),
    *range(0x1E00, 0x1F00),
    *range(0x2010, 0x2070),
    *range(0x20A0, 0x20C0),
    *range(0x2100, 0x2150),
    *range(0x2190, 0x2300),
]
# CJK punctuation and full-width forms.
CJK_MARKS = [*range(0x3000, 0x3040), *range(0xFF00, 0xFFF0)]


def han_of_gb2312() -> list[int]:
    """The 6,763 characters of GB 2312 levels 1 and 2 (rows 16 to 87), as code points."""
    found = []
    for row in range(0xB0, 0xF8):
        for cell in range(0xA1, 0xFF):
            try:
                found.append(ord(bytes((row, cell)).decode("gb2312")))
            except UnicodeDecodeError:
                continue  # the last five cells of row 55 are empty
    return found


@dataclass(frozen=True, slots=True)
class Cut:
    """One font file to make: package folder, file inside it, and the characters that stay."""

    package: str
    file: str
    characters: list[int]


def cuts() -> list[Cut]:
    """Every font file of the app."""
    chinese = [*LATIN, *CJK_MARKS, *han_of_gb2312()]
    return [
        Cut("figtree", "500Medium/Figtree_500Medium.ttf", LATIN),
        Cut("figtree", "600SemiBold/Figtree_600SemiBold.ttf", LATIN),
        Cut("figtree", "700Bold/Figtree_700Bold.ttf", LATIN),
        Cut("figtree", "800ExtraBold/Figtree_800ExtraBold.ttf", LATIN),
        Cut("fraunces", "900Black/Fraunces_900Black.ttf", LATIN),
        Cut("noto-sans-sc", "500Medium/NotoSansSC_500Medium.ttf", chinese),
        Cut("noto-sans-sc", "800ExtraBold/NotoSansSC_800ExtraBold.ttf", chinese),
    ]


def make(cut: Cut, packages: Path) -> Path:
    """Write one subset with all its layout features, and the family's licence beside it."""
    source = packages / cut.package / cut.file
    target = ASSETS / cut.package / source.name
    target.parent.mkdir(parents=True, exist_ok=True)
    options = subset.Options(layout_features=["*"], notdef_outline=True, hinting=True)
    font = TTFont(source)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=cut.characters)
    cutter.subset(font)
    font.save(target)
    shutil.copyfile(packages / cut.package / "LICENSE_FONT", target.parent / "LICENSE_FONT")
    return target


def main(arguments: list[str]) -> int:
    """Make every font; returns a process exit code."""
    if len(arguments) != 1:
        print("Usage: python build/make_fonts.py FOLDER_WITH_THE_PACKAGES", file=sys.stderr)
        return 2
    for cut in cuts():
        target = make(cut, Path(arguments[0]))
        print(f"{target.relative_to(ASSETS)}: {target.stat().st_size / 1000:.0f} kB")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
