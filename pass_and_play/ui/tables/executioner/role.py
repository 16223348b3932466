"""The role sheet: what its owner is and wants."""

from __future__ import annotations

from dataclasses import dataclass

from pass_and_play.engine.secret import Hidden
from pass_and_play.games.executioner.views import HandView, TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.parts.points import points
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.executioner.faces import quiet_role
from pass_and_play.ui.tables.executioner.lines import lines
from pass_and_play.ui.tables.rings import Ring


@dataclass(frozen=True, slots=True)
class _Plan:
    """The card, the first of the three lines, and the way from line to line in one form, in canvas units."""

    card: Rect
    lines: tuple[float, float]
    pitch: float
    wide: float


_PLANS = {
    Form.LANDSCAPE: _Plan((64, 102, 312, 437), (428, 206), 104, 690),
    Form.PORTRAIT: _Plan((236, 152, 328, 459), (72, 640), 98, 600),
    Form.COMPACT: _Plan((44, 84, 204, 286), (270, 118), 88, 620),
}


def ring(table: TableView) -> Ring:
    """The ring of a role where every page has it; another game of the match deals another role."""
    return Ring("role", "page.role", deal=table.game)


def draw(canvas: Canvas, table: TableView, hand: HandView, room: Room) -> None:
    """Every role has the same paper, the same number of lines and the same brightness."""
    plan, role = _PLANS[canvas.form], hand.role
    assert role is not None and not isinstance(role, Hidden)
    quiet_role(canvas, plan.card, role.key, room.words)
    points(canvas, plan.lines, plan.wide, plan.pitch, lines("role", role.key, table, room.words))
