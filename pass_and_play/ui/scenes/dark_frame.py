"""What stands on every screen with the lamp out: the head, the prompt, two buttons and the bar."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from pass_and_play.ui.clock import Countdown
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import mix
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.palettes import POWER_CUT, Dark
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, TITLE, H
from pass_and_play.ui.parts.bars import progress
from pass_and_play.ui.parts.focus import focus_ring
from pass_and_play.ui.parts.label import label
from pass_and_play.ui.parts.plate import Sitter
from pass_and_play.words import Text, Words

STEPS = 100.0
"""Milliseconds after which the bar is drawn anew."""


@dataclass(frozen=True, slots=True)
class Layout:
    """Where the frame of a dark turn stands in one form, in canvas units."""

    tile: Rect
    title: Rect
    title_size: float
    note: bool
    seat: Rect
    seconds: Rect
    prompt: Rect
    prompt_size: float
    leave: Rect
    done: Rect
    bar: Rect


LAYOUTS = {
    Form.LANDSCAPE: Layout(
        tile=(32, 28, 56, 56),
        title=(105, 30, 300, 52),
        title_size=34,
        note=True,
        seat=(820, 34, 336, 46),
        seconds=(1176, 28, 72, 56),
        prompt=(180, 112, 920, 70),
        prompt_size=25,
        leave=(200, 700, 420, 64),
        done=(660, 700, 420, 64),
        bar=(200, 776, 880, 12),
    ),
    Form.PORTRAIT: Layout(
        tile=(40, 40, 56, 56),
        title=(112, 42, 260, 52),
        title_size=34,
        note=False,
        seat=(376, 46, 290, 46),
        seconds=(688, 40, 72, 56),
        prompt=(30, 140, 740, 90),
        prompt_size=25,
        leave=(40, 980, 350, 76),
        done=(410, 980, 350, 76),
        bar=(40, 1090, 720, 14),
    ),
    Form.COMPACT: Layout(
        tile=(24, 8, 44, 44),
        title=(80, 10, 200, 40),
        title_size=26,
        note=True,
        seat=(620, 8, 308, 44),
        seconds=(944, 8, 56, 44),
        prompt=(60, 56, 904, 58),
        prompt_size=20,
        leave=(100, 486, 400, 56),
        done=(524, 486, 400, 56),
        bar=(100, 560, 824, 10),
    ),
}


def frame(
    canvas: Canvas, words: Words, *, note: Text, prompt: Text, bar: Countdown, sitter: Sitter | None
) -> None:
    """The room without light, its head with the seconds that are left, the prompt and the bar.

    `sitter` is whose turn it is, where that may be on screen.
    """
    canvas.theme = canvas.theme.within(POWER_CUT)
    canvas.backdrop("dark")
    layout, palette = LAYOUTS[canvas.form], canvas.theme.palette
    for box in (layout.tile, layout.seconds):
        canvas.panel(box, fill=palette.b3, edge=Dark.EDGE, radius=16)
    x, y, side, _ = layout.tile
    canvas.icon("power-cut", (x + side * 0.21, y + side * 0.21, side * 0.58, side * 0.58), palette.acc)
    title, style = words("dark.title"), TITLE.at(layout.title_size)
    canvas.write(title, layout.title, style, palette.text)
    if layout.note:
        after = layout.title[0] + canvas.measure(title, style) + 16
        room = layout.seat[0] - after - 8
        canvas.write(note, (after, layout.title[1] + 4, room, 44), BODY.at(19), palette.text2)
    seconds = words.number(ceil(bar.left / 1000))
    canvas.figures(seconds, layout.seconds, H.at(25), palette.acc, align="center")
    if sitter is not None:
        label(
            canvas,
            layout.seat,
            sitter.name,
            H.at(24 if canvas.form is not Form.COMPACT else 20),
            palette.text,
            icon=sitter.look.icon,
            icon_size=28,
            icon_colour=sitter.look.colour,
            gap=14,
            align="right",
        )
    canvas.write(prompt, layout.prompt, H.at(layout.prompt_size), palette.text, align="center", lines=2)
    progress(canvas, layout.bar, share=1 - bar.left / bar.length, colour=Dark.BAR, empty=Dark.BAR_EMPTY)


def button(
    canvas: Canvas, rect: Rect, words: Text, *, key: str, icon: str, enabled: bool, chosen: bool
) -> None:
    """A button without light: an outline, and an ember when it is chosen or can be pressed at last."""
    palette = canvas.theme.palette
    keys = ("ctrl+return",) if key == "confirm" else ()
    feel = canvas.target(key, rect, words, enabled=enabled, keys=keys)
    if feel.focused:
        focus_ring(canvas, rect, radius=18)
    if chosen:
        canvas.panel(rect, fill=mix(palette.b3, palette.acc, 0.18), edge=palette.acc, radius=18, width=3)
    else:
        canvas.panel(rect, fill=None, edge=palette.line, radius=18, dashed=not enabled)
    ink = palette.text if enabled or chosen else Dark.INACTIVE
    shown = icon if chosen or not enabled else None
    size = 21 if canvas.form is Form.LANDSCAPE else 18
    label(canvas, rect, words, H.at(size), ink, icon=shown, icon_size=20, gap=12, lines=2)
