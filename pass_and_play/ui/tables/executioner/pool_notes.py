"""What is said about the rows: the two guarantees, what was changed, and what the cards do."""

from __future__ import annotations

from collections.abc import Sequence

from pass_and_play.engine.ask import Say
from pass_and_play.games.executioner.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.palettes import King
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, SMALL, H
from pass_and_play.ui.parts.label import fitting, label, least
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.executioner import in_play
from pass_and_play.words import Text

CHANGES = ("log.redraw", "log.pardon_added", "log.saboteur_added")
"""The lines of the log that tell of a change in the rows."""


def changed(table: TableView) -> Say | None:
    """The last change that was made in the rows of this game."""
    for line in reversed(table.log):
        if line.key in CHANGES:
            return line
        if line.key == "log.game":
            return None
    return None


def draw_checks(canvas: Canvas, rect: Rect, table: TableView, room: Room) -> None:
    """The two guarantees: a check each, or an open ring where one is still missing."""
    x, y, wide, high = rect
    words, (pardon, safe) = room.words, table.guarantees
    style = SMALL.at(16 if canvas.form is Form.COMPACT else 18.5, weight=700)
    first = words("pool.pardon" if pardon else "pool.no_pardon")
    left = _check(canvas, (x, y, wide * 0.34, high), first, done=pardon)
    left += 14 if canvas.form is Form.COMPACT else 28
    space = x + wide - left - high * 0.85 - 9
    kinds = dict.fromkeys(words(f"item.{item.key}") for item in table.pool_items if item.safe)
    ways = [words("pool.safe" if safe else "pool.no_safe")]
    if kinds:
        ways.insert(0, words("pool.safe_ones", items=words.listed(list(kinds))))
    says = fitting(canvas, style, space, *ways)
    _check(canvas, (left, y, x + wide - left, high), says, done=safe)


def _check(canvas: Canvas, rect: Rect, says: Text, *, done: bool) -> float:
    """A disc and its words; returns where they end."""
    x, y, wide, high = rect
    palette, side = canvas.theme.palette, high * 0.85
    centre = (x + side / 2, y + high / 2)
    inner = side * 0.58
    if done:
        canvas.disc(centre, side / 2, King.MOSS)
        canvas.icon("check", (centre[0] - inner / 2, centre[1] - inner / 2, inner, inner), palette.b0)
    else:
        box = (x, y + (high - side) / 2, side, side)
        canvas.panel(box, edge=King.RUBY, radius=side / 2, dashed=True)
        canvas.icon("close", (centre[0] - inner / 2, centre[1] - inner / 2, inner, inner), King.RUBY)
    style = SMALL.at(16 if canvas.form is Form.COMPACT else 18.5, weight=700)
    line = (x + side + 9, y, wide - side - 9, high)
    taken = canvas.write(says, line, style, palette.text, shrink=least(canvas, style))
    return taken[0] + taken[2]


def draw_aside(canvas: Canvas, rect: Rect, room: Room) -> None:
    """That one item becomes the centre card."""
    style = BODY.at(16 if canvas.form is Form.COMPACT else 18)
    space = rect[2] - style.size * 1.25 - 8
    says = fitting(canvas, style, space, room.words("pool.aside"), room.words("pool.aside_short"))
    label(
        *(canvas, rect, says, style, canvas.theme.palette.text2),
        icon="eye-off",
        icon_size=style.size * 1.25,
        align="left" if canvas.form is Form.PORTRAIT else "right",
        shrink=least(canvas, style),
    )


# ---------------------------------------------------------------------- what the cards do


def draw_told(canvas: Canvas, rect: Rect, foot: float, table: TableView, room: Room) -> None:
    """A line for each kind of card; a wide panel has items and roles side by side. The last `foot` units are
    left free."""
    palette = canvas.theme.palette
    fill = BLACK if canvas.theme.high_contrast else with_alpha(BLACK, 0.28)
    canvas.panel(rect, fill=fill, edge=palette.line, radius=22)
    items, roles = in_play.items(table, room), in_play.roles(table, room)
    x, y, wide, high = rect
    if foot:
        canvas.veil((x + 14, y + high - foot, wide - 28, 2), palette.line)
        _told_column(canvas, (x + 14, y + 6, wide - 26, high - foot - 8), [*items, *roles], 0)
        return
    half, most = (wide - 36) / 2, max(len(items), len(roles))
    _told_column(canvas, (x + 14, y + 8, half, high - 16), items, most)
    _told_column(canvas, (x + 22 + half, y + 8, half, high - 16), roles, most)


def _told_column(canvas: Canvas, rect: Rect, kinds: Sequence[in_play.Kind], most: int) -> None:
    """Kind by kind, in the middle of the height that as many as `most` would take."""
    x, y, wide, high = rect
    count = max(len(kinds), most)
    pitch = min(70.0, high / count)
    top = y + (high - pitch * count) / 2
    named = pitch >= 62 * max(1.0, canvas.theme.text_size)
    for index, kind in enumerate(kinds):
        _kind(canvas, (x, top + pitch * index, wide, pitch), kind, named=named)


def _kind(canvas: Canvas, rect: Rect, kind: in_play.Kind, *, named: bool) -> None:
    """Icon, name if there is room for it, and what the card does in two lines."""
    x, y, wide, high = rect
    palette, small = canvas.theme.palette, canvas.form is Form.COMPACT
    side = min(38.0, high - 6)
    in_play.draw_icon(canvas, (x, y + (high - side) / 2, side, side), kind.icon)
    left = x + side + 10
    room_left = x + wide - left
    style, bold = SMALL.at(15.5 if small else 16.5), H.at(17)
    line = canvas.theme.size(bold) * 1.25 if named else 0.0
    body = canvas.extent(kind.does, style, room_left, lines=2, shrink=least(canvas, style))[1]
    top = y + (high - line - body) / 2
    if named:
        place = (left, top, room_left, line)
        canvas.write(kind.name, place, bold, palette.text, shrink=least(canvas, bold))
    block = (left, top + line, room_left, body)
    ink = palette.text2 if named else palette.text
    canvas.write(kind.does, block, style, ink, lines=2, shrink=least(canvas, style))
