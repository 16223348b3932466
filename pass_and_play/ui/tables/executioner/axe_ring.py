"""The ring that carries out an execution: held for a while, or tapped twice by whoever cannot hold."""

from __future__ import annotations

from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, with_alpha
from pass_and_play.ui.paint.palettes import King
from pass_and_play.ui.parts.focus import focus_ring
from pass_and_play.ui.parts.hold_ring import hold_ring, two_tap_ring
from pass_and_play.ui.room import Room
from pass_and_play.words import Text

HOLD_MS = 1500
"""Milliseconds that the axe is held; letting go earlier spares the prisoner."""

_TAPS = 0.72
"""With two rings beside one another each is so much smaller."""


def axe_ring(canvas: Canvas, centre: tuple[float, float], radius: float, room: Room, words: Text) -> None:
    """The ring round an axe; while nobody is chosen it is dashed, and `words` must say what is missing."""
    x, y = centre
    if not room.ready:
        palette, box = canvas.theme.palette, (x - radius, y - radius, 2 * radius, 2 * radius)
        feel = canvas.target("confirm", box, words, enabled=False)
        if feel.focused:
            focus_ring(canvas, box, radius=radius)
        canvas.panel(box, fill=with_alpha(BLACK, 0.3), edge=palette.line, radius=radius, width=3, dashed=True)
        side = radius * 0.75
        canvas.icon("axe", (x - side / 2, y - side / 2, side, side), palette.text2)
    elif room.two_taps:
        small = radius * _TAPS
        middle = (x - small * 0.95, y) if room.tapped else centre
        two_tap_ring(canvas, middle, small, words, colour=King.RUBY, tapped=room.tapped, icon="axe")
    else:
        keys = ("space", "x", "ctrl+return")
        hold_ring(
            *(canvas, centre, radius, words),
            key="confirm",
            colour=King.RUBY,
            hold_ms=HOLD_MS,
            keys=keys,
            icon="axe",
        )
