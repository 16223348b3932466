"""Who has won a game without sides: said in large letters, beside a trophy."""

from __future__ import annotations

from pass_and_play.engine.ask import Ending
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import DISPLAY
from pass_and_play.ui.room import Room
from pass_and_play.words import Text

SHRINK = 0.45
"""How much smaller long names of winners may be written."""


def winners(ending: Ending, room: Room) -> tuple[Text, ...]:
    """The sentence, and a shorter one: two by name if there is room for both, more by their number."""
    words = room.words
    names = [room.names[seat] for seat in ending.winners]
    if len(names) == 1:
        return (words("over.wins", name=names[0]),)
    many = words("over.share_many", n=len(names))
    return (words("over.share", names=words.listed(names)), many) if len(names) == 2 else (many,)


def draw_winners(
    canvas: Canvas, trophy: Rect, rect: Rect, ending: Ending, room: Room, *, size: float
) -> None:
    """The trophy, and the sentence in `rect`, in letters of this size or smaller ones."""
    palette, style = canvas.theme.palette, DISPLAY.at(size)
    canvas.icon("trophy", trophy, palette.acc)
    small = style.at(style.size * SHRINK)
    ways = winners(ending, room)
    won = next((words for words in ways if canvas.measure(words, small) <= rect[2]), ways[-1])
    canvas.write(won, rect, style, palette.text, shrink=SHRINK)
