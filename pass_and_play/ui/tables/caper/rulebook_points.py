"""The chapter of the end: who wins a location, the four steps, and sets of stolen goods."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pass_and_play.games.caper.effects import GOODS
from pass_and_play.games.caper.goods import set_points
from pass_and_play.games.caper.scoring import DISCARDED_GEAR
from pass_and_play.ui.tables.caper.teller import Teller
from pass_and_play.ui.tables.rulebook import Page, Row

SETS = {"one": ("jewel",), "two": ("jewel", "antique"), "three": ("jewel", "antique", "painting")}
"""A set of each size."""

EXAMPLES = {"same": ("jewel", "jewel", "jewel"), "wild": ("jewel", "jewel", "wild")}
"""What somebody may have at the end."""


def pages(tell: Teller) -> tuple[Page, ...]:
    """How the game is counted."""
    return _end(tell), _points(tell), _goods(tell)


def _end(tell: Teller) -> Page:
    return tell.page(
        "end",
        tell.row("end.most", "caper"),
        tell.row("end.bonus", "gear"),
        tell.row("end.zero", "minus"),
        tell.row("end.tie", "equal"),
        tell.row("end.coins", "coin"),
    )


def _points(tell: Teller) -> Page:
    teams = tell.players == 4
    return tell.page(
        "points",
        tell.row("points.locations", "location"),
        tell.row("points.thieves", "thief"),
        tell.row("points.gear_teams" if teams else "points.gear", "gear", points=DISCARDED_GEAR),
        tell.row("points.goods", "jewel"),
        tell.row("points.tie", "equal"),
    )


def _goods(tell: Teller) -> Page:
    """Every size of set, and two examples, with the points that the game counts for them."""
    rows = [_valued(tell, tell.row(f"goods.set.{size}", "jewel"), goods) for size, goods in SETS.items()]
    rows += [
        _valued(tell, tell.row(f"goods.{key}", "wild" if key == "wild" else "equal"), goods)
        for key, goods in EXAMPLES.items()
    ]
    return tell.page("goods", *rows)


def _valued(tell: Teller, row: Row, goods: Sequence[str]) -> Row:
    jewel, antique, painting, wild = (goods.count(good) for good in GOODS)
    points = set_points(jewel, antique, painting, wild, tell.cards.sets)
    return replace(row, cards=tuple(tell.good(good) for good in goods), figure=tell.sum(points), beside=True)
