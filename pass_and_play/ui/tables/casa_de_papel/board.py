"""The results board: a sheet of paper with the track of loot and the five rounds.

The small board lies in the middle of the table; the wide one shows how the loot walks from one sum to
another. All sums are millions.
"""

from __future__ import annotations

from dataclasses import dataclass

from pass_and_play.games.casa_de_papel.cards import ROUNDS
from pass_and_play.games.casa_de_papel.scoring import Score
from pass_and_play.games.casa_de_papel.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, Colour, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.palettes import Casa
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import FIGURE, SMALL, H, Style
from pass_and_play.ui.parts.track import Scale, track
from pass_and_play.ui.room import Room
from pass_and_play.words import Text

POWER_CUTS = (2, 4)
"""The rounds of the two power cuts, where special abilities are played."""

_TRACK_HIGH = 28.0


@dataclass(frozen=True, slots=True)
class _Small:
    """How the small board is laid out in one form, in canvas units from its upper left corner."""

    left: float
    """Where caption and loot begin."""
    caption: Style
    figure: float
    """Size of the loot."""
    goal: Style
    loot: tuple[float, float]
    """Top and height of the line of the loot."""
    track: tuple[float, float]
    """How far the track is inset on either side, and its top."""
    chips: tuple[float, float, float]
    """How far the row of rounds is inset on either side, its top and its height."""


_LARGE = _Small(36, H.at(17, weight=700), 64, H.at(22, weight=700), (32, 80), (32, 150), (28, 226, 52))
_SMALL = {
    Form.LANDSCAPE: _LARGE,
    Form.PORTRAIT: _LARGE,
    Form.COMPACT: _Small(
        26, H.at(16, weight=700), 47, H.at(19, weight=700), (26, 60), (26, 116), (18, 190, 44)
    ),
}


@dataclass(frozen=True, slots=True)
class _Wide:
    """How the wide board is laid out in one form, in canvas units; what is below the line of the walk is
    measured from the lower edge."""

    high: tuple[float, float]
    """Height of the whole board with the row of rounds, and without it."""
    line: tuple[float, float]
    """Top and height of the line of the walk."""
    figures: tuple[float, float]
    """Sizes of the sum before and of the new one."""
    track: tuple[float, float]
    """From the lower edge to the top of the track, with the row of rounds and without it."""
    chips: tuple[float, float]
    """From the lower edge to the row of rounds, and its height."""
    inset: float
    """How far the row of rounds is inset on either side; the track is 10 more."""


_WIDE = {
    Form.LANDSCAPE: _Wide((240, 208), (12, 56), (33, 44), (154, 110), (68, 52), 36),
    Form.PORTRAIT: _Wide((268, 208), (12, 56), (33, 44), (154, 94), (68, 52), 28),
    Form.COMPACT: _Wide((200, 160), (6, 40), (26, 34), (124, 84), (52, 40), 18),
}


def wide_high(form: Form, *, rounds: bool = True) -> float:
    """Height of the wide board, with the row of rounds or without it."""
    return _WIDE[form].high[0 if rounds else 1]


@dataclass(frozen=True, slots=True)
class Walk:
    """How the piece walks: from `before` to `after`; `at` is where it stands now, a fraction on its way.

    `note` says what that means, and `ink` is the colour of the new sum.
    """

    before: int
    after: int
    at: float
    note: Text
    ink: Colour = Casa.ROUND_NOW


