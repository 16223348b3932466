"""The blocks of a page of rules on paper: how high they are, and how they are drawn."""

from __future__ import annotations

from dataclasses import dataclass

from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import Colour, with_alpha
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.paint.theme import BODY, FIGURE, SMALL, TITLE, H, Style
from pass_and_play.ui.parts.card import badge
from pass_and_play.ui.parts.focus import grown
from pass_and_play.ui.scenes.rule_paper import Paper
from pass_and_play.ui.tables.rulebook import Block, Drawn, Figure, Row, SmallCard, Table
from pass_and_play.words import Text

MOST_LINES = 9
"""Lines that a rule may take; one of that length belongs in two."""

GAP = 12.0
"""Between two blocks."""

TEXT_GAP = 4.0
"""Between the name of a rule and what it says."""

TILE = 8.0
"""So far a tile reaches beyond the place of an icon."""

FEW = 3
"""So many cards are drawn large, more of them small."""

FAINT = 0.45
"""How much is left of a card that does not count."""


@dataclass(frozen=True, slots=True)
class Sizes:
    """Sizes of everything in a block in one form, in canvas units; `card` is for a few, `tight` for many."""

    title: Style
    text: Style
    value: Style
    figure: Style
    cell: Style
    head: Style
    card: tuple[float, float]
    tight: tuple[float, float]
    icon: float
    pad: tuple[float, float]
    """From the edge of a row to what stands in it, across and down."""
    stacked: bool = False
    """Whether a row's words stand below its cards and not beside them."""


SIZES = {
    Form.LANDSCAPE: Sizes(
        title=H.at(22),
        text=BODY.at(18),
        value=H.at(20),
        figure=FIGURE.at(54),
        cell=H.at(20),
        head=SMALL.at(16.5),
        card=(82, 115),
        tight=(64, 90),
        icon=40,
        pad=(22, 13),
    ),
    Form.PORTRAIT: Sizes(
        title=H.at(23),
        text=BODY.at(20),
        value=H.at(21),
        figure=FIGURE.at(60),
        cell=H.at(21),
        head=SMALL.at(16.5),
        card=(72, 101),
        tight=(76, 107),
        icon=44,
        pad=(24, 16),
        stacked=True,
    ),
    Form.COMPACT: Sizes(
        title=H.at(19),
        text=BODY.at(16.5),
        value=H.at(18),
        figure=FIGURE.at(42),
        cell=H.at(18),
        head=SMALL.at(16),
        card=(62, 87),
        tight=(52, 73),
        icon=34,
        pad=(16, 10),
    ),
}


def height(canvas: Canvas, block: Block, wide: float) -> float:
    """How high a block must be at least in a column that is `wide`, in canvas units."""
    if isinstance(block, Table):
        return _head_height(canvas, block) + len(block.rows) * _line_height(canvas)
    return _row_plan(canvas, block, wide).least


def draw(canvas: Canvas, paper: Paper, block: Block, rect: Rect) -> None:
    """Draw a block into `rect`, which may be higher than it must be."""
    if isinstance(block, Table):
        _table(canvas, paper, block, rect)
    else:
        _row(canvas, paper, block, rect)


# ---------------------------------------------------------------- rows


@dataclass(frozen=True, slots=True)
class _Plan:
    """How a row is divided: from its left edge to its words, their width and heights, and the figure.

    `text_high` includes the space above the text.
    """

    words_left: float
    words_wide: float
    title_high: float
    text_high: float
    figure_wide: float
    cards_high: float
    """Height of the line of cards that stands above the words, with the space below it."""
    least: float


