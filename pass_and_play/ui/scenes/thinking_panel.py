"""What is told while a computer thinks: who it is, what it sees, and how a person takes its place."""

from __future__ import annotations

from dataclasses import dataclass

from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.palettes import SeatLook
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BUTTON, SMALL, H, Style
from pass_and_play.ui.parts.bars import BARS, bottom_bar
from pass_and_play.ui.parts.button import button, icon_button
from pass_and_play.ui.parts.label import least
from pass_and_play.words import Text

DOTS = 3


@dataclass(frozen=True, slots=True)
class Told:
    """What is told: a title in the colour of the seat's `look` and a quiet note, and which dot is bright
    (None: all of them). `again` and `take_over` are the words of the ways on; there may be nothing to see
    `again`, or not yet (`moving`)."""

    look: SeatLook
    title: Text
    note: Text
    dot: int | None
    take_over: Text
    again: Text | None
    moving: bool


@dataclass(frozen=True, slots=True)
class Layout:
    """Where things stand in one form, in canvas units."""

    robot: Rect
    title: Rect
    note: Rect
    again: Rect
    take_over: Rect
    letters: tuple[float, float, float]
    """Sizes of the title, the note and the words on the button."""
    dots: tuple[float, float] | None = None
    """Where they begin, if not behind the title."""


STRIPS = {
    Form.LANDSCAPE: Layout(
        robot=(24, 718, 68, 68),
        title=(108, 720, 420, 32),
        note=(108, 753, 640, 26),
        again=(776, 720, 64, 64),
        take_over=(864, 720, 376, 64),
        letters=(23, 17, 22),
    ),
    Form.PORTRAIT: Layout(
        robot=(24, 1190, 68, 68),
        title=(104, 1180, 252, 32),
        note=(104, 1212, 300, 52),
        again=(422, 1192, 64, 64),
        take_over=(498, 1192, 278, 64),
        letters=(23, 17, 20),
    ),
    Form.COMPACT: Layout(
        robot=(16, 540, 48, 48),
        title=(76, 538, 310, 28),
        note=(76, 566, 536, 22),
        again=(656, 538, 52, 52),
        take_over=(724, 538, 284, 52),
        letters=(20, 16, 19),
    ),
}
"""Along the foot of the table, as high as a bottom bar."""


def draw(canvas: Canvas, told: Told, panel: Rect | None) -> None:
    """In a `panel` that the table has for it, else along its foot. Touching leads on by `again` and
    `take_over`."""
    if panel is None:
        layout = STRIPS[canvas.form]
        _strip(canvas)
    else:
        layout = _inside(panel, canvas.form)
        canvas.cover(panel)
        canvas.panel(panel, fill=canvas.theme.palette.b0, radius=20)
        canvas.panel(panel, fill=with_alpha(told.look.colour, 0.1), edge=told.look.colour, radius=20)
    _robot(canvas, layout.robot, told.look)
    title, note, letters = layout.letters
    style = H.at(title)
    shrink, room = least(canvas, style), layout.title[2]
    canvas.write(told.title, layout.title, style, told.look.colour, shrink=shrink)
    small = SMALL.at(note)
    canvas.write(told.note, layout.note, small, canvas.theme.palette.text2, lines=_lines(layout.note, small))
    x, y = layout.title[0], layout.title[1] + layout.title[3] / 2
    reach = min(canvas.extent(told.title, style, room, shrink=shrink)[0], room)
    _dots(canvas, layout.dots or (x + reach + title, y), title, told.dot)
    if told.again is not None:
        icon_button(canvas, layout.again, "history", told.again, key="again", enabled=not told.moving)
    button(
        canvas,
        layout.take_over,
        told.take_over,
        key="take_over",
        kind="secondary",
        icon="player",
        style=BUTTON.at(letters),
    )


def _strip(canvas: Canvas) -> None:
    """An opaque bar over whatever the table says there."""
    left, top, wide, high = canvas.window
    start = canvas.size[1] - BARS[canvas.form].bottom
    canvas.cover((0, start, *canvas.size))
    canvas.veil((left, start, wide, top + high - start), canvas.theme.palette.b0)
    bottom_bar(canvas, height=BARS[canvas.form].bottom)


def _inside(panel: Rect, form: Form) -> Layout:
    """The robot to the left, the words beside it and the dots below them."""
    x, y, wide, high = panel
    small = form is Form.COMPACT
    side = min(high - 36, wide * 0.28)
    left = x + side + 34
    room = x + wide - 14 - left
    step = 28.0 if small else 34.0
    top = y + 12 if small else y + high / 2 - 76
    note = (left, top + step + 2, room, 44.0 if small else 74.0)
    dots = (left + 6, note[1] + note[3] + (12 if small else 18))
    letters = (19.0, 16.0, 19.0) if small else (24.0, 17.0, 22.0)
    return Layout(
        robot=(x + 16, y + (high - side) / 2, side, side),
        title=(left, top, room, step),
        note=note,
        again=(x + wide - 64, y + high - 64, 52, 52),
        take_over=BARS[form].confirm,
        letters=letters,
        dots=dots,
    )


def _robot(canvas: Canvas, rect: Rect, look: SeatLook) -> None:
    x, y, side, _ = rect
    canvas.disc((x + side / 2, y + side / 2), side / 2, BLACK, edge=look.colour, width=3)
    inset = side * 0.2
    canvas.icon(look.icon, (x + inset, y + inset, side - 2 * inset, side - 2 * inset), look.colour)


def _lines(rect: Rect, style: Style) -> int:
    """How many lines have room, one at least."""
    return max(1, int(rect[3] / (style.size * 1.2)))


def _dots(canvas: Canvas, begin: tuple[float, float], size: float, bright: int | None) -> None:
    (x, y), text = begin, canvas.theme.palette.text
    for dot in range(DOTS):
        ink = text if bright in (dot, None) else with_alpha(text, 0.35)
        canvas.disc((x + dot * size * 0.95, y), size * 0.26, ink)
