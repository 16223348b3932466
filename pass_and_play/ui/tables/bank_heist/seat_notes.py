"""What is known of a character without its turning up: what was said of it, and what was laid last."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pass_and_play.games.bank_heist.views import CharacterView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.palettes import Heist
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY
from pass_and_play.ui.parts.label import least
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.bank_heist import faces
from pass_and_play.words import Text


@dataclass(frozen=True, slots=True)
class Note:
    """What was said of a character, with an icon before it, or the role that was laid last and lies face up,
    which is shown as a small card."""

    icon: str | None
    words: Text
    role: str | None


def notes_of(room: Room, one: CharacterView | None, last: Sequence[str]) -> list[Note]:
    """The claim, if there is one, and the role of the last heist under the variant 'no repeat'."""
    words, found = room.words, []
    if one is not None and one.claim is not None:
        silent = one.claim == "silent"
        says = words("gang.silent") if silent else words(f"role.{one.claim}")
        found.append(Note("speech", says, None if silent else one.claim))
    found += [Note(None, words(f"role.{role}"), role) for role in last]
    return found


def draw_notes(canvas: Canvas, rect: Rect, shown: Sequence[Note], *, size: float, line: float) -> None:
    """Notes one below the other, or side by side as icons alone where there is not room for all."""
    palette = canvas.theme.palette
    x, y, wide, high = rect
    style = BODY.at(size, weight=700)
    shrink = least(canvas, style)
    line = max(line, canvas.theme.size(style) * shrink * 1.2)
    side = line * 0.9
    widest = max((canvas.measure(note.words, style.at(size * shrink)) for note in shown), default=0)
    if len(shown) * line <= high + 1 and side + 6 + widest <= wide:
        top = y + (high - len(shown) * line) / 2
        for index, note in enumerate(shown):
            middle = top + line * (index + 0.5)
            _note_icon(canvas, (x, middle - side / 2, side, side), note)
            place = (x + side + 6, middle - line / 2, wide - side - 6, line)
            canvas.write(note.words, place, style, palette.text, shrink=shrink)
        return
    left, top = x, y + (high - side) / 2
    for note in shown:
        _note_icon(canvas, (left, top, side, side), note)
        if note.icon is not None:
            ink = faces.COLOURS[note.role] if note.role else palette.text
            left += side + 3
            canvas.icon(note.role or "minus", (left, top, side, side), ink)
        left += side + 10


def _note_icon(canvas: Canvas, rect: Rect, note: Note) -> None:
    """The icon of what was said, or a small face-up card."""
    palette, (x, y, side, _) = canvas.theme.palette, rect
    if note.icon is not None or note.role is None:
        canvas.icon(note.icon or "minus", rect, palette.text2)
        return
    wide = side * 0.86
    card = (x + (side - wide) / 2, y - side * 0.06, wide, side * 1.12)
    canvas.panel(card, fill=faces.COLOURS[note.role], edge=palette.paper, radius=3, width=1.5)
    icon = wide * 0.74
    canvas.icon(note.role, (x + (side - icon) / 2, y + (side - icon) / 2, icon, icon), Heist.ROLE_INK)
