"""Where everything stands on the screen of Raquel's last trump, in each form."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect

MOST = 7
"""Candidates in the largest match."""


@dataclass(frozen=True, slots=True)
class Tiles:
    """How the seats that can be named are laid out: so many columns, and how large a tile is."""

    columns: int
    top: float
    size: tuple[float, float]
    pitch: tuple[float, float]


@dataclass(frozen=True, slots=True)
class Layout:
    """Where everything stands in one form: what stands with Raquel's card, the question with the tiles that
    answer it from `left` on, what a right and a wrong name come to, and the warning at the foot.

    `tiles` are for so many candidates at most; `centred` tells whether the last one of an uneven number
    stands in the middle.
    """

    card: Rect
    who: Rect
    who_align: str
    mark: float
    """Side of the mark of her seat."""
    loot: Rect
    title: Rect
    title_lines: int
    note: Rect
    note_lines: int
    left: float
    tiles: dict[int, Tiles]
    centred: bool
    right: Rect
    wrong: Rect
    warning: Rect

    def boxes(self, count: int) -> Iterator[Rect]:
        """The places of so many tiles."""
        tiles = self.tiles[min(most for most in self.tiles if count <= most)]
        for place in range(count):
            row, column = divmod(place, tiles.columns)
            alone = self.centred and place == count - 1 and column == 0
            across = column + (0.5 if alone else 0.0)
            yield self.left + across * tiles.pitch[0], tiles.top + row * tiles.pitch[1], *tiles.size


LAYOUTS = {
    Form.LANDSCAPE: Layout(
        card=(56, 108, 264, 370),
        who=(56, 492, 264, 48),
        who_align="center",
        mark=32,
        loot=(56, 548, 264, 136),
        title=(352, 108, 872, 56),
        title_lines=1,
        note=(352, 160, 872, 30),
        note_lines=1,
        left=352,
        tiles={
            4: Tiles(columns=2, top=216, size=(428, 156), pitch=(444, 172)),
            6: Tiles(columns=3, top=216, size=(280, 156), pitch=(296, 172)),
            MOST: Tiles(columns=3, top=216, size=(280, 100), pitch=(296, 112)),
        },
        centred=False,
        right=(352, 564, 428, 120),
        wrong=(796, 564, 428, 120),
        warning=(56, 720, 576, 64),
    ),
    Form.PORTRAIT: Layout(
        card=(24, 256, 150, 210),
        who=(200, 258, 568, 48),
        who_align="left",
        mark=32,
        loot=(200, 322, 576, 144),
        title=(24, 92, 752, 96),
        title_lines=2,
        note=(24, 190, 752, 54),
        note_lines=2,
        left=24,
        tiles={
            4: Tiles(columns=2, top=514, size=(364, 200), pitch=(388, 220)),
            6: Tiles(columns=2, top=490, size=(364, 148), pitch=(388, 164)),
            MOST: Tiles(columns=2, top=490, size=(364, 108), pitch=(388, 122)),
        },
        centred=True,
        right=(24, 988, 364, 112),
        wrong=(412, 988, 364, 112),
        warning=(32, 1106, 736, 56),
    ),
    Form.COMPACT: Layout(
        card=(50, 72, 140, 196),
        who=(20, 272, 200, 60),
        who_align="center",
        mark=24,
        loot=(20, 340, 200, 180),
        title=(240, 66, 764, 44),
        title_lines=1,
        note=(240, 108, 764, 28),
        note_lines=1,
        left=240,
        tiles={
            4: Tiles(columns=2, top=144, size=(374, 130), pitch=(390, 144)),
            6: Tiles(columns=3, top=144, size=(244, 130), pitch=(260, 144)),
            MOST: Tiles(columns=3, top=144, size=(244, 84), pitch=(260, 94)),
        },
        centred=False,
        right=(240, 430, 374, 90),
        wrong=(630, 430, 374, 90),
        warning=(20, 538, 480, 52),
    ),
}
