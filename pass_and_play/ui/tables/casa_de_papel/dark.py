"""The power cuts: two boxes and a panel, the same for everybody in places, sizes and light."""

from __future__ import annotations

from collections.abc import Sequence

from pass_and_play.engine.ask import Seat
from pass_and_play.engine.secret import Hidden
from pass_and_play.games.casa_de_papel.cards import ActionCard, Character
from pass_and_play.games.casa_de_papel.views import HandView, TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.palettes import Dark
from pass_and_play.ui.paint.theme import FIGURE, H
from pass_and_play.ui.parts.card import dark_card
from pass_and_play.ui.parts.label import label
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.casa_de_papel.faces import emblem, value
from pass_and_play.words import Text

UPPER = (200.0, 202.0, 880.0, 226.0)
LOWER = (200.0, 446.0, 880.0, 226.0)
PANEL = (862.0, 462.0, 196.0, 194.0)
CARD = (112.0, 156.0)
SMALL_CARD = (104.0, 145.0)


def prompt(room: Room) -> Text:
    """The two lines that say what to do; a role may change these words, and nothing else but the panel."""
    assert room.ask is not None
    return room.words(room.ask.what.key)


def draw(canvas: Canvas, table: TableView, hand: HandView, room: Room) -> None:
    """Round 2: the press and what is left on the table. Round 4: the seats, one's own shut."""
    swaps = table.phase == "cut_2"
    if swaps:
        upper = [seat for seat in room.seats if seat in table.selected]
        lower = [seat for seat in room.seats if seat not in table.selected]
    else:
        split = 3 if len(room.names) < 6 else (len(room.names) + 1) // 2
        upper, lower = list(room.seats[:split]), list(room.seats[split:])
    captions = ("cut_2.press", "cut_2.table") if swaps else ("cut_4.round", "cut_4.shut")
    icons = ("printing-press", "discard") if swaps else ("players", "players")
    for box, caption, icon, dashed in zip((UPPER, LOWER), captions, icons, (False, swaps), strict=True):
        canvas.panel(box, fill=canvas.theme.palette.b2, edge=Dark.EDGE, dashed=dashed)
        _caption(canvas, box[1], room.words(caption), icon)
    back = "printing-press" if swaps else "eye-off"
    _row(canvas, hand, room, upper, top=UPPER[1] + 12, back=back, beside_panel=False)
    _row(canvas, hand, room, lower, top=LOWER[1] + 12, back=back, beside_panel=True)
    _panel(canvas, hand, room, swaps=swaps)


def _caption(canvas: Canvas, top: float, words: Text, icon: str) -> None:
    palette = canvas.theme.palette
    canvas.icon(icon, (281, top + 66, 40, 40), palette.text2)
    canvas.write(words, (222, top + 108, 158, 58), H.at(18.5), palette.text2, align="center", lines=2)


def _row(
    canvas: Canvas,
    hand: HandView,
    room: Room,
    seats: Sequence[Seat],
    *,
    top: float,
    back: str,
    beside_panel: bool,
) -> None:
    """Cards with their owners' names. Three at most stand wide apart, as many as there are else."""
    if len(seats) > 3 or (beside_panel and len(seats) > 2):
        left, pitch = (384.0, 118.0) if beside_panel else (390.0, 138.0)
    else:
        left, pitch = 426.0, 218.0
    size = SMALL_CARD if pitch == 118.0 else CARD
    for place, seat in enumerate(seats):
        box = (left + place * pitch, top + (CARD[1] - size[1]) / 2, *size)
        _seat(canvas, hand, room, seat, box=box, back=back, room_for_name=pitch - 4)


def _seat(
    canvas: Canvas,
    hand: HandView,
    room: Room,
    seat: Seat,
    *,
    box: tuple[float, float, float, float],
    back: str,
    room_for_name: float,
) -> None:
    key, name = f"seat:{seat}", room.names[seat]
    chosen = room.chosen(key) or hand.touched == seat
    offered = room.offered(key)
    shut = back == "eye-off" and seat == hand.seat
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


def _panel(canvas: Canvas, hand: HandView, room: Room, *, swaps: bool) -> None:
    """What was touched first: what the power shows of it, or that it is marked."""
    palette, words = canvas.theme.palette, room.words
    canvas.panel(PANEL, fill=palette.b3, edge=Dark.EDGE, radius=20)
    x, y, wide, _ = PANEL
    touched, seen = hand.touched, hand.seen
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
    canvas.icon(icon, (x + (wide - 66) / 2, y + 32, 66, 66), palette.text2)
    canvas.write(title, (x + 10, y + 96, wide - 20, 44), FIGURE.at(30), palette.text, align="center")
    style = H.at(17, weight=600)
    canvas.write(caption, (x + 10, y + 138, wide - 20, 46), style, palette.text2, align="center", lines=2)
