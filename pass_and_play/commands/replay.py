"""`replay`: a record as text, and the records of matches that have ended."""

from __future__ import annotations

from pathlib import Path

from pass_and_play.catalogue import Replayer, entry_of
from pass_and_play.commands.simulate import card_file
from pass_and_play.commands.trouble import Trouble
from pass_and_play.engine.playthrough import playthrough
from pass_and_play.engine.record import Record
from pass_and_play.engine.session import IllegalAnswer
from pass_and_play.store import DamagedMatch, Store


def replay(card_data: Path, file: Path) -> int:
    """Print the match of a record file: questions, answers and what every seat saw."""
    try:
        record = Record.from_json(file.read_text("utf-8"))
    except OSError as error:
        raise Trouble(f"{file} cannot be read: {error.strerror}.") from error
    except ValueError as error:
        raise Trouble(f"{file} is not the record of a match: {error}") from error
    cards = card_file(card_data, record.game)
    entry = entry_of(record.game)
    if record.rules != entry.kind.rules:
        raise Trouble(
            f"{file} was played by rules {record.rules}, not by the present ones ({entry.kind.rules})."
        )
    if record.cards != cards.digest:
        raise Trouble(f"{file} was played with other cards; name their folder with --data.")
    try:
        for line in playthrough(record, Replayer(entry, cards.cards, record)):
            print(line)
    except IllegalAnswer as error:
        raise Trouble(f"{file} holds a decision that the rules do not allow: {error}.") from error
    return 0


def export(home: Path, match: int, file: Path) -> int:
    """Write the record of an ended match of the store to a file. An unfinished one stays secret."""
    store = Store.open(home)
    try:
        loaded = store.load(match)
    except (DamagedMatch, KeyError) as error:
        raise Trouble(f"There is no match {match} that could be read in {home}.") from error
    finally:
        store.close()
    if not loaded.ended:
        raise Trouble(f"Match {match} has not ended; its record would give away the secrets of the table.")
    try:
        file.write_text(loaded.record.to_json(), "utf-8")
    except OSError as error:
        raise Trouble(f"{file} cannot be written: {error.strerror}.") from error
    return 0
