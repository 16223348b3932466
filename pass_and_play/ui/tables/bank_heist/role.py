"""The role sheet: the characters that one has laid, and exactly three points, whoever they are."""

from __future__ import annotations

from dataclasses import dataclass

from pass_and_play.engine.secret import Hidden
from pass_and_play.games.bank_heist.cards import Role
from pass_and_play.games.bank_heist.views import HandView, TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import H
from pass_and_play.ui.parts.points import Point, points
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.bank_heist.faces import quiet_role
from pass_and_play.ui.tables.bank_heist.pair_column import PLACES

ICONS = ("star", "players", "warning")


@dataclass(frozen=True, slots=True)
class _Plan:
    """Where one card stands in one form, or two, in canvas units, and the three points beside or below."""

    one: tuple[Rect, ...]
    two: tuple[Rect, ...]
    points: tuple[tuple[float, float], tuple[float, float]]
    """Where they begin, with one card and with two."""
    wide: tuple[float, float]
    pitch: float


_PLANS = {
    Form.LANDSCAPE: _Plan(
        one=((64, 102, 312, 437),),
        two=((64, 160, 258, 361), (340, 160, 258, 361)),
        points=((428, 196), (644, 196)),
        wide=(690, 500),
        pitch=106,
    ),
    Form.PORTRAIT: _Plan(
        one=((236, 152, 328, 459),),
        two=((76, 160, 300, 420), (424, 160, 300, 420)),
        points=((72, 640), (72, 640)),
        wide=(600, 600),
        pitch=98,
    ),
    Form.COMPACT: _Plan(
        one=((44, 84, 222, 311),),
        two=((44, 118, 186, 260), (244, 118, 186, 260)),
        points=((292, 118), (446, 118)),
        wide=(600, 470),
        pitch=88,
    ),
}


def draw(canvas: Canvas, table: TableView, hand: HandView, room: Room) -> None:
    """Every role has the same paper, the same number of lines and the same brightness."""
    plan, words = _PLANS[canvas.form], room.words
    roles = [role for role in hand.characters if not isinstance(role, Hidden)]
    pair = len(roles) > 1
    for place, (role, rect) in enumerate(zip(roles, plan.two if pair else plan.one, strict=True)):
        quiet_role(canvas, rect, role, words)
        if pair:
            x, y, wide, high = rect
            caption = (x, y + high + 2, wide, 30)
            style = H.at(18 if canvas.form is not Form.COMPACT else 16)
            says = words(f"place.{PLACES[place]}")
            canvas.write(says, caption, style, canvas.theme.palette.text, align="center")
    key = "role_sheet.pair" if pair else _key(roles[0])
    told = [
        Point(icon, words(f"{key}.{number}.title"), words(f"{key}.{number}.text"))
        for number, icon in zip(("one", "two", "three"), ICONS, strict=True)
    ]
    points(canvas, plan.points[pair], plan.wide[pair], plan.pitch, told)


def _key(role: Role) -> str:
    return f"role_sheet.{role.key}"
