"""The rules of By Order of the King in short pages: which there are, and what shows them."""

from __future__ import annotations

from collections.abc import Mapping

from pass_and_play.cards.card_file import CardFile
from pass_and_play.cards.option import Value
from pass_and_play.games.executioner.cards import Cards
from pass_and_play.games.executioner.views import TableView
from pass_and_play.ui.paint.palettes import EXECUTIONER, King
from pass_and_play.ui.tables.executioner import (
    rulebook_execution,
    rulebook_gallows,
    rulebook_game,
    rulebook_items,
    rulebook_match,
    rulebook_roles,
)
from pass_and_play.ui.tables.executioner.teller import Teller
from pass_and_play.ui.tables.rulebook import Rulebook
from pass_and_play.words import Words

PHASES = {
    "first_executioner": "hood",
    "redraw": "pool",
    "pool": "pool",
    "first_look": "secrets",
    "gallows": "gallows",
    "look": "actions",
    "shown": "gallows",
    "call": "actions",
    "action": "actions",
    "execute": "execution",
    "shield": "passing",
    "death": "counted",
    "rewards": "rewards",
    "succession": "hood",
}
"""The page that each phase of a match opens at."""

OPTION_ICONS = {
    "length": "round-marker",
    "games": "play",
    "minutes": "timer",
    "first_executioner": "executioner",
    "memory_aid": "mark",
    "public_list": "menu",
    "tie": "equal",
    "cheese": "cheese",
    "one_saboteur": "saboteur",
    "play_on": "coin-pile",
}


def rulebook(
    file: CardFile[Cards],
    words: Words,
    *,
    table: TableView | None,
    options: Mapping[str, Value] | None,
) -> Rulebook:
    """The rules for the table of a match, or for all tables of this card file where there is none."""
    values = {rule.key: rule.default for rule in file.options} | dict(options or {})
    tell = Teller(words, file.cards, table, values)
    house = tell.house(file.options, values, icons=OPTION_ICONS, agreed=options is not None)
    chapters = (
        tell.chapter("aim", "goal-flag", *rulebook_match.aims(tell, file.players)),
        tell.chapter("game", "round-marker", *rulebook_game.courses(tell)),
        tell.chapter("actions", "swap", *rulebook_game.actions(tell)),
        tell.chapter("execution", "axe", *rulebook_execution.pages(tell)),
        tell.chapter("roles", "players", *rulebook_roles.pages(tell)),
        tell.chapter("items", "shield", *rulebook_items.pages(tell)),
        tell.chapter("gallows", "gallows", *rulebook_gallows.pages(tell)),
        tell.chapter("rewards", "crown", *rulebook_match.rewards(tell)),
        tell.chapter("house", "settings", house, rulebook_match.variants(tell)),
    )
    return Rulebook(
        chapters=chapters,
        phases=PHASES,
        board=King.CROWNS,
        mark=EXECUTIONER.b3,
        mark_ink=EXECUTIONER.text,
    )
