"""The first visit of a game: the role and the item of one's own, each under a ring.

A covered panel shows a back and bars of one length, whatever lies under it. What is held shows in its place,
on one paper and in as many lines for every card.
"""

from __future__ import annotations

from dataclasses import dataclass

from pass_and_play.engine.secret import Hidden
from pass_and_play.games.executioner.cards import LINES
from pass_and_play.games.executioner.views import HandView, TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.palettes import King
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, H, Style
from pass_and_play.ui.parts.card import card
from pass_and_play.ui.parts.focus import grown
from pass_and_play.ui.parts.label import least
from pass_and_play.ui.parts.points import Point
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.executioner.faces import ITEM_BACK, ROLE_BACK, quiet_item, quiet_role
from pass_and_play.ui.tables.executioner.lines import Kind, lines
from pass_and_play.ui.tables.private_head import private_head
from pass_and_play.ui.tables.rings import Ring, RingPlace
from pass_and_play.words import Text

KINDS: tuple[Kind, Kind] = ("role", "item")
DOWN = 10.0
"""How far below the top of a line its icon stands, in canvas units."""


@dataclass(frozen=True, slots=True)
class _Plan:
    """The two panels in one form, in canvas units, and what stands in each of them, from its corner.

    `lines` are the left edge and the top of the first line, and how many units from one to the next;
    `letters` the sizes of its title and its sentence, the latter in usual and in large letters.
    """

    panels: tuple[Rect, Rect]
    card: Rect
    heading: Rect
    lines: tuple[float, float, float]
    tile: float
    letters: tuple[float, tuple[float, float]]
    ring: tuple[float, float]
    radius: float
    beside: tuple[Rect, Rect]
    """The two lines beside the ring."""
    margin: float = 14


_PLANS = {
    Form.LANDSCAPE: _Plan(
        panels=((56, 196, 576, 490), (648, 196, 576, 490)),
        card=(24, 24, 214, 300),
        heading=(258, 24, 300, 34),
        lines=(258, 70, 88),
        tile=44,
        letters=(17, (16, 16)),
        ring=(131, 406),
        radius=51,
        beside=((216, 376, 346, 34), (216, 408, 346, 28)),
    ),
    Form.PORTRAIT: _Plan(
        panels=((32, 200, 736, 411), (32, 625, 736, 411)),
        card=(24, 24, 214, 300),
        heading=(262, 13, 440, 32),
        lines=(262, 46, 79),
        tile=44,
        letters=(19, (17.5, 15)),
        ring=(322, 344),
        radius=51,
        beside=((402, 314, 316, 34), (402, 346, 316, 28)),
    ),
    Form.COMPACT: _Plan(
        panels=((20, 138, 486, 382), (518, 138, 486, 382)),
        card=(16, 16, 132, 185),
        heading=(164, 12, 290, 30),
        lines=(164, 48, 74),
        tile=36,
        letters=(16, (15, 14)),
        ring=(82, 324),
        radius=42,
        beside=((142, 294, 330, 30), (142, 322, 330, 28)),
    ),
}


def rings(table: TableView) -> tuple[Ring, Ring]:
    """The role may be looked at again, and the item in this visit only."""
    role, item = (
        {form: _ring_place(plan, plan.panels[at]) for form, plan in _PLANS.items()} for at in range(2)
    )
    return (
        Ring("role", "first_look.role", deal=table.game, places=role, in_place=True),
        Ring("item", "first_look.item", deal=None, places=item, in_place=True, keys=("i",)),
    )


def _ring_place(plan: _Plan, panel: Rect) -> RingPlace:
    left, top = panel[:2]
    return RingPlace(
        (left + plan.ring[0], top + plan.ring[1]), plan.radius, *(_from(panel, one) for one in plan.beside)
    )


def _from(panel: Rect, rect: Rect) -> Rect:
    """What stands in a panel, on the canvas."""
    return panel[0] + rect[0], panel[1] + rect[1], rect[2], rect[3]


def draw(canvas: Canvas, table: TableView, hand: HandView, room: Room) -> None:
    """Title and the two panels; one of them is open while its ring is held."""
    words, own = room.words, room.names[hand.seat]
    note = words("first_look.note" if canvas.form is Form.LANDSCAPE else "first_look.note_short")
    title, short = words("first_look.title", name=own), words("first_look.title_short", name=own)
    private_head(canvas, room, hand.seat, title, note, short=short)
    for kind, panel in zip(KINDS, _PLANS[canvas.form].panels, strict=True):
        if room.opened == kind:
            _open(canvas, panel, kind, table, hand, room)
        else:
            _covered(canvas, panel, kind, room)


