"""The offers: those that can be answered first, then what was agreed, paid or struck out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pass_and_play.games.bank_heist.deals import Offer, Stage
from pass_and_play.games.bank_heist.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, BUTTON, TITLE
from pass_and_play.ui.parts.button import button
from pass_and_play.ui.parts.label import least
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.bank_heist import offer_card
from pass_and_play.ui.tables.bank_heist.moves import chosen_offer

RADIUS = 24.0
_GAP = 8.0


@dataclass(frozen=True, slots=True)
class _Plan:
    """Sizes of the panel in one form: its padding, the line of the heading and its letters, the size of
    the button that turns over, and how many offers lie side by side."""

    pad: float
    head: float
    title: float
    turn: tuple[float, float]
    columns: int


_PLANS = {
    Form.LANDSCAPE: _Plan(10, 56, 26, (128, 56), 1),
    Form.PORTRAIT: _Plan(8, 30, 24, (84, 0), 2),
    Form.COMPACT: _Plan(6, 44, 20, (116, 44), 1),
}
_ORDER = (Stage.OPEN, Stage.AGREED, Stage.PAID, Stage.VOID)


def draw(canvas: Canvas, rect: Rect, table: TableView, room: Room) -> None:
    """As many offers as there is room for. Where an open one has none, a button turns to the next ones by
    choosing the first of them: the chosen offer is always to be seen."""
    palette, plan = canvas.theme.palette, _PLANS[canvas.form]
    canvas.panel(rect, fill=palette.b2, edge=palette.line, radius=RADIUS)
    x, y, wide, high = rect
    head = (x + plan.pad, y + (3 if plan.columns > 1 else 6), wide - 2 * plan.pad, plan.head)
    top = head[1] + head[3] + 4
    body = (x + plan.pad, top, wide - 2 * plan.pad, y + high - plan.pad - top)
    page = _page(canvas, body, table, room)
    _head(canvas, head, table, room, page)
    if not table.offers:
        _nothing(canvas, body, room)
    for offer, place in zip(page.shown, page.places, strict=True):
        offer_card.draw(canvas, place, offer, table, room)
    if page.next is not None:
        wide_turn, high_turn = plan.turn
        place = (head[0] + head[2] - wide_turn, head[1], wide_turn, high_turn)
        if plan.columns > 1:
            place = (body[0] + body[2] - wide_turn, body[1], wide_turn, body[3])
        _turn(canvas, place, room, page)


def _head(canvas: Canvas, rect: Rect, table: TableView, room: Room, page: _Page) -> None:
    """The title, and how many settled offers have no room where nothing turns over."""
    palette, plan, (x, y, wide, high) = canvas.theme.palette, _PLANS[canvas.form], rect
    side = plan.title * 1.15
    canvas.icon("offer", (x + 6, y + (high - side) / 2, side, side), palette.acc)
    left = x + side + 14
    title = (left, y, wide - left + x, high)
    taken = canvas.write(room.words("offers.title"), title, TITLE.at(plan.title), palette.text)
    hidden = len(table.offers) - len(page.shown)
    if page.next is None and hidden > 0:
        style = BODY.at(15 if canvas.form is Form.COMPACT else 17)
        left = taken[0] + taken[2] + 8
        place = (left, y, x + wide - 8 - left, high)
        waiting = any(offer.stage is Stage.OPEN for offer in _sorted(table)[len(page.shown) :])
        says = room.words("offers.more" if waiting else "offers.settled", n=hidden)
        canvas.write(says, place, style, palette.text2, align="right", shrink=least(canvas, style))


def _nothing(canvas: Canvas, body: Rect, room: Room) -> None:
    style = BODY.at(16 if canvas.form is Form.COMPACT else 18)
    x, y, wide, high = body
    lines = 6 if canvas.form is not Form.PORTRAIT else 2
    place = (x + 10, y, wide - 20, high if canvas.form is Form.PORTRAIT else min(high, 170))
    says = room.words("offers.none")
    canvas.write(says, place, style, canvas.theme.palette.text2, lines=lines, valign="top")


def _sorted(table: TableView) -> list[Offer]:
    """Those to be answered first; of one stage the newest first."""
    return sorted(table.offers, key=lambda offer: (_ORDER.index(offer.stage), -offer.number))


@dataclass(frozen=True, slots=True)
class _Page:
    """What is to be seen and where, how many open offers are not, and with which one the next page begins."""

    shown: Sequence[Offer]
    places: Sequence[Rect]
    hidden: int = 0
    next: Offer | None = None


def _page(canvas: Canvas, body: Rect, table: TableView, room: Room) -> _Page:
    """The page with the chosen offer, else the first one."""
    line, chosen = _sorted(table), chosen_offer(table, room)
    still_open = [offer for offer in line if offer.stage is Stage.OPEN]
    places = _fill(canvas, body, line, room)
    if len(places) >= len(still_open) or room.ask is None:
        return _Page(line[: len(places)], places)
    plan, (x, y, wide, high) = _PLANS[canvas.form], body
    less = body if plan.columns == 1 else (x, y, wide - plan.turn[0] - _GAP, high)
    first = 0
    while True:
        places = _fill(canvas, less, still_open[first:], room)
        after = first + len(places)
        if chosen is None or chosen not in still_open[after:]:
            break
        first = after
    follows = still_open[after if after < len(still_open) else 0]
    return _Page(still_open[first:after], places, len(still_open) - len(places), follows)


def _fill(canvas: Canvas, body: Rect, line: Sequence[Offer], room: Room) -> list[Rect]:
    """Places for the first offers of the line, as many as there is room for."""
    most = _PLANS[canvas.form].columns
    ways = (_columns(canvas, body, line, room, columns) for columns in range(most, 0, -1))
    return next((found for found in ways if found), [])


def _columns(canvas: Canvas, body: Rect, line: Sequence[Offer], room: Room, columns: int) -> list[Rect]:
    """Such places in so many columns; in narrow ones long names make an offer higher."""
    x, y, wide, high = body
    one = (wide - _GAP * (columns - 1)) / columns
    found: list[Rect] = []
    top = y
    for start in range(0, len(line), columns):
        row = line[start : start + columns]
        tall = max(offer_card.height(canvas, offer, room, one) for offer in row)
        if top + tall > y + high + 0.5:
            break
        found += [(x + (one + _GAP) * index, top, one, tall) for index in range(len(row))]
        top += tall + _GAP
    return found


def _turn(canvas: Canvas, rect: Rect, room: Room, page: _Page) -> None:
    """The button that turns to the next open offers, and from the last ones to the first."""
    assert page.next is not None
    upright = _PLANS[canvas.form].columns > 1
    words = room.words("offers.more", n=page.hidden)
    style = BUTTON.at(16 if canvas.form is Form.COMPACT else 18)
    icon = None if upright else "chevron-down"
    key = f"offer:{page.next.number}"
    button(canvas, rect, words, key=key, kind="ghost", icon=icon, icon_after=True, style=style, radius=15)
