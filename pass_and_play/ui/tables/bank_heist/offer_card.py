"""One offer: who pays whom how much for what, and what has become of it."""

from __future__ import annotations

from dataclasses import dataclass

from pass_and_play.engine.ask import Seat
from pass_and_play.games.bank_heist.deals import Offer, Stage
from pass_and_play.games.bank_heist.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, Colour, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.palettes import Heist
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, BUTTON, FIGURE, H, Style
from pass_and_play.ui.parts.button import button
from pass_and_play.ui.parts.label import fitting, label, least
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.bank_heist.moves import chosen_number
from pass_and_play.ui.tables.bank_heist.pair_column import PLACES
from pass_and_play.ui.tables.bank_heist.sums import money
from pass_and_play.ui.tables.bank_heist.verbs import outline
from pass_and_play.words import Name, Text

RADIUS = 18.0


@dataclass(frozen=True, slots=True)
class _Plan:
    """Heights of the lines of an offer in one form, its padding, and the sizes of its letters."""

    pad: tuple[float, float]
    name: float
    sum: float
    buttons: float
    status: float
    sizes: tuple[float, float, float]
    """Of names, of the sum, and of what it is for."""


_PLANS = {
    Form.LANDSCAPE: _Plan((14, 10), 32, 46, 56, 30, (21, 36, 17.5)),
    Form.PORTRAIT: _Plan((12, 6), 30, 38, 56, 28, (20, 32, 17)),
    Form.COMPACT: _Plan((10, 7), 25, 34, 44, 24, (17, 27, 15)),
}


def height(canvas: Canvas, offer: Offer, room: Room, wide: float) -> float:
    """How high an offer is on a card so wide: names that are too long stand below each other."""
    plan = _PLANS[canvas.form]
    foot = plan.buttons + 4 if _can_be_answered(offer, room) else plan.status
    return 2 * plan.pad[1] + plan.name * _lines(canvas, offer, room, wide) + plan.sum + foot


def _can_be_answered(offer: Offer, room: Room) -> bool:
    """Whether there are buttons on it."""
    return offer.stage is Stage.OPEN and room.ask is not None


def draw(canvas: Canvas, rect: Rect, offer: Offer, table: TableView, room: Room) -> None:
    """The offer in `rect`; an open one can be answered by the seat that did not make it."""
    palette, plan = canvas.theme.palette, _PLANS[canvas.form]
    fresh = offer.stage is Stage.OPEN
    chosen = chosen_number(room, "offer") == offer.number
    bright = canvas.theme.high_contrast
    edge: Colour | None = palette.line if bright else None
    if chosen:
        edge = palette.text
    elif fresh:
        edge = palette.acc if bright else with_alpha(palette.acc, 0.5)
    width = 5 if chosen else canvas.theme.outline
    canvas.panel(rect, fill=with_alpha(BLACK, 0.45), edge=edge, radius=RADIUS, width=width)
    x, y, wide, high = rect
    left, inner = x + plan.pad[0], wide - 2 * plan.pad[0]
    top = y + plan.pad[1]
    faint = offer.stage is Stage.VOID and not canvas.theme.high_contrast
    lines = _lines(canvas, offer, room, wide)
    _names(canvas, (left, top, inner, plan.name * lines), offer, room, lines=lines, faint=faint)
    top += plan.name * lines
    _sum(canvas, (left, top, inner, plan.sum), offer, table, room, faint=faint)
    if _can_be_answered(offer, room):
        foot = (left, y + high - plan.pad[1] - plan.buttons, inner, plan.buttons)
        _answers(canvas, foot, offer, table, room)
    else:
        _status(canvas, (left, top + plan.sum, inner, plan.status), offer, room)


# ---------------------------------------------------------------------- who pays whom


def _lines(canvas: Canvas, offer: Offer, room: Room, wide: float) -> int:
    """Whether payer and payee fit into one line."""
    plan = _PLANS[canvas.form]
    size, inner = plan.sizes[0], wide - 2 * plan.pad[0]
    needed = sum(_least_width(canvas, room.names[seat], size) for seat in (offer.payer, offer.payee))
    return 1 if needed + 2 * _mark(size) + size * 1.8 <= inner else 2


def _least_width(canvas: Canvas, name: Text, size: float) -> float:
    style = H.at(size)
    return canvas.measure(name, style.at(size * least(canvas, style))) + 2


def _mark(size: float) -> float:
    """A mark and its gap before a name."""
    return size * 1.45


def _names(canvas: Canvas, rect: Rect, offer: Offer, room: Room, *, lines: int, faint: bool) -> None:
    palette, plan = canvas.theme.palette, _PLANS[canvas.form]
    x, y, wide, _ = rect
    size, arrow = plan.sizes[0], plan.sizes[0] * 1.1
    ink = palette.text2 if faint else palette.text
    if lines == 2:
        _name(canvas, (x, y, wide, plan.name), room, offer.payer, ink)
        middle = y + plan.name * 1.5
        canvas.icon("arrow-right", (x, middle - arrow / 2, arrow, arrow), palette.text2)
        below = (x + arrow + 6, y + plan.name, wide - arrow - 6, plan.name)
        _name(canvas, below, room, offer.payee, ink)
        return
    style = H.at(size)
    full = [canvas.measure(room.names[seat], style) + 1 for seat in (offer.payer, offer.payee)]
    space = wide - 2 * _mark(size) - size * 1.8
    share = min(1.0, space / sum(full))
    if share < least(canvas, style):
        share = least(canvas, style)
    first = min(full[0] * share, space)
    taken = _name(canvas, (x, y, _mark(size) + first, plan.name), room, offer.payer, ink)
    left = taken + size * 0.35
    canvas.icon("arrow-right", (left, y + (plan.name - arrow) / 2, arrow, arrow), palette.text2)
    left += arrow + size * 0.35
    _name(canvas, (left, y, x + wide - left, plan.name), room, offer.payee, ink)


