"""To which side the holder of a shield passes the axe."""

from __future__ import annotations

from dataclasses import dataclass, replace

from pass_and_play.engine.ask import Seat
from pass_and_play.games.executioner.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY
from pass_and_play.ui.parts.bars import TWO_ROWS, bottom_bar, hint
from pass_and_play.ui.parts.label import least
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.executioner import (
    blow_lines,
    court,
    death,
    execution,
    execution_panel,
    prisoner_tile,
)
from pass_and_play.ui.tables.executioner.axe_fall import last_blow
from pass_and_play.ui.tables.executioner.prisoner_places import grid
from pass_and_play.ui.tables.executioner.prisoner_tile import RADIUS, Captive

SIDES = ("left", "right")
_THREE = 3
_HINTS = {
    Form.LANDSCAPE: (40.0, 720.0, 1180.0, 64.0),
    Form.PORTRAIT: (32.0, 1144.0, 736.0, 76.0),
    Form.COMPACT: (20.0, 536.0, 980.0, 56.0),
}


@dataclass(frozen=True, slots=True)
class _Way:
    """A side to which the axe may be passed: its option, and who is hit there."""

    key: str
    seat: Seat
    says: str
    icon: str


def motion(table: TableView) -> float:
    """How long the shield takes to turn up, in milliseconds."""
    return blow_lines.fall(table).told


def draw(canvas: Canvas, table: TableView, room: Room) -> None:
    """The whole picture: once the shield has turned up, its holder between the two on whom it may fall."""
    fall = blow_lines.fall(table)
    if room.elapsed < fall.told:
        death.draw_fall(canvas, table, room, fall)
        death.draw_skip(canvas, room)
        return
    canvas.backdrop("table")
    holder = last_blow(table).seat
    name = room.names[holder]
    execution.head(canvas, table, room, room.words("shield.title", name=name))
    left, middle, right = grid(canvas.form, _THREE)
    ways = _ways(table)
    sides = (left, right) if len(ways) > 1 else (left,)
    seats = [holder, *(way.seat for way in ways)]
    roomy = prisoner_tile.is_roomy(canvas, [middle, *sides], room, seats)
    for place, way in zip(sides, ways, strict=True):
        prisoner_tile.draw(canvas, place, room, _neighbour(table, room, way), roomy=roomy)
    if len(ways) == 1:
        _nobody(canvas, right, room)
    prisoner_tile.draw(canvas, middle, room, _holder(table, room, holder), roomy=roomy)
    execution_panel.draw(canvas, table, room, _target(room, ways))
    bottom_bar(canvas, height=TWO_ROWS if canvas.form is Form.PORTRAIT else None)
    hint(canvas, _HINTS[canvas.form], room.words("shield.hint", name=name), icon="shield")


def _ways(table: TableView) -> list[_Way]:
    """Both sides; one of them stands for both where they lead to the same prisoner."""
    (left, right), keys = table.candidates, SIDES
    if left == right:
        return [_Way(keys[0], left, "either", "swap")]
    return [_Way(keys[0], left, "left", "arrow-left"), _Way(keys[1], right, "right", "arrow-right")]


def _target(room: Room, ways: list[_Way]) -> Seat | None:
    """Who is on the block now."""
    return next((way.seat for way in ways if room.chosen(way.key)), None)


def _neighbour(table: TableView, room: Room, way: _Way) -> Captive:
    """One of the two, who can be chosen."""
    one = next(one for one in table.prisoners if one.seat == way.seat)
    captive = prisoner_tile.at_rest(table, room, one)
    if not room.offered(way.key):
        return captive
    aimed = room.chosen(way.key)
    return replace(
        captive,
        mood="aimed" if aimed else "open",
        says=prisoner_tile.told(room, "aimed" if aimed else way.says),
        icon="axe" if aimed else way.icon,
        chip=court.deed_chip(table, room, one),
        key=way.key,
        keys=("left",) if way.key == SIDES[0] else ("right",),
    )


def _holder(table: TableView, room: Room, seat: Seat) -> Captive:
    """Whoever has the shield, or a mimic of it."""
    one = next(one for one in table.prisoners if one.seat == seat)
    captive = prisoner_tile.at_rest(table, room, one)
    return replace(captive, says=prisoner_tile.told(room, "holder"), icon="shield")


def _nobody(canvas: Canvas, rect: Rect, room: Room) -> None:
    """The other side, where both lead to the same prisoner."""
    palette, (x, y, wide, high) = canvas.theme.palette, rect
    canvas.panel(rect, fill=with_alpha(BLACK, 0.25), edge=palette.line, radius=RADIUS, dashed=True)
    style = BODY.at(17 if canvas.form is Form.COMPACT else 20)
    place = (x + 20, y + 20, wide - 40, high - 40)
    says = room.words("shield.nobody")
    canvas.write(says, place, style, palette.text2, align="center", lines=4, shrink=least(canvas, style))
