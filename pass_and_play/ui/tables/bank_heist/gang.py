"""The seat of a gang with its one character: name, money, card with deposit, and how it stands."""

from __future__ import annotations

from dataclasses import dataclass

from pass_and_play.engine.ask import Seat
from pass_and_play.games.bank_heist.views import CharacterView, TableView
from pass_and_play.ui.paint.canvas import Canvas, Feel
from pass_and_play.ui.paint.colour import lighten
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.parts.focus import focus_ring
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.bank_heist import badges, faces, laid_card, seat_notes
from pass_and_play.ui.tables.bank_heist.purse import purse
from pass_and_play.ui.tables.bank_heist.stance_chip import Chip, chip_of, chip_width, draw_chip
from pass_and_play.ui.tables.standing import Standing, standing

RADIUS = 20.0
_LYING = 2.2
"""A seat that is wider than so many times its height has its parts side by side."""
_NARROW = 200.0


@dataclass(frozen=True, slots=True)
class _Parts:
    """Where the parts of a seat lie, and the sizes of name, badges, money, chip and notes."""

    name: Rect
    card: Rect
    money: Rect
    spare: tuple[float, float, float]
    """Left end, middle and right end of the badges for which the name leaves no room."""
    notes: Rect
    chip: Rect
    sizes: tuple[float, float, float, float, float]
    chip_fills: bool


def draw(
    canvas: Canvas,
    rect: Rect,
    table: TableView,
    room: Room,
    seat: Seat,
    *,
    status: Chip | None = None,
) -> None:
    """A seat in `rect`, to be touched if something is asked; `status` is its chip where no character lies."""
    key = f"seat:{seat}"
    view = table.seats[seat]
    one = view.characters[0] if view.characters else None
    out, deciding = one is not None and one.stance == "out", one is not None and one.stance == "open"
    asked = key if room.ask is not None else None
    ground(canvas, rect, room, seat, stands=standing(room, key), key=asked, out=out, bright=deciding)
    parts = _parts(canvas, rect)
    _, _, money, chip_size, note = parts.sizes
    left = _head(canvas, parts, table, room, seat, faint=out)
    if one is not None:
        laid_card.draw(canvas, parts.card, one)
    elif status is not None and status.laid:
        faces.back(canvas, parts.card)
    x, y, wide, high = parts.money
    purse(canvas, (max(x, left), y, x + wide - max(x, left), high), room, view.money, size=money, faint=out)
    known = seat_notes.notes_of(room, one, view.last)
    seat_notes.draw_notes(canvas, parts.notes, known, size=note, line=note * 1.28)
    _chip(canvas, parts, room, one, status, chip_size)


def _head(canvas: Canvas, parts: _Parts, table: TableView, room: Room, seat: Seat, *, faint: bool) -> float:
    """Name and badges; returns where the money may begin, if there are badges beside it."""
    name, high = parts.sizes[:2]
    shown = badges.badges(canvas, table, room, seat)
    rest = badges.name_and_badges(canvas, parts.name, room, seat, shown, size=name, high=high, faint=faint)
    left, middle, right = parts.spare
    while rest and badges.row_width(canvas, rest, high) > right - left + 4:
        rest.pop()
    badges.draw_badges(canvas, left - 3, middle, rest, high)
    beside = parts.money[1] < middle < parts.money[1] + parts.money[3]
    return left + badges.row_width(canvas, rest, high) if beside else 0.0


def _chip(
    canvas: Canvas, parts: _Parts, room: Room, one: CharacterView | None, status: Chip | None, size: float
) -> None:
    chip = status or (chip_of(room, one) if one is not None else None)
    if chip is None:
        return
    x, y, wide, high = parts.chip
    if not parts.chip_fills:
        natural = min(wide, chip_width(canvas, chip, size))
        x, wide = x + wide - natural, natural
    draw_chip(canvas, (x, y, wide, high), chip, size=size)


