"""Who was who: a row for every seat, with its character and, in an open report, its five cards."""

from __future__ import annotations

from dataclasses import dataclass

from pass_and_play.engine.ask import Ending, Seat
from pass_and_play.engine.secret import Hidden
from pass_and_play.games.casa_de_papel.cards import Character
from pass_and_play.games.casa_de_papel.report import Laid
from pass_and_play.games.casa_de_papel.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import Colour, with_alpha
from pass_and_play.ui.paint.palettes import Casa
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import SMALL, H
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.casa_de_papel.character_card import SIDES
from pass_and_play.ui.tables.casa_de_papel.faces import emblem

LEFT, WIDE = 704.0, 536.0
RIGHT = LEFT + WIDE
TOP, FOOT = 128.0, 680.0
TALLEST = 104.0

CARD = (31.0, 44.0)
CARD_PITCH = 35.0
CARDS = 1054.0
"""Where the first of the five cards lies."""
NAME = H.at(26)
TROPHY = 22.0
SHRINK = 0.8
"""How small a name may become before it moves above the character."""


@dataclass(frozen=True, slots=True)
class _Columns:
    """Where tile and character stand: behind the names, or (names below 0) before everything else."""

    name: float
    tile: float
    character: float
    end: float

    @property
    def stacked(self) -> bool:
        """Whether the name stands above the character, for want of room beside it."""
        return self.name > self.tile


BESIDE = _Columns(name=765, tile=858, character=934, end=1046)
STACKED = _Columns(name=799, tile=720, character=799, end=1046)
WITHOUT_CARDS = _Columns(name=765, tile=1010, character=1086, end=1226)


def draw(canvas: Canvas, table: TableView, ending: Ending, room: Room) -> None:
    """The heading and all rows."""
    _heading(canvas, table, room)
    count = len(room.names)
    gap = 8.0 if count < 8 else 6.0
    high = min((FOOT - TOP + gap) / count - gap, TALLEST)
    columns = _columns(canvas, table, ending, room)
    for seat in room.seats:
        rect = (LEFT, TOP + seat * (high + gap), WIDE, high)
        _row(canvas, rect, table, room, seat, columns=columns, won=seat in ending.winners)
    for character in table.set_aside:
        if not isinstance(character, Hidden):
            words = room.words("over.aside", name=room.words(f"character.{character.key}"))
            place = (LEFT, TOP + count * (high + gap) + 8, WIDE, 30.0)
            canvas.write(words, place, SMALL.at(18), canvas.theme.palette.text2)


def _heading(canvas: Canvas, table: TableView, room: Room) -> None:
    palette, words, report = canvas.theme.palette, room.words, table.report
    style, ink = SMALL.at(18), palette.text2
    bold = SMALL.at(18, weight=700)
    if report is None:
        canvas.write(words("over.characters"), (LEFT, 90, WIDE, 30), bold, ink)
        return
    right = RIGHT
    if any(laid.exchanged for hand in report.hands for laid in hand):
        changed = words("over.changed")
        wide = canvas.measure(changed, style) + 1
        canvas.write(changed, (right - wide, 90, wide, 30), style, ink)
        right -= wide + 27
        canvas.icon("swap", (right, 95, 20, 20), ink)
        right -= 14
    counted = words("over.counted")
    wide = canvas.measure(counted, style) + 1
    canvas.write(counted, (right - wide, 90, wide, 30), style, ink)
    right -= wide + 22
    canvas.panel((right, 95, 15, 20), fill=palette.text, radius=3)
    canvas.write(words("over.secrets"), (LEFT, 90, right - LEFT - 12, 30), bold, ink)


def _columns(canvas: Canvas, table: TableView, ending: Ending, room: Room) -> _Columns:
    """Names beside the tiles if all of them fit there."""
    if table.report is None:
        return WITHOUT_CARDS
    widest = max(
        canvas.measure(room.names[seat], NAME) + (TROPHY + 8 if seat in ending.winners else 0)
        for seat in room.seats
    )
    return BESIDE if widest * SHRINK <= BESIDE.tile - BESIDE.name - 8 else STACKED


