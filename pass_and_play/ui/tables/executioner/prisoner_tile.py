"""A prisoner at the execution: the item, crowns and what they lost, and whether the axe may fall there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from pass_and_play.engine.ask import Seat
from pass_and_play.engine.secret import Hidden
from pass_and_play.games.executioner.views import PrisonerView, TableView
from pass_and_play.ui.paint.canvas import Canvas, Feel
from pass_and_play.ui.paint.colour import BLACK, Colour, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.palettes import King
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import H
from pass_and_play.ui.parts.chips import pill
from pass_and_play.ui.parts.focus import focus_ring
from pass_and_play.ui.parts.label import LEAST, label, least
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.executioner.faces import item_back, public_item
from pass_and_play.ui.tables.executioner.prisoner_places import Parts, parts
from pass_and_play.ui.tables.executioner.seat_chip import Chip, draw_places
from pass_and_play.ui.tables.tiles import name_line
from pass_and_play.words import Text

RADIUS = 22.0
_TWO_LINES = 2.0
"""Height of two lines of a card's name, as a multiple of the size of its letters."""
_SMALLER = 0.7
"""What somebody did may be drawn so much smaller, in a narrow tile."""

Mood = Literal["calm", "open", "aimed", "struck", "out"]
"""`calm`: nothing can be done to them; `open`: may be chosen; `aimed`: chosen; `struck`: the axe falls here;
`out`: dead or escaped."""


@dataclass(frozen=True, slots=True)
class Captive:
    """How a prisoner is shown; `says` it in full and in short. `item` and `role` are keys of open cards.
    `change` are the crowns that this game has brought so far. `chip` is what they did with their action.
    `card` draws the item while it turns. With `key` the tile can be touched."""

    seat: Seat
    mood: Mood
    says: tuple[Text, ...]
    icon: str
    crowns: int
    change: int = 0
    item: str | None = None
    role: str | None = None
    good: bool = False
    chip: Chip | None = None
    card: Callable[[Rect], None] | None = None
    key: str | None = None
    keys: tuple[str, ...] = ()


def at_rest(table: TableView, room: Room, one: PrisonerView) -> Captive:
    """A prisoner as the table knows them, while nothing can be done to them."""
    item = None if isinstance(one.item, Hidden) else one.item.key
    role = None if isinstance(one.role, Hidden) else str(one.role.key)
    state, icon, good = "alive", "player", False
    if one.state == "dead":
        state, icon = "dead", "skull"
    elif one.state == "survived":
        good = any(blow.seat == one.seat and blow.counted for done in table.executions for blow in done.blows)
        state, icon = "counts" if good else "escaped", "exit"
    elif one.protected:
        state, icon = "protected", "protected"
    return Captive(
        seat=one.seat,
        mood="calm" if one.state == "alive" else "out",
        says=told(room, state),
        icon=icon,
        crowns=table.crowns[one.seat],
        change=change(table, one.seat),
        item=item,
        role=role,
        good=good,
    )


def told(room: Room, state: str) -> tuple[Text, ...]:
    """How somebody stands, in full and in short."""
    short = f"prisoner.{state}_short"
    return room.words(f"prisoner.{state}"), *([room.words(short)] if room.words.has(short) else [])


def change(table: TableView, seat: Seat) -> int:
    """What the payments of this game have made of somebody's crowns so far."""
    got = sum(paid.amount for paid in table.payments if paid.payee == seat)
    return got - sum(paid.amount for paid in table.payments if paid.payer == seat)


def is_roomy(canvas: Canvas, rects: Sequence[Rect], room: Room, seats: Sequence[Seat]) -> bool:
    """Whether every name has room beside its card, so that all tiles can be laid out alike."""
    for rect, seat in zip(rects, seats, strict=False):
        plan = parts(canvas.form, rect, roomy=True)
        size = plan.name_size
        if canvas.measure(room.names[seat], H.at(size)) * 0.85 + size * 1.55 > plan.name[2]:
            return False
    return True


def draw(canvas: Canvas, rect: Rect, room: Room, one: Captive, *, roomy: bool) -> None:
    """The tile in `rect`."""
    _ground(canvas, rect, room, one)
    plan, look, palette = parts(canvas.form, rect, roomy=roomy), room.look(one.seat), canvas.theme.palette
    ink: Colour = palette.text
    if one.mood == "out" and not canvas.theme.high_contrast:
        ink = with_alpha(ink, 0.7)
    mark, align = (look.icon, look.colour), "center" if plan.centred else "left"
    name_line(canvas, plan.name, room.names[one.seat], mark, size=plan.name_size, align=align, ink=ink)
    if one.card is not None:
        one.card(plan.card)
    else:
        card(canvas, plan.card, one.item, room)
    _facts(canvas, plan, room, one)
    _pill(canvas, plan.pill, one)


def card(canvas: Canvas, rect: Rect, item: str | None, room: Room, *, shadow: int = 2) -> None:
    """An item open or face down; one that is too small for its name has its picture alone."""
    if item is None:
        item_back(canvas, rect, shadow=shadow)
        return
    scale = max(1.0, canvas.theme.text_size)
    smallest = H.at(LEAST[canvas.form] / scale)
    lines = 2 if rect[3] * 0.27 > _TWO_LINES * LEAST[canvas.form] * scale else 1
    named = canvas.measure(room.words(f"item.{item}"), smallest) <= rect[2] * 0.84 * (1 if lines < 2 else 1.6)
    public_item(canvas, rect, item, room.words, named=named, shadow=shadow)


