"""The Boss's panel: who leads the negotiation, how far it is, and the Boss's two tools."""

from __future__ import annotations

from pass_and_play.games.bank_heist.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, BUTTON, H
from pass_and_play.ui.parts.button import button
from pass_and_play.ui.parts.label import fitting, least
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.bank_heist.verbs import outline
from pass_and_play.ui.tables.standing import standing
from pass_and_play.words import Text

RADIUS = 20.0
_GAP = 8.0


def draw(canvas: Canvas, rect: Rect, table: TableView, room: Room) -> None:
    """The panel in `rect`, with the tools if something is asked; a wide one has them side by side."""
    palette = canvas.theme.palette
    canvas.panel(
        rect,
        fill=with_alpha(BLACK, 0.4),
        edge=palette.line if canvas.theme.high_contrast else None,
        radius=RADIUS,
    )
    if rect[2] > 2 * rect[3]:
        _row(canvas, rect, table, room)
    else:
        _column(canvas, rect, table, room)


def decided(table: TableView, room: Room) -> Text:
    """How many have said that they stay or leave."""
    stances = [one.stance for seat in table.seats for one in seat.characters]
    done, key = sum(stance != "open" for stance in stances), "cards" if table.places > 1 else "players"
    return room.words(f"boss.decided_{key}", n=done, all=len(stances))


def _column(canvas: Canvas, rect: Rect, table: TableView, room: Room) -> None:
    small = canvas.form is Form.COMPACT
    x, y, wide, high = rect
    pad, head, line, tall = (8.0, 28.0, 22.0, 44.0) if small else (16.0, 30.0, 26.0, 56.0)
    foot = y + high - (6 if small else 10)
    tools = foot - 2 * tall - _GAP
    top = y + (4 if small else 7)
    _boss(canvas, (x + pad, top, wide - 2 * pad, head), table, room, size=17 if small else 21)
    body = (x + pad, top + head, wide - 2 * pad, tools - 3 - top - head)
    if room.ask is None:
        _about(canvas, (body[0], body[1], body[2], foot - body[1]), table, room, line=line)
        return
    style = BODY.at(15 if small else 17, weight=600)
    canvas.write(decided(table, room), body, style, canvas.theme.palette.text2, shrink=least(canvas, style))
    for index, place in enumerate(((tools, tall), (tools + tall + _GAP, tall))):
        box = (x + pad * 0.7, place[0], wide - pad * 1.4, place[1])
        (_ask, _countdown)[index](canvas, box, table, room)


def _row(canvas: Canvas, rect: Rect, table: TableView, room: Room) -> None:
    x, y, wide, high = rect
    tools = 214.0
    space = wide - 36 - (2 * (tools + _GAP) if room.ask is not None else 0)
    name = (x + 16, y + 4, space, high / 2 - 2)
    _boss(canvas, name, table, room, size=21)
    style = BODY.at(17, weight=600)
    line = (x + 16, y + high / 2, space, high / 2 - 4)
    says = decided(table, room) if table.seats[0].characters else room.words("boss.about_short")
    canvas.write(says, line, style, canvas.theme.palette.text2, shrink=least(canvas, style))
    if room.ask is None:
        return
    left = x + wide - 2 * tools - _GAP - 4
    _ask(canvas, (left, y + 4, tools, high - 8), table, room)
    _countdown(canvas, (left + tools + _GAP, y + 4, tools, high - 8), table, room)


def _boss(canvas: Canvas, rect: Rect, table: TableView, room: Room, *, size: float) -> None:
    """The hat and who wears it."""
    palette, (x, y, wide, high) = canvas.theme.palette, rect
    side = size * 1.3
    canvas.icon("hat-boss", (x, y + (high - side) / 2, side, side), palette.acc)
    if table.boss is None:
        return
    look, style = room.look(table.boss), H.at(size)
    mark = size * 0.95
    left = x + side + 8
    canvas.icon(look.icon, (left, y + (high - mark) / 2, mark, mark), look.colour)
    left += mark + 7
    place, name = (left, y, x + wide - left, high), room.names[table.boss]
    says = fitting(canvas, style, place[2], room.words("boss.is", name=name), name)
    canvas.write(says, place, style, palette.text, shrink=least(canvas, style))


def _about(canvas: Canvas, rect: Rect, table: TableView, room: Room, *, line: float) -> None:
    """What the Boss is for, while there is nothing to touch."""
    palette, small = canvas.theme.palette, canvas.form is Form.COMPACT
    style = BODY.at(15 if small else 18)
    x, y, wide, high = rect
    last = line * max(1.0, canvas.theme.text_size) if table.seats[0].characters else 0.0
    fit = max(1, int((high - last - 6) / (canvas.theme.size(style) * style.line)))
    place = (x, y, wide, high - last - 6)
    about = fitting(
        canvas, style, wide * fit * 0.85, room.words("boss.about"), room.words("boss.about_short")
    )
    canvas.write(about, place, style, palette.text2, valign="top", lines=fit, shrink=0.8)
    if last:
        bold = H.at(style.size)
        foot = (x, y + high - last - 4, wide, last)
        canvas.write(decided(table, room), foot, bold, palette.text, shrink=least(canvas, bold))


def _ask(canvas: Canvas, rect: Rect, table: TableView, room: Room) -> None:
    """Asking everybody for their role, once in a heist."""
    words = room.words
    if room.offered("boss ask"):
        ways = words("boss.ask"), words("boss.ask_short")
    else:
        key = "boss.asked" if table.claims_asked else "boss.no_ask"
        ways = words(key), words(f"{key}_short")
    _tool(canvas, rect, ways, "boss ask", "claim", room, done="check")


def _countdown(canvas: Canvas, rect: Rect, table: TableView, room: Room) -> None:
    """Setting the final countdown, once in a heist; its end settles those who are undecided."""
    key = "boss.running" if table.countdown else "boss.countdown"
    ways = room.words(key), room.words(f"{key}_short")
    _tool(canvas, rect, ways, "boss countdown", "timer", room, done="timer")


def _tool(
    canvas: Canvas,
    rect: Rect,
    ways: tuple[Text, Text],
    key: str,
    icon: str,
    room: Room,
    *,
    done: str,
) -> None:
    style = BUTTON.at(16 if canvas.form is Form.COMPACT else 18)
    words = fitting(canvas, style, (rect[2] - 72) * (1.7 if rect[3] >= 48 else 1.0), *ways)
    on = room.offered(key)
    button(
        canvas,
        rect,
        words,
        key=key,
        kind="ghost",
        icon=icon,
        enabled=on,
        waiting=done,
        style=style,
        radius=15,
    )
    outline(canvas, rect, standing(room, key), radius=15)