def _name(canvas: Canvas, rect: Rect, room: Room, seat: Seat, ink: Colour) -> float:
    """Mark and name; returns where they end."""
    size = _PLANS[canvas.form].sizes[0]
    look, style, (x, y, wide, high) = room.look(seat), H.at(size), rect
    side = size * 1.05
    canvas.icon(look.icon, (x, y + (high - side) / 2, side, side), look.colour)
    place = (x + _mark(size), y, wide - _mark(size) + 0.5, high)
    taken = canvas.write(room.names[seat], place, style, ink, shrink=least(canvas, style))
    return min(taken[0] + taken[2], place[0] + place[2])


# ---------------------------------------------------------------------- how much for what


def _sum(canvas: Canvas, rect: Rect, offer: Offer, table: TableView, room: Room, *, faint: bool) -> None:
    palette, plan = canvas.theme.palette, _PLANS[canvas.form]
    x, y, wide, high = rect
    figure = FIGURE.at(plan.sizes[1])
    amount = money(room.words, offer.amount)
    reach = canvas.measure(amount, figure)
    canvas.write(amount, (x, y, reach + 1, high), figure, palette.text2 if faint else palette.acc)
    if offer.stage is Stage.VOID:
        canvas.veil((x - 2, y + high / 2, reach + 4, 3), palette.text2)
    style = BODY.at(plan.sizes[2], weight=600)
    place = (x + reach + 10, y, wide - reach - 10, high)
    says, lines = _for_what(canvas, place, style, offer, table, room)
    canvas.write(says, place, style, palette.text2, lines=lines, shrink=least(canvas, style))


def _for_what(
    canvas: Canvas, place: Rect, style: Style, offer: Offer, table: TableView, room: Room
) -> tuple[Text, int]:
    """What the payee is paid for, with the name if there is room for it, and in how many lines."""
    words, deed, name = room.words, offer.deed.value, room.names[offer.payee]
    asked = offer.stage is Stage.OPEN and offer.maker == offer.payee
    tall = canvas.theme.size(style) * style.line
    most = 2 if 2 * tall <= place[3] + 8 else 1
    if table.places > 1:
        side = f"offers.{PLACES[offer.place]}.{deed}"
        of = f"offers.{PLACES[offer.place]}.asks_{deed}" if asked else f"{side}_of"
        ways = [words(of, name=name), words(side)]
    elif asked:
        ways = [words(f"offers.asks_{deed}", name=name), words(f"offers.asked_{deed}")]
    else:
        tense = "if" if offer.stage in (Stage.OPEN, Stage.AGREED) else "did"
        ways = [words(f"offers.{tense}_{deed}", name=name), words(f"offers.{deed}")]
    long = isinstance(name, Name) and name.is_long
    ways = ways[1:] if long else ways
    spare = 0.9 if most > 1 else 1.0  # two lines are seldom both full
    return fitting(canvas, style, place[2] * most * spare, *ways), most


# ---------------------------------------------------------------------- answers, and what became of it


def _answers(canvas: Canvas, rect: Rect, offer: Offer, table: TableView, room: Room) -> None:
    words, small = room.words, canvas.form is Form.COMPACT
    x, y, wide, high = rect
    accept, no = f"offer:{offer.number} accept", f"offer:{offer.number} no"
    style = BUTTON.at(17 if small else 20)
    split = (wide - 8) * 0.59
    place = (x, y, split, high)
    possible = room.offered(accept)
    says = words("offers.accept")
    held = table.seats[offer.payer].money
    if not possible and held is not None and held < offer.amount:
        reach = split - 32 - style.size * 0.9 - 12
        ways = words("offers.too_little", n=held), words("offers.too_little_short", n=held)
        says = fitting(canvas, style, reach * (1.8 if high >= 48 else 1.0), *ways)
    elif not possible:
        says = words("offers.shut")
    button(canvas, place, says, key=accept, icon="check", enabled=possible, style=style, radius=15)
    outline(canvas, place, "chosen" if room.chosen(accept) else "shut", radius=15)
    place = (x + split + 8, y, wide - split - 8, high)
    refusable = room.offered(no)
    button(
        canvas,
        place,
        words("offers.refuse"),
        key=no,
        kind="secondary",
        enabled=refusable,
        style=style,
        radius=15,
    )
    outline(canvas, place, "chosen" if room.chosen(no) else "shut", radius=15)


def _status(canvas: Canvas, rect: Rect, offer: Offer, room: Room) -> None:
    palette, small = canvas.theme.palette, canvas.form is Form.COMPACT
    icon, key, ink = {
        Stage.OPEN: ("hourglass", "offers.open", palette.text2),
        Stage.AGREED: ("lock", "offers.agreed", palette.acc),
        Stage.PAID: ("check", f"offers.paid_{offer.deed.value}", Heist.IN),
        Stage.VOID: ("close", "offers.void", palette.text2),
    }[offer.stage]
    style = H.at(15 if small else 17)
    says = room.words(key, n=offer.amount)
    label(
        canvas,
        rect,
        says,
        style,
        ink,
        icon=icon,
        icon_size=style.size * 1.15,
        align="left",
        shrink=least(canvas, style),
    )
