"""What came of an execution, blow by blow, or of a parasite."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from pass_and_play.games.executioner.views import PrisonerView, TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.parts.bars import BARS, TWO_ROWS, bottom_bar, hint
from pass_and_play.ui.parts.button import button
from pass_and_play.ui.parts.motion import turn
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables import frame
from pass_and_play.ui.tables.executioner import blow_lines, blow_panel, execution, prisoner_tile
from pass_and_play.ui.tables.executioner.axe_fall import Fall
from pass_and_play.ui.tables.executioner.prisoner_tile import Captive

_HINTS = {
    Form.LANDSCAPE: (40.0, 720.0, 800.0, 64.0),
    Form.PORTRAIT: (32.0, 1086.0, 736.0, 76.0),
    Form.COMPACT: (20.0, 536.0, 684.0, 56.0),
}


def motion(table: TableView) -> float:
    """How long it takes until all is told, in milliseconds."""
    return blow_lines.fall(table).end


def draw(canvas: Canvas, table: TableView, room: Room) -> None:
    """The whole picture, as far as it has come."""
    fall = blow_lines.fall(table)
    draw_fall(canvas, table, room, fall)
    _foot(canvas, table, room, fall)


def draw_fall(canvas: Canvas, table: TableView, room: Room, fall: Fall) -> None:
    """Everything above the bar at the foot. What follows is told by nothing in it before the cards have
    turned, not even that somebody is asked to pass the axe on."""
    canvas.backdrop("table")
    told = room.elapsed >= fall.told
    execution.head(canvas, table, room, blow_lines.title(table, room, told=told))
    places = execution.places_of(canvas, table)
    roomy = prisoner_tile.is_roomy(canvas, list(places.values()), room, list(places))
    for one in table.prisoners:
        captive = _captive(canvas, table, room, one, fall)
        prisoner_tile.draw(canvas, places[one.seat], room, captive, roomy=roomy)
    blow_panel.draw(canvas, table, room, fall)


def _captive(canvas: Canvas, table: TableView, room: Room, one: PrisonerView, fall: Fall) -> Captive:
    """A prisoner as the table knows them at this moment: what a blow costs is only gone once it is told."""
    captive = prisoner_tile.at_rest(table, room, one)
    if room.elapsed < fall.told:
        due = blow_lines.cost(table, fall.blow, one.seat)
        captive = replace(captive, crowns=captive.crowns - due, change=captive.change - due)
    if one.seat != fall.blow.seat:
        return captive
    return struck(canvas, room, captive, fall)


def struck(canvas: Canvas, room: Room, captive: Captive, fall: Fall) -> Captive:
    """The one whom the axe falls on, with the item that turns over."""
    captive = replace(captive, mood="struck", card=partial(_turning, canvas, room, fall))
    if room.elapsed >= fall.told:
        return captive
    return replace(
        captive,
        says=prisoner_tile.told(room, "struck" if fall.axe else "bitten"),
        icon="axe" if fall.axe else "parasite",
        role=None,
        good=False,
    )


def _turning(canvas: Canvas, room: Room, fall: Fall, rect: Rect) -> None:
    turn(
        *(canvas, rect, room.elapsed, fall.item),
        back=lambda: prisoner_tile.card(canvas, rect, None, room, shadow=0),
        face=lambda: prisoner_tile.card(canvas, rect, fall.blow.item.key, room, shadow=0),
    )


# ---------------------------------------------------------------------- the way on


def _foot(canvas: Canvas, table: TableView, room: Room, fall: Fall) -> None:
    """How far the executions have come, and the button: until all is told it skips to the end."""
    words = room.words
    if room.elapsed < fall.end:
        draw_skip(canvas, room)
        return
    bottom_bar(canvas, height=TWO_ROWS if canvas.form is Form.PORTRAIT else None)
    key = "over" if fall.blow.ends else "so_far"
    dead = words("death.dead", n=table.counted) if table.counted else words("death.none_dead")
    hint(canvas, _HINTS[canvas.form], words(f"death.{key}", n=table.begun, dead=dead), icon="axe")
    if room.ask is not None:
        says = words("death.rewards" if fall.blow.ends else "death.go_on")
        frame.confirm(canvas, says, icon="arrow-right", enabled=room.ready, onward=True)


def draw_skip(canvas: Canvas, room: Room) -> None:
    """The bar at the foot while something moves: a touch, wherever it is, skips to the end of it."""
    bottom_bar(canvas, height=TWO_ROWS if canvas.form is Form.PORTRAIT else None)
    if room.ask is not None:
        button(
            *(canvas, BARS[canvas.form].confirm, room.words("death.skip")),
            key="confirm",
            kind="secondary",
            icon="arrow-right",
            icon_after=True,
            keys=("ctrl+return",),
        )
