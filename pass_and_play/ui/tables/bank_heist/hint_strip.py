"""The hints: what every role would get if all who are in stayed and survived."""

from __future__ import annotations

from dataclasses import dataclass

from pass_and_play.games.bank_heist.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import Colour
from pass_and_play.ui.paint.palettes import Heist
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, H, Style
from pass_and_play.ui.parts.label import LEAST
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.bank_heist import faces
from pass_and_play.ui.tables.bank_heist.sums import change
from pass_and_play.words import Text

_ICON = 1.15
"""Side of a role's icon as a multiple of the letters."""
_APART = 0.8
"""The gap before a role as a multiple of the letters."""
_CLOSE = 5.0


@dataclass(frozen=True, slots=True)
class _Piece:
    """A word or a sum of the line; the first of a role has its icon before it."""

    text: Text
    style: Style
    ink: Colour
    role: str | None = None


def draw(canvas: Canvas, rect: Rect, table: TableView, room: Room) -> None:
    """One line: how many would survive, then icon and gain of every role, with its name if there is room."""
    size = max(LEAST[canvas.form], 17.0 if rect[3] >= 30 else 15.0)
    ways = [_pieces(canvas, table, room, size, named=named, brief=brief) for named, brief in _WAYS]
    line = next((way for way in ways if _width(canvas, way) <= rect[2]), ways[-1])
    palette, (x, y, wide, high) = canvas.theme.palette, rect
    left = x + max(0.0, wide - _width(canvas, line)) / 2
    for piece in line:
        before, icon = _before(canvas, piece)
        left += before
        if piece.role is not None:
            box = (left - icon - _CLOSE, y + (high - icon) / 2, icon, icon)
            canvas.icon(piece.role, box, faces.COLOURS.get(piece.role, palette.text))
        reach = canvas.measure(piece.text, piece.style)
        canvas.write(piece.text, (left, y, reach + 1, high), piece.style, piece.ink)
        left += reach


_WAYS = ((True, False), (True, True), (False, False), (False, True))
"""From the most that can be said to the least: with names or without, and at length or in short."""


def _pieces(
    canvas: Canvas, table: TableView, room: Room, size: float, *, named: bool, brief: bool
) -> list[_Piece]:
    palette, words = canvas.theme.palette, room.words
    count = sum(card.stance != "out" for seat in table.seats for card in seat.characters)
    kind = "short" if brief else "cards" if table.places > 1 else "all"
    light, bold = BODY.at(size, weight=600), H.at(size)
    found = [_Piece(words(f"hints.{kind}", n=count), light, palette.text2)]
    for hint in table.hints:
        if named:
            found.append(_Piece(words(f"role.{hint.role}"), light, palette.text2, hint.role))
        ink = Heist.GAIN if hint.gain > 0 else palette.text
        gain = change(words, hint.gain)
        found.append(_Piece(gain, bold, ink, None if named else hint.role))
    return found


def _before(canvas: Canvas, piece: _Piece) -> tuple[float, float]:
    """How much stands before a piece, its icon included, and the side of that."""
    letters = canvas.theme.size(piece.style)
    icon = letters * _ICON
    return (letters * _APART + icon + _CLOSE if piece.role is not None else _CLOSE), icon


def _width(canvas: Canvas, line: list[_Piece]) -> float:
    return sum(_before(canvas, one)[0] + canvas.measure(one.text, one.style) for one in line)
