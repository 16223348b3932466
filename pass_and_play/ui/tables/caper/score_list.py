"""All rows of the step that is being counted: six a page, with the points of each side."""

from __future__ import annotations

from collections.abc import Sequence

from pass_and_play.games.caper.board import Side
from pass_and_play.games.caper.cards import Gear
from pass_and_play.games.caper.scoring import Score
from pass_and_play.games.caper.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import WHITE, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.palettes import CAPER_GEAR, Caper
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import SMALL, TITLE, H
from pass_and_play.ui.parts.focus import focus_ring
from pass_and_play.ui.parts.label import fitting, least
from pass_and_play.ui.room import LOOK, Room
from pass_and_play.ui.tables.caper import emblems, faces, sides, signs
from pass_and_play.ui.tables.caper.score_facts import icon_of, name_of
from pass_and_play.ui.tables.caper.score_rows import Row
from pass_and_play.ui.tables.caper.score_trace import card_at
from pass_and_play.words import Text

PAGE = 6
"""Rows of a page."""

LINE = "line:"
"""Before the number of a row: the thing that is looked at closer."""


def draw(
    canvas: Canvas, rect: Rect, table: TableView, whole: Score, known: Sequence[Row], now: int, room: Room
) -> None:
    """The page of the row `now`; the rows before it can be touched to see their cards again."""
    palette, small, words = canvas.theme.palette, canvas.form is Form.COMPACT, room.words
    canvas.panel(rect, fill=with_alpha(palette.b2, 0.45), edge=palette.line, radius=24)
    x, y, wide, high = rect
    pad, head = (10.0, 34.0) if small else (14.0, 50.0)
    step = known[now].step
    of_step = [index for index, row in enumerate(known) if row.step == step]
    at = of_step.index(now)
    first = at // PAGE * PAGE
    shown = of_step[first : first + PAGE]
    column = 98.0 if small else 112.0
    style = H.at(16 if small else 19)
    title = words(f"scoring.list.{step}")
    if len(of_step) > PAGE:
        page = words("scoring.page", n=first // PAGE + 1, all=-(-len(of_step) // PAGE))
        title = words("scoring.titled", title=title, page=page)
    place = (x + pad + 10, y + 2, wide - 2 * pad - 2 * column - 22, head)
    canvas.write(title, place, style, palette.text, shrink=least(canvas, style))
    letters = SMALL.at(14.5 if small else 17)
    for side in (0, 1):
        box = (_column(rect, side, column, pad), y + 2, column, head)
        canvas.write(
            *(name_of(table, room, side), box, letters, sides.COLOURS[side]),
            align="center",
            shrink=least(canvas, letters),
        )
    gap = 5.0 if small else 6.0
    pitch = (high - head - pad + gap) / PAGE
    for line, index in enumerate(shown):
        box = (x + pad, y + head + line * pitch, wide - 2 * pad, pitch - gap)
        _row(canvas, box, table, whole, known[index], index - now, index, room, (column, pad))


def _column(rect: Rect, side: Side, column: float, pad: float) -> float:
    """The left edge of the column of a side."""
    return rect[0] + rect[2] - pad - (2 - side) * column


def _row(
    canvas: Canvas,
    rect: Rect,
    table: TableView,
    whole: Score,
    row: Row,
    ahead: int,
    index: int,
    room: Room,
    columns: tuple[float, float],
) -> None:
    """One row; `ahead` is how far it is from the one now counted."""
    palette, small = canvas.theme.palette, canvas.form is Form.COMPACT
    looked = room.closer == f"{LINE}{index}"
    now = looked or (ahead == 0 and room.closer is None)
    radius = 14.0
    if ahead <= 0:
        name = _name(table, row, room)
        feel = None
        if not now:
            key = LOOK if ahead == 0 else f"{LOOK}{LINE}{index}"
            feel = canvas.target(key, rect, name)
        edge = palette.text if now else None
        light = feel is not None and feel.hovered
        fill = palette.b3 if now else with_alpha(WHITE, 0.12 if light else 0.05)
        canvas.panel(rect, fill=fill, edge=edge, width=4, radius=radius)
        if feel is not None and feel.focused:
            focus_ring(canvas, rect, radius=radius, gap=-2)
    else:
        canvas.panel(rect, edge=palette.line, radius=radius, dashed=True)
    _what(canvas, rect, table, whole if ahead <= 0 else None, row, room, columns[0])
    for side in (0, 1):
        left = rect[0] + rect[2] - (2 - side) * columns[0]
        box = (left, rect[1], columns[0], rect[3])
        if ahead > 0:
            if side == row.side or row.step == "locations":
                canvas.write(room.words("scoring.to_come"), box, H.at(18), palette.text2, align="center")
        elif side == row.side:
            _gains(canvas, box, row, room, 20.0 if small else 25.0)
        else:
            canvas.disc((left + columns[0] / 2, rect[1] + rect[3] / 2), 2.0, palette.text2)


def _gains(canvas: Canvas, box: Rect, row: Row, room: Room, size: float) -> None:
    """The points of a row; where a reward has none, what it has."""
    assert row.side is not None
    colour = sides.COLOURS[row.side]
    others = [line for line in row.lines if line.gives != "points"]
    if row.points or not others:
        number = room.words.number(row.points, signed=True)
        canvas.write(number, box, TITLE.at(size), colour, align="center")
        return
    groups = tuple(signs.amount(line.n, icon_of(line.gives), room.words, signed=True) for line in others)
    signs.draw_line(canvas, groups, (box[0] + 2, box[1], box[2] - 4, box[3]), size * 0.8, colour)


def _what(
    canvas: Canvas, rect: Rect, table: TableView, whole: Score | None, row: Row, room: Room, column: float
) -> None:
    """Its tile, its name, and where it lies with what was counted, or is to be (without `whole`)."""
    palette, small = canvas.theme.palette, canvas.form is Form.COMPACT
    x, y, wide, high = rect
    side = min(42.0, high - 10)
    tile = (x + 10, y + (high - side) / 2, side, side)
    _tile(canvas, tile, table, row)
    left = tile[0] + side + 12
    reach = x + wide - 2 * column - 6 - left
    style, letters = H.at(16 if small else 18.5), SMALL.at(14 if small else 16)
    two = canvas.theme.size(style) * 1.15 + canvas.theme.size(letters) * 1.15
    top = y + (high - two) / 2
    line = canvas.theme.size(style) * 1.15
    name = (left, top, reach, line)
    canvas.write(_name(table, row, room), name, style, palette.text, shrink=least(canvas, style))
    groups = _effects(table, row, room)
    size = min(17.0, letters.size * canvas.theme.text_size)
    told = min(signs.line_wide(canvas, groups, size), reach * 0.5) if groups else 0.0
    text = (left, top + line, reach - told - (10 if groups else 0), two - line)
    says = fitting(canvas, letters, text[2], *_under(table, whole, row, room))
    taken = canvas.write(says, text, letters, palette.text2, shrink=least(canvas, letters))
    if groups:
        start = taken[0] + taken[2] + 10
        signs.draw_line(
            canvas, groups, (start, text[1], told + 2, text[3]), size, palette.text2, align="left"
        )


def _tile(canvas: Canvas, rect: Rect, table: TableView, row: Row) -> None:
    """The colour and shape of gear, the emblem of a thief or a location, the first of a set of goods."""
    fill, ink, icon, share = canvas.theme.palette.b3, canvas.theme.palette.acc, "discard", 0.6
    if row.step == "locations":
        assert row.at is not None
        fill, icon = Caper.PLACE[0], emblems.location(table.board.places[row.at.place].location.key)
    elif row.step == "goods":
        fill, ink, icon = Caper.QUIET_HEAD, Caper.SIDE_INK, row.lines[0].goods[0]
    elif row.at is not None:
        card = card_at(table, row.at)
        if isinstance(card, Gear):
            look = CAPER_GEAR[card.colour]
            fill, ink, icon, share = look.fill, look.ink, look.icon, 0.42
        else:
            fill, ink, icon = Caper.QUIET_HEAD, Caper.SIDE_INK, emblems.thief(card.key)
    canvas.panel(rect, fill=fill, radius=rect[2] * 0.24)
    inset = rect[2] * (1 - share) / 2
    canvas.icon(icon, (rect[0] + inset, rect[1] + inset, rect[2] - 2 * inset, rect[3] - 2 * inset), ink)


def _name(table: TableView, row: Row, room: Room) -> Text:
    words = room.words
    if row.step == "goods":
        return words(f"scoring.set.{len(row.lines[0].goods)}")
    if row.at is None:
        return words("scoring.discards")
    if row.step == "locations":
        return words(f"location.{table.board.places[row.at.place].location.key}")
    return faces.card_name(card_at(table, row.at), words)


def _under(table: TableView, whole: Score | None, row: Row, room: Room) -> tuple[Text, ...]:
    """Where a card lies; how a location was won; what a set is made of. A shorter way comes last."""
    words = room.words
    if row.step == "goods":
        return (words.listed([words(f"scoring.good.{good}") for good in row.lines[0].goods]),)
    if row.at is None:
        return (words("scoring.discarded"),)
    if row.step == "locations":
        if whole is None:
            return (words("scoring.reward"),)
        cream, mint = whole.capers[row.at.place]
        return (words("scoring.capers_to", cream=cream, mint=mint),)
    place = words(f"location.{table.board.places[row.at.place].location.key}")
    if row.step == "thieves":
        return (place,)
    thief = faces.card_name(card_at(table, row.at._replace(layer=None)), words)
    return words("scoring.on", place=place, thief=thief), words("scoring.on_thief", thief=thief)


def _effects(table: TableView, row: Row, room: Room) -> signs.Line:
    """The effects that brought the points, in signs; the whole reward of a location."""
    if row.step == "locations" and row.at is not None:
        reward = table.board.places[row.at.place].location.reward
        return signs.effect_groups(reward, room.words, city=table.board.city_colour)
    if row.step not in ("thieves", "gear"):
        return ()
    effects = [line.effect for line in row.lines if line.effect is not None]
    return signs.effect_groups(effects, room.words, city=table.board.city_colour)
