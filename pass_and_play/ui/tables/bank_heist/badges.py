"""What is seen at a seat beside its name: threat cards, the Boss's hat, and how many offers are left."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pass_and_play.engine.ask import Seat
from pass_and_play.games.bank_heist.deals import MOST_OFFERS
from pass_and_play.games.bank_heist.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import Colour, with_alpha
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import H, Style
from pass_and_play.ui.parts.label import LEAST, least
from pass_and_play.ui.room import Room
from pass_and_play.words import Name, Text

NEAR = 8
"""From so many offers on a seat says how many it has left."""


@dataclass(frozen=True, slots=True)
class Badge:
    """A small disc beside a name, or a pill where it has words."""

    icon: str
    words: Text | None
    fill: Colour
    ink: Colour
    edge: Colour | None = None


def badges(canvas: Canvas, table: TableView, room: Room, seat: Seat) -> list[Badge]:
    """The threat cards with their number, the Boss's hat, and the offers that are left once they are few: the
    last ones are the first to go where there is no room, since they are to be seen elsewhere as well."""
    palette, words, view = canvas.theme.palette, room.words, table.seats[seat]
    found = []
    if view.threats:
        many = words.number(view.threats) if view.threats > 1 else None
        found.append(Badge("threat", many, palette.b0, palette.text, palette.line))
    if seat == table.boss:
        found.append(Badge("hat-boss", None, palette.acc, palette.acc_ink))
    if view.offers >= NEAR:
        left = words.number(MOST_OFFERS - view.offers)
        found.append(Badge("offer", left, palette.b0, palette.acc, palette.line))
    return found


def badge_width(canvas: Canvas, badge: Badge, high: float) -> float:
    """How wide a badge of that height is."""
    if badge.words is None:
        return high
    return high * 1.05 + canvas.measure(badge.words, _letters(canvas, high)) + high * 0.3


def row_width(canvas: Canvas, shown: Sequence[Badge], high: float) -> float:
    """How wide badges are side by side, with a gap before each."""
    return sum(badge_width(canvas, badge, high) + _between(high) for badge in shown)


def draw_badges(canvas: Canvas, left: float, middle: float, shown: Sequence[Badge], high: float) -> None:
    """Badges in a row from `left`, a gap before each."""
    for badge in shown:
        wide = badge_width(canvas, badge, high)
        left += _between(high)
        box = (left, middle - high / 2, wide, high)
        canvas.panel(box, fill=badge.fill, edge=badge.edge, radius=high / 2)
        side = high * 0.62
        canvas.icon(badge.icon, (left + (high - side) / 2, middle - side / 2, side, side), badge.ink)
        if badge.words is not None:
            line = (left + high * 0.95, box[1], wide - high * 1.1, high)
            canvas.write(badge.words, line, _letters(canvas, high), badge.ink)
        left += wide


def _between(high: float) -> float:
    return max(3.0, high * 0.15)


def _letters(canvas: Canvas, high: float) -> Style:
    """The letters in a badge, which do not grow with the text size: the badge does not either."""
    return H.at(max(high * 0.5, LEAST[canvas.form]) / max(1.0, canvas.theme.text_size))


def name_and_badges(
    canvas: Canvas,
    rect: Rect,
    room: Room,
    seat: Seat,
    shown: Sequence[Badge],
    *,
    size: float,
    high: float,
    faint: bool,
) -> list[Badge]:
    """Mark and name, and behind them as many badges as there is room for; returns the others."""
    palette, look, name = canvas.theme.palette, room.look(seat), room.names[seat]
    x, y, wide, tall = rect
    mark, gap, style = size, size * 0.32, H.at(size)
    shrink = least(canvas, style)
    needed = canvas.measure(name, style.at(style.size * shrink)) + 1
    if isinstance(name, Name) and name.is_long:
        needed = min(needed, size * 3.2)
    if mark + gap + needed > wide:
        mark, gap = mark * 0.8, gap * 0.8
    kept = list(shown)
    while kept and mark + gap + needed + row_width(canvas, kept, high) > wide:
        kept.pop()
    space = wide - mark - gap - row_width(canvas, kept, high)
    middle = y + tall / 2
    canvas.icon(look.icon, (x, middle - mark / 2, mark, mark), look.colour)
    ink = with_alpha(palette.text, 0.7) if faint and not canvas.theme.high_contrast else palette.text
    place = (x + mark + gap, y, space, tall)
    taken = canvas.write(name, place, style, ink, shrink=shrink)
    draw_badges(canvas, min(taken[0] + taken[2], place[0] + space) + 2, middle, kept, high)
    return list(shown[len(kept) :])