def _row_plan(canvas: Canvas, row: Row, wide: float) -> _Plan:
    sizes = SIZES[canvas.form]
    across, down = sizes.pad
    stacked = sizes.stacked and bool(row.cards) and not row.beside
    figure, figure_high = _figure_extent(canvas, row.figure)
    cards_wide, card_high = _cards_size(sizes, row)
    left, above = across + sizes.icon + 18 + (0 if row.tile is None else TILE), 0.0
    if stacked:
        left, above = across, card_high + 16
    elif row.cards:
        left = across + cards_wide + 26
    room = wide - left - across - (figure + 18 if figure and not stacked else 0)
    inset = sizes.icon * 0.7 + 10 if row.cards else 0.0
    title_high = canvas.extent(row.title, sizes.title, room - inset, lines=2)[1]
    text_high = 0.0
    if row.text is not None:
        text_high = TEXT_GAP + canvas.extent(row.text, sizes.text, room, lines=MOST_LINES)[1]
    words_high = above + title_high + text_high
    beside = 0.0 if stacked else max(card_high, 0.0 if row.cards else sizes.icon)
    least = max(words_high, beside, figure_high if not stacked else 0.0) + 2 * down
    return _Plan(left, room, title_high, text_high, figure, above, least)


def _row(canvas: Canvas, paper: Paper, row: Row, rect: Rect) -> None:
    sizes, plan = SIZES[canvas.form], _row_plan(canvas, row, rect[2])
    x, y, wide, high = rect
    across = sizes.pad[0]
    paper.plate(canvas, rect)
    words_high = plan.cards_high + plan.title_high + plan.text_high
    top = y + (high - words_high) / 2
    left = x + plan.words_left
    title_left = left
    if row.cards:
        card_high = _cards_size(sizes, row)[1]
        _cards(canvas, row, x + across, top if plan.cards_high else y + (high - card_high) / 2)
        side = sizes.icon * 0.7
        middle = top + plan.cards_high + plan.title_high / 2
        canvas.icon(row.icon, (left, middle - side / 2, side, side), paper.ink)
        title_left += side + 10
    else:
        _row_icon(canvas, paper, row, (x + across, y + (high - sizes.icon) / 2, sizes.icon, sizes.icon))
    title_top = top + plan.cards_high
    title = (title_left, title_top, plan.words_wide - (title_left - left), plan.title_high)
    canvas.write(row.title, title, sizes.title, paper.ink, lines=2)
    if row.text is not None:
        text_top = title_top + plan.title_high + TEXT_GAP
        text = (left, text_top, plan.words_wide, plan.text_high - TEXT_GAP)
        canvas.write(row.text, text, sizes.text, paper.soft, lines=MOST_LINES)
    if row.figure is not None:
        figure_high = plan.cards_high - 16 if plan.cards_high else high
        place = (x + wide - across - plan.figure_wide, top if plan.cards_high else y, 0.0, figure_high)
        _figure(canvas, paper, row.figure, (*place[:2], plan.figure_wide, place[3]))


def _row_icon(canvas: Canvas, paper: Paper, row: Row, box: Rect) -> None:
    """The icon of a row, or its tile, which reaches a little farther than an icon."""
    if row.tile is None:
        canvas.icon(row.icon, box, paper.mark)
        return
    fill, ink = row.tile
    edge = paper.ink if canvas.theme.high_contrast else None
    canvas.panel(grown(box, TILE), fill=fill, edge=edge, radius=12)
    canvas.icon(row.icon, grown(box, -2), ink)


def _figure_style(canvas: Canvas, figure: Figure) -> Style:
    sizes = SIZES[canvas.form]
    return sizes.figure if figure.large else sizes.value


def _figure_extent(canvas: Canvas, figure: Figure | Drawn | None) -> tuple[float, float]:
    """Width and height that it needs, half a unit wider than measured: what just fits must not shrink for a
    rounding error."""
    sizes = SIZES[canvas.form]
    if figure is None:
        return 0.0, 0.0
    if isinstance(figure, Figure):
        return canvas.measure(figure.words, _figure_style(canvas, figure)) + 0.5, sizes.figure.size
    wide, high = figure.extent(canvas, canvas.theme.size(sizes.value))
    return wide + 0.5, high


