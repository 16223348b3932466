"""Who leads round 1: a tile for everybody and one for the lot, and what this table plays for."""

from __future__ import annotations

from dataclasses import dataclass

from pass_and_play.engine.ask import Seat
from pass_and_play.games.casa_de_papel.cards import ROUNDS
from pass_and_play.games.casa_de_papel.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.palettes import Casa
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, FIGURE, H
from pass_and_play.ui.parts.bars import TWO_ROWS, bottom_bar, hint
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables import frame
from pass_and_play.ui.tables.casa_de_papel.board import POWER_CUTS, caption_ink, paper
from pass_and_play.ui.tables.casa_de_papel.round_table import EMBLEM
from pass_and_play.ui.tables.casa_de_papel.tiles import Candidate, candidate_tile, heading, tiles
from pass_and_play.words import Text

LOT = "lot"
"""The option of letting the app draw."""


@dataclass(frozen=True, slots=True)
class _Fact:
    """Where a fact has its parts, from its upper left corner, and the sizes of its letters."""

    disc: float
    """Radius of the disc that stands in the corner."""
    caption: Rect
    figure: Rect
    note: Rect
    sizes: tuple[float, float, float]
    """Of caption, figure and note."""


@dataclass(frozen=True, slots=True)
class _Plan:
    """How the screen is laid out in one form, in canvas units."""

    tiles: tuple[float, float]
    """Top and height of the tiles."""
    lot: Rect | None
    """Place of the tile of the lot; without one it is the last of the tiles."""
    facts: Rect
    inset: tuple[float, float]
    """From the left edge of the facts to their heading, and from their upper edge to the first fact."""
    pitch: tuple[float, float]
    """From one fact to the next: to the right, and down."""
    parts: _Fact
    hint: Rect


_PLANS = {
    Form.LANDSCAPE: _Plan(
        tiles=(176, 232),
        lot=(56, 432, 275, 248),
        facts=(353, 432, 871, 248),
        inset=(34, 68),
        pitch=(277, 0),
        parts=_Fact(28, (72, 0, 177, 26), (72, 24, 177, 48), (0, 82, 249, 78), (18, 38, 17.5)),
        hint=(56, 720, 780, 64),
    ),
    Form.PORTRAIT: _Plan(
        tiles=(194, 524),
        lot=None,
        facts=(24, 736, 752, 328),
        inset=(34, 64),
        pitch=(0, 84),
        parts=_Fact(28, (72, 0, 250, 26), (72, 24, 250, 48), (332, 0, 352, 72), (18, 38, 17.5)),
        hint=(32, 1096, 736, 72),
    ),
    Form.COMPACT: _Plan(
        tiles=(118, 172),
        lot=(20, 306, 190, 208),
        facts=(222, 306, 782, 208),
        inset=(24, 58),
        pitch=(250, 0),
        parts=_Fact(22, (54, 0, 184, 22), (54, 21, 184, 36), (0, 64, 232, 78), (16, 28, 16)),
        hint=(20, 538, 692, 52),
    ),
}


def draw(canvas: Canvas, table: TableView, room: Room) -> None:
    """The whole picture, bars included."""
    words, palette, plan = room.words, canvas.theme.palette, _PLANS[canvas.form]
    canvas.backdrop("table")
    frame.head(canvas, room, words("heading.first_leader"), emblem=EMBLEM, done=0, rounds=ROUNDS)
    title, note = words("first_leader.title"), words("first_leader.note")
    heading(canvas, title, note, icon="leader", ink=palette.acc)
    top, high = plan.tiles
    count = len(room.names)
    *places, last = tiles(canvas.form, count if plan.lot else count + 1, top=top, high=high)
    if plan.lot:
        places, last = [*places, last], plan.lot
    for seat, place in enumerate(places):
        candidate_tile(canvas, place, _candidate(room, seat), key=f"seat:{seat}")
    candidate_tile(canvas, last, _lot(canvas, room), key=LOT)
    _facts(canvas, table, room)
    bottom_bar(canvas, height=TWO_ROWS if canvas.form is Form.PORTRAIT else None)
    hint(canvas, plan.hint, words("first_leader.hint"), icon="leader")
    says, icon = _confirm(room)
    frame.confirm(canvas, says, icon=icon, enabled=room.ready)


