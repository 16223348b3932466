"""The pad for a four-digit PIN: its digits never light up, only the dots fill."""

from __future__ import annotations

from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, WHITE, with_alpha
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import H
from pass_and_play.ui.parts.focus import focus_ring
from pass_and_play.words import Words

ROWS = (("1", "2", "3"), ("4", "5", "6"), ("7", "8", "9"), ("clear", "0", "back"))
ICONS = {"clear": "close", "back": "backspace"}
DIGITS = frozenset(f"pin:{key}" for row in ROWS for key in row)
LENGTH = 4


def pin_pad(canvas: Canvas, rect: Rect, words: Words, *, filled: int, enabled: bool) -> None:
    """A pad with keys `pin:0` to `pin:9`, `pin:clear` and `pin:back`, below four dots."""
    palette = canvas.theme.palette
    x, y, wide, high = rect
    canvas.panel(rect, fill=with_alpha(BLACK, 0.72), edge=with_alpha(WHITE, 0.18), radius=28)
    head = high * 0.165
    for dot in range(LENGTH):
        centre = (x + wide / 2 + (dot - 1.5) * 56, y + head * 0.58)
        canvas.disc(centre, 17, palette.text if dot < filled else None, edge=palette.text2, width=3)
    gap, side = 10.0, 28.0
    key_wide = (wide - 2 * side - 2 * gap) / 3
    key_high = (high - head - 3 * gap - 30) / 4
    for row, keys in enumerate(ROWS):
        for column, key in enumerate(keys):
            box = (
                x + side + column * (key_wide + gap),
                y + head + row * (key_high + gap),
                key_wide,
                key_high,
            )
            _key(canvas, box, words, key, enabled=enabled)


def _key(canvas: Canvas, box: Rect, words: Words, key: str, *, enabled: bool) -> None:
    palette, icon = canvas.theme.palette, ICONS.get(key)
    name = words(f"pin.{key}") if icon else words.number(int(key))
    shortcut = ("backspace",) if key == "back" else () if icon else (key,)
    feel = canvas.target(f"pin:{key}", box, name, enabled=enabled, keys=shortcut)
    if feel.focused:
        focus_ring(canvas, box, radius=20)
    fill = with_alpha(BLACK, 0.5) if icon else with_alpha(WHITE, 0.14)
    canvas.panel(box, fill=fill, edge=with_alpha(WHITE, 0.2), radius=20)
    ink = palette.text if enabled else palette.text2
    if icon:
        middle = (box[0] + box[2] / 2, box[1] + box[3] / 2)
        canvas.icon(icon, (middle[0] - 17, middle[1] - 17, 34, 34), ink)
    else:
        canvas.write(name, box, H.at(36), ink, align="center")
