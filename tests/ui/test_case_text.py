"""Text is drawn at the pixels at which it is seen, never blown up, and with our own fonts alone."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

import pass_and_play
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.palettes import SYSTEM
from pass_and_play.ui.paint.theme import BODY, BUTTON, H, Style, Theme
from pass_and_play.words import Words

PACKAGE = Path(pass_and_play.__file__).parent


def written(style: Style, *, times: int) -> pygame.Surface:
    """A word at so many pixels a unit, white on black, and nothing else."""
    pygame.display.init()
    pygame.font.init()
    surface = pygame.Surface((1280 * times, 800 * times), 0, 32)
    canvas = Canvas(surface, Theme(SYSTEM))
    words = Words.load("en").name("Hamburgefonts 108")
    box = canvas.write(words, (40, 40, 600, 60), style, (255, 255, 255))
    return surface.subsurface(canvas.to_pixels((box[0] - 4, box[1] - 4, box[2] + 8, box[3] + 8)))


def blur(surface: pygame.Surface) -> float:
    """How much of what is inked is neither ink nor ground."""
    values = pygame.image.tobytes(surface, "RGB")[::3]
    middle = sum(40 < value < 215 for value in values)
    return middle / (middle + sum(value >= 215 for value in values))


@pytest.mark.parametrize("style", [BODY, BUTTON, H], ids=["body", "button", "heading"])
def test_text_on_a_fine_screen_is_sharper_than_enlarged_text(style: Style) -> None:
    small, large = written(style, times=1), written(style, times=2)
    enlarged = pygame.transform.smoothscale(small, (small.get_width() * 2, small.get_height() * 2))
    assert abs(large.get_width() - enlarged.get_width()) <= 6
    assert blur(large) < 0.75 * blur(enlarged)


FORBIDDEN = {
    "SysFont": "fonts of the system differ from machine to machine, and are slow to find",
    "match_font": "fonts of the system differ from machine to machine, and are slow to find",
    "get_fonts": "fonts of the system differ from machine to machine, and are slow to find",
    "SCALED": "a picture that is blown up is hard to read",
    "get_rel": "positions come from events alone",
    "get_pos": "positions come from events alone",
    "get_pressed": "what is pressed comes from events alone",
}
"""Names of pygame that are used nowhere, and why."""


def forbidden(source: str) -> Iterator[str]:
    """The forbidden names that a source uses, and fonts that have no file."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and node.attr in FORBIDDEN:
            yield node.attr
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "Font":
            file = node.args[0] if node.args else None
            if file is None or isinstance(file, ast.Constant):
                yield "a font without a file of ours"


def test_nothing_is_asked_of_pygame_that_differs_between_systems() -> None:
    used = {path.name: list(forbidden(path.read_text("utf-8"))) for path in PACKAGE.rglob("*.py")}
    assert {name: names for name, names in used.items() if names} == {}


@pytest.mark.parametrize(
    "source",
    ["pygame.font.SysFont('arial', 9)", "pygame.font.Font(None, 9)", "x = pygame.mouse.get_pos()"],
)
def test_what_is_forbidden_is_noticed(source: str) -> None:
    assert len(list(forbidden(source))) == 1
