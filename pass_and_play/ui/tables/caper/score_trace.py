"""Where the points of one row come from: its card, what was counted there, the result, and the location."""

from __future__ import annotations

from collections.abc import Sequence

from pass_and_play.games.caper.board import At, Side
from pass_and_play.games.caper.cards import Card, Thief
from pass_and_play.games.caper.effects import GOODS
from pass_and_play.games.caper.scoring import Score
from pass_and_play.games.caper.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.palettes import Caper
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import FIGURE, SMALL, TITLE, H, Style
from pass_and_play.ui.parts.label import fitting, least, set_in
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.caper import band, faces, score_capers, sides
from pass_and_play.ui.tables.caper.score_facts import Fact, fact, facts, name_of, points_for
from pass_and_play.ui.tables.caper.score_rows import Row
from pass_and_play.words import Text

RADIUS = 24.0


def draw(canvas: Canvas, rect: Rect, table: TableView, whole: Score, row: Row, room: Room) -> None:
    """The panel of a row."""
    palette, small = canvas.theme.palette, canvas.form is Form.COMPACT
    canvas.panel(rect, fill=(palette.b2, palette.b1), edge=palette.line, radius=RADIUS, shadow=2)
    x, y, wide, high = rect
    pad = 12.0 if small else 24.0
    foot = 0.0
    if row.at is not None:
        foot = 58.0 if small else 80.0
        place = (x + pad, y + high - pad - foot, wide - 2 * pad, foot)
        location = table.board.places[row.at.place].location
        capers, city = whole.capers[row.at.place], table.board.city_colour
        band.place_band(canvas, place, location, capers, room.words, city=city)
        if not small:
            canvas.veil((x + pad, place[1] - 18, wide - 2 * pad, 2), palette.line)
        foot += 10.0 if small else 34.0
    body = (x + pad, y + pad - 2, wide - 2 * pad, high - 2 * pad + 2 - foot)
    if row.step == "locations":
        score_capers.draw(canvas, body, table, whole, row, room)
    elif row.step == "goods":
        _set(canvas, body, table, whole, row, room)
    else:
        _card(canvas, body, table, whole, row, room)


def card_at(table: TableView, at: At) -> Card:
    """The card that lies there."""
    assert at.side is not None and at.stack is not None
    stack = table.board.places[at.place].sides[at.side][at.stack]
    return stack.thief if at.layer is None else stack.gear[at.layer].card


def _card(canvas: Canvas, rect: Rect, table: TableView, whole: Score, row: Row, room: Room) -> None:
    """The card as large as it can be, and beside it whose it is and what was counted."""
    words = room.words
    assert row.side is not None
    x, y, wide, high = rect
    tall = min(high, wide * 0.4 * 1.4)
    place = (x, y + 2, tall / 1.4, tall)
    name = name_of(table, room, row.side)
    if row.at is None:
        _pile(canvas, place, "discard")
        title, under = words("scoring.discards"), words("scoring.of", name=name)
    else:
        card = card_at(table, row.at)
        faces.loud_card(canvas, place, card, words, city=table.board.city_colour)
        title = faces.card_name(card, words)
        under = _where(table, row.at, card, name, room)
    left = place[0] + place[2] + (12 if canvas.form is Form.COMPACT else 20)
    beside = (left, y, x + wide - left, high)
    _told(canvas, beside, title, under, facts(table, whole, row.lines, room), row, name, room)


def _where(table: TableView, at: At, card: Card, name: Text, room: Room) -> Text:
    """Whose card it is, and where it lies."""
    words = room.words
    location = words(f"location.{table.board.places[at.place].location.key}")
    if isinstance(card, Thief):
        return words("scoring.thief_at", name=name, place=location)
    thief = faces.card_name(card_at(table, at._replace(layer=None)), words)
    return words("scoring.gear_at", name=name, thief=thief, place=location)


def _set(canvas: Canvas, rect: Rect, table: TableView, whole: Score, row: Row, room: Room) -> None:
    """The goods of a set, all goods of the side, and the cards that they come from."""
    words = room.words
    assert row.side is not None
    (line,) = row.lines
    x, y, wide, high = rect
    small = canvas.form is Form.COMPACT
    foot = 84.0 if small else 96.0
    tall = min(high - foot, wide * 0.4 * 1.4)
    place = (x, y + 2, tall / 1.4, tall)
    _goods(canvas, place, line.goods)
    name = name_of(table, room, row.side)
    owned = dict(zip(GOODS, whole.goods[row.side], strict=True))
    known = [fact(good, words(f"scoring.goods.{good}"), n) for good, n in owned.items() if n]
    left = place[0] + place[2] + (12 if small else 20)
    title, under = words(f"scoring.set.{len(line.goods)}"), words("scoring.goods_of", name=name)
    _told(canvas, (left, y, x + wide - left, high - foot), title, under, known, row, name, room)
    source = (x, y + high - foot + 10, wide, foot - 10)
    says = words("scoring.from", cards=words.listed(_sources(table, whole, row.side, room)))
    style, lines = set_in(canvas, says, SMALL.at(15 if small else 17), wide, foot - 10)
    ink = canvas.theme.palette.text2
    canvas.write(says, source, style, ink, lines=lines, valign="top", shrink=1.0)


