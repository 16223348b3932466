"""Who begins: a tile for everybody and one for the lot, and three facts about the match on paper."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pass_and_play.engine.ask import Seat
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import Colour
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, FIGURE, H
from pass_and_play.ui.parts.bars import TWO_ROWS, bottom_bar, hint
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables import frame
from pass_and_play.ui.tables.tiles import Candidate, candidate_tile, heading, tiles
from pass_and_play.words import Text

LOT = "lot"
"""The option of letting the app draw."""


@dataclass(frozen=True, slots=True)
class Paper:
    """The sheet of paper of a game: what lays it into a place, its ink, and those of captions and rules."""

    lay: Callable[[Canvas, Rect], None]
    ink: Colour
    caption: Colour
    rule: Colour
    light: Colour
    """What stands on a disc of ink."""


@dataclass(frozen=True, slots=True)
class Fact:
    """A fact about the match: its icon, its figure, and its key in the words, where `<key>` is the caption
    and `<key>_note` a sentence."""

    icon: str
    figure: Text
    key: str


@dataclass(frozen=True, slots=True)
class FirstSeat:
    """What is asked: the section of the words, the icon of the office, the emblem and rounds of the game. For
    a seat that is not offered the words say why under `cannot`."""

    section: str
    icon: str
    emblem: str
    rounds: int
    facts: tuple[Fact, Fact, Fact]
    paper: Paper


@dataclass(frozen=True, slots=True)
class _Parts:
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
    parts: _Parts
    hint: Rect


_PLANS = {
    Form.LANDSCAPE: _Plan(
        tiles=(176, 232),
        lot=(56, 432, 275, 248),
        facts=(353, 432, 871, 248),
        inset=(34, 68),
        pitch=(277, 0),
        parts=_Parts(28, (72, 0, 177, 26), (72, 24, 177, 48), (0, 82, 249, 78), (18, 38, 17.5)),
        hint=(56, 720, 780, 64),
    ),
    Form.PORTRAIT: _Plan(
        tiles=(194, 524),
        lot=None,
        facts=(24, 736, 752, 328),
        inset=(34, 64),
        pitch=(0, 84),
        parts=_Parts(28, (72, 0, 250, 26), (72, 24, 250, 48), (332, 0, 352, 72), (18, 38, 17.5)),
        hint=(32, 1096, 736, 72),
    ),
    Form.COMPACT: _Plan(
        tiles=(118, 172),
        lot=(20, 306, 190, 208),
        facts=(222, 306, 782, 208),
        inset=(24, 58),
        pitch=(250, 0),
        parts=_Parts(22, (54, 0, 184, 22), (54, 21, 184, 36), (0, 64, 232, 78), (16, 28, 16)),
        hint=(20, 538, 692, 52),
    ),
}


def draw(canvas: Canvas, one: FirstSeat, room: Room) -> None:
    """The whole picture, bars included."""
    words, palette, plan, key = room.words, canvas.theme.palette, _PLANS[canvas.form], one.section
    canvas.backdrop("table")
    frame.head(canvas, room, words(f"heading.{key}"), emblem=one.emblem, done=0, rounds=one.rounds)
    title, note = words(f"{key}.title"), words(f"{key}.note")
    heading(canvas, title, note, icon=one.icon, ink=palette.acc)
    top, high = plan.tiles
    count = len(room.names)
    *places, last = tiles(canvas.form, count if plan.lot else count + 1, top=top, high=high)
    if plan.lot:
        places, last = [*places, last], plan.lot
    for seat, place in enumerate(places):
        candidate_tile(canvas, place, _candidate(one, room, seat), key=f"seat:{seat}")
    candidate_tile(canvas, last, _lot(canvas, one, room), key=LOT)
    _facts(canvas, one, room)
    bottom_bar(canvas, height=TWO_ROWS if canvas.form is Form.PORTRAIT else None)
    hint(canvas, plan.hint, words(f"{key}.hint"), icon=one.icon)
    says, icon = _confirm(one, room)
    frame.confirm(canvas, says, icon=icon, enabled=room.ready)


def _confirm(one: FirstSeat, room: Room) -> tuple[Text, str]:
    """What the button says, and its icon."""
    if room.chosen(LOT):
        return room.words(f"{one.section}.confirm_lot"), "shuffle"
    seat = room.chosen_seat
    if seat is None:
        return room.words(f"{one.section}.choose"), one.icon
    return room.words(f"{one.section}.confirm", name=room.names[seat]), one.icon


def _candidate(one: FirstSeat, room: Room, seat: Seat) -> Candidate:
    look, aimed = room.look(seat), room.chosen(f"seat:{seat}")
    if room.choice is not None and not room.offered(f"seat:{seat}"):
        return Candidate(
            state="shut",
            icon=look.icon,
            name=room.names[seat],
            colour=look.colour,
            pill=room.words(f"{one.section}.cannot"),
            pill_icon="lock" if seat in room.bots else "check",
        )
    return Candidate(
        state="aimed" if aimed else "open",
        icon=look.icon,
        name=room.names[seat],
        colour=look.colour,
        pill=room.words(f"{one.section}.chosen" if aimed else f"{one.section}.can"),
        pill_icon=one.icon if aimed else "plus",
    )


def _lot(canvas: Canvas, one: FirstSeat, room: Room) -> Candidate:
    aimed = room.chosen(LOT)
    if room.choice is not None and not room.offered(LOT):
        return Candidate(
            state="shut",
            icon="shuffle",
            name=room.words(f"{one.section}.lot"),
            colour=canvas.theme.palette.text,
            pill=room.words(f"{one.section}.no_lot"),
            pill_icon="lock",
        )
    return Candidate(
        state="aimed" if aimed else "open",
        icon="shuffle",
        name=room.words(f"{one.section}.lot"),
        colour=canvas.theme.palette.text,
        pill=room.words(f"{one.section}.drawn" if aimed else f"{one.section}.by_app"),
        pill_icon="check" if aimed else "plus",
    )


def _facts(canvas: Canvas, one: FirstSeat, room: Room) -> None:
    """The three facts on paper."""
    plan, paper = _PLANS[canvas.form], one.paper
    x, y, wide, high = plan.facts
    inset, top = plan.inset
    paper.lay(canvas, plan.facts)
    title = (x + inset, y + top - 48, wide - 2 * inset, 34)
    size = 22 if plan.parts.disc > 24 else 19
    canvas.write(room.words(f"{one.section}.facts"), title, H.at(size), paper.ink)
    for index, fact in enumerate(one.facts):
        across, down = index * plan.pitch[0], index * plan.pitch[1]
        corner = (x + inset + across, y + top + down)
        if index and across:
            canvas.veil((corner[0] - 14, corner[1] + 2, 1.5, high - top - 28), paper.rule)
        elif index:
            canvas.veil((corner[0], corner[1] - 6, wide - 2 * inset, 1.5), paper.rule)
        _fact(canvas, corner, one, fact, room)


def _fact(canvas: Canvas, corner: tuple[float, float], one: FirstSeat, fact: Fact, room: Room) -> None:
    """An icon, what it is about and the figure beside it, and a sentence that says more."""
    words, paper, parts = room.words, one.paper, _PLANS[canvas.form].parts
    (x, y), radius, sizes = corner, parts.disc, parts.sizes

    def at(part: Rect) -> Rect:
        return x + part[0], y + part[1], part[2], part[3]

    middle = y + (parts.figure[1] + parts.figure[3]) / 2 - (1 if radius > 24 else 0)
    canvas.disc((x + radius, middle), radius, paper.ink)
    side = radius * 1.07
    canvas.icon(fact.icon, (x + radius - side / 2, middle - side / 2, side, side), paper.light)
    key = f"{one.section}.{fact.key}"
    canvas.write(words(key), at(parts.caption), H.at(sizes[0], weight=700), paper.caption)
    canvas.write(fact.figure, at(parts.figure), FIGURE.at(sizes[1]), paper.ink)
    below, style = parts.note[1] > 0, BODY.at(sizes[2])
    valign = "top" if below else "middle"
    canvas.write(words(f"{key}_note"), at(parts.note), style, paper.caption, valign=valign, lines=3)
