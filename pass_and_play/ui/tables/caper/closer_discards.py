"""The discard areas of both sides, looked at closer: every card that lies there, in the order it came."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pass_and_play.games.caper.board import Side
from pass_and_play.games.caper.cards import Card, Gear
from pass_and_play.games.caper.scoring import DISCARDED_GEAR
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, H
from pass_and_play.ui.parts.label import least
from pass_and_play.ui.tables.caper import faces, sides
from pass_and_play.ui.tables.caper.closer_layout import Layout
from pass_and_play.ui.tables.caper.closer_view import View
from pass_and_play.words import Text


@dataclass(frozen=True, slots=True)
class _Cards:
    """So many cards in a row, each so high in canvas units; `loud` ones have a picture."""

    row: int
    high: float
    loud: bool = True


@dataclass(frozen=True, slots=True)
class _Plan:
    """In canvas units: the height of a heading and the size of its letters, and the gaps between cards and
    between the two areas. Of the `ways` in which cards may lie the first with room for all is taken; where
    none has, the cards of the last are as low as need be."""

    heading: float
    letters: float
    gap: float
    apart: float
    ways: tuple[_Cards, ...]


_PLANS = {
    Form.LANDSCAPE: _Plan(44, 22, 10, 40, (_Cards(3, 236), _Cards(4, 172), _Cards(4, 84, loud=False))),
    Form.PORTRAIT: _Plan(
        44, 22, 8, 24, (_Cards(4, 212), _Cards(5, 168), _Cards(5, 148), _Cards(5, 78, loud=False))
    ),
    Form.COMPACT: _Plan(34, 18, 7, 28, (_Cards(3, 140), _Cards(4, 106), _Cards(4, 62, loud=False))),
}


def draw(canvas: Canvas, layout: Layout, view: View, first: Side) -> None:
    """The area of one side, and beside it, upright below it, that of the other."""
    plan, (x, y, _, _) = _PLANS[canvas.form], layout.card
    wide = layout.rows[0] + layout.rows[2] - x
    high = layout.foot[1] + layout.foot[3] - y
    across, down = (wide - plan.apart) / 2, (high - plan.apart) / 2
    if layout.beside:
        places = (x, y, wide, down), (x, y + down + plan.apart, wide, down)
    else:
        places = (x, y, across, high), (x + across + plan.apart, y, across, high)
    for place, side in zip(places, (first, sides.rival(first)), strict=True):
        _area(canvas, place, view, side)


def _area(canvas: Canvas, rect: Rect, view: View, side: Side) -> None:
    """Whose it is, how many cards lie there and, with teams, what its gear brings; then the cards."""
    plan, palette, words = _PLANS[canvas.form], canvas.theme.palette, view.words
    cards = view.table.board.discards[side]
    x, y, wide, high = rect
    body = BODY.at(plan.letters * 0.82)
    said = _count(view, side, cards)
    reach = canvas.measure(said, body) + 1
    canvas.write(said, (x + wide - reach, y, reach, plan.heading), body, palette.text2, align="right")
    name, style = (x, y, wide - reach - 12, plan.heading), H.at(plan.letters)
    canvas.write(view.name(side), name, style, sides.COLOURS[side], shrink=least(canvas, style))
    canvas.veil((x, y + plan.heading, wide, 2), with_alpha(sides.COLOURS[side], 0.6))
    top = y + plan.heading + 10
    way, down = _way(plan, max(map(len, view.table.board.discards)), y + high - top)
    across = (wide - plan.gap * (way.row - 1)) / way.row
    for number, card in enumerate(cards):
        row, column = divmod(number, way.row)
        place = (x + column * (across + plan.gap), top + row * (down + plan.gap), across, down)
        if way.loud:
            faces.loud_card(canvas, place, card, words, city=view.city)
        else:
            faces.small_card(canvas, place, card, words, city=view.city)


def _way(plan: _Plan, count: int, room: float) -> tuple[_Cards, float]:
    """How so many cards lie in a `room` so high, and how high each is."""
    most = 0.0
    for way in plan.ways:
        rows = max(1, -(-count // way.row))
        most = (room + plan.gap) / rows - plan.gap
        if most >= way.high:
            return way, way.high
    return plan.ways[-1], most


def _count(view: View, side: Side, cards: Sequence[Card]) -> Text:
    words = view.words
    gear = sum(isinstance(card, Gear) for card in cards)
    if gear and sides.lookout(view.table.parts, side) is not None:
        return words("closer.discards_points", n=len(cards), points=gear * DISCARDED_GEAR)
    return words("closer.discards_count", n=len(cards)) if cards else words("closer.discards_none")