def _sources(table: TableView, whole: Score, side: Side, room: Room) -> list[Text]:
    """The names of the cards and locations that brought goods to a side, each once."""
    found: dict[Text, None] = {}
    for line in whole.lines:
        if line.side == side and line.gives in GOODS and line.at is not None:
            if line.at.side is None:
                key = table.board.places[line.at.place].location.key
                found[room.words(f"location.{key}")] = None
            else:
                found[faces.card_name(card_at(table, line.at), room.words)] = None
    return list(found)


def _goods(canvas: Canvas, rect: Rect, goods: Sequence[str]) -> None:
    """A sheet of paper with the goods of a set below one another."""
    canvas.panel(rect, fill=Caper.THIEF, radius=rect[2] * 0.09, shadow=2)
    x, y, wide, high = rect
    pitch = (high - 16) / max(2, len(goods))
    side = min(pitch * 0.7, wide * 0.4)
    top = y + (high - pitch * len(goods)) / 2
    for index, good in enumerate(goods):
        middle = top + pitch * (index + 0.5)
        canvas.disc((x + wide / 2, middle), side * 0.68, with_alpha(Caper.SIDE_INK, 0.12))
        canvas.icon(good, (x + (wide - side) / 2, middle - side / 2, side, side), Caper.SIDE_INK)


def _pile(canvas: Canvas, rect: Rect, icon: str) -> None:
    """A sheet of paper with an icon, where no single card is meant."""
    _goods(canvas, rect, (icon,))


def _told(
    canvas: Canvas,
    rect: Rect,
    title: Text,
    under: Text,
    known: Sequence[Fact],
    row: Row,
    name: Text,
    room: Room,
) -> None:
    """A heading, the facts with a rule between them, and the sum."""
    palette, small = canvas.theme.palette, canvas.form is Form.COMPACT
    x, y, wide, high = rect
    head = TITLE.at(21 if small else 28)
    tall = 28.0 if small else 36.0
    canvas.write(title, (x, y, wide, tall), head, palette.text, shrink=0.6)
    style = SMALL.at(15 if small else 18)
    below = canvas.theme.size(style) * style.line * 2 + 4
    canvas.write(
        under,
        (x, y + tall, wide, below),
        style,
        palette.text2,
        lines=2,
        valign="top",
        shrink=least(canvas, style),
    )
    foot = 36.0 if small else 48.0
    top = y + tall + below + (4 if small else 10)
    pitch = min(46.0, (y + high - foot - top) / max(1, len(known)))
    for one in known:
        canvas.veil((x, top, wide, 1.5), with_alpha(palette.line, 0.7))
        _fact(canvas, (x, top, wide, pitch), one, room)
        top += pitch
    result(canvas, (x, top, wide, foot), row, name, room)


def _fact(canvas: Canvas, rect: Rect, one: Fact, room: Room) -> None:
    palette, small = canvas.theme.palette, canvas.form is Form.COMPACT
    x, y, wide, high = rect
    side = min(24.0, high * 0.66)
    canvas.icon(one.icon, (x + 2, y + (high - side) / 2, side, side), palette.acc)
    number, style = room.words.number(one.n), H.at(17 if small else 20)
    reach = canvas.measure(number, style) + 2
    canvas.write(number, (x + wide - reach, y, reach, high), style, palette.text)
    left = x + side + 12
    says = (left, y, x + wide - reach - 8 - left, high)
    letters = SMALL.at(15 if small else 18)
    words = one.says if _fits(canvas, one.says, letters, says) else one.short
    letters, lines = set_in(canvas, words, letters, says[2], high)
    canvas.write(words, says, letters, palette.text, lines=lines, shrink=1.0)


def _fits(canvas: Canvas, words: Text, style: Style, rect: Rect) -> bool:
    """Whether these words have room in `rect`, in the smallest letters at worst."""
    smallest = style.at(style.size * least(canvas, style))
    wide, tall = canvas.extent(words, smallest, rect[2], lines=9, shrink=1.0)
    return wide <= rect[2] and tall <= rect[3]


def result(canvas: Canvas, rect: Rect, row: Row, name: Text, room: Room) -> None:
    """The points of a row in large figures, and for whom they are."""
    assert row.side is not None
    x, y, wide, high = rect
    figure = FIGURE.at(26 if canvas.form is Form.COMPACT else 36)
    number = room.words.number(row.points, signed=True)
    taken = canvas.write(number, (x, y, wide, high), figure, sides.COLOURS[row.side])
    style = SMALL.at(15 if canvas.form is Form.COMPACT else 18)
    left = taken[0] + taken[2] + 12
    place = (left, y, x + wide - left, high)
    says = fitting(canvas, style, place[2], *points_for(row, name, room))
    canvas.write(says, place, style, canvas.theme.palette.text2, shrink=least(canvas, style))
