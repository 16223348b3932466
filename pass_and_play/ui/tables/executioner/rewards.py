"""What the game brought everybody, paid row by row, and what that makes of the crowns of the match."""

from __future__ import annotations

from dataclasses import dataclass

from pass_and_play.games.executioner.result import GameResult
from pass_and_play.games.executioner.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.palettes import King
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import DISPLAY
from pass_and_play.ui.parts.bars import BARS, TWO_ROWS, bottom_bar, hint
from pass_and_play.ui.parts.button import button
from pass_and_play.ui.parts.motion import BETWEEN, MOVE, progress, swing
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables import frame
from pass_and_play.ui.tables.executioner import crown_board, fate_chips
from pass_and_play.ui.tables.executioner.crown_board import Foot, Progress
from pass_and_play.ui.tables.executioner.first_executioner import EMBLEM
from pass_and_play.ui.tables.executioner.reward_reasons import rewards
from pass_and_play.ui.tables.executioner.reward_rows import Turn, draw_row, rows_high
from pass_and_play.words import Text

LEAD = 600.0
"""Milliseconds before the first row is paid."""

EACH = 440.0
"""From one row to the next."""


@dataclass(frozen=True, slots=True)
class _Plan:
    """Where everything stands in one form, in canvas units; `hint_alone` is the hint's place where there is
    no button beside it."""

    title: Rect
    size: float
    chips: Rect
    rows: Rect
    board: Rect
    hint: Rect
    hint_alone: Rect
    stop: Rect


_PLANS = {
    Form.LANDSCAPE: _Plan(
        title=(40, 86, 600, 56),
        size=40,
        chips=(40, 148, 600, 44),
        rows=(40, 204, 600, 484),
        board=(664, 88, 576, 600),
        hint=(40, 720, 540, 64),
        hint_alone=(40, 720, 800, 64),
        stop=(600, 720, 248, 64),
    ),
    Form.PORTRAIT: _Plan(
        title=(24, 82, 752, 52),
        size=40,
        chips=(24, 138, 752, 44),
        rows=(24, 194, 752, 450),
        board=(24, 660, 752, 410),
        hint=(32, 1092, 464, 80),
        hint_alone=(32, 1092, 736, 80),
        stop=(512, 1102, 256, 64),
    ),
    Form.COMPACT: _Plan(
        title=(16, 58, 484, 40),
        size=29,
        chips=(16, 98, 484, 34),
        rows=(16, 138, 484, 382),
        board=(514, 62, 494, 456),
        hint=(20, 532, 470, 64),
        hint_alone=(20, 532, 684, 64),
        stop=(506, 538, 206, 52),
    ),
}


def motion(table: TableView) -> float:
    """How long it takes until all is paid, in milliseconds."""
    return _moving(table) + MOVE


def _moving(table: TableView) -> float:
    """When all rows are paid, and those of the board move to their new places."""
    return LEAD + EACH * len(table.crowns) + BETWEEN


def cues(table: TableView) -> tuple[tuple[float, str], ...]:
    """A coin for every row in which there is something."""
    result = table.results[-1]
    return tuple(
        (LEAD + EACH * number, "coin_in" if result.changes[seat] > 0 else "coin_out")
        for number, seat in enumerate(result.order)
        if result.changes[seat]
    )


def draw(canvas: Canvas, table: TableView, room: Room) -> None:
    """The whole picture, as far as it has come."""
    plan, result, words = _PLANS[canvas.form], table.results[-1], room.words
    canvas.backdrop("table")
    frame.head(canvas, room, words("heading.rewards", n=table.game), emblem=EMBLEM, done=0, rounds=0)
    won = result.how in ("pardon", "princess")
    ink = King.RUBY if won else canvas.theme.palette.text
    canvas.write(title(result, room), plan.title, DISPLAY.at(plan.size), ink, shrink=0.6)
    fate_chips.draw(canvas, plan.chips, result.strokes, room)
    count, board = len(result.crowns), plan.board
    x, y, wide, high = plan.rows
    tall = rows_high(canvas.form, count, high)
    for number, reward in enumerate(rewards(result, room)):
        place = (x, y + number * tall / count, wide, tall / count - (5 if canvas.form is Form.COMPACT else 6))
        draw_row(canvas, place, room, reward, _turn(table, room, number))
    if canvas.form is Form.PORTRAIT:
        board = (board[0], y + tall + 10, board[2], board[1] + board[3] - y - tall - 10)
    board_high = crown_board.high(canvas.form, count, board[3])
    board = (board[0], board[1], board[2], board_high)
    foot = board_foot(table, room)
    crown_board.draw(canvas, board, table.results, room, foot=foot, progress=_progress(canvas, table, room))
    _foot(canvas, table, room)


