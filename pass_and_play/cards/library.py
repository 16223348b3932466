"""The folder of card files: one for each game, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pass_and_play.cards.card_file import CardFile, ReadCards, read_card_file
from pass_and_play.cards.fault import Fault, shown


def read_folder(
    folder: Path, readers: Mapping[str, ReadCards[Any]]
) -> dict[str, CardFile[Any] | tuple[Fault, ...]]:
    """The card file, or the faults, of every game in `readers` and of every other YAML file in the folder.

    The file of the game `caper` is `caper.yaml`. One broken file never keeps the others from being read.
    """
    found = {game: _read(folder / f"{game}.yaml", game, read) for game, read in readers.items()}
    for path in sorted((*folder.glob("*.yaml"), *folder.glob("*.yml"))):
        if path.stem not in readers or path.suffix != ".yaml":
            what = "no game reads this file"
            found[path.name] = (Fault(shown(path), 1, what, _name_advice(readers)),)
    return found


def _read(path: Path, game: str, read: ReadCards[Any]) -> CardFile[Any] | tuple[Fault, ...]:
    try:
        raw = path.read_bytes()
    except FileNotFoundError:
        return (
            Fault(shown(path), 1, "the file is missing", "Bring it back from a fresh copy of the program."),
        )
    except OSError as error:
        what = f"the file cannot be opened ({error.strerror})"
        return (Fault(shown(path), 1, what, "Check that it is a file and that you may read it."),)
    return read_card_file(raw, file=shown(path), game=game, read=read)


def _name_advice(readers: Mapping[str, object]) -> str:
    return f"Take it out, or name it {' or '.join(f'{game}.yaml' for game in readers)}."
