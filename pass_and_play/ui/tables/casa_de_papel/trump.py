"""Raquel's last trump: she is known to everybody, and names one other player as the Professor."""

from __future__ import annotations

from dataclasses import dataclass

from pass_and_play.engine.ask import Seat
from pass_and_play.engine.secret import Hidden
from pass_and_play.games.casa_de_papel.cards import ROUNDS
from pass_and_play.games.casa_de_papel.scoring import NAMED_PROFESSOR
from pass_and_play.games.casa_de_papel.views import TableView
from pass_and_play.ui.paint.canvas import Canvas, Feel
from pass_and_play.ui.paint.colour import BLACK, RGB, with_alpha
from pass_and_play.ui.paint.palettes import Casa
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, DISPLAY, H
from pass_and_play.ui.parts.bars import bottom_bar
from pass_and_play.ui.parts.button import button
from pass_and_play.ui.parts.card import card
from pass_and_play.ui.parts.chips import pill
from pass_and_play.ui.parts.focus import focus_ring
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.casa_de_papel.character_card import character_card
from pass_and_play.ui.tables.frame import head
from pass_and_play.words import Text

CARD = (56.0, 108.0, 264.0, 370.0)
LEFT, TOP = 352.0, 216.0
RADIUS = 22.0


@dataclass(frozen=True, slots=True)
class _Tiles:
    """How the seats that can be named are laid out: so many columns, and how large a tile is."""

    columns: int
    size: tuple[float, float]
    pitch: tuple[float, float]

    def box(self, place: int) -> Rect:
        row, column = divmod(place, self.columns)
        return LEFT + column * self.pitch[0], TOP + row * self.pitch[1], *self.size


def _tiles(count: int) -> _Tiles:
    if count <= 4:
        return _Tiles(columns=2, size=(428, 156), pitch=(444, 172))
    if count <= 6:
        return _Tiles(columns=3, size=(280, 156), pitch=(296, 172))
    return _Tiles(columns=3, size=(280, 100), pitch=(296, 112))


def draw(canvas: Canvas, table: TableView, room: Room) -> None:
    """The whole screen."""
    raquel, words, palette = table.raquel, room.words, canvas.theme.palette
    assert raquel is not None
    canvas.backdrop("table")
    subtitle = words("heading.trump", round=ROUNDS)
    head(canvas, room, subtitle, emblem="printing-press", done=ROUNDS, rounds=ROUNDS, stripe=raquel)
    _raquel(canvas, table, room, raquel)
    name = room.names[raquel]
    canvas.write(
        words("trump.title", name=name), (LEFT, 108, 872, 56), DISPLAY.at(42), palette.text, shrink=0.6
    )
    canvas.write(words("trump.note", name=name), (LEFT, 160, 872, 30), BODY, palette.text2, shrink=0.75)
    others = [seat for seat in room.seats if seat != raquel]
    tiles = _tiles(len(others))
    for place, seat in enumerate(others):
        _tile(canvas, tiles.box(place), room, seat)
    _outcomes(canvas, table, room)
    _foot(canvas, room)


def _raquel(canvas: Canvas, table: TableView, room: Room, raquel: Seat) -> None:
    """Her card, who she is, and why she is asked."""
    words, palette, look = room.words, canvas.theme.palette, room.look(raquel)
    character = table.characters[raquel]
    assert not isinstance(character, Hidden)
    character_card(canvas, CARD, character, words)
    who, room_for_who = words("trump.is_raquel", name=room.names[raquel]), CARD[2] - 46
    wide = min(canvas.measure(who, H), room_for_who)
    left = CARD[0] + (room_for_who - wide) / 2
    style = H if wide < room_for_who else H.at(20)
    canvas.icon(look.icon, (left, 500, 32, 32), look.colour)
    place = (left + 46, 492.0, wide + 1, 48.0)
    canvas.write(who, place, style, palette.text, lines=1 if style is H else 2, shrink=0.65)
    canvas.panel((56, 548, 264, 136), fill=with_alpha(BLACK, 0.4), radius=20)
    canvas.icon("goal-flag", (76, 576, 24, 24), palette.acc)
    loot = words("trump.loot", loot=table.loot, goal=table.goal)
    canvas.write(loot, (110, 574, 196, 28), H.at(20), palette.text, shrink=0.7)
    key = "trump.passed" if table.loot > table.goal else "trump.just"
    note = words(key, n=_taken(table))
    canvas.write(note, (76, 602, 234, 66), BODY.at(18), palette.text2, lines=2, shrink=0.75)


def _taken(table: TableView) -> int:
    """What the right name takes back: the loot cannot fall below 0."""
    return min(NAMED_PROFESSOR, table.loot)


