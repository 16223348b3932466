"""One of the two characters of a gang with three players: left or right, with its own chip."""

from __future__ import annotations

from dataclasses import dataclass

from pass_and_play.engine.ask import Seat
from pass_and_play.games.bank_heist.views import CharacterView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import WHITE, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY
from pass_and_play.ui.parts.focus import focus_ring
from pass_and_play.ui.parts.label import label, least
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.bank_heist import faces, laid_card
from pass_and_play.ui.tables.bank_heist.seat_notes import notes_of
from pass_and_play.ui.tables.bank_heist.stance_chip import chip_of, draw_chip
from pass_and_play.ui.tables.standing import standing

PLACES = ("left", "right")
"""The two places, as the words call them."""

RADIUS = 14.0


@dataclass(frozen=True, slots=True)
class _Plan:
    """Heights of caption, chip and note, and the sizes of their letters."""

    caption: float
    chip: float
    note: float
    sizes: tuple[float, float, float]


_LARGE = _Plan(26, 36, 28, (17, 16, 16))
_PLANS = {
    Form.LANDSCAPE: _LARGE,
    Form.PORTRAIT: _LARGE,
    Form.COMPACT: _Plan(22, 28, 24, (15, 14.5, 14)),
}


def draw(
    canvas: Canvas, rect: Rect, room: Room, seat: Seat, place: int, one: CharacterView | None, *, laid: bool
) -> None:
    """The caption, the card, its chip, and what was said of it. Before all have laid, `one` is None, and
    `laid` says whether a card lies here."""
    plan, palette = _PLANS[canvas.form], canvas.theme.palette
    x, y, wide, high = rect
    if room.ask is not None and one is not None:
        _touched(canvas, rect, room, seat, place)
    note = plan.note * max(1.0, canvas.theme.text_size)
    foot = y + high - note - 4
    chip = (x + 3, foot - plan.chip, wide - 6, plan.chip)
    tall = min(chip[1] - 10 - y - plan.caption, (wide - 8) * 1.4)
    top = y + (chip[1] - 6 - y - plan.caption - tall) / 2  # caption and card stand in the middle
    style = BODY.at(plan.sizes[0], weight=600)
    caption = (x, top - 2, wide, plan.caption)
    canvas.write(room.words(f"gang.{PLACES[place]}"), caption, style, palette.text2, align="center")
    card = (x + (wide - tall / 1.4) / 2, top + plan.caption, tall / 1.4, tall)
    if one is not None:
        laid_card.draw(canvas, card, one)
        draw_chip(canvas, chip, chip_of(room, one, brief=True), size=plan.sizes[1])
        _note(canvas, (x, foot, wide, note), room, one)
    elif laid:
        faces.back(canvas, card)


def _note(canvas: Canvas, rect: Rect, room: Room, one: CharacterView) -> None:
    """What was said of the character; a long word stands without its icon."""
    size, ink = _PLANS[canvas.form].sizes[2], canvas.theme.palette.text
    style, side = BODY.at(size, weight=700), size * 1.1
    shrink = least(canvas, style)
    for note in notes_of(room, one, ()):
        reach = canvas.measure(note.words, style.at(size * shrink)) + 1
        icon = note.icon if reach + side + 4 <= rect[2] else None
        label(
            canvas,
            rect,
            note.words,
            style,
            ink,
            icon=icon,
            icon_size=side,
            icon_colour=canvas.theme.palette.text2,
            gap=4,
            shrink=shrink,
        )


def _touched(canvas: Canvas, rect: Rect, room: Room, seat: Seat, place: int) -> None:
    """Make a column something to touch: outlined in accent where it fits, in white where it is chosen."""
    palette, key = canvas.theme.palette, f"seat:{seat} place:{place}"
    stands = standing(room, key)
    name = room.words(f"gang.{PLACES[place]}_of", name=room.names[seat])
    feel = canvas.target(key, rect, name, enabled=stands != "shut")
    if feel.focused:
        focus_ring(canvas, rect, radius=RADIUS, gap=0)
    if feel.hovered:
        canvas.panel(rect, fill=with_alpha(WHITE, 0.06), radius=RADIUS)
    if stands == "chosen":
        canvas.panel(rect, fill=palette.b3, edge=palette.text, radius=RADIUS, width=5)
    elif stands == "lit":
        canvas.panel(rect, edge=palette.acc, radius=RADIUS, width=max(3.0, canvas.theme.outline))