def small_board(canvas: Canvas, rect: Rect, table: TableView, room: Room) -> None:
    """The board of the round table: loot, track and rounds; about 720 x 300, or 680 x 248 in compact."""
    x, y, wide, _ = rect
    plan, compact = _SMALL[canvas.form], canvas.form is Form.COMPACT
    paper(canvas, rect)
    if not canvas.theme.high_contrast and not compact:
        rosette(canvas, (x + wide - 96, y + 84), 64)
    words, ink = room.words, Casa.BOARD_INK
    caption = (x + plan.left, y + plan.loot[0] - 16, wide - 260, 28)
    says = words("round_table.loot_short" if compact else "round_table.loot")
    canvas.write(says, caption, plan.caption, caption_ink(canvas))
    figure = (words.number(table.loot), FIGURE.at(plan.figure), ink)
    goal = (words("round_table.of", goal=table.goal), plan.goal, caption_ink(canvas))
    line = (x + plan.left, y + plan.loot[0], wide - 210, plan.loot[1])
    canvas.spans((figure, goal), line, gap=14 if plan is _LARGE else 10)
    inset, top = plan.track
    bar = (x + inset, y + top, wide - 2 * inset, _TRACK_HIGH)
    track(canvas, bar, Scale(table.highest, table.goal), words.number, value=table.loot)
    inset, top, high = plan.chips
    round_chips(canvas, (x + inset, y + top, wide - 2 * inset, high), table, room)


def wide_board(
    canvas: Canvas, rect: Rect, table: TableView, room: Room, walk: Walk, *, rounds: bool = True
) -> None:
    """The board below a result, with the row of rounds or without it; `wide_high` is its height.

    It is 1168 wide, 752 in portrait and about 980 in compact.
    """
    x, y, wide, high = rect
    plan = _WIDE[canvas.form]
    paper(canvas, rect)
    left = plan.inset + 10 + (14 if rounds else -6)
    line = (x + left, y + plan.line[0], wide - 2 * left, plan.line[1])
    _walk_line(canvas, line, room, walk, sizes=plan.figures)
    foot, inset = y + high, plan.inset + 10
    top = foot - plan.track[0 if rounds else 1]
    scale = Scale(table.highest, table.goal)
    bar = (x + inset, top, wide - 2 * inset, _TRACK_HIGH)
    track(canvas, bar, scale, room.words.number, value=walk.at, before=walk.before)
    if rounds:
        chips = (x + plan.inset, foot - plan.chips[0], wide - 2 * plan.inset, plan.chips[1])
        round_chips(canvas, chips, table, room)


def paper(canvas: Canvas, rect: Rect, *, lined: bool = True) -> None:
    """A sheet of board paper on the table, with a thin line along its edge."""
    x, y, wide, high = rect
    if canvas.theme.high_contrast:
        canvas.panel(rect, fill=Casa.BOARD_FLAT, edge=BLACK, width=3, radius=24, shadow=3)
        return
    canvas.panel(rect, fill=Casa.BOARD, radius=24, shadow=3)
    if lined:
        edge = with_alpha(Casa.ROUND_NOW, 0.45)
        canvas.panel((x + 9, y + 9, wide - 18, high - 18), edge=edge, radius=16)


def rosette(canvas: Canvas, centre: tuple[float, float], radius: float) -> None:
    """The guilloche of a banknote, printed faintly on the paper."""
    box = (centre[0] - radius, centre[1] - radius, 2 * radius, 2 * radius)
    canvas.picture("motif-rosette", box, tint=Casa.ROUND_NOW, alpha=0.4)


def caption_ink(canvas: Canvas) -> Colour:
    """The colour of captions on paper: full ink for weak eyes."""
    return Casa.BOARD_INK if canvas.theme.high_contrast else Casa.BOARD_CAPTION


def round_chips(canvas: Canvas, rect: Rect, table: TableView, room: Room) -> None:
    """One chip for each round: what it brought, which one is on or next, and what is to come."""
    x, y, wide, high = rect
    gap = 8.0 if canvas.form is Form.COMPACT else 10.0
    pitch = (wide + gap) / ROUNDS
    for number in range(1, ROUNDS + 1):
        box = (x + (number - 1) * pitch, y, pitch - gap, high)
        if number <= len(table.scores):
            _done_chip(canvas, box, room, number, table.scores[number - 1])
        elif number == len(table.scores) + 1:
            canvas.panel(box, fill=Casa.ROUND_NOW, radius=14)
            now = room.words("round_table.next" if table.phase == "result" else "round_table.now")
            _chip(canvas, box, room, number, Casa.ROUND_NOW_INK, now=now, bolt=_bolt(table, number))
        else:
            dark = canvas.theme.high_contrast
            edge = Casa.BOARD_INK if dark else with_alpha(Casa.BOARD_INK, 0.45)
            canvas.panel(box, edge=edge, radius=14, dashed=True)
            ink = Casa.BOARD_INK if dark else with_alpha(Casa.BOARD_INK, 0.8)
            _chip(canvas, box, room, number, ink, bolt=_bolt(table, number))


