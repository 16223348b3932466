"""The panel beside an execution: the cards that a blow turns up, and line by line what came of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from pass_and_play.games.executioner.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, Colour, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.palettes import King
from pass_and_play.ui.paint.record import Rect, within
from pass_and_play.ui.paint.theme import FIGURE, SMALL, H
from pass_and_play.ui.parts.card import ROUNDNESS
from pass_and_play.ui.parts.label import LEAST, fitting, label, least
from pass_and_play.ui.parts.motion import progress, swing, turn
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.executioner.axe_fall import FALL, RAISED, Fall
from pass_and_play.ui.tables.executioner.blow_lines import Line, lines
from pass_and_play.ui.tables.executioner.execution_panel import RECTS, ground
from pass_and_play.ui.tables.executioner.faces import ROLE_BACK, item_back, public_item, public_role
from pass_and_play.words import Text

_GAP = 12.0
_NAMED = 70.0
"""Cards that are wider than this have their names on them."""


@dataclass(frozen=True, slots=True)
class _Plan:
    """Where the chain of marks, the cards, the word and the lines stand in one form, in canvas units from the
    panel's upper left corner; `line` is the height of a line. `sizes` are of word, line and sum."""

    chain: Rect
    cards: Rect
    word: Rect
    lines: Rect
    line: float
    sizes: tuple[float, float, float]


_PLANS = {
    Form.LANDSCAPE: _Plan(
        *((20, 16, 304, 34), (20, 58, 304, 206), (20, 272, 304, 50), (24, 328, 296, 244)),
        line=48,
        sizes=(38, 18, 22),
    ),
    Form.PORTRAIT: _Plan(
        *((20, 16, 330, 34), (20, 60, 330, 250), (376, 16, 352, 52), (376, 76, 352, 248)),
        line=49,
        sizes=(40, 18.5, 23),
    ),
    Form.COMPACT: _Plan(
        *((14, 10, 268, 26), (14, 40, 268, 148), (14, 192, 268, 38), (16, 234, 264, 206)),
        line=41,
        sizes=(29, 16, 19),
    ),
}


def draw(canvas: Canvas, table: TableView, room: Room, fall: Fall) -> None:
    """The whole panel, as far as it has come."""
    rect, plan = RECTS[canvas.form], _PLANS[canvas.form]
    ground(canvas, rect)
    _chain(canvas, within(rect, plan.chain), table, room)
    _cards(canvas, within(rect, plan.cards), room, fall)
    if room.elapsed < fall.told:
        return
    _word(canvas, within(rect, plan.word), room, fall, plan.sizes[0])
    x, y, wide, _ = within(rect, plan.lines)
    for number, line in enumerate(lines(table, room, fall.blow)):
        if room.elapsed >= fall.line(number):
            _line(canvas, (x, y + number * plan.line, wide, plan.line), line, plan.sizes[1:])


def _chain(canvas: Canvas, rect: Rect, table: TableView, room: Room) -> None:
    """The marks of all whom this execution met, with the shields that passed it on; of one alone the name."""
    assert table.execution is not None
    palette, (x, y, wide, high) = canvas.theme.palette, rect
    blows, style = table.execution.blows, H.at(high * 0.72)
    last = room.look(blows[-1].seat)
    name, side = room.names[blows[-1].seat], high * 0.8
    before = (len(blows) - 1) * (2 * side + 16)
    reach = min(canvas.extent(name, style, wide, shrink=least(canvas, style))[0], wide - before - side - 10)
    left = x + (wide - before - side - 10 - reach) / 2
    for blow in blows[:-1]:
        look = room.look(blow.seat)
        canvas.icon(look.icon, (left, y + (high - side) / 2, side, side), look.colour)
        small = side * 0.7
        canvas.icon("shield", (left + side + 4, y + (high - small) / 2, small, small), palette.acc)
        left += 2 * side + 16
    place = (left, y, side + 10 + reach + 1, high)
    label(
        *(canvas, place, name, style, palette.text),
        icon=last.icon,
        icon_size=side,
        icon_colour=last.colour,
        gap=10,
        align="left",
        shrink=least(canvas, style),
    )


# ---------------------------------------------------------------------- the cards


@dataclass(frozen=True, slots=True)
class _Turned:
    """A card that turns over: what it is, from when on, and what draws its two sides."""

    says: Text
    start: float
    back: Callable[[Rect], object]
    face: Callable[[Rect], object]


