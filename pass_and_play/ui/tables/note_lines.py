"""The notes of a seat as lines, on its page without a question."""

from __future__ import annotations

from collections.abc import Sequence

from pass_and_play.engine.ask import Say
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, H
from pass_and_play.ui.room import Room

MOST = 5


def note_lines(canvas: Canvas, place: Rect, notes: Sequence[Say], room: Room) -> None:
    """Draw them in `place` below their heading; of many, the latest."""
    words, palette = room.words, canvas.theme.palette
    left, top, wide, _ = place
    canvas.write(words("again.notes"), (left, top, 400, 34), H.at(22), palette.text)
    lines = [words.say(note, room.names) for note in notes[-MOST:]]
    for number, line in enumerate(lines or [words("again.no_notes")]):
        canvas.write(line, (left, top + 42 + 38 * number, wide, 34.0), BODY, palette.text2)
