"""What a threat card shows, on a private page that looks alike for every role."""

from __future__ import annotations

from dataclasses import dataclass

from pass_and_play.engine.secret import Hidden
from pass_and_play.games.bank_heist.views import HandView, TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY
from pass_and_play.ui.parts.points import Point, points
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.bank_heist.faces import quiet_role
from pass_and_play.ui.tables.bank_heist.pair_column import PLACES
from pass_and_play.ui.tables.private_head import private_head


@dataclass(frozen=True, slots=True)
class _Plan:
    """Where the card and the points stand in one form, in canvas units, and the note below them."""

    card: Rect
    points: tuple[float, float]
    wide: float
    pitch: float
    note: Rect


_PLANS = {
    Form.LANDSCAPE: _Plan((150, 212, 318, 445), (560, 252), 600, 108, (560, 584, 650, 60)),
    Form.PORTRAIT: _Plan((256, 232, 288, 403), (56, 662), 620, 98, (56, 966, 690, 60)),
    Form.COMPACT: _Plan((66, 152, 256, 358), (372, 150), 540, 88, (372, 430, 620, 56)),
}


def draw(canvas: Canvas, table: TableView, hand: HandView, room: Room) -> None:
    """Whose card it is, the card, and three points, whatever the role is."""
    assert hand.look is not None
    seat, place, role = hand.look
    assert not isinstance(role, Hidden)
    plan, words, name = _PLANS[canvas.form], room.words, room.names[seat]
    side = f"_{PLACES[place]}" if table.places > 1 else ""
    title = words(f"threat_look.title{side}", name=name, own=room.names[hand.seat])
    short = words(f"threat_look.title_short{side}", name=name)
    private_head(canvas, room, hand.seat, title, words("threat_look.note"), short=short, lines=2)
    quiet_role(canvas, plan.card, role, words)
    left = table.seats[hand.seat].threats
    holds = words("threat_look.left", n=left) if left else words("threat_look.none_left")
    told = (
        Point("players", words(f"threat_look.seat{side}", name=name), words("threat_look.lies")),
        Point("threat", words("threat_look.used"), holds),
        Point("claim", words("threat_look.say"), words("threat_look.free")),
    )
    points(canvas, plan.points, plan.wide, plan.pitch, told)
    palette, (x, y, wide, high) = canvas.theme.palette, plan.note
    canvas.icon("lock", (x, y + high / 2 - 13, 26, 26), palette.text2)
    style = BODY.at(16 if canvas.form is Form.COMPACT else 17.5)
    place_ = (x + 40, y, wide - 40, high)
    canvas.write(words("threat_look.alike"), place_, style, palette.text2, lines=2)