def title(result: GameResult, room: Room) -> Text:
    """How the game ended."""
    if result.how == "normal":
        return room.words(f"rewards.counted.{result.counted}")
    return room.words(f"rewards.title.{'treasury' if result.how == 'treasury' else 'saboteurs'}")


def _turn(table: TableView, room: Room, number: int) -> Turn:
    """Whether a row is paid, or is paid now."""
    start = LEAD + EACH * number
    if room.elapsed < start:
        return "to_come"
    return "now" if room.elapsed < start + EACH else "paid"


def _progress(canvas: Canvas, table: TableView, room: Room) -> Progress:
    """How far the board is."""
    order = table.results[-1].order
    paid = [seat for number, seat in enumerate(order) if _turn(table, room, number) != "to_come"]
    moved = progress(room.elapsed, _moving(table), MOVE)
    moved = float(moved == 1) if canvas.theme.reduced_motion else swing(moved)
    return Progress(frozenset(paid), moved)


# ---------------------------------------------------------------------- the way on


def board_foot(table: TableView, room: Room) -> Foot:
    """Who is still to wear the hood, or how long the match goes on."""
    words = room.words
    seats, key = table.tied, "play_off"
    if not seats and table.games is None:
        return Foot(words("crown_board.open_end"))
    if not seats:
        left = (table.games or 0) - table.game
        if not left or left != len(table.successors):
            return Foot(words("crown_board.of", n=table.game, games=table.games or 0))
        seats, key = table.successors, "to_come"
    names = words.listed([room.names[seat] for seat in seats])
    brief = words(f"crown_board.{key}_brief")
    return Foot(words(f"crown_board.{key}", names=names), brief, seats)


def _foot(canvas: Canvas, table: TableView, room: Room) -> None:
    """The cards that nobody held, and the ways on."""
    plan, words, result = _PLANS[canvas.form], room.words, table.results[-1]
    moving = room.elapsed < motion(table)
    stops = room.offered("stop")
    bottom_bar(canvas, height=TWO_ROWS if canvas.form is Form.PORTRAIT else None)
    aside = words(
        "rewards.aside",
        role=words(f"role.{result.put_away}"),
        item=words(f"item.{result.centre}"),
        then=words("rewards.tap") if moving else _then(table, room),
    )
    hint(canvas, plan.hint if stops else plan.hint_alone, aside, icon=result.put_away)
    if room.ask is None:
        return
    if stops:
        stopping = room.chosen("stop")
        key = "rewards.play_on" if stopping else "rewards.share" if table.tied else "rewards.stop"
        style = frame.BUTTONS[canvas.form].at(18 if canvas.form is not Form.COMPACT else 17)
        icon = "undo" if stopping else "trophy"
        button(canvas, plan.stop, words(key), key="stop", kind="ghost", icon=icon, style=style)
    says, icon = (words("rewards.pay_all"), "crown") if moving else _way_on(table, room)
    button(
        *(canvas, BARS[canvas.form].confirm, says),
        key="confirm",
        kind="secondary" if moving else "primary",
        icon=icon,
        enabled=room.ready,
        style=frame.BUTTONS[canvas.form],
        keys=("ctrl+return",),
    )


def _then(table: TableView, room: Room) -> Text:
    """What is said of the way on."""
    words = room.words
    if room.chosen("stop"):
        return words("rewards.then_shared" if table.tied else "rewards.then_stop")
    if not table.successors:
        return words("rewards.then_over")
    if table.tied:
        return words("rewards.then_tied")
    return words("rewards.then_next", n=table.game + 1)


def _way_on(table: TableView, room: Room) -> tuple[Text, str]:
    """The button, and its icon."""
    words = room.words
    if room.chosen("stop"):
        return words("rewards.share_now" if table.tied else "rewards.stop_now"), "trophy"
    if not table.successors:
        return words("rewards.result"), "trophy"
    if len(table.successors) == 1:
        key = "rewards.play_off" if table.tied else "rewards.next"
        return words(key, name=room.names[table.successors[0]]), "executioner"
    return words("rewards.names_next", name=room.names[table.results[-1].executioner]), "executioner"