def _tile(canvas: Canvas, rect: Rect, room: Room, seat: Seat) -> None:
    """A seat that can be named, its card face down: beside the name, or below it in a narrow tile."""
    key, look = f"seat:{seat}", room.look(seat)
    offered, aimed = room.offered(key), room.chosen(key)
    feel = canvas.target(key, rect, room.names[seat], keys=(str(seat + 1),)) if offered else Feel()
    palette = canvas.theme.palette
    if feel.focused:
        focus_ring(canvas, rect, radius=RADIUS, gap=2)
    if aimed:
        canvas.panel(rect, fill=palette.b3, edge=palette.text, width=5, radius=RADIUS, shadow=2)
    else:
        dark = BLACK if canvas.theme.high_contrast else with_alpha(BLACK, 0.6 if feel.hovered else 0.4)
        width = canvas.theme.seat_outline
        canvas.panel(rect, fill=dark, edge=look.colour, width=width, radius=RADIUS)
    x, y, wide, high = rect
    if wide > 300:
        card(canvas, (x + 20, y + 14, 91, 127), "back-role")
        name, chip = (x + 134, y + 28, wide - 154, 46), (x + 132, y + 86, wide - 152, 44)
    elif high > 120:
        card(canvas, (x + 18, y + 54, 64, 90), "back-role")
        name, chip = (x + 18, y + 10, wide - 34, 40), (x + 96, y + 77, wide - 114, 44)
    else:
        card(canvas, (x + 18, y + 47, 30, 42), "back-role")
        name, chip = (x + 18, y + 8, wide - 34, 36), (x + 60, y + 48, wide - 78, 40)
    _name(canvas, name, room, seat)
    if not offered:
        return
    words = room.words("trump.named" if aimed else "trump.can")
    fill, ink = (palette.acc, palette.acc_ink) if aimed else (None, None)
    pill(
        canvas,
        chip,
        words,
        icon="trump" if aimed else "plus",
        look="loud" if aimed else "quiet",
        fill=fill,
        ink=ink,
        style=H.at(18 if wide > 300 else 16),
        icon_size=24 if wide > 300 else 20,
        gap=14 if wide > 300 else 6,
    )


def _name(canvas: Canvas, rect: Rect, room: Room, seat: Seat) -> None:
    look = room.look(seat)
    x, y, wide, high = rect
    large = wide > 260
    size = 36.0 if large else 26.0
    canvas.icon(look.icon, (x, y + (high - size) / 2, size, size), look.colour)
    left = size + (10 if large else 8)
    style = H.at(30 if large else 24)
    place = (x + left, y, wide - left, high)
    canvas.write(room.names[seat], place, style, canvas.theme.palette.text, shrink=0.62)


def _outcomes(canvas: Canvas, table: TableView, room: Room) -> None:
    """What a right name and a wrong one would come to."""
    words, taken = room.words, _taken(table)
    left = table.loot - taken
    right = words("trump.right", loot=table.loot, taken=taken, left=left)
    note = words("trump.right_under" if left < table.goal else "trump.right_over")
    _outcome(canvas, (352, 564, 428, 120), right, note, icon="check", tint=Casa.HOSTAGES)
    wrong = words("trump.wrong", loot=table.loot)
    note = words("trump.wrong_note")
    _outcome(canvas, (796, 564, 428, 120), wrong, note, icon="close", tint=Casa.GANGSTERS)


def _outcome(canvas: Canvas, rect: Rect, title: Text, note: Text, *, icon: str, tint: RGB) -> None:
    palette = canvas.theme.palette
    x, y, wide, _ = rect
    canvas.panel(rect, fill=palette.b2, edge=palette.line, radius=20)
    canvas.panel((x + 22, y + 28, 64, 64), fill=with_alpha(BLACK, 0.42), radius=14)
    canvas.icon(icon, (x + 38, y + 44, 32, 32), tint)
    canvas.write(title, (x + 104, y + 30, wide - 120, 32), H.at(21.5), palette.text, shrink=0.7)
    canvas.write(note, (x + 104, y + 60, wide - 120, 28), BODY.at(18), palette.text2, shrink=0.7)


def _foot(canvas: Canvas, room: Room) -> None:
    bottom_bar(canvas)
    words, palette = room.words, canvas.theme.palette
    canvas.icon("warning", (58, 739, 26, 26), palette.acc)
    canvas.write(words("trump.once"), (98, 728, 534, 48), BODY.at(18.5), palette.text2, lines=2)
    if room.ask is None:
        return
    named = room.chosen_seat
    text = words("trump.choose") if named is None else words("trump.name", name=room.names[named])
    button(
        canvas,
        (864, 720, 360, 64),
        text,
        key="confirm",
        icon="trump",
        enabled=room.ready,
        keys=("ctrl+return",),
    )
