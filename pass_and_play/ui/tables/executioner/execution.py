"""Whom the executioner has executed next, or that it is enough."""

from __future__ import annotations

from dataclasses import dataclass, replace

from pass_and_play.engine.ask import Seat
from pass_and_play.games.executioner.views import PrisonerView, TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import DISPLAY
from pass_and_play.ui.parts.bars import BARS, TWO_ROWS, bottom_bar, hint
from pass_and_play.ui.parts.button import button
from pass_and_play.ui.room import AT_ONCE, Room
from pass_and_play.ui.tables import frame
from pass_and_play.ui.tables.executioner import court, execution_panel, prisoner_tile
from pass_and_play.ui.tables.executioner.centre import hood
from pass_and_play.ui.tables.executioner.first_executioner import EMBLEM
from pass_and_play.ui.tables.executioner.prisoner_places import grid
from pass_and_play.ui.tables.executioner.prisoner_tile import Captive
from pass_and_play.words import Text

STOP = f"{AT_ONCE}stop"


@dataclass(frozen=True, slots=True)
class _Plan:
    """Where hood, title, clock and hint stand in one form, in canvas units; without a clock the hint begins
    in its place."""

    hood: Rect
    title: Rect
    size: float
    clock: Rect
    hint: Rect


_PLANS = {
    Form.LANDSCAPE: _Plan((40, 96, 52, 52), (108, 92, 756, 60), 40, (40, 724, 224, 56), (300, 720, 548, 64)),
    Form.PORTRAIT: _Plan((24, 88, 52, 52), (90, 84, 686, 60), 40, (32, 1102, 224, 56), (280, 1096, 488, 68)),
    Form.COMPACT: _Plan((16, 66, 36, 36), (62, 61, 638, 46), 30, (20, 540, 168, 48), (206, 536, 506, 56)),
}


def draw(canvas: Canvas, table: TableView, room: Room) -> None:
    """The whole picture, bars included."""
    canvas.backdrop("table")
    name = executioner_name(table, room)
    head(canvas, table, room, room.words("execute.title", name=name))
    places = grid(canvas.form, len(table.prisoners))
    seats = [one.seat for one in table.prisoners]
    roomy = prisoner_tile.is_roomy(canvas, places, room, seats)
    for place, one in zip(places, table.prisoners, strict=True):
        prisoner_tile.draw(canvas, place, room, _captive(table, room, one), roomy=roomy)
    execution_panel.draw(canvas, table, room, room.chosen_seat)
    _foot(canvas, table, room)


def head(canvas: Canvas, table: TableView, room: Room, title: Text) -> None:
    """The top bar, and the title beside the hood of whoever executes."""
    assert table.executioner is not None
    plan = _PLANS[canvas.form]
    subtitle = room.words("heading.execution", n=table.game)
    frame.head(canvas, room, subtitle, emblem=EMBLEM, done=0, rounds=0, stripe=table.executioner)
    hood(canvas, plan.hood, room, table.executioner)
    canvas.write(title, plan.title, DISPLAY.at(plan.size), canvas.theme.palette.text, shrink=0.5)


def executioner_name(table: TableView, room: Room) -> Text:
    """The name of whoever wears the hood."""
    assert table.executioner is not None
    return room.names[table.executioner]


def _captive(table: TableView, room: Room, one: PrisonerView) -> Captive:
    """A prisoner, who can be chosen or not."""
    captive, key = prisoner_tile.at_rest(table, room, one), f"seat:{one.seat}"
    if not room.offered(key):
        return captive
    aimed = room.chosen(key)
    return replace(
        captive,
        mood="aimed" if aimed else "open",
        says=prisoner_tile.told(room, "aimed" if aimed else "can"),
        icon="axe" if aimed else "plus",
        chip=court.deed_chip(table, room, one),
        key=key,
        keys=(str(table.prisoners.index(one) + 1),),
    )


# ---------------------------------------------------------------------- the bar at the foot


def _foot(canvas: Canvas, table: TableView, room: Room) -> None:
    """The clock, how many there have to be, and the button that ends it."""
    plan, words = _PLANS[canvas.form], room.words
    bottom_bar(canvas, height=TWO_ROWS if canvas.form is Form.PORTRAIT else None)
    frame.talk_clock(canvas, room, plan.clock)
    place = plan.hint
    if room.talk is None:
        place = (plan.clock[0], place[1], place[0] + place[2] - plan.clock[0], place[3])
    missing = max(0, table.must - table.begun)
    hint(canvas, place, _told(table, room, missing), icon="warning")
    if room.ask is None:
        return
    takes = execution_panel.earned(table)
    says = words("execute.stop_take", n=takes) if takes > 0 else words("execute.stop")
    button(
        canvas,
        BARS[canvas.form].confirm,
        words("execute.must", n=missing) if missing else says,
        key=STOP,
        icon="crown",
        enabled=room.offered("stop"),
        style=frame.BUTTONS[canvas.form],
    )


def _told(table: TableView, room: Room, missing: int) -> Text:
    """How many executions there have to be, and whether that is done."""
    words, name = room.words, executioner_name(table, room)
    if not missing:
        return words("execute.enough", name=name, n=table.begun)
    if table.begun:
        return words("execute.to_go", n=missing)
    return words("execute.at_least", name=name, n=missing)


def places_of(canvas: Canvas, table: TableView) -> dict[Seat, Rect]:
    """Where every prisoner stands."""
    rects = grid(canvas.form, len(table.prisoners))
    return {one.seat: rect for one, rect in zip(table.prisoners, rects, strict=True)}
