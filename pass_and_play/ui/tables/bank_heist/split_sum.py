"""The sum of the split: loot and the Mastermind's 2, divided by the survivors, and what is left over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pass_and_play.games.bank_heist.split import Split
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, Colour, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import FIGURE, SMALL
from pass_and_play.ui.parts.label import LEAST
from pass_and_play.ui.room import Room
from pass_and_play.words import Text


@dataclass(frozen=True, slots=True)
class _Plan:
    """How the sum is set in one form: lines, height of the captions, sizes of icons and figures, room of a
    sign between two of its parts, and gap between icon and words."""

    lines: int
    caption: float
    icon: float
    figure: float
    sign: float
    gap: float


_PLANS = {
    Form.LANDSCAPE: _Plan(1, 17, 36, 38, 64, 14),
    Form.PORTRAIT: _Plan(2, 17, 36, 40, 70, 14),
    Form.COMPACT: _Plan(1, 14.5, 26, 28, 46, 10),
}


@dataclass(frozen=True, slots=True)
class _Part:
    """A number of the sum with its icon and caption, and the sign before it; `result`: it comes out of the
    others."""

    sign: str
    icon: str
    words: Text
    number: Text
    result: bool = False


def draw_sum(canvas: Canvas, rect: Rect, split: Split, room: Room) -> None:
    """The whole sum in `rect`, in one line or in two."""
    plan, palette = _PLANS[canvas.form], canvas.theme.palette
    fill = BLACK if canvas.theme.high_contrast else with_alpha(BLACK, 0.4)
    canvas.panel(rect, fill=fill, edge=palette.line, radius=26)
    parts = _parts(split, room)
    lines = [parts] if plan.lines == 1 else [parts[:3], parts[3:]]
    x, y, wide, high = rect
    pad = 12.0
    tall = (high - 2 * pad) / len(lines)
    for number, line in enumerate(lines):
        _line(canvas, (x + 16, y + pad + number * tall, wide - 32, tall), plan, line)


def _parts(split: Split, room: Room) -> list[_Part]:
    words, number = room.words, room.words.number
    return [
        _Part("", "loot", words("split.loot"), number(split.loot)),
        _Part("+", "mastermind", words("role.mastermind"), number(split.bonus)),
        _Part("=", "coin-pile", words("split.total"), number(split.loot + split.bonus)),
        _Part("÷", "players", words("split.shares"), number(split.shares)),
        _Part("=", "cash", words("split.each"), number(split.each), result=True),
        _Part("|", "coin", words("split.rest"), number(split.rest)),
    ]


def _line(canvas: Canvas, rect: Rect, plan: _Plan, parts: Sequence[_Part]) -> None:
    palette = canvas.theme.palette
    x, y, wide, high = rect
    style = SMALL.at(max(plan.caption, LEAST[canvas.form]))
    figure = FIGURE.at(plan.figure)
    widths = [
        max(canvas.measure(part.words, style), canvas.measure(part.number, figure)) + 2 for part in parts
    ]
    signs = plan.sign * sum(bool(part.sign) for part in parts)
    icons = (plan.icon + plan.gap) * len(parts)
    spare = wide - sum(widths) - signs - icons
    # What does not fit is taken from the signs, never from the letters.
    sign = plan.sign + min(0.0, spare / max(1, sum(bool(part.sign) for part in parts)))
    left = x + max(spare, 0.0) / 2
    for part, room in zip(parts, widths, strict=True):
        if part.sign:
            _sign(canvas, (left, y, sign, high), part.sign, plan)
            left += sign
        icon = (left, y + (high - plan.icon) / 2, plan.icon, plan.icon)
        canvas.icon(part.icon, icon, palette.acc)
        left += plan.icon + plan.gap
        tall = plan.figure * 1.05
        caption = style.size * canvas.theme.text_size * 1.15
        top = y + (high - tall - caption) / 2
        canvas.write(part.words, (left, top, room, caption), style, palette.text2)
        ink = palette.acc if part.result else palette.text
        canvas.write(part.number, (left, top + caption, room, tall), figure, ink)
        left += room


def _sign(canvas: Canvas, rect: Rect, sign: str, plan: _Plan) -> None:
    """Plus, equals, divided by, or the line before what is left over: drawn, so that no font decides."""
    palette = canvas.theme.palette
    x, y, wide, high = rect
    middle, ink = (x + wide / 2, y + high / 2), palette.text2
    if sign == "|":
        canvas.veil((middle[0] - 1, y + high * 0.1, 2, high * 0.8), palette.line)
        return
    reach, thick = plan.icon * 0.26, plan.icon * 0.11
    rows: dict[str, tuple[float, ...]] = {"+": (0.0,), "=": (-0.16, 0.16), "÷": (0.0,)}
    for row in rows[sign]:
        _bar(canvas, middle[0], middle[1] + row * plan.icon, 2 * reach, thick, ink)
    if sign == "+":
        canvas.panel((middle[0] - thick / 2, middle[1] - reach, thick, 2 * reach), fill=ink, radius=thick / 2)
    if sign == "÷":
        for up in (-1, 1):
            canvas.disc((middle[0], middle[1] + up * reach), thick * 0.75, ink)


def _bar(canvas: Canvas, x: float, y: float, wide: float, thick: float, ink: Colour) -> None:
    canvas.panel((x - wide / 2, y - thick / 2, wide, thick), fill=ink, radius=thick / 2)
