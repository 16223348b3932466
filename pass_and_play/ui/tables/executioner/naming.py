"""Questions that name prisoners on the table: how those look who may be named, and the button."""

from __future__ import annotations

from dataclasses import replace

from pass_and_play.games.executioner.views import PrisonerView, TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.parts.button import button
from pass_and_play.ui.parts.label import fitting
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables import frame
from pass_and_play.ui.tables.executioner.prisoner_seat import Seated
from pass_and_play.ui.tables.executioner.seat_chip import Chip
from pass_and_play.words import Text


def can_be_named(how: Seated, table: TableView, room: Room, one: PrisonerView, section: str) -> Seated:
    """`how` as one who may be named, or is; the words for that stand in the section."""
    key = f"seat:{one.seat}"
    chosen, several = room.chosen(key), room.ask is not None and room.ask.most > 1
    how = replace(how, key=key, keys=(str(table.prisoners.index(one) + 1),))
    if not chosen and several and not room.lit(key):
        return how  # enough are chosen
    words = room.words(f"{section}.chosen" if chosen else f"{section}.can")
    chip = Chip(words, "check" if chosen else "plus", bright=chosen)
    return replace(how, stands="chosen" if chosen else "lit", chip=chip)


def confirm(canvas: Canvas, rect: Rect, room: Room, section: str) -> None:
    """The button that names whoever is chosen, or says how many are missing."""
    style = frame.BUTTONS[canvas.form]
    button(
        canvas,
        rect,
        fitting(
            canvas, style.at(18), (rect[2] - 80) * (1.75 if rect[3] >= 48 else 1.0), *_ways(room, section)
        ),
        key="confirm",
        icon="check",
        enabled=room.ready,
        waiting="executioner",
        style=style,
        keys=("ctrl+return",),
    )


def _ways(room: Room, section: str) -> tuple[Text, ...]:
    words, choice = room.words, room.choice
    if choice is None or not room.ready:
        return (words(f"{section}.missing", n=choice.missing if choice is not None else 1),)
    names = [room.names[seat] for seat in room.seats if room.chosen(f"seat:{seat}")]
    short = words(f"{section}.do_short", n=len(names))
    return words(f"{section}.do", names=words.listed(names)), short
