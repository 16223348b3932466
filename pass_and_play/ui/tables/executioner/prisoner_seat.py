"""The seat of a prisoner: name, crowns, the item face down, and what this prisoner does or did."""

from __future__ import annotations

from dataclasses import dataclass

from pass_and_play.games.executioner.views import PrisonerView
from pass_and_play.ui.paint.canvas import Canvas, Feel
from pass_and_play.ui.paint.colour import BLACK, Colour, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.palettes import King
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import H
from pass_and_play.ui.parts.card import ROUNDNESS, badge
from pass_and_play.ui.parts.focus import focus_ring, grown
from pass_and_play.ui.parts.label import least
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.executioner import seat_chip
from pass_and_play.ui.tables.executioner.faces import item_back
from pass_and_play.ui.tables.executioner.seat_chip import Chip
from pass_and_play.ui.tables.standing import Standing
from pass_and_play.ui.tables.tiles import name_line

RADIUS = 20.0
_LYING = 2.1
"""A seat that is wider than so many times its height has its chip beside the card."""
_LARGE = 220.0
"""A higher seat has larger letters."""


@dataclass(frozen=True, slots=True)
class Seated:
    """How a prisoner is shown: crowns, the chip, and whether it is their turn. With `key` the seat can be
    touched, as far as it `stands` open; `keys` are the keyboard's. `drawn_by` the last gallows card says that
    it chose this one; `watched` that the item is being looked at."""

    crowns: int
    chip: Chip | None
    acting: bool = False
    key: str | None = None
    keys: tuple[str, ...] = ()
    stands: Standing = "shut"
    drawn_by: bool = False
    watched: bool = False


@dataclass(frozen=True, slots=True)
class _Parts:
    """Where the parts of a seat lie, and the sizes of name, crowns and chip."""

    name: Rect
    card: Rect
    crowns: Rect
    marks: Rect
    chip: Rect
    sizes: tuple[float, float, float]


def draw(canvas: Canvas, rect: Rect, room: Room, one: PrisonerView, how: Seated, *, roomy: bool) -> None:
    """The seat in `rect`. `roomy` says that every name at the table fits beside its card."""
    feel = _ground(canvas, rect, room, one, how)
    parts = _parts(canvas.form, rect, roomy=roomy)
    look = room.look(one.seat)
    name_line(
        canvas, parts.name, room.names[one.seat], (look.icon, look.colour), size=parts.sizes[0], align="left"
    )
    _card(
        canvas,
        parts.card,
        chosen=how.stands == "chosen" and how.key is not None,
        watched=how.watched,
        feel=feel,
    )
    draw_crowns(canvas, parts.crowns, room, how.crowns, size=parts.sizes[1])
    _marks(canvas, parts.marks, room, one, how)
    if how.chip is not None:
        seat_chip.draw(canvas, parts.chip, how.chip, room, size=parts.sizes[2])


def is_roomy(
    canvas: Canvas, rects: tuple[Rect, ...], room: Room, prisoners: tuple[PrisonerView, ...]
) -> bool:
    """Whether every name has room beside its card, so that all seats can be laid out alike."""
    for rect, one in zip(rects, prisoners, strict=False):
        parts = _parts(canvas.form, rect, roomy=True)
        size = parts.sizes[0]
        if canvas.measure(room.names[one.seat], H.at(size)) * 0.9 + size * 1.55 > parts.name[2]:
            return False
    return True


def _ground(canvas: Canvas, rect: Rect, room: Room, one: PrisonerView, how: Seated) -> Feel:
    """What the seat stands on."""
    palette, own, feel = canvas.theme.palette, room.look(one.seat).colour, Feel()
    if how.key is not None:
        enabled = how.stands != "shut"
        feel = canvas.target(how.key, rect, room.names[one.seat], enabled=enabled, keys=how.keys)
    lit = how.stands == "lit"
    if feel.focused:
        focus_ring(canvas, grown(rect, 4) if lit else rect, radius=RADIUS, gap=2)
    if lit:
        canvas.panel(grown(rect, 4), edge=with_alpha(palette.acc, 0.7), radius=RADIUS + 4, width=4)
    fill: Colour = BLACK if canvas.theme.high_contrast else with_alpha(BLACK, 0.6 if feel.hovered else 0.4)
    edge: Colour = own if canvas.theme.high_contrast else with_alpha(own, 0.8)
    width = canvas.theme.seat_outline
    if how.acting:
        fill, edge, width = palette.b3, palette.text, max(width, 4)
    elif how.stands == "chosen" and how.key is not None:
        fill, edge, width = palette.b3, palette.text, 5
    canvas.panel(rect, fill=fill, edge=edge, radius=RADIUS, width=width, shadow=1 if how.acting else 0)
    return feel


def _card(canvas: Canvas, rect: Rect, *, chosen: bool, watched: bool, feel: Feel) -> None:
    """The item face down; a chosen one has a ring and a check, one that is being looked at an eye."""
    palette = canvas.theme.palette
    place = (rect[0], rect[1] - (3 if feel.hovered and not chosen else 0), rect[2], rect[3])
    if chosen:
        canvas.panel(grown(place, 4), fill=palette.acc, radius=place[2] * ROUNDNESS + 4)
    item_back(canvas, place)
    radius = max(14.0, place[2] * 0.17)
    corner = (place[0] + place[2] - radius * 0.5, place[1] + place[3] - radius * 0.6)
    if chosen:
        badge(canvas, corner, radius, "chosen")
    elif watched:
        draw_eye(canvas, corner, radius)


