"""The top bar of Caper: the city and the round, the rounds or the rival, and what lies in the supply."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from pass_and_play.games.caper.board import Side
from pass_and_play.games.caper.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, Colour, mix, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import SMALL, H, Style
from pass_and_play.ui.parts.bars import top_bar
from pass_and_play.ui.parts.label import LEAST, fitting, label, least
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables import frame
from pass_and_play.ui.tables.caper import sides, tracker
from pass_and_play.ui.tables.caper.marks import plate
from pass_and_play.words import Text

EMBLEM = "caper"

Facts = list[tuple[str, Text]]
"""Icons with what stands beside each."""


@dataclass(frozen=True, slots=True)
class _Places:
    """Where the parts of the bar stand in one form; upright the pills have a row of their own."""

    rival: Rect
    own: Rect | None
    rounds: Rect | None
    swap: Rect | None
    supply: Rect | None


PLACES = {
    Form.LANDSCAPE: _Places((300, 10, 352, 52), None, None, (668, 10, 268, 52), (946, 10, 122, 52)),
    Form.PORTRAIT: _Places((14, 80, 380, 48), (406, 80, 380, 48), (288, 11, 304, 50), None, None),
    Form.COMPACT: _Places((474, 5, 262, 43), None, (194, 4, 276, 44), None, (742, 5, 124, 43)),
}
HIDE = {
    Form.LANDSCAPE: (1080.0, 8.0, 56.0, 56.0),
    Form.PORTRAIT: (600.0, 8.0, 56.0, 56.0),
    Form.COMPACT: (870.0, 4.0, 44.0, 44.0),
}
"""'Hide now' on a private page, beside help and pause."""


PUBLIC = {Form.LANDSCAPE: ((300.0, 10.0, 316.0, 52.0), (624.0, 10.0, 316.0, 52.0))}
"""The rival's pill and one's own on a public table, in forms that elsewhere show the rival's only."""

_WHERE = {Form.LANDSCAPE: 206.0, Form.PORTRAIT: 194.0, Form.COMPACT: 126.0}
"""Room for the city and the round, in canvas units."""


def draw(canvas: Canvas, table: TableView, room: Room, own: Side, *, public: bool = False) -> None:
    """The bar of the dense table; `own` is the side in front. On a `public` table both sides are told where
    there is room, and the swap is not."""
    lie, words = PLACES[canvas.form], room.words
    if public and canvas.form in PUBLIC:
        lie = replace(lie, rival=PUBLIC[canvas.form][0], own=PUBLIC[canvas.form][1], swap=None)
    buttons = (frame.help_button(words), frame.pause_button(words))
    top_bar(canvas, words("title"), _where_here(canvas, table, room), emblem=EMBLEM, buttons=buttons)
    side_pill(canvas, lie.rival, table, room, sides.rival(own))
    if lie.own is not None:
        side_pill(canvas, lie.own, table, room, own)
    if lie.rounds is not None:
        tracker.row(canvas, lie.rounds, table.rounds, table.round, words)
    else:
        tracker.rail(canvas, table.rounds, table.round, words)
    if lie.swap is not None and table.swap:
        swap_note(canvas, lie.swap, room)
    if lie.supply is not None:
        _supply(canvas, lie.supply, table, room)


def where(table: TableView, room: Room) -> Text:
    """The city and the round."""
    city = room.words(f"city.{table.city}")
    return room.words(f"table_head.{table.rounds[table.round].deck}", city=city, n=table.round + 1)


def _where_here(canvas: Canvas, table: TableView, room: Room) -> Text:
    """The same in as many words as have room left of the pill, or of the rounds."""
    words, n = room.words, table.round + 1
    short = words("table_head.short", city=words(f"city.{table.city}"), n=n)
    style = SMALL if canvas.form is not Form.COMPACT else SMALL.at(16)
    ways = (where(table, room), short) if canvas.form is not Form.COMPACT else (short,)
    fits = (way for way in ways if canvas.measure(way, style) <= _WHERE[canvas.form])
    return next(fits, words("table_head.round", n=n))


def swap_note(canvas: Canvas, rect: Rect, room: Room, *, lines: int = 1) -> None:
    """That the hands change places when this turn is over."""
    palette = canvas.theme.palette
    words, style = room.words, SMALL.at(17 if canvas.form is not Form.COMPACT else 15)
    said = fitting(canvas, style, rect[2] * lines - 36, words("table_head.swap"), words("table_head.swaps"))
    x, y, wide, high = rect
    canvas.icon("swap", (x, y + high / 2 - 12, 24, 24), palette.text2)
    place = (x + 34, y, wide - 34, high)
    canvas.write(said, place, style, palette.text2, lines=lines, shrink=least(canvas, style))


def _supply(canvas: Canvas, rect: Rect, table: TableView, room: Room) -> None:
    palette, (x, y, wide, high) = canvas.theme.palette, rect
    size = 17.0 if canvas.form is not Form.COMPACT else 15.0
    side = size * 1.45
    canvas.icon("coin", (x, y + (high - side) / 2, side, side), palette.acc)
    name, number = room.words("table_head.supply"), room.words.number(table.board.supply)
    runs = [(name, _still(canvas, SMALL.at(size)), palette.text2)]
    runs.append((number, _still(canvas, H.at(size + 1)), palette.text))
    left = x + side + 8
    canvas.spans(runs, (left, y, x + wide - left, high), gap=6, shrink=0.7)