def ground(
    canvas: Canvas,
    rect: Rect,
    room: Room,
    seat: Seat,
    *,
    stands: Standing,
    key: str | None,
    out: bool,
    bright: bool,
    target: Rect | None = None,
) -> Feel:
    """What a seat stands on; `bright` is one that is still to decide. It is touched within `target`."""
    palette, own = canvas.theme.palette, room.look(seat).colour
    feel = Feel()
    if key is not None:
        feel = canvas.target(key, target or rect, room.names[seat], enabled=stands != "shut")
    if feel.focused:
        focus_ring(canvas, rect, radius=RADIUS, gap=2)
    width, edge = canvas.theme.seat_outline, own
    fill = lighten(palette.b2, 0.1) if feel.hovered else palette.b2
    if stands == "chosen":
        edge, width, fill = palette.text, 5, palette.b3
    elif stands == "lit":
        edge, width = palette.acc, max(width, 4)
    elif out:
        edge = palette.line
    elif bright:
        edge, width = palette.text, max(width, 3)
    gone = out and stands not in ("chosen", "lit")
    canvas.panel(rect, fill=None if gone else fill, edge=edge, radius=RADIUS, width=width, dashed=gone)
    return feel


def _parts(canvas: Canvas, rect: Rect) -> _Parts:
    small = canvas.form is Form.COMPACT
    if rect[2] > _LYING * rect[3]:
        return _lying(rect)
    if rect[2] < (160 if small else _NARROW):
        return _narrow(rect, small)
    return _wide(rect, small)


def _wide(rect: Rect, small: bool) -> _Parts:
    """The card on the left, money and chip on the right."""
    x, y, wide, high = rect
    pad, head, badge = (10.0, 30.0, 26.0) if small else (12.0, 36.0, 32.0)
    top = y + pad * 0.7 + head + 4
    tall = min(y + high - pad - top, 74.0 if small else 92.0)
    card = (x + pad, top, tall / 1.4, tall)
    left, right = card[0] + card[2] + 8, x + wide - pad
    purse, chip = (28.0, 28.0) if small else (36.0, 36.0)
    foot = y + high - pad - chip
    return _Parts(
        name=(x + pad, y + pad * 0.7, wide - 2 * pad, head),
        card=card,
        money=(left, top, right - left, purse),
        spare=(left, top + purse / 2, left + (right - left) * 0.34),
        notes=(left, top + purse, right - left, foot - top - purse),
        chip=(left, foot, right - left, chip),
        sizes=(19, badge, 27, 14.5, 15) if small else (24, badge, 36, 17, 16),
        chip_fills=False,
    )


def _narrow(rect: Rect, small: bool) -> _Parts:
    """Money beside the card, badges below it, the chip along the foot."""
    x, y, wide, high = rect
    pad, head, badge, chip = (6.0, 26.0, 22.0, 26.0) if small else (9.0, 32.0, 26.0, 32.0)
    top = y + pad * 0.6 + head
    foot = y + high - pad - chip
    line = 20.0 if small else 24.0
    tall = foot - line - 4 - top
    card = (x + pad, top, tall / 1.4, tall)
    left, right = card[0] + card[2] + 6, x + wide - pad
    return _Parts(
        name=(x + pad - 3, y + pad * 0.6, wide - 2 * pad + 6, head),
        card=card,
        money=(left, top, right - left, tall * 0.5),
        spare=(left, top + tall * 0.76, right),
        notes=(x + pad, foot - line - 2, wide - 2 * pad, line),
        chip=(x + pad, foot, wide - 2 * pad, chip),
        sizes=(18, badge, 24, 15, 14) if small else (21, badge, 30, 16.5, 16),
        chip_fills=True,
    )


def _lying(rect: Rect) -> _Parts:
    """Everything in two lines beside the card."""
    x, y, wide, high = rect
    pad = 12.0
    tall = min(high - 2 * 10, 112.0)
    card = (x + pad, y + (high - tall) / 2, tall / 1.4, tall)
    left, right = card[0] + card[2] + 12, x + wide - pad
    purse, chip = 80.0, 36.0
    middle, foot = y + high * 0.29, y + high * 0.72
    return _Parts(
        name=(left, middle - 18, right - left - purse - 4, 36),
        card=card,
        money=(right - purse, middle - 20, purse, 40),
        spare=(left, middle, left),
        notes=(left, foot - 22, right - left - 140, 44),
        chip=(right - 134, foot - chip / 2, 134, chip),
        sizes=(24, 30, 34, 17, 16),
        chip_fills=False,
    )
