"""Who leads next: a tile for everybody at the table, and what each round has brought so far."""

from __future__ import annotations

from dataclasses import dataclass

from pass_and_play.engine.ask import Seat
from pass_and_play.games.casa_de_papel.cards import ROUNDS
from pass_and_play.games.casa_de_papel.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import Colour, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.palettes import Casa
from pass_and_play.ui.paint.record import Rect, within
from pass_and_play.ui.paint.theme import BODY, H
from pass_and_play.ui.parts.bars import TWO_ROWS, bottom_bar, hint
from pass_and_play.ui.parts.label import label, least
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables import frame
from pass_and_play.ui.tables.casa_de_papel.board import (
    POWER_CUTS,
    caption_ink,
    change_words,
    paper,
    press_icon,
)
from pass_and_play.ui.tables.casa_de_papel.round_table import EMBLEM
from pass_and_play.ui.tables.tiles import (
    Candidate,
    Stand,
    candidate_tile,
    heading,
    tiles,
)


@dataclass(frozen=True, slots=True)
class _Cell:
    """Where a cell of the strip has its parts, from its upper left corner, and the sizes of its letters."""

    round: Rect
    disc: tuple[float, float, float]
    """Its centre and its radius."""
    name: Rect
    foot: Rect
    sizes: tuple[float, float, float]
    """Of the round, of the leader's name, and of what the round brought."""


@dataclass(frozen=True, slots=True)
class _Plan:
    """How the screen is laid out in one form, in canvas units."""

    tiles: tuple[float, float]
    """Top and height of the tiles."""
    strip: Rect
    inset: tuple[float, float]
    """From the strip's left edge to its heading, and from its upper edge to its cells."""
    cell: tuple[float, float]
    """Size of a cell."""
    pitch: tuple[float, float]
    """From one cell to the next: to the right, and down."""
    parts: _Cell
    clock: Rect
    hint: Rect
    hint_alone: Rect


_PLANS = {
    Form.LANDSCAPE: _Plan(
        tiles=(176, 232),
        strip=(56, 432, 1168, 248),
        inset=(28, 60),
        cell=(212.8, 172),
        pitch=(224.8, 0),
        parts=_Cell((18, 12, 142, 32), (42, 76, 24), (78, 58, 123, 36), (18, 118, 177, 36), (20, 22, 22)),
        clock=(56, 724, 232, 56),
        hint=(320, 720, 528, 64),
        hint_alone=(56, 720, 780, 64),
    ),
    Form.PORTRAIT: _Plan(
        tiles=(194, 484),
        strip=(24, 696, 752, 368),
        inset=(24, 56),
        cell=(704, 52),
        pitch=(0, 60),
        parts=_Cell((18, 8, 110, 36), (184, 26, 19), (216, 8, 216, 36), (450, 8, 236, 36), (20, 22, 22)),
        clock=(32, 1104, 232, 56),
        hint=(284, 1096, 484, 72),
        hint_alone=(32, 1096, 736, 72),
    ),
    Form.COMPACT: _Plan(
        tiles=(118, 172),
        strip=(20, 306, 984, 208),
        inset=(20, 46),
        cell=(181, 150),
        pitch=(190.75, 0),
        parts=_Cell((14, 8, 120, 28), (35, 66, 21), (64, 50, 108, 32), (14, 106, 154, 32), (18, 18, 19)),
        clock=(20, 540, 190, 48),
        hint=(232, 538, 480, 52),
        hint_alone=(20, 538, 692, 52),
    ),
}


def draw(canvas: Canvas, table: TableView, room: Room) -> None:
    """The whole picture, bars included."""
    leader = table.leader
    assert leader is not None
    words, plan, coming = room.words, _PLANS[canvas.form], len(table.leaders) + 1
    canvas.backdrop("table")
    subtitle = words("heading.succession", round=table.round, name=room.names[leader])
    frame.head(canvas, room, subtitle, emblem=EMBLEM, done=len(table.scores), rounds=ROUNDS, stripe=leader)
    kind = _kind(room)
    title = words("succession.title", round=coming)
    look = room.look(leader)
    heading(canvas, title, words(f"succession.note{kind}"), icon=look.icon, ink=look.colour)
    top, high = plan.tiles
    for seat, place in enumerate(tiles(canvas.form, len(room.names), top=top, high=high)):
        candidate_tile(canvas, place, _candidate(table, room, seat), key=f"seat:{seat}")
    _strip(canvas, table, room)
    bottom_bar(canvas, height=TWO_ROWS if canvas.form is Form.PORTRAIT else None)
    frame.talk_clock(canvas, room, plan.clock)
    place = plan.hint if room.talk is not None else plan.hint_alone
    hint(canvas, place, words(f"succession.hint{kind}", round=coming))
    chosen = room.chosen_seat
    says = words("succession.choose")
    if chosen is not None:
        says = words("succession.appoint", name=room.names[chosen])
    frame.confirm(canvas, says, icon="leader", enabled=room.ready)


def _kind(room: Room) -> str:
    """Which sentences fit the table: with four one player leads twice, with six and more some never lead."""
    seats = len(room.names)
    return "_four" if seats < ROUNDS else "" if seats == ROUNDS else "_many"


