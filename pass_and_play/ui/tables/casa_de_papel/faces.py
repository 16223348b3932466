"""How the cards of La Casa de Papel look: which picture, and what is printed on it."""

from __future__ import annotations

from pass_and_play.games.casa_de_papel.cards import ActionCard, Character, Kind, Power, Team
from pass_and_play.words import Text, Words


def value(card: ActionCard, words: Words) -> Text:
    """What an action card does: +250, −500, or a word where it carries no value."""
    if card.value == 0:
        return words("action.plain")
    return words.number(card.value if card.kind is Kind.BANKNOTE else -card.value, signed=True)


def emblem(character: Character) -> str:
    """The icon of a character: the two with a power have their own, the others that of their side."""
    if character.power is Power.PROFESSOR:
        return "professor"
    if character.power is Power.RAQUEL:
        return "inspector"
    return "gangster" if character.team is Team.GANGSTERS else "hostage"


def team_icon(team: Team) -> str:
    """The icon of a side."""
    return "gangster" if team is Team.GANGSTERS else "hostage"