def _ground(canvas: Canvas, rect: Rect, room: Room, one: Captive) -> Feel:
    """What the tile stands on."""
    palette, own, feel = canvas.theme.palette, room.look(one.seat).colour, Feel()
    if one.key is not None:
        feel = canvas.target(one.key, rect, room.names[one.seat], keys=one.keys)
    if feel.focused:
        focus_ring(canvas, rect, radius=RADIUS, gap=2)
    contrast = canvas.theme.high_contrast
    fill: Colour | None = BLACK if contrast else with_alpha(BLACK, 0.6 if feel.hovered else 0.4)
    if one.mood == "out":
        canvas.panel(rect, fill=with_alpha(BLACK, 0.25), edge=palette.line, radius=RADIUS, dashed=True)
    elif one.mood in ("aimed", "struck"):
        canvas.panel(rect, fill=palette.b3, edge=palette.text, radius=RADIUS, width=5, shadow=4)
    elif one.mood == "open":
        canvas.panel(rect, fill=fill, edge=own, radius=RADIUS, width=canvas.theme.seat_outline)
    else:
        edge = palette.line if contrast else with_alpha(own, 0.45)
        canvas.panel(rect, fill=fill, edge=edge, radius=RADIUS)
    return feel


def _facts(canvas: Canvas, plan: Parts, room: Room, one: Captive) -> None:
    """Crowns and their change, then the role that was shown or the action that was taken."""
    x, y, wide, high = plan.facts
    small = canvas.form is Form.COMPACT
    size = 18.0 if small else 22.0
    line = size * 1.65
    if high < 2 * line - 4:
        used, more = _crowns_wide(canvas, room, one, size), _more_wide(one, size)
        apart = size * 0.6 if more else 0.0
        left = x + (wide - used - apart - more) / 2
        _crowns(canvas, (left, y, used, high), room, one, size)
        _more(canvas, (left + used + apart, y, more, high), room, one, size)
        return
    down = y
    stacked = _crowns_wide(canvas, room, one, size) > wide
    _crowns(canvas, (x, down, wide, line), room, one, size, stacked=stacked)
    down += line
    if stacked:
        down += line * 0.75
    if down + line <= y + high + 6:
        _more(canvas, (x, down, wide, line), room, one, size)


def _crowns_wide(canvas: Canvas, room: Room, one: Captive, size: float) -> float:
    wide = size * 1.6 + canvas.measure(room.words.number(one.crowns), H.at(size))
    if one.change:
        wide += 10 + canvas.measure(room.words.number(one.change, signed=True), H.at(size * 0.8))
    return wide


def _more_wide(one: Captive, size: float) -> float:
    """How wide the icons are that stand beside the crowns."""
    if one.role is not None:
        return size * 1.15
    places = len(one.chip.places) if one.chip is not None else 0
    return size * 1.1 + places * (size + 6) if places else 0.0


def _crowns(
    canvas: Canvas, rect: Rect, room: Room, one: Captive, size: float, *, stacked: bool = False
) -> None:
    """A crown, how many of them, and the change of this game behind it or below."""
    palette, (left, y, wide, high) = canvas.theme.palette, rect
    side, style = size * 1.2, H.at(size)
    canvas.icon("crown", (left, y + (high - side) / 2, side, side), palette.acc)
    number = room.words.number(one.crowns)
    place = (left + size * 1.6, y, canvas.measure(number, style) + 1, high)
    canvas.write(number, place, style, palette.text)
    if one.change:
        ink = King.RUBY if one.change < 0 else palette.acc
        after = (place[0] + place[2] + 9, y, left + wide - place[0] - place[2] - 8, high)
        if stacked:
            after = (place[0], y + high * 0.72, wide - size * 1.6, high)
        canvas.write(room.words.number(one.change, signed=True), after, H.at(size * 0.8), ink)


def _more(canvas: Canvas, rect: Rect, room: Room, one: Captive, size: float) -> None:
    """The role that was shown, or what was done with the action, as far as there is room for it."""
    palette, (x, y, wide, high) = canvas.theme.palette, rect
    side = size * 1.15
    if wide < side:
        return
    if one.role is not None:
        style = H.at(max(LEAST[canvas.form], size * 0.8))
        says = room.words(f"role.{one.role}")
        told = canvas.measure(says, style) * least(canvas, style) + side + 8 <= wide
        if told:
            label(
                canvas,
                rect,
                says,
                style,
                palette.acc,
                icon=one.role,
                icon_size=side,
                align="left",
                shrink=least(canvas, style),
            )
        else:
            canvas.icon(one.role, (x, y + (high - side) / 2, side, side), palette.acc)
    elif one.chip is not None and (natural := _more_wide(one, size)):
        size *= min(1.0, max(_SMALLER, wide / natural))
        if _more_wide(one, size) > wide + 1:
            return
        icon = size * 0.95
        canvas.icon(one.chip.icon, (x, y + (high - icon) / 2, icon, icon), palette.text2)
        draw_places(canvas, room, one.chip.places, x + size * 1.3, y + high / 2, size)


def _pill(canvas: Canvas, rect: Rect, one: Captive) -> None:
    palette, small = canvas.theme.palette, canvas.form is Form.COMPACT
    bright = one.mood in ("aimed", "struck")
    fill, ink = (palette.acc, palette.acc_ink) if bright else (None, King.MOSS if one.good else None)
    size, icon = (15.5, 17.0) if small else (18.0, 21.0)
    style = H.at(size, weight=700)
    smallest = style.at(size * max(0.8, least(canvas, style)))
    room = rect[2] - icon - 28
    says = next((words for words in one.says if canvas.measure(words, smallest) <= room), one.says[-1])
    if canvas.measure(says, smallest) > room:
        icon = 0.0
    pill(
        *(canvas, rect, says),
        icon=one.icon if icon else None,
        look="loud" if bright else "quiet",
        fill=fill,
        ink=ink,
        style=style,
        icon_size=icon,
    )