def draw_eye(canvas: Canvas, centre: tuple[float, float], radius: float) -> None:
    """The disc on a card that somebody is looking at."""
    palette, size = canvas.theme.palette, radius * 1.2
    canvas.disc(centre, radius, palette.acc, edge=palette.b0)
    canvas.icon("eye", (centre[0] - size / 2, centre[1] - size / 2, size, size), palette.acc_ink)


def draw_crowns(canvas: Canvas, rect: Rect, room: Room, n: int, *, size: float) -> None:
    """A crown and how many of them."""
    x, y, wide, high = rect
    palette, side = canvas.theme.palette, size * 1.2
    canvas.icon("crown", (x, y + (high - side) / 2, side, side), palette.acc)
    place = (x + side + size * 0.35, y, wide - side - size * 0.35, high)
    style = H.at(size)
    canvas.write(room.words.number(n), place, style, palette.text, shrink=least(canvas, style))


def _marks(canvas: Canvas, rect: Rect, room: Room, one: PrisonerView, how: Seated) -> None:
    """That nobody may execute this prisoner, and that the last gallows card chose this one."""
    x, y, wide, high = rect
    shown = [("protected", King.MOSS)] if one.protected else []
    if how.drawn_by and not one.protected:
        shown.append(("gallows", canvas.theme.palette.acc))
    side = min(high, 24.0)
    for index, (icon, colour) in enumerate(shown):
        canvas.icon(icon, (x + index * (side + 8), y + (high - side) / 2, side, side), colour)
    style = H.at(16, weight=700)
    says, left = room.words("court.protected"), x + side + 6
    if one.protected and canvas.measure(says, style) <= x + wide - left:
        canvas.write(says, (left, y, x + wide - left, high), style, King.MOSS)


def _parts(form: Form, rect: Rect, *, roomy: bool) -> _Parts:
    small = form is Form.COMPACT
    if rect[2] > _LYING * rect[3]:
        return _lying(rect)
    return _beside(rect, small=small) if roomy else _headed(rect, small=small)


def _beside(rect: Rect, *, small: bool) -> _Parts:
    """The card on the left, name and crowns beside it, the chip along the foot."""
    x, y, wide, high = rect
    pad, chip, size = (9.0, 28.0, 20.0) if small else (14.0, 36.0, 24.0)
    foot = y + high - chip - (8 if small else 10)
    tall = min(foot - y - 2 * pad + 2, (wide * 0.46) * 1.4)
    card = (x + pad, y + pad, tall / 1.4, tall)
    left = card[0] + card[2] + (8 if small else 14)
    room, line, large = x + wide - 8 - left, tall / 3, high > _LARGE
    return _Parts(
        name=(left, y + pad, room, min(line, 40)),
        card=card,
        crowns=(left, y + pad + line, room, line),
        marks=(left, y + pad + 2 * line, room, line),
        chip=(x + 8, foot, wide - 16, chip),
        sizes=(size, 18, 15.5) if small else (30, 30, 18) if large else (size, 22, 17),
    )


def _headed(rect: Rect, *, small: bool) -> _Parts:
    """The name above the card, for long names and narrow seats."""
    x, y, wide, high = rect
    pad, head, chip, size = (8.0, 28.0, 28.0, 19.0) if small else (12.0, 32.0, 36.0, 23.0)
    foot = y + high - chip - (7 if small else 9)
    top = y + (6 if small else 9) + head
    tall = foot - 8 - top
    card = (x + pad, top, tall / 1.4, tall)
    left = card[0] + card[2] + (10 if small else 14)
    room = x + wide - 8 - left
    return _Parts(
        name=(x + pad, y + (3 if small else 5), wide - 2 * pad + 2, head),
        card=card,
        crowns=(left, top, room, tall / 2),
        marks=(left, top + tall / 2, room, tall / 2),
        chip=(x + 8, foot, wide - 16, chip),
        sizes=(size, 18, 15.5) if small else (size, 22, 17),
    )


def _lying(rect: Rect) -> _Parts:
    """Everything beside the card: the name, crowns and marks, the chip."""
    x, y, wide, high = rect
    pad, chip = 11.0, 36.0
    tall = high - 2 * pad
    card = (x + pad, y + pad, tall / 1.4, tall)
    left = card[0] + card[2] + 14
    room, foot = x + wide - 10 - left, y + high - pad - chip
    line = min(36.0, (tall - chip) / 1.75)
    below = y + pad - 2 + line
    crowns = (below + (foot - below) / 2) - line * 0.45
    return _Parts(
        name=(left, y + pad - 2, room, line),
        card=card,
        crowns=(left, crowns, 86, line * 0.9),
        marks=(left + 92, crowns, room - 92, line * 0.9),
        chip=(left, foot, room, chip),
        sizes=(24, 20, 17),
    )
