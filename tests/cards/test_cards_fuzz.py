"""The card file of each game broken in every place: told, or harmless; never an exception."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from pass_and_play.cards.card_file import CardFile, ReadCards, read_card_file
from pass_and_play.cards.fault import Fault
from pass_and_play.games.bank_heist import cards as bank_heist
from pass_and_play.games.caper import cards as caper
from pass_and_play.games.casa_de_papel import cards as casa_de_papel
from pass_and_play.games.casa_de_papel.cards import Kind, Power, Team
from pass_and_play.games.executioner import cards as executioner
from pass_and_play.places import data_root


@dataclass(frozen=True, slots=True)
class Fuzzed:
    """One game: how its file is read, and what a match needs of a file that was read without a fault."""

    game: str
    read: ReadCards[Any]
    usable: Callable[[CardFile[Any]], None]
    last: str
    """What the file cannot do without; it stands near its end."""

    @property
    def source(self) -> str:
        """The card file as it is."""
        return (data_root() / "card_data" / f"{self.game}.yaml").read_text(encoding="utf-8")

    def read_text(self, text: str) -> CardFile[Any] | tuple[Fault, ...]:
        """The card file, or its faults."""
        return read_card_file(text.encode(), file="some.yaml", game=self.game, read=self.read)

    def told(self, text: str) -> bool:
        """Whether there are faults; each has a line of the file and is one line itself."""
        file = self.read_text(text)
        if isinstance(file, CardFile):
            self._check(file)
            return False
        assert len(set(file)) == len(file)
        assert [fault.line for fault in file] == sorted(fault.line for fault in file)
        assert all(1 <= fault.line <= text.count("\n") + 2 and str(fault).isprintable() for fault in file)
        return True

    def _check(self, file: CardFile[Any]) -> None:
        self.usable(file)
        known = self.read.options
        assert {rule.key for rule in file.options} == known.keys()
        for rule in file.options:
            assert rule.default in rule.choices
            assert all(type(choice) is type(known[rule.key][0]) for choice in rule.choices)
            assert all(choice in known[rule.key] for choice in rule.choices)
        assert self.read_text(file.source) == file


def usable_casa(file: CardFile[casa_de_papel.Cards]) -> None:
    """Everybody can be dealt cards and a character."""
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


def usable_heist(file: CardFile[bank_heist.Cards]) -> None:
    """Everybody has something to lay and to pay with, and every round has its loot card."""
    cards = file.cards
    assert [role.order for role in cards.roles] == [1, 2, 3, 4, 5]
    assert cards.roles[0].key == "informer"
    for players in file.players:
        assert len(set(cards.in_play[players])) == len(cards.in_play[players]) >= 2
    assert len(cards.loot) >= bank_heist.MOST_ROUNDS
    assert all(card.amount > 0 and card.deposit >= 0 for card in cards.loot)
    assert cards.notes >= cards.start * file.players[-1]
    for role in cards.roles:
        assert file.texts["en"][f"role.{role.key}"]
        assert file.texts["en"][f"role.{role.key}.text"]


def usable_king(file: CardFile[executioner.Cards]) -> None:
    """There are cards for the most players, and every game can have a pardon and something safe."""
    cards, most = file.cards, file.players[-1]
    assert min(len(cards.roles), len(cards.items)) >= most
    assert any(role.key is executioner.Part.SABOTEUR for role in cards.roles)
    assert any(item.effect == "pardon" for item in cards.items)
    assert sum(item.safe for item in cards.items) >= 2
    assert len(cards.gallows) >= 2
    for card in cards.gallows:
        needs = executioner.GALLOWS_EFFECTS[card.effect]
        assert card.number in (needs[1] if needs is not None else (0,))
    assert cards.crowns > cards.start * most
    assert all(file.texts["en"][f"item.{item.key}"] for item in cards.items)


def usable_caper(file: CardFile[caper.Cards]) -> None:
    """In every city there are cards for both Masterminds in all rounds, and each can do something."""
    cards = file.cards
    assert 2 <= file.players[0] <= file.players[-1] <= 4
    assert len(cards.rounds) == 6
    assert sum(entry.deal - 1 for entry in cards.rounds if entry.deck == "thief") <= 9
    for city in caper.CITIES:
        thieves, gear, locations = cards.of_city(city)
        for deck in (thieves, gear):
            dealt = 2 * sum(entry.deal for entry in cards.rounds if entry.deck == deck[0].deck)
            assert len(deck) >= dealt
        assert len(locations) >= 3
    played: tuple[caper.Card, ...] = (*cards.thieves, *cards.gear)
    assert all(1 <= len(card.effects) <= 3 for card in played)
    assert all(file.texts["en"][f"{card.deck}.{card.key}"] for card in played)
    assert all(file.texts["en"][f"location.{place.key}"] for place in cards.locations)


CASA = Fuzzed("casa_de_papel", casa_de_papel.read, usable_casa, "{0: 12")
HEIST = Fuzzed("bank_heist", bank_heist.read, usable_heist, "notes:")
KING = Fuzzed("executioner", executioner.read, usable_king, "slow_drum:")
CAPER = Fuzzed("caper", caper.read, usable_caper, "the_casino:")

every_game = pytest.mark.parametrize("fuzzed", [CASA, HEIST, KING, CAPER], ids=lambda fuzzed: fuzzed.game)


def scalars(source: str) -> Iterator[tuple[int, int]]:
    """Where each word, number or quoted text of the file begins and ends, keys included."""
    code = re.compile(r"#.*|\"[^\"]*\"|[\w-]+")
    for found in code.finditer(source):
        if not found.group().startswith("#"):
            yield found.span()


MUTANTS = (
    "", "no", "12:30", "010", "2024-01-01", "-1", "0", "3", "8", "250", "99999999999999", "1.5", "~", "{}",
    "[]", "[a, b]", "{en: x}", "*a", "&a 5", "!!x 1", "'", '"{goal}"', '"{"', "x: y", "a #b", "\t", "@",
    "gangsters", "professor", "driver", "none", "house", "\0", "\ufeff", "é",
)  # fmt: skip

MOST_REPLACED = 400
"""Of a long file as many scalars, drawn by lot, so that it is read some hundred times and not more."""


@pytest.mark.long
@every_game
def test_every_scalar_replaced_is_told_or_harmless(fuzzed: Fuzzed) -> None:
    rng = random.Random(2)
    source = fuzzed.source
    every = list(scalars(source))
    told = [
        fuzzed.told(source[:begin] + mutant + source[end:])
        for begin, end in rng.sample(every, min(len(every), MOST_REPLACED))
        for mutant in rng.sample(MUTANTS, 2)
    ]
    assert len(told) > 600
    assert told.count(True) > 0.8 * len(told)


@pytest.mark.long
@every_game
def test_every_line_left_out_or_doubled_is_told_or_harmless(fuzzed: Fuzzed) -> None:
    lines = fuzzed.source.splitlines(keepends=True)
    for i, line in enumerate(lines):
        fuzzed.told("".join(lines[:i] + lines[i + 1 :]))
        doubled = fuzzed.told("".join(lines[: i + 1] + lines[i:]))
        assert doubled or not line.split("#")[0].strip()


@every_game
def test_the_file_cut_off_anywhere_is_told(fuzzed: Fuzzed) -> None:
    last = fuzzed.source.rindex(fuzzed.last)
    assert all(fuzzed.told(fuzzed.source[:end]) for end in range(0, last, 41))
