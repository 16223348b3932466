"""What a seat holds, on its page without a question: its hand, and what it has passed on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pass_and_play.engine.secret import Hidden
from pass_and_play.games.caper.views import HandView, MaybeCard, TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, H
from pass_and_play.ui.parts.card import ROUNDNESS
from pass_and_play.ui.parts.label import least
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.caper import faces

RATIO = 1.4
"""Height of the picture of a back as a share of its width."""


@dataclass(frozen=True, slots=True)
class _Plan:
    """In canvas units: the height of a heading and the size of its letters, how many cards lie in a row and
    their size, in the hand and among those passed on, and the gap between cards."""

    heading: float
    size: float
    hand: tuple[int, float, float]
    passed: tuple[int, float, float]
    gap: float


_PLANS = {
    Form.LANDSCAPE: _Plan(36, 21, (6, 148, 190), (8, 136, 84), 11),
    Form.PORTRAIT: _Plan(36, 21, (3, 150, 194), (4, 175, 76), 12),
    Form.COMPACT: _Plan(28, 17, (6, 148, 112), (8, 112, 62), 9),
}


def draw(canvas: Canvas, place: Rect, table: TableView, hand: HandView, room: Room) -> None:
    """The hand in `place`, cards that the seat has not looked at as backs; below it those that it has seen
    and that are not played yet, whoever holds them now."""
    plan, words = _PLANS[canvas.form], room.words
    x, y, wide, high = place
    if not hand.cards and not hand.passed:
        style = BODY if canvas.form is not Form.COMPACT else BODY.at(17)
        canvas.write(words("held.nothing"), (x, y, wide, 36), style, canvas.theme.palette.text2)
        return
    top = y
    if hand.cards:
        unseen = any(isinstance(card, Hidden) for card in hand.cards)
        heading = "held.hand_unseen" if unseen else "held.hand"
        top = _cards(canvas, (x, top, wide, y + high - top), heading, hand.cards, table, room, plan.hand)
    if hand.passed:
        _cards(canvas, (x, top, wide, y + high - top), "held.passed", hand.passed, table, room, plan.passed)


def _cards(
    canvas: Canvas,
    place: Rect,
    heading: str,
    cards: Sequence[MaybeCard],
    table: TableView,
    room: Room,
    lie: tuple[int, float, float],
) -> float:
    """A heading with its cards; returns where they end."""
    plan, words = _PLANS[canvas.form], room.words
    x, y, room_wide, _ = place
    style = H.at(plan.size)
    ink = canvas.theme.palette.text
    canvas.write(words(heading), (x, y, room_wide, plan.heading), style, ink, shrink=least(canvas, style))
    top, (most, across, down) = y + plan.heading, lie
    left = x
    for number, card in enumerate(cards):
        row, column = divmod(number, most)
        left = left if column else x
        wide = min(across, down / RATIO) if isinstance(card, Hidden) else across
        rect = (left, top + row * (down + plan.gap), wide, down)
        left += wide + plan.gap
        if isinstance(card, Hidden):
            back = faces.back(table.rounds[table.round].deck)
            canvas.picture(back, rect, radius=ROUNDNESS)
        elif lie == plan.passed:
            faces.small_card(canvas, rect, card, words, city=table.board.city_colour)
        else:
            faces.hand_card(canvas, rect, card, words, city=table.board.city_colour)
    return top + -(-len(cards) // most) * (down + plan.gap)
