"""The hints: what every role would get if all who are in stayed and survived."""

from __future__ import annotations

from pass_and_play.games.bank_heist.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.palettes import Heist
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, H
from pass_and_play.ui.parts.label import LEAST
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.bank_heist import faces
from pass_and_play.ui.tables.bank_heist.sums import change
from pass_and_play.words import Text

_ICON = 1.15
"""Side of a role's icon as a multiple of the letters."""


def draw(canvas: Canvas, rect: Rect, table: TableView, room: Room) -> None:
    """One line: how many would survive, then icon and gain of every role, with its name if there is room."""
    size = max(LEAST[canvas.form], 17.0 if rect[3] >= 30 else 15.0)
    scale = canvas.theme.size(H.at(1))
    for named, says in _ways(table, room):
        if (wide := _width(canvas, table, room, size, says, named=named)) <= rect[2]:
            break
    else:
        size *= max(LEAST[canvas.form] / (size * scale), rect[2] / wide)
    _write(canvas, rect, table, room, size, says, named=named)


def _ways(table: TableView, room: Room) -> list[tuple[bool, Text]]:
    """From the most that can be said to the least: with names or without, and in short."""
    count = sum(card.stance != "out" for seat in table.seats for card in seat.characters)
    kind = "cards" if table.places > 1 else "all"
    long, short = (room.words(f"hints.{key}", n=count) for key in (kind, f"{kind}_short"))
    return [(True, long), (True, short), (False, long), (False, short)]


def _width(canvas: Canvas, table: TableView, room: Room, size: float, says: Text, *, named: bool) -> float:
    gap, icon = _gaps(canvas, size)
    wide = canvas.measure(says, BODY.at(size, weight=600))
    for hint in table.hints:
        wide += gap + icon + 5 + canvas.measure(change(room.words, hint.gain), H.at(size))
        if named:
            wide += 5 + canvas.measure(room.words(f"role.{hint.role}"), BODY.at(size, weight=600))
    return wide


def _gaps(canvas: Canvas, size: float) -> tuple[float, float]:
    """The gap before a role, and the side of its icon."""
    real = canvas.theme.size(H.at(size))
    return real * 0.8, real * _ICON


def _write(
    canvas: Canvas, rect: Rect, table: TableView, room: Room, size: float, says: Text, *, named: bool
) -> None:
    palette, words = canvas.theme.palette, room.words
    x, y, wide, high = rect
    gap, icon = _gaps(canvas, size)
    light, bold = BODY.at(size, weight=600), H.at(size)
    left = x + max(0.0, wide - _width(canvas, table, room, size, says, named=named)) / 2

    def put(text: Text, style: object, ink: object) -> None:
        nonlocal left
        reach = canvas.measure(text, style) + 1  # type: ignore[arg-type]
        canvas.write(text, (left, y, reach, high), style, ink)  # type: ignore[arg-type]
        left += reach - 1

    put(says, light, palette.text2)
    for hint in table.hints:
        left += gap
        canvas.icon(hint.role, (left, y + (high - icon) / 2, icon, icon), faces.COLOURS[hint.role])
        left += icon + 5
        if named:
            put(words(f"role.{hint.role}"), light, palette.text2)
            left += 5
        put(change(words, hint.gain), bold, Heist.GAIN if hint.gain > 0 else palette.text)
