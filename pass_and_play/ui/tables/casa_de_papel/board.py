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
from pass_and_play.ui.paint.palettes import Casa
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import FIGURE, SMALL, H
from pass_and_play.ui.parts.track import Scale, track
from pass_and_play.ui.room import Room
from pass_and_play.words import Text

POWER_CUTS = (2, 4)
"""The rounds of the two power cuts, where special abilities are played."""

SMALL_TRACK = 150.0  #: from the top of the small board to its track
SMALL_CHIPS = 226.0
WIDE_TRACK = 86.0
WIDE_TRACK_ALONE = 98.0  #: without the row of rounds below it
WIDE_CHIPS = 172.0

_TRACK_HIGH = 28.0
_CHIP_HIGH = 52.0
_CHIP_GAP = 10.0


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
    """The board of the round table, about 720 x 300: loot, track and rounds."""
    x, y, wide, _ = rect
    paper(canvas, rect)
    if not canvas.theme.high_contrast:
        rosette(canvas, (x + wide - 96, y + 84), 64)
    words, ink = room.words, Casa.BOARD_INK
    caption = (x + 36, y + 16, wide - 260, 28)
    canvas.write(words("round_table.loot"), caption, H.at(17, weight=700), caption_ink(canvas))
    figure = (words.number(table.loot), FIGURE, ink)
    goal = (words("round_table.of", goal=table.goal), H.at(22, weight=700), caption_ink(canvas))
    canvas.spans((figure, goal), (x + 36, y + 32, wide - 210, 80), gap=14)
    scale = Scale(table.highest, table.goal)
    track(canvas, (x + 32, y + SMALL_TRACK, wide - 64, _TRACK_HIGH), scale, words.number, value=table.loot)
    round_chips(canvas, (x + 28, y + SMALL_CHIPS, wide - 56, _CHIP_HIGH), table, room)


def wide_board(
    canvas: Canvas, rect: Rect, table: TableView, room: Room, walk: Walk, *, rounds: bool = True
) -> None:
    """The board below a result, about 1168 x 240 with the row of rounds, or 208 without it."""
    x, y, wide, _ = rect
    paper(canvas, rect)
    _walk_line(canvas, (x + (60 if rounds else 40), y + 12, wide - 120, 56), room, walk)
    top = y + (WIDE_TRACK if rounds else WIDE_TRACK_ALONE)
    bar = (x + 46, top, wide - 92, _TRACK_HIGH)
    scale = Scale(table.highest, table.goal)
    track(canvas, bar, scale, room.words.number, value=walk.at, before=walk.before)
    if rounds:
        round_chips(canvas, (x + 36, y + WIDE_CHIPS, wide - 72, _CHIP_HIGH), table, room)


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
    pitch = (wide + _CHIP_GAP) / ROUNDS
    for number in range(1, ROUNDS + 1):
        box = (x + (number - 1) * pitch, y, pitch - _CHIP_GAP, high)
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
    name, style = room.words("round_table.round", n=number), H.at(17)
    change, loud = change_words(room, score), H.at(20)
    label, icon = canvas.measure(name, style), 24.0
    left = box[2] - 12 - label - icon
    gap = min(10.0, max(6.0, (left - canvas.measure(change, loud)) / 2))
    sum_wide = min(canvas.measure(change, loud), left - 2 * gap)
    x = box[0] + (box[2] - label - icon - 2 * gap - sum_wide) / 2
    middle = box[1] + box[3] / 2
    canvas.write(name, (x, box[1], label + 1, box[3]), style, ink)
    x += label + gap
    canvas.icon(press_icon(score), (x, middle - icon / 2, icon, icon), ink)
    canvas.write(change, (x + icon + gap, box[1], sum_wide + 1, box[3]), loud, ink, shrink=0.6)


def _chip(
    canvas: Canvas, box: Rect, room: Room, number: int, ink: Colour, *, now: Text | None = None, bolt: bool
) -> None:
    """The label of a round that is not over, in the middle of its chip."""
    name, style = room.words("round_table.round", n=number), H.at(17)
    runs = [(name, style, ink)] if now is None else [(name, style, ink), (now, H.at(17.5), ink)]
    wide = sum(canvas.measure(words, one) for words, one, _ in runs) + 8 * (len(runs) - 1)
    left = box[0] + (box[2] - wide - (28 if bolt else 0)) / 2
    canvas.spans(runs, (left, box[1], wide + 1, box[3]), gap=8)
    if bolt:
        icon = (left + wide + 8, box[1] + box[3] / 2 - 10, 20, 20)
        canvas.icon("bolt", icon, Casa.TRACK_GAIN if now is not None else Casa.BOARD_INK)


def _walk_line(canvas: Canvas, rect: Rect, room: Room, walk: Walk) -> None:
    """Loot, the sum before, an arrow, the new sum (counting while the piece walks), and the note."""
    words, ink = room.words, Casa.BOARD_INK
    x, y, wide, high = rect
    end = x + wide
    caption = words("result.loot")
    x += canvas.write(caption, (x, y, 160, high), SMALL.at(19, weight=700), caption_ink(canvas))[2] + 13
    x += canvas.write(words.number(walk.before), (x, y, 200, high), FIGURE.at(33), ink)[2] + 15
    canvas.icon("arrow-right", (x, y + high / 2 - 11, 22, 22), walk.ink)
    x += 34
    new, style = words.number(walk.after), FIGURE.at(44)
    counted = words.number(round(walk.at))
    slot = max(canvas.measure(new, style), canvas.measure(counted, style))
    canvas.write(counted, (x, y, slot + 1, high), style, walk.ink)
    x += slot + 14
    note = (x, y, end - x, high)
    canvas.write(walk.note, note, SMALL.at(19, weight=700), caption_ink(canvas))
