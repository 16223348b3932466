"""The chapter of the roles: what they are paid, and a page for each, the executioner's first."""

from __future__ import annotations

from dataclasses import replace

from pass_and_play.games.executioner.cards import Part
from pass_and_play.games.executioner.rewards import BLAME, LOST_BY_THE_DEAD, SABOTEURS_PAY, STOLEN
from pass_and_play.ui.tables.executioner.teller import Teller
from pass_and_play.ui.tables.rulebook import Page, Row, Table

EACH_DEAD = 1
"""Crowns for each of the counted dead."""


def pages(tell: Teller) -> tuple[Page, ...]:
    """The table of the roles, and what each of them wants."""
    return (
        _all(tell),
        _executioner(tell),
        _role(tell, Part.LOYALIST, *_loyalist(tell)),
        _role(tell, Part.SABOTEUR, *_saboteur(tell)),
        _role(tell, Part.PRINCESS, *_princess(tell)),
        _role(tell, Part.JESTER, *_jester(tell)),
    )


def _all(tell: Teller) -> Page:
    """How often there is each role, and its crowns at both ends and if it has died."""
    words, number = tell.words, tell.words.number
    none, each = words("rules.none"), words("rules.each_dead", n=EACH_DEAD)
    lost = number(-LOST_BY_THE_DEAD)
    pay = {
        Part.LOYALIST: (each, none, lost),
        Part.SABOTEUR: (none, number(SABOTEURS_PAY, signed=True), lost),
        Part.PRINCESS: (each, none, lost),
        Part.JESTER: (none, none, words("rules.from_each", n=STOLEN)),
    }
    rows = [(words("rules.executioner"), none, each, number(-BLAME), none)]
    rows += [(words(f"role.{part}"), number(tell.copies(part)), *paid) for part, paid in pay.items()]
    columns = ("role", "copies", "normal", "saboteurs", "dead")
    head = tuple(words(f"rules.column.{column}") for column in columns)
    return tell.page("roles", Table(head, tuple(rows)), note=words("rules.roles.note"))


def _executioner(tell: Teller) -> Page:
    key, each = "role_executioner", tell.crowns(EACH_DEAD)
    card = tell.hood_card(tell.words("rules.copies", n=1))
    return tell.page(
        key,
        replace(
            tell.gain(tell.row(f"{key}.counted", "skull", each=each), EACH_DEAD), cards=(card,), beside=True
        ),
        tell.gain(tell.row(f"{key}.blame", "saboteur", loss=tell.crowns(BLAME)), -BLAME),
        tell.row(f"{key}.calls", "executioner"),
        tell.row(f"{key}.left_out", "close"),
    )


def _role(tell: Teller, part: Part, first: Row, *others: Row) -> Page:
    """A page under the name that the card file gives the role. Its first rule is shown by the card."""
    words, key = tell.words, f"role_{part}"
    card = tell.role_card(part, words("rules.copies", n=tell.copies(part)))
    shown = replace(first, cards=(card,), beside=True)
    return Page(key, words(f"role.{part}"), words(f"rules.{key}.lead"), (shown, *others))


def _loyalist(tell: Teller) -> tuple[Row, ...]:
    key = "role_loyalist"
    return (
        tell.gain(tell.row(f"{key}.alive", "loyalist", each=tell.crowns(EACH_DEAD)), EACH_DEAD),
        tell.gain(tell.row(f"{key}.dead", "skull"), -LOST_BY_THE_DEAD),
        tell.gain(tell.row(f"{key}.saboteurs", "saboteur"), 0),
        tell.row(f"{key}.hint", "speech"),
    )


def _saboteur(tell: Teller) -> tuple[Row, ...]:
    key = "role_saboteur"
    return (
        tell.gain(tell.row(f"{key}.win", "saboteur"), SABOTEURS_PAY),
        tell.gain(tell.row(f"{key}.normal", "executioner"), 0),
        tell.gain(tell.row(f"{key}.dead", "skull"), -LOST_BY_THE_DEAD),
        tell.row(f"{key}.hint", "speech"),
    )


def _princess(tell: Teller) -> tuple[Row, ...]:
    key = "role_princess"
    return (
        tell.gain(tell.row(f"{key}.dies", "skull"), -LOST_BY_THE_DEAD),
        tell.gain(tell.row(f"{key}.alive", "princess", each=tell.crowns(EACH_DEAD)), EACH_DEAD),
        tell.row(f"{key}.saved", "shield"),
        tell.row(f"{key}.hint", "speech"),
    )


def _jester(tell: Teller) -> tuple[Row, ...]:
    """What a jester's death brings depends on the number of players, where that is known."""
    key, seats = "role_jester", tell.seats
    gain = STOLEN * (seats - 1) - LOST_BY_THE_DEAD if seats is not None else None
    loss, stolen = tell.crowns(LOST_BY_THE_DEAD), tell.crowns(STOLEN)
    return (
        tell.gain(tell.row(f"{key}.dies", "skull", loss=loss, stolen=stolen), gain),
        tell.row(f"{key}.counts", "parasite"),
        tell.row(f"{key}.cheese", "cheese", cheese=tell.cheese),
        tell.gain(tell.row(f"{key}.alive", "jester"), 0),
    )
