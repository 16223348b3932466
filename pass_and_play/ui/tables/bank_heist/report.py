"""The round report: what everybody said beside what they were, what happened, and what it came to."""

from __future__ import annotations

from dataclasses import dataclass

from pass_and_play.games.bank_heist.views import RoundReport, TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import DISPLAY, SMALL, Style
from pass_and_play.ui.parts.bars import BARS, TWO_ROWS, bottom_bar, hint
from pass_and_play.ui.parts.label import label, least
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables import frame
from pass_and_play.ui.tables.bank_heist.happened import Teller
from pass_and_play.ui.tables.bank_heist.informer import EMBLEM
from pass_and_play.ui.tables.bank_heist.report_rows import draw_rows
from pass_and_play.ui.tables.bank_heist.truth import claim_mark, claims, hidden_card
from pass_and_play.words import Text


@dataclass(frozen=True, slots=True)
class _Layout:
    """Where everything stands in one form: the title, the rows, the line below them, and the hint."""

    title: Rect
    size: float
    rows: Rect
    foot: Rect
    style: Style
    bar: float
    hint: Rect


_LAYOUTS = {
    Form.LANDSCAPE: _Layout(
        (40, 88, 1200, 52),
        38,
        (40, 148, 1200, 506),
        (40, 660, 1200, 36),
        SMALL.at(18),
        96,
        (40, 720, 800, 64),
    ),
    Form.PORTRAIT: _Layout(
        (24, 84, 752, 54), 38, (24, 148, 752, 878), (32, 1034, 736, 40), SMALL, TWO_ROWS, (32, 1102, 736, 60)
    ),
    Form.COMPACT: _Layout(
        (18, 56, 988, 34),
        25,
        (16, 92, 992, 402),
        (18, 498, 988, 26),
        SMALL.at(15),
        BARS[Form.COMPACT].bottom,
        (20, 538, 684, 52),
    ),
}


def draw(canvas: Canvas, table: TableView, room: Room) -> None:
    """The whole screen."""
    report, words = table.rounds_done[-1], room.words
    layout, palette = _LAYOUTS[canvas.form], canvas.theme.palette
    canvas.backdrop("table")
    subtitle = words("report.heading", round=table.round, rounds=table.rounds)
    frame.head(canvas, room, subtitle, emblem=EMBLEM, done=table.round, rounds=table.rounds)
    canvas.write(title(report, room), layout.title, DISPLAY.at(layout.size), palette.text, shrink=0.6)
    draw_rows(canvas, layout.rows, table, Teller(report, room, table.reveals))
    foot_line(canvas, layout.foot, report, room, layout.style)
    bottom_bar(canvas, height=layout.bar)
    last = is_last(table)
    assert table.boss is not None
    boss = room.names[(table.boss + 1) % len(table.seats)]
    said = words("report.cards_back") if last else words("report.boss", name=boss)
    hint(canvas, layout.hint, said, icon="hat-boss")
    if room.ask is not None:
        frame.confirm(canvas, _onward(table, room), icon="arrow-right", enabled=room.ready, onward=True)


def title(report: RoundReport, room: Room) -> Text:
    """What the report tells, with claims or without."""
    asked = any(row.claim is not None for row in report.rows)
    return room.words("report.title" if asked else "report.title_unasked")


def foot_line(canvas: Canvas, rect: Rect, report: RoundReport, room: Room, style: Style) -> None:
    """The role card that lay face down; and what the two marks mean, with the number of untrue claims."""
    palette, words = canvas.theme.palette, room.words
    x, y, wide, high = rect
    shrink = least(canvas, style)
    side = style.size * 1.3
    untrue, all_ = claims(report)
    right = x + wide
    if all_:
        for true, text in (
            (False, words("report.untrue", n=untrue, all=all_)),
            (True, words("report.true")),
        ):
            reach = canvas.measure(text, style) + 1
            canvas.write(text, (right - reach, y, reach, high), style, palette.text2)
            right -= reach + 8 + side
            claim_mark(canvas, (right, y + (high - side) / 2, side, side), true=true)
            right -= 22
    hidden = hidden_card(report, words)
    place = (x, y, right - x - 8, high)
    label(
        canvas,
        place,
        hidden,
        style,
        palette.text2,
        icon="eye",
        icon_size=side,
        icon_colour=palette.acc,
        align="left",
        shrink=shrink,
    )


def is_last(table: TableView) -> bool:
    """Whether the match ends here, as far as everybody can tell: with hidden money that may come as a
    surprise."""
    money = [one.money for one in table.seats if one.money is not None]
    reached = table.split is not None and any(has >= table.target for has in money)
    return table.round == table.rounds or reached


def _onward(table: TableView, room: Room) -> Text:
    words = room.words
    if is_last(table):
        return words("report.to_result")
    return words("report.go_on") if table.hidden_money else words("report.next", n=table.round + 1)
