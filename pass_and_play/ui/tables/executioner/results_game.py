"""The sheet of one game on the results board: who was what, where every item went, and what that brought."""

from __future__ import annotations

from dataclasses import dataclass

from pass_and_play.engine.ask import Seat
from pass_and_play.games.executioner.court import CENTRE
from pass_and_play.games.executioner.result import GameResult
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, Colour, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.palettes import King
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, DISPLAY, SMALL, H, Style
from pass_and_play.ui.parts.label import LEAST, fitting, label, least
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.executioner import item_ways, rewards
from pass_and_play.ui.tables.executioner.centre import hood
from pass_and_play.ui.tables.executioner.reward_reasons import fate_of
from pass_and_play.ui.tables.executioner.seat_chip import draw_place
from pass_and_play.ui.tables.executioner.sums import signed
from pass_and_play.ui.tables.tiles import name_line
from pass_and_play.words import Text

_SIGNS = (
    *(("eye", "looked"), ("swap", "swapped"), ("gallows", "gallows")),
    *(("skull", "dead"), ("exit", "saved")),
)
_FATES = {"alive": "player", "dead": "skull", "saved": "exit"}


@dataclass(frozen=True, slots=True)
class _Layout:
    """Where everything stands in one form: the title, what is said beside it or below, the rows with the
    height of what is above them; from the left edge of the rows the width of who somebody was, from their
    right edge those of item, fate and sum; the sizes of letters; and the legend."""

    title: Rect
    size: float
    note: Rect
    rows: Rect
    head: float
    who: float
    item: float
    fate: float
    sum: float
    sizes: tuple[float, float]
    legend: Rect


_LAYOUTS = {
    Form.LANDSCAPE: _Layout(
        title=(40, 80, 600, 46),
        size=33,
        note=(620, 82, 620, 44),
        rows=(40, 128, 1200, 470),
        head=58,
        who=230,
        item=130,
        fate=44,
        sum=56,
        sizes=(20, 16),
        legend=(40, 602, 1200, 32),
    ),
    Form.PORTRAIT: _Layout(
        title=(24, 78, 752, 46),
        size=34,
        note=(24, 122, 752, 34),
        rows=(24, 160, 752, 808),
        head=60,
        who=176,
        item=112,
        fate=42,
        sum=46,
        sizes=(20, 16),
        legend=(24, 972, 752, 40),
    ),
    Form.COMPACT: _Layout(
        title=(18, 54, 440, 30),
        size=23,
        note=(440, 54, 566, 30),
        rows=(16, 86, 992, 358),
        head=44,
        who=170,
        item=100,
        fate=40,
        sum=42,
        sizes=(16.5, 14),
        legend=(18, 446, 988, 24),
    ),
}
_LINE = 1.22
"""From line to line, as a multiple of the size."""
_TALLEST = {Form.LANDSCAPE: 76.0, Form.PORTRAIT: 104.0, Form.COMPACT: 62.0}


def draw(canvas: Canvas, result: GameResult, room: Room) -> None:
    """The whole sheet between the top bar and the tabs."""
    layout, palette = _LAYOUTS[canvas.form], canvas.theme.palette
    _title(canvas, layout, result, room)
    style = BODY.at(layout.sizes[0] - 2 if canvas.form is not Form.COMPACT else 16)
    align = "left" if canvas.form is Form.PORTRAIT else "right"
    note = fitting(canvas, style, layout.note[2], *_note(result, room))
    canvas.write(note, layout.note, style, palette.text2, align=align, shrink=least(canvas, style))
    x, y, wide, high = layout.rows
    places = result.story.places
    pitch = min((high - layout.head) / len(places), _TALLEST[canvas.form] + 6)
    top = y + layout.head
    middles = [top + (index + 0.5) * pitch - 3 for index in range(len(places))]
    for index, place in enumerate(places):
        box = (x, top + index * pitch, wide, pitch - 6)
        _row(canvas, layout, box, result, room, place)
    beside = layout.item + layout.fate + layout.sum + 14
    ways = (x + layout.who, y, wide - layout.who - beside, high)
    item_ways.draw(canvas, ways, middles, result.story, room)
    _legend(canvas, layout.legend, room)


def _title(canvas: Canvas, layout: _Layout, result: GameResult, room: Room) -> None:
    """The game, and who wore the hood in it."""
    x, y, wide, high = layout.title
    style, seat = DISPLAY.at(layout.size), result.executioner
    words = room.words("over.game", n=result.game)
    taken = canvas.write(words, layout.title, style, canvas.theme.palette.text)
    side, left = layout.size * 1.15, taken[0] + taken[2] + 24
    hood(canvas, (left, y + (high - side) / 2, side, side), room, seat)
    left += side + 14
    look, place = room.look(seat), (left, y, x + wide - left, high)
    mark = (look.icon, look.colour)
    name_line(canvas, place, room.names[seat], mark, size=layout.sizes[0] + 3, align="left")


def _note(result: GameResult, room: Room) -> tuple[Text, ...]:
    """How it ended, what the executioner got, and the role that was put away; the first of it for want of
    room."""
    words = room.words
    how = rewards.title(result, room)
    got = signed(words, result.changes[result.executioner])
    return words("over.note", how=how, sum=got, role=words(f"role.{result.put_away}")), how


