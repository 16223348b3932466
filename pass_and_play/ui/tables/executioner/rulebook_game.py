"""The chapters of how a game goes, and of what the prisoners do in it."""

from __future__ import annotations

from collections.abc import Sequence

from pass_and_play.ui.tables.executioner.teller import Teller
from pass_and_play.ui.tables.rulebook import Page, Row

KNOWN = ("pardon", "hat", "decoy", "shield")
"""The items in the example of who knows what: before three prisoners, and in the middle."""


def courses(tell: Teller) -> tuple[Page, ...]:
    """The steps of a game, its cards, and who knows them."""
    return _game(tell), _pool(tell), _secrets(tell)


def actions(tell: Teller) -> tuple[Page, ...]:
    """What a prisoner may do, and who knows what then."""
    return _actions(tell), _knowing(tell)


def _game(tell: Teller) -> Page:
    return tell.page(
        "game",
        tell.by_seats("game.cards", "shuffle", n=tell.seats),
        tell.row("game.gallows", "gallows"),
        tell.row("game.actions", "swap"),
        tell.row("game.executions", "axe"),
        tell.row("game.rewards", "crown"),
        note=tell.words("rules.game.note"),
    )


def _pool(tell: Teller) -> Page:
    safe = [tell.words(f"item.{item.key}") for item in tell.items() if item.safe]
    return tell.page(
        "pool",
        tell.by_seats("pool.drawn", "shuffle", n=tell.seats),
        tell.row("pool.saboteur", "saboteur") if tell.values["one_saboteur"] else None,
        tell.row("pool.pardon", "pardon"),
        tell.row("pool.safe", "check", items=tell.words.listed(safe)),
        tell.row("pool.deal", "hand-over"),
        tell.row("pool.centre", "eye-off"),
        note=tell.words("rules.pool.note"),
    )


def _secrets(tell: Teller) -> Page:
    notebook = tell.values["memory_aid"]
    return tell.page(
        "secrets",
        tell.row("secrets.role", "lock"),
        tell.row("secrets.item", "eye-off"),
        tell.row("secrets.moved", "swap"),
        tell.row("secrets.notebook", "mark") if notebook else tell.row("secrets.no_notebook", "eye"),
        tell.row("secrets.never", "speech"),
    )


def _actions(tell: Teller) -> Page:
    kept = "listed" if tell.values["public_list"] else "unlisted"
    return tell.page(
        "actions",
        tell.row("actions.look", "peek"),
        tell.row("actions.swap", "swap"),
        tell.row(f"actions.{kept}", "players"),
        tell.row("actions.seen", "eye-off"),
        tell.row("actions.ask", "speech"),
        note=tell.words("rules.actions.note"),
    )


def _knowing(tell: Teller) -> Page:
    """Three prisoners and what they know, from the first looks to the second gallows card."""
    first, second, third, middle = range(len(KNOWN))
    acted = _swapped(_swapped(KNOWN, first, second), third, second)
    return tell.page(
        "knowing",
        _lying(tell, "dealt", "eye", KNOWN),
        _lying(tell, "acted", "swap", acted),
        _lying(tell, "middle", "gallows", _swapped(acted, first, middle)),
    )


def _swapped(items: Sequence[str], one: int, other: int) -> list[str]:
    """The items after two of them have changed places."""
    after = list(items)
    after[one], after[other] = after[other], after[one]
    return after


def _lying(tell: Teller, key: str, icon: str, items: Sequence[str]) -> Row:
    """The items in their places, which the cards name."""
    cards = [
        tell.item_card(item, tell.words(f"rules.knowing.places.{place}")) for place, item in enumerate(items)
    ]
    return tell.row(f"knowing.{key}", icon, cards=tuple(cards))
