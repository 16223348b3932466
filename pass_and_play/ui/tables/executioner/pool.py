"""The rows of roles and items that this game is played with, and what is replaced in them."""

from __future__ import annotations

from pass_and_play.games.executioner.cards import ITEMS, Part
from pass_and_play.games.executioner.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, DISPLAY, SMALL, H
from pass_and_play.ui.parts.bars import bottom_bar
from pass_and_play.ui.parts.label import fitting, least
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables import frame
from pass_and_play.ui.tables.executioner import faces, pool_notes, table_head
from pass_and_play.ui.tables.executioner.centre import hood
from pass_and_play.ui.tables.executioner.pool_places import Places, places
from pass_and_play.words import Text


def draw(canvas: Canvas, table: TableView, room: Room) -> None:
    """The whole picture, bars included."""
    canvas.backdrop("table")
    seat = table.executioner
    if seat is None:
        return
    redraws = table.phase == "redraw"
    table_head.draw(canvas, table, room, stripe=seat if redraws else None, steps=False)
    lie = places(canvas.form, len(table.pool_items), badges=redraws)
    _heading(canvas, lie, table, room)
    items = sorted(enumerate(table.pool_items), key=lambda one: ITEMS.index(one[1].key))
    for place, (index, item) in zip(lie.items, items, strict=True):
        _item(canvas, place, item.key, index, room, redraws=redraws)
    roles = sorted(table.pool_roles, key=lambda role: list(Part).index(role.key))
    for place, role in zip(lie.roles, roles, strict=True):
        faces.public_role(canvas, place, role.key, room.words)
    pool_notes.draw_checks(canvas, lie.checks, table, room)
    if lie.told is not None:
        pool_notes.draw_told(canvas, lie.told, lie.told_foot, table, room)
    pool_notes.draw_aside(canvas, lie.aside, room)
    _foot(canvas, lie.foot, table, room)
    bottom_bar(canvas, height=lie.bar)
    _who(canvas, lie.who, table, room)
    _confirm(canvas, table, room)


def _heading(canvas: Canvas, lie: Places, table: TableView, room: Room) -> None:
    palette, small = canvas.theme.palette, canvas.form is Form.COMPACT
    name = room.names[table.executioner or 0]
    if table.phase == "redraw":
        title, note = room.words("redraw.title", name=name), room.words("redraw.note")
    else:
        title, note = room.words(f"pool.title.{len(table.pool_items)}"), room.words("pool.note")
    taken = canvas.write(title, lie.title, DISPLAY.at(26 if small else 37), palette.text, shrink=0.6)
    x, y, wide, high = lie.note
    left = x if y > lie.title[1] + 20 else taken[0] + taken[2] + 18
    style = BODY.at(16.5 if small else 19)
    line = (left, y, x + wide - left, high)
    canvas.write(note, line, style, palette.text2, shrink=least(canvas, style))


def _item(canvas: Canvas, rect: Rect, item: str, index: int, room: Room, *, redraws: bool) -> None:
    """An item of the row; one that may be taken out can be touched, the last pardon is shut."""
    key = f"card:{index}"
    if not redraws:
        faces.public_item(canvas, rect, item, room.words)
    elif not room.offered(key):
        faces.public_item(canvas, rect, item, room.words, state="barred")
    else:
        chosen = room.chosen(key)
        faces.public_item(
            *(canvas, rect, item, room.words),
            state="chosen" if chosen else "plain",
            key=key,
            keys=(str(index + 1),),
        )


def _foot(canvas: Canvas, rect: Rect, table: TableView, room: Room) -> None:
    """What was changed in the rows, or else what becomes of them."""
    name = room.names[table.executioner or 0]
    changed = pool_notes.changed(table)
    says = room.words("pool.foot", name=name, n=len(table.pool_items) - 1)
    if table.phase == "redraw":
        says = room.words("redraw.foot")
    if changed is not None:
        says = room.words.say(changed, room.names)
    style = BODY.at(16 if canvas.form is Form.COMPACT else 18)
    lines = max(1, int(rect[3] / (canvas.theme.size(style) * style.line)))
    canvas.write(says, rect, style, canvas.theme.palette.text2, lines=lines, shrink=least(canvas, style))


def _who(canvas: Canvas, rect: Rect, table: TableView, room: Room) -> None:
    """Who wears the hood, and how the crowns are."""
    seat = table.executioner
    if seat is None:
        return
    x, y, wide, high = rect
    palette, small = canvas.theme.palette, canvas.form is Form.COMPACT
    hood(
        canvas,
        (x, y + (high - 52) / 2 if not small else y + 2, 52 if not small else 44, 52 if not small else 44),
        room,
        seat,
    )
    left = x + (58 if small else 68)
    space = x + wide - left
    name, about = H.at(18 if small else 22), SMALL.at(15.5 if small else 17.5)
    says = fitting(canvas, name, space, room.words("pool.hood", name=room.names[seat]), room.names[seat])
    middle = y + high / 2
    canvas.write(says, (left, middle - 27, space, 28), name, palette.text, shrink=least(canvas, name))
    sums = room.words("pool.crowns", n=table.crowns[seat], treasury=table.treasury)
    canvas.write(sums, (left, middle + 1, space, 24), about, palette.text2, shrink=least(canvas, about))


def _confirm(canvas: Canvas, table: TableView, room: Room) -> None:
    words, icon = _says(table, room)
    frame.confirm(canvas, words, icon=icon, enabled=room.ready)


def _says(table: TableView, room: Room) -> tuple[Text, str]:
    words = room.words
    if table.phase != "redraw":
        return words("pool.deal"), "shuffle"
    for index, item in enumerate(table.pool_items):
        if room.chosen(f"card:{index}"):
            return words("redraw.do", item=words(f"item.{item.key}")), "swap"
    return words("redraw.missing"), "swap"
