"""What an execution is decided with: the ring of the axe, and what it brings the executioner or costs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pass_and_play.engine.ask import Seat
from pass_and_play.games.executioner.rewards import BLAME
from pass_and_play.games.executioner.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, Colour, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.palettes import King
from pass_and_play.ui.paint.record import Rect, within
from pass_and_play.ui.paint.theme import BODY, H
from pass_and_play.ui.parts.label import fitting, least
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.executioner.axe_ring import axe_ring
from pass_and_play.ui.tables.executioner.sums import signed
from pass_and_play.words import Text

RECTS: dict[Form, Rect] = {
    Form.LANDSCAPE: (896, 96, 344, 584),
    Form.PORTRAIT: (24, 736, 752, 336),
    Form.COMPACT: (712, 68, 296, 448),
}
"""Where the panel stands."""


@dataclass(frozen=True, slots=True)
class _Plan:
    """Where the parts of the panel stand in one form, in canvas units from its upper left corner; `rows` is
    the place of the first of the three sums, which is as high as all of them."""

    ring: tuple[float, float]
    radius: float
    title: Rect
    rows: Rect
    warning: Rect
    sizes: tuple[float, float, float, float]
    """Of title, note, rows and sums."""


_PLANS = {
    Form.LANDSCAPE: _Plan(
        ring=(172, 120),
        radius=88,
        title=(20, 224, 304, 90),
        rows=(24, 322, 296, 50),
        warning=(24, 478, 296, 96),
        sizes=(25, 18, 18, 22),
    ),
    Form.PORTRAIT: _Plan(
        ring=(150, 118),
        radius=82,
        title=(16, 220, 268, 100),
        rows=(312, 16, 416, 56),
        warning=(312, 200, 416, 120),
        sizes=(24, 18, 19, 23),
    ),
    Form.COMPACT: _Plan(
        ring=(148, 84),
        radius=60,
        title=(14, 156, 268, 76),
        rows=(16, 236, 264, 42),
        warning=(16, 364, 264, 78),
        sizes=(20, 16, 16, 19),
    ),
}


def draw(canvas: Canvas, table: TableView, room: Room, target: Seat | None) -> None:
    """The panel; `target` is who lies on the block, if somebody does."""
    rect, plan, palette = RECTS[canvas.form], _PLANS[canvas.form], canvas.theme.palette
    ground(canvas, rect)
    title, note = _title(room, target)
    centre = (rect[0] + plan.ring[0], rect[1] + plan.ring[1])
    axe_ring(canvas, centre, plan.radius, room, title)
    _says(canvas, within(rect, plan.title), title, note, plan.sizes)
    for index, row in enumerate(_rows(canvas, table, room, target)):
        x, y, wide, high = within(rect, plan.rows)
        _row(canvas, (x, y + index * high, wide, high), row, plan.sizes[2:])
    warning = within(rect, plan.warning)
    style = BODY.at(plan.sizes[1] if canvas.form is not Form.COMPACT else 16)
    says = room.words("execute.warning")
    canvas.write(says, warning, style, palette.text2, lines=4, shrink=least(canvas, style))


def _says(canvas: Canvas, rect: Rect, title: Text, note: tuple[Text, ...], sizes: tuple[float, ...]) -> None:
    """The title in one line or two, and the note below it, as one block in the middle of `rect`."""
    palette, (x, y, wide, high) = canvas.theme.palette, rect
    style, light = H.at(sizes[0]), BODY.at(sizes[1])
    shrink, small = least(canvas, style), least(canvas, light)
    above = canvas.extent(title, style, wide, lines=2, shrink=shrink)[1]
    shown = fitting(canvas, light, wide, *note)
    below = canvas.extent(shown, light, wide, shrink=small)[1]
    top = y + (high - above - 4 - below) / 2
    canvas.write(title, (x, top, wide, above), style, palette.text, align="center", lines=2, shrink=shrink)
    under = (x, top + above + 4, wide, below)
    canvas.write(shown, under, light, palette.text2, align="center", shrink=small)


def ground(canvas: Canvas, rect: Rect) -> None:
    """The panel itself."""
    palette = canvas.theme.palette
    if canvas.theme.high_contrast:
        canvas.panel(rect, fill=BLACK, edge=palette.line)
    else:
        canvas.panel(rect, fill=(palette.b2, palette.b1), edge=palette.line, shadow=3)


def _title(room: Room, target: Seat | None) -> tuple[Text, tuple[Text, ...]]:
    """What to do now, and how it can still be left, in full and in short."""
    words = room.words
    if target is None or not room.ready:
        return words("execute.choose"), (words("execute.then_tap" if room.two_taps else "execute.then"),)
    name = room.names[target]
    short = words("execute.spare_short")
    if not room.two_taps:
        return words("execute.hold", name=name), (words("execute.spare", name=name), short)
    if room.tapped:
        return words("execute.tap_again"), (words("execute.spare_tap"),)
    return words("execute.tap", name=name), (words("execute.spare_tap"),)


# ---------------------------------------------------------------------- what it brings


@dataclass(frozen=True, slots=True)
class _Row:
    """A sum with its icon and what it stands for, in full and in short."""

    icon: str
    says: tuple[Text, ...]
    sum: Text
    tint: Colour


def earned(table: TableView, *, more: int = 0) -> int:
    """What the executioner gets at a normal end, for so many more counted dead; no more than the treasury
    has, unless it may owe."""
    due = (table.counted + more) * table.per_dead + table.goblets
    return due if table.play_on else min(due, max(0, table.treasury))


def _rows(canvas: Canvas, table: TableView, room: Room, target: Seat | None) -> Iterator[_Row]:
    """What the executioner has earned, and what the next execution may make of it."""
    words, gold = room.words, canvas.theme.palette.acc
    so_far, then = (signed(words, earned(table, more=n)) for n in (0, 1))
    executioner = table.executioner
    assert executioner is not None
    name = room.names[executioner]
    yield _Row("crown", (words("execute.earns", name=name), words("execute.earns_short")), so_far, gold)
    safe: tuple[Text, ...] = (words("execute.safe_any"),)
    pardoned: tuple[Text, ...] = (words("execute.pardoned_any"),)
    if target is not None:
        other = room.names[target]
        safe = (words("execute.safe", name=other), words("execute.safe_short"))
        pardoned = (words("execute.pardoned", name=other), words("execute.pardoned_short"))
    yield _Row("axe", safe, then, gold)
    blame = -min(BLAME, table.crowns[executioner])
    yield _Row("pardon", pardoned, signed(words, blame), King.RUBY)


def _row(canvas: Canvas, rect: Rect, row: _Row, sizes: tuple[float, ...]) -> None:
    """A line above, the icon, the words, the sum at the right end."""
    palette, (x, y, wide, high) = canvas.theme.palette, rect
    rule = palette.line if canvas.theme.high_contrast else with_alpha(palette.line, 0.7)
    canvas.veil((x, y, wide, 1.5), rule)
    style, bold = H.at(sizes[0], weight=600), H.at(sizes[1])
    side = sizes[1] * 1.15
    canvas.icon(row.icon, (x, y + (high - side) / 2, side, side), row.tint)
    sum_wide = 48.0
    canvas.write(row.sum, (x + wide - sum_wide, y, sum_wide, high), bold, row.tint, align="right")
    place = (x + side + 12, y, wide - side - 16 - sum_wide, high)
    says = fitting(canvas, style, place[2], *row.says)
    canvas.write(says, place, style, palette.text, shrink=least(canvas, style))
