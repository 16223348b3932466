"""A look at one item, by an action or a gallows card: it lies open on the page, for this visit only."""

from __future__ import annotations

from dataclasses import dataclass, replace

from pass_and_play.engine.secret import Hidden
from pass_and_play.games.executioner.court import CENTRE
from pass_and_play.games.executioner.views import HandView, TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.parts.points import points
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.executioner import role
from pass_and_play.ui.tables.executioner.faces import quiet_item
from pass_and_play.ui.tables.executioner.lines import lines
from pass_and_play.ui.tables.private_head import private_head
from pass_and_play.ui.tables.rings import Ring, RingPlace
from pass_and_play.words import Text


@dataclass(frozen=True, slots=True)
class _Plan:
    """The card, the first of its three lines, and the way from line to line in one form, in canvas units."""

    card: Rect
    lines: tuple[float, float]
    pitch: float
    wide: float


_PLANS = {
    Form.LANDSCAPE: _Plan((130, 206, 334, 468), (540, 230), 106, 600),
    Form.PORTRAIT: _Plan((225, 206, 350, 490), (72, 720), 104, 600),
    Form.COMPACT: _Plan((60, 146, 260, 364), (372, 138), 88, 560),
}

_RINGS = {
    Form.LANDSCAPE: RingPlace((600, 630), 51, (684, 600, 420, 34), (684, 632, 460, 28)),
    Form.COMPACT: RingPlace((420, 466), 42, (482, 436, 330, 30), (482, 464, 400, 28)),
}
"""Below the lines, where there is room beside the card."""


def ring(table: TableView) -> Ring:
    """The ring of the role; whoever wears the hood has none."""
    return replace(role.ring(table), places=_RINGS)


def draw(canvas: Canvas, table: TableView, hand: HandView, room: Room) -> None:
    """Whose item it is, and what it is and does; all pages look alike."""
    assert hand.looked is not None
    place, item = hand.looked
    assert not isinstance(item, Hidden)
    plan, words = _PLANS[canvas.form], room.words
    title, short = _titles(place, hand, room)
    private_head(canvas, room, hand.seat, title, words("look.note"), short=short)
    quiet_item(canvas, plan.card, item.key, words)
    points(canvas, plan.lines, plan.wide, plan.pitch, lines("item", item.key, table, words))


def _titles(place: int, hand: HandView, room: Room) -> tuple[Text, Text]:
    """Where the item lies, with the name of whoever looks, and without it."""
    words, own = room.words, room.names[hand.seat]
    if place == CENTRE:
        return words("look.centre", own=own), words("look.centre_short")
    if place == hand.seat:
        return words("look.own", own=own), words("look.own_short")
    name = room.names[place]
    return words("look.other", name=name, own=own), words("look.other_short", name=name)
