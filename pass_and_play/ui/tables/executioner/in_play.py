"""What is in play: which items and roles this game is played with, and how many of each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pass_and_play.games.executioner.cards import ITEMS, Part
from pass_and_play.games.executioner.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, Colour, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.palettes import King
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import SMALL, TITLE, H
from pass_and_play.ui.parts.focus import grown
from pass_and_play.ui.parts.label import least
from pass_and_play.ui.room import Room
from pass_and_play.words import Text

_INKS: dict[str, Colour] = {"loyalist": King.MOSS, "saboteur": King.RUBY}
"""Colours of icons that mean a side; a pardon has the accent, everything else the colour of text."""

_NARROW = 190.0
"""A kind with less room has a smaller tile."""


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of card: its icon, which is its key, its name, how many there are, and what it does."""

    icon: str
    name: Text
    count: Text
    does: Text


def items(table: TableView, room: Room) -> list[Kind]:
    """The items of this game."""
    counts = Counter(item.key for item in table.pool_items)
    return [_kind(room, "item", key, counts[key]) for key in ITEMS if counts[key]]


def roles(table: TableView, room: Room) -> list[Kind]:
    """The roles of this game."""
    counts = Counter(role.key for role in table.pool_roles)
    return [_kind(room, "role", str(key), counts[key]) for key in Part if counts[key]]


def _kind(room: Room, what: str, key: str, count: int) -> Kind:
    words = room.words
    return Kind(key, words(f"{what}.{key}"), words.number(count), words(f"{what}.{key}.short"))


def _ink(canvas: Canvas, icon: str) -> Colour:
    """Its colour."""
    palette = canvas.theme.palette
    return palette.acc if icon == "pardon" else _INKS.get(icon, palette.text)


def draw(canvas: Canvas, rect: Rect, table: TableView, room: Room) -> None:
    """The panel in `rect`: a column, or rows of four where it is wide."""
    palette = canvas.theme.palette
    if canvas.theme.high_contrast:
        canvas.panel(rect, fill=BLACK, edge=palette.line, radius=24)
    else:
        canvas.panel(rect, fill=(palette.b2, with_alpha(palette.b2, 0.35)), edge=palette.line, radius=24)
    captions = (
        room.words("in_play.items", n=len(table.pool_items)),
        room.words("in_play.roles", n=len(table.pool_roles)),
    )
    groups = items(table, room), roles(table, room)
    (_column if rect[3] > rect[2] else _grid)(canvas, rect, room.words("in_play.title"), captions, groups)


Groups = tuple[Sequence[Kind], Sequence[Kind]]


def _column(canvas: Canvas, rect: Rect, title: Text, captions: tuple[Text, Text], groups: Groups) -> None:
    x, y, wide, high = rect
    small = canvas.form is Form.COMPACT
    pad, head, line = (14.0, 30.0, 24.0) if small else (20.0, 44.0, 30.0)
    palette, style = canvas.theme.palette, SMALL.at(15 if small else 17, weight=700)
    canvas.write(title, (x + pad, y + 6, wide - 2 * pad, head), TITLE.at(20 if small else 26), palette.text)
    count = sum(len(group) for group in groups)
    room = (high - head - 2 * line - 26) / count
    told = room >= (54 if small else 64) * max(1.0, canvas.theme.text_size)
    pitch = min((70.0 if small else 84.0) if told else 36.0 if small else 46.0, room)
    top = y + head + 3
    for index, (caption, group) in enumerate(zip(captions, groups, strict=True)):
        if index:
            canvas.veil((x + pad - 4, top + 3, wide - 2 * pad + 8, 2), palette.line)
            top += 8
        place = (x + pad, top, wide - 2 * pad, line)
        canvas.write(caption, place, style, palette.text2, shrink=least(canvas, style))
        top += line
        for kind in group:
            draw_kind(canvas, (x + pad - 4, top, wide - 2 * pad + 8, pitch), kind, told=told)
            top += pitch


def _grid(canvas: Canvas, rect: Rect, title: Text, captions: tuple[Text, Text], groups: Groups) -> None:
    """Title and captions in one line, the kinds below it, four in a row."""
    x, y, wide, high = rect
    palette, style = canvas.theme.palette, SMALL
    taken = canvas.write(title, (x + 18, y + 6, wide * 0.3, 36), TITLE.at(24), palette.text)
    left = taken[0] + taken[2] + 20
    half = (x + wide - 18 - left) * 0.34
    canvas.write(captions[0], (left, y + 8, half, 34), style, palette.text2, shrink=least(canvas, style))
    rest = (left + half, y + 8, x + wide - 18 - left - half, 34)
    canvas.write(captions[1], rest, style, palette.text2, align="right", shrink=least(canvas, style))
    rows = list(_rows(groups))
    cell, pitch = (wide - 28) / 4, min(50.0, (high - 50) / len(rows))
    top = y + 46 + (high - 50 - pitch * len(rows)) / 2
    for row, kinds in enumerate(rows):
        for column, kind in enumerate(kinds):
            place = (x + 14 + cell * column, top + pitch * row, cell - 14, pitch)
            draw_kind(canvas, place, kind)


def _rows(groups: Groups) -> Iterator[Sequence[Kind]]:
    """The items four by four, then the roles."""
    for group in groups:
        for start in range(0, len(group), 4):
            yield group[start : start + 4]


def draw_kind(canvas: Canvas, rect: Rect, kind: Kind, *, told: bool = False) -> None:
    """Icon in a dark tile, name, and how many; where it is `told`, what it does in two lines."""
    x, y, wide, high = rect
    palette, small = canvas.theme.palette, canvas.form is Form.COMPACT
    side = min(38.0 if wide > _NARROW else 32.0, high - 4)
    draw_icon(canvas, (x, y + (high - side) / 2, side, side), kind.icon)
    name, bold = SMALL.at(16 if small else 18.5), H.at(17 if small else 20)
    does = SMALL.at(14.5 if small else 16)
    count, left = bold.size * 1.1, x + side + (8 if small or wide < _NARROW else 11)
    room = x + wide - count - left
    body = canvas.extent(kind.does, does, room, lines=2, shrink=least(canvas, does))[1] if told else 0.0
    line = min(high, canvas.theme.size(name) * 1.35)
    top = y + (high - line - body) / 2
    canvas.write(kind.name, (left, top, room, line), name, palette.text, shrink=least(canvas, name))
    number = (x + wide - count, y, count, high)
    canvas.write(kind.count, number, bold, palette.text, align="right")
    if told:
        block = (left, top + line, room, body)
        canvas.write(kind.does, block, does, palette.text2, lines=2, shrink=least(canvas, does))


def draw_icon(canvas: Canvas, tile: Rect, icon: str) -> None:
    """The icon of a kind in its dark tile."""
    canvas.panel(tile, fill=with_alpha(BLACK, 0.45), radius=tile[2] * 0.26)
    canvas.icon(icon, grown(tile, -tile[2] * 0.18), _ink(canvas, icon))
