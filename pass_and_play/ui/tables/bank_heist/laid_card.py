"""A character card that lies before its player."""

from __future__ import annotations

from pass_and_play.games.bank_heist.views import CharacterView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.tables.bank_heist import faces


def draw(canvas: Canvas, rect: Rect, one: CharacterView) -> None:
    """A character card with its deposit on it, or the dashed place where it lay."""
    palette = canvas.theme.palette
    x, y, wide, high = rect
    if one.stance == "out":
        canvas.panel(rect, edge=palette.line, radius=max(wide * 0.12, 6), dashed=True)
        side = wide * 0.45
        box = (x + (wide - side) / 2, y + (high - side) / 2, side, side)
        canvas.icon("exit", box, palette.text2)
        return
    faces.back(canvas, rect)
    if one.deposit:
        side = wide * 0.9
        art = "coin-stack-1" if one.deposit == 1 else "coin-stack-2"
        canvas.picture(art, (x + (wide - side) / 2, y + high - side * 0.97, side, side))
