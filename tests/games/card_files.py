"""The card files of the project for tests."""

from __future__ import annotations

from typing import Any

from pass_and_play.cards.card_file import CardFile
from pass_and_play.catalogue import read_library
from pass_and_play.places import data_root


def card_file(game: str) -> CardFile[Any]:
    """The card file of a game."""
    file = read_library(data_root() / "card_data")[game]
    assert isinstance(file, CardFile), file
    return file
