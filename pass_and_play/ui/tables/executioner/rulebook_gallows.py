"""The chapter of the gallows cards: every card of the box, beside others that do something alike."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pass_and_play.games.executioner.cards import Gallows
from pass_and_play.ui.tables.executioner.teller import Teller
from pass_and_play.ui.tables.rulebook import Page, Row

EFFECT_ICONS = {
    "action": "bell",
    "shift_left": "arrow-left",
    "shift_right": "arrow-right",
    "swap_centre": "swap",
    "shuffle": "shuffle",
    "look_own": "peek",
    "look_neighbour": "peek",
    "look_centre": "peek",
    "look_all": "eye",
    "show_centre": "eye",
    "protect": "protected",
    "must": "axe",
    "per_dead": "crown",
}
"""An icon for what a gallows card does."""

FAMILIES: Mapping[str, Sequence[str]] = {
    "actions": ("action",),
    "moves": ("shift_left", "shift_right", "swap_centre", "shuffle"),
    "looks": ("look_own", "look_neighbour", "look_all", "look_centre", "show_centre"),
    "rules": ("protect", "must", "per_dead"),
}
"""Effects that are alike, by the page that they stand on."""

RULINGS: Mapping[str, Mapping[str, tuple[str, Sequence[str]]]] = {
    "actions": {"besides": ("plus", ("action",))},
    "moves": {"left": ("rotate", ("shift_left", "shift_right"))},
    "looks": {
        "private": ("lock", ("look_own", "look_neighbour", "look_all", "look_centre")),
        "neighbours": ("players", ("look_neighbour",)),
    },
    "rules": {
        "protected": ("shield", ("protect",)),
        "compulsory": ("executioner", ("must",)),
        "pay": ("coin-pile", ("per_dead",)),
    },
}
"""What is to be known besides, by page: its icon, and the effects for which it is."""


def pages(tell: Teller) -> tuple[Page, ...]:
    """How gallows cards are used, and what each of them does."""
    return (_all(tell), *(page for family in FAMILIES if (page := _family(tell, family)) is not None))


def _all(tell: Teller) -> Page:
    return tell.page(
        "gallows",
        tell.row("gallows.when", "gallows"),
        tell.row("gallows.choose", "executioner"),
        tell.row("gallows.look", "eye-off"),
        note=tell.words("rules.gallows.note", n=len(tell.cards.gallows)),
    )


def _family(tell: Teller, family: str) -> Page | None:
    """The cards with these effects, in the order of the card file; None where there are none."""
    cards = [card for card in tell.cards.gallows if card.effect in FAMILIES[family]]
    if not cards:
        return None
    there = {card.effect for card in cards}
    rows = [_card(tell, card, "game" if family == "rules" else "now") for card in cards]
    rows += [
        tell.row(f"gallows_{family}.{ruling}", icon)
        for ruling, (icon, effects) in RULINGS[family].items()
        if there.intersection(effects)
    ]
    few = _few(tell) if family == "moves" else None
    return tell.page(f"gallows_{family}", *rows, few)


def _card(tell: Teller, card: Gallows, when: str) -> Row:
    """What the card file says of a card, and when it holds."""
    words = tell.words
    picture = tell.gallows_card(EFFECT_ICONS[card.effect], words(f"rules.timing.{when}"))
    text = words(f"gallows.{card.key}.text")
    return Row(words(f"gallows.{card.key}"), text, "gallows", (picture,), beside=True)


def _few(tell: Teller) -> Row | None:
    """Where so few are prisoners that a card takes all of them, nobody is chosen."""
    if tell.seats is None:
        return None
    prisoners = tell.seats - 1
    taken = [card.number for card in tell.cards.gallows if card.effect == "shuffle"]
    if max(taken, default=0) < prisoners:
        return None
    return tell.row("gallows_moves.few", "players", n=prisoners)