def side_pill(canvas: Canvas, rect: Rect, table: TableView, room: Room, side: Side) -> None:
    """A side: its Mastermind (with teams the Lookout too), its coins and how many cards are in its hand."""
    seat = sides.mastermind(table.parts, side)
    colour, palette = sides.COLOURS[side], canvas.theme.palette
    x, y, wide, high = rect
    feel = plate(canvas, rect, table, room, side, radius=high / 2)
    fill = BLACK if canvas.theme.high_contrast else with_alpha(mix(palette.b0, colour, 0.18), 0.75)
    edge = colour if feel.hovered or feel.pressed else with_alpha(colour, 0.55)
    canvas.panel(rect, fill=fill, edge=edge, width=2, radius=high / 2)
    small = canvas.form is Form.COMPACT
    look, disc = room.look(seat), high - 12
    canvas.disc((x + high / 2 + 2, y + high / 2), disc / 2, sides.DISCS[side])
    mark = disc * 0.58
    canvas.icon(look.icon, (x + high / 2 + 2 - mark / 2, y + (high - mark) / 2, mark, mark), look.colour)
    size = 20.0 if not small else 17.0
    facts = _facts(canvas, wide - high - 34, table, room, side, size)
    right = x + wide - 14
    for icon, said in reversed(facts):
        reach = canvas.measure(said, _still(canvas, H.at(size - 1))) + 1
        right -= reach
        canvas.write(said, (right, y, reach + 0.5, high), _still(canvas, H.at(size - 1)), palette.text)
        right -= size + 9
        icon_colour = palette.acc if icon == "coin" else palette.text2
        canvas.icon(icon, (right, y + (high - size - 2) / 2, size + 2, size + 2), icon_colour)
        right -= 12
    _names(canvas, (x + high + 4, y, right - x - high - 8, high), table, room, side, size)


def _facts(canvas: Canvas, wide: float, table: TableView, room: Room, side: Side, size: float) -> Facts:
    """Coins, cards in hand and discarded cards, as much of it as leaves room for the names. With teams the
    cards in hand are left out: a Mastermind has none or two."""
    words, seat, watch = room.words, sides.mastermind(table.parts, side), sides.lookout(table.parts, side)
    style = _still(canvas, H.at(size - 1))

    def fits(facts: Facts, names: float) -> bool:
        return names + sum(canvas.measure(said, style) + size + 21 for _, said in facts) <= wide

    coins = ("coin", words.number(table.board.coins[side]))
    away = ("discard", words.number(len(table.board.discards[side])))
    if watch is not None:
        shortest = _still(canvas, H.at(LEAST[canvas.form]))
        names = max(canvas.measure(room.names[one], shortest) for one in (seat, watch))
        return [coins, away] if fits([coins, away], names + LEAST[canvas.form]) else [coins]
    few = ("eye-off", words.number(table.hands[seat]))
    many = ("eye-off", words("table_head.cards", n=table.hands[seat]))
    name = canvas.measure(room.names[seat], _still(canvas, H.at(LEAST[canvas.form])))
    both = canvas.measure(room.names[seat], _still(canvas, H.at(size))) + 9
    both += canvas.measure(words(f"side.{sides.KEYS[side]}"), _quiet(canvas))
    ways: Sequence[tuple[Facts, float]] = (
        ([coins, many, away], both),
        ([coins, few, away], both),
        ([coins, many, away], name),
        ([coins, few, away], name),
        ([coins, many], name),
    )
    return next((facts for facts, names in ways if fits(facts, names)), [coins, few])


def _names(canvas: Canvas, rect: Rect, table: TableView, room: Room, side: Side, size: float) -> None:
    """The Mastermind's name; behind it the Lookout's, or else that of the side, where it fits."""
    palette, seat = canvas.theme.palette, sides.mastermind(table.parts, side)
    name, style = room.names[seat], _still(canvas, H.at(size))
    watch = sides.lookout(table.parts, side)
    second = room.words(f"side.{sides.KEYS[side]}")
    if watch is not None:
        second = room.words("table_head.with", name=room.names[watch])
    quiet = _quiet(canvas)
    first = canvas.measure(name, style) + 1
    x, y, wide, high = rect
    if first + 8 + canvas.measure(second, quiet) > wide and watch is not None:
        _one_above_other(canvas, rect, (name, sides.COLOURS[side]), room.names[watch])
        return
    if first + 8 + canvas.measure(second, quiet) > wide:
        canvas.write(name, rect, style, sides.COLOURS[side], shrink=least(canvas, style))
        return
    canvas.write(name, (x, y, first, high), style, sides.COLOURS[side])
    canvas.write(second, (x + first + 8, y + 1, wide - first - 8, high), quiet, palette.text2)


def _one_above_other(canvas: Canvas, rect: Rect, player: tuple[Text, Colour], watch: Text) -> None:
    """The Mastermind's name, and below it the Lookout's."""
    palette, (x, y, wide, high) = canvas.theme.palette, rect
    size = 17.0 if canvas.form is not Form.COMPACT else 15.0
    style, quiet = _still(canvas, H.at(size)), _still(canvas, SMALL.at(size - 1))
    line = high * 0.42
    name, colour = player
    canvas.write(name, (x, y + high * 0.07, wide, line), style, colour, shrink=least(canvas, style))
    below = (x, y + high * 0.51, wide, line)
    shrink = least(canvas, quiet)
    icon, ink = size + 1, palette.text2
    label(
        canvas, below, watch, quiet, ink, icon="lookout", icon_size=icon, gap=5, align="left", shrink=shrink
    )


def _quiet(canvas: Canvas) -> Style:
    """The letters of the second name in a pill."""
    return _still(canvas, SMALL.at(16 if canvas.form is not Form.COMPACT else 14.5))


def _still(canvas: Canvas, style: Style) -> Style:
    """Letters that do not grow with the text size: the bar around them does not either."""
    return style.at(style.size / max(1.0, canvas.theme.text_size))
