"""The rules of the game, in short pages; opening them tells nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil
from typing import TYPE_CHECKING, Any

from pass_and_play.cards.card_file import CardFile
from pass_and_play.cards.option import Value
from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import BLACK, lighten, mix, with_alpha
from pass_and_play.ui.paint.record import Rect
from pass_and_play.ui.scene import Scene
from pass_and_play.ui.scenes import rule_blocks
from pass_and_play.ui.scenes.rule_blocks import GAP
from pass_and_play.ui.scenes.rule_layout import LAYOUTS, Layout, spread
from pass_and_play.ui.scenes.rule_paper import Paper, dots, paper_button
from pass_and_play.ui.tables.painter import Painter
from pass_and_play.ui.tables.rulebook import Block, Chapter, Page
from pass_and_play.words import Text, Words

if TYPE_CHECKING:
    from pass_and_play.ui.host import Host

STRETCH = 0.55
"""How much higher than it must be a block may be drawn, as a share of its height, to fill its sheet."""

LEAD_GAP = 6.0
"""Between a title and its lead."""

Place = tuple[int, int]
"""A page, and the first of its blocks on a sheet."""


class RulesScene(Scene):
    """An opaque overlay. It knows the public table at most, and so is the same for everybody.

    `table` and `options` are those of the match; without a match the rules of every table are told. The
    page of `phase` is open at first.
    """

    name = "rules"

    def __init__(
        self,
        host: Host,
        *,
        words: Words,
        painter: Painter,
        file: CardFile[Any],
        table: Any | None = None,
        options: Mapping[str, Value] | None = None,
        phase: str = "",
    ) -> None:
        self._host = host
        self._words = words
        self._palette = painter.sign.palette
        self._book = painter.rulebook(file, words, table=table, options=options)
        self._pages = self._book.pages
        self._at: Place = (self._book.page_of(phase), 0)
        self._turns: dict[str, Place] = {}  # where the targets of the last picture lead to
        self.game = file.game
        self.phase = phase

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        """The menu of chapters, and the sheet that is open."""
        canvas.theme = canvas.theme.within(self._palette)
        layout, paper = LAYOUTS[canvas.form], Paper.of(canvas, self._book)
        canvas.backdrop("table")
        canvas.veil(canvas.window, with_alpha(BLACK, 0.75))
        top = self._ground(canvas, layout)
        canvas.write(self._words("rules.title"), layout.heading, layout.heading_style, paper.ink)
        self._menu(canvas, layout, paper)
        close = self._words("rules.close")
        paper_button(canvas, paper, layout.close, "close", close, key="close", keys=("escape", "f1"))
        sheets = self._sheets(canvas, layout, top)
        self._sheet(canvas, layout, paper, top, sheets)
        self._turn(canvas, layout, paper, sheets)

    def _ground(self, canvas: Canvas, layout: Layout) -> float:
        """The paper and the darker ground of the menu; returns where the page begins."""
        light, dark = self._book.board
        x, y, wide, high = layout.sheet
        canvas.panel(layout.sheet, fill=(light, mix(light, dark, 0.6)), radius=32, shadow=5)
        if layout.columns == 1:
            end = layout.entries[0] + layout.entries[2] + (layout.entries[0] - x)
            ground, rest, edge = (x, y, 64.0, high), (x + 32, y, end - x - 32, high), (end - 3, y, 3.0, high)
            top = y
        else:
            rows = ceil(len(self._book.chapters) / layout.columns)
            top = layout.entries[1] + rows * layout.pitch + 8
            ground, rest, edge = (x, y, wide, 64.0), (x, y + 32, wide, top - y - 32), (x, top - 3, wide, 3.0)
        canvas.panel(ground, fill=dark, radius=32)
        canvas.veil(rest, dark)
        if canvas.theme.high_contrast:
            canvas.veil(edge, self._palette.ink)
        return top

    def _menu(self, canvas: Canvas, layout: Layout, paper: Paper) -> None:
        chapters = self._book.chapters
        left, top, wide, high = layout.entries
        pitch = layout.pitch if layout.columns > 1 else min(layout.pitch, high / len(chapters))
        cell = (wide - (layout.columns - 1) * 8) / layout.columns
        entry = min(layout.entry, pitch - 4)
        page = 0
        for number, chapter in enumerate(chapters):
            row, column = divmod(number, layout.columns)
            rect = (left + column * (cell + 8), top + row * pitch, cell, entry)
            key = f"page:{chapter.key}"
            self._turns[key] = (page, 0)
            open_ = page <= self._at[0] < page + len(chapter.pages)
            self._entry(canvas, layout, paper, chapter, rect, open_=open_)
            page += len(chapter.pages)

    def _entry(
        self, canvas: Canvas, layout: Layout, paper: Paper, chapter: Chapter, rect: Rect, *, open_: bool
    ) -> None:
        x, y, wide, high = rect
        feel = canvas.target(f"page:{chapter.key}", rect, chapter.name)
        if feel.focused:
            paper.ring(canvas, rect, radius=18)
        touched = feel.hovered or feel.pressed
        if open_:
            canvas.panel(rect, fill=lighten(paper.mark, 0.14) if touched else paper.mark, radius=18)
        elif touched:
            canvas.panel(rect, fill=with_alpha(paper.mark, 0.14), radius=18)
        side = min(28.0, high * 0.5)
        icon = (x + 18, y + (high - side) / 2, side, side)
        canvas.icon(chapter.icon, icon, paper.mark_ink if open_ else paper.mark)
        style = layout.entry_style.at(layout.entry_style.size, weight=800) if open_ else layout.entry_style
        room = wide - side - 42
        arrow = open_ and layout.columns == 1 and canvas.measure(chapter.name, style) + 34 <= room
        words = (x + 32 + side, y, room, high)
        canvas.write(chapter.name, words, style, paper.mark_ink if open_ else paper.ink, shrink=0.7)
        if arrow:
            canvas.icon("chevron-right", (x + wide - 38, y + high / 2 - 11, 22, 22), paper.mark_ink)

    # ------------------------------------------------------------------ the sheets

    def _chapter(self) -> list[tuple[int, Page]]:
        """The pages of the open chapter, with their numbers."""
        page = 0
        for chapter in self._book.chapters:
            numbered = list(enumerate(chapter.pages, page))
            page += len(chapter.pages)
            if self._at[0] < page:
                break
        return numbered

    def _sheets(self, canvas: Canvas, layout: Layout, top: float) -> list[Place]:
        """Every sheet of the open chapter."""
        found = []
        for number, page in self._chapter():
            heights = [rule_blocks.height(canvas, block, layout.wide) for block in page.blocks]
            first = layout.bottom - self._head_end(canvas, layout, top, page, first=True)
            later = layout.bottom - self._head_end(canvas, layout, top, page, first=False)
            found += [(number, start) for start in spread(heights, first=first, later=later)]
        return found

    def _head_end(self, canvas: Canvas, layout: Layout, top: float, page: Page, *, first: bool) -> float:
        """Where the blocks begin: below the title, and on the first sheet of a page below its lead."""
        end = top + layout.title + layout.title_style.size * 1.2
        if first and page.lead is not None:
            _, tall = canvas.extent(page.lead, layout.lead_style, layout.wide - 16, lines=4)
            end += LEAD_GAP + tall
        return end + 14

    def _sheet(
        self, canvas: Canvas, layout: Layout, paper: Paper, top: float, sheets: Sequence[Place]
    ) -> None:
        number, start = self._now(sheets)
        page = self._pages[number]
        starts = [block for at, block in sheets if at == number]
        end = next((block for block in starts if block > start), len(page.blocks))
        high = layout.title_style.size * 1.2
        title = (layout.left + 8, top + layout.title, layout.title_wide - 8, high)
        canvas.write(page.title, title, layout.title_style, paper.ink)
        below = self._head_end(canvas, layout, top, page, first=start == 0)
        if start == 0 and page.lead is not None:
            begin = top + layout.title + high + LEAD_GAP
            lead = (layout.left + 8, begin, layout.wide - 16, below - 14 - begin)
            canvas.write(page.lead, lead, layout.lead_style, paper.soft, lines=4)
        room = (layout.left, below, layout.wide, layout.bottom - below)
        _blocks(canvas, paper, page.blocks[start:end], room)
        if end == len(page.blocks) and page.note is not None:
            self._note(canvas, layout, paper, page.note)

    def _now(self, sheets: Sequence[Place]) -> Place:
        """The sheet that is open: after a change of form or text size, the one with the same block."""
        return max(place for place in sheets if place <= self._at)

    def _note(self, canvas: Canvas, layout: Layout, paper: Paper, note: Text) -> None:
        x, y, wide, high = layout.foot
        canvas.icon("info", (x + 6, y + high / 2 - 13, 26, 26), paper.mark)
        room = (x + 42, y, wide - 42 - _turner_width(high) - 16, high)
        canvas.write(note, room, layout.note_style, paper.ink, lines=2, shrink=0.75)

    def _turn(self, canvas: Canvas, layout: Layout, paper: Paper, sheets: Sequence[Place]) -> None:
        """The buttons to the sheet before and the next one, and between them how many the chapter has."""
        words = self._words
        x, y, wide, high = layout.foot
        side = high - 4
        here, last = self._now(sheets), len(self._pages) - 1
        at = sheets.index(here)
        before = sheets[at - 1] if at else self._end_before(sheets[0][0])
        after = sheets[at + 1] if at + 1 < len(sheets) else (sheets[-1][0] + 1, 0)
        more = after[0] <= last
        self._turns |= {"before": before or here, "next": after if more else here}
        left, right = x + wide - _turner_width(high), x + wide - side
        for rect, key, icon, keys, enabled in (
            (
                (left, y + 2, side, side),
                "before",
                "chevron-left",
                ("ctrl+left", "page up"),
                before is not None,
            ),
            ((right, y + 2, side, side), "next", "chevron-right", ("ctrl+right", "page down"), more),
        ):
            name = words(f"rules.{key}")
            paper_button(canvas, paper, rect, icon, name, key=key, keys=keys, enabled=enabled)
        dots(canvas, paper, (left + side, y, right - left - side, high), count=len(sheets), at=at)

    def _end_before(self, page: int) -> Place | None:
        """The last block of the page before this one, if there is one: it opens the sheet that it is on."""
        return (page - 1, len(self._pages[page - 1].blocks) - 1) if page else None

    # ------------------------------------------------------------------ touching

    def press(self, key: str) -> None:
        """Close, or turn to another sheet."""
        if key == "close":
            self._host.stage.lift_overlay()
        elif key in self._turns:
            self._at = self._turns[key]


def _blocks(canvas: Canvas, paper: Paper, blocks: Sequence[Block], rect: Rect) -> None:
    """Blocks below each other, a little higher than they must be where there is room."""
    x, y, wide, high = rect
    heights = [rule_blocks.height(canvas, block, wide) for block in blocks]
    spare = high - sum(heights) - GAP * (len(heights) - 1)
    growth = 1 + max(0.0, min(STRETCH, spare / sum(heights)))
    for block, least in zip(blocks, heights, strict=True):
        rule_blocks.draw(canvas, paper, block, (x, y, wide, least * growth))
        y += least * growth + GAP


def _turner_width(high: float) -> float:
    """Both buttons, and the dots between them."""
    return 2 * (high - 4) + 96
