"""The reveal: the cards of the press turn over one by one, and add up to what the round made of the loot."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from pass_and_play.engine.ask import Seat
from pass_and_play.engine.secret import Hidden
from pass_and_play.games.casa_de_papel.cards import PRINTED, ROUNDS, ActionCard, Kind
from pass_and_play.games.casa_de_papel.scoring import Score
from pass_and_play.games.casa_de_papel.views import TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import WHITE, Colour, with_alpha
from pass_and_play.ui.paint.palettes import Casa
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import SMALL, H
from pass_and_play.ui.parts.bars import BARS, bottom_bar, hint
from pass_and_play.ui.parts.button import button
from pass_and_play.ui.parts.card import Print, State, card
from pass_and_play.ui.parts.chart import LATE
from pass_and_play.ui.parts.label import label
from pass_and_play.ui.parts.motion import FLIP, MOVE, counted, progress, swing, turn
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.casa_de_papel.board import Walk, press_icon, rosette, wide_board
from pass_and_play.ui.tables.casa_de_papel.faces import value
from pass_and_play.ui.tables.casa_de_papel.result_places import FIVE, ROSETTES, THREE, Cards
from pass_and_play.ui.tables.casa_de_papel.reveal import Timeline
from pass_and_play.ui.tables.casa_de_papel.sums import Column, Line, figure, headline, lines
from pass_and_play.ui.tables.frame import head
from pass_and_play.words import Text, Words

LOSS = Casa.LOUD_SABOTAGE[1]


def motion(table: TableView) -> float:
    """How long the whole reveal takes, in milliseconds."""
    return _timeline(table).end


def cues(table: TableView) -> tuple[tuple[float, str], ...]:
    """A snap when a card is half turned, and the press when it is said what it does."""
    times = _timeline(table)
    snaps = [(times.flip(place) + FLIP / 2, "reveal") for place in range(len(table.press))]
    return (*snaps, (times.telling, "press_run" if table.scores[-1].running else "press_stop"))


def draw(canvas: Canvas, table: TableView, room: Room) -> None:
    """The whole screen, as far as it has come."""
    times = _timeline(table)
    layout = (THREE if len(table.press) <= 3 else FIVE)[canvas.form]
    canvas.backdrop("table")
    if not canvas.theme.high_contrast:
        rosette(canvas, *ROSETTES[canvas.form])
    subtitle = room.words("heading.result", round=table.round, rounds=ROUNDS)
    head(canvas, room, subtitle, emblem="printing-press", done=len(table.scores) - 1, rounds=ROUNDS)
    _cards(canvas, table, room, layout.cards, times)
    if room.elapsed >= times.telling:
        _captions(canvas, room, layout.cards, table.scores[-1])
        _sum(canvas, table, room, layout.sum, times)
    _board(canvas, layout.board, table, room, times)
    _foot(canvas, layout.hint, table, room, times)


def _timeline(table: TableView) -> Timeline:
    return Timeline(cards=len(table.press), lines=4 if _floor(table.scores[-1]) else 3)


def _floor(score: Score) -> int:
    """What the loot did not lose because it cannot fall below 0."""
    return 0 if score.running else score.change + score.values


# ---------------------------------------------------------------------- the cards


def _cards(canvas: Canvas, table: TableView, room: Room, layout: Cards, times: Timeline) -> None:
    """Every card where it lies now; the majority is drawn last, so that it slides over the minority."""
    majority = table.scores[-1].majority
    moved = progress(room.elapsed, times.sorting, MOVE)
    share = float(moved > 0) if canvas.theme.reduced_motion else swing(moved)
    opened = [one for one in table.press if not isinstance(one, Hidden)]
    assert len(opened) == len(table.press)
    order = sorted(range(len(opened)), key=lambda place: opened[place].kind is not majority)
    for target, place in reversed(list(enumerate(order))):
        one = opened[place]
        box = layout.slot(place + (target - place) * share)
        if room.elapsed >= times.sorting:
            outcome: State = "counts" if one.kind is majority else "outvoted"
            _face(canvas, box, one, room.words, state="plain" if moved < 1 else outcome)
        else:
            _turning(canvas, box, one, room, start=times.flip(place))


def _turning(canvas: Canvas, box: Rect, one: ActionCard, room: Room, *, start: float) -> None:
    turn(
        canvas,
        box,
        room.elapsed,
        start,
        back=lambda: card(canvas, box, "back-printworks-action", shadow=0),
        face=lambda: _face(canvas, box, one, room.words, state="plain", shadow=0),
    )


def _face(canvas: Canvas, box: Rect, one: ActionCard, words: Words, *, state: State, shadow: int = 2) -> None:
    ink = Casa.LOUD_BANKNOTE_INK if one.kind is Kind.BANKNOTE else Casa.LOUD_SABOTAGE_INK
    printed = Print(value(one, words), words(f"action.{one.kind}"), ink)
    card(canvas, box, f"face-{one.kind}-loud", print_=printed, state=state, shadow=shadow)


def _captions(canvas: Canvas, room: Room, layout: Cards, score: Score) -> None:
    """Below the cards: how many make the majority, and that the rest has no effect."""
    count = score.banknotes if score.running else score.sabotages
    others = score.banknotes + score.sabotages - count
    place, ink = layout.below(0, count), _loud(score)
    canvas.panel(place, fill=with_alpha(WHITE, 0.09), radius=22)
    words = room.words("result.majority_notes" if score.running else "result.majority_sabotages", n=count)
    label(canvas, place, words, H.at(20), ink, icon="players", icon_size=24)
    if others:
        place, style = layout.below(count, others), SMALL.at(17.5, weight=700)
        words, lines = room.words("result.no_effect"), 1 if layout.caption < 40 else 2
        if lines == 1 and canvas.measure(words, style) * 0.8 > place[2]:
            words = room.words("result.no_effect_short")
        canvas.write(words, place, style, canvas.theme.palette.text2, align="center", lines=lines)


# ---------------------------------------------------------------------- the sum


def _loud(score: Score) -> Colour:
    return Casa.GAIN if score.running else LOSS


def _sum(canvas: Canvas, table: TableView, room: Room, column: Column, times: Timeline) -> None:
    """What the press does, the lines, and above them the number that they add up to."""
    score = table.scores[-1]
    words = room.words("result.running" if score.running else "result.stopped")
    tint = canvas.theme.palette.acc if score.running else LOSS
    headline(canvas, column, words, icon=press_icon(score), tint=tint)
    lines(canvas, column, list(_lines(canvas, table, room.words)), since=room.elapsed - times.telling)
    if room.elapsed < times.counting:
        return
    share = counted(canvas, room.elapsed, times.counting)
    now = round(score.change * share / 10) * 10 if share < 1 else score.change
    figure(
        canvas,
        column,
        room.words.number(now, signed=score.change != 0),
        _loud(score),
        counting=share < 1,
    )


def _lines(canvas: Canvas, table: TableView, words: Words) -> Iterator[Line]:
    """The lines of the sum; they always add up to the change of the loot."""
    score, palette, loud = table.scores[-1], canvas.theme.palette, _loud(table.scores[-1])

    def line(icon: str, text: Text, amount: int) -> Line:
        quiet = palette.text2
        ink = loud if amount else quiet
        return Line(icon, ink, text, words.number(amount, signed=amount != 0), ink)

    if score.running:
        yield line("printing-press", words("result.banknotes"), PRINTED)
        yield line("banknote", words("result.bonus"), score.values)
    else:
        yield line("press-stopped", words("result.sabotages"), 0)
        yield line("sabotage", words("result.deduction"), -score.values)
    yield line("sabotage" if score.running else "banknote", _minority(table, words), 0)
    if _floor(score):
        yield line("shield", words("result.floor"), _floor(score))


def _minority(table: TableView, words: Words) -> Text:
    """What did not count, in words."""
    score = table.scores[-1]
    outvoted = [one for one in table.press if isinstance(one, ActionCard) and one.kind is not score.majority]
    if not outvoted:
        return words("result.minority_none")
    values = sum(one.value for one in outvoted)
    if not values:
        return words("result.minority_plain")
    return words("result.minority", n=-values if score.running else values)


# ---------------------------------------------------------------------- the board and the way on


def _board(canvas: Canvas, rect: Rect, table: TableView, room: Room, times: Timeline) -> None:
    """The piece walks at the very end; until then the board is that of the round that is on."""
    score, words = table.scores[-1], room.words
    walks = room.elapsed >= times.walking
    change = score.change if walks else 0
    at = score.before + change * counted(canvas, room.elapsed, times.walking)
    shown = table if room.elapsed >= times.end else replace(table, phase="select", scores=table.scores[:-1])
    left = table.goal - round(at)
    note = words("result.to_go", n=left) if left > 0 else words("result.reached")
    ink = LATE if change < 0 else Casa.ROUND_NOW
    wide_board(canvas, rect, shown, room, Walk(score.before, score.before + change, at, note, ink))


def _foot(canvas: Canvas, rect: Rect, table: TableView, room: Room, times: Timeline) -> None:
    """Until the picture is complete the button says no more than that a touch skips to the end of it."""
    bottom_bar(canvas)
    if room.ask is None:
        return
    words, moves = room.words, room.elapsed < times.end
    count = words(f"result.count.{len(table.press)}")
    hint(canvas, rect, words("result.shuffled", n=count), icon="shuffle")
    text, icon = (words("result.skip"), "arrow-right") if moves else _way_on(table, room)
    button(
        canvas,
        BARS[canvas.form].confirm,
        text,
        key="confirm",
        kind="secondary" if moves else "primary",
        icon=icon,
        icon_after=True,
        enabled=room.ready,
        keys=("ctrl+return",),
    )


def _way_on(table: TableView, room: Room) -> tuple[Text, str]:
    """What comes next, and its icon."""
    words = room.words
    if table.round == ROUNDS:
        trump = table.last_trump and table.loot >= table.goal
        return (words("result.to_trump"), "trump") if trump else (words("result.all_secrets"), "arrow-right")
    last = _last_leader(table, room)
    if last is None:
        return words("result.next_leader"), "leader"
    return words("result.next_round", name=room.names[last], round=table.round + 1), "leader"


def _last_leader(table: TableView, room: Room) -> Seat | None:
    """Who leads the last round without being appointed: the one seat that has not led, if that is so.

    In a last round with nobody left, or earlier, the Leader has a choice.
    """
    left = [seat for seat in room.seats if seat not in table.leaders]
    return left[0] if table.round == ROUNDS - 1 and len(left) == 1 else None
