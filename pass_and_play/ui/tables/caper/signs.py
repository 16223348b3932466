"""Effects of Caper in symbols: numbers and icons, in lines."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from pass_and_play.games.caper.effects import (
    Capers,
    Coins,
    Drain,
    Effect,
    Flip,
    Goods,
    Modify,
    Per,
    PerCoin,
    Points,
    Protect,
    Retrieve,
)
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import Colour
from pass_and_play.ui.paint.palettes import CAPER_GEAR
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import TINY, Style
from pass_and_play.ui.parts.label import LEAST
from pass_and_play.words import Text, Words


class Sign(NamedTuple):
    """One glyph: an icon, or a number or a slash in letters. `small` icons are the shapes of colours."""

    icon: str | None = None
    words: Text | None = None
    small: bool = False


Group = tuple[Sign, ...]
"""What one effect is written with; it is never broken."""
Line = tuple[Group, ...]

GIVES = {"capers": "caper", "points": "point", "coins": "coin"}
"""Icons of what is given; goods are called as their icons."""

_PLAYED = (Coins, Drain, Flip, Retrieve)
"""Effects that are over and done with once their card lies."""


def effect_groups(effects: Sequence[Effect], words: Words, *, city: str) -> Line:
    """Every effect as a group of signs; `city` is the colour of the gear of the city in play."""
    return tuple(_group(effect, words, city) for effect in effects)


def effect_lines(effects: Sequence[Effect], words: Words, *, city: str) -> tuple[Line, ...]:
    """The same in the lines that a card has room for: what is counted has a line of its own."""
    plain = [effect for effect in effects if not isinstance(effect, Per | PerCoin)]
    counted = [effect for effect in effects if isinstance(effect, Per | PerCoin)]
    lines = [effect_groups(plain, words, city=city)] if plain else []
    if len(counted) > 1 or (counted and plain):
        return (*lines, *((group,) for group in effect_groups(counted, words, city=city)))
    return (*lines, effect_groups(counted, words, city=city)) if counted else tuple(lines)


def lasting(effects: Sequence[Effect]) -> tuple[Effect, ...]:
    """The effects without those that are done when the card is played."""
    return tuple(
        effect
        for effect in effects
        if not isinstance(effect, _PLAYED) and not (isinstance(effect, Per) and effect.give == "coins")
    )


def amount(n: int, icon: str, words: Words, *, signed: bool = False) -> Group:
    """A number and what it is a number of."""
    return (Sign(words=words.number(n, signed=signed)), Sign(icon))


def change(icon: str, before: int, after: int, words: Words) -> Group:
    """A number that becomes another one, or stays as it is."""
    signs = (Sign(icon), Sign(words=words.number(before)))
    return signs if before == after else (*signs, Sign("arrow-right"), Sign(words=words.number(after)))


def _group(effect: Effect, words: Words, city: str) -> Group:
    match effect:
        case Capers(n) | Points(n) | Coins(n):
            return amount(n, GIVES[effect.kind], words)
        case Goods(good, 1):
            return (Sign(good),)
        case Goods(good, n):
            return amount(n, good, words)
        case Drain(n, to):
            return (Sign("drain"), Sign(words=words.number(n)), *((Sign("coin"),) if to == "you" else ()))
        case Flip(target):
            return (Sign("flip"), *((Sign(target),) if target != "top" else ()))
        case Retrieve(deck):
            return Sign("retrieve"), Sign(deck)
        case Protect(scope):
            icon = {"card": None, "location": "location"}.get(scope, "thief")
            return (*((Sign(icon),) if icon else ()), Sign("protected"))
        case Per(of, whose, give, n):
            items = tuple(sign for item in of for sign in _item(item, whose, city))
            return (*amount(n, GIVES.get(give, give), words), _slash(words), *items)
        case PerCoin(coins, points):
            each = amount(coins, "coin", words) if coins > 1 else (Sign("coin"),)
            return (*amount(points, "point", words), _slash(words), *each)
        case Modify():
            return _modifier(effect, words)


_OTHER_ITEMS = {"flipped": "flip", "city": "home"}
"""Icons of items that are no colour: a house is the colour of the city where none is in play."""


def _item(item: str, whose: str, city: str) -> Group:
    """What is counted: `thief-rival` are the opponent's thieves, an arrow marks other cards of theirs."""
    if item == "thief":
        return (Sign("thief" if whose == "yours" else "thief-rival"),)
    look = CAPER_GEAR.get(city if item == "city" else item)
    sign = Sign(look.icon, small=True) if look is not None else Sign(_OTHER_ITEMS.get(item, item))
    return (sign,) if whose == "yours" else (sign, Sign("arrow-up", small=True))


