"""The scoring run: every point, one after the other, with the card that it comes from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pass_and_play.games.caper.scoring import STEPS
from pass_and_play.games.caper.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.parts.bars import BARS, TWO_ROWS, bottom_bar, hint
from pass_and_play.ui.parts.button import button
from pass_and_play.ui.room import SHEET, Room
from pass_and_play.ui.tables import frame
from pass_and_play.ui.tables.caper import score_bars, score_list, score_trace
from pass_and_play.ui.tables.caper.score_list import LINE
from pass_and_play.ui.tables.caper.score_rows import Row, by_step, counted, rows
from pass_and_play.ui.tables.caper.table_head import EMBLEM
from pass_and_play.ui.tables.head_steps import head_steps


@dataclass(frozen=True, slots=True)
class _Plan:
    """How the screen is laid out in one form, in canvas units: the two bars and where they begin, the panel
    of the row, the list, and what stands in the bottom bar."""

    bars: tuple[Rect, Rect]
    names: float
    trace: Rect
    list: Rect
    back: Rect
    skip: Rect
    hint: Rect


_PLANS = {
    Form.LANDSCAPE: _Plan(
        bars=((24, 88, 1232, 68), (24, 164, 1232, 68)),
        names=244,
        trace=(24, 246, 520, 442),
        list=(564, 246, 692, 442),
        back=(24, 720, 190, 64),
        skip=(228, 720, 190, 64),
        hint=(444, 720, 400, 64),
    ),
    Form.PORTRAIT: _Plan(
        bars=((24, 86, 752, 64), (24, 156, 752, 64)),
        names=214,
        trace=(24, 232, 752, 396),
        list=(24, 640, 752, 434),
        back=(32, 1096, 200, 76),
        skip=(244, 1096, 200, 76),
        hint=(464, 1096, 304, 76),
    ),
    Form.COMPACT: _Plan(
        bars=((12, 58, 1000, 44), (12, 106, 1000, 44)),
        names=190,
        trace=(12, 158, 440, 364),
        list=(462, 158, 550, 364),
        back=(20, 538, 140, 52),
        skip=(170, 538, 140, 52),
        hint=(326, 538, 386, 52),
    ),
}


def draw(canvas: Canvas, table: TableView, room: Room) -> None:
    """The whole picture, bars included."""
    plan = _PLANS[canvas.form]
    whole = counted(table)
    known = rows(whole)
    now = _now(known, room)
    canvas.backdrop("table")
    _bar(canvas, plan, known, now, room)
    _head(canvas, table, known, now, room)
    points, top = by_step(known[: now + 1]), score_bars.top_of(whole.totals)
    for side, rect in enumerate(plan.bars):
        score_bars.score_bar(
            *(canvas, rect, room, table.parts, side, points[side]), top=top, names=plan.names
        )
    at = _looked_at(room)
    score_trace.draw(canvas, plan.trace, table, whole, known[now if at is None else at], room)
    score_list.draw(canvas, plan.list, table, whole, known, now, room)


def cue(table: TableView, sheet: int) -> str:
    """What is heard at a row: a key where a location is won, a card else."""
    row = rows(counted(table))[sheet]
    return "key" if row.step == "locations" and row.side is not None else "place"


def _now(known: Sequence[Row], room: Room) -> int:
    """The row that is counted now; without a question all of them are."""
    return len(known) - 1 if room.ask is None else min(room.sheet, len(known) - 1)


def _looked_at(room: Room) -> int | None:
    """The row whose card is looked at once more."""
    if room.closer is None or not room.closer.startswith(LINE):
        return None
    return int(room.closer.removeprefix(LINE))


def _head(canvas: Canvas, table: TableView, known: Sequence[Row], now: int, room: Room) -> None:
    """The steps; one that is done leads back to its first row, unless 'Back' does."""
    words = room.words
    where = words("scoring.where", city=words(f"city.{table.city}"))
    frame.head(canvas, room, where, emblem=EMBLEM, done=0, rounds=0)
    at = STEPS.index(known[now].step)
    firsts = [next((i for i, row in enumerate(known) if row.step == step), None) for step in STEPS[:at]]
    keys = [
        f"{SHEET}{first}" if first is not None and first != now - 1 and room.ask is not None else None
        for first in firsts
    ]
    head_steps(canvas, room, [words(f"scoring.step.{step}") for step in STEPS], at, keys=keys)


def _bar(canvas: Canvas, plan: _Plan, known: Sequence[Row], now: int, room: Room) -> None:
    """Back, to the end, and on; at the last row what answers the question."""
    words = room.words
    bottom_bar(canvas, height=TWO_ROWS if canvas.form is Form.PORTRAIT else None)
    if room.ask is None:
        return
    style = frame.BUTTONS[canvas.form]
    last = len(known) - 1
    button(
        canvas,
        plan.back,
        words("scoring.back"),
        key=f"{SHEET}{max(0, now - 1)}",
        kind="ghost",
        icon="arrow-left",
        enabled=now > 0,
        style=style,
        keys=("backspace",),
    )
    if 0 < now < last - 1:
        skip = words("scoring.skip")
        button(
            *(canvas, plan.skip, skip),
            key=f"{SHEET}{last}",
            kind="ghost",
            icon="chevron-right",
            style=style,
            keys=("escape",),
        )
    hint(canvas, plan.hint, words("scoring.hint"), icon="eye")
    if now == last:
        frame.confirm(canvas, words("scoring.done"), icon="trophy", enabled=room.ready)
        return
    button(
        canvas,
        BARS[canvas.form].confirm,
        words("scoring.next"),
        key=f"{SHEET}{now + 1}",
        icon="arrow-right",
        icon_after=True,
        style=style,
        keys=("return", "ctrl+return"),
    )