def press_icon(score: Score) -> str:
    """The icon of what the press did in a round."""
    return "printing-press" if score.running else "press-stopped"


def change_words(room: Room, score: Score) -> Text:
    """What a round made of the loot: +750, −250, or 0."""
    return room.words.number(score.change, signed=score.change != 0)


def _bolt(table: TableView, number: int) -> bool:
    return table.abilities and number in POWER_CUTS


def _done_chip(canvas: Canvas, box: Rect, room: Room, number: int, score: Score) -> None:
    ink = Casa.BOARD_INK
    if canvas.theme.high_contrast:
        canvas.panel(box, edge=ink, radius=14)
    else:
        canvas.panel(box, fill=with_alpha(Casa.ROUND_NOW, 0.2), radius=14)
    name, change = room.words("round_table.round", n=number), change_words(room, score)
    style, loud, icon = H.at(17), H.at(20), 24.0
    room_for_words = box[2] - 12 - icon
    natural = canvas.measure(name, style) + canvas.measure(change, loud)
    gap = min(10.0, max(5.0, (room_for_words - natural) / 2))
    share = min(1.0, (room_for_words - 2 * gap) / natural)
    style, loud = style.at(style.size * share), loud.at(loud.size * share)
    label, total = canvas.measure(name, style), canvas.measure(change, loud)
    x = box[0] + (box[2] - label - icon - 2 * gap - total) / 2
    canvas.write(name, (x, box[1], label + 1, box[3]), style, ink)
    x += label + gap
    canvas.icon(press_icon(score), (x, box[1] + (box[3] - icon) / 2, icon, icon), ink)
    canvas.write(change, (x + icon + gap, box[1], total + 1, box[3]), loud, ink)


def _chip(
    canvas: Canvas, box: Rect, room: Room, number: int, ink: Colour, *, now: Text | None = None, bolt: bool
) -> None:
    """The label of a round that is not over, in the middle of its chip."""
    name, style = room.words("round_table.round", n=number), H.at(17)
    runs = [(name, style, ink)] if now is None else [(name, style, ink), (now, H.at(17.5), ink)]
    wide = sum(canvas.measure(words, one) for words, one, _ in runs) + 8 * (len(runs) - 1)
    extra = 28 if bolt else 0
    wide = min(wide, box[2] - 12 - extra)
    left = box[0] + (box[2] - wide - extra) / 2
    canvas.spans(runs, (left, box[1], wide + 1, box[3]), gap=8)
    if bolt:
        icon = (left + wide + 8, box[1] + box[3] / 2 - 10, 20, 20)
        canvas.icon("bolt", icon, Casa.TRACK_GAIN if now is not None else Casa.BOARD_INK)


def _walk_line(canvas: Canvas, rect: Rect, room: Room, walk: Walk, *, sizes: tuple[float, float]) -> None:
    """Loot, the sum before, an arrow, the new sum (counting while the piece walks), and the note."""
    words, ink = room.words, Casa.BOARD_INK
    x, y, wide, high = rect
    end = x + wide
    caption = words("result.loot")
    x += canvas.write(caption, (x, y, 160, high), SMALL.at(19, weight=700), caption_ink(canvas))[2] + 13
    x += canvas.write(words.number(walk.before), (x, y, 200, high), FIGURE.at(sizes[0]), ink)[2] + 15
    canvas.icon("arrow-right", (x, y + high / 2 - 11, 22, 22), walk.ink)
    x += 34
    new, style = words.number(walk.after), FIGURE.at(sizes[1])
    counted = words.number(round(walk.at))
    slot = max(canvas.measure(new, style), canvas.measure(counted, style))
    canvas.write(counted, (x, y, slot + 1, high), style, walk.ink)
    x += slot + 14
    note = (x, y, end - x, high)
    canvas.write(walk.note, note, SMALL.at(19, weight=700), caption_ink(canvas))
