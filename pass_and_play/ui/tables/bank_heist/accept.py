"""The sheet on which the seat addressed accepts an offer, or does not."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pass_and_play.engine.ask import Seat
from pass_and_play.games.bank_heist.deals import Deed, Offer
from pass_and_play.games.bank_heist.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, BUTTON, DISPLAY
from pass_and_play.ui.parts.button import button
from pass_and_play.ui.parts.label import label
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.bank_heist.deal import DealPlan, deal
from pass_and_play.ui.tables.bank_heist.pair_column import PLACES
from pass_and_play.ui.tables.bank_heist.sheet import sheet
from pass_and_play.ui.tables.bank_heist.sums import money
from pass_and_play.words import Text


@dataclass(frozen=True, slots=True)
class _Plan:
    """Where everything stands in one form, in canvas units."""

    sheet: Rect
    title: Rect
    title_size: float
    deal: DealPlan
    points: tuple[float, float, float, float]
    """Left, top and width of the three points, and the way from one to the next."""
    tile: float
    """Side of the tile before a point."""
    no: Rect
    accept: Rect


_PLANS = {
    Form.LANDSCAPE: _Plan(
        sheet=(60, 60, 1160, 680),
        title=(110, 122, 1060, 64),
        title_size=48,
        deal=DealPlan(
            payer=(226, 236, 340, 54),
            payee=(714, 236, 340, 54),
            sum=(566, 202, 148, 84),
            arrow=(622, 286, 36, 36),
            deed=(160, 336, 960, 44),
            sizes=(33, 72, 26),
        ),
        points=(310, 406, 680, 64),
        tile=48,
        no=(310, 628, 200, 72),
        accept=(530, 628, 440, 72),
    ),
    Form.PORTRAIT: _Plan(
        sheet=(24, 180, 752, 920),
        title=(60, 242, 680, 64),
        title_size=48,
        deal=DealPlan(
            payer=(46, 398, 276, 54),
            payee=(478, 398, 276, 54),
            sum=(324, 362, 152, 84),
            arrow=(382, 446, 36, 36),
            deed=(60, 528, 680, 54),
            sizes=(33, 72, 26),
        ),
        points=(72, 614, 656, 80),
        tile=48,
        no=(60, 984, 680, 76),
        accept=(60, 888, 680, 80),
    ),
    Form.COMPACT: _Plan(
        sheet=(40, 20, 944, 560),
        title=(80, 66, 864, 50),
        title_size=36,
        deal=DealPlan(
            payer=(130, 146, 306, 44),
            payee=(588, 146, 306, 44),
            sum=(440, 118, 144, 66),
            arrow=(498, 184, 28, 28),
            deed=(100, 220, 824, 36),
            sizes=(26, 56, 21),
        ),
        points=(190, 272, 700, 68),
        tile=44,
        no=(190, 496, 180, 60),
        accept=(386, 496, 440, 60),
    ),
}


def addressed(offer: Offer) -> Seat:
    """The seat that answers an offer: payer or payee, whoever did not make it."""
    return offer.payee if offer.maker == offer.payer else offer.payer


def draw(canvas: Canvas, table: TableView, room: Room, offer: Offer) -> None:
    """The whole picture, while `offer:K accept` is chosen: only the seat addressed confirms it."""
    seat, plan, words = addressed(offer), _PLANS[canvas.form], room.words
    look, size = room.look(seat), plan.title_size
    sheet(canvas, plan.sheet, edge=look.colour)
    label(
        canvas,
        plan.title,
        words("accept.title", name=room.names[seat]),
        DISPLAY.at(size),
        canvas.theme.palette.text,
        icon=look.icon,
        icon_size=size * 0.88,
        icon_colour=look.colour,
        gap=18,
        shrink=0.5,
    )
    deal(canvas, plan.deal, offer, table, room)
    for number, (icon, says) in enumerate(_points(table, room, offer)):
        _point(canvas, plan, number, icon, says)
    _answers(canvas, plan, room, offer)


def _points(table: TableView, room: Room, offer: Offer) -> Iterator[tuple[str, Text]]:
    """What accepting binds to: the money, the deed, and for good."""
    words, payer, payee = room.words, room.names[offer.payer], room.names[offer.payee]
    amount = money(words, offer.amount)
    aside = "accept.aside_hidden" if table.hidden_money else "accept.aside"
    yield "lock", words(aside, name=payer, amount=amount)
    side = f"{PLACES[offer.place]}." if table.places > 1 else ""
    assert table.loot is not None
    deposit = money(words, table.loot.deposit)
    icon = "exit" if offer.deed is Deed.LEAVE else "stay"
    yield icon, words(f"accept.{side}{offer.deed}", name=payee, deposit=deposit)
    yield "stale", words("accept.for_good", name=payer)


def _point(canvas: Canvas, plan: _Plan, number: int, icon: str, says: Text) -> None:
    palette = canvas.theme.palette
    left, top, wide, pitch = plan.points
    y, side = top + number * pitch, plan.tile
    canvas.panel((left, y, side, side), fill=with_alpha(BLACK, 0.4), radius=14)
    inset, inner = side * 0.22, side * 0.56
    canvas.icon(icon, (left + inset, y + inset, inner, inner), palette.acc)
    place = (left + side + 18, y - 8, wide - side - 18, side + 16)
    style = BODY if canvas.form is not Form.COMPACT else BODY.at(17.5)
    canvas.write(says, place, style, palette.text, lines=2)


def _answers(canvas: Canvas, plan: _Plan, room: Room, offer: Offer) -> None:
    """Back to the table, where the offer stays open, or accept it."""
    words = room.words
    style = BUTTON.at(24 if canvas.form is not Form.COMPACT else 20)
    back = f"offer:{offer.number} accept"
    button(canvas, plan.no, words("accept.no"), key=back, kind="secondary", style=style, keys=("escape",))
    says = words("accept.accept", name=room.names[addressed(offer)])
    enabled = room.ready
    button(
        canvas,
        plan.accept,
        says,
        key="confirm",
        icon="check",
        enabled=enabled,
        style=style,
        keys=("ctrl+return",),
    )
