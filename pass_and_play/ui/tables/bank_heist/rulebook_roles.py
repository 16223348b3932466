"""The chapter of the roles: which are played, and a page for each."""

from __future__ import annotations

from collections.abc import Mapping

from pass_and_play.cards.option import Value
from pass_and_play.games.bank_heist.reveal import PENALTY
from pass_and_play.games.bank_heist.split import BONUS, FARE, THEFT
from pass_and_play.ui.tables.bank_heist.teller import Teller
from pass_and_play.ui.tables.rulebook import Page, SmallCard, Table
from pass_and_play.words import Text

RIDERS = 3
"""Other survivors in the example of the Driver."""


def pages(tell: Teller, values: Mapping[str, Value]) -> tuple[Page, ...]:
    """The table of the roles, and what each of them does."""
    return (
        _in_play(tell, values),
        _informer(tell),
        _brute(tell),
        _driver(tell),
        _crook(tell),
        _mastermind(tell),
    )


def _in_play(tell: Teller, values: Mapping[str, Value]) -> Page:
    """Which roles every gang has, by the number of players."""
    words, number = tell.words, tell.words.number
    every = values["roles"] == "all"
    rows = []
    for players, keys in tell.cards.in_play.items():
        played = [words("rules.yes" if role.key in keys else "rules.none") for role in tell.cards.roles]
        rows.append((number(players), *played))
    head: tuple[Text | SmallCard, ...] = (
        words("rules.column.players"),
        *(tell.card(role.key, number(role.order)) for role in tell.cards.roles),
    )
    own = list(tell.cards.in_play).index(tell.seats) if tell.seats is not None and not every else None
    note = words("rules.roles.all" if every and tell.table is not None else "rules.roles.note")
    return tell.page("roles", Table(head, tuple(rows), own), note=note)


def _informer(tell: Teller) -> Page:
    return tell.page(
        "informer",
        tell.row("informer.names", "informer"),
        tell.row("informer.caught", "close"),
        tell.row("informer.nothing", "eye-off"),
        tell.row("informer.alone", "warning", sum=tell.sum_of(PENALTY)),
        tell.row("informer.two", "players"),
    )


def _brute(tell: Teller) -> Page:
    return tell.page(
        "brute",
        tell.row("brute.threat", "threat"),
        tell.row("brute.safe", "shield"),
        tell.row("brute.named", "informer"),
        tell.row("brute.crook", "crook", sum=tell.sum_of(THEFT)),
    )


def _driver(tell: Teller) -> Page:
    return tell.page(
        "driver",
        tell.row("driver.fare", "driver", sum=tell.sum_of(FARE)),
        tell.row("driver.more", "players", n=RIDERS, sum=tell.sum_of(RIDERS * FARE)),
        tell.row("driver.two", "close"),
    )


def _crook(tell: Teller) -> Page:
    return tell.page(
        "crook",
        tell.row("crook.takes", "crook", sum=tell.sum_of(THEFT)),
        tell.row("crook.nobody", "brute"),
        tell.row("crook.two", "close"),
    )


def _mastermind(tell: Teller) -> Page:
    return tell.page(
        "mastermind",
        tell.row("mastermind.adds", "mastermind", sum=tell.sum_of(BONUS)),
        tell.row("mastermind.shared", "players"),
        tell.row("mastermind.two", "close"),
    )
