"""Letters: every word can be drawn, odd strings do no harm, and text fits or says that it does not."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from pass_and_play.places import data_root
from pass_and_play.ui.paint import breaking, text
from pass_and_play.ui.paint.theme import BODY, DISPLAY, TITLE, H, Style

WHITE = (255, 255, 255)
STYLES = {"figtree": H.at(24), "fraunces": TITLE.at(24), "body": BODY}
ODD = ["", " ", "\u200b", "\x00", "a\x00b", "\ud800", "\u202e", "😀", "\u3000", "e\u0301", "\n"]


def word_files() -> Iterator[Path]:
    yield from sorted((data_root() / "card_data").rglob("*.yaml"))
    yield from sorted((Path(text.__file__).parents[2] / "words").rglob("*.yaml"))


@pytest.mark.parametrize("file", list(word_files()), ids=lambda file: f"{file.parent.name}/{file.name}")
def test_every_character_of_every_word_has_a_glyph(file: Path) -> None:
    assert text.missing_glyphs(file.read_text(encoding="utf-8")) == ""


@pytest.mark.parametrize(
    ("words", "missing"),
    [
        ("", ""),
        ("Łukasz Őrsi Şule Ñandú Țepeș", ""),
        ("克莱奥，请选一张牌。“是”", ""),
        ("−500 → 1,500 × 3", ""),
        ("e\u0301", ""),
        ("Ada\u200b\x00", ""),
        ("Ada 😀😀", "😀"),
        ("Ада", "Ада"),
        ("\ud800", "\ud800"),
    ],
)
def test_missing_characters_are_named_once(words: str, missing: str) -> None:
    assert text.missing_glyphs(words) == "".join(dict.fromkeys(missing))


@pytest.mark.parametrize("odd", ODD, ids=ascii)
@pytest.mark.parametrize("style", STYLES.values(), ids=STYLES)
def test_odd_strings_are_drawn_without_harm(odd: str, style: Style) -> None:
    assert text.line(odd, style, 24, WHITE).width >= 0
    assert text.figures(odd, style, 24, WHITE).width >= 0
    assert text.fit(odd, style, 24, 100, most=2, shrink=0.8).cut is False


@pytest.mark.parametrize("style", STYLES.values(), ids=STYLES)
def test_chinese_stands_on_the_same_baseline(style: Style) -> None:
    size = 60.0
    alone, mixed = text.line("H", style, size, WHITE), text.line("H中", style, size, WHITE)
    letter = mixed.surface.subsurface((0, 0, round(alone.width), mixed.surface.get_height()))
    foot = letter.get_bounding_rect(min_alpha=128).bottom - mixed.baseline
    assert foot == pytest.approx(0, abs=1)
    assert mixed.width == pytest.approx(alone.width + size, abs=2)


def test_chinese_is_drawn_not_boxed() -> None:
    one, two = (text.line(word, H, 40, WHITE).surface for word in "中文")
    box = text.line("\ue000", H, 40, WHITE).surface
    pictures = {pygame.image.tobytes(surface, "RGBA") for surface in (one, two, box)}
    assert len(pictures) == 3


@pytest.mark.parametrize("size", [12.0, 17.0, 20.0, 39.0, 41.0, 109.0, 111.0, 230.0])
def test_widths_grow_evenly_with_the_size(size: float) -> None:
    words = "Choose one card, Cleo"
    ideal = text.width(words, BODY, 400) / 400
    assert text.width(words, BODY, size) / size == pytest.approx(ideal, rel=0.015)


@pytest.mark.parametrize("style", [H.at(40), DISPLAY])
def test_figures_do_not_jitter(style: Style) -> None:
    widths = {text.figures(time, style, 40, WHITE).width for time in ("1:11", "0:00", "2:47")}
    assert len(widths) == 1


def test_text_breaks_then_shrinks_then_is_cut() -> None:
    words = "Someone here is jamming the press"
    wide = text.width(words, BODY, 20)
    assert text.fit(words, BODY, 20, wide, most=1, shrink=0.8).size == 20
    assert len(text.fit(words, BODY, 20, wide * 0.6, most=2, shrink=0.8).lines) == 2
    shrunk = text.fit(words, BODY, 20, wide * 0.85, most=1, shrink=0.8)
    assert 16 <= shrunk.size < 18 and not shrunk.cut
    cut = text.fit(words, BODY, 20, wide * 0.5, most=1, shrink=0.8)
    assert cut.cut and cut.lines[0].endswith("…") and cut.size == 16
    assert text.width(cut.lines[0], BODY, 16) <= wide * 0.5


def lines(words: str, width: int) -> list[str]:
    """Broken as if every character were one unit wide."""
    return breaking.lines(words, width, len)


def test_latin_words_stay_whole() -> None:
    assert lines("one two three", 7) == ["one two", "three"]
    assert lines("a breathtaking word", 6) == ["a", "breathtaking", "word"]


def test_chinese_breaks_anywhere_but_not_before_a_closing_mark() -> None:
    assert lines("请选择一张牌。", 4) == ["请选择一", "张牌。"]
    assert lines("请选择一。张牌", 4) == ["请选择", "一。张牌"]
    assert lines("仅限Cleo（按住）打开", 7) == ["仅限Cleo", "（按住）打开"]


def test_a_line_feed_ends_a_line() -> None:
    assert lines("one\ntwo three", 20) == ["one", "two three"]
