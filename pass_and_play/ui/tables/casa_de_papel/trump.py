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
from pass_and_play.ui.parts.bars import BARS, bottom_bar
from pass_and_play.ui.parts.button import button
from pass_and_play.ui.parts.card import card
from pass_and_play.ui.parts.chips import pill
from pass_and_play.ui.parts.focus import focus_ring
from pass_and_play.ui.parts.label import label, least
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.casa_de_papel.character_card import character_card
from pass_and_play.ui.tables.casa_de_papel.trump_places import LAYOUTS, Layout
from pass_and_play.ui.tables.frame import head
from pass_and_play.words import Text

RADIUS = 22.0
TALLEST = 150.0
"""Height of the card on a tile at most."""
NARROW = 230.0
"""In a panel narrower than this the icon stands above its heading, if there is room for it."""


def draw(canvas: Canvas, table: TableView, room: Room) -> None:
    """The whole screen."""
    raquel, words, palette = table.raquel, room.words, canvas.theme.palette
    assert raquel is not None
    layout = LAYOUTS[canvas.form]
    canvas.backdrop("table")
    subtitle = words("heading.trump", round=ROUNDS)
    head(canvas, room, subtitle, emblem="printing-press", done=ROUNDS, rounds=ROUNDS, stripe=raquel)
    _raquel(canvas, layout, table, room, raquel)
    _loot(canvas, layout.loot, table, room)
    title, note = words("trump.title", name=room.names[raquel]), words("trump.note", name=room.names[raquel])
    style = DISPLAY.at(42)
    canvas.write(title, layout.title, style, palette.text, lines=layout.title_lines, shrink=0.5)
    canvas.write(
        note, layout.note, BODY, palette.text2, lines=layout.note_lines, shrink=min(0.8, least(canvas, BODY))
    )
    others = [seat for seat in room.seats if seat != raquel]
    for box, seat in zip(layout.boxes(len(others)), others, strict=True):
        _tile(canvas, box, room, seat)
    _outcomes(canvas, layout, table, room)
    _foot(canvas, layout.warning, room)


def _raquel(canvas: Canvas, layout: Layout, table: TableView, room: Room, raquel: Seat) -> None:
    """Her card, and who she is."""
    character, look = table.characters[raquel], room.look(raquel)
    assert not isinstance(character, Hidden)
    character_card(canvas, layout.card, character, room.words)
    name, mark, gap = room.names[raquel], layout.mark, layout.mark * 0.44
    who, inner = room.words("trump.is_raquel", name=name), layout.who[2] - mark - gap
    style, lines, shrink = (H, 1, 0.8) if canvas.measure(who, H) <= inner else (H.at(20), 2, 0.65)
    if canvas.measure(who, style) * shrink > inner * 1.35:
        who, lines = name, 1  # her card says who she is
    label(
        canvas,
        layout.who,
        who,
        style,
        canvas.theme.palette.text,
        icon=look.icon,
        icon_size=mark,
        icon_colour=look.colour,
        gap=gap,
        align=layout.who_align,
        lines=lines,
        shrink=shrink,
    )


def _loot(canvas: Canvas, rect: Rect, table: TableView, room: Room) -> None:
    """Why she is asked: the loot, and how much of it a right name takes back."""
    words, palette = room.words, canvas.theme.palette
    x, y, wide, high = rect
    edge = palette.line if canvas.theme.high_contrast else None
    canvas.panel(rect, fill=with_alpha(BLACK, 0.4), edge=edge, radius=20)
    loot = words("trump.loot", loot=table.loot, goal=table.goal)
    note = words("trump.passed" if table.loot > table.goal else "trump.just", n=_taken(table))
    narrow = wide < NARROW
    style, inner, most = BODY.at(18), wide - 28, 5 if narrow else 2
    tall = canvas.extent(note, style, inner, lines=most, shrink=0.75)[1]
    above = narrow and high - tall > 90
    title, left = 58 if above else 28, 20 if narrow else 52
    top = y + (high - title - 6 - tall) / 2
    if above or not narrow:
        canvas.icon("goal-flag", (x + 20, top + 2, 24, 24), palette.acc)
    place = (x + left, top + title - 28, wide - left - 10, 28.0)
    canvas.write(loot, place, H.at(20), palette.text, shrink=0.7)
    place = (x + 20, top + title + 6, inner, tall)
    canvas.write(note, place, style, palette.text2, valign="top", lines=most, shrink=0.75)


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
    inside = _inside(rect)
    card(canvas, inside.card, "back-role")
    _name(canvas, inside.name, room, seat, size=inside.letters)
    if not offered:
        return
    words = room.words("trump.named" if aimed else "trump.can")
    fill, ink = (palette.acc, palette.acc_ink) if aimed else (None, None)
    beside = inside.letters > 26
    pill(
        canvas,
        inside.chip,
        words,
        icon="trump" if aimed else "plus",
        look="loud" if aimed else "quiet",
        fill=fill,
        ink=ink,
        style=H.at(18 if beside else 16),
        icon_size=24 if beside else 20,
        gap=14 if beside else 6,
    )


