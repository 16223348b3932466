"""Where the house rules stand in each form of the screen, and how they are shared among pages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf

from pass_and_play.cards.option import OptionKind, OptionRule
from pass_and_play.ui.paint.form import Form
from pass_and_play.ui.paint.record import Rect


@dataclass(frozen=True, slots=True)
class Layout:
    """The panel in one form. `players`, `first` and `later` are where the number of players, the rows of the
    first page and those of later pages begin."""

    panel: Rect
    left: float
    wide: float
    title: Rect
    players: float
    first: float
    later: float
    foot: Rect
    """What leads from the first page to the others."""
    back: Rect
    """What leads back from these, and on."""
    switch: float
    """Height of a row with a switch."""
    caption: float
    """Height of a rule's name and note above its control; 0 where the control stands beside them."""
    control: float
    gap: float
    """Least space between two rows."""

    @property
    def bottom(self) -> float:
        """Where the rows end if there is one page only."""
        return self.foot[1] + self.foot[3]

    def end(self, *, first: bool) -> float:
        """Where the rows of one of several pages end."""
        return self.foot[1] - 6 if first else self.back[1] - 6

    def high(self, rule: OptionRule) -> float:
        """Height of the row of a rule."""
        if rule.kind is OptionKind.SWITCH:
            return self.switch
        return self.caption + self.control if self.caption else self.switch

    def needs(self, rules: Sequence[OptionRule]) -> float:
        """Height of a page with these rules."""
        return sum(self.high(rule) for rule in rules) + self.gap * (len(rules) + 1)


LAYOUTS = {
    Form.LANDSCAPE: Layout(
        panel=(808, 96, 432, 586),
        left=836,
        wide=376,
        title=(836, 114, 376, 40),
        players=162,
        first=218,
        later=152,
        foot=(832, 580, 384, 84),
        back=(832, 608, 384, 56),
        switch=60,
        caption=45,
        control=56,
        gap=3,
    ),
    Form.PORTRAIT: Layout(
        panel=(24, 652, 752, 420),
        left=48,
        wide=704,
        title=(48, 662, 704, 40),
        players=706,
        first=762,
        later=702,
        foot=(44, 984, 712, 76),
        back=(44, 1000, 712, 60),
        switch=60,
        caption=0,
        control=56,
        gap=6,
    ),
    Form.COMPACT: Layout(
        panel=(616, 60, 392, 460),
        left=632,
        wide=360,
        title=(632, 68, 180, 34),
        players=104,
        first=150,
        later=104,
        foot=(628, 456, 368, 56),
        back=(628, 464, 368, 48),
        switch=50,
        caption=44,
        control=46,
        gap=3,
    ),
}


def paged(rules: Sequence[OptionRule], layout: Layout) -> list[list[OptionRule]]:
    """The rules in their order: as many on the first page as there is room for, the others evenly shared."""
    if layout.needs(rules) <= layout.bottom - layout.first:
        return [list(rules)]
    first = _filled(rules, layout, layout.end(first=True) - layout.first)[0]
    rest = rules[len(first) :]
    room = layout.end(first=False) - layout.later
    share = layout.needs(rest) / len(_filled(rest, layout, room))
    return [first, *_filled(rest, layout, room, enough=share)]


def _filled(
    rules: Sequence[OptionRule], layout: Layout, room: float, *, enough: float = inf
) -> list[list[OptionRule]]:
    """Pages no higher than `room`, each ended as soon as it is high `enough`."""
    pages: list[list[OptionRule]] = [[]]
    for rule in rules:
        full = layout.needs([*pages[-1], rule]) > room or layout.needs(pages[-1]) >= enough
        if pages[-1] and full:
            pages.append([])
        pages[-1].append(rule)
    return pages
