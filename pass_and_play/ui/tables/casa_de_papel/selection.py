"""The Leader selects: the press with its free places, and everybody's card below it."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import Literal

from pass_and_play.engine.ask import Seat, seat_of
from pass_and_play.games.casa_de_papel.cards import ROUNDS
from pass_and_play.games.casa_de_papel.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, Colour, lighten, mix, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.palettes import Casa
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, BUTTON, H
from pass_and_play.ui.parts.bars import TWO_ROWS, bottom_bar, hint
from pass_and_play.ui.parts.button import button
from pass_and_play.ui.parts.card import badge, card, place
from pass_and_play.ui.parts.focus import focus_ring
from pass_and_play.ui.room import LOOK, Room
from pass_and_play.ui.tables import frame
from pass_and_play.ui.tables.casa_de_papel.round_table import BACK, EMBLEM
from pass_and_play.ui.tables.tiles import RADIUS, heading, is_upright, name_line, tiles


@dataclass(frozen=True, slots=True)
class _Plan:
    """How the screen is laid out in one form, in canvas units."""

    tray: tuple[float, float, float]
    """Left edge, top and width of the press."""
    roller: tuple[float, float]
    """How far a roller is from the tray's end, and its width."""
    card: tuple[float, float]
    """Size of a card in the press."""
    name: float
    """Size of a name in the press."""
    line: float
    """Height of the line with the name."""
    foot: float
    """Where the tiles end."""
    talk: Rect
    dots: tuple[float, float, float, float]
    """Left edge and middle of the dots that count, from one to the next, and their radius."""
    count_end: float
    """Where the words beside the dots end."""


_PLANS = {
    Form.LANDSCAPE: _Plan(
        tray=(140, 168, 1000),
        roller=(23, 82),
        card=(116, 162),
        name=22,
        line=36,
        foot=678,
        talk=(56, 720, 220, 64),
        dots=(310, 752, 30, 11),
        count_end=848,
    ),
    Form.PORTRAIT: _Plan(
        tray=(24, 194, 752),
        roller=(20, 64),
        card=(105, 147),
        name=22,
        line=36,
        foot=1064,
        talk=(32, 1104, 220, 64),
        dots=(276, 1136, 30, 11),
        count_end=768,
    ),
    Form.COMPACT: _Plan(
        tray=(100, 112, 824),
        roller=(18, 60),
        card=(84, 118),
        name=18,
        line=28,
        foot=518,
        talk=(20, 538, 182, 52),
        dots=(216, 564, 25, 9),
        count_end=712,
    ),
}

Stand = Literal["free", "left", "chosen", "leader"]
"""How a card stands: it can be sent, the press is full, it is in the press, it is the Leader's own."""


def draw(canvas: Canvas, table: TableView, room: Room) -> None:
    """The whole picture, bars included."""
    leader = table.leader
    assert leader is not None
    words, look, form = room.words, room.look(leader), canvas.form
    canvas.backdrop("table")
    subtitle = words("heading.select", round=table.round, rounds=ROUNDS, name=room.names[leader])
    frame.head(canvas, room, subtitle, emblem=EMBLEM, done=len(table.scores), rounds=ROUNDS, stripe=leader)
    note = words("select.note", name=room.names[leader])
    heading(canvas, words("select.title"), note, icon=look.icon, ink=look.colour)
    sent = _sent(room, leader)
    tray_end = _tray(canvas, table, room, sent)
    top = tray_end + (28 if form is Form.LANDSCAPE else 16)
    high = _PLANS[form].foot - top
    for seat, box in enumerate(tiles(form, len(room.names), top=top, high=high, row=6)):
        _tile(canvas, box, room, seat, _stand(room, seat, leader))
    bottom_bar(canvas, height=TWO_ROWS if form is Form.PORTRAIT else None)
    _bar(canvas, table, room, len(sent))


def _sent(room: Room, leader: Seat) -> list[Seat]:
    """Whose cards are in the press so far, the Leader's first, then in the order of touching."""
    chosen = room.choice.chosen if room.choice is not None else ()
    return [leader, *(seat_of(thing) for thing in chosen)]


def _stand(room: Room, seat: Seat, leader: Seat) -> Stand:
    if seat == leader:
        return "leader"
    if room.chosen(f"seat:{seat}"):
        return "chosen"
    return "free" if room.lit(f"seat:{seat}") else "left"


