"""The Leader selects: the press with its free places, and everybody's card below it."""

from __future__ import annotations

from typing import Literal

from pass_and_play.engine.ask import Seat, seat_of
from pass_and_play.games.casa_de_papel.cards import ROUNDS
from pass_and_play.games.casa_de_papel.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, Colour, lighten, mix, with_alpha
from pass_and_play.ui.paint.palettes import Casa
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, H
from pass_and_play.ui.parts.bars import bottom_bar, hint
from pass_and_play.ui.parts.button import button
from pass_and_play.ui.parts.card import badge, card, place
from pass_and_play.ui.parts.focus import focus_ring
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables import frame
from pass_and_play.ui.tables.casa_de_papel.round_table import BACK, EMBLEM
from pass_and_play.ui.tables.casa_de_papel.tiles import RADIUS, heading, name_line, tiles

TOP, HIGH = 438.0, 240.0
TRAY = (140.0, 168.0, 1000.0, 242.0)
MIDDLE = 640.0
TALK = (56.0, 720.0, 220.0, 64.0)
BUTTON = (864.0, 720.0, 360.0, 64.0)

Stand = Literal["free", "left", "chosen", "leader"]
"""How a card stands: it can be sent, the press is full, it is in the press, it is the Leader's own."""


def draw(canvas: Canvas, table: TableView, room: Room) -> None:
    """The whole picture, bars included."""
    leader = table.leader
    assert leader is not None
    words, look = room.words, room.look(leader)
    canvas.backdrop("table")
    subtitle = words("heading.select", round=table.round, rounds=ROUNDS, name=room.names[leader])
    frame.head(canvas, room, subtitle, emblem=EMBLEM, done=len(table.scores), rounds=ROUNDS, stripe=leader)
    note = words("select.note", name=room.names[leader])
    heading(canvas, words("select.title"), note, icon=look.icon, ink=look.colour)
    sent = _sent(room, leader)
    _tray(canvas, table, room, sent)
    for seat, box in enumerate(tiles(len(room.names), top=TOP, high=HIGH, row=6)):
        _tile(canvas, box, room, seat, _stand(room, seat, leader))
    bottom_bar(canvas)
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


def _tray(canvas: Canvas, table: TableView, room: Room, sent: list[Seat]) -> None:
    """The press with its two rollers, the cards that are in it, and numbered places for the rest."""
    palette = canvas.theme.palette
    canvas.panel(TRAY, fill=(with_alpha(BLACK, 0.55), with_alpha(BLACK, 0.12)), edge=palette.line, radius=28)
    _roller(canvas, (TRAY[0] + 23, TRAY[1] + 33, 82, 176))
    _roller(canvas, (TRAY[0] + TRAY[2] - 105, TRAY[1] + 33, 82, 176))
    pitch = 260.0 if table.select == 3 else 156.0
    for index in range(table.select):
        centre = MIDDLE + (index - (table.select - 1) / 2) * pitch
        box = (centre - 58, TRAY[1] + 16, 116.0, 162.0)
        name = (centre - pitch / 2 + 4, TRAY[1] + 186, pitch - 8, 36.0)
        if index < len(sent):
            card(canvas, box, BACK)
            _name(canvas, name, room, sent[index], lock=index == 0 and pitch > 200)
            if index == 0 and pitch < 200:
                badge(canvas, (box[0] + box[2] - 4, box[1] + 12), 17, "barred")
            continue
        canvas.panel(box, edge=palette.text2, radius=11, width=3, dashed=True)
        canvas.write(room.words.number(index + 1), box, H.at(40), palette.text2, align="center")
        if index == len(sent):
            more = room.words("select.one_more", n=table.select - len(sent))
            canvas.write(more, name, BODY.at(19, weight=600), palette.text2, align="center")


def _name(canvas: Canvas, rect: Rect, room: Room, seat: Seat, *, lock: bool) -> None:
    """Whose card it is; a lock after the name where it cannot be taken back and there is room."""
    look = room.look(seat)
    inner = (rect[0], rect[1], rect[2] - (28 if lock else 0), rect[3])
    x, y, wide, high = name_line(canvas, inner, room.names[seat], (look.icon, look.colour), size=22)
    if lock:
        canvas.icon("lock", (x + wide + 8, y + high / 2 - 10, 20, 20), canvas.theme.palette.acc)


def _roller(canvas: Canvas, rect: Rect) -> None:
    x, y, wide, _ = rect
    body = mix(Casa.TRACK_FILLED, Casa.TRACK, 0.15)
    canvas.panel(rect, fill=body, edge=mix(Casa.TRACK_GAIN, Casa.TRACK, 0.25), radius=wide / 2, width=3)
    for line in range(7):
        canvas.veil((x + 5, y + 26 + 20 * line, wide - 10, 3), mix(body, Casa.TRACK, 0.5))


# ---------------------------------------------------------------------- the tiles


def _tile(canvas: Canvas, rect: Rect, room: Room, seat: Seat, stand: Stand) -> None:
    """A seat with its card; the card has moved away where it is in the press."""
    touchable = stand in ("free", "chosen")
    feel = canvas.target(f"seat:{seat}", rect, room.names[seat], enabled=touchable)
    if feel.focused:
        focus_ring(canvas, rect, radius=RADIUS, gap=0)
    look = room.look(seat)
    _ground(canvas, rect, look.colour, stand, hovered=feel.hovered)
    x, y, wide, high = rect
    align = "center" if high > 200 else "left"
    if high > 200:
        box = (x + wide / 2 - 50, y + 16, 100.0, 140.0)
        name, says = (x + 8, y + 162, wide - 16, 36.0), (x + 8, y + 199, wide - 16, 28.0)
    else:
        box = (x + 16, y + 11, 64.0, 90.0)
        name, says = (x + 98, y + 19, wide - 110, 36.0), (x + 98, y + 58, wide - 110, 30.0)
    if stand in ("leader", "chosen"):
        place(canvas, box, icon="lock" if stand == "leader" else "check", moved=True)
    else:
        card(canvas, box, BACK)
    name_line(canvas, name, room.names[seat], (look.icon, look.colour), align=align)
    palette, words = canvas.theme.palette, room.words
    ink = palette.text if stand in ("leader", "chosen") else palette.text2
    key = {"free": "tap", "left": "left", "chosen": "in", "leader": "always"}[stand]
    canvas.write(words(f"select.{key}"), says, BODY.at(17.5, weight=600), ink, align=align)


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
    words, palette = room.words, canvas.theme.palette
    button(canvas, TALK, words("select.talk"), key="talk", kind="ghost", icon="speech")
    for index in range(table.select):
        centre = (321.0 + 30 * index, 752.0)
        if index < sent:
            canvas.disc(centre, 11, palette.acc)
        else:
            canvas.ring(centre, 11, 3, palette.text2)
    left = 320.0 + 30 * table.select
    hint(canvas, (left, 720, 848 - left, 64), words("select.count", n=sent, all=table.select))
    says = words("select.send") if room.ready else words("select.choose", n=table.select - sent)
    icon = EMBLEM if room.ready else None
    button(canvas, BUTTON, says, key="confirm", icon=icon, enabled=room.ready, keys=("ctrl+return",))