def _row(
    canvas: Canvas, rect: Rect, table: TableView, room: Room, seat: Seat, *, columns: _Columns, won: bool
) -> None:
    character = table.characters[seat]
    assert not isinstance(character, Hidden)
    palette, side = canvas.theme.palette, SIDES[character.team]
    edge, width = (side, 3.0) if won else (palette.line, canvas.theme.outline)
    canvas.panel(rect, fill=palette.b2, edge=edge, width=width, radius=20)
    _, y, _, high = rect
    middle = y + high / 2
    size = min(64.0, high - 14)
    tile = (columns.tile + (64 - size) / 2, middle - size / 2, size, size)
    canvas.panel(tile, fill=side, radius=size / 4)
    icon = size * 0.62
    canvas.icon(emblem(character), (tile[0] + (size - icon) / 2, middle - icon / 2, icon, icon), palette.b0)
    if columns.stacked:
        _stacked(canvas, middle, room, seat, character, columns=columns, won=won)
    else:
        _beside(canvas, middle, room, seat, character, columns=columns, won=won)
    if table.report is not None:
        for place, laid in enumerate(table.report.hands[seat]):
            box = (CARDS + place * CARD_PITCH, middle - CARD[1] / 2, *CARD)
            _card(canvas, box, laid, ceiling=y)


def _beside(
    canvas: Canvas,
    middle: float,
    room: Room,
    seat: Seat,
    character: Character,
    *,
    columns: _Columns,
    won: bool,
) -> None:
    """Mark and name; behind the tile the character above its side."""
    look, words, palette = room.look(seat), room.words, canvas.theme.palette
    canvas.icon(look.icon, (720, middle - 17, 34, 34), look.colour)
    place = (columns.name, middle - 20, columns.tile - columns.name - 8, 40.0)
    _name(canvas, place, room, seat, trophy=SIDES[character.team] if won else None)
    wide = columns.end - columns.character
    name, team = words(f"character.{character.key}"), words(f"team.{character.team}")
    canvas.write(name, (columns.character, middle - 22, wide, 24), H.at(20), palette.text, shrink=0.7)
    side = SIDES[character.team]
    canvas.write(team, (columns.character, middle, wide, 24), SMALL.at(17.5), side, shrink=0.7)


def _stacked(
    canvas: Canvas,
    middle: float,
    room: Room,
    seat: Seat,
    character: Character,
    *,
    columns: _Columns,
    won: bool,
) -> None:
    """Mark and name, and below them the character and its side."""
    look, words, palette = room.look(seat), room.words, canvas.theme.palette
    left, wide = columns.name, columns.end - columns.name
    canvas.icon(look.icon, (left - 2, middle - 25, 26, 26), look.colour)
    place = (left + 32, middle - 28, wide - 32, 32.0)
    _name(canvas, place, room, seat, trophy=SIDES[character.team] if won else None)
    name, team = words(f"character.{character.key}"), words(f"team.{character.team}")
    runs = [(name, H.at(18), palette.text), (team, SMALL.at(17), SIDES[character.team])]
    canvas.spans(runs, (left, middle + 3, wide, 24), gap=10)


def _name(canvas: Canvas, rect: Rect, room: Room, seat: Seat, *, trophy: Colour | None) -> None:
    """The name, and a trophy of that colour behind it if the seat has won."""
    x, y, wide, high = rect
    room_for_name = wide if trophy is None else wide - TROPHY - 8
    style = NAME if high > 36 else H.at(22)
    ink = canvas.theme.palette.text
    end = canvas.write(room.names[seat], (x, y, room_for_name, high), style, ink, shrink=0.65)
    if trophy is not None:
        box = (x + end[2] + 8, y + high / 2 - TROPHY / 2, TROPHY, TROPHY)
        canvas.icon("trophy", box, trophy)


def _card(canvas: Canvas, rect: Rect, laid: Laid, *, ceiling: float) -> None:
    """One card of the story: bright if it went through the press; if it was exchanged, with a mark that
    stays below `ceiling`, the upper edge of the row."""
    palette = canvas.theme.palette
    x, y, wide, high = rect
    if laid.counted:
        canvas.panel(rect, fill=palette.text, radius=6)
        ink: Colour = palette.ink
    else:
        canvas.panel(rect, edge=with_alpha(palette.line, 0.85), width=2, radius=6)
        ink = with_alpha(palette.text2, 0.85)
    canvas.icon(str(laid.card.kind), (x + wide / 2 - 11, y + high / 2 - 11, 22, 22), ink)
    if laid.exchanged:
        centre = (x + wide / 2 - 1, max(y - 2, ceiling + 10))
        canvas.disc(centre, 12, Casa.ROUND_NOW)
        canvas.icon("swap", (centre[0] - 7, centre[1] - 7, 14, 14), Casa.ROUND_NOW_INK)
