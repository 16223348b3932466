"""What stands round the table of every game: the bars, the clock of the talk, the people."""

from __future__ import annotations

from math import ceil

from pass_and_play.engine.ask import Seat
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BUTTON
from pass_and_play.ui.parts.bars import BARS, BarButton, clock, seat_stripe, top_bar
from pass_and_play.ui.parts.button import button
from pass_and_play.ui.parts.plate import Sitter
from pass_and_play.ui.room import Room
from pass_and_play.words import Text, Words


def head(
    canvas: Canvas,
    room: Room,
    subtitle: Text,
    *,
    emblem: str,
    done: int,
    rounds: int,
    stripe: Seat | None = None,
) -> None:
    """The top bar with the game's name, `done` of `rounds` rounds checked, help and pause.

    `stripe` is the seat to which the screen belongs, if it is one seat's to decide.
    """
    words = room.words
    top_bar(
        canvas,
        words("title"),
        subtitle,
        emblem=emblem,
        numbers=[words.number(number) for number in range(1, rounds + 1)],
        now=done,
        buttons=(help_button(words), pause_button(words)),
    )
    if stripe is not None:
        seat_stripe(canvas, room.look(stripe).colour)


def help_button(words: Words) -> BarButton:
    """The button that opens the rules of the game; it is the same for everybody at every moment."""
    return BarButton("help", "help", words("table.help"), ("f1",))


def pause_button(words: Words) -> BarButton:
    """The button that leads out of every screen of a match."""
    return BarButton("pause", "pause", words("table.pause"), ("escape",))


def talk_clock(canvas: Canvas, room: Room, rect: Rect) -> None:
    """The clock that runs, if one does, with its button for 30 seconds more unless its end is final."""
    talk = room.talk
    if talk is None:
        return
    more = BarButton("more_time", "plus", room.words("table.more_time"), ("t",)) if not room.final else None
    clock(canvas, rect, clock_face(room.words, talk.left), share=talk.left / talk.length, more=more)


BUTTONS = {
    Form.LANDSCAPE: BUTTON,
    Form.PORTRAIT: BUTTON.at(24),
    Form.COMPACT: BUTTON.at(19),
}
"""The letters on a confirming button."""


def confirm(canvas: Canvas, words: Text, *, icon: str | None, enabled: bool, onward: bool = False) -> None:
    """The button that answers the question; while it is not `enabled`, `words` say what is missing.

    One that only leads `onward` has its icon behind the words.
    """
    button(
        canvas,
        BARS[canvas.form].confirm,
        words,
        key="confirm",
        icon=icon,
        icon_after=onward,
        enabled=enabled,
        style=BUTTONS[canvas.form],
        keys=("ctrl+return",),
    )


def clock_face(words: Words, left: float) -> Text:
    """Minutes and seconds of so many milliseconds; a word once they are over."""
    seconds = ceil(left / 1000)
    if seconds == 0:
        return words("table.time_is_up")
    return words("table.clock", minutes=seconds // 60, seconds=f"{seconds % 60:02d}")


def sitter(room: Room, seat: Seat) -> Sitter:
    """Who sits there, as the plates show it."""
    return Sitter(room.look(seat), room.names[seat])
