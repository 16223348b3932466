"""What the rules of a game are told with: chapters of pages, and pages of blocks that fit any form."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from pass_and_play.ui.paint.canvas import Canvas
from pass_and_play.ui.paint.colour import RGB
from pass_and_play.ui.paint.record import Rect
from pass_and_play.words import Text


@dataclass(frozen=True, slots=True)
class SmallCard:
    """A card as the rules show it: an icon and a value below it. One that is `faint` does not count."""

    icon: str
    value: Text
    fill: tuple[RGB, RGB]
    ink: RGB
    faint: bool = False


@dataclass(frozen=True, slots=True)
class Figure:
    """What stands at the end of a row: a sum in large letters, or a short value in the row's own.

    `ink` is its colour on paper, that of all words if there is none.
    """

    words: Text
    ink: RGB | None = None
    large: bool = True


class Drawn(Protocol):
    """What stands at the end of a row and is drawn by its game, in letters of `size` units."""

    def extent(self, canvas: Canvas, size: float) -> tuple[float, float]:
        """Width and height that it takes, in canvas units."""

    def draw(self, canvas: Canvas, rect: Rect, size: float, ink: RGB) -> None:
        """Draw it at the right end of `rect`."""


@dataclass(frozen=True, slots=True)
class Row:
    """One rule: its name, what it says, and whatever shows it."""

    title: Text
    text: Text | None
    icon: str
    cards: tuple[SmallCard, ...] = ()
    figure: Figure | Drawn | None = None
    beside: bool = False
    """Whether the cards stand beside the words in every form, since they are as narrow as an icon."""
    tile: tuple[RGB, RGB] | None = None
    """Colours of a tile and of the icon on it, where the colour is a part of what is told."""


@dataclass(frozen=True, slots=True)
class Table:
    """Short cells below words or cards; `marked` is the row that holds at this table, if any."""

    head: tuple[Text | SmallCard, ...]
    rows: tuple[tuple[Text, ...], ...]
    marked: int | None = None


Block = Row | Table


@dataclass(frozen=True, slots=True)
class Page:
    """A few rules under one title. It takes as many sheets as the form and the text size need."""

    key: str
    title: Text
    lead: Text | None
    blocks: tuple[Block, ...]
    note: Text | None = None
    """One or two quiet lines at the foot of its last sheet."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """An entry of the menu, and the pages behind it."""

    key: str
    icon: str
    name: Text
    pages: tuple[Page, ...]


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The rules of one game. The same for everybody at the table at every moment."""

    chapters: tuple[Chapter, ...]
    phases: Mapping[str, str]
    """From the phases of a match to the keys of pages; the first page is that of all others."""
    board: tuple[RGB, RGB]
    """The paper, from top to bottom."""
    mark: RGB
    """What is chosen, and icons: dark enough for the paper, with words in `mark_ink` on it."""
    mark_ink: RGB

    @property
    def pages(self) -> tuple[Page, ...]:
        """Every page, in the order in which they are turned."""
        return tuple(page for chapter in self.chapters for page in chapter.pages)

    def page_of(self, phase: str) -> int:
        """The number of the page that a phase opens at."""
        keys = [page.key for page in self.pages]
        return keys.index(self.phases[phase]) if phase in self.phases else 0