# ---------------------------------------------------------------------- the press


def _tray(canvas: Canvas, table: TableView, room: Room, sent: list[Seat]) -> float:
    """The press with its two rollers, the cards that are in it, and numbered places for the rest.

    Where five cards do not fit beside each other they lie in two rows. Returns where the tray ends.
    """
    palette, plan = canvas.theme.palette, _PLANS[canvas.form]
    left, top, wide = plan.tray
    in_row = 3 if canvas.form is Form.PORTRAIT else table.select
    rows, pad = ceil(table.select / in_row), plan.card[0] * 0.138
    row_high = pad + plan.card[1] + 6 + plan.line
    tray = (left, top, wide, rows * row_high + pad + 6)
    canvas.panel(tray, fill=(with_alpha(BLACK, 0.55), with_alpha(BLACK, 0.12)), edge=palette.line, radius=28)
    aside, roller = plan.roller
    for x in (left + aside, left + wide - aside - roller):
        _roller(canvas, (x, top + 33 * plan.line / 36, roller, tray[3] - 66 * plan.line / 36))
    pitch = min((wide - 2 * (aside + roller + 4)) / in_row, 260.0)
    for index in range(table.select):
        row, column = divmod(index, in_row)
        here = min(in_row, table.select - row * in_row)
        centre = left + wide / 2 + (column - (here - 1) / 2) * pitch
        box = (centre - plan.card[0] / 2, top + pad + row * row_high, *plan.card)
        _slot(canvas, table, room, sent, index, box=box, pitch=pitch)
    return top + tray[3]


def _slot(
    canvas: Canvas, table: TableView, room: Room, sent: list[Seat], index: int, *, box: Rect, pitch: float
) -> None:
    """One place in the press, with its card or with its number."""
    palette, plan = canvas.theme.palette, _PLANS[canvas.form]
    middle = box[0] + box[2] / 2
    name = (middle - pitch / 2 + 4, box[1] + box[3] + 8, pitch - 8, plan.line)
    if index < len(sent):
        card(canvas, box, BACK)
        _name(canvas, name, room, sent[index], lock=index == 0 and pitch > 200)
        if index == 0 and pitch <= 200:
            badge(canvas, (box[0] + box[2] - 4, box[1] + 12), 17, "barred")
        return
    canvas.panel(box, edge=palette.text2, radius=11, width=3, dashed=True)
    number = H.at(40 * plan.line / 36)
    canvas.write(room.words.number(index + 1), box, number, palette.text2, align="center")
    if index == len(sent):
        more = room.words("select.one_more", n=table.select - len(sent))
        style = BODY.at(plan.name * 0.86, weight=600)
        canvas.write(more, name, style, palette.text2, align="center")


def _name(canvas: Canvas, rect: Rect, room: Room, seat: Seat, *, lock: bool) -> None:
    """Whose card it is; a lock after the name where it cannot be taken back and there is room."""
    look = room.look(seat)
    inner = (rect[0], rect[1], rect[2] - (28 if lock else 0), rect[3])
    size = _PLANS[canvas.form].name
    x, y, wide, high = name_line(canvas, inner, room.names[seat], (look.icon, look.colour), size=size)
    if lock:
        canvas.icon("lock", (x + wide + 8, y + high / 2 - 10, 20, 20), canvas.theme.palette.acc)


def _roller(canvas: Canvas, rect: Rect) -> None:
    x, y, wide, high = rect
    body = mix(Casa.TRACK_FILLED, Casa.TRACK, 0.15)
    canvas.panel(rect, fill=body, edge=mix(Casa.TRACK_GAIN, Casa.TRACK, 0.25), radius=wide / 2, width=3)
    lines = int((high - 36) / 20)
    first = y + (high - 20 * (lines - 1)) / 2
    for line in range(lines):
        canvas.veil((x + 5, first + 20 * line - 1.5, wide - 10, 3), mix(body, Casa.TRACK, 0.5))


# ---------------------------------------------------------------------- the tiles