@dataclass(frozen=True, slots=True)
class _Inside:
    """Where card, name and chip lie in a tile, and how large the name is."""

    card: Rect
    name: Rect
    letters: float
    chip: Rect


def _inside(rect: Rect) -> _Inside:
    """In a wide tile the card lies beside the name, in a narrow one below it."""
    x, y, wide, high = rect
    if wide > 300:
        tall, low = min(high - 29, TALLEST), high < 120
        left, room = x + tall * 5 / 7 + 43, wide - tall * 5 / 7 - 63
        middle, line, chip = y + high / 2, 38.0 if low else 46.0, 36.0 if low else 44.0
        return _Inside(
            card=(x + 20, y + (high - 1 - tall) / 2, tall * 5 / 7, tall),
            name=(left, middle - line - 4, room, line),
            letters=30,
            chip=(left - 2, middle + 8, room + 2, chip),
        )
    top, foot, line, chip = (50.0, 16.0, 40.0, 44.0) if high > 120 else (44.0, 14.0, 36.0, 40.0)
    if high < 100:
        top, foot, chip = 40, 8, 34
    tall = high - top - foot
    left = x + 18 + tall * 5 / 7 + 13
    return _Inside(
        card=(x + 18, y + top, tall * 5 / 7, tall),
        name=(x + 18, y + top - line - 2, wide - 34, line),
        letters=24,
        chip=(left, y + top + (tall - chip) / 2, x + wide - 18 - left, chip),
    )


def _name(canvas: Canvas, rect: Rect, room: Room, seat: Seat, *, size: float) -> None:
    look, style = room.look(seat), H.at(size)
    x, y, wide, high = rect
    side = size * 1.2 if size > 26 else size + 2
    canvas.icon(look.icon, (x, y + (high - side) / 2, side, side), look.colour)
    left = side + 10
    place = (x + left, y, wide - left, high)
    canvas.write(room.names[seat], place, style, canvas.theme.palette.text, shrink=least(canvas, style))


def _outcomes(canvas: Canvas, layout: Layout, table: TableView, room: Room) -> None:
    """What a right name and a wrong one would come to."""
    words, taken = room.words, _taken(table)
    left = table.loot - taken
    right = words("trump.right", loot=table.loot, taken=taken, left=left)
    note = words("trump.right_under" if left < table.goal else "trump.right_over")
    _outcome(canvas, layout.right, right, note, icon="check", tint=Casa.HOSTAGES)
    wrong = words("trump.wrong", loot=table.loot)
    note = words("trump.wrong_note")
    _outcome(canvas, layout.wrong, wrong, note, icon="close", tint=Casa.GANGSTERS)


def _outcome(canvas: Canvas, rect: Rect, title: Text, note: Text, *, icon: str, tint: RGB) -> None:
    palette = canvas.theme.palette
    x, y, wide, high = rect
    canvas.panel(rect, fill=palette.b2, edge=palette.line, radius=20)
    middle, side = y + high / 2, min(64.0, high - 36)
    pad = min(22.0, (high - side) / 2)
    canvas.panel((x + pad, middle - side / 2, side, side), fill=with_alpha(BLACK, 0.42), radius=14)
    canvas.icon(icon, (x + pad + side / 2 - 16, middle - 16, 32, 32), tint)
    left = x + pad + side + 18
    room, style, book = x + wide - 16 - left, H.at(21.5), BODY.at(18)
    shrink = least(canvas, book)
    lines = 1 if canvas.measure(note, book) * shrink <= room else 2
    upper = canvas.extent(title, style, room, shrink=0.7)[1]
    lower = canvas.extent(note, book, room, lines=lines, shrink=shrink)[1]
    top = middle - (upper + lower + 4) / 2
    canvas.write(title, (left, top, room, upper), style, palette.text, shrink=0.7)
    place = (left, top + upper + 4, room, lower)
    canvas.write(note, place, book, palette.text2, lines=lines, shrink=shrink)


def _foot(canvas: Canvas, warning: Rect, room: Room) -> None:
    bottom_bar(canvas)
    words = room.words
    label(
        canvas,
        warning,
        words("trump.once"),
        BODY.at(18.5),
        canvas.theme.palette.text2,
        icon="warning",
        icon_size=26,
        icon_colour=canvas.theme.palette.acc,
        gap=16,
        align="left",
    )
    if room.ask is None:
        return
    named = room.chosen_seat
    button(
        canvas,
        BARS[canvas.form].confirm,
        words("trump.choose") if named is None else words("trump.name", name=room.names[named]),
        key="confirm",
        icon="trump",
        enabled=room.ready,
        keys=("ctrl+return",),
    )
