"""The rules of Caper in short pages: which there are, and what shows them."""

from __future__ import annotations

from collections.abc import Mapping

from pass_and_play.cards.card_file import CardFile
from pass_and_play.cards.option import Value
from pass_and_play.games.caper.cards import Cards
from pass_and_play.games.caper.views import TableView
from pass_and_play.ui.paint.palettes import CAPER, Caper
from pass_and_play.ui.tables.caper import (
    rulebook_cards,
    rulebook_game,
    rulebook_list,
    rulebook_more,
    rulebook_points,
    rulebook_signs,
)
from pass_and_play.ui.tables.caper.teller import Teller
from pass_and_play.ui.tables.rulebook import Rulebook
from pass_and_play.words import Words

PHASES = {
    "parts": "sides",
    "round": "rounds",
    "play": "turn",
    "flip": "flips",
    "retrieve": "discards",
    "give": "snitch",
    "pass": "teams",
    "scoring": "points",
}
"""The page that each phase of a match opens at, if it is in the book of the table."""

OPTION_ICONS = {"city": "location", "parts": "players"}


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
    chapters = [
        tell.chapter("aim", "goal-flag", *rulebook_game.aims(tell)),
        tell.chapter("round", "round-marker", *rulebook_game.rounds(tell)),
        tell.chapter("cards", "swap", *rulebook_cards.pages(tell)),
        tell.chapter("points", "point", *rulebook_points.pages(tell)),
        rulebook_more.chapter(tell),
        tell.chapter("signs", "caper", *rulebook_signs.pages(tell)),
        tell.chapter("thieves", "thief", *rulebook_list.thieves(tell)),
        tell.chapter("gear", "gear", *rulebook_list.gear(tell)),
        tell.chapter("locations", "location", *rulebook_list.locations(tell)),
        tell.chapter("house", "settings", house),
    ]
    told = tuple(chapter for chapter in chapters if chapter is not None)
    pages = {page.key for chapter in told for page in chapter.pages}
    return Rulebook(
        chapters=told,
        phases={phase: page for phase, page in PHASES.items() if page in pages},
        board=Caper.THIEF,
        mark=CAPER.b3,
        mark_ink=CAPER.text,
    )
