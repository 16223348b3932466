"""The role sheet: the character's card and exactly three lines, whoever it is."""

from __future__ import annotations

from pass_and_play.engine.secret import Hidden
from pass_and_play.games.casa_de_papel.views import HandView, TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.palettes import Casa
from pass_and_play.ui.paint.theme import BODY, TITLE, H
from pass_and_play.ui.parts.card import ROUNDNESS
from pass_and_play.ui.parts.label import label
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.casa_de_papel.faces import emblem, team_icon

CARD = (64.0, 102.0, 312.0, 437.0)
LINES = (428.0, 206.0)
PITCH = 104.0
ICONS = ("goal-flag", "bolt", "inspector")


def draw(canvas: Canvas, table: TableView, hand: HandView, room: Room) -> None:
    """Every role has the same paper, the same number of lines and the same brightness."""
    character = hand.character
    assert not isinstance(character, Hidden)
    words, palette = room.words, canvas.theme.palette
    x, y, wide, high = CARD
    canvas.panel(CARD, fill=palette.b0, radius=wide * ROUNDNESS, shadow=2)
    canvas.picture(f"role-{emblem(character)}-quiet", CARD, radius=ROUNDNESS)
    name = words(f"character.{character.key}")
    middle = y + high * 312 / 420
    canvas.write(name, (x + 24, middle - 30, wide - 48, 60), TITLE.at(42), Casa.QUIET_INK, align="center")
    middle = y + high * 365 / 420
    label(
        canvas,
        (x + 24, middle - 16, wide - 48, 32),
        words(f"team.{character.team}"),
        H.at(22),
        Casa.QUIET_INK,
        icon=team_icon(character.team),
        icon_size=22,
        gap=12,
    )
    lines = character.lines(abilities=table.abilities, last_trump=table.last_trump)
    for number, (line, icon) in enumerate(zip(lines, ICONS, strict=True)):
        left, top = LINES[0], LINES[1] + PITCH * number
        canvas.panel((left, top + 10, 64, 64), fill=palette.b3, radius=14)
        canvas.icon(icon, (left + 15, top + 25, 34, 34), palette.text)
        title = words(f"role.{line}.title", goal=table.goal)
        text = words(f"role.{line}.text", goal=table.goal)
        canvas.write(title, (left + 84, top + 12, 690, 34), H.at(23), palette.text)
        canvas.write(text, (left + 84, top + 42, 690, 30), BODY, palette.text2)
