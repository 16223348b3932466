"""What became of those whom the axe or a parasite struck: a chip for each of them, in a row."""

from __future__ import annotations

from collections.abc import Sequence

from pass_and_play.games.executioner.result import Stroke
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, with_alpha
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import SMALL, H, Style
from pass_and_play.ui.parts.label import LEAST
from pass_and_play.ui.room import Room
from pass_and_play.words import Text

_ICONS = {"died": "skull", "decoy": "decoy", "passed": "shield", "parasite": "parasite"}


def draw(canvas: Canvas, rect: Rect, strokes: Sequence[Stroke], room: Room) -> None:
    """A chip for everybody whom the axe or a parasite struck: name, icon and word, or less for want of room;
    a dashed one does not count as dead."""
    x, y, wide, high = rect
    style, side, gap = H.at(max(LEAST[canvas.form], high * 0.4)), high * 0.48, high * 0.22
    palette = canvas.theme.palette
    if not strokes:
        return
    for names, worded in ((True, True), (True, False), (False, False)):
        parts = [_parts(room, stroke, names=names, worded=worded) for stroke in strokes]
        wides = [
            sum(canvas.measure(text, style) + gap for text in texts) + 2 * (side + gap) + 1.8 * gap
            for texts in parts
        ]
        if sum(wides) + (len(wides) - 1) * 10 <= wide:
            break
    left = x
    for stroke, texts, reach in zip(strokes, parts, wides, strict=True):
        box = (left, y, reach, high)
        edge = palette.line
        fill = BLACK if canvas.theme.high_contrast else with_alpha(BLACK, 0.3)
        canvas.panel(box, fill=fill, edge=edge, radius=high / 2, dashed=not stroke.counted)
        look, at, middle = room.look(stroke.seat), left + gap * 1.4, y + (high - side) / 2
        canvas.icon(look.icon, (at, middle, side, side), look.colour)
        at += side + gap
        if names:
            at += _text(canvas, texts[0], at, box, style) + gap
        canvas.icon(_ICONS[stroke.fate], (at, middle, side, side), palette.text2)
        at += side + gap
        if worded:
            _text(canvas, texts[1], at, box, SMALL.at(style.size))
        left += reach + 10


def _parts(room: Room, stroke: Stroke, *, names: bool, worded: bool) -> list[Text]:
    """The words of a chip."""
    texts = [room.names[stroke.seat]] if names else []
    return [*texts, room.words(f"rewards.fate.{stroke.fate}")] if worded else texts


def _text(canvas: Canvas, words: Text, left: float, box: Rect, style: Style) -> float:
    """Write a part of a chip, and return how wide it is."""
    reach = canvas.measure(words, style)
    canvas.write(words, (left, box[1], reach + 1, box[3]), style, canvas.theme.palette.text)
    return reach
