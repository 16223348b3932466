"""What an offer is: from whom to whom, how much, and what for."""

from __future__ import annotations

from dataclasses import dataclass

from pass_and_play.games.bank_heist.deals import Offer
from pass_and_play.games.bank_heist.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import FIGURE, H
from pass_and_play.ui.parts.label import label, least
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.bank_heist.pair_column import PLACES
from pass_and_play.ui.tables.bank_heist.sums import money
from pass_and_play.words import Text


@dataclass(frozen=True, slots=True)
class DealPlan:
    """Where it stands, in canvas units, and the sizes of its letters: the names of payer and payee, the sum
    between them with an arrow, and below it the deed."""

    payer: Rect
    payee: Rect
    sum: Rect
    arrow: Rect
    deed: Rect
    sizes: tuple[float, float, float]
    """Of names, sum and deed."""


def deal(canvas: Canvas, plan: DealPlan, offer: Offer, table: TableView, room: Room) -> None:
    """Draw the offer."""
    palette, (name, sum_, deed) = canvas.theme.palette, plan.sizes
    for seat, place in ((offer.payer, plan.payer), (offer.payee, plan.payee)):
        look, style = room.look(seat), H.at(name)
        label(
            canvas,
            place,
            room.names[seat],
            style,
            palette.text,
            icon=look.icon,
            icon_size=name * 1.06,
            icon_colour=look.colour,
            icon_after=seat == offer.payee,
            gap=name * 0.5,
            shrink=least(canvas, style),
        )
    amount = money(room.words, offer.amount)
    canvas.write(amount, plan.sum, FIGURE.at(sum_), palette.acc, align="center", shrink=0.6)
    canvas.icon("arrow-right", plan.arrow, palette.text)
    says = if_done(offer, table, room)
    canvas.write(says, plan.deed, H.at(deed), palette.text, align="center", shrink=0.6)


def if_done(offer: Offer, table: TableView, room: Room) -> Text:
    """What the payee is paid for: `if Cleo leaves this heist`."""
    side = f"{PLACES[offer.place]}." if table.places > 1 else ""
    return room.words(f"deal.{side}if_{offer.deed}", name=room.names[offer.payee])
