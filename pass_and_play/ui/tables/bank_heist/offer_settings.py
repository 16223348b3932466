"""How much an offer is, and what it is for: the amount between its two buttons, and the two deeds."""

from __future__ import annotations

from pass_and_play.games.bank_heist.deals import Deed
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, Colour, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import FIGURE, H
from pass_and_play.ui.parts.button import icon_button
from pass_and_play.ui.parts.focus import focus_ring, grown
from pass_and_play.ui.parts.label import label, least
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.bank_heist.offer_keys import OfferKeys
from pass_and_play.ui.tables.bank_heist.sums import money
from pass_and_play.words import Text

INSET = 6.0
"""From the edge of a box to what can be touched in it."""

MINUS = ("-",)
PLUS = ("+", "=")
"""Keys of the keyboard; on many of them the plus shares its key with `=`."""

ICONS = {Deed.LEAVE: "exit", Deed.STAY: "stay"}


def amount_box(canvas: Canvas, rect: Rect, keys: OfferKeys, room: Room) -> None:
    """The amount, and a button at either side for one less and one more."""
    canvas.panel(rect, fill=with_alpha(BLACK, 0.45), edge=_edge(canvas), radius=24)
    x, y, wide, high = grown(rect, -INSET)
    for left, way, icon, name in ((x, -1, "minus", "less"), (x + wide - high, 1, "plus", "more")):
        step = keys.step(way)
        amount = step if step is not None else keys.amount + way
        icon_button(
            canvas,
            (left, y, high, high),
            icon,
            room.words(f"offer.{name}"),
            key=f"amount:{amount}",
            kind="secondary",
            enabled=step is not None,
            icon_size=high * 0.36,
            keys=PLUS if way > 0 else MINUS,
        )
    between = (x + high + 8, y, wide - 2 * high - 16, high)
    style = FIGURE.at(min(64, high * 0.76))
    canvas.write(money(room.words, keys.amount), between, style, canvas.theme.palette.acc, align="center")


def deed_box(canvas: Canvas, rect: Rect, keys: OfferKeys, room: Room, says: dict[Deed, Text]) -> None:
    """The two deeds side by side; one that the payee cannot be paid for has a lock."""
    canvas.panel(rect, fill=with_alpha(BLACK, 0.45), edge=_edge(canvas), radius=24)
    x, y, wide, high = grown(rect, -INSET)
    half = (wide - 8) / 2
    for left, deed in ((x, Deed.LEAVE), (x + wide - half, Deed.STAY)):
        _deed(canvas, (left, y, half, high), deed, keys, says[deed])


def _deed(canvas: Canvas, rect: Rect, deed: Deed, keys: OfferKeys, says: Text) -> None:
    palette, key = canvas.theme.palette, f"deed:{deed}"
    chosen, possible = keys.deed == deed, keys.allows(key)
    feel = canvas.target(keys.touched(key) if possible else key, rect, says, enabled=possible)
    if feel.focused:
        focus_ring(canvas, rect, radius=20, gap=2)
    ink: Colour = palette.text if possible else palette.text2
    if chosen:
        canvas.panel(rect, fill=palette.text, radius=20)
        ink = palette.b0 if canvas.theme.high_contrast else palette.ink
    elif feel.hovered:
        canvas.panel(rect, fill=palette.b3, radius=20)
    icon = "check" if chosen else ICONS[deed] if possible else "lock"
    style = H.at(17 if canvas.form is Form.COMPACT else 21)
    inner = (rect[0] + 12, rect[1], rect[2] - 24, rect[3])
    size = style.size * 1.1
    label(canvas, inner, says, style, ink, icon=icon, icon_size=size, gap=12, shrink=least(canvas, style))


def _edge(canvas: Canvas) -> Colour | None:
    return canvas.theme.palette.line if canvas.theme.high_contrast else None
