"""The card file of La Casa de Papel broken in every place: told, or harmless; never an exception."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator

from pass_and_play.cards.card_file import CardFile, read_card_file
from pass_and_play.cards.fault import Fault
from pass_and_play.games.casa_de_papel.cards import OPTIONS, Cards, Kind, Power, Team, read
from pass_and_play.places import data_root

SOURCE = (data_root() / "card_data" / "casa_de_papel.yaml").read_text(encoding="utf-8")


def read_text(text: str) -> CardFile[Cards] | tuple[Fault, ...]:
    return read_card_file(text.encode(), file="casa.yaml", game="casa_de_papel", read=read)


def scalars() -> Iterator[tuple[int, int]]:
    """Where each word, number or quoted text of the file begins and ends, keys included."""
    code = re.compile(r"#.*|\"[^\"]*\"|[\w-]+")
    for found in code.finditer(SOURCE):
        if not found.group().startswith("#"):
            yield found.span()


MUTANTS = (
    "", "no", "12:30", "010", "2024-01-01", "-1", "0", "3", "8", "250", "99999999999999", "1.5", "~", "{}",
    "[]", "[a, b]", "{en: x}", "*a", "&a 5", "!!x 1", "'", '"{goal}"', '"{"', "x: y", "a #b", "\t", "@",
    "gangsters", "professor", "none", "house", "\0", "\ufeff", "é",
)  # fmt: skip


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
    assert {rule.key for rule in file.options} == OPTIONS.keys()
    for rule in file.options:
        assert rule.default in rule.choices
        assert all(type(choice) is type(OPTIONS[rule.key][0]) for choice in rule.choices)
        assert all(choice in OPTIONS[rule.key] for choice in rule.choices)
    assert all(file.texts["en"][f"character.{character.key}"] for character in file.cards.characters)
    assert read_text(file.source) == file


def told_or_usable(text: str) -> bool:
    """Whether there are faults; each has a line of the file and is one line itself."""
    file = read_text(text)
    if isinstance(file, CardFile):
        usable(file)
        return False
    assert len(set(file)) == len(file)
    assert [fault.line for fault in file] == sorted(fault.line for fault in file)
    assert all(1 <= fault.line <= text.count("\n") + 2 and str(fault).isprintable() for fault in file)
    return True


def test_every_scalar_replaced_is_told_or_harmless() -> None:
    rng = random.Random(2)
    spans = list(scalars())
    told = [
        told_or_usable(SOURCE[:begin] + mutant + SOURCE[end:])
        for begin, end in spans
        for mutant in rng.sample(MUTANTS, 2)
    ]
    assert len(told) > 850
    assert told.count(True) > 700


def test_every_line_left_out_or_doubled_is_told_or_harmless() -> None:
    lines = SOURCE.splitlines(keepends=True)
    for i, line in enumerate(lines):
        told_or_usable("".join(lines[:i] + lines[i + 1 :]))
        doubled = told_or_usable("".join(lines[: i + 1] + lines[i:]))
        assert doubled or not line.split("#")[0].strip()


def test_the_file_cut_off_anywhere_is_told() -> None:
    last = SOURCE.rindex("{0: 12")
    assert all(told_or_usable(SOURCE[:end]) for end in range(0, last, 41))