def _confirm(room: Room) -> tuple[Text, str]:
    """What the button says, and its icon."""
    if room.chosen(LOT):
        return room.words("first_leader.confirm_lot"), "shuffle"
    seat = room.chosen_seat
    if seat is None:
        return room.words("first_leader.choose"), "leader"
    return room.words("first_leader.confirm", name=room.names[seat]), "leader"


def _candidate(room: Room, seat: Seat) -> Candidate:
    look, aimed = room.look(seat), room.chosen(f"seat:{seat}")
    return Candidate(
        state="aimed" if aimed else "open",
        icon=look.icon,
        name=room.names[seat],
        colour=look.colour,
        pill=room.words("first_leader.chosen" if aimed else "first_leader.can"),
        pill_icon="leader" if aimed else "plus",
    )


def _lot(canvas: Canvas, room: Room) -> Candidate:
    aimed = room.chosen(LOT)
    return Candidate(
        state="aimed" if aimed else "open",
        icon="shuffle",
        name=room.words("first_leader.lot"),
        colour=canvas.theme.palette.text,
        pill=room.words("first_leader.drawn" if aimed else "first_leader.by_app"),
        pill_icon="check" if aimed else "plus",
    )


def _facts(canvas: Canvas, table: TableView, room: Room) -> None:
    """Three facts on paper: the goal, the cards that are sent to press, and the power cuts."""
    plan = _PLANS[canvas.form]
    x, y, wide, high = plan.facts
    inset, top = plan.inset
    words = room.words
    paper(canvas, plan.facts)
    title = (x + inset, y + top - 48, wide - 2 * inset, 34)
    size = 22 if plan.parts.disc > 24 else 19
    canvas.write(words("first_leader.facts"), title, H.at(size), Casa.BOARD_INK)
    cards = words("first_leader.cards_of", n=table.select, seats=len(room.names))
    cuts = words("first_leader.cuts_in", first=POWER_CUTS[0], second=POWER_CUTS[1])
    facts = (
        ("goal-flag", words.number(table.goal), "goal"),
        (EMBLEM, cards, "cards"),
        ("bolt", cuts, "cuts") if table.abilities else ("bolt", words("first_leader.no_cuts_in"), "no_cuts"),
    )
    rule = with_alpha(Casa.ROUND_NOW, 0.3)
    for index, (icon, figure, key) in enumerate(facts):
        across, down = (index * step for step in plan.pitch)
        corner = (x + inset + across, y + top + down)
        if index and across:
            canvas.veil((corner[0] - 14, corner[1] + 2, 1.5, high - top - 28), rule)
        elif index:
            canvas.veil((corner[0], corner[1] - 6, wide - 2 * inset, 1.5), rule)
        _fact(canvas, corner, room, icon, figure, key)


def _fact(canvas: Canvas, corner: tuple[float, float], room: Room, icon: str, figure: Text, key: str) -> None:
    """An icon, what it is about and the figure beside it, and a sentence that says more."""
    words, quiet, parts = room.words, caption_ink(canvas), _PLANS[canvas.form].parts
    (x, y), radius, sizes = corner, parts.disc, parts.sizes

    def at(part: Rect) -> Rect:
        return x + part[0], y + part[1], part[2], part[3]

    middle = y + (parts.figure[1] + parts.figure[3]) / 2 - (1 if radius > 24 else 0)
    canvas.disc((x + radius, middle), radius, Casa.BOARD_INK)
    side = radius * 1.07
    canvas.icon(icon, (x + radius - side / 2, middle - side / 2, side, side), Casa.BOARD[0])
    caption, note = words(f"first_leader.{key}"), words(f"first_leader.{key}_note")
    canvas.write(caption, at(parts.caption), H.at(sizes[0], weight=700), quiet)
    canvas.write(figure, at(parts.figure), FIGURE.at(sizes[1]), Casa.BOARD_INK)
    below = parts.note[1] > 0
    canvas.write(note, at(parts.note), BODY.at(sizes[2]), quiet, valign="top" if below else "middle", lines=3)
