"""Where everything stands on the screen of a result, in each form, for three cards and for five."""

from __future__ import annotations

from dataclasses import dataclass

from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.tables.casa_de_papel.board import wide_high
from pass_and_play.ui.tables.casa_de_papel.sums import Column


@dataclass(frozen=True, slots=True)
class Cards:
    """Where the cards lie side by side, from `left` and `top` at `pitch`, and how high their captions are."""

    left: float
    top: float
    card: tuple[float, float]
    pitch: float
    caption: float

    def slot(self, place: float) -> Rect:
        return self.left + self.pitch * place, self.top, *self.card

    def below(self, first: int, count: int) -> Rect:
        """The caption under so many cards from the place `first` on."""
        wide = self.pitch * (count - 1) + self.card[0]
        return self.left + self.pitch * first, self.top + self.card[1] + 9, wide, self.caption


@dataclass(frozen=True, slots=True)
class Layout:
    """Where everything stands in one form, with three cards or with five."""

    cards: Cards
    sum: Column
    board: Rect
    hint: Rect


_BOARDS = {
    Form.LANDSCAPE: (56.0, 446.0, 1168.0, wide_high(Form.LANDSCAPE)),
    Form.PORTRAIT: (24.0, 834.0, 752.0, wide_high(Form.PORTRAIT)),
    Form.COMPACT: (20.0, 312.0, 984.0, wide_high(Form.COMPACT) + 10),
}
_HINTS = {
    Form.LANDSCAPE: (56.0, 720.0, 740.0, 64.0),
    Form.PORTRAIT: (32.0, 1110.0, 736.0, 56.0),
    Form.COMPACT: (20.0, 538.0, 680.0, 52.0),
}
ROSETTES = {
    Form.LANDSCAPE: ((308.0, 264.0), 294.0),
    Form.PORTRAIT: ((400.0, 266.0), 216.0),
    Form.COMPACT: ((236.0, 172.0), 190.0),
}


def _layout(form: Form, cards: Cards, column: Column) -> Layout:
    return Layout(cards, column, _BOARDS[form], _HINTS[form])


THREE = {
    Form.LANDSCAPE: _layout(
        Form.LANDSCAPE,
        Cards(left=72, top=112, card=(182, 255), pitch=210, caption=44),
        Column((740, 104, 484, 40), 40, (740, 142, 484, 122), 122, (740, 280, 484, 156), 46),
    ),
    Form.PORTRAIT: _layout(
        Form.PORTRAIT,
        Cards(left=50, top=112, card=(220, 308), pitch=240, caption=46),
        Column((50, 492, 700, 40), 40, (50, 532, 700, 118), 118, (50, 656, 700, 160), 50),
    ),
    Form.COMPACT: _layout(
        Form.COMPACT,
        Cards(left=32, top=80, card=(132, 185), pitch=148, caption=30),
        Column((504, 64, 500, 34), 32, (504, 96, 500, 82), 80, (504, 184, 500, 120), 40),
    ),
}
FIVE = {
    Form.LANDSCAPE: _layout(
        Form.LANDSCAPE,
        Cards(left=56, top=142, card=(136, 190), pitch=146, caption=44),
        Column((812, 104, 412, 40), 40, (812, 142, 412, 122), 104, (812, 280, 412, 156), 46),
    ),
    Form.PORTRAIT: _layout(
        Form.PORTRAIT,
        Cards(left=30, top=124, card=(140, 196), pitch=150, caption=46),
        Column((50, 432, 700, 40), 40, (50, 480, 700, 122), 122, (50, 622, 700, 196), 58),
    ),
    Form.COMPACT: _layout(
        Form.COMPACT,
        Cards(left=28, top=90, card=(110, 154), pitch=118, caption=34),
        Column((640, 64, 364, 34), 32, (640, 96, 364, 82), 76, (640, 184, 364, 120), 40),
    ),
}
