"""The card of a character that everybody may see: its side's colour, its name and its side."""

from __future__ import annotations

from pass_and_play.games.casa_de_papel.cards import Character, Team
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import RGB
from pass_and_play.ui.paint.palettes import Casa
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import TITLE, H
from pass_and_play.ui.parts.card import card
from pass_and_play.ui.parts.label import label
from pass_and_play.ui.tables.casa_de_papel.faces import emblem, team_icon
from pass_and_play.words import Words

SIDES: dict[Team, RGB] = {Team.GANGSTERS: Casa.GANGSTERS, Team.HOSTAGES: Casa.HOSTAGES}
"""The colour of each side."""


def character_card(
    canvas: Canvas, rect: Rect, character: Character, words: Words, *, shadow: int = 2
) -> None:
    """The card in `rect`, 5 wide to 7 high; what is printed on it has the places of the 300 x 420 faces."""
    card(canvas, rect, f"role-{emblem(character)}-loud", shadow=shadow)
    x, y, wide, high = rect
    unit = wide / 300
    name = (x + 20 * unit, y + high * 318 / 420 - 30 * unit, wide - 40 * unit, 60 * unit)
    canvas.write(
        words(f"character.{character.key}"),
        name,
        TITLE.at(40 * unit),
        Casa.QUIET_INK,
        align="center",
        shrink=0.6,
    )
    label(
        canvas,
        (x + 20 * unit, y + high * 369 / 420 - 20 * unit, wide - 40 * unit, 40 * unit),
        words(f"team.{character.team}"),
        H.at(max(21 * unit, 16)),
        Casa.QUIET_INK,
        icon=team_icon(character.team),
        icon_size=20 * unit,
        gap=12 * unit,
    )
