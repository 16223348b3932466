"""The sheet of one heist on the results board: roles, claims beside the truth, and deals."""

from __future__ import annotations

from dataclasses import dataclass

from pass_and_play.games.bank_heist.views import RoundReport, TableView
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, DISPLAY, SMALL, Style
from pass_and_play.ui.parts.label import least
from pass_and_play.ui.room import Room
from pass_and_play.ui.tables.bank_heist.dealings import draw_dealings
from pass_and_play.ui.tables.bank_heist.happened import Teller
from pass_and_play.ui.tables.bank_heist.report import foot_line
from pass_and_play.ui.tables.bank_heist.report_rows import draw_rows
from pass_and_play.ui.tables.bank_heist.sums import money
from pass_and_play.words import Text


@dataclass(frozen=True, slots=True)
class _Layout:
    """Where everything stands in one form: the title and what the loot came to, the rows, the deals, and
    the line of the hidden card."""

    title: Rect
    size: float
    loot: Rect
    loot_style: Style
    rows: Rect
    deals: Rect
    foot: Rect
    style: Style


_LAYOUTS = {
    Form.LANDSCAPE: _Layout(
        title=(40, 82, 480, 46),
        size=33,
        loot=(520, 84, 720, 44),
        loot_style=BODY.at(19),
        rows=(40, 132, 1200, 424),
        deals=(40, 560, 1200, 40),
        foot=(40, 602, 1200, 34),
        style=SMALL,
    ),
    Form.PORTRAIT: _Layout(
        title=(24, 78, 752, 46),
        size=35,
        loot=(24, 122, 752, 32),
        loot_style=BODY.at(18),
        rows=(24, 158, 752, 742),
        deals=(24, 904, 752, 66),
        foot=(32, 974, 736, 36),
        style=SMALL,
    ),
    Form.COMPACT: _Layout(
        title=(18, 54, 330, 30),
        size=23,
        loot=(352, 54, 654, 30),
        loot_style=BODY.at(16),
        rows=(16, 86, 992, 336),
        deals=(16, 424, 992, 24),
        foot=(18, 449, 988, 22),
        style=SMALL.at(14.5),
    ),
}


def draw_heist(canvas: Canvas, table: TableView, report: RoundReport, room: Room) -> None:
    """The whole sheet between the top bar and the tabs."""
    layout, palette = _LAYOUTS[canvas.form], canvas.theme.palette
    title = room.words("over.heist", n=report.round)
    canvas.write(title, layout.title, DISPLAY.at(layout.size), palette.text)
    align = "left" if canvas.form is Form.PORTRAIT else "right"
    style = layout.loot_style
    said = _loot(report, room)
    canvas.write(said, layout.loot, style, palette.text2, align=align, shrink=least(canvas, style))
    draw_rows(canvas, layout.rows, table, Teller(report, room))
    deals = layout.deals
    fill = BLACK if canvas.theme.high_contrast else with_alpha(BLACK, 0.3)
    canvas.panel(deals, fill=fill, radius=min(deals[3] * 0.4, 18.0))
    inner = (deals[0] + 14, deals[1], deals[2] - 28, deals[3])
    leavers = [row.seat for row in report.rows if row.fate == "left"]
    lines = 2 if canvas.form is Form.PORTRAIT else 1
    draw_dealings(canvas, inner, room, report.deals, leavers, style=layout.style, lines=lines)
    foot_line(canvas, layout.foot, report, room, layout.style)


def _loot(report: RoundReport, room: Room) -> Text:
    """The loot card, and how it was shared."""
    words, loot = room.words, report.loot
    bank, amount = words(f"bank.{loot.key}"), money(words, loot.amount)
    if report.split is None:
        return words("over.loot_lost", bank=bank, sum=amount)
    each = money(words, report.split.each)
    return words("over.loot_shared", bank=bank, sum=amount, n=report.split.shares, each=each)
