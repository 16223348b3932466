"""What was said of a character beside what it was, and the marks of true and untrue claims."""

from __future__ import annotations

from pass_and_play.games.bank_heist.cards import Role
from pass_and_play.games.bank_heist.views import ReportRow, RoundReport
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.palettes import Heist
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, H
from pass_and_play.ui.parts.label import fitting, label, least
from pass_and_play.ui.tables.bank_heist import faces
from pass_and_play.words import Text, Words


def draw_claim(
    canvas: Canvas, rect: Rect, mark: Rect, row: ReportRow, words: Words, *, size: float, quiet: float
) -> None:
    """The claim, and in `mark` whether it was true, where that is known. `size` is that of its letters,
    `quiet` that of the words where there is none."""
    palette = canvas.theme.palette
    x, y, wide, tall = rect
    if row.claim is None or row.claim == "silent":
        said = words("report.not_asked" if row.claim is None else "report.silent")
        style = BODY.at(quiet)
        canvas.write(said, rect, style, palette.text2, align="center", shrink=least(canvas, style))
        return
    style = H.at(size)
    canvas.panel(rect, edge=palette.line, radius=min(16.0, tall / 2))
    label(
        canvas,
        (x + 8, y, wide - 16, tall),
        words(f"role.{row.claim}"),
        style,
        palette.text,
        icon=row.claim,
        icon_size=size * 1.2,
        shrink=least(canvas, style),
    )
    if isinstance(row.role, Role):
        claim_mark(canvas, mark, true=row.claim == row.role.key)


def claim_mark(canvas: Canvas, rect: Rect, *, true: bool) -> None:
    """A disc with a check for a true claim, a square with a cross for an untrue one."""
    x, y, side, _ = rect
    if true:
        canvas.disc((x + side / 2, y + side / 2), side / 2, Heist.TRUE)
    else:
        canvas.panel(rect, fill=Heist.UNTRUE, radius=side * 0.24)
    inner = side * 0.46
    box = (x + (side - inner) / 2, y + (side - inner) / 2, inner, inner)
    canvas.icon("check" if true else "close", box, Heist.ROLE_INK)


def draw_truth(canvas: Canvas, rect: Rect, row: ReportRow, words: Words, *, size: float) -> None:
    """The role, or that it stays hidden."""
    if isinstance(row.role, Role):
        faces.role_pill(canvas, rect, row.role, words, size=size)
        return
    palette, style = canvas.theme.palette, H.at(size * 0.95)
    canvas.panel(rect, edge=palette.text2, radius=min(16.0, rect[3] / 2), dashed=True)
    ways = words("report.hidden"), words("report.hidden_brief")
    said = fitting(canvas, style, rect[2] - style.size - 30, *ways)
    label(canvas, rect, said, style, palette.text2, icon="lock", icon_size=style.size)


def claims(report: RoundReport) -> tuple[int, int]:
    """How many claims are known to be untrue, and of how many that can be judged."""
    judged = [
        row.claim != row.role.key
        for row in report.rows
        if row.claim not in (None, "silent") and isinstance(row.role, Role)
    ]
    return sum(judged), len(judged)


def hidden_card(report: RoundReport, words: Words) -> Text:
    """What the role card was that lay face down in the middle."""
    if isinstance(report.hidden_role, Role):
        return words("report.hidden_card", role=words(f"role.{report.hidden_role.key}"))
    return words("report.hidden_card_stays")
