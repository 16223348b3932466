"""The middle of the table: the executioner, the centre card, and what goes on."""

from __future__ import annotations

from dataclasses import dataclass

from pass_and_play.games.executioner.court import CENTRE
from pass_and_play.games.executioner.views import TableView
from pass_and_play.ui.paint.canvas import Canvas, Feel
from pass_and_play.ui.paint.colour import BLACK, rgb, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, SMALL, H
from pass_and_play.ui.parts.card import ROUNDNESS, badge
from pass_and_play.ui.parts.focus import focus_ring, grown
from pass_and_play.ui.parts.label import fitting, least, set_in
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.executioner.faces import item_back
from pass_and_play.ui.tables.executioner.prisoner_seat import draw_eye
from pass_and_play.ui.tables.standing import Standing
from pass_and_play.ui.tables.tiles import name_line
from pass_and_play.words import Text

RADIUS = 22.0
_HOOD = rgb("#1A1108")


@dataclass(frozen=True, slots=True)
class Prompt:
    """What goes on, in a title and a few quiet lines."""

    title: Text
    text: Text


@dataclass(frozen=True, slots=True)
class Middle:
    """How the centre card is shown: whether it can be touched (`key`), how it stands, whether somebody looks
    at it, and whether the executioner decides something."""

    key: str | None = None
    keys: tuple[str, ...] = ()
    stands: Standing = "shut"
    watched: bool = False
    deciding: bool = False


@dataclass(frozen=True, slots=True)
class _Plan:
    """Where the three parts lie in a panel, as shares of its width, and their sizes in canvas units."""

    hood: float
    """Side of the hood's tile."""
    name: float
    caption: float
    """Space below the card for its name."""
    shares: tuple[float, float]
    """Where the card's part begins and ends."""
    title: float
    text: float


_PLANS = {
    Form.LANDSCAPE: _Plan(72, 22, 30, (0.34, 0.66), 20, 18),
    Form.PORTRAIT: _Plan(56, 22, 0, (0.35, 0.52), 21, 18),
    Form.COMPACT: _Plan(48, 18, 22, (0.33, 0.6), 18, 16),
}


def draw(canvas: Canvas, rect: Rect, table: TableView, room: Room, prompt: Prompt, middle: Middle) -> None:
    """The panel in `rect`."""
    palette, plan = canvas.theme.palette, _PLANS[canvas.form]
    if canvas.theme.high_contrast:
        canvas.panel(rect, fill=BLACK, edge=palette.line, radius=RADIUS)
    else:
        fill = with_alpha(palette.b3, 0.45), with_alpha(BLACK, 0.3)
        canvas.panel(rect, fill=fill, edge=palette.line, radius=RADIUS)
    x, y, wide, high = rect
    start, end = (x + wide * share for share in plan.shares)
    _executioner(canvas, (x + 12, y, start - x - 14, high), table, room, plan, deciding=middle.deciding)
    _card(canvas, (start, y, end - start, high), room, plan, middle)
    _prompt(canvas, (end, y + 10, x + wide - 16 - end, high - 20), prompt, plan)


def hood(canvas: Canvas, box: Rect, room: Room, seat: int, *, bright: bool = False) -> None:
    """The executioner's hood in a tile edged in the colour of the seat."""
    palette, look = canvas.theme.palette, room.look(seat)
    if bright:
        canvas.panel(grown(box, 4), edge=palette.text, radius=box[2] * 0.24 + 4, width=3)
    canvas.panel(box, fill=_HOOD, edge=look.colour, radius=box[2] * 0.24, width=3)
    canvas.icon("executioner", grown(box, -box[2] * 0.19), palette.acc)