def _figure(canvas: Canvas, paper: Paper, figure: Figure | Drawn, rect: Rect) -> None:
    if not isinstance(figure, Figure):
        figure.draw(canvas, rect, canvas.theme.size(SIZES[canvas.form].value), paper.ink)
        return
    ink = paper.ink if figure.ink is None else figure.ink
    canvas.write(figure.words, rect, _figure_style(canvas, figure), ink, align="right")


def _cards_size(sizes: Sizes, row: Row) -> tuple[float, float]:
    """Width and height of the cards of a row, side by side."""
    if not row.cards:
        return 0.0, 0.0
    wide, high = sizes.card if len(row.cards) <= FEW else sizes.tight
    return len(row.cards) * (wide + 8) - 8, high


def _cards(canvas: Canvas, row: Row, left: float, top: float) -> None:
    sizes = SIZES[canvas.form]
    wide, high = sizes.card if len(row.cards) <= FEW else sizes.tight
    for place, card in enumerate(row.cards):
        small_card(canvas, card, (left + place * (wide + 8), top, wide, high))


def small_card(canvas: Canvas, card: SmallCard, rect: Rect) -> None:
    """A card of the rules; one that does not count is faint, or carries a cross for weak eyes."""
    x, y, wide, high = rect
    strong = canvas.theme.high_contrast
    badged = card.faint and strong
    left = FAINT if card.faint and not badged else 1.0
    fill = (with_alpha(card.fill[0], left), with_alpha(card.fill[1], left))
    ink: Colour = with_alpha(card.ink, left)
    edge = card.ink if strong else None
    canvas.panel(rect, fill=fill, edge=edge, radius=wide * 0.13, shadow=0 if card.faint or strong else 1)
    side = min(wide * 0.54, high * 0.46)
    canvas.icon(card.icon, (x + (wide - side) / 2, y + high * 0.31 - side / 2, side, side), ink)
    number = any(character.isdigit() for character in card.value)
    style = TITLE.at(max(16.0, wide * (0.28 if number else 0.245)))
    place = (x + 2, y + high * 0.76 - style.size, wide - 4, 2 * style.size)
    canvas.write(card.value, place, style, ink, align="center", shrink=0.7)
    if badged:
        badge(canvas, (x + wide / 2, y + 2), wide * 0.17, "outvoted")


# ---------------------------------------------------------------- tables


def _line_height(canvas: Canvas) -> float:
    return canvas.theme.size(SIZES[canvas.form].cell) * 1.6 + 6


def _head_height(canvas: Canvas, table: Table) -> float:
    sizes = SIZES[canvas.form]
    if any(isinstance(cell, SmallCard) for cell in table.head):
        return sizes.tight[1] + 10
    return canvas.theme.size(sizes.head) * sizes.head.line * 2 + 8


def _table(canvas: Canvas, paper: Paper, table: Table, rect: Rect) -> None:
    sizes = SIZES[canvas.form]
    x, y, wide, high = rect
    column = wide / len(table.head)
    head = _head_height(canvas, table)
    for place, cell in enumerate(table.head):
        box = (x + place * column, y, column, head - 8)
        if isinstance(cell, Text):
            canvas.write(cell, _inside(box), sizes.head, paper.soft, align="center", lines=2)
        else:
            card_wide = min(sizes.tight[0], column - 8)
            small_card(canvas, cell, (box[0] + (column - card_wide) / 2, y, card_wide, sizes.tight[1]))
    pitch = (high - head) / len(table.rows)
    for number, row in enumerate(table.rows):
        line = (x, y + head + number * pitch, wide, pitch - 6)
        marked = number == table.marked
        if marked:
            canvas.panel(line, fill=paper.mark, radius=14)
        else:
            paper.plate(canvas, line, radius=14)
        for place, cell in enumerate(row):
            box = (x + place * column, line[1], column, line[3])
            ink = paper.mark_ink if marked else paper.ink
            canvas.write(cell, _inside(box), sizes.cell, ink, align="center", shrink=0.7)


def _inside(rect: Rect) -> Rect:
    return rect[0] + 4, rect[1], rect[2] - 8, rect[3]
