"""The plate of whoever plays, beside the hand: name and side, what was discarded, coins and goods. Upright it
stands in the top bar."""

from __future__ import annotations

from collections.abc import Sequence

from pass_and_play.games.caper.board import Board, Side
from pass_and_play.games.caper.effects import GOODS
from pass_and_play.games.caper.scoring import score
from pass_and_play.games.caper.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import SMALL, TINY, H
from pass_and_play.ui.parts.label import least
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.caper import sides
from pass_and_play.ui.tables.caper.marks import plate

_PLACES = {Form.LANDSCAPE: (12.0, 572.0, 198.0, 68.0), Form.COMPACT: (6.0, 463.0, 98.0, 60.0)}
"""What can be touched of the plate, to see the discard areas."""


def draw(canvas: Canvas, table: TableView, room: Room, side: Side) -> None:
    """The plate of a side in landscape and on a small screen."""
    box = _PLACES[canvas.form]
    if plate(canvas, box, table, room, side, radius=16).hovered:
        canvas.panel(box, fill=with_alpha(sides.COLOURS[side], 0.12), radius=16)
    if canvas.form is Form.COMPACT:
        _small(canvas, table, room, side)
        return
    palette, board, seat = canvas.theme.palette, table.board, sides.mastermind(table.parts, side)
    look = room.look(seat)
    canvas.disc((48, 606), 28, sides.DISCS[side])
    canvas.icon(look.icon, (34, 592, 28, 28), look.colour)
    style, line = H.at(22), (88, 580, 116, 30)
    canvas.write(room.names[seat], line, style, sides.COLOURS[side], shrink=least(canvas, style))
    said = room.words(f"side.{sides.KEYS[side]}")
    canvas.write(said, (88, 608, 62, 24), SMALL.at(17), palette.text2, shrink=0.9)
    canvas.icon("discard", (152, 609, 22, 22), palette.text2)
    away = room.words.number(len(board.discards[side]))
    canvas.write(away, (178, 606, 28, 28), TINY.at(18), palette.text)
    _coins(canvas, board.coins[side], room)
    _goods(canvas, (20, 697, 186, 30), _goods_of(board, side, table.sets), room)


def _small(canvas: Canvas, table: TableView, room: Room, side: Side) -> None:
    palette, board, seat = canvas.theme.palette, table.board, sides.mastermind(table.parts, side)
    look, style = room.look(seat), TINY.at(16, weight=700)
    place = (10, 465, 92, 24)
    canvas.write(room.names[seat], place, style, sides.COLOURS[side], shrink=least(canvas, style))
    canvas.icon(look.icon, (12, 497, 20, 20), look.colour)
    canvas.icon("coin", (44, 495, 23, 23), palette.acc)
    canvas.write(room.words.number(board.coins[side]), (71, 491, 36, 31), TINY.at(21), palette.text)
    _goods(canvas, (12, 530, 94, 26), _goods_of(board, side, table.sets), room)


def _coins(canvas: Canvas, coins: int, room: Room) -> None:
    """The coins themselves, as long as they are few, and their number."""
    shown = coins if coins <= 3 else 1
    x = 20.0
    for _ in range(max(shown, 1)):
        canvas.icon("coin", (x, 649, 36, 36), canvas.theme.palette.acc)
        x += 44
    canvas.write(room.words.number(coins), (x + 4, 647, 60, 40), TINY.at(29), canvas.theme.palette.text)


def _goods(canvas: Canvas, rect: Rect, held: Sequence[int], room: Room) -> None:
    """Each sort of goods that there is, with its number; of one there is the icon alone on a small screen."""
    small = canvas.form is Form.COMPACT
    size = 15.0 if small else 18.0
    pitch = rect[2] / (4 if small or 0 not in held else 3)
    x, middle, ink = rect[0], rect[1] + rect[3] / 2, canvas.theme.palette.text
    for good, n in zip(GOODS, held, strict=True):
        if not n:
            continue
        side = size * (1.05 if small else 1.3)
        canvas.icon(good, (x, middle - side / 2, side, side), ink)
        if n > 1 or not small:
            gap = 0 if small else 6
            place = (x + side + gap, middle - size, pitch - side - gap + 3, 2 * size)
            canvas.write(room.words.number(n), place, TINY.at(size - 1), ink)
        x += pitch


def _goods_of(board: Board, side: Side, sets: tuple[int, int, int]) -> tuple[int, ...]:
    """The stolen goods that lie face up on a side, without those that a location gives to its winner."""
    held = dict.fromkeys(GOODS, 0)
    for line in score(board, sets, lookouts=False).lines:
        if line.side == side and line.gives in held and line.step != "locations":
            held[line.gives] += line.n
    return tuple(held.values())
