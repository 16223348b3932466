"""The chapters of what a match is about, and of the rewards; and the page of its variants."""

from __future__ import annotations

from collections.abc import Sequence

from pass_and_play.games.executioner.cards import Part
from pass_and_play.games.executioner.rewards import (
    BLAME,
    LOST_BY_THE_DEAD,
    SABOTEURS_PAY,
    STOLEN,
    STOLEN_WITH_CHEESE,
)
from pass_and_play.ui.tables.executioner.rulebook_examples import Cast
from pass_and_play.ui.tables.executioner.rulebook_roles import EACH_DEAD
from pass_and_play.ui.tables.executioner.teller import Teller
from pass_and_play.ui.tables.rulebook import Page, Row, Table

ENDS: tuple[tuple[str, str, Sequence[Cast], Sequence[int]], ...] = (
    (
        "stopped",
        "check",
        (Cast(Part.LOYALIST), Cast(Part.JESTER), Cast(Part.LOYALIST, "pardon"), Cast(Part.SABOTEUR)),
        (1, 2),
    ),
    (
        "too_many",
        "pardon",
        (Cast(Part.LOYALIST), Cast(Part.JESTER), Cast(Part.LOYALIST, "pardon"), Cast(Part.SABOTEUR)),
        (1, 2, 3),
    ),
    (
        "princess",
        "princess",
        (Cast(Part.PRINCESS), Cast(Part.JESTER), Cast(Part.LOYALIST), Cast(Part.SABOTEUR)),
        (1,),
    ),
)
"""Three games: the prisoners, and on whom the axe falls."""


def rewards(tell: Teller) -> tuple[Page, ...]:
    """Who is paid, and three games in which somebody is."""
    return _rewards(tell), _worked(tell)


def aims(tell: Teller, players: Sequence[int]) -> tuple[Page, ...]:
    """Who wants what, how long a match is, and what depends on the number of its `players`."""
    return _aim(tell), _crowns(tell), _match(tell), _hood(tell), _numbers(tell, players)


def variants(tell: Teller) -> Page:
    """What house rules change."""
    return tell.page(
        "variants",
        tell.row("variants.notebook", "mark"),
        tell.row("variants.list", "menu"),
        tell.row("variants.cheese", "cheese", n=STOLEN_WITH_CHEESE),
        tell.row("variants.play_off", "equal"),
        tell.row("variants.treasury", "coin-pile"),
    )


def _aim(tell: Teller) -> Page:
    return tell.page(
        "aim",
        tell.row("aim.executioner", "executioner"),
        tell.row("aim.loyalist", "loyalist"),
        tell.row("aim.saboteur", "saboteur"),
        tell.row("aim.princess", "princess"),
        tell.row("aim.jester", "jester"),
        note=tell.words("rules.aim.note"),
    )


def _crowns(tell: Teller) -> Page:
    box, start = tell.cards.crowns, tell.cards.start
    treasury = tell.row("crowns_page.treasury", "coin-pile", box=box)
    if tell.seats is not None:
        left = box - tell.seats * start
        treasury = tell.row("crowns_page.treasury_now", "coin-pile", box=box, left=left)
    return tell.page(
        "crowns_page",
        tell.row("crowns_page.start", "crown", start=tell.crowns(start)),
        treasury,
        tell.row("crowns_page.least", "equal"),
        tell.row("crowns_page.open", "eye"),
    )


def _rewards(tell: Teller) -> Page:
    return tell.page(
        "rewards",
        tell.gain(tell.row("rewards.executioner", "executioner"), EACH_DEAD),
        tell.gain(tell.row("rewards.loyalist", "loyalist"), EACH_DEAD),
        tell.gain(tell.row("rewards.saboteur", "saboteur"), SABOTEURS_PAY),
        tell.gain(tell.row("rewards.blame", "warning"), -BLAME),
        tell.gain(tell.row("rewards.jester", "jester"), STOLEN),
        tell.gain(tell.row("rewards.cheese_two", "cheese"), STOLEN_WITH_CHEESE) if tell.takes_two else None,
        note=tell.words("rules.rewards.note", cheese=tell.cheese, loss=tell.crowns(LOST_BY_THE_DEAD)),
    )


def _worked(tell: Teller) -> Page:
    words = tell.words
    rows = [
        tell.worked(
            words(f"rules.worked.{key}.title"), words(f"rules.worked.{key}.text"), cast, struck, icon=icon
        )
        for key, icon, cast, struck in ENDS
    ]
    return tell.page("worked", *rows)


def _match(tell: Teller) -> Page:
    plays_on = tell.values["play_on"] == "always" or (
        tell.values["play_on"] == "by_length" and tell.values["length"] == "everyone"
    )
    goes_on = plays_on and tell.values["length"] != "treasury"
    return tell.page(
        "match",
        _length(tell),
        tell.row("match.stop", "exit"),
        tell.row("match.goes_on" if goes_on else "match.runs_out", "coin-pile"),
        tell.row(f"match.{tell.values['tie']}", "equal"),
    )


def _length(tell: Teller) -> Row:
    """How many games there are."""
    match tell.values["length"]:
        case "everyone":
            return tell.by_seats("match.everyone", "executioner", n=tell.seats)
        case "fixed":
            return tell.row("match.fixed", "round-marker", n=int(tell.values["games"]))
        case _:
            return tell.row("match.treasury", "round-marker")


def _hood(tell: Teller) -> Page:
    once = tell.values["length"] == "everyone"
    return tell.page(
        "hood",
        tell.row(f"hood.{tell.values['first_executioner']}", "executioner"),
        tell.row("hood.named", "arrow-right"),
        tell.row("hood.once", "check") if once else tell.row("hood.others", "players"),
    )


def _numbers(tell: Teller, players: Sequence[int]) -> Page:
    """Prisoners, cards and treasury by the number of players, with that of this table marked."""
    words, number = tell.words, tell.words.number
    head = tuple(words(f"rules.column.{column}") for column in ("players", "prisoners", "cards", "treasury"))
    rows = tuple(
        (number(n), number(n - 1), number(n), number(tell.cards.crowns - n * tell.cards.start))
        for n in players
    )
    own = list(players).index(tell.seats) if tell.seats is not None else None
    return tell.page("numbers", Table(head, rows, own), note=words("rules.numbers.note"))