def _turned(canvas: Canvas, room: Room, fall: Fall) -> Iterator[_Turned]:
    """The item; with it the centre card, if the item is a mimic, and then the role, if it is shown."""
    blow, words = fall.blow, room.words

    def back(rect: Rect) -> object:
        return item_back(canvas, rect, shadow=0)

    def face(item: str) -> Callable[[Rect], object]:
        return lambda rect: public_item(canvas, rect, item, words, named=rect[2] > _NAMED, shadow=0)

    yield _Turned(words("death.item"), fall.item, back, face(blow.item.key))
    if blow.centre is not None and room.elapsed >= fall.item:
        yield _Turned(words("death.centre"), fall.item, back, face(blow.centre.key))
    if blow.role is not None and room.elapsed >= fall.role:
        role = str(blow.role.key)
        yield _Turned(
            words("death.role"),
            fall.role,
            lambda rect: canvas.picture(ROLE_BACK, rect, radius=ROUNDNESS),
            lambda rect: public_role(canvas, rect, role, words, named=rect[2] > _NAMED, shadow=0),
        )


def _cards(canvas: Canvas, rect: Rect, room: Room, fall: Fall) -> None:
    """All cards side by side, with a caption each where there are several; the axe over them until it has
    fallen."""
    x, y, wide, high = rect
    cards = list(_turned(canvas, room, fall))
    caption = 0.0 if len(cards) == 1 else LEAST[canvas.form] * 1.6 * max(1.0, canvas.theme.text_size)
    across = min((wide + _GAP) / len(cards) - _GAP, (high - caption) / 1.4)
    left = x + (wide + _GAP - len(cards) * (across + _GAP)) / 2
    top = y + (high - caption - across * 1.4) / 2
    for card in cards:
        place = (left, top, across, across * 1.4)
        turn(
            *(canvas, place, room.elapsed, card.start),
            back=partial(card.back, place),
            face=partial(card.face, place),
        )
        if caption:
            style = SMALL.at(max(LEAST[canvas.form], 16))
            under = (left - 4, top + across * 1.4 + 2, across + 8, caption)
            ink = canvas.theme.palette.text2
            canvas.write(card.says, under, style, ink, align="center", shrink=least(canvas, style))
        left += across + _GAP
    if fall.axe and room.elapsed < fall.item:
        _axe(canvas, (x + wide / 2, top + across * 0.7), across, room)


def _axe(canvas: Canvas, centre: tuple[float, float], across: float, room: Room) -> None:
    """The axe over the card, which comes down on it."""
    fallen = swing(progress(room.elapsed, RAISED, FALL))
    if canvas.theme.reduced_motion:
        fallen = 1.0
    radius, side = across * 0.42, across * 0.56
    x, y = centre[0], centre[1] - (1 - fallen) * across * 0.3
    canvas.disc((x, y), radius, with_alpha(BLACK, 0.72), edge=King.RUBY, width=4)
    canvas.icon("axe", (x - side / 2, y - side / 2, side, side), King.RUBY)


# ---------------------------------------------------------------------- what came of it


def _word(canvas: Canvas, rect: Rect, room: Room, fall: Fall, size: float) -> None:
    """Dies or survives, in large letters."""
    dies = fall.blow.fate == "died"
    label(
        *(canvas, rect, room.words("death.dies" if dies else "death.survives"), FIGURE.at(size)),
        King.RUBY if dies else King.MOSS,
        icon="skull" if dies else "exit",
        icon_size=size,
        gap=14,
    )


def _line(canvas: Canvas, rect: Rect, line: Line, sizes: tuple[float, ...]) -> None:
    """A line above, the icon, the words, the sum at the right end."""
    palette, (x, y, wide, high) = canvas.theme.palette, rect
    rule = palette.line if canvas.theme.high_contrast else with_alpha(palette.line, 0.7)
    canvas.veil((x, y, wide, 1.5), rule)
    tints: dict[str, Colour] = {"gain": palette.acc, "loss": King.RUBY, "plain": palette.text2}
    tint, style, bold = tints[line.tone], H.at(sizes[0], weight=600), H.at(sizes[1])
    side = sizes[1] * 1.15
    canvas.icon(line.icon, (x, y + (high - side) / 2, side, side), tint)
    reach = 0.0
    if line.sum is not None:
        reach = 48.0
        canvas.write(line.sum, (x + wide - reach, y, reach, high), bold, tint, align="right")
    place = (x + side + 12, y, wide - side - 16 - reach, high)
    says = fitting(canvas, style, place[2], *line.says)
    canvas.write(says, place, style, palette.text, shrink=least(canvas, style))