def _tile(canvas: Canvas, rect: Rect, room: Room, seat: Seat, stand: Stand) -> None:
    """A seat with its card; the card has moved away where it is in the press."""
    touchable = stand in ("free", "chosen")
    feel = canvas.target(f"seat:{seat}", rect, room.names[seat], enabled=touchable)
    if feel.focused:
        focus_ring(canvas, rect, radius=RADIUS, gap=0)
    look = room.look(seat)
    _ground(canvas, rect, look.colour, stand, hovered=feel.hovered)
    upright = is_upright(rect)
    box, name, says = (_standing if upright else _lying)(canvas, rect)
    align = "center" if upright else "left"
    if stand in ("leader", "chosen"):
        place(canvas, box, icon="lock" if stand == "leader" else "check", moved=True)
    else:
        card(canvas, box, BACK)
    name_line(canvas, name, room.names[seat], (look.icon, look.colour), align=align)
    palette, words = canvas.theme.palette, room.words
    ink = palette.text if stand in ("leader", "chosen") else palette.text2
    key = {"free": "tap", "left": "left", "chosen": "in", "leader": "always"}[stand]
    style = BODY.at(16 if canvas.form is Form.COMPACT else 17.5, weight=600)
    canvas.write(words(f"select.{key}"), says, style, ink, align=align)


def _standing(canvas: Canvas, rect: Rect) -> tuple[Rect, Rect, Rect]:
    """Where card, name and words stand in an upright tile."""
    x, y, wide, high = rect
    pad, line = (12.0, 30.0) if canvas.form is Form.COMPACT else (16.0, 36.0)
    foot = y + high
    tall = high - pad - 12 - line - 36
    box = (x + wide / 2 - tall * 5 / 14, y + pad, tall * 5 / 7, tall)
    return box, (x + 8, foot - 42 - line, wide - 16, line), (x + 8, foot - 41, wide - 16, 28)


def _lying(canvas: Canvas, rect: Rect) -> tuple[Rect, Rect, Rect]:
    """Where they stand in a low one: name and words beside the card."""
    x, y, wide, high = rect
    pad, line = (12.0, 28.0) if canvas.form is Form.COMPACT else (16.0, 36.0)
    tall, middle = high - 22, y + high / 2
    left = x + pad + tall * 5 / 7 + pad + 2
    room = x + wide - left - 12
    box = (x + pad, y + 11, tall * 5 / 7, tall)
    return box, (left, middle - line - 1, room, line), (left, middle + 2, room, 30)


def _ground(canvas: Canvas, rect: Rect, own: Colour, stand: Stand, *, hovered: bool) -> None:
    """What a tile stands on: raised while its card can be sent, dashed once it is in the press."""
    palette, bright = canvas.theme.palette, canvas.theme.high_contrast
    width = canvas.theme.seat_outline
    if stand == "free":
        fill = lighten(palette.b2, 0.1) if hovered else palette.b2
        canvas.panel(rect, fill=fill, edge=own, radius=RADIUS, width=width)
        return
    shade = with_alpha(BLACK, 0.5 if hovered else 0.35)
    edge = own if bright else with_alpha(own, 0.6)
    canvas.panel(rect, fill=shade, edge=edge, radius=RADIUS, width=width, dashed=stand != "left")


# ---------------------------------------------------------------------- the bar


def _bar(canvas: Canvas, table: TableView, room: Room, sent: int) -> None:
    """More talk, how many are chosen, and the button that sends them."""
    words, palette, plan = room.words, canvas.theme.palette, _PLANS[canvas.form]
    style = BUTTON.at(19) if canvas.form is Form.COMPACT else BUTTON
    talk = words("select.talk")
    button(canvas, plan.talk, talk, key=f"{LOOK}talk", kind="ghost", icon="speech", style=style)
    left, middle, pitch, radius = plan.dots
    for index in range(table.select):
        centre = (left + radius + pitch * index, middle)
        if index < sent:
            canvas.disc(centre, radius, palette.acc)
        else:
            canvas.ring(centre, radius, 3, palette.text2)
    left += pitch * table.select + 10
    place_ = (left, middle - 32, plan.count_end - left, 64.0)
    hint(canvas, place_, words("select.count", n=sent, all=table.select))
    says = words("select.send") if room.ready else words("select.choose", n=table.select - sent)
    icon = EMBLEM if room.ready else None
    frame.confirm(canvas, says, icon=icon, enabled=room.ready)
