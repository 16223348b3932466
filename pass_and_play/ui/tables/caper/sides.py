"""The two sides of Caper: their colours, and who plays for them."""

from __future__ import annotations

from collections.abc import Sequence

from pass_and_play.engine.ask import Seat
from pass_and_play.games.caper.board import Side
from pass_and_play.games.caper.parts import Part
from pass_and_play.ui.paint.colour import RGB, rgb
from pass_and_play.ui.paint.palettes import Caper

COLOURS: tuple[RGB, RGB] = (Caper.CREAM, Caper.MINT)
"""Of cream and mint: edges, names and filled cells. `Caper.SIDE_INK` stands on both."""

DISCS: tuple[RGB, RGB] = (rgb("#5A3C10"), rgb("#1A5E4E"))
"""The dark discs on which an emblem or a mark stands in the colour of its side."""

SHAPES = ("seat-circle", "seat-diamond")
"""The shape of each side, where there is no room for its name."""


KEYS = ("cream", "mint")
"""Ends of the keys of their words."""


def rival(side: Side) -> Side:
    """The other side."""
    return 1 - side


def mastermind(parts: Sequence[Part], side: Side) -> Seat:
    """The seat that plays the cards of a side."""
    return next(seat for seat, part in enumerate(parts) if part.role == "mastermind" and part.side == side)


def lookout(parts: Sequence[Part], side: Side) -> Seat | None:
    """The seat that watches for the Mastermind of a side, with teams."""
    seats = [seat for seat, part in enumerate(parts) if part.role == "lookout" and part.side == side]
    return seats[0] if seats else None


def snitch(parts: Sequence[Part]) -> Seat | None:
    """The seat of the Snitch, with three players."""
    return next((seat for seat, part in enumerate(parts) if part.role == "snitch"), None)
