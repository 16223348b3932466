"""The role sheet: the character's card and exactly three lines, whoever it is."""

from __future__ import annotations

from dataclasses import dataclass

from pass_and_play.engine.secret import Hidden
from pass_and_play.games.casa_de_papel.views import HandView, TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.palettes import Casa
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import TITLE, H
from pass_and_play.ui.parts.card import ROUNDNESS
from pass_and_play.ui.parts.label import label
from pass_and_play.ui.parts.points import Point, points
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.casa_de_papel.faces import emblem, team_icon

ICONS = ("goal-flag", "bolt", "inspector")


@dataclass(frozen=True, slots=True)
class Layout:
    """The card, the first of the three lines, and the way from line to line, in canvas units."""

    card: Rect
    lines: tuple[float, float]
    pitch: float
    wide: float


LAYOUTS = {
    Form.LANDSCAPE: Layout((64, 102, 312, 437), (428, 206), 104, 690),
    Form.PORTRAIT: Layout((236, 152, 328, 459), (72, 640), 98, 600),
    Form.COMPACT: Layout((44, 84, 204, 286), (270, 118), 88, 620),
}


def draw(canvas: Canvas, table: TableView, hand: HandView, room: Room) -> None:
    """Every role has the same paper, the same number of lines and the same brightness."""
    character = hand.character
    assert not isinstance(character, Hidden)
    layout, words, palette = LAYOUTS[canvas.form], room.words, canvas.theme.palette
    x, y, wide, high = layout.card
    share = wide / 312
    canvas.panel(layout.card, fill=palette.b0, radius=wide * ROUNDNESS, shadow=2)
    canvas.picture(f"role-{emblem(character)}-quiet", layout.card, radius=ROUNDNESS)
    name = words(f"character.{character.key}")
    middle = y + high * 312 / 420
    place = (x + 14, middle - 30, wide - 28, 60.0)
    canvas.write(name, place, TITLE.at(42 * share), Casa.QUIET_INK, align="center")
    middle = y + high * 365 / 420
    label(
        canvas,
        (x + 14, middle - 16, wide - 28, 32),
        words(f"team.{character.team}"),
        H.at(max(16, 22 * share)),
        Casa.QUIET_INK,
        icon=team_icon(character.team),
        icon_size=max(16, 22 * share),
        gap=12 * share,
    )
    lines = character.lines(
        abilities=table.abilities, last_trump=table.last_trump, closed_eyes=table.closed_eyes
    )
    told = [
        Point(icon, words(f"role.{line}.title", goal=table.goal), words(f"role.{line}.text", goal=table.goal))
        for line, icon in zip(lines, ICONS, strict=True)
    ]
    points(canvas, layout.lines, layout.wide, layout.pitch, told)
