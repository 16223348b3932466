"""Points one below the other: an icon in a tile, and beside it a title with a sentence below."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.theme import BODY, H
from pass_and_play.words import Text


@dataclass(frozen=True, slots=True)
class Point:
    """One of them: each is one line of title and one of text."""

    icon: str
    title: Text
    text: Text


def points(
    canvas: Canvas, corner: tuple[float, float], wide: float, pitch: float, rows: Sequence[Point]
) -> None:
    """Draw the rows from `corner` down, `pitch` units from one to the next; titles are `wide` at most."""
    palette, small = canvas.theme.palette, canvas.form is Form.COMPACT
    side = 52.0 if small else 64.0
    style, under = (H.at(19), BODY.at(17)) if small else (H.at(23), BODY)
    left = corner[0]
    for number, row in enumerate(rows):
        top = corner[1] + pitch * number
        canvas.panel((left, top + 10, side, side), fill=palette.b3, radius=14)
        inset, inner = side * 0.235, side * 0.53
        canvas.icon(row.icon, (left + inset, top + 10 + inset, inner, inner), palette.text)
        beside = left + side + 20
        canvas.write(row.title, (beside, top + 8, wide, 34), style, palette.text)
        canvas.write(row.text, (beside, top + 38, wide, 32), under, palette.text2)
