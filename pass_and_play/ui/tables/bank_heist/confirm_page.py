"""Hidden money: the payer confirms an agreed offer, or refuses, on a page that hides whether it could pay.

Both answers take the same touches, and what the page says is as long with the money as without it.
"""

from __future__ import annotations

from dataclasses import dataclass

from pass_and_play.games.bank_heist.views import HandView, TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, lighten, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, H
from pass_and_play.ui.parts.card import badge
from pass_and_play.ui.parts.focus import focus_ring
from pass_and_play.ui.parts.label import label
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.bank_heist.deal import DealPlan, deal
from pass_and_play.ui.tables.bank_heist.sums import money
from pass_and_play.ui.tables.private_head import private_head
from pass_and_play.words import Text

RADIUS = 22.0


@dataclass(frozen=True, slots=True)
class _Plan:
    """Where everything stands in one form, in canvas units."""

    offer: Rect
    deal: DealPlan
    hold: Rect
    answers: tuple[Rect, Rect]
    sizes: tuple[float, float]
    """Of the words on an answer, and of the sentence below them."""


_PLANS = {
    Form.LANDSCAPE: _Plan(
        offer=(56, 204, 1168, 196),
        deal=DealPlan(
            payer=(190, 246, 350, 54),
            payee=(740, 246, 350, 54),
            sum=(560, 218, 160, 84),
            arrow=(622, 296, 36, 36),
            deed=(80, 340, 1120, 44),
            sizes=(33, 68, 24),
        ),
        hold=(56, 416, 1168, 60),
        answers=((56, 500, 572, 180), (652, 500, 572, 180)),
        sizes=(28, 19),
    ),
    Form.PORTRAIT: _Plan(
        offer=(32, 246, 736, 250),
        deal=DealPlan(
            payer=(50, 306, 270, 54),
            payee=(480, 306, 270, 54),
            sum=(320, 270, 160, 84),
            arrow=(382, 354, 36, 36),
            deed=(52, 418, 696, 54),
            sizes=(33, 68, 24),
        ),
        hold=(32, 516, 736, 64),
        answers=((32, 604, 736, 190), (32, 818, 736, 190)),
        sizes=(30, 20),
    ),
    Form.COMPACT: _Plan(
        offer=(32, 142, 960, 148),
        deal=DealPlan(
            payer=(150, 172, 282, 44),
            payee=(592, 172, 282, 44),
            sum=(436, 150, 152, 64),
            arrow=(499, 210, 26, 26),
            deed=(60, 244, 904, 36),
            sizes=(26, 52, 20),
        ),
        hold=(32, 300, 960, 48),
        answers=((32, 362, 472, 150), (520, 362, 472, 150)),
        sizes=(23, 17),
    ),
}


def draw(canvas: Canvas, table: TableView, hand: HandView, room: Room) -> None:
    """The offer, what one holds, and the two answers."""
    assert hand.offer is not None
    plan, words, palette = _PLANS[canvas.form], room.words, canvas.theme.palette
    title = words("confirm_page.title", name=room.names[hand.seat])
    private_head(canvas, room, hand.seat, title, words("confirm_page.note"), lines=2)
    canvas.panel(plan.offer, fill=with_alpha(BLACK, 0.35), edge=palette.line, radius=RADIUS)
    deal(canvas, plan.deal, hand.offer, table, room)
    _hold(canvas, plan.hold, hand, room)
    amount = money(words, hand.offer.amount)
    able = room.offered("pay")
    pay = words("confirm_page.pay_note" if able else "confirm_page.too_little", amount=amount)
    refuse = words("confirm_page.refuse_note" if able else "confirm_page.refuse_note_only")
    first, second = plan.answers
    _answer(canvas, first, "pay", words("confirm_page.pay", amount=amount), pay, room, keys=("1",))
    _answer(canvas, second, "refuse", words("confirm_page.refuse"), refuse, room, keys=("2",))


def confirm_words(room: Room) -> Text:
    """What the confirming button says: the same for either answer."""
    return room.words("confirm_page.confirm" if room.ready else "confirm_page.choose")


def _hold(canvas: Canvas, rect: Rect, hand: HandView, room: Room) -> None:
    """One's own money, which nobody else sees."""
    palette, words, size = canvas.theme.palette, room.words, 20 if canvas.form is not Form.COMPACT else 17
    x, y, wide, high = rect
    canvas.panel(rect, fill=with_alpha(BLACK, 0.35), radius=18)
    canvas.icon("cash", (x + 24, y + high / 2 - 13, 26, 26), palette.acc)
    runs = (
        (words("role_choice.hold"), BODY.at(size), palette.text2),
        (money(words, hand.money), H.at(size), palette.text),
    )
    taken = canvas.spans(runs, (x + 62, y, wide * 0.4, high), gap=10)
    left = taken[0] + taken[2] + 30
    note = words("confirm_page.only_you")
    canvas.write(note, (left, y, x + wide - left - 24, high), BODY.at(size), palette.text2, align="right")


def _answer(
    canvas: Canvas, rect: Rect, key: str, says: Text, note: Text, room: Room, *, keys: tuple[str, ...]
) -> None:
    """One of the two answers; where the money is not there, that one is dashed and has a lock."""
    palette, plan = canvas.theme.palette, _PLANS[canvas.form]
    able, chosen = room.offered(key), room.chosen(key)
    feel = canvas.target(key, rect, says, enabled=able, keys=keys)
    if feel.focused:
        focus_ring(canvas, rect, radius=RADIUS, gap=2)
    if not able:
        canvas.panel(rect, fill=palette.b2, edge=palette.line, radius=RADIUS, dashed=True)
    elif chosen:
        canvas.panel(rect, fill=palette.b2, edge=palette.acc, radius=RADIUS, width=5)
    else:
        fill = lighten(palette.b2, 0.1) if feel.hovered else palette.b2
        canvas.panel(rect, fill=fill, edge=palette.line, radius=RADIUS)
    x, y, wide, high = rect
    size, small = plan.sizes
    icon = {"pay": "cash", "refuse": "close"}[key]
    ink = palette.text if able else palette.text2
    upper = (x + 24, y + high * 0.16, wide - 48, high * 0.36)
    style = H.at(size)
    label(canvas, upper, says, style, ink, icon=icon if able else "lock", icon_size=size * 1.1, gap=14)
    lower = (x + 28, y + high * 0.52, wide - 56, high * 0.4)
    canvas.write(note, lower, BODY.at(small), palette.text2, align="center", valign="top", lines=2)
    if chosen:
        badge(canvas, (x + wide / 2, y), 22, "chosen")
