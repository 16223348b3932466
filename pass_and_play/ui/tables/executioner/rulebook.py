"""The rules of By Order of the King in short pages: which there are, and what shows them."""

from __future__ import annotations

from collections.abc import Mapping

from pass_and_play.cards.card_file import CardFile
from pass_and_play.cards.option import Value
from pass_and_play.games.executioner.cards import Cards
from pass_and_play.games.executioner.views import TableView
from pass_and_play.ui.paint.palettes import EXECUTIONER, King
from pass_and_play.ui.tables.rulebook import Rulebook
from pass_and_play.words import Words


def rulebook(
    file: CardFile[Cards],
    words: Words,
    *,
    table: TableView | None,
    options: Mapping[str, Value] | None,
) -> Rulebook:
    """The rules for the table of a match, or for all tables of this card file where there is none."""
    return Rulebook(chapters=(), phases={}, board=King.CROWNS, mark=EXECUTIONER.b3, mark_ink=EXECUTIONER.text)
