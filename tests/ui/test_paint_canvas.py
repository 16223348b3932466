"""The canvas: units and pixels, what it remembers, and the flaws that it finds."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from pass_and_play.ui.paint.cache import drop_caches
from pass_and_play.ui.paint.canvas import Canvas, Pointer
from pass_and_play.ui.paint.colour import WHITE, mix, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.palettes import CASA_DE_PAPEL, PALETTES, SEATS
from pass_and_play.ui.paint.theme import BODY, SMALL, H, Theme
from pass_and_play.words import Text

BLUE = (20, 40, 200)


def canvas(
    pixels: tuple[int, int] = (1280, 800), *, theme: Theme | None = None, pointer: Pointer | None = None
) -> Canvas:
    return Canvas(pygame.Surface(pixels, 0, 32), theme or Theme(CASA_DE_PAPEL), pointer=pointer)


@pytest.mark.parametrize(
    ("pixels", "scale", "corner"),
    [((1280, 800), 1.0, (0, 0)), ((1920, 1080), 1.35, (96, 0)), ((640, 800), 0.5, (0, 200))],
)
def test_the_canvas_is_centred_in_the_window(
    pixels: tuple[int, int], scale: float, corner: tuple[int, int]
) -> None:
    sheet = canvas(pixels)
    assert sheet.scale == scale
    assert sheet.to_pixels((0, 0, 1280, 800)).topleft == corner
    assert sheet.to_units(sheet.to_pixels((640, 400, 10, 10)).topleft) == pytest.approx((640, 400), abs=1)
    left, top, wide, high = sheet.window
    assert (wide * scale, high * scale) == pytest.approx(pixels)
    assert (left, top) == pytest.approx((-corner[0] / scale, -corner[1] / scale))


def test_portrait_is_another_size() -> None:
    sheet = Canvas(pygame.Surface((400, 640), 0, 32), Theme(CASA_DE_PAPEL), form=Form.PORTRAIT)
    assert sheet.scale == 0.5 and sheet.to_pixels((0, 1270, 800, 10)).bottom == 640


def test_neighbours_stay_neighbours_at_odd_scales() -> None:
    sheet = canvas((1111, 703))
    boxes = [sheet.to_pixels((100 + 33 * n, 0, 33, 10)) for n in range(20)]
    assert all(one.right == two.left for one, two in pairwise(boxes))


@pytest.mark.parametrize("kind", ["table", "curtain", "dark", "shelf"])
@pytest.mark.parametrize("palette", PALETTES)
def test_a_backdrop_fills_the_whole_window(kind: str, palette: str) -> None:
    sheet = canvas((300, 100), theme=Theme(PALETTES[palette]))
    sheet.surface.fill((255, 0, 255))
    sheet.backdrop(kind, tint=SEATS[1].colour)
    colours = {tuple(sheet.surface.get_at((x, y))[:3]) for x in range(300) for y in range(100)}
    assert (255, 0, 255) not in colours
    assert max(sum(colour) for colour in colours) < 330  # dark enough for light text


def test_a_backdrop_begins_a_new_picture() -> None:
    sheet = canvas()
    sheet.target("old", (0, 0, 80, 80), Text("old"))
    sheet.write(Text("old"), (0, 0, 80, 80), BODY, WHITE)
    sheet.backdrop("table")
    assert sheet.targets == [] and sheet.texts == []


def test_shapes_have_their_colours() -> None:
    sheet = canvas()
    sheet.surface.fill((0, 0, 0))
    sheet.panel((100, 100, 100, 100), fill=BLUE, edge=WHITE, radius=20, width=4)
    assert tuple(sheet.surface.get_at((150, 150))[:3]) == BLUE
    assert tuple(sheet.surface.get_at((150, 101))[:3]) == WHITE
    assert tuple(sheet.surface.get_at((100, 100))[:3]) == (0, 0, 0)
    sheet.panel((300, 100, 100, 100), fill=((200, 0, 0), (0, 0, 200)), radius=0)
    red, blue = sheet.surface.get_at((350, 101)), sheet.surface.get_at((350, 198))
    assert red.r > 190 and blue.b > 190
    sheet.disc((150, 350), 30, BLUE)
    assert tuple(sheet.surface.get_at((150, 350))[:3]) == BLUE
    sheet.ring((350, 350), 40, 8, BLUE, sweep=0.25)
    assert tuple(sheet.surface.get_at((376, 324))[:3]) == BLUE  # upper right: the first quarter
    assert tuple(sheet.surface.get_at((324, 324))[:3]) == (0, 0, 0)
    sheet.polygon([(500, 300), (600, 300), (550, 400)], BLUE)
    assert tuple(sheet.surface.get_at((550, 320))[:3]) == BLUE
    sheet.line([(500, 500), (600, 500)], WHITE, 6)
    assert tuple(sheet.surface.get_at((550, 500))[:3]) == WHITE


def test_a_shadow_lies_outside_its_box_and_fades_out() -> None:
    sheet = canvas()
    sheet.surface.fill(WHITE)
    sheet.panel((300, 300, 200, 200), radius=20, shadow=4)
    shades = [sheet.surface.get_at((400, y))[0] for y in range(501, 600)]
    assert shades[0] < 125 and shades == sorted(shades) and shades[-1] == 255
    assert tuple(sheet.surface.get_at((400, 400))[:3]) == WHITE
    left, right = sheet.surface.get_at((280, 420)), sheet.surface.get_at((519, 420))
    assert left == right and left[0] < 255


def test_an_icon_takes_its_colour_and_a_picture_its_opacity() -> None:
    sheet = canvas()
    sheet.surface.fill((0, 0, 0))
    sheet.icon("seat-square", (100, 100, 64, 64), BLUE)
    assert tuple(sheet.surface.get_at((132, 132))[:3]) == BLUE
    sheet.icon("seat-square", (200, 100, 64, 64), with_alpha(WHITE, 0.5))
    assert sheet.surface.get_at((232, 132))[0] == pytest.approx(128, abs=2)
    sheet.picture("back-role", (300, 100, 100, 140), radius=0.09)
    assert tuple(sheet.surface.get_at((300, 100))[:3]) == (0, 0, 0)
    red, green, blue, _ = sheet.surface.get_at((302, 170))
    sheet.picture("back-role", (500, 100, 100, 140), alpha=0.5)
    half = mix((red, green, blue), (0, 0, 0), 0.5)
    assert all(abs(a - b) <= 2 for a, b in zip(sheet.surface.get_at((502, 170))[:3], half, strict=True))
    assert sheet.pictures == ["seat-square", "seat-square", "back-role", "back-role"]


def test_a_picture_covers_a_box_of_other_proportions() -> None:
    sheet = canvas()
    sheet.surface.fill((255, 0, 255))
    sheet.picture("cover-printworks", (100, 100, 400, 120))
    corners = [(100, 100), (499, 100), (100, 219), (499, 219)]
    assert all(tuple(sheet.surface.get_at(at)[:3]) != (255, 0, 255) for at in corners)


def test_a_target_feels_the_pointer() -> None:
    sheet = canvas(pointer=Pointer(hover="one", focus="two", pressed="three", held=0.5))
    one = sheet.target("one", (0, 0, 60, 60), Text("one"))
    two = sheet.target("two", (0, 70, 60, 60), Text("two"))
    three = sheet.target("three", (0, 140, 60, 60), Text("three"), hold_ms=600)
    off = sheet.target("three", (0, 210, 60, 60), Text("off"), enabled=False)
    assert (one.hovered, one.focused, one.pressed) == (True, False, False)
    assert two.focused and three.pressed and three.held == 0.5
    assert not off.pressed and off.held == 0.0


def draw_flaw(sheet: Canvas, what: str) -> None:
    if what == "cut":
        sheet.write(Text("much too long for this"), (100, 100, 60, 30), BODY, WHITE)
    elif what == "tall":
        sheet.write(Text("one two three four"), (100, 100, 60, 30), BODY, WHITE, lines=4)
    elif what == "small":
        sheet.target("small", (100, 100, 55, 56), Text("small"))
    elif what == "targets":
        sheet.target("one", (100, 100, 60, 60), Text("one"))
        sheet.target("two", (150, 150, 60, 60), Text("two"))
    elif what == "target outside":
        sheet.target("out", (1240, 100, 60, 60), Text("out"))
    elif what == "text outside":
        sheet.write(Text("outside"), (1260, 100, 100, 30), BODY, WHITE)
    elif what == "texts":
        sheet.write(Text("over"), (100, 100, 100, 30), BODY, WHITE)
        sheet.write(Text("over"), (110, 106, 100, 30), BODY, WHITE)
    elif what == "figures":
        sheet.figures(Text("12:34"), (100, 100, 30, 40), H, WHITE)
    else:
        sheet.spans([(Text("much too"), BODY, WHITE), (Text("long"), H, WHITE)], (100, 100, 50, 30))


FLAWS = {
    "cut": "too long",
    "tall": "too tall",
    "small": "smaller than 56",
    "targets": "one and two overlap",
    "target outside": "leaves the canvas",
    "text outside": "leaves the canvas",
    "texts": "overlap",
    "figures": "too long",
    "spans": "too long",
}


@pytest.mark.parametrize("what", FLAWS)
def test_flaws_are_found(what: str) -> None:
    sheet = canvas()
    draw_flaw(sheet, what)
    assert any(FLAWS[what] in flaw for flaw in sheet.flaws), sheet.flaws


@pytest.mark.parametrize("what", FLAWS)
def test_what_is_covered_is_forgotten(what: str) -> None:
    sheet = canvas()
    draw_flaw(sheet, what)
    sheet.cover((0, 0, 1400, 800))
    assert (sheet.flaws, sheet.targets, sheet.texts) == ([], [], [])


def test_two_lines_and_neighbours_are_no_flaw() -> None:
    sheet = canvas()
    sheet.write(Text("one two three four"), (100, 100, 100, 60), BODY, WHITE, lines=2)
    sheet.write(Text("below"), (100, 156, 100, 24), SMALL, WHITE)
    sheet.target("one", (100, 100, 60, 60), Text("one"))
    sheet.target("two", (160, 100, 60, 60), Text("two"))
    sheet.target("off", (100, 100, 20, 20), Text("off"), enabled=False)
    assert sheet.flaws == []


def test_a_smaller_least_target_suits_a_small_screen() -> None:
    sheet = Canvas(pygame.Surface((1024, 600), 0, 32), Theme(CASA_DE_PAPEL), form=Form.COMPACT)
    sheet.target("one", (100, 100, 44, 44), Text("one"))
    assert sheet.flaws == []


def test_text_size_scales_reading_sizes_only() -> None:
    normal, large = canvas(), canvas(theme=Theme(CASA_DE_PAPEL, text_size=1.2))
    words = Text("Hand the device to")
    assert large.measure(words, BODY) == pytest.approx(1.2 * normal.measure(words, BODY), rel=0.02)
    display = H.at(40)
    fixed = type(display)("fraunces", 900, 40, 1.1, scales=False)
    assert large.measure(words, fixed) == normal.measure(words, fixed)


def test_alignment_is_what_it_says() -> None:
    sheet = canvas()
    words, box = Text("Cleo"), (100.0, 100.0, 400.0, 40.0)
    left, centre, right = (sheet.write(words, box, BODY, WHITE, align=a) for a in ("left", "center", "right"))
    assert left[0] == 100 and right[0] + right[2] == pytest.approx(500)
    assert centre[0] + centre[2] / 2 == pytest.approx(300)
    assert sheet.extent(words, BODY, 400) == pytest.approx((left[2], left[3]))


def test_the_same_drawing_is_the_same_picture_with_and_without_caches() -> None:
    def picture() -> bytes:
        sheet = canvas((1111, 703))
        sheet.backdrop("curtain", tint=SEATS[4].colour)
        sheet.panel((100, 100, 300, 200), fill=(BLUE, WHITE), edge=WHITE, dashed=True, shadow=3)
        sheet.write(Text("克莱奥 Cleo"), (120, 120, 250, 60), H, WHITE)
        sheet.icon("eye-off", (500, 300, 80, 80), WHITE)
        sheet.picture("back-role", (700, 100, 100, 140), radius=0.09)
        return pygame.image.tobytes(sheet.surface, "RGB")

    warm = picture()
    drop_caches()
    assert picture() == warm == picture()


def test_what_is_squeezed_shows_narrower_about_its_middle() -> None:
    sheet = canvas()
    sheet.surface.fill((0, 0, 0))

    def paint() -> None:
        sheet.veil((100, 100, 40, 20), WHITE)

    sheet.squeeze((100, 100, 40, 20), paint, wide=0.5)
    row = [sheet.surface.get_at((x, 110))[0] for x in range(95, 145)]
    assert row == [0] * 15 + [255] * 20 + [0] * 15
    sheet.squeeze((100, 100, 40, 20), paint, alpha=0.5)
    assert 120 < sheet.surface.get_at((101, 110))[0] < 135
    sheet.surface.fill((0, 0, 0))
    sheet.squeeze((100, 100, 40, 20), paint, wide=0.0)
    assert sheet.surface.get_at((120, 110))[0] == 0