def _candidate(table: TableView, room: Room, seat: Seat) -> Candidate:
    words, look = room.words, room.look(seat)
    led = [number for number, leader in enumerate(table.leaders, 1) if leader == seat]
    key, again = f"seat:{seat}", bool(led)
    state: Stand
    if room.chosen(key):
        state, says, icon = "aimed", words("succession.next"), "leader"
    elif room.offered(key):
        state, says, icon = "open", words("succession.again" if again else "succession.can"), "plus"
    else:
        state, says, icon = "shut", words("succession.led", round=led[-1]), "lock"
    return Candidate(
        state=state,
        icon="leader" if again else look.icon,
        name=room.names[seat],
        colour=look.colour,
        pill=says,
        pill_icon=icon,
        mark=look.icon if again else None,
        badge=words.number(led[-1]) if again and state != "shut" else None,
    )


# ---------------------------------------------------------------------- leaders and loot


def _strip(canvas: Canvas, table: TableView, room: Room) -> None:
    """Five cells on paper: who led each round and what it brought, who may lead next, what is open."""
    plan = _PLANS[canvas.form]
    x, y = plan.strip[:2]
    paper(canvas, plan.strip, lined=False)
    title, (inset, top), style = room.words("succession.strip"), plan.inset, H.at(plan.parts.sizes[1])
    line = (x + inset, y + top - 42, 400.0, 34.0)
    taken = canvas.write(title, line, style, Casa.BOARD_INK)
    loot = room.words("succession.loot", loot=table.loot, goal=table.goal)
    left = taken[0] + taken[2] + 18
    size = min(18.5, plan.parts.sizes[1])
    canvas.write(loot, (left, line[1], 400, 34), BODY.at(size, weight=600), caption_ink(canvas))
    for number in range(1, ROUNDS + 1):
        across, down = ((number - 1) * step for step in plan.pitch)
        cell = (x + inset + across, y + top + down, *plan.cell)
        _cell(canvas, cell, table, room, number)


def _cell(canvas: Canvas, cell: Rect, table: TableView, room: Room, number: int) -> None:
    words, parts = room.words, _PLANS[canvas.form].parts
    round_size, _, foot_size = parts.sizes
    done, coming = number <= len(table.scores), number == len(table.scores) + 1
    ink: Colour = Casa.ROUND_NOW_INK if coming else Casa.BOARD_INK
    _cell_paper(canvas, cell, done=done, coming=coming)
    place, name = within(cell, parts.round), words("succession.round", round=number)
    taken = canvas.write(name, place, H.at(round_size), ink)
    if table.abilities and number in POWER_CUTS:
        bolt = (taken[0] + taken[2] + 11, place[1] + place[3] / 2 - 10, 20, 20)
        canvas.icon("bolt", bolt, ink)
    leader = table.leaders[number - 1] if done else room.chosen_seat if coming else None
    _cell_leader(canvas, cell, room, leader, ink=ink)
    if done:
        score = table.scores[number - 1]
        text, icon, style = change_words(room, score), press_icon(score), H.at(foot_size)
    elif coming:
        text, icon, style = words("succession.begins"), "hourglass", H.at(min(18.0, foot_size))
    else:
        return
    size, foot = 27.0 if done else 22.0, within(cell, parts.foot)
    label(canvas, foot, text, style, ink, icon=icon, icon_size=size, gap=11, align="left")


def _cell_paper(canvas: Canvas, cell: Rect, *, done: bool, coming: bool) -> None:
    ink = Casa.BOARD_INK
    if coming:
        canvas.panel(cell, fill=Casa.ROUND_NOW, radius=16)
    elif not done:
        edge = ink if canvas.theme.high_contrast else with_alpha(ink, 0.45)
        canvas.panel(cell, edge=edge, radius=16, dashed=True)
    elif canvas.theme.high_contrast:
        canvas.panel(cell, edge=ink, radius=16)
    else:
        canvas.panel(cell, fill=with_alpha(Casa.ROUND_NOW, 0.17), radius=16)


def _cell_leader(canvas: Canvas, cell: Rect, room: Room, leader: Seat | None, *, ink: Colour) -> None:
    """The mark and the name of whoever leads the round, or that this is still open."""
    parts = _PLANS[canvas.form].parts
    name, style = within(cell, parts.name), H.at(parts.sizes[1])
    x, y, radius = cell[0] + parts.disc[0], cell[1] + parts.disc[1], parts.disc[2]
    icon = radius * (0.83 if leader is None else 0.92)
    mark = (x - icon / 2, y - icon / 2, icon, icon)
    if leader is None:
        coming = ink == Casa.ROUND_NOW_INK
        quiet = ink if coming else caption_ink(canvas)
        edge = ink if coming or canvas.theme.high_contrast else with_alpha(ink, 0.5)
        disc = (x - radius, y - radius, 2 * radius, 2 * radius)
        canvas.panel(disc, edge=edge, radius=radius, dashed=True)
        canvas.icon("leader", mark, quiet)
        says = BODY.at(min(18.5, style.size), weight=600)
        canvas.write(room.words("succession.open"), name, says, quiet)
        return
    look = room.look(leader)
    canvas.disc((x, y), radius, Casa.BOARD_INK)
    canvas.icon(look.icon, mark, look.colour)
    canvas.write(room.names[leader], name, style, ink, shrink=least(canvas, style))