def _row(canvas: Canvas, layout: _Layout, rect: Rect, result: GameResult, room: Room, place: int) -> None:
    """One place: whose it is and what they were, what lies there in the end, their fate, and the sum."""
    palette = canvas.theme.palette
    x, y, wide, high = rect
    own: Colour = palette.line if place == CENTRE else room.look(place).colour
    edge = own if canvas.theme.high_contrast else with_alpha(own, 0.4)
    fill = BLACK if canvas.theme.high_contrast else with_alpha(BLACK, 0.28)
    canvas.panel(rect, fill=fill, edge=edge, radius=min(18.0, high * 0.3), width=1.5)
    _who(canvas, layout, (x + 12, y, layout.who - 18, high), result, room, place)
    words, style = room.words, H.at(max(LEAST[canvas.form], layout.sizes[1] + 1), weight=700)
    item = result.centre if place == CENTRE else result.items[place]
    left = x + wide - layout.sum - layout.fate - layout.item - 8
    ink = King.RUBY if item == "pardon" else palette.text
    said = (left, y, layout.item - 6, high)
    lines = 2 if high > 2.6 * canvas.theme.size(style) else 1
    canvas.write(words(f"item.{item}"), said, style, ink, lines=lines, shrink=least(canvas, style))
    if place == CENTRE:
        return
    _fate(canvas, (left + layout.item, y, layout.fate, high), result, room, place)
    change = result.changes[place]
    ink = King.RUBY if change < 0 else palette.acc if change else palette.text2
    total = (x + wide - layout.sum - 12, y, layout.sum, high)
    canvas.write(signed(words, change), total, H.at(layout.sizes[0] + 2), ink, align="right")


def _fate(canvas: Canvas, rect: Rect, result: GameResult, room: Room, seat: Seat) -> None:
    """Alive, dead, or saved by the item; and as which of those whom the axe struck."""
    palette, (x, y, wide, high) = canvas.theme.palette, rect
    side, fate = min(26.0, high * 0.5, wide - 18), fate_of(result, seat)
    tint: Colour = King.RUBY if fate == "dead" else King.MOSS if fate == "saved" else palette.text2
    canvas.icon(_FATES[fate], (x, y + (high - side) / 2, side, side), tint)
    struck = [stroke.seat for stroke in result.strokes]
    if seat in struck:
        style = SMALL.at(LEAST[canvas.form], weight=800)
        place = (x + side + 4, y, wide - side - 4, high)
        number = room.words.number(struck.index(seat) + 1)
        canvas.write(number, place, style, palette.text2, shrink=least(canvas, style))


def _who(canvas: Canvas, layout: _Layout, rect: Rect, result: GameResult, room: Room, place: int) -> None:
    """Mark and name, and the role below; the centre card has neither."""
    palette, words, (x, y, wide, high) = canvas.theme.palette, room.words, rect
    style, small = _fitted(canvas, layout, high)
    mark = min(layout.sizes[0] * 1.1, high * 0.46)
    if place == CENTRE:
        draw_place(canvas, room, place, (x, y + (high - mark) / 2, mark, mark))
        line = (x + mark + 8, y, wide - mark - 8, high)
        canvas.write(words("over.centre"), line, style, palette.text, shrink=least(canvas, style))
        return
    look, role = room.look(place), str(result.roles[place])
    above, below = (canvas.theme.size(one) * _LINE for one in (style, small))
    top = y + (high - above - below) / 2
    label(
        *(canvas, (x, top, wide, above), room.names[place], style, palette.text),
        icon=look.icon,
        icon_size=mark,
        icon_colour=look.colour,
        align="left",
        shrink=least(canvas, style),
    )
    label(
        *(canvas, (x, top + above, wide, below), words(f"role.{role}"), small),
        King.RUBY if role == "saboteur" else palette.text2,
        icon=role,
        icon_size=mark,
        align="left",
        shrink=least(canvas, small),
    )


def _fitted(canvas: Canvas, layout: _Layout, high: float) -> tuple[Style, Style]:
    """The letters of name and role, smaller where a row is low."""
    styles = H.at(layout.sizes[0]), SMALL.at(max(LEAST[canvas.form], layout.sizes[1]))
    fit = min(1.0, (high - 4) / (sum(canvas.theme.size(style) for style in styles) * _LINE))
    name, role = (style.at(style.size * max(fit, least(canvas, style))) for style in styles)
    return name, role


def _legend(canvas: Canvas, rect: Rect, room: Room) -> None:
    """What lines and signs mean, as much of it as there is room for."""
    palette, words, (x, y, wide, high) = canvas.theme.palette, room.words, rect
    style = SMALL.at(max(LEAST[canvas.form], 16 if canvas.form is not Form.COMPACT else 14))
    side, left = style.size * 1.25, x
    for icon, key in _SIGNS:
        says = words(f"over.legend.{key}")
        reach = canvas.measure(says, style)
        if left + side + 6 + reach > x + wide:
            return
        canvas.icon(icon, (left, y + (high - side) / 2, side, side), palette.text2)
        canvas.write(says, (left + side + 6, y, reach + 1, high), style, palette.text2)
        left += side + reach + 24
    says = words("over.legend.lines")
    if left + canvas.measure(says, style) <= x + wide:
        canvas.write(says, (left, y, x + wide - left, high), style, palette.text2, align="right")
