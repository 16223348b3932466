"""The order of revealing: a pill for every role in play, beside the words that the doors are open."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from pass_and_play.games.bank_heist.cards import Role
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.palettes import Heist
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import SMALL, TITLE, H, Style
from pass_and_play.ui.parts.label import LEAST, least
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.bank_heist.faces import COLOURS

Turn = Literal["to_come", "now", "done"]
"""Whether a role is still to reveal, reveals just now, or has."""


@dataclass(frozen=True, slots=True)
class _Layout:
    """Where icon, title and the row of pills stand in one form; in each pill the disc, `pad` from the left
    edge, and its gap to the name; all in canvas units."""

    icon: Rect
    title: Rect
    size: float
    pills: Rect
    gap: float
    disc: float
    pad: float
    apart: float
    name: Style


_LAYOUTS = {
    Form.LANDSCAPE: _Layout(
        (24, 109, 38, 38), (75, 98, 205, 60), 29, (288, 96, 968, 64), 12, 36, 12, 9, SMALL.at(19)
    ),
    Form.PORTRAIT: _Layout(
        (24, 92, 38, 38), (76, 84, 660, 54), 33, (24, 142, 752, 56), 8, 26, 8, 6, SMALL.at(17)
    ),
    Form.COMPACT: _Layout(
        (16, 70, 30, 30), (54, 64, 140, 42), 21, (200, 64, 808, 42), 8, 28, 8, 7, SMALL.at(17)
    ),
}


def draw_order(canvas: Canvas, room: Room, roles: tuple[Role, ...], turns: Mapping[str, Turn]) -> None:
    """The line above the picture of the heist; `turns` by the keys of the roles."""
    layout, palette = _LAYOUTS[canvas.form], canvas.theme.palette
    canvas.icon("vault", layout.icon, palette.acc)
    canvas.write(room.words("heist.title"), layout.title, TITLE.at(layout.size), palette.text, shrink=0.7)
    x, y, wide, high = layout.pills
    pitch = (wide + layout.gap) / len(roles)
    for index, role in enumerate(roles):
        place = (x + index * pitch, y, pitch - layout.gap, high)
        _pill(canvas, place, role, room, layout, turns[role.key])


def _pill(canvas: Canvas, rect: Rect, role: Role, room: Room, layout: _Layout, turn: Turn) -> None:
    palette, words = canvas.theme.palette, room.words
    x, y, wide, high = rect
    if canvas.theme.high_contrast:
        edge = palette.line if turn != "now" else None
        canvas.panel(rect, fill=palette.text if turn == "now" else BLACK, edge=edge, radius=high / 2)
    else:
        canvas.panel(rect, fill=palette.text if turn == "now" else with_alpha(BLACK, 0.45), radius=high / 2)
    side = layout.disc
    disc = (x + layout.pad, y + (high - side) / 2, side, side)
    if turn == "to_come":
        canvas.panel(disc, edge=palette.text2, radius=side / 2, dashed=True)
    else:
        canvas.disc((disc[0] + side / 2, y + high / 2), side / 2, COLOURS[role.key])
    ink = palette.text2 if turn == "to_come" else Heist.ROLE_INK
    canvas.write(
        words.number(role.order), disc, H.at(max(LEAST[canvas.form], side * 0.5)), ink, align="center"
    )
    left = layout.pad + side + layout.apart
    name = (x + left, y, wide - left - layout.pad, high)
    bright = {"to_come": palette.text2, "now": palette.ink, "done": palette.text}[turn]
    style = layout.name.at(layout.name.size, weight=800 if turn == "now" else 600)
    canvas.write(words(f"role.{role.key}"), name, style, bright, shrink=least(canvas, style))
