"""The loot card of a heist: upright as it is printed, or as a strip where there is no room for that."""

from __future__ import annotations

from pass_and_play.games.bank_heist.cards import Loot
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import Colour, rgb, with_alpha
from pass_and_play.ui.paint.palettes import Heist
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, FIGURE, H
from pass_and_play.ui.parts.label import LEAST, fitting, least
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.bank_heist.sums import change_in_full, money
from pass_and_play.words import Text

WIDE, HIGH = 244.0, 400.0
"""Size of the printed card; what stands on it has its places in these units."""

_INK = Heist.ROLE_INK
_PAPER = (rgb("#F7F1DA"), rgb("#E2D3A2"))
_SKY_INK = rgb("#F7F1DA")


def draw(canvas: Canvas, rect: Rect, loot: Loot, room: Room, *, each: bool) -> None:
    """The card in `rect`; `each` says that everybody lays several deposits."""
    (_strip if rect[2] > rect[3] else _upright)(canvas, rect, loot, room, each)


def _faint(canvas: Canvas) -> Colour:
    """Captions on the paper."""
    return _INK if canvas.theme.high_contrast else with_alpha(_INK, 0.75)


def _rows(loot: Loot, room: Room, *, each: bool) -> list[tuple[str, Text, Text | None]]:
    """Icon, words and sum of the deposit and of the symbol."""
    words = room.words
    deposit = words("loot_card.deposit_each" if each else "loot_card.deposit")
    if loot.symbol is None:
        symbol: tuple[str, Text, Text | None] = ("skip", words("loot_card.no_symbol"), None)
    else:
        symbol = (loot.symbol, words(f"role.{loot.symbol}"), change_in_full(words, 1))
    return [("deposit", deposit, money(words, loot.deposit)), symbol]


def _upright(canvas: Canvas, rect: Rect, loot: Loot, room: Room, each: bool) -> None:
    """The whole card, or its middle where `rect` is lower than the card."""
    words, (x, y, wide, high) = room.words, rect
    unit = max(wide / WIDE, high / HIGH)
    lost = (HIGH * unit - high) / 2  # what the picture loses above and below
    canvas.panel(rect, fill=_PAPER[0], radius=26 * unit, shadow=3)
    canvas.picture("face-heist-loot", rect, radius=26 * unit / wide)

    def line(middle: float, tall: float) -> Rect:
        return x + 8 * unit, y + middle * unit - lost - tall / 2, wide - 16 * unit, tall

    small, smallest = 17 * unit, LEAST[canvas.form]
    title, caption = H.at(max(small, smallest)), BODY.at(max(small, smallest), weight=600)
    canvas.write(words(f"bank.{loot.key}"), line(34, 28), title, _SKY_INK, align="center", shrink=0.75)
    canvas.write(words("loot_card.caption"), line(209, 26), caption, _faint(canvas), align="center")
    canvas.write(money(words, loot.amount), line(254, 84 * unit), FIGURE.at(72 * unit), _INK, align="center")
    for (icon, says, sum_), middle in zip(_rows(loot, room, each=each), (322, 364), strict=True):
        _row(canvas, line(middle, 34 * unit), icon, says, sum_, unit)


def _row(canvas: Canvas, rect: Rect, icon: str, says: Text, sum_: Text | None, unit: float) -> None:
    x, y, wide, high = rect
    side, style = 24 * unit, BODY.at(max(17.5 * unit, LEAST[canvas.form]), weight=600)
    left = x + 14 * unit
    _sign(canvas, (left, y + (high - side) / 2, side, side), icon)
    bold = H.at(max(21 * unit, LEAST[canvas.form] + 2))
    right = x + wide - 14 * unit
    if sum_ is not None:
        reach = canvas.measure(sum_, bold)
        canvas.write(sum_, (right - reach - 1, y, reach + 2, high), bold, _INK, align="right")
        right -= reach + 6 * unit
    start = left + side + 10 * unit
    canvas.write(says, (start, y, right - start, high), style, _INK, shrink=least(canvas, style))


def _sign(canvas: Canvas, box: Rect, icon: str) -> None:
    """The icon of a row; a crossed ring where the card has no symbol."""
    if icon != "skip":
        canvas.icon(icon, box, _INK)
        return
    x, y, side, _ = box
    radius, middle = side * 0.42, (x + side / 2, y + side / 2)
    canvas.ring(middle, radius, side * 0.1, _INK)
    reach = radius * 0.68
    ends = [(middle[0] - reach, middle[1] + reach), (middle[0] + reach, middle[1] - reach)]
    canvas.line(ends, _INK, side * 0.1)


def _strip(canvas: Canvas, rect: Rect, loot: Loot, room: Room, each: bool) -> None:
    """Bank and loot on the left, deposit and symbol on the right."""
    words, (x, y, wide, high) = room.words, rect
    canvas.panel(rect, fill=_PAPER, radius=20, shadow=2)
    middle, radius = y + high / 2, high * 0.34
    canvas.disc((x + 16 + radius, middle), radius, _SKY_INK, edge=with_alpha(_INK, 0.3))
    side = radius * 1.3
    canvas.icon("loot", (x + 16 + radius - side / 2, middle - side / 2, side, side), _INK)
    left = x + 28 + 2 * radius
    figure = FIGURE.at(high * 0.54)
    loot_money = money(words, loot.amount)
    reach = canvas.measure(loot_money, figure)
    split = x + wide * 0.6
    canvas.write(loot_money, (split - 16 - reach, y, reach + 1, high), figure, _INK)
    room_left = split - 26 - reach - left
    _bank(canvas, (left, y + 10, room_left, high - 20), loot, room)
    canvas.veil((split, y + 14, 2, high - 28), with_alpha(_INK, 0.25))
    half = (high - 16) / 2
    for index, (icon, says, sum_) in enumerate(_rows(loot, room, each=each)):
        place = (split, y + 8 + half * index, x + wide - split, half)
        _row(canvas, place, icon, says, sum_, 0.95)


def _bank(canvas: Canvas, rect: Rect, loot: Loot, room: Room) -> None:
    """The bank and a caption below it; a long name of a bank takes both lines."""
    words, (x, y, wide, high) = room.words, rect
    bank, title, caption = words(f"bank.{loot.key}"), H.at(19), BODY.at(17, weight=600)
    shrink = least(canvas, title)
    if canvas.measure(bank, title.at(title.size * shrink)) > wide:
        canvas.write(bank, rect, title, _INK, lines=2, shrink=shrink)
        return
    canvas.write(bank, (x, y, wide, high / 2), title, _INK, shrink=shrink)
    says = fitting(canvas, caption, wide, words("loot_card.caption"), words("loot_card.caption_short"))
    below = (x, y + high / 2, wide, high / 2)
    canvas.write(says, below, caption, _faint(canvas), shrink=least(canvas, caption))
