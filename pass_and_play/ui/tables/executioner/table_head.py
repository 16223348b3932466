"""The top bar of a game: its number, what is on, and the four steps from the first card to the execution."""

from __future__ import annotations

from pass_and_play.engine.ask import Seat
from pass_and_play.games.executioner.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables import frame
from pass_and_play.ui.tables.executioner.first_executioner import EMBLEM
from pass_and_play.ui.tables.head_steps import head_steps
from pass_and_play.words import Text

STEPS = ("first_card", "actions", "second_card", "execution")


def draw(
    canvas: Canvas, table: TableView, room: Room, *, stripe: Seat | None = None, steps: bool = True
) -> None:
    """The bar. `stripe` is the seat to which the screen belongs, if it is one seat's to decide."""
    words, now = room.words, step(table)
    key = "first_look" if table.phase == "first_look" else STEPS[now] if now >= 0 else "cards"
    about = words(f"table_head.about.{key}", n=done(table), all=len(table.prisoners))
    subtitle = words("table_head.where", game=table.game, about=about)
    frame.head(canvas, room, subtitle, emblem=EMBLEM, done=0, rounds=0, stripe=stripe)
    if steps:
        head_steps(canvas, room, [_name(table, room, index, now) for index in range(len(STEPS))], now)


def step(table: TableView) -> int:
    """The index of the step that is on; -1 before the first card."""
    if table.begun or table.phase in ("execute", "shield", "death", "rewards", "succession"):
        return 3
    if len(table.drawn) != 1:
        return 2 if table.drawn else -1
    acted = any(one.acted for one in table.prisoners if one.seat != table.acting)
    return 1 if table.pending or table.phase == "call" or acted else 0


def done(table: TableView) -> int:
    """How many prisoners have had their action."""
    acting = table.acting is not None and step(table) == 1
    return len(table.prisoners) - len(table.pending) - acting


def _name(table: TableView, room: Room, index: int, now: int) -> Text:
    """What a step is called; the actions that go on are counted."""
    if index == now == 1:
        return room.words("table_head.actions_of", n=done(table), all=len(table.prisoners))
    return room.words(f"table_head.{STEPS[index]}")
