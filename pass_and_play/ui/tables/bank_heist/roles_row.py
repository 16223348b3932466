"""The role cards in the middle: those of this heist with the hidden one last, or those to pick from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from pass_and_play.engine.secret import HIDDEN
from pass_and_play.games.bank_heist.views import MaybeRole, TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, H
from pass_and_play.ui.parts.label import least
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.bank_heist import faces, hint_strip

RADIUS = 22.0
_WIDEST = 116.0
_PEEK = 26.0
"""What can be seen at least of a card that lies under another one of its role."""
_CLOSE, _WIDE = 4.0, 14.0
"""Gaps between cards."""


@dataclass(frozen=True, slots=True)
class _Plan:
    """Heights in the panel of one form: the padding, the heading (0 for none), and the hints."""

    pad: float
    heading: float
    hints: float


_PLANS = {
    Form.LANDSCAPE: _Plan(8, 36, 30),
    Form.PORTRAIT: _Plan(8, 32, 30),
    Form.COMPACT: _Plan(6, 0, 26),
}


def draw(canvas: Canvas, rect: Rect, table: TableView, room: Room) -> None:
    """The panel: what lies there, and below it what survivors would get."""
    palette, words, plan = canvas.theme.palette, room.words, _PLANS[canvas.form]
    canvas.panel(rect, fill=with_alpha(BLACK, 0.45), edge=palette.line, radius=RADIUS)
    x, y, wide, high = rect
    left, inner = x + 10, wide - 20
    top, foot = y + plan.pad, y + high - plan.pad
    key = "dealt" if table.row else "to_pick"
    if plan.heading:
        line = (left + 12, top, inner - 24, plan.heading - 4)
        title = (words(f"roles_row.{key}"), H.at(20), palette.text)
        note = (words(f"roles_row.{key}_note"), BODY.at(17.5), palette.text2)
        small = note[1].at(note[1].size * least(canvas, note[1]))
        both = canvas.measure(title[0], title[1]) + canvas.measure(note[0], small) + 12
        canvas.spans((title, note) if both <= line[2] else (title,), line, gap=12)
        top += plan.heading
    if table.hints:
        foot -= plan.hints
        hint_strip.draw(canvas, (left + 6, foot, inner - 12, plan.hints), table, room)
    cards = list(table.row) if table.row else list(table.roles)
    _cards(canvas, (left, top, inner, foot - top), cards, room)


def _cards(canvas: Canvas, rect: Rect, cards: Sequence[MaybeRole], room: Room) -> None:
    known = sorted((one for one in cards if one is not HIDDEN), key=lambda role: role.order)
    line: list[MaybeRole] = [*known, *(one for one in cards if one is HIDDEN)]
    boxes = _boxes(rect, line)
    named = faces.name_fits(canvas, boxes[0][2], tuple(known), room.words)
    for one, box, above in zip(line, boxes, [*line[1:], None], strict=True):
        if one is HIDDEN:
            faces.back(canvas, box)
        else:
            covered = above is not HIDDEN and above == one and len(boxes) > 1 and _overlap(boxes)
            faces.public_role(canvas, box, one, room.words, named=named and not covered)


def _overlap(boxes: Sequence[Rect]) -> bool:
    return any(one[0] + one[2] > two[0] for one, two in pairwise(boxes))


def _boxes(rect: Rect, line: Sequence[MaybeRole]) -> list[Rect]:
    """Side by side in the middle of the row; where that is too narrow for their names, cards of one role
    lie on each other."""
    x, y, wide, high = rect
    count = len(line)
    repeats = [one is not HIDDEN and one == before for one, before in zip(line[1:], line, strict=False)]
    best = min(_WIDEST, high * faces.WIDE / faces.HIGH)
    card, peek = best, best + _CLOSE
    if count * best + (count - 1) * _CLOSE > wide:
        groups = count - sum(repeats)
        gaps = (groups - 1) * _CLOSE
        card = min(best, (wide - sum(repeats) * _PEEK - gaps) / groups)
        peek = (wide - groups * card - gaps) / max(sum(repeats), 1)
    gap = _CLOSE
    if peek > card:
        gap = min(_WIDE, (wide - count * card) / max(count - 1, 1))
        peek = card + gap
    steps = [peek if repeat else card + gap for repeat in repeats]
    tall = card * faces.HIGH / faces.WIDE
    left, top = x + (wide - sum(steps) - card) / 2, y + (high - tall) / 2
    return [(left + sum(steps[:index]), top, card, tall) for index in range(count)]
