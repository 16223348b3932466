"""The card file of La Casa de Papel broken in every place: told, or harmless; never an exception."""

from __future__ import annotations

from collections import Counter

from broken_files import Breaking

from pass_and_play.cards.card_file import CardFile
from pass_and_play.games.casa_de_papel.cards import Cards, Kind, Power, Team, read


def usable(file: CardFile[Cards]) -> None:
    """What a match needs of a file that was read without a fault."""
    for players in file.players:
        deal = file.cards.deals[players]
        assert len(deal.deck) == 5 * players
        assert all(sum(card.kind is kind for card in deal.deck) >= players for kind in Kind)
        assert deal.gangsters + deal.hostages == players + deal.set_aside
        assert deal.gangsters <= len(file.cards.team(Team.GANGSTERS))
        assert deal.hostages <= len(file.cards.team(Team.HOSTAGES))
        assert deal.select % 2 == 1
        assert deal.goal <= deal.highest
    powers = Counter(character.power for character in file.cards.characters)
    assert powers[Power.PROFESSOR] == powers[Power.RAQUEL] == 1
    assert all(file.texts["en"][f"character.{character.key}"] for character in file.cards.characters)


CASA = Breaking("casa_de_papel", read, usable)


def test_every_scalar_replaced_is_told_or_harmless() -> None:
    told = CASA.scalars_replaced(mutants=2)
    assert len(told) > 850
    assert told.count(True) > 700


def test_every_line_left_out_or_doubled_is_told_or_harmless() -> None:
    CASA.lines_left_out()


def test_the_file_cut_off_anywhere_is_told() -> None:
    assert CASA.cut_off("{0: 12")
