"""The seats while the doors are open: who stayed, what has turned face up, and what it came to."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from pass_and_play.engine.ask import Seat
from pass_and_play.games.bank_heist.cards import Role
from pass_and_play.games.bank_heist.reveal import Character
from pass_and_play.games.bank_heist.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, Colour, with_alpha
from pass_and_play.ui.paint.palettes import Heist
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import FIGURE, SMALL, H
from pass_and_play.ui.parts.card import ROUNDNESS
from pass_and_play.ui.parts.chips import pill
from pass_and_play.ui.parts.label import fitting, label, least
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.bank_heist import faces
from pass_and_play.ui.tables.bank_heist.heist_places import NARROW, Place, Spot, places
from pass_and_play.ui.tables.bank_heist.sums import money
from pass_and_play.words import Text

RADIUS = 22.0
BESIDE = 60.0
"""Less room than this beside a card is left empty."""

Turning = Callable[[Canvas, Rect, Callable[[], object]], None]
"""Draws a card in its place while it turns; what it is given draws the face."""


@dataclass(frozen=True, slots=True)
class Stand:
    """How a character that stayed stands now.

    `role` is None while it lies face down; `turning` draws it while it turns. `out` says in one word why
    it is out. `note` is what became of its deposit, `gain` whether that is good. `threat`: it has gained
    a threat card. `now`: it is its turn.
    """

    role: Role | None = None
    turning: Turning | None = None
    out: Text | None = None
    note: tuple[Text, ...] = ()
    gain: bool = True
    threat: bool = False
    now: bool = False


def draw_seats(
    canvas: Canvas, table: TableView, room: Room, stands: Mapping[Character, Stand], sums: Mapping[Seat, int]
) -> None:
    """All seats: `stands` of those characters that stayed, and the money of each seat, if it is public."""
    for seat, place in enumerate(places(canvas.form, len(table.seats), table.places)):
        _seat(canvas, place, table, room, seat, stands, sums.get(seat))


def _seat(
    canvas: Canvas,
    place: Place,
    table: TableView,
    room: Room,
    seat: Seat,
    stands: Mapping[Character, Stand],
    holds: int | None,
) -> None:
    palette, look = canvas.theme.palette, room.look(seat)
    own = [stands.get((seat, number)) for number in range(len(place.spots))]
    stayed = [stand for stand in own if stand is not None]
    if not stayed:
        canvas.panel(
            place.rect, edge=palette.line, radius=RADIUS, width=canvas.theme.seat_outline, dashed=True
        )
    elif any(stand.now for stand in stayed):
        canvas.panel(place.rect, fill=palette.b3, edge=palette.text, radius=RADIUS, width=4)
    else:
        canvas.panel(
            place.rect, fill=palette.b2, edge=look.colour, radius=RADIUS, width=canvas.theme.seat_outline
        )
    _name(canvas, place, room, seat, boss=seat == table.boss, gone=not stayed)
    taken = _money(canvas, place, room, holds, gone=not stayed)
    for number, (spot, stand) in enumerate(zip(place.spots, own, strict=True)):
        note = spot.beside
        if len(own) == 1:
            note = _after(place, taken)
        elif note[2] > BESIDE:
            caption = SMALL.at(16)
            line = (note[0], note[1], note[2], 24.0)
            canvas.write(room.words("place.right" if number else "place.left"), line, caption, palette.text2)
            note = (note[0], note[1] + 24, note[2], note[3] - 24)
        _character(canvas, spot, note, room, stand)


def _money(canvas: Canvas, place: Place, room: Room, holds: int | None, *, gone: bool) -> Rect:
    """What the seat has, if that is public; returns what it takes."""
    x, y, high = place.money[0], place.money[1], place.money[3]
    if holds is None:
        return x, y, 0.0, 0.0
    ink: Colour = canvas.theme.palette.text
    if gone and not canvas.theme.high_contrast:
        ink = with_alpha(ink, 0.7)
    size = min(34.0, high * (0.7 if place.stacked else 0.9))
    behind = len(place.spots) > 1 and y == place.name[1]
    return canvas.write(
        money(room.words, holds),
        place.money,
        FIGURE.at(size),
        ink,
        align="right" if behind else "left",
        shrink=0.6,
    )


def _after(place: Place, taken: Rect) -> Rect:
    """What is left beside the card of a single character: below its money, or behind it."""
    x, y, wide, high = place.spots[0].beside
    if place.stacked:
        below = place.money[3] if taken[2] else 0.0
        return x, y + below, wide, high - below
    used = taken[2] + 12 if taken[2] else 0.0
    return x + used, y, wide - used, high


def _name(canvas: Canvas, place: Place, room: Room, seat: Seat, *, boss: bool, gone: bool) -> None:
    """Mark and name, and behind them the Boss's hat; on the seat's edge where the name needs the room."""
    palette, look = canvas.theme.palette, room.look(seat)
    x, y, wide, high = place.name
    tight = place.rect[2] <= NARROW
    side = 15.0 if tight else min(24.0, high * 0.72)
    hat = min(30.0, high)
    style = H.at(min(22.0, high * 0.62))
    ink = with_alpha(palette.text, 0.7) if gone and not canvas.theme.high_contrast else palette.text
    taken = label(
        canvas,
        place.name,
        room.names[seat],
        style,
        ink,
        icon=look.icon,
        icon_size=side,
        icon_colour=look.colour,
        gap=5.0 if tight else 8.0,
        align="left",
        shrink=least(canvas, style),
    )
    if not boss:
        return
    left = taken[0] + taken[2] + 6
    centre = (left + hat / 2, y + high / 2)
    if left + hat > x + wide:
        centre = (place.rect[0] + place.rect[2] - hat / 2 - 8, place.rect[1])
    canvas.disc(centre, hat / 2, palette.acc, edge=BLACK, width=2)
    inner = hat * 0.62
    box = (centre[0] - inner / 2, centre[1] - inner / 2, inner, inner)
    canvas.icon("hat-boss", box, palette.acc_ink)


def _character(canvas: Canvas, spot: Spot, note: Rect, room: Room, stand: Stand | None) -> None:
    """One character: its card or the place where it lay, what is said beside it, and its chip."""
    palette, words = canvas.theme.palette, room.words
    if stand is None:
        canvas.panel(spot.card, edge=palette.line, radius=spot.card[2] * ROUNDNESS, dashed=True)
        x, y, wide, high = spot.card
        side = wide * 0.4
        place = (x + (wide - side) / 2, y + (high - side) / 2, side, side)
        canvas.icon("exit", place, palette.text2)
        _chip(canvas, spot.chip, "exit", None, palette.text2, words("heist.left"), words("heist.left_short"))
        return
    _card(canvas, spot.card, room, stand)
    if stand.note:
        style = H.at(17)
        said = fitting(canvas, style, note[2], *stand.note)
        ink = Heist.GAIN if stand.gain else Heist.LOSS
        canvas.write(said, note, style, ink, shrink=least(canvas, style))
    if stand.out is not None:
        _chip(canvas, spot.chip, "close", Heist.LOSS, Heist.ROLE_INK, stand.out)
    elif stand.role is not None:
        _role(canvas, spot.chip, stand.role, room)
    else:
        _chip(canvas, spot.chip, "stay", Heist.IN, Heist.IN_INK, words("heist.in"))


def _role(canvas: Canvas, rect: Rect, role: Role, room: Room) -> None:
    """The role that a character shows; without its icon on a narrow seat, where the card has it too."""
    size = min(17.5, rect[3] * 0.52)
    name, style = room.words(f"role.{role.key}"), H.at(size)
    smallest = style.at(style.size * least(canvas, style))
    if canvas.measure(name, smallest) <= rect[2] - 20 - size * 1.3:
        faces.role_pill(canvas, rect, role, room.words, size=size)
        return
    canvas.panel(rect, fill=faces.COLOURS[role.key], radius=min(rect[3] / 2, 16.0))
    inner = (rect[0] + 3, rect[1], rect[2] - 6, rect[3])
    shrink = least(canvas, style)
    canvas.write(name, inner, style, Heist.ROLE_INK, align="center", shrink=shrink)


def _card(canvas: Canvas, rect: Rect, room: Room, stand: Stand) -> None:
    """Its card: face down, turning, or open; a gained threat card shows as a badge on its corner."""
    role = stand.role

    def face() -> None:
        if role is not None:
            faces.public_role(canvas, rect, role, room.words, named=False, shadow=0)

    if stand.turning is not None:
        stand.turning(canvas, rect, face)
    elif role is None:
        faces.back(canvas, rect)
    else:
        faces.public_role(canvas, rect, role, room.words, named=False)
    if stand.threat:
        radius = max(13.0, rect[2] * 0.2)
        centre = (rect[0] + rect[2] - 2, rect[1] + rect[3] - radius + 4)
        canvas.disc(centre, radius, canvas.theme.palette.acc, edge=BLACK, width=2)
        side = radius * 1.2
        box = (centre[0] - side / 2, centre[1] - side / 2, side, side)
        canvas.icon("threat", box, canvas.theme.palette.acc_ink)


def _chip(canvas: Canvas, rect: Rect, icon: str, fill: Colour | None, ink: Colour, *ways: Text) -> None:
    """What became of a character, in the longest words that fit."""
    size = min(17.5, rect[3] * 0.5)
    style = H.at(size)
    said = fitting(canvas, style, rect[2] - 20 - size * 1.1 - 8, *ways)
    pill(
        canvas,
        rect,
        said,
        icon=icon,
        look="quiet",
        fill=fill,
        ink=ink,
        style=style,
        icon_size=size * 1.1,
    )