def _open(canvas: Canvas, panel: Rect, kind: Kind, table: TableView, hand: HandView, room: Room) -> None:
    """The card and its three lines, in the same light for all."""
    plan, palette, words = _PLANS[canvas.form], canvas.theme.palette, room.words
    canvas.panel(panel, fill=(palette.b2, palette.b1), edge=palette.line, radius=26)
    place = _from(panel, plan.card)
    key = _key(kind, hand)
    (quiet_role if kind == "role" else quiet_item)(canvas, place, key, words)
    _heading(canvas, panel, kind, room)
    for number, point in enumerate(lines(kind, key, table, words)):
        _line(canvas, panel, number, point)


def _key(kind: Kind, hand: HandView) -> str:
    """What the card is that its owner may see."""
    if kind == "role":
        assert hand.role is not None and not isinstance(hand.role, Hidden)
        return hand.role.key
    assert hand.looked is not None and not isinstance(hand.looked[1], Hidden)
    return hand.looked[1].key


def _heading(canvas: Canvas, panel: Rect, kind: Kind, room: Room) -> None:
    """What lies in the panel, with a check once it was looked at."""
    plan, palette = _PLANS[canvas.form], canvas.theme.palette
    place, style = _from(panel, plan.heading), H.at(22 if canvas.form is not Form.COMPACT else 19)
    x, _, wide, _ = canvas.write(room.words(f"first_look.{kind}"), place, style, palette.text)
    if kind in room.looked:
        centre, radius = (x + wide + 24, place[1] + place[3] / 2), 14.0
        canvas.disc(centre, radius, King.MOSS)
        inner = radius * 1.15
        check = (centre[0] - inner / 2, centre[1] - inner / 2, inner, inner)
        canvas.icon("check", check, palette.b0)


def _row(canvas: Canvas, panel: Rect, number: int) -> tuple[Rect | None, Rect]:
    """Where one of the lines has its icon, and its words. Large letters need the room of the icon."""
    plan = _PLANS[canvas.form]
    left, top, pitch = plan.lines
    beside = 0.0 if canvas.theme.text_size > 1 else plan.tile + 12
    tile = _from(panel, (left, top + pitch * number + DOWN, plan.tile, plan.tile)) if beside else None
    wide = panel[2] - left - beside - plan.margin
    return tile, _from(panel, (left + beside, top + pitch * number, wide, pitch - 4))


def _line(canvas: Canvas, panel: Rect, number: int, point: Point) -> None:
    """A title, and below it a sentence in two lines, however short it is: the same for every card."""
    plan, palette = _PLANS[canvas.form], canvas.theme.palette
    tile, (x, y, wide, high) = _row(canvas, panel, number)
    if tile is not None:
        canvas.panel(tile, fill=palette.b3, radius=14)
        canvas.icon(point.icon, grown(tile, -tile[2] * 0.2), palette.text)
    large = canvas.theme.text_size > 1
    title, text = H.at(plan.letters[0]), BODY.at(plan.letters[1][large])
    upper = canvas.theme.size(title) * 1.3
    canvas.write(point.title, (x, y, wide, upper), title, palette.text, shrink=least(canvas, title))
    lower = (x, y + upper, _halved(canvas, point.text, text, wide), high - upper)
    canvas.write(point.text, lower, text, palette.text2, lines=2, valign="top", shrink=least(canvas, text))


def _halved(canvas: Canvas, words: Text, style: Style, wide: float) -> float:
    """The room in which the words make two lines of like length; it is no wider than `wide`."""
    one = canvas.extent(words, style, wide, shrink=1.0)[1]
    two = one + canvas.theme.size(style) * style.line + 1
    room = canvas.measure(words, style) / 2
    while room < wide and canvas.extent(words, style, room, lines=3, shrink=1.0)[1] > two:
        room *= 1.05
    return min(room, wide)


def _covered(canvas: Canvas, panel: Rect, kind: Kind, room: Room) -> None:
    """The back, and bars in place of the lines."""
    plan, palette = _PLANS[canvas.form], canvas.theme.palette
    flat = canvas.theme.high_contrast
    canvas.panel(panel, fill=BLACK if flat else with_alpha(BLACK, 0.4), edge=palette.line, radius=26)
    card(canvas, _from(panel, plan.card), ROLE_BACK if kind == "role" else ITEM_BACK)
    _heading(canvas, panel, kind, room)
    grey = palette.b3 if flat else with_alpha(BLACK, 0.3)
    for number in range(len(LINES)):
        tile, (x, y, wide, _) = _row(canvas, panel, number)
        if tile is not None:
            canvas.panel(tile, fill=grey, radius=14)
        middle = y + DOWN + plan.tile / 2
        for top, share in ((-17, 0.94), (5, 0.58)):
            canvas.panel((x, middle + top, wide * share, 12), fill=grey, radius=6)
