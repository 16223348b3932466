"""The three locations in short, on pages that do not show the table."""

from __future__ import annotations

from pass_and_play.games.caper.scoring import capers
from pass_and_play.games.caper.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.parts.focus import focus_ring
from pass_and_play.ui.room import LOOK
from pass_and_play.ui.tables.caper import band, sides
from pass_and_play.words import Words


def place_row(canvas: Canvas, first: Rect, step: tuple[float, float], table: TableView, words: Words) -> None:
    """The location on the left in `first`, the others a `step` further each, with the capers of both sides
    as they stand. Touching one looks closer at it."""
    board = table.board
    x, y, wide, high = first
    for number, place in enumerate(board.places):
        rect = (x + number * step[0], y + number * step[1], wide, high)
        counts = (capers(board, number, 0), capers(board, number, sides.rival(0)))
        name = words(f"location.{place.location.key}")
        feel = canvas.target(f"{LOOK}place:{number}", rect, name)
        band.place_chip(canvas, rect, place.location, counts, words, city=board.city_colour)
        if feel.focused:
            focus_ring(canvas, rect, radius=band.RADIUS, gap=0)
        elif feel.hovered:
            canvas.panel(rect, edge=canvas.theme.palette.text2, radius=band.RADIUS)
