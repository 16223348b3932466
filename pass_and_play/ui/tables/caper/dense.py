"""All that lies at the three locations, with what may be done there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from pass_and_play.games.caper.board import Board, Side, Spot, Stack, place_of
from pass_and_play.games.caper.measures import MOST_GEAR, PLACES
from pass_and_play.games.caper.plays import modified
from pass_and_play.games.caper.scoring import EQUIP_BONUS, capers
from pass_and_play.ui.paint.canvas import Canvas, Feel
from pass_and_play.ui.paint.colour import mix, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.parts.focus import focus_ring, grown
from pass_and_play.ui.tables.caper import band, sides, tiles
from pass_and_play.ui.tables.caper.layout import SPOTS, band_of, column_of, half_of, strip_of, thief_of
from pass_and_play.words import Text, Words


@dataclass(frozen=True, slots=True)
class Touch:
    """A thief or a place that can be touched: the key of its target and what it is called, whether touching
    it does anything now, and the sheet on which it is looked at closer."""

    key: str
    words: Text
    enabled: bool = True
    closer: str | None = None


@dataclass(frozen=True, slots=True)
class Marks:
    """What is said of the cards on the table just now, by spots of one's own or of the rival's.

    `here` are the own spots on which a card may go (True: it is chosen); for a thief that is the free spot of
    a place, whose whole half can be touched (`halves`). `dim` cannot be chosen. `aimed` are the rival's spots
    whose topmost card may be flipped, `guarded` those of cards that no flip may choose. `newest` is the spot
    of the card that was laid last: side, spot and its layer, None for a thief.
    """

    here: Mapping[Spot, bool] = field(default_factory=dict)
    dim: frozenset[Spot] = frozenset()
    own: Mapping[Spot, Touch] = field(default_factory=dict)
    halves: Mapping[int, Touch] = field(default_factory=dict)
    rival: Mapping[Spot, Touch] = field(default_factory=dict)
    aimed: Mapping[Spot, bool] = field(default_factory=dict)
    guarded: frozenset[Spot] = frozenset()
    newest: tuple[Side, Spot, int | None] | None = None


NO_MARKS = Marks()


def draw(canvas: Canvas, board: Board, own: Side, words: Words, marks: Marks = NO_MARKS) -> None:
    """The three locations with the side `own` in front."""
    for number in range(PLACES):
        _ground(canvas, number, own)
    for number, touch in marks.halves.items():
        rect = half_of(canvas.form, number, own=True)
        _touched(canvas, rect, touch, radius=20)
    for spot in SPOTS:
        _spot(canvas, board, sides.rival(own), spot, words, marks, own=False)
        _spot(canvas, board, own, spot, words, marks, own=True)
    for number, place in enumerate(board.places):
        counts = (capers(board, number, 0), capers(board, number, 1))
        rect = band_of(canvas.form, number)
        band.place_band(canvas, rect, place.location, counts, words, city=board.city_colour, own=own)
    if marks.newest is not None:
        _newest(canvas, board, own, words, marks.newest)


def _ground(canvas: Canvas, place: int, own: Side) -> None:
    """The cloth under a location, in the colour of each side."""
    palette = canvas.theme.palette
    for mine, side in ((False, sides.rival(own)), (True, own)):
        rect = half_of(canvas.form, place, own=mine)
        if canvas.theme.high_contrast:
            canvas.panel(rect, edge=with_alpha(sides.COLOURS[side], 0.5), radius=20)
        else:
            canvas.panel(rect, fill=with_alpha(mix(palette.b2, sides.COLOURS[side], 0.18), 0.5), radius=20)


def _spot(
    canvas: Canvas, board: Board, side: Side, spot: Spot, words: Words, marks: Marks, *, own: bool
) -> None:
    form, stacks = canvas.form, board.places[place_of(spot)].sides[side]
    stack = stacks[spot % 3] if spot % 3 < len(stacks) else None
    touches = marks.own if own else marks.rival
    if spot in touches:
        _touched(canvas, column_of(form, spot, own=own), touches[spot], radius=tiles.RADIUS)
    here = marks.here.get(spot) if own else None
    place = thief_of(form, spot, own=own)
    if stack is None:
        if here is not None:
            tiles.here(canvas, place, words, chosen=here)
        else:
            tiles.free_place(canvas, place)
        return
    _stack(canvas, board, side, spot, stack, words, own=own)
    if here is not None:
        tiles.here(canvas, strip_of(form, spot, len(stack.gear), own=True), words, chosen=here)
    top = strip_of(form, spot, len(stack.gear) - 1, own=own) if stack.gear else place
    if own and spot in marks.dim:
        _dim(canvas, place)
    if not own:
        if spot in marks.aimed:
            _aim(canvas, top, chosen=marks.aimed[spot])
        if spot in marks.guarded:
            tiles.corner_mark(canvas, top, "protected")


def _stack(
    canvas: Canvas, board: Board, side: Side, spot: Spot, stack: Stack, words: Words, *, own: bool
) -> None:
    """A thief and its gear."""
    form, city = canvas.form, board.city_colour
    place, bonus = thief_of(form, spot, own=own), 0
    if len(stack.gear) == MOST_GEAR:
        bonus = EQUIP_BONUS + modified(board.places[place_of(spot)].location, "equip_bonus")
    if stack.flipped:
        tiles.flipped_tile(canvas, place, words, bonus=bonus)
    else:
        tiles.thief_tile(canvas, place, stack.thief, side, words, city=city, bonus=bonus)
    for layer, laid in enumerate(stack.gear):
        rect = strip_of(form, spot, layer, own=own)
        if laid.flipped:
            tiles.flipped_strip(canvas, rect, words)
        else:
            tiles.gear_strip(canvas, rect, laid.card, words, city=city)


def _touched(canvas: Canvas, rect: Rect, touch: Touch, *, radius: float) -> Feel:
    feel = canvas.target(touch.key, rect, touch.words, enabled=touch.enabled, closer=touch.closer)
    if feel.focused:
        focus_ring(canvas, rect, radius=radius, gap=0)
    elif feel.hovered:
        canvas.panel(grown(rect, 2), edge=with_alpha(canvas.theme.palette.text, 0.5), radius=radius)
    return feel


def _dim(canvas: Canvas, rect: Rect) -> None:
    """A thief on which the card cannot go."""
    if canvas.theme.high_contrast:
        tiles.corner_mark(canvas, rect, "lock")
    else:
        canvas.panel(rect, fill=with_alpha(canvas.theme.palette.b0, 0.45), radius=tiles.RADIUS)


def _aim(canvas: Canvas, rect: Rect, *, chosen: bool) -> None:
    """A card of the rival that may be flipped; a chosen one has a check."""
    palette = canvas.theme.palette
    radius = tiles.RADIUS if rect[3] > 40 else 10
    colour = palette.acc if chosen else with_alpha(palette.acc, 0.75)
    width = 5.0 if chosen else 4.0
    canvas.panel(grown(rect, width), edge=colour, width=width, radius=radius + width)
    side = 27.0
    centre = tiles.corner(rect)
    canvas.disc(centre, side / 2, palette.acc, edge=palette.b0, width=2)
    icon = side * 0.62
    spot = (centre[0] - icon / 2, centre[1] - icon / 2, icon, icon)
    canvas.icon("check" if chosen else "flip", spot, palette.acc_ink)


def _newest(
    canvas: Canvas, board: Board, own: Side, words: Words, newest: tuple[Side, Spot, int | None]
) -> None:
    """The white outline, and 'New' beside it if the next column is free there."""
    side, spot, layer = newest
    form, mine = canvas.form, side == own
    if layer is None:
        tiles.newest(canvas, thief_of(form, spot, own=mine), words)
        return
    rect = strip_of(form, spot, layer, own=mine)
    stacks = board.places[place_of(spot)].sides[side]
    beside = spot % 3 + 1
    free = beside < 3 and (beside >= len(stacks) or len(stacks[beside].gear) < layer)
    pill = (rect[0] + rect[2] + 12, rect[1], 62.0, rect[3]) if free and form is not Form.COMPACT else None
    tiles.newest(canvas, rect, words, pill=pill)
