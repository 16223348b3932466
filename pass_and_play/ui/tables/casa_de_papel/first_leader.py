"""Who leads round 1: a tile for everybody and one for the lot, and what this table plays for."""

from __future__ import annotations

from pass_and_play.engine.ask import Seat
from pass_and_play.games.casa_de_papel.cards import ROUNDS
from pass_and_play.games.casa_de_papel.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import with_alpha
from pass_and_play.ui.paint.palettes import Casa
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, FIGURE, H
from pass_and_play.ui.parts.bars import bottom_bar, hint
from pass_and_play.ui.parts.button import button
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables import frame
from pass_and_play.ui.tables.casa_de_papel.board import POWER_CUTS, caption_ink, paper
from pass_and_play.ui.tables.casa_de_papel.round_table import EMBLEM
from pass_and_play.ui.tables.casa_de_papel.tiles import LEFT, WIDE, Candidate, candidate_tile, heading, tiles
from pass_and_play.words import Text

LOT = "lot"
"""The option of letting the app draw."""
TOP, HIGH = 176.0, 232.0
LOWER = 432.0
LOT_WIDE = 275.0
BUTTON = (864.0, 720.0, 360.0, 64.0)


def draw(canvas: Canvas, table: TableView, room: Room) -> None:
    """The whole picture, bars included."""
    words, palette = room.words, canvas.theme.palette
    canvas.backdrop("table")
    frame.head(canvas, room, words("heading.first_leader"), emblem=EMBLEM, done=0, rounds=ROUNDS)
    title, note = words("first_leader.title"), words("first_leader.note")
    heading(canvas, title, note, icon="leader", ink=palette.acc)
    for seat, place in enumerate(tiles(len(room.names), top=TOP, high=HIGH)):
        candidate_tile(canvas, place, _candidate(room, seat), key=f"seat:{seat}")
    candidate_tile(canvas, (LEFT, LOWER, LOT_WIDE, 248), _lot(canvas, room), key=LOT)
    left = LEFT + LOT_WIDE + 22
    _facts(canvas, (left, LOWER, LEFT + WIDE - left, 248), table, room)
    bottom_bar(canvas)
    hint(canvas, (LEFT, 720, 780, 64), words("first_leader.hint"), icon="leader")
    says, icon = _confirm(room)
    button(canvas, BUTTON, says, key="confirm", icon=icon, enabled=room.ready, keys=("ctrl+return",))


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


def _facts(canvas: Canvas, rect: Rect, table: TableView, room: Room) -> None:
    """Three facts on paper: the goal, the cards that are sent to press, and the power cuts."""
    x, y, wide, _ = rect
    words = room.words
    paper(canvas, rect)
    canvas.write(words("first_leader.facts"), (x + 34, y + 20, wide - 68, 34), H.at(22), Casa.BOARD_INK)
    cards = words("first_leader.cards_of", n=table.select, seats=len(room.names))
    cuts = words("first_leader.cuts_in", first=POWER_CUTS[0], second=POWER_CUTS[1])
    facts = (
        ("goal-flag", words.number(table.goal), "goal"),
        (EMBLEM, cards, "cards"),
        ("bolt", cuts, "cuts") if table.abilities else ("bolt", words("first_leader.no_cuts_in"), "no_cuts"),
    )
    pitch = (wide - 68 + 28) / len(facts)
    for index, (icon, figure, key) in enumerate(facts):
        left = x + 34 + index * pitch
        if index:
            canvas.veil((left - 15, y + 70, 1.5, 152), with_alpha(Casa.ROUND_NOW, 0.3))
        _fact(canvas, (left, y + 68, pitch - 28, 160), room, icon, figure, key)


def _fact(canvas: Canvas, rect: Rect, room: Room, icon: str, figure: Text, key: str) -> None:
    """An icon, what it is about and the figure beside it, and a sentence below."""
    x, y, wide, _ = rect
    words, quiet = room.words, caption_ink(canvas)
    canvas.disc((x + 28, y + 34), 28, Casa.BOARD_INK)
    canvas.icon(icon, (x + 13, y + 19, 30, 30), Casa.BOARD[0])
    caption = (x + 72, y, wide - 72, 26)
    canvas.write(words(f"first_leader.{key}"), caption, H.at(18, weight=700), quiet)
    canvas.write(figure, (x + 72, y + 24, wide - 72, 48), FIGURE.at(38), Casa.BOARD_INK)
    note = (x, y + 82, wide, 78)
    canvas.write(words(f"first_leader.{key}_note"), note, BODY.at(17.5), quiet, valign="top", lines=3)
