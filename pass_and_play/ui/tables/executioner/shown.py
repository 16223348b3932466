"""The centre card, shown to all and turned down again."""

from __future__ import annotations

from pass_and_play.engine.secret import Hidden
from pass_and_play.games.executioner.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, DISPLAY, TITLE
from pass_and_play.ui.parts.bars import bottom_bar, hint
from pass_and_play.ui.parts.label import least
from pass_and_play.ui.parts.motion import FLIP, turn
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables import frame
from pass_and_play.ui.tables.executioner import court, deeds_list, table_head
from pass_and_play.ui.tables.executioner.faces import item_back, public_item
from pass_and_play.ui.tables.executioner.table_places import ALONE, Places, places

LEAD = 400.0
"""Before the card turns, in milliseconds."""


def motion(table: TableView) -> float:
    """How long the card takes to turn."""
    return LEAD + FLIP


def draw(canvas: Canvas, table: TableView, room: Room) -> None:
    """The whole picture, bars included."""
    canvas.backdrop("table")
    table_head.draw(canvas, table, room)
    lie = places(canvas.form, len(table.prisoners))
    court.sides(canvas, table, room, lie)
    _stage(canvas, lie.middle, table, room)
    _list(canvas, table, room, lie)
    bottom_bar(canvas, height=lie.bar)
    hint(canvas, ALONE[canvas.form], room.words("shown.hint"), icon="eye")
    frame.confirm(canvas, room.words("shown.done"), icon="flip", enabled=room.ready)


def _list(canvas: Canvas, table: TableView, room: Room, lie: Places) -> None:
    """The list, where it does not lie under the stage."""
    if lie.deck is None and canvas.form is not Form.PORTRAIT and table.deeds:
        deeds_list.draw(canvas, lie.deeds, table, room)


def _stage(canvas: Canvas, rect: Rect, table: TableView, room: Room) -> None:
    """The card as large as it can be, and beside it what it does, once it has turned."""
    item = table.centre
    if isinstance(item, Hidden):
        return
    palette, small = canvas.theme.palette, canvas.form is Form.COMPACT
    fill = BLACK if canvas.theme.high_contrast else (with_alpha(palette.b3, 0.5), with_alpha(BLACK, 0.3))
    canvas.panel(rect, fill=fill, edge=palette.line, radius=26)
    x, y, wide, high = rect
    pad, head = (20.0, 52.0) if small else (36.0, 92.0)
    title = (x + pad, y + pad * 0.4, wide - 2 * pad, head)
    canvas.write(room.words("shown.title"), title, DISPLAY.at(28 if small else 42), palette.text)
    tall = min(high - head - 1.6 * pad, wide * 0.48 * 1.4)
    top = y + head + pad * 0.4 + (high - head - pad * 1.2 - tall) / 2
    card = (x + pad, top, tall / 1.4, tall)
    turn(
        canvas,
        card,
        room.elapsed,
        LEAD,
        back=lambda: item_back(canvas, card, shadow=0),
        face=lambda: public_item(canvas, card, item.key, room.words, shadow=0),
    )
    if room.elapsed >= LEAD + FLIP / 2:
        left = card[0] + card[2] + pad
        _told(canvas, (left, top, x + wide - pad - left, tall), item.key, room)


def _told(canvas: Canvas, rect: Rect, item: str, room: Room) -> None:
    """Its name, what it does, and what becomes of it."""
    palette, small, words = canvas.theme.palette, canvas.form is Form.COMPACT, room.words
    x, y, wide, high = rect
    name, does, note = (
        TITLE.at(28 if small else 38),
        BODY.at(18 if small else 24),
        BODY.at(16 if small else 19),
    )
    head = canvas.extent(words(f"item.{item}"), name, wide, lines=2, shrink=0.6)[1]
    body = canvas.extent(words(f"item.{item}.short"), does, wide, lines=3, shrink=least(canvas, does))[1]
    foot = canvas.extent(words("shown.note"), note, wide, lines=5, shrink=least(canvas, note))[1]
    gap = 12.0 if small else 22.0
    top = y + (high - head - body - foot - 3 * gap) / 2
    canvas.write(words(f"item.{item}"), (x, top, wide, head), name, palette.acc, lines=2, shrink=0.6)
    top += head + gap * 0.6
    does_place = (x, top, wide, body)
    canvas.write(
        words(f"item.{item}.short"), does_place, does, palette.text, lines=3, shrink=least(canvas, does)
    )
    top += body + gap
    canvas.veil((x, top, wide, 2), palette.line)
    top += gap
    canvas.write(
        words("shown.note"), (x, top, wide, foot), note, palette.text2, lines=5, shrink=least(canvas, note)
    )
