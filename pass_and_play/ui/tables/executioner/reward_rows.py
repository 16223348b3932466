"""The rows of the rewards: who was what, what that brought, and why; paid one after the other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, Colour, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.palettes import King
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, FIGURE, H
from pass_and_play.ui.parts.label import LEAST, fitting, label, least
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.executioner.reward_reasons import Reward
from pass_and_play.ui.tables.executioner.sums import signed

Turn = Literal["paid", "now", "to_come"]


@dataclass(frozen=True, slots=True)
class _Columns:
    """How a row is laid out in one form, in canvas units from its left edge: the name, and the tile of the
    role; the words run from there to the sum, which is `sum` wide. `tallest` is a row at most."""

    name: tuple[float, float]
    tile: float
    sum: float
    gap: float
    tallest: float
    sizes: tuple[float, float, float]
    """Of name, title and note."""


_COLUMNS = {
    Form.LANDSCAPE: _Columns((14, 146), 166, 90, 6, 112, (21, 17.5, 17)),
    Form.PORTRAIT: _Columns((16, 190), 216, 110, 6, 98, (23, 19, 18)),
    Form.COMPACT: _Columns((10, 118), 132, 74, 5, 90, (18, 15.5, 15)),
}


def rows_high(form: Form, count: int, room: float) -> float:
    """How high so many rows are where there is so much room."""
    columns = _COLUMNS[form]
    return min(count * (columns.tallest + columns.gap), room)


def draw_row(canvas: Canvas, rect: Rect, room: Room, reward: Reward, turn: Turn) -> None:
    """One row; a dashed one is still to be paid and shows no number."""
    palette, columns, look = canvas.theme.palette, _COLUMNS[canvas.form], room.look(reward.seat)
    x, y, wide, high = rect
    contrast, radius = canvas.theme.high_contrast, min(20.0, high * 0.3)
    if turn == "now":
        canvas.panel(rect, fill=palette.b3, edge=palette.text, radius=radius, width=4)
    elif turn == "to_come":
        canvas.panel(rect, fill=with_alpha(BLACK, 0.25), edge=palette.line, radius=radius, dashed=True)
    else:
        edge = look.colour if contrast else with_alpha(look.colour, 0.65)
        fill = BLACK if contrast else with_alpha(BLACK, 0.3)
        canvas.panel(rect, fill=fill, edge=edge, radius=radius)
    name, style = columns.name, H.at(columns.sizes[0])
    label(
        *(canvas, (x + name[0], y, name[1], high), room.names[reward.seat], style, palette.text),
        icon=look.icon,
        icon_size=columns.sizes[0] * 1.12,
        icon_colour=look.colour,
        gap=columns.sizes[0] * 0.5,
        align="left",
        shrink=least(canvas, style),
    )
    side = min(high - 12, 56.0)
    tile = (x + columns.tile, y + (high - side) / 2, side, side)
    canvas.panel(tile, fill=with_alpha(BLACK, 0.5), radius=side * 0.28)
    inner = side * 0.62
    icon = (tile[0] + (side - inner) / 2, tile[1] + (side - inner) / 2, inner, inner)
    canvas.icon(reward.icon, icon, palette.text)
    left = tile[0] + side + (12 if canvas.form is not Form.COMPACT else 8)
    _words(canvas, (left, y, x + wide - columns.sum - 16 - left, high), reward)
    _sum(canvas, (x + wide - columns.sum - 12, y, columns.sum, high), room, reward, turn)


def _words(canvas: Canvas, rect: Rect, reward: Reward) -> None:
    """The title above the note, in one line or in two where the row is high enough."""
    palette, columns, (x, y, wide, high) = canvas.theme.palette, _COLUMNS[canvas.form], rect
    bold, light = H.at(columns.sizes[1], weight=700), BODY.at(columns.sizes[2])
    needed = canvas.theme.size(bold) * 1.22 + canvas.theme.size(light) * light.line
    if needed > high - 6:
        fit = (high - 6) / needed
        bold, light = (
            style.at(max(style.size * fit, style.size * least(canvas, style))) for style in (bold, light)
        )
    above = canvas.theme.size(bold) * 1.22
    pitch = canvas.theme.size(light) * least(canvas, light) * light.line
    lines = 2 if high - 8 >= above + 2 * pitch else 1
    shrink = least(canvas, light)
    note = fitting(canvas, light, wide * (1.75 if lines > 1 else 1.0), *reward.notes)
    below = canvas.extent(note, light, wide, lines=lines, shrink=shrink)[1]
    top = y + (high - above - below) / 2
    canvas.write(reward.title, (x, top, wide, above), bold, palette.text, shrink=least(canvas, bold))
    canvas.write(note, (x, top + above, wide, below), light, palette.text2, lines=lines, shrink=shrink)


def _sum(canvas: Canvas, rect: Rect, room: Room, reward: Reward, turn: Turn) -> None:
    """The sum and a crown; dots as long as it is not paid, and a warning where it was cut short."""
    palette, (x, y, wide, high) = canvas.theme.palette, rect
    size = min(34.0, max(LEAST[canvas.form] * 1.5, high * 0.46))
    side = size * 0.8
    coming = turn == "to_come"
    quiet: Colour = palette.text2
    crown = (x + wide - side, y + (high - side) / 2, side, side)
    canvas.icon("warning" if reward.cut and not coming else "crown", crown, quiet if coming else palette.acc)
    says = room.words("rewards.to_come") if coming else signed(room.words, reward.sum)
    ink = quiet if coming or not reward.sum else King.RUBY if reward.sum < 0 else palette.acc
    canvas.write(says, (x, y, wide - side - 8, high), FIGURE.at(size), ink, align="right")