def _modifier(effect: Modify, words: Words) -> Group:
    what, n = effect.what, effect.n
    if what == "equip_bonus":
        return (*amount(3, "gear", words), *amount(n, "caper", words, signed=True))
    card, icon = {
        "gear_cost": ("gear", "coin"),
        "income": ("thief", "coin"),
        "thief_capers": ("thief", "caper"),
    }[what]
    return (Sign(card), *amount(n, icon, words, signed=True))


def _slash(words: Words) -> Sign:
    return Sign(words=words("parts.each"))


# ---------------------------------------------------------------------- drawing

_SMALL = 0.73
"""Size of a small icon as a share of that of others."""
_WITHIN = 0.06
"""From sign to sign within a group, as a share of the letters' size."""


@dataclass(frozen=True, slots=True)
class Set:
    """How a line is set: the size of icons, and the space from group to group, as shares of the letters'
    size."""

    icon: float = 1.18
    between: float = 0.32


_LOOSE, _CLOSE, TIGHT = Set(), Set(between=0.16), Set(icon=1.0, between=0.14)
"""As it should be, and where there is little room and less."""


def line_wide(canvas: Canvas, line: Line, size: float, look: Set = _LOOSE) -> float:
    """How wide a line is in letters of `size` units."""
    within = sum(len(group) - 1 for group in line) * _WITHIN * size
    signs = sum(_wide(canvas, sign, size, look) for group in line for sign in group)
    return signs + within + max(0, len(line) - 1) * look.between * size


def draw_line(
    canvas: Canvas,
    line: Line,
    rect: Rect,
    size: float,
    ink: Colour,
    *,
    align: str = "center",
    apart: float | None = None,
) -> Rect:
    """A line in the middle of `rect`'s height; returns what it takes. Where it has no room the groups stand
    closer, then the signs become smaller: letters down to the smallest of the form, then icons. `apart` is
    the space between groups, as a share of the letters' size, where there is room for it."""
    look, size = _fitting(canvas, line, rect[2], size)
    if apart is not None and line_wide(canvas, line, size, Set(between=apart)) <= rect[2]:
        look = Set(between=apart)
    wide = line_wide(canvas, line, size, look)
    x = rect[0] + (rect[2] - wide) * {"left": 0.0, "center": 0.5, "right": 1.0}[align]
    taken, middle = (x, rect[1], wide, rect[3]), rect[1] + rect[3] / 2
    for group in line:
        for sign in group:
            across = _wide(canvas, sign, size, look)
            _draw(canvas, sign, (x, middle), across, size, ink)
            x += across + _WITHIN * size
        x += (look.between - _WITHIN) * size
    return taken


def _fitting(canvas: Canvas, line: Line, room: float, size: float) -> tuple[Set, float]:
    least = min(size, LEAST[canvas.form])
    if line_wide(canvas, line, size) <= room:
        return _LOOSE, size
    while line_wide(canvas, line, size, _CLOSE) > room:
        if size <= least:
            return TIGHT, least
        size = max(least, size - 0.5)
    return _CLOSE, size


def draw_lines(
    canvas: Canvas,
    lines: Sequence[Line],
    rect: Rect,
    size: float,
    ink: Colour,
    *,
    align: str = "center",
    pitch: float = 1.2,
) -> None:
    """Lines in the middle of `rect`, `pitch` times their size apart."""
    if not lines:
        return
    apart = min(pitch * size, rect[3] / len(lines))
    top = rect[1] + (rect[3] - apart * len(lines)) / 2
    for number, line in enumerate(lines):
        draw_line(canvas, line, (rect[0], top + number * apart, rect[2], apart), size, ink, align=align)


def set_in_lines(
    canvas: Canvas, lines: Sequence[Line], room: float, size: float, *, most: int = 2
) -> tuple[Line, ...]:
    """The same groups in at most `most` lines, each as full as `room` units allow: for small tiles."""
    groups = [group for line in lines for group in line]
    if len(lines) <= most and all(line_wide(canvas, line, size) <= room for line in lines):
        return tuple(lines)
    set_: list[Line] = []
    for group in reversed(groups):
        if set_ and (len(set_) == most or line_wide(canvas, (group, *set_[0]), size) <= room):
            set_[0] = (group, *set_[0])
        else:
            set_.insert(0, (group,))
    return tuple(set_)


@cache
def _letters(size: float) -> Style:
    return TINY.at(size)


def _wide(canvas: Canvas, sign: Sign, size: float, look: Set) -> float:
    if sign.words is not None:
        return canvas.measure(sign.words, _letters(size))
    return size * look.icon * (_SMALL if sign.small else 1.0)


def _draw(canvas: Canvas, sign: Sign, at: tuple[float, float], wide: float, size: float, ink: Colour) -> None:
    x, middle = at
    if sign.words is not None:
        place = (x, middle - size, wide + 0.5, 2 * size)
        canvas.write(sign.words, place, _letters(size), ink, align="center")
    elif sign.icon is not None:
        canvas.icon(sign.icon, (x, middle - wide / 2, wide, wide), ink)
