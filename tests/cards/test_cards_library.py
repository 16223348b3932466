"""The folder of card files."""

from __future__ import annotations

from pathlib import Path

import pytest

from pass_and_play.cards.card_file import CardFile, ReadCards, read_card_file
from pass_and_play.cards.fault import Fault
from pass_and_play.cards.library import read_folder
from pass_and_play.cards.node import Node
from pass_and_play.cards.option import SWITCH

FILE = """\
game: snap
title: {en: "Snap", de: "Schnapp"}
tagline: {en: "Be quick."}
players: {least: 2, most: 6}
minutes: 10
options:
  loud: {name: {en: "Loud"}, default: true}
cards: {copies: 4}
"""


def read_cards(node: Node, players: range) -> tuple[int, ...]:
    """A small game: how many cards there are for each number of players."""
    return (*players, node.fields("copies")["copies"].whole(least=1, most=9))


read = ReadCards(read_cards, {"loud": SWITCH})


def read_text(text: str) -> CardFile[tuple[int, ...]] | tuple[Fault, ...]:
    return read_card_file(text.encode(), file="snap.yaml", game="snap", read=read)


def test_what_all_card_files_have_in_common() -> None:
    file = read_text(FILE)
    assert isinstance(file, CardFile)
    assert (file.game, file.players, file.minutes) == ("snap", range(2, 7), 10)
    assert file.cards == (2, 3, 4, 5, 6, 4)
    assert [rule.key for rule in file.options] == ["loud"]
    assert file.texts == {
        "en": {"title": "Snap", "tagline": "Be quick.", "option.loud": "Loud"},
        "de": {"title": "Schnapp"},
    }
    assert file.source == FILE


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("game: snap", "game: chess", "snap.yaml:1: game is 'chess': Write one of: snap."),
        ("least: 2", "least: 7", "snap.yaml:4: players.most is the number 6: "
         "Write a whole number from 7 to 8, in plain digits."),
        ("minutes: 10", "minutes: 0", "snap.yaml:5: minutes is the number 0: "
         "Write a whole number from 1 to 600, in plain digits."),
        ("copies: 4", "copies: x", "snap.yaml:8: cards.copies is 'x': "
         "Write a whole number from 1 to 9, in plain digits."),
        ("minutes: 10\n", "", "snap.yaml:1: the file has no field 'minutes': Add 'minutes: ...'."),
    ],
)  # fmt: skip
def test_faults(old: str, new: str, fault: str) -> None:
    faults = read_text(FILE.replace(old, new))
    assert not isinstance(faults, CardFile)
    assert [str(one) for one in faults] == [fault]


def test_faults_are_listed_by_line() -> None:
    faults = read_text(FILE.replace("copies: 4", "copies: x").replace("snap", "snop").replace("10", "ten"))
    assert not isinstance(faults, CardFile)
    assert [fault.line for fault in faults] == [1, 5, 8]


def test_a_mark_at_the_beginning_is_not_part_of_the_source() -> None:
    file = read_card_file(b"\xef\xbb\xbf" + FILE.encode(), file="snap.yaml", game="snap", read=read)
    assert isinstance(file, CardFile)
    assert file == read_text(FILE)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "card_data").mkdir()
    (tmp_path / "card_data" / "snap.yaml").write_text(FILE, encoding="utf-8")
    return tmp_path / "card_data"


def test_a_folder_without_faults(folder: Path) -> None:
    (folder / "notes.txt").write_text("not a card file", encoding="utf-8")
    assert read_folder(folder, {"snap": read}) == {"snap": read_text(FILE)}


def test_one_broken_file_leaves_the_others_playable(folder: Path) -> None:
    (folder / "whist.yaml").write_text(FILE.replace("10", "ten"), encoding="utf-8")
    found = read_folder(folder, {"snap": read, "whist": read})
    assert isinstance(found["snap"], CardFile)
    faults = found["whist"]
    assert not isinstance(faults, CardFile)
    assert [(fault.file, fault.line) for fault in faults] == [
        ("card_data/whist.yaml", 1),
        ("card_data/whist.yaml", 5),
    ]


def told(found: CardFile[object] | tuple[Fault, ...]) -> str:
    assert not isinstance(found, CardFile)
    (fault,) = found
    return str(fault)


def test_a_missing_file_and_files_that_no_game_reads(folder: Path) -> None:
    (folder / "snap.yaml").rename(folder / "snap.yml")
    (folder / "snop.yaml").write_text(FILE, encoding="utf-8")
    found = read_folder(folder, {"snap": read})
    assert {name: told(faults) for name, faults in found.items()} == {
        "snap": "card_data/snap.yaml:1: the file is missing: Bring it back from a fresh copy of the program.",
        "snap.yml": "card_data/snap.yml:1: no game reads this file: Take it out, or name it snap.yaml.",
        "snop.yaml": "card_data/snop.yaml:1: no game reads this file: Take it out, or name it snap.yaml.",
    }


def test_a_folder_in_place_of_a_file(folder: Path) -> None:
    (folder / "snap.yaml").unlink()
    (folder / "snap.yaml").mkdir()
    assert "cannot be opened" in told(read_folder(folder, {"snap": read})["snap"])


def test_a_missing_folder(tmp_path: Path) -> None:
    assert "is missing" in told(read_folder(tmp_path / "none", {"snap": read})["snap"])


def test_a_file_outside_the_current_folder_has_its_full_path(
    folder: Path, monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    monkeypatch.chdir(tmp_path_factory.mktemp("elsewhere"))
    (folder / "snap.yaml").unlink()
    assert told(read_folder(folder, {"snap": read})["snap"]).startswith(f"{folder.resolve()}/snap.yaml:1: ")
