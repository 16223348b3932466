"""Who wears the hood in the next game: a tile for everybody, and the games that were played on paper."""

from __future__ import annotations

from dataclasses import dataclass

from pass_and_play.engine.ask import Seat
from pass_and_play.games.executioner.result import GameResult
from pass_and_play.games.executioner.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import Colour, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.palettes import King
from pass_and_play.ui.paint.record import Rect, within
from pass_and_play.ui.paint.theme import BODY, H
from pass_and_play.ui.parts.bars import TWO_ROWS, bottom_bar, hint
from pass_and_play.ui.parts.label import label, least
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables import frame
from pass_and_play.ui.tables.executioner.first_executioner import EMBLEM
from pass_and_play.ui.tables.executioner.paper import caption_ink, paper
from pass_and_play.ui.tables.tiles import Candidate, Stand, candidate_tile, heading, tiles
from pass_and_play.words import Text

CELLS = 5
"""Games on the paper, the next one among them; older ones are left out."""


@dataclass(frozen=True, slots=True)
class _Plan:
    """How the screen is laid out in one form, in canvas units: top and height of the tiles, the paper, from
    its upper left corner the heading and the cells, the size of a cell and from one to the next; in a cell
    the game, the hood's disc (centre and radius), the name and the outcome, and the sizes of letters."""

    tiles: tuple[float, float]
    paper: Rect
    heading: Rect
    cells: tuple[float, float]
    cell: tuple[float, float]
    pitch: tuple[float, float]
    game: Rect
    disc: tuple[float, float, float]
    name: Rect
    outcome: Rect
    sizes: tuple[float, float, float]
    hint: Rect


_PLANS = {
    Form.LANDSCAPE: _Plan(
        tiles=(176, 232),
        paper=(56, 432, 1168, 248),
        heading=(28, 16, 1112, 34),
        cells=(28, 60),
        cell=(212.8, 166),
        pitch=(224.8, 0),
        game=(18, 12, 176, 32),
        disc=(42, 76, 24),
        name=(78, 58, 123, 36),
        outcome=(18, 116, 177, 36),
        sizes=(20, 22, 18),
        hint=(56, 720, 780, 64),
    ),
    Form.PORTRAIT: _Plan(
        tiles=(194, 484),
        paper=(24, 696, 752, 368),
        heading=(24, 14, 704, 34),
        cells=(24, 54),
        cell=(704, 52),
        pitch=(0, 60),
        game=(18, 8, 110, 36),
        disc=(184, 26, 19),
        name=(216, 8, 226, 36),
        outcome=(462, 8, 226, 36),
        sizes=(20, 22, 19),
        hint=(32, 1096, 736, 72),
    ),
    Form.COMPACT: _Plan(
        tiles=(118, 172),
        paper=(20, 306, 984, 208),
        heading=(20, 12, 944, 28),
        cells=(20, 46),
        cell=(181, 146),
        pitch=(190.75, 0),
        game=(14, 8, 150, 28),
        disc=(35, 66, 21),
        name=(64, 50, 108, 32),
        outcome=(14, 102, 154, 32),
        sizes=(18, 18, 16),
        hint=(20, 538, 692, 52),
    ),
}


def draw(canvas: Canvas, table: TableView, room: Room) -> None:
    """The whole picture, bars included."""
    assert table.executioner is not None
    words, plan, coming = room.words, _PLANS[canvas.form], table.game + 1
    look, name = room.look(table.executioner), room.names[table.executioner]
    canvas.backdrop("table")
    subtitle = words("heading.succession", n=table.game, name=name)
    frame.head(canvas, room, subtitle, emblem=EMBLEM, done=0, rounds=0, stripe=table.executioner)
    title, note = words("succession.title", n=coming), words("succession.note")
    heading(canvas, title, note, icon=look.icon, ink=look.colour)
    top, high = plan.tiles
    for seat, place in enumerate(tiles(canvas.form, len(room.names), top=top, high=high)):
        candidate_tile(canvas, place, _candidate(table, room, seat), key=f"seat:{seat}")
    _paper(canvas, table, room)
    bottom_bar(canvas, height=TWO_ROWS if canvas.form is Form.PORTRAIT else None)
    hint(canvas, plan.hint, words("succession.hint"), icon="executioner")
    chosen = room.chosen_seat
    says = words("succession.choose")
    if chosen is not None:
        says = words("succession.confirm", name=room.names[chosen])
    frame.confirm(canvas, says, icon="executioner", enabled=room.ready)


def _candidate(table: TableView, room: Room, seat: Seat) -> Candidate:
    """One seat, and whether it may be named."""
    words, look, key = room.words, room.look(seat), f"seat:{seat}"
    worn = [number for number, other in enumerate(table.executioners, 1) if other == seat]
    state: Stand
    if room.chosen(key):
        state, says, icon = "aimed", words("succession.chosen"), "executioner"
    elif room.offered(key):
        state, says, icon = "open", words("succession.again" if worn else "succession.can"), "plus"
    else:
        state, icon = "shut", "lock"
        says = words("succession.worn", n=worn[-1]) if worn else words("succession.not")
    return Candidate(
        state=state,
        icon="executioner" if worn else look.icon,
        name=room.names[seat],
        colour=look.colour,
        pill=says,
        pill_icon=icon,
        mark=look.icon if worn else None,
        badge=words.number(worn[-1]) if worn and state != "shut" else None,
    )


