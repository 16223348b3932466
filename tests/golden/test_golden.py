"""A whole match as text for every way in which a game can end: questions, answers and all that was seen.

`<game>/<how>.json` is the record of a match, as `simulate --record` writes it, and `<how>.txt` what
`replay` prints of it; a second match that ends in the same way is called `<how>-<something>`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from pass_and_play.cards.card_file import CardFile
from pass_and_play.catalogue import GAMES, Entry, Replayer, entry_of, read_library
from pass_and_play.commands.simulate import new_record
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.playout import play_out
from pass_and_play.engine.playthrough import playthrough
from pass_and_play.engine.record import Record
from pass_and_play.places import data_root

FOLDER = Path(__file__).parent
RECORDS = sorted(FOLDER.glob("*/*.json"))
LIBRARY = read_library(data_root() / "card_data")
MATCHES = 400


def how(path: Path) -> str:
    """The way to end that a record is kept for."""
    return path.stem.partition("-")[0]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_match_reads_as_before(path: Path, *, update_golden: bool) -> None:
    record = Record.from_json(path.read_text("utf-8"))
    entry, file = entry_of(path.parent.name), LIBRARY[path.parent.name]
    assert isinstance(file, CardFile)
    assert (record.game, record.rules, record.cards) == (entry.id, entry.kind.rules, file.digest)
    replay = Replayer(entry, file.cards, record)
    ending = replay(record.decisions).ending
    assert ending is not None
    assert ending.how == how(path)
    text = "\n".join(playthrough(record, replay)) + "\n"
    golden = path.with_suffix(".txt")
    if update_golden:
        golden.write_text(text, "utf-8")
    assert text == golden.read_text("utf-8")


@pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.id)
def test_every_way_to_end_has_a_golden(entry: Entry) -> None:
    """All that luck comes by; some ways are so rare that it never does."""
    file = LIBRARY[entry.id]
    assert isinstance(file, CardFile)
    found = set()
    for seed in range(MATCHES):
        dice = Dice(seed)
        record = new_record(
            entry,
            file,
            seats=dice.one_of(file.players),
            seed=seed,
            options={rule.key: dice.one_of(rule.choices) for rule in file.options},
        )
        session = Replayer(entry, file.cards, record)(())
        found.add(play_out(session, dice).ending.how)
    assert found
    assert found <= {how(path) for path in RECORDS if path.parent.name == entry.id}


def test_no_text_is_left_over() -> None:
    assert {path.with_suffix("") for path in FOLDER.glob("*/*.txt")} == {
        path.with_suffix("") for path in RECORDS
    }
