"""Who leads next: a tile for everybody at the table, and what each round has brought so far."""

from __future__ import annotations

from pass_and_play.engine.ask import Seat
from pass_and_play.games.casa_de_papel.cards import ROUNDS
from pass_and_play.games.casa_de_papel.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import Colour, with_alpha
from pass_and_play.ui.paint.palettes import Casa
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, H
from pass_and_play.ui.parts.bars import bottom_bar, hint
from pass_and_play.ui.parts.button import button
from pass_and_play.ui.parts.label import label
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
from pass_and_play.ui.tables.casa_de_papel.tiles import (
    LEFT,
    WIDE,
    Candidate,
    Stand,
    candidate_tile,
    heading,
    least,
    tiles,
)

TOP, HIGH = 176.0, 232.0
BUTTON = (864.0, 720.0, 360.0, 64.0)


def draw(canvas: Canvas, table: TableView, room: Room) -> None:
    """The whole picture, bars included."""
    leader = table.leader
    assert leader is not None
    words, coming = room.words, len(table.leaders) + 1
    canvas.backdrop("table")
    subtitle = words("heading.succession", round=table.round, name=room.names[leader])
    frame.head(canvas, room, subtitle, emblem=EMBLEM, done=len(table.scores), rounds=ROUNDS, stripe=leader)
    kind = _kind(room)
    title = words("succession.title", round=coming)
    look = room.look(leader)
    heading(canvas, title, words(f"succession.note{kind}"), icon=look.icon, ink=look.colour)
    for seat, place in enumerate(tiles(len(room.names), top=TOP, high=HIGH)):
        candidate_tile(canvas, place, _candidate(table, room, seat), key=f"seat:{seat}")
    _strip(canvas, (LEFT, 432, WIDE, 248), table, room)
    bottom_bar(canvas)
    frame.talk_clock(canvas, room, (LEFT, 724, 316, 56))
    place = (400.0, 720.0, 448.0, 64.0) if room.talk is not None else (LEFT, 720.0, 780.0, 64.0)
    hint(canvas, place, words(f"succession.hint{kind}", round=coming))
    chosen = room.chosen_seat
    says = words("succession.choose")
    if chosen is not None:
        says = words("succession.appoint", name=room.names[chosen])
    button(canvas, BUTTON, says, key="confirm", icon="leader", enabled=room.ready, keys=("ctrl+return",))


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


def _strip(canvas: Canvas, rect: Rect, table: TableView, room: Room) -> None:
    """Five cells on paper: who led each round and what it brought, who may lead next, what is open."""
    x, y, wide, _ = rect
    paper(canvas, rect, lined=False)
    title = room.words("succession.strip")
    taken = canvas.write(title, (x + 28, y + 18, 400, 34), H.at(22), Casa.BOARD_INK)
    loot = room.words("succession.loot", loot=table.loot, goal=table.goal)
    left = taken[0] + taken[2] + 18
    canvas.write(loot, (left, y + 18, 400, 34), BODY.at(18.5, weight=600), caption_ink(canvas))
    pitch = (wide - 56 + 12) / ROUNDS
    for number in range(1, ROUNDS + 1):
        cell = (x + 28 + (number - 1) * pitch, y + 60, pitch - 12, 172.0)
        _cell(canvas, cell, table, room, number)


def _cell(canvas: Canvas, cell: Rect, table: TableView, room: Room, number: int) -> None:
    words, (x, y, wide, _) = room.words, cell
    done, coming = number <= len(table.scores), number == len(table.scores) + 1
    ink: Colour = Casa.ROUND_NOW_INK if coming else Casa.BOARD_INK
    _cell_paper(canvas, cell, done=done, coming=coming)
    name = words("succession.round", round=number)
    taken = canvas.write(name, (x + 18, y + 12, wide - 70, 32), H.at(20), ink)
    if table.abilities and number in POWER_CUTS:
        canvas.icon("bolt", (taken[0] + taken[2] + 11, y + 18, 20, 20), ink)
    leader = table.leaders[number - 1] if done else room.chosen_seat if coming else None
    _cell_leader(canvas, cell, room, leader, ink=ink)
    foot = (x + 18, y + 118, wide - 36, 36)
    if done:
        score = table.scores[number - 1]
        text, icon, style = change_words(room, score), press_icon(score), H.at(22)
    elif coming:
        text, icon, style = words("succession.begins"), "hourglass", H.at(18)
    else:
        return
    size = 27.0 if done else 22.0
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
    x, y, wide, _ = cell
    name = (x + 78, y + 58, wide - 90, 36)
    if leader is None:
        coming = ink == Casa.ROUND_NOW_INK
        quiet = ink if coming else caption_ink(canvas)
        edge = ink if coming or canvas.theme.high_contrast else with_alpha(ink, 0.5)
        canvas.panel((x + 18, y + 52, 48, 48), edge=edge, radius=24, dashed=True)
        canvas.icon("leader", (x + 32, y + 66, 20, 20), quiet)
        canvas.write(room.words("succession.open"), name, BODY.at(18.5, weight=600), quiet)
        return
    look = room.look(leader)
    canvas.disc((x + 42, y + 76), 24, Casa.BOARD_INK)
    canvas.icon(look.icon, (x + 31, y + 65, 22, 22), look.colour)
    canvas.write(room.names[leader], name, H.at(22), ink, shrink=least(canvas, H.at(22)))
