"""`check`: read every card file and every word file, and say what is wrong with them."""

from __future__ import annotations

import sys
from pathlib import Path

from pass_and_play.cards.card_file import CardFile
from pass_and_play.catalogue import read_library
from pass_and_play.words.check import check_words
from pass_and_play.words.look_up import FOLDER


def check(card_data: Path) -> int:
    """Print one fault a line as `file:line: what: advice`; 0 where there is none, else 2."""
    library = read_library(card_data)
    faults = [fault for file in library.values() if not isinstance(file, CardFile) for fault in file]
    faults += check_words(FOLDER)
    for fault in faults:
        print(fault, file=sys.stderr)
    if faults:
        print(f"{len(faults)} fault{'s' if len(faults) > 1 else ''} found.", file=sys.stderr)
        return 2
    games = sum(isinstance(file, CardFile) for file in library.values())
    print(f"{games} card file{'s' if games > 1 else ''} and all word files are in order.")
    return 0
