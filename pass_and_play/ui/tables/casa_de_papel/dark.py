"""The power cuts: two boxes and a panel, the same for everybody in places, sizes and light."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from pass_and_play.engine.ask import Seat
from pass_and_play.engine.secret import Hidden
from pass_and_play.games.casa_de_papel.cards import ActionCard, Character
from pass_and_play.games.casa_de_papel.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.palettes import Dark
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import FIGURE, H
from pass_and_play.ui.parts.card import dark_card
from pass_and_play.ui.parts.label import label
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.casa_de_papel.faces import emblem, value
from pass_and_play.words import Text


@dataclass(frozen=True, slots=True)
class Layout:
    """The two boxes of one form, in canvas units; `upper` and `lower` are their tops.

    Cards stand `far` apart while there are three at most and room for it, else `near`; beside the panel,
    `close`.
    """

    left: float
    wide: float
    high: float
    upper: float
    lower: float
    caption: Rect
    card: tuple[float, float]
    small_card: tuple[float, float]
    cards: tuple[float, float, float]
    pitches: tuple[float, float, float]
    top: float
    panel: Rect


LAYOUTS = {
    Form.LANDSCAPE: Layout(
        left=200,
        wide=880,
        high=226,
        upper=202,
        lower=446,
        caption=(22, 66, 158, 108),
        card=(112, 156),
        small_card=(104, 145),
        cards=(226, 190, 184),
        pitches=(218, 138, 118),
        top=12,
        panel=(662, 16, 196, 194),
    ),
    Form.PORTRAIT: Layout(
        left=40,
        wide=720,
        high=290,
        upper=270,
        lower=590,
        caption=(24, 10, 560, 44),
        card=(112, 156),
        small_card=(104, 145),
        cards=(98, 30, 26),
        pitches=(206, 138, 118),
        top=64,
        panel=(508, 62, 196, 194),
    ),
    Form.COMPACT: Layout(
        left=100,
        wide=824,
        high=172,
        upper=118,
        lower=300,
        caption=(14, 38, 116, 92),
        card=(84, 118),
        small_card=(84, 118),
        cards=(176, 150, 150),
        pitches=(170, 126, 118),
        top=12,
        panel=(630, 10, 182, 152),
    ),
}


@dataclass(frozen=True, slots=True)
class Shown:
    """What a page in the dark shows besides the table: the `own` seat, if it is anybody's, the seat that
    was touched first, and what the power shows of it."""

    own: Seat | None
    touched: Seat | None
    seen: ActionCard | Character | Literal[Hidden.HIDDEN] | None


def prompt(room: Room) -> Text:
    """The two lines that say what to do; a role may change these words, and nothing else but the panel."""
    assert room.ask is not None
    return room.words(room.ask.what.key)


def draw(canvas: Canvas, table: TableView, shown: Shown, room: Room) -> None:
    """Round 2: the press and what is left on the table. Round 4: the seats, one's own shut."""
    layout, swaps = LAYOUTS[canvas.form], table.phase == "cut_2"
    if swaps:
        upper = [seat for seat in room.seats if seat in table.selected]
        lower = [seat for seat in room.seats if seat not in table.selected]
    else:
        split = 3 if len(room.names) < 6 else (len(room.names) + 1) // 2
        upper, lower = list(room.seats[:split]), list(room.seats[split:])
    own_seat = "cut_4.open" if shown.own is None else "cut_4.shut"
    captions = ("cut_2.press", "cut_2.table") if swaps else ("cut_4.round", own_seat)
    icons = ("printing-press", "discard") if swaps else ("players", "players")
    back = "printing-press" if swaps else "eye-off"
    for number, (seats, caption, icon) in enumerate(zip((upper, lower), captions, icons, strict=True)):
        top = layout.lower if number else layout.upper
        box = (layout.left, top, layout.wide, layout.high)
        dashed = swaps and number == 1
        canvas.panel(box, fill=canvas.theme.palette.b2, edge=Dark.EDGE, dashed=dashed)
        _caption(canvas, layout, top, room.words(caption), icon)
        _row(canvas, shown, room, seats, layout, top=top, back=back, beside_panel=number == 1)
    _panel(canvas, shown, room, layout, swaps=swaps)


def _caption(canvas: Canvas, layout: Layout, top: float, words: Text, icon: str) -> None:
    """Icon over words, or before them where the box is upright."""
    palette = canvas.theme.palette
    x, y, wide, high = layout.caption
    left, above = layout.left + x, top + y
    size = 18.5 if canvas.form is not Form.COMPACT else 16
    if canvas.form is Form.PORTRAIT:
        canvas.icon(icon, (left, above + 6, 32, 32), palette.text2)
        canvas.write(words, (left + 46, above, wide - 46, high), H.at(size), palette.text2)
        return
    side = 40.0 if canvas.form is Form.LANDSCAPE else 30.0
    canvas.icon(icon, (left + (wide - side) / 2, above, side, side), palette.text2)
    place = (left, above + side + 2, wide, high - side - 2)
    canvas.write(words, place, H.at(size), palette.text2, align="center", lines=2)


