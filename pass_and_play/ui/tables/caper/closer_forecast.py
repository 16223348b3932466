"""What it would change to place the chosen card where somebody looks, in one line."""

from __future__ import annotations

from dataclasses import replace

from pass_and_play.games.caper.board import Side, Spot, place_of
from pass_and_play.games.caper.cards import Card
from pass_and_play.games.caper.forecast import Forecast, forecast
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY
from pass_and_play.ui.parts.label import least
from pass_and_play.ui.tables.caper import faces, sides, signs
from pass_and_play.ui.tables.caper.closer_view import View
from pass_and_play.ui.tables.caper.signs import Group, Sign
from pass_and_play.words import Words

_LINE = replace(BODY, scales=False)
"""There is one line of it, whatever the size of letters is."""

APART = 18.0
"""Between two changes, in canvas units."""


def foreseen(view: View, card: Card, spot: Spot) -> Forecast:
    """The play of a card on a spot of the side that looks."""
    assert view.side is not None
    table = view.table
    return forecast(table.board, view.side, card, spot, table.sets, lookouts=table.lookouts)


def changes(seen: Forecast, side: Side, place: int, words: Words) -> signs.Line:
    """Capers at the location, coins and points of a side, each before and after if it changes."""
    before, after = seen.before, seen.after
    pairs = (
        ("caper", before.capers[place][side], after.capers[place][side]),
        ("coin", before.coins[side], after.coins[side]),
        ("point", before.totals[side], after.totals[side]),
    )
    return tuple(_change(icon, old, new, words) for icon, old, new in pairs if old != new)


def draw(canvas: Canvas, rect: Rect, view: View, card: Card, spot: Spot) -> None:
    """The card, what it changes for its own side, and then for the rival."""
    assert view.side is not None
    palette, words, small = canvas.theme.palette, view.words, canvas.form is Form.COMPACT
    x, y, wide, high = rect
    seen, place, rival = foreseen(view, card, spot), place_of(spot), sides.rival(view.side)
    icon, size = (18.0, 16.0) if small else (22.0, 19.0)
    style = _LINE.at(15.5 if small else 18)
    canvas.icon("arrow-right", (x, y + (high - icon) / 2, icon, icon), palette.acc)
    left = x + icon + 10
    says = words("closer.would", card=faces.card_name(card, words))
    room = wide * 0.38
    taken = canvas.write(says, (left, y, room, high), style, palette.text2, shrink=least(canvas, style))
    left = taken[0] + taken[2] + 12
    own = changes(seen, view.side, place, words) or ((Sign("equal"),),)
    left = draw_changes(canvas, (left, y, x + wide - left, high), own, size) + 6
    name, theirs = view.name(rival), changes(seen, rival, place, words)
    if not theirs:
        theirs = (signs.amount(seen.after.capers[place][rival], "caper", words),)
    room = x + wide - left - 10 - changes_wide(canvas, theirs, size) + APART
    bold = style.at(style.size, weight=800)
    ink = sides.COLOURS[rival]
    taken = canvas.write(name, (left, y, room, high), bold, ink, shrink=least(canvas, bold))
    left = taken[0] + taken[2] + 10
    draw_changes(canvas, (left, y, x + wide - left, high), theirs, size)


def changes_wide(canvas: Canvas, line: signs.Line, size: float) -> float:
    """How wide changes are with room between them."""
    return sum(signs.line_wide(canvas, (group,), size) + APART for group in line)


def draw_changes(canvas: Canvas, rect: Rect, line: signs.Line, size: float) -> float:
    """Changes one after the other, well apart where there is room; returns where the next would begin."""
    x, y, wide, high = rect
    gap = APART + min(0.0, (wide - changes_wide(canvas, line, size)) / len(line)) if line else 0.0
    for group in line:
        room = (x, y, rect[0] + wide - x, high)
        taken = signs.draw_line(canvas, (group,), room, size, canvas.theme.palette.text, align="left")
        x += taken[2] + max(6.0, gap)
    return x


def _change(icon: str, before: int, after: int, words: Words) -> Group:
    arrow = Sign("arrow-right", small=True)
    return Sign(words=words.number(before)), arrow, Sign(words=words.number(after)), Sign(icon)
