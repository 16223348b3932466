"""The chip that says how a character stands, or what a seat is doing."""

from __future__ import annotations

from dataclasses import dataclass

from pass_and_play.games.bank_heist.views import CharacterView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import Colour
from pass_and_play.ui.paint.palettes import Heist
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import H
from pass_and_play.ui.parts.chips import Loudness, pill
from pass_and_play.ui.parts.label import least
from pass_and_play.ui.room import Room
from pass_and_play.words import Text

_GAP = 5.0
"""From the icon to the words."""


@dataclass(frozen=True, slots=True)
class Chip:
    """How a character stands: in words and icon, and its colours. `laid` says of a seat that picks in secret
    that its card lies there."""

    words: Text
    icon: str
    look: Loudness
    fill: Colour | None = None
    ink: Colour | None = None
    laid: bool = False


def chip_of(room: Room, one: CharacterView, *, brief: bool = False) -> Chip:
    """In, out, still deciding, or bound by a deal; `brief` where two chips stand side by side."""
    words = room.words
    if one.stance == "in":
        return Chip(words("gang.in"), "stay", "loud", Heist.IN, Heist.IN_INK)
    if one.stance == "out":
        return Chip(words("gang.out"), "exit", "quiet")
    if one.bound is not None:
        return Chip(words(f"gang.bound.{one.bound}s" if brief else f"gang.bound.{one.bound}"), "lock", "loud")
    return Chip(words("gang.open" if brief else "gang.deciding"), "hourglass", "loud")


def draw_chip(canvas: Canvas, rect: Rect, one: Chip, *, size: float) -> None:
    """A chip that fills its place."""
    small = H.at(size)
    room = rect[2] - 20 - size - _GAP
    icon: str | None = one.icon
    if canvas.measure(one.words, small.at(small.size * max(0.8, least(canvas, small)))) > room:
        icon = None
    pill(
        canvas,
        rect,
        one.words,
        icon=icon,
        look=one.look,
        fill=one.fill,
        ink=one.ink,
        style=small,
        icon_size=size,
        gap=_GAP,
    )


def chip_width(canvas: Canvas, one: Chip, size: float) -> float:
    """How wide a chip is by itself."""
    return canvas.measure(one.words, H.at(size)) + size + _GAP + 32
