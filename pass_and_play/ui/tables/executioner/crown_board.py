"""The crown board of a match: what everybody had and won, game by game, and who wore the hood."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pass_and_play.engine.ask import Seat
from pass_and_play.games.executioner.result import GameResult
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import Colour, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.palettes import King
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import SMALL, TITLE, H, Style
from pass_and_play.ui.parts.label import LEAST, label, least
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.executioner.paper import caption_ink, paper
from pass_and_play.ui.tables.executioner.sums import signed
from pass_and_play.words import Text

SHOWN = 3
"""Games that have a column of their own; all before them fold into one."""


@dataclass(frozen=True, slots=True)
class _Plan:
    """How the board is laid out in one form, in canvas units: its margin, the heights of title, captions and
    foot, the widths of a game, of the bar and of the sum, the height of a row at most, and the sizes of
    title, captions, names and sums."""

    pad: float
    heights: tuple[float, float, float]
    game: float
    bar: float
    sum: float
    tallest: float
    sizes: tuple[float, float, float, float]


_PLANS = {
    Form.LANDSCAPE: _Plan(20, (52, 28, 36), 56, 66, 46, 104, (28, 17, 20, 24)),
    Form.PORTRAIT: _Plan(20, (46, 28, 34), 74, 110, 52, 82, (27, 17, 21, 24)),
    Form.COMPACT: _Plan(14, (38, 22, 28), 50, 44, 40, 84, (21, 15, 17, 19)),
}


@dataclass(frozen=True, slots=True)
class Foot:
    """The sentence below the board, beside a hood; where it names seats and has no room for their names, the
    `brief` one with the marks of these seats behind it."""

    says: Text
    brief: Text | None = None
    seats: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Progress:
    """How far the last game is paid: whose row is, and how far the rows have moved to their new places."""

    paid: frozenset[Seat]
    moved: float = 1.0


def high(form: Form, count: int, room: float) -> float:
    """How high a board with so many rows is, where there is so much room."""
    plan = _PLANS[form]
    return min(room, sum(plan.heights) + 22 + count * (plan.tallest + 6))


def draw(
    canvas: Canvas,
    rect: Rect,
    results: Sequence[GameResult],
    room: Room,
    *,
    foot: Foot,
    progress: Progress | None = None,
) -> None:
    """The board after these games, with a sentence at its foot."""
    plan, last = _PLANS[canvas.form], results[-1]
    seats = range(len(last.crowns))
    progress = progress or Progress(frozenset(seats))
    paper(canvas, rect)
    x, y, wide, _ = rect
    head, captions, below = plan.heights
    inner = (x + plan.pad, y + 10, wide - 2 * plan.pad, head)
    _title(canvas, inner, results, room, progress)
    top = y + 10 + head
    columns = _columns(rect, plan, results)
    _captions(canvas, (x, top, wide, captions), columns, room, plan)
    top += captions
    free = rect[1] + rect[3] - 12 - below - top
    pitch = min(free / len(seats), plan.tallest + 6)
    before, after = _orders(last)
    for seat in seats:
        place = before.index(seat) + (after.index(seat) - before.index(seat)) * progress.moved
        box = (x + plan.pad - 4, top + place * pitch, wide - 2 * plan.pad + 8, pitch - 6)
        _row(canvas, box, columns, results, room, seat, progress, plan)
    line = (x + plan.pad + 4, rect[1] + rect[3] - 12 - below, wide - 2 * plan.pad - 8, below)
    _foot(canvas, line, room, foot)


def _foot(canvas: Canvas, rect: Rect, room: Room, foot: Foot) -> None:
    """The sentence, with names or with marks."""
    plan, ink, (x, y, _, tall) = _PLANS[canvas.form], caption_ink(canvas), rect
    style, side = SMALL.at(plan.sizes[1], weight=700), plan.sizes[1] * 1.2
    left, wide = x + side + 10, rect[2] - side - 10
    canvas.icon("executioner", (x, y + (tall - side) / 2, side, side), ink)
    shrink = least(canvas, style)
    if foot.brief is None or canvas.measure(foot.says, style.at(style.size * shrink)) <= wide:
        canvas.write(foot.says, (left, y, wide, tall), style, ink, shrink=shrink)
        return
    marks = len(foot.seats) * (side + 6)
    taken = canvas.write(foot.brief, (left, y, wide - marks - 6, tall), style, ink, shrink=shrink)
    left = taken[0] + taken[2] + 8
    for seat in foot.seats:
        look = room.look(seat)
        canvas.disc((left + side / 2, y + tall / 2), side * 0.62, King.CROWNS_INK)
        small = side * 0.8
        box = (left + (side - small) / 2, y + (tall - small) / 2, small, small)
        canvas.icon(look.icon, box, look.colour)
        left += side * 1.24 + 5


def _orders(last: GameResult) -> tuple[list[Seat], list[Seat]]:
    """All seats, the richest first, before the last game and after it."""
    seats = range(len(last.crowns))
    was = last.before
    return sorted(seats, key=lambda s: (-was[s], s)), sorted(seats, key=lambda s: (-last.crowns[s], s))


def _title(canvas: Canvas, rect: Rect, results: Sequence[GameResult], room: Room, progress: Progress) -> None:
    """What it is, and what the treasury has left."""
    plan, last = _PLANS[canvas.form], results[-1]
    x, y, wide, tall = rect
    treasury = last.treasury
    if len(progress.paid) < len(last.crowns):
        treasury += sum(gain for seat, gain in enumerate(last.changes) if seat not in progress.paid)
    style = SMALL.at(plan.sizes[1], weight=700)
    says = room.words("crown_board.treasury", n=treasury)
    reach = canvas.measure(says, style) + plan.sizes[1] * 1.4 + 12
    place = (x + wide - reach, y, reach, tall)
    ink = caption_ink(canvas)
    label(
        *(canvas, place, says, style, ink),
        icon="coin-pile",
        icon_size=plan.sizes[1] * 1.3,
        align="right",
    )
    title = (x, y, wide - reach - 12, tall)
    canvas.write(room.words("crown_board.title"), title, TITLE.at(plan.sizes[0]), King.CROWNS_INK, shrink=0.7)


# ---------------------------------------------------------------------- the columns


@dataclass(frozen=True, slots=True)
class _Column:
    """A column in the middle of `x`: of one game, or of all before that one."""

    x: float
    game: int | None


def _columns(rect: Rect, plan: _Plan, results: Sequence[GameResult]) -> list[_Column]:
    """What everybody had before the games that are shown, and those games; from the right end."""
    shown = results[-SHOWN:]
    right = rect[0] + rect[2] - plan.pad - plan.sum - plan.bar - 12
    games: list[int | None] = [None, *(one.game for one in shown)]
    return [_Column(right - (len(games) - index - 0.5) * plan.game, game) for index, game in enumerate(games)]


def _captions(canvas: Canvas, rect: Rect, columns: Sequence[_Column], room: Room, plan: _Plan) -> None:
    words, style, ink = room.words, SMALL.at(plan.sizes[1], weight=700), caption_ink(canvas)
    x, y, wide, tall = rect
    folded = columns[1].game != 1
    for column in columns:
        says = words("crown_board.before" if folded else "crown_board.start")
        if column.game is not None:
            says = words("crown_board.game", n=column.game)
        place = (column.x - plan.game / 2 - 6, y, plan.game + 12, tall)
        canvas.write(says, place, style, ink, align="center", shrink=least(canvas, style))
    place = (x + wide - plan.pad - plan.sum - plan.bar, y, plan.sum + plan.bar, tall)
    canvas.write(words("crown_board.crowns"), place, style, ink, align="right", shrink=least(canvas, style))


# ---------------------------------------------------------------------- a row


def _row(
    canvas: Canvas,
    rect: Rect,
    columns: Sequence[_Column],
    results: Sequence[GameResult],
    room: Room,
    seat: Seat,
    progress: Progress,
    plan: _Plan,
) -> None:
    """Mark, name, every column, the bar and the sum."""
    last, (x, y, wide, tall) = results[-1], rect
    paid = seat in progress.paid
    has = (last.crowns if paid else last.before)[seat]
    first = paid and progress.moved == 1 and last.crowns[seat] == max(last.crowns)
    _ground(canvas, rect, first=first)
    look, radius = room.look(seat), min(19.0, tall * 0.4)
    centre = (x + 10 + radius, y + tall / 2)
    canvas.disc(centre, radius, King.CROWNS_INK)
    side = radius * 1.15
    canvas.icon(look.icon, (centre[0] - side / 2, centre[1] - side / 2, side, side), look.colour)
    left = x + 20 + 2 * radius
    style = _fitted(canvas, plan.sizes[2], tall)
    place = (left, y, columns[0].x - plan.game / 2 - 4 - left, tall)
    canvas.write(room.names[seat], place, style, King.CROWNS_INK, shrink=least(canvas, style))
    for column in columns:
        _cell(canvas, (column.x - plan.game / 2, y, plan.game, tall), column, results, room, seat, paid=paid)
    most = max(12, *last.crowns, *last.before)
    end = x + wide - 4 - plan.sum
    if has > 0:
        thick = min(20.0, tall * 0.36)
        reach = max(thick * 0.8, plan.bar * has / most)
        bar = (end - plan.bar, y + (tall - thick) / 2, reach, thick)
        canvas.panel(bar, fill=King.CROWNS_INK, radius=thick / 2)
    total = (end, y, plan.sum - 4, tall)
    style = _fitted(canvas, plan.sizes[3], tall)
    canvas.write(room.words.number(has), total, style, King.CROWNS_INK, align="right")


def _fitted(canvas: Canvas, size: float, tall: float, weight: int = 800) -> Style:
    """Letters of this size, or smaller ones where a row is low."""
    scale = max(1.0, canvas.theme.text_size)
    return H.at(max(LEAST[canvas.form] / scale, min(size, tall * 0.62 / scale)), weight=weight)


def _ground(canvas: Canvas, rect: Rect, *, first: bool) -> None:
    """What a row lies on; that of the richest is darker."""
    radius = min(18.0, rect[3] * 0.32)
    if canvas.theme.high_contrast:
        canvas.panel(rect, edge=King.CROWNS_INK, radius=radius, width=4 if first else 1.5)
    else:
        canvas.panel(rect, fill=with_alpha(King.CROWNS_INK, 0.2 if first else 0.06), radius=radius)


def _cell(
    canvas: Canvas,
    rect: Rect,
    column: _Column,
    results: Sequence[GameResult],
    room: Room,
    seat: Seat,
    *,
    paid: bool,
) -> None:
    """What a game changed, or what there was before; a hood where this seat was the executioner."""
    plan, words = _PLANS[canvas.form], room.words
    ink: Colour = King.CROWNS_INK
    if column.game is None:
        earlier = results[:-SHOWN]
        says = words.number(results[-SHOWN:][0].before[seat])
        hooded = any(one.executioner == seat for one in earlier)
    else:
        result = results[column.game - 1]
        change = result.changes[seat]
        known = paid or result is not results[-1]
        says = signed(words, change) if known else words("rewards.to_come")
        ink = King.CROWNS_LOSS if known and change < 0 else caption_ink(canvas) if not change else ink
        hooded = result.executioner == seat
    style = _fitted(canvas, plan.sizes[2] - 1, rect[3], weight=700)
    x, y, wide, tall = rect
    reach, side = canvas.measure(says, style), style.size * 0.95
    group = reach + (side + 3 if hooded else 0)
    left = x + (wide - group) / 2
    canvas.write(says, (left, y, reach + 1, tall), style, ink)
    if hooded:
        hood = (left + reach + 3, y + (tall - side) / 2, side, side)
        canvas.icon("executioner", hood, caption_ink(canvas))
