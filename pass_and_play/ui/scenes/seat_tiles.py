"""What the seats screen is laid with: a tile for every seat, free seats, and the row of colours."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, WHITE, Colour, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.palettes import BAD, SEATS, SeatLook
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, SMALL, H
from pass_and_play.ui.parts.focus import focus_ring
from pass_and_play.ui.parts.label import label
from pass_and_play.words import Text, Words

RADIUS = 20.0
STRIPE = 12.0
LEAST_NAME = 0.62
"""A name of twenty letters shrinks to this share of its size; no text is ever smaller."""
CAPTION = SMALL.at(17, weight=700)
WIDE_TILE = 440.0
BROAD = 2.5
"""How wide the button is that says who plays, in its heights, where a tile is wider than that."""


@dataclass(frozen=True, slots=True)
class Layout:
    """Where the tiles of one form lie: the first of the left column, and how far down the next one is."""

    first: Rect
    pitch: float
    gap: float
    remove: float
    """Side of the button at the right end of a tile."""
    colours: Rect
    caption: float
    """Width of the caption before the colours."""
    box: float
    """Side of a colour."""


LAYOUTS = {
    Form.LANDSCAPE: Layout((40, 180, 736, 86), 100, 16, 56, (40, 590, 736, 92), 108, 64),
    Form.PORTRAIT: Layout((24, 172, 752, 80), 92, 16, 56, (24, 544, 752, 92), 116, 64),
    Form.COMPACT: Layout((16, 118, 584, 66), 74, 12, 44, (16, 420, 584, 92), 96, 50),
}


@dataclass(frozen=True, slots=True)
class Plate:
    """One seat before the match: its name, and what is `told` below it.

    `name` is the typed one, or the colour's where `typed` is not set; `mark` names the seat's mark as a
    thing to touch, and `chosen` says that the colours are offered for this seat. `refused` is why the name
    cannot stand.
    """

    look: SeatLook
    name: Text
    typed: bool
    told: Text
    mark: Text
    chosen: bool = False
    refused: Text | None = None


@dataclass(frozen=True, slots=True)
class Player:
    """Who plays a seat, where that may be a computer: its icon, its `kind` in a word, and `words` that name
    what touching it does. Where it is not `enabled`, it is a person and has to stay one."""

    icon: str
    kind: Text
    words: Text
    enabled: bool


def slots(form: Form, most: int) -> list[Rect]:
    """The places of all tiles: one column for up to four seats, else two, row by row."""
    layout = LAYOUTS[form]
    x, y, wide, high = layout.first
    if most <= 4:
        return [(x, y + layout.pitch * seat, wide, high) for seat in range(most)]
    half = (wide - layout.gap) / 2
    return [
        (x + (half + layout.gap) * (seat % 2), y + layout.pitch * (seat // 2), half, high)
        for seat in range(most)
    ]


def seat_tile(
    canvas: Canvas,
    rect: Rect,
    plate: Plate,
    *,
    remove: Text | None,
    player: Player | None = None,
    lifted: bool = False,
) -> None:
    """The seat's tile. Its mark lies under the key `mark:<colour>`, the rest of it under `seat:<colour>`, and
    what takes the seat away, if `remove` names it, under `remove:<colour>`. Where there is a `player`, who
    plays it is changed under `player:<colour>`."""
    palette, (x, y, wide, high) = canvas.theme.palette, rect
    side, key = high - 22, plate.look.key
    room = LAYOUTS[canvas.form].remove + 16 if remove is not None else 0
    tag = _tag(canvas, (x, y, wide - room, high))
    room = x + wide - tag[0] if player is not None else room
    mark = (x, y, STRIPE + 14 + side + 6, high)
    rest = (x + mark[2], y, wide - mark[2] - room, high)
    on_mark = canvas.target(f"mark:{key}", mark, plate.mark)
    on_name = canvas.target(f"seat:{key}", rest, plate.name)
    if on_name.focused:
        focus_ring(canvas, rect, radius=RADIUS)
    raised = lifted or plate.chosen or on_name.hovered
    fill = palette.b3 if raised else palette.b2
    canvas.panel(rect, fill=plate.look.colour, radius=RADIUS, shadow=4 if lifted else 0)
    canvas.panel((x + STRIPE, y, wide - STRIPE, high), fill=fill, radius=RADIUS)
    canvas.veil((x + STRIPE, y + 2, RADIUS, high - 4), fill)
    _edge(canvas, rect, plate, lifted=lifted)
    box = (x + STRIPE + 14, y + 11, side, side)
    if on_mark.focused:
        focus_ring(canvas, box, radius=16, gap=0)
    canvas.panel(box, fill=with_alpha(WHITE if on_mark.hovered else BLACK, 0.3), radius=16)
    icon = side * 0.56
    middle = (box[0] + (side - icon) / 2, y + (high - icon) / 2, icon, icon)
    canvas.icon(plate.look.icon, middle, plate.look.colour)
    _words(canvas, (box[0] + side + 14, y, x + wide - room - box[0] - side - 24, high), plate)
    if player is not None:
        _player(canvas, tag, key, player)
    if remove is not None:
        _remove(canvas, rect, key, remove)


def _edge(canvas: Canvas, rect: Rect, plate: Plate, *, lifted: bool) -> None:
    palette = canvas.theme.palette
    if lifted:
        canvas.panel(rect, edge=palette.text, width=4, radius=RADIUS)
    elif plate.refused is not None:
        canvas.panel(rect, edge=BAD, width=4, radius=RADIUS, dashed=True)
    elif plate.chosen:
        canvas.panel(rect, edge=palette.acc, width=max(3, canvas.theme.outline), radius=RADIUS)
    else:
        canvas.panel(rect, edge=palette.line, width=canvas.theme.seat_outline, radius=RADIUS)


def _words(canvas: Canvas, rect: Rect, plate: Plate) -> None:
    """The name, and below it how the seat stands. Where both do not fit, a reason goes without the name."""
    palette, (x, y, room, high) = canvas.theme.palette, rect
    low = high < 80
    ink = palette.text if plate.typed else palette.text2
    middle = y + high / 2
    if plate.refused is None:
        line, below = (x, middle - (26 if low else 28), room, 32), (x, middle + (3 if low else 4), room, 26)
        canvas.write(plate.told, below, SMALL.at(16 if low else 17), palette.text2)
        canvas.write(plate.name, line, H.at(22 if low else 25.5), ink, shrink=0.64 if low else LEAST_NAME)
        return
    reason, name = SMALL.at(15 if low else 16), H.at(20 if low else 23)
    _, tall = canvas.extent(plate.refused, reason, room, lines=2)
    _, above = canvas.extent(plate.name, name, room, shrink=0.7)
    both = above + tall <= high - 6
    top = middle - (above + tall if both else tall) / 2
    canvas.icon("warning", (x - 34, y + high - 32, 22, 22), BAD)
    if both:
        canvas.write(plate.name, (x, top, room, above), name, ink, shrink=0.7)
        top += above
    canvas.write(plate.refused, (x, top, room, tall), reason, palette.text, lines=2)


def _remove(canvas: Canvas, rect: Rect, key: str, words: Text) -> None:
    """A button without a box, so that the names stay what is seen first."""
    (x, y, wide, high), side = rect, LAYOUTS[canvas.form].remove
    box = (x + wide - side - 12, y + (high - side) / 2, side, side)
    feel = canvas.target(f"remove:{key}", box, words)
    if feel.focused:
        focus_ring(canvas, box, radius=16, gap=0)
    if feel.hovered or feel.pressed:
        canvas.panel(box, fill=with_alpha(WHITE, 0.08), radius=16)
    inset = (side - 22) / 2
    canvas.icon("close", (box[0] + inset, box[1] + inset, 22, 22), canvas.theme.palette.text2)


def is_narrow(rect: Rect) -> bool:
    """Whether a tile has no room for a word on the button that says who plays."""
    return rect[2] <= WIDE_TILE


def _tag(canvas: Canvas, rect: Rect) -> Rect:
    """The place at the right end of `rect` for the button that says who plays: a broad one in a wide tile."""
    (x, y, wide, high), side = rect, LAYOUTS[canvas.form].remove
    broad = side if is_narrow(rect) else side * BROAD
    return x + wide - broad - 12, y + (high - side) / 2, broad, side


def _player(canvas: Canvas, box: Rect, key: str, player: Player) -> None:
    """Who plays, in a word where there is room for it."""
    feel = canvas.target(f"player:{key}", box, player.words, enabled=player.enabled)
    if feel.focused:
        focus_ring(canvas, box, radius=16, gap=0)
    palette = canvas.theme.palette
    fill = with_alpha(WHITE, 0.16 if feel.hovered or feel.pressed else 0.08)
    canvas.panel(box, fill=fill if player.enabled else None, edge=palette.line, radius=16)
    ink = palette.text if player.enabled else palette.text2
    if box[2] > box[3]:
        label(canvas, box, player.kind, H.at(18), ink, icon=player.icon, icon_size=26, gap=10)
    else:
        inset = (box[3] - 26) / 2
        canvas.icon(player.icon, (box[0] + inset, box[1] + inset, 26, 26), ink)


def add_tile(canvas: Canvas, rect: Rect, words: Text) -> None:
    """The next free seat: touching it, under the key `add`, sits a player down."""
    palette = canvas.theme.palette
    feel = canvas.target("add", rect, words)
    if feel.focused:
        focus_ring(canvas, rect, radius=RADIUS)
    fill = with_alpha(WHITE, 0.12 if feel.hovered else 0.05)
    canvas.panel(rect, fill=fill, edge=palette.text2, radius=RADIUS, dashed=True)
    label(canvas, rect, words, H.at(21.5), palette.text, icon="plus", icon_size=26, gap=16)


def free_tile(canvas: Canvas, rect: Rect, words: Text) -> None:
    """A seat that nobody takes."""
    palette = canvas.theme.palette
    canvas.panel(rect, edge=palette.line, radius=RADIUS, dashed=True)
    canvas.write(words, rect, BODY, palette.text2, align="center")


def gap_tile(canvas: Canvas, rect: Rect) -> None:
    """Where the tile that is lifted would land."""
    canvas.panel(rect, edge=canvas.theme.palette.text2, radius=RADIUS, dashed=True)


def colour_strip(
    canvas: Canvas, words: Words, caption: Text, *, own: SeatLook, taken: Collection[SeatLook]
) -> None:
    """The colours of one seat, with their caption before them."""
    palette, layout = canvas.theme.palette, LAYOUTS[canvas.form]
    x, y, wide, high = layout.colours
    canvas.panel(layout.colours, fill=with_alpha(BLACK, 0.45), radius=22)
    canvas.write(caption, (x + 16, y + 8, layout.caption, high - 16), CAPTION, palette.text2, lines=3)
    left = x + layout.caption + 23
    row = (left, y + (high - layout.box) / 2, x + wide - 16 - left, layout.box)
    colours(canvas, in_a_row(row, wide=layout.box), words, own=own, taken=taken)


def in_a_row(rect: Rect, *, wide: float) -> list[Rect]:
    """Eight places `wide` units wide, spread over the whole of `rect`."""
    step = (rect[2] - wide) / (len(SEATS) - 1)
    return [(rect[0] + step * index, rect[1], wide, rect[3]) for index in range(len(SEATS))]


def colours(
    canvas: Canvas, boxes: Sequence[Rect], words: Words, *, own: SeatLook, taken: Collection[SeatLook]
) -> None:
    """The eight colours with their shapes, each under the key `colour:<colour>`; those `taken` are locked."""
    for box, look in zip(boxes, SEATS, strict=True):
        locked = look in taken and look != own
        feel = canvas.target(f"colour:{look.key}", box, words(f"seats.colour.{look.key}"), enabled=not locked)
        if feel.focused:
            focus_ring(canvas, box, radius=16, gap=0)
        _colour(canvas, box, look, locked=locked, own=look == own, raised=feel.hovered or feel.pressed)


def _colour(canvas: Canvas, box: Rect, look: SeatLook, *, locked: bool, own: bool, raised: bool) -> None:
    palette, (x, y, wide, high) = canvas.theme.palette, box
    fill = with_alpha(WHITE, 0.1) if raised else with_alpha(BLACK, 0.2 if locked else 0.5)
    edge: Colour = palette.text if own else with_alpha(palette.line, 0.8) if locked else look.colour
    canvas.panel(box, fill=fill, edge=edge, width=4 if own else None, radius=16, dashed=locked)
    faint = locked and not canvas.theme.high_contrast
    side = min(wide, high) * 0.55
    middle = (x + (wide - side) / 2, y + (high - side) / 2, side, side)
    canvas.icon(look.icon, middle, with_alpha(look.colour, 0.45) if faint else look.colour)
    if locked:
        centre = (x + wide - 13, y + high - 13)
        canvas.disc(centre, 12, palette.b0, edge=palette.line)
        canvas.icon("lock", (centre[0] - 7, centre[1] - 7, 14, 14), palette.text)