# ---------------------------------------------------------------------- the games so far


def _paper(canvas: Canvas, table: TableView, room: Room) -> None:
    """The last games, the next one, and those to come as far as their number is known."""
    plan, words = _PLANS[canvas.form], room.words
    x, y = plan.paper[:2]
    paper(canvas, plan.paper)
    left, top, wide, high = plan.heading
    place, style = (x + left, y + top, wide, high), H.at(plan.sizes[1])
    taken = canvas.write(words("succession.games"), place, style, King.CROWNS_INK)
    beside = (taken[0] + taken[2] + 18, place[1], x + left + wide - taken[0] - taken[2] - 18, high)
    light = BODY.at(plan.sizes[2], weight=600)
    said = words("succession.treasury", n=table.treasury)
    canvas.write(said, beside, light, caption_ink(canvas), shrink=least(canvas, light))
    first = max(1, table.game + 2 - CELLS)
    last = min(first + CELLS - 1, max(table.games or 0, table.game + 1))
    for index, number in enumerate(range(first, last + 1)):
        across, down = (index * step for step in plan.pitch)
        cell = (x + plan.cells[0] + across, y + plan.cells[1] + down, *plan.cell)
        _cell(canvas, cell, table, room, number)


def _cell(canvas: Canvas, cell: Rect, table: TableView, room: Room, number: int) -> None:
    """One game: who wore the hood, and how it ended."""
    words, plan = room.words, _PLANS[canvas.form]
    coming = number == table.game + 1
    result = table.results[number - 1] if number <= table.game else None
    ink: Colour = King.CROWNS[0] if coming else King.CROWNS_INK
    _ground(canvas, cell, done=result is not None, coming=coming)
    canvas.write(words("succession.game", n=number), within(cell, plan.game), H.at(plan.sizes[0]), ink)
    seat = result.executioner if result is not None else room.chosen_seat if coming else None
    _hood(canvas, cell, room, seat, ink)
    if result is not None:
        says, icon = _outcome(result, room)
    elif coming:
        says, icon = words("succession.begins"), "hourglass"
    else:
        return
    style = H.at(plan.sizes[2])
    place = within(cell, plan.outcome)
    label(
        *(canvas, place, says, style, ink),
        icon=icon,
        icon_size=style.size * 1.25,
        gap=9,
        align="left",
        shrink=least(canvas, style),
    )


def _outcome(result: GameResult, room: Room) -> tuple[Text, str]:
    """How a game ended, in short, with an icon."""
    if result.how == "normal":
        return room.words("succession.counted", n=result.counted), "skull"
    saboteurs = result.how != "treasury"
    return room.words(f"succession.{'saboteurs' if saboteurs else 'empty'}"), (
        "saboteur" if saboteurs else "coin-pile"
    )


def _ground(canvas: Canvas, cell: Rect, *, done: bool, coming: bool) -> None:
    """What a cell lies on: dark the next game, dashed those to come."""
    ink, contrast = King.CROWNS_INK, canvas.theme.high_contrast
    if coming:
        canvas.panel(cell, fill=ink, radius=16)
    elif not done:
        canvas.panel(cell, edge=ink if contrast else with_alpha(ink, 0.45), radius=16, dashed=True)
    elif contrast:
        canvas.panel(cell, edge=ink, radius=16)
    else:
        canvas.panel(cell, fill=with_alpha(ink, 0.1), radius=16)


def _hood(canvas: Canvas, cell: Rect, room: Room, seat: Seat | None, ink: Colour) -> None:
    """The mark and the name of whoever wears the hood, or that this is still open."""
    plan = _PLANS[canvas.form]
    name, style = within(cell, plan.name), H.at(plan.sizes[1])
    x, y, radius = cell[0] + plan.disc[0], cell[1] + plan.disc[1], plan.disc[2]
    side = radius * (0.9 if seat is None else 1.0)
    mark = (x - side / 2, y - side / 2, side, side)
    if seat is None:
        disc = (x - radius, y - radius, 2 * radius, 2 * radius)
        canvas.panel(disc, edge=with_alpha(ink, 0.6), radius=radius, dashed=True)
        canvas.icon("executioner", mark, ink)
        light = BODY.at(plan.sizes[2], weight=600)
        canvas.write(room.words("succession.open"), name, light, ink, shrink=least(canvas, light))
        return
    look = room.look(seat)
    canvas.disc((x, y), radius, King.CROWNS_INK, edge=look.colour)
    canvas.icon(look.icon, mark, look.colour)
    canvas.write(room.names[seat], name, style, ink, shrink=least(canvas, style))
