"""The chapters of the Snitch, who is the third player, and of teams of two."""

from __future__ import annotations

from pass_and_play.games.caper import snitch
from pass_and_play.games.caper.scoring import DISCARDED_GEAR
from pass_and_play.ui.tables.caper.teller import Teller
from pass_and_play.ui.tables.rulebook import Chapter, Page, Table

CLOSE = ((30, 24), (30, 25), (28, 28), (5, 5))
"""Points of two Masterminds, for whom the Snitch is an example."""


def chapter(tell: Teller) -> Chapter | None:
    """What is different with three or four players; None with two."""
    match tell.players:
        case 2:
            return None
        case 3:
            return tell.chapter("snitch", "snitch", *_snitch(tell))
        case 4:
            return tell.chapter("teams", "lookout", _teams(tell))
        case _:
            return tell.chapter("more", "players", *_snitch(tell), _teams(tell))


def _snitch(tell: Teller) -> tuple[Page, ...]:
    page = tell.page(
        "snitch",
        tell.row("snitch.deck", "shuffle"),
        tell.row("snitch.first", "hand-over"),
        tell.row("snitch.give", "snitch"),
        tell.row("snitch.play", "play"),
        tell.row("snitch.last", "discard"),
    )
    return page, _snitch_points(tell)


def _snitch_points(tell: Teller) -> Page:
    """Points of two Masterminds, and what the Snitch makes of them."""
    words, number = tell.words, tell.words.number
    columns = ("high", "low", "snitch_points", "winner")
    head = tuple(words(f"rules.column.{column}") for column in columns)
    rows = []
    for high, low in CLOSE:
        points = snitch.points((high, low))
        winner = words("rules.wins.snitch" if points >= high else "rules.wins.mastermind")
        rows.append((number(high), number(low), number(points), winner))
    return tell.page("snitch_points", Table(head, tuple(rows)), note=words("rules.snitch_points.note"))


def _teams(tell: Teller) -> Page:
    return tell.page(
        "teams",
        tell.row("teams.deal", "lookout"),
        tell.row("teams.pass", "hand-over"),
        tell.row("teams.play", "play"),
        tell.row("teams.forced", "discard", points=DISCARDED_GEAR),
        tell.row("teams.last", "hourglass"),
        tell.row("teams.talk", "speech"),
    )