def _executioner(
    canvas: Canvas, rect: Rect, table: TableView, room: Room, plan: _Plan, *, deciding: bool
) -> None:
    """Hood, name, and what the executioner has."""
    seat = table.executioner
    if seat is None:
        return
    x, y, wide, high = rect
    style = SMALL.at(plan.text - 1)
    line, small = plan.name * 1.35 * max(1.0, canvas.theme.text_size), plan.text * 1.3
    small *= max(1.0, canvas.theme.text_size)
    top = y + (high - plan.hood - 10 - line - small) / 2
    hood(canvas, (x + (wide - plan.hood) / 2, top, plan.hood, plan.hood), room, seat, bright=deciding)
    look = room.look(seat)
    name = (x, top + plan.hood + 8, wide, line)
    name_line(canvas, name, room.names[seat], (look.icon, look.colour), size=plan.name)
    n = table.crowns[seat]
    ways = room.words("centre.executioner", n=n), room.words("centre.crowns", n=n)
    says = fitting(canvas, style, wide, *ways)
    foot = (x, name[1] + line, wide, small)
    canvas.write(says, foot, style, canvas.theme.palette.text2, align="center", shrink=least(canvas, style))


def _card(canvas: Canvas, rect: Rect, room: Room, plan: _Plan, middle: Middle) -> None:
    """The centre card face down, its name below it where there is room."""
    palette, (x, y, wide, high) = canvas.theme.palette, rect
    pad = 10.0
    tall = high - 2 * pad - plan.caption
    place = (x + (wide - tall / 1.4) / 2, y + pad, tall / 1.4, tall)
    feel = Feel()
    if middle.key is not None:
        reach = grown(place, 8)
        words = room.words("centre.card")
        feel = canvas.target(middle.key, reach, words, enabled=middle.stands != "shut", keys=middle.keys)
    chosen, lit = middle.stands == "chosen", middle.stands == "lit"
    radius = place[2] * ROUNDNESS
    if feel.focused:
        focus_ring(canvas, place, radius=radius, gap=6)
    if chosen:
        canvas.panel(grown(place, 6), fill=palette.acc, radius=radius + 6)
    elif lit:
        canvas.panel(grown(place, 7), edge=with_alpha(palette.acc, 0.7), radius=radius + 7, width=4)
    item_back(canvas, (place[0], place[1] - (3 if feel.hovered else 0), place[2], place[3]), shadow=3)
    disc = max(15.0, place[2] * 0.17)
    corner = (place[0] + place[2] - disc * 0.5, place[1] + place[3] - disc * 0.6)
    if chosen:
        badge(canvas, corner, disc, "chosen")
    elif middle.watched:
        draw_eye(canvas, corner, disc)
    if plan.caption:
        style = H.at(plan.text, weight=700)
        line = (x, place[1] + tall + 4, wide, plan.caption)
        canvas.write(
            room.words("centre.card"), line, style, palette.text, align="center", shrink=least(canvas, style)
        )


def _prompt(canvas: Canvas, rect: Rect, prompt: Prompt, plan: _Plan) -> None:
    """Title and text as one block in the middle of the height."""
    palette, (x, y, wide, high) = canvas.theme.palette, rect
    title, text = H.at(plan.title), BODY.at(plan.text)
    shrink = least(canvas, title)
    head = canvas.extent(prompt.title, title, wide, lines=2, shrink=shrink)[1]
    letters, lines = set_in(canvas, prompt.text, text, wide, high - head - 6)
    body = canvas.extent(prompt.text, letters, wide, lines=lines, shrink=1.0)[1]
    top = y + max(0.0, (high - head - 6 - body) / 2)
    canvas.write(prompt.title, (x, top, wide, head), title, palette.text, lines=2, shrink=shrink)
    block = (x, top + head + 6, wide, body)
    canvas.write(prompt.text, block, letters, palette.text2, lines=lines, shrink=1.0)


def is_watched(table: TableView, place: int = CENTRE) -> bool:
    """Whether somebody is looking at the item in a place; nobody knows without the list of actions."""
    last = table.deeds[-1] if table.deeds else None
    return table.phase == "look" and last is not None and last.kind == "look" and place in last.places