def _row(
    canvas: Canvas,
    shown: Shown,
    room: Room,
    seats: Sequence[Seat],
    layout: Layout,
    *,
    top: float,
    back: str,
    beside_panel: bool,
) -> None:
    """Cards with their owners' names. Three at most stand wide apart, more as near as they must."""
    spacing = 0
    if len(seats) > 3 or (beside_panel and (len(seats) > 2 or canvas.form is Form.PORTRAIT)):
        spacing = 2 if beside_panel else 1
    left, pitch = layout.left + layout.cards[spacing], layout.pitches[spacing]
    size = layout.small_card if spacing == 2 else layout.card
    for place, seat in enumerate(seats):
        box = (left + place * pitch, top + layout.top + (layout.card[1] - size[1]) / 2, *size)
        _seat(canvas, shown, room, seat, box=box, back=back, room_for_name=pitch - 4)


def _seat(
    canvas: Canvas,
    shown: Shown,
    room: Room,
    seat: Seat,
    *,
    box: tuple[float, float, float, float],
    back: str,
    room_for_name: float,
) -> None:
    key, name = f"seat:{seat}", room.names[seat]
    chosen = room.chosen(key) or shown.touched == seat
    offered = room.offered(key)
    shut = back == "eye-off" and seat == shown.own
    dark_card(
        canvas,
        box,
        back,
        chosen=chosen,
        shut=shut,
        key=key if offered else None,
        words=name if offered else None,
        keys=(str(seat + 1),),
    )
    _name(canvas, room, seat, box=box, wide=min(room_for_name, 200.0))


def _name(
    canvas: Canvas, room: Room, seat: Seat, *, box: tuple[float, float, float, float], wide: float
) -> None:
    """Mark and name below the card; where cards stand close the mark moves onto the card."""
    look, name, ink = room.look(seat), room.names[seat], canvas.theme.palette.text
    x, y, width, high = box
    place = (x + (width - wide) / 2, y + high + 8, wide, 34.0)
    if wide < 140:
        canvas.icon(look.icon, (x + width / 2 - 10, y + high - 34, 20, 20), look.colour)
        canvas.write(name, place, H.at(18), ink, align="center")
    else:
        label(
            canvas, place, name, H.at(20), ink, icon=look.icon, icon_size=22, icon_colour=look.colour, gap=10
        )


def _panel(canvas: Canvas, shown: Shown, room: Room, layout: Layout, *, swaps: bool) -> None:
    """What was touched first: what the power shows of it, or that it is marked."""
    palette, words = canvas.theme.palette, room.words
    x, y, wide, high = layout.panel
    x, y = x + layout.left, y + layout.lower
    canvas.panel((x, y, wide, high), fill=palette.b3, edge=Dark.EDGE, radius=20)
    touched, seen = shown.touched, shown.seen
    assert room.ask is not None
    if touched is None and room.ask.sight:
        icon, title, caption = "eye-off", words("dark.nothing"), words("dark.untouched")
    elif touched is None:
        icon, title = "mark", words("dark.left")
        caption = words("dark.left_press" if swaps else "dark.left_seats")
    elif isinstance(seen, ActionCard):
        icon, title = str(seen.kind), value(seen, words)
        caption = words("cut_2.card_of", name=room.names[touched])
    elif isinstance(seen, Character):
        icon, title = emblem(seen), words(f"character.{seen.key}")
        caption = words("cut_4.who", name=room.names[touched], team=words(f"team.{seen.team}"))
    else:
        assert not isinstance(seen, Hidden)
        icon, title = "mark", words("dark.marked")
        key = "cut_2.card_of" if swaps else "cut_4.guess"
        caption = words(key, name=room.names[touched])
    share = high / 194
    side = 66 * share
    canvas.icon(icon, (x + (wide - side) / 2, y + 30 * share, side, side), palette.text2)
    place = (x + 8, y + 96 * share, wide - 16, 44 * share)
    canvas.write(title, place, FIGURE.at(max(22, 30 * share)), palette.text, align="center")
    style = H.at(17 if share == 1 else 15, weight=600)
    under = (x + 8, y + 138 * share, wide - 16, 48 * share)
    canvas.write(caption, under, style, palette.text2, align="center", lines=2)
