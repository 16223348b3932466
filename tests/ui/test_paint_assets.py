"""Icons, pictures and fonts: they load and are what the code takes them for; the licences are there."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from pass_and_play.places import data_root
from pass_and_play.ui.paint import art
from pass_and_play.ui.paint.coverage import characters

ASSETS = data_root() / "assets"


def names(folder: str) -> list[str]:
    return sorted(path.stem for path in (ASSETS / folder).glob("*.svg"))


@pytest.mark.parametrize("name", names("icons"))
def test_an_icon_is_plain_white(name: str) -> None:
    surface = art.icon(name, 64, (255, 255, 255))
    pixels = [surface.get_at((x, y)) for x in range(64) for y in range(64)]
    inked = [pixel for pixel in pixels if pixel.a > 0]
    assert len(inked) > 40
    assert all(min(pixel[:3]) >= 250 for pixel in inked if pixel.a > 40)


@pytest.mark.parametrize("name", names("art"))
def test_a_picture_is_drawn_in_its_proportions(name: str) -> None:
    wide, high = art.proportions(name)
    surface = art.picture(name, (round(wide), round(high)))
    ink = surface.get_bounding_rect(min_alpha=8)
    assert ink.w > wide * 0.6 and ink.h > high * 0.3


@pytest.mark.parametrize("family", ["figtree", "fraunces", "noto-sans-sc"])
def test_a_font_has_its_licence_beside_it(family: str) -> None:
    folder = ASSETS / "fonts" / family
    assert "SIL Open Font License" in (folder / "LICENSE_FONT").read_text(encoding="utf-8")
    assert list(folder.glob("*.ttf"))


@pytest.mark.parametrize("file", sorted((ASSETS / "fonts").rglob("*.ttf")), ids=lambda file: file.stem)
def test_a_font_covers_what_it_is_for(file: Path) -> None:
    known = characters(file)
    western = "AZaz09äöüßñÁéŁőŞğıșž¿¡„“”‘’–—…·−×÷€"
    assert all(ord(character) in known for character in western) or file.stem.startswith("NotoSansSC")
    if file.stem.startswith("NotoSansSC"):
        assert sum(0x4E00 <= code <= 0x9FFF for code in known) >= 6763
        assert all(ord(character) in known for character in "，。：；？！（）《》“”、")


def test_a_font_that_is_read_draws_what_it_claims() -> None:
    pygame.font.init()
    file = ASSETS / "fonts" / "figtree" / "Figtree_500Medium.ttf"
    font = pygame.font.Font(file, 40)

    def drawn(code: int) -> bytes:
        return pygame.image.tobytes(font.render(chr(code), True, (255, 255, 255)), "RGBA")

    box = drawn(0xE000)
    claimed = [code for code in characters(file) if chr(code).isalnum()]
    assert 0xE000 not in characters(file) and len(claimed) > 200
    assert all(drawn(code) != box for code in claimed)
