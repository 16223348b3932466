"""What was agreed and who left, as facts in a row."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pass_and_play.engine.ask import Seat
from pass_and_play.games.bank_heist.deals import Deed, Offer, Stage
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import SMALL, Style
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.bank_heist.flow import Bit, Fact, draw_facts
from pass_and_play.ui.tables.bank_heist.sums import money

DEEDS = {Deed.LEAVE: "exit", Deed.STAY: "stay"}
"""The icon of what was paid for."""


def draw_dealings(
    canvas: Canvas,
    rect: Rect,
    room: Room,
    deals: Sequence[Offer],
    leavers: Sequence[Seat],
    *,
    style: Style = SMALL,
    lines: int = 2,
) -> None:
    """The deals that were kept and all other leavers, with names where they fit, else by their marks."""
    kept = [deal for deal in deals if deal.stage is Stage.PAID]
    paid = {deal.payee for deal in kept if deal.deed is Deed.LEAVE}
    others = [seat for seat in leavers if seat not in paid]
    quiet, words = canvas.theme.palette.text2, room.words

    def more(count: int) -> Fact:
        return [Bit(quiet, words("split.more", n=count))]

    full = [*_told(canvas, room, kept, others)] or [[Bit(quiet, words("split.no_deals"))]]
    brief = [*_marked(canvas, room, kept, others)] or [[Bit(quiet, words("split.no_deals_brief"))]]
    draw_facts(canvas, rect, style, lines, full, brief, more=more)


def _told(canvas: Canvas, room: Room, deals: Sequence[Offer], leavers: Sequence[Seat]) -> Iterator[Fact]:
    """In words: Dev left for Ben’s 3M."""
    palette, words = canvas.theme.palette, room.words
    for deal in deals:
        said = words(f"split.deal.{deal.deed}", name=room.names[deal.payer], sum=money(words, deal.amount))
        yield [*_who(canvas, room, deal.payee), Bit(palette.text2, said)]
    for seat in leavers:
        yield [*_who(canvas, room, seat), Bit(palette.text2, words("split.left"))]


def _who(canvas: Canvas, room: Room, seat: Seat) -> tuple[Bit, Bit]:
    look = room.look(seat)
    return Bit(look.colour, icon=look.icon), Bit(canvas.theme.palette.text, room.names[seat], bold=True)


def _marked(canvas: Canvas, room: Room, deals: Sequence[Offer], leavers: Sequence[Seat]) -> Iterator[Fact]:
    """By marks: who paid whom, how much, and for what."""
    palette = canvas.theme.palette
    for deal in deals:
        payer, payee = room.look(deal.payer), room.look(deal.payee)
        yield [
            Bit(payer.colour, icon=payer.icon),
            Bit(palette.text2, icon="arrow-right"),
            Bit(payee.colour, icon=payee.icon),
            Bit(palette.text, money(room.words, deal.amount), bold=True),
            Bit(palette.text2, icon=DEEDS[deal.deed]),
        ]
    for seat in leavers:
        look = room.look(seat)
        yield [Bit(look.colour, icon=look.icon), Bit(palette.text2, icon="exit")]
