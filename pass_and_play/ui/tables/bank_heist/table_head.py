"""The top bar of the public table: the heist that is on, what wins, and what is left in the reserve."""

from __future__ import annotations

from pass_and_play.engine.ask import Seat
from pass_and_play.games.bank_heist.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.theme import BODY, H
from pass_and_play.ui.parts.bars import BARS
from pass_and_play.ui.parts.label import least
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables import frame
from pass_and_play.ui.tables.bank_heist.sums import money
from pass_and_play.words import Text

EMBLEM = "vault"

_LEFT = {Form.LANDSCAPE: 540.0, Form.PORTRAIT: 470.0, Form.COMPACT: 400.0}
_RIGHT = {Form.LANDSCAPE: 1120.0, Form.PORTRAIT: 650.0, Form.COMPACT: 900.0}
"""Between what the facts stand; in portrait there is room for the numbers alone."""


def draw(canvas: Canvas, table: TableView, room: Room, heading: str, *, stripe: Seat | None = None) -> None:
    """The bar; `heading` is the last part of the key of what is going on."""
    words = room.words
    subtitle = words(f"table_head.{heading}", round=table.round, rounds=table.rounds)
    frame.head(canvas, room, subtitle, emblem=EMBLEM, done=0, rounds=0, stripe=stripe)
    _facts(canvas, table, room)


def _facts(canvas: Canvas, table: TableView, room: Room) -> None:
    """What wins, and the reserve, unless money is hidden."""
    palette, form, words = canvas.theme.palette, canvas.form, room.words
    brief = form is Form.PORTRAIT
    target = money(words, table.target)
    light, bold = BODY.at(16 if form is Form.COMPACT else 19), H.at(16 if form is Form.COMPACT else 19)
    if brief:
        facts: list[tuple[str, list[tuple[Text, bool]]]] = [("trophy", [(target, True)])]
    else:
        facts = [("trophy", [(words("table_head.target", target=target), False)])]
    if table.reserve is not None:
        reserve = money(words, table.reserve)
        label = [] if brief else [(words("table_head.reserve"), False)]
        facts.append(("cash", [*label, (reserve, True)]))
    middle, side = BARS[form].top / 2, 24.0 if form is not Form.COMPACT else 20.0
    left, right, gap = _LEFT[form], _RIGHT[form], 28.0
    natural = gap * (len(facts) - 1)
    for _, parts in facts:
        natural += (
            side + 10 + sum(canvas.measure(text, bold if strong else light) + 5 for text, strong in parts)
        )
    scale = min(1.0, max(least(canvas, light), (right - left) / natural))
    x = left + (right - left - min(natural * scale, right - left)) / 2
    for icon, parts in facts:
        canvas.icon(icon, (x, middle - side / 2, side, side), palette.acc)
        x += side + 10
        for text, strong in parts:
            style = (bold if strong else light).at(light.size * scale)
            reach = canvas.measure(text, style) + 1
            canvas.write(text, (x, middle - 16, reach, 32), style, palette.text if strong else palette.text2)
            x += reach + 4
        x += gap - 4
