"""Tables of three and four players of Caper for tests, and the rooms of Snitch and Lookout."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from caper_scene import board_of_the_look, room_of, table_of
from people import SHORT

from pass_and_play.engine.ask import Ask, numbered, say
from pass_and_play.games.caper import snitch
from pass_and_play.games.caper.parts import MASTERMINDS, SNITCH, TEAMS
from pass_and_play.games.caper.views import TableView
from pass_and_play.ui.room import Room

SNITCH_SEAT, LOOKOUT_SEAT = 2, 3
COLOURS = ("amber", "sky", "jade", "rose")


def snitch_table(**changes: object) -> TableView:
    """Three players; the last of them is the Snitch."""
    base = table_of(board_of_the_look(), "give", turn=None, swap=False, hands=(1, 1, 2))
    return replace(base, parts=(*MASTERMINDS, SNITCH), deck=4, **changes)  # type: ignore[arg-type]


def team_table(count: int = 5) -> TableView:
    """Four players; the last of them is mint's Lookout."""
    base = table_of(board_of_the_look(), "pass", turn=None, swap=False, hands=(0, count, 0, count))
    return replace(base, parts=TEAMS, lookouts=True)


def giving(*touched: str, names: Sequence[str] = SHORT) -> Room:
    """The room of the Snitch's question."""
    return room_of(
        Ask(SNITCH_SEAT, say("give"), snitch.WAYS), *touched, names=names, colours=COLOURS, players=3
    )


def passing(count: int, *touched: str, names: Sequence[str] = SHORT) -> Room:
    """The room of a Lookout's question."""
    ask = Ask(LOOKOUT_SEAT, say("pass"), numbered("card", count), least=2, most=2, order=(1, 3))
    return room_of(ask, *touched, names=names, colours=COLOURS, players=4)
