"""The games of the house: a plain tuple, in the order in which they lie on the shelf."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pass_and_play.cards.card_file import CardFile, ReadCards
from pass_and_play.cards.fault import Fault
from pass_and_play.cards.library import read_folder
from pass_and_play.engine.ask import Picks
from pass_and_play.engine.bot import Opponents
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.game import Game, GameKind, Options
from pass_and_play.engine.record import Record
from pass_and_play.engine.session import Session
from pass_and_play.games.bank_heist import cards as bank_heist_cards
from pass_and_play.games.caper import cards as caper_cards
from pass_and_play.games.casa_de_papel import cards as casa_de_papel_cards
from pass_and_play.games.executioner import cards as executioner_cards


@dataclass(frozen=True, slots=True)
class Entry:
    """One game: its rules, and how its card file is read."""

    kind: GameKind
    read: ReadCards[Any]

    @property
    def id(self) -> str:
        """The name of the game in files and commands."""
        return self.kind.id


# Rules are imported when a match is set up: the shelf, which is to be there at once, needs only the cards.


def _casa_de_papel(seats: int, cards: Any, options: Options, dice: Dice) -> Game:
    from pass_and_play.games.casa_de_papel.rules import CasaDePapel

    return CasaDePapel(seats, cards, options, dice)


def _bank_heist(seats: int, cards: Any, options: Options, dice: Dice) -> Game:
    from pass_and_play.games.bank_heist.rules import BankHeist

    return BankHeist(seats, cards, options, dice)


def _executioner(seats: int, cards: Any, options: Options, dice: Dice) -> Game:
    from pass_and_play.games.executioner.rules import ByOrderOfTheKing

    return ByOrderOfTheKing(seats, cards, options, dice)


def _caper(seats: int, cards: Any, options: Options, dice: Dice) -> Game:
    from pass_and_play.games.caper.rules import Caper

    return Caper(seats, cards, options, dice)


GAMES = (
    Entry(GameKind("casa_de_papel", rules=1, open=_casa_de_papel), casa_de_papel_cards.read),
    Entry(GameKind("bank_heist", rules=1, open=_bank_heist), bank_heist_cards.read),
    Entry(GameKind("executioner", rules=1, open=_executioner), executioner_cards.read),
    Entry(GameKind("caper", rules=1, open=_caper), caper_cards.read),
)


def _caper_opponents() -> Opponents:
    from pass_and_play.games.caper.opponent.players import OPPONENTS

    return OPPONENTS


BOTS: Mapping[str, Callable[[], Opponents]] = {"caper": _caper_opponents}
"""Game -> its computer players; games that have none are left out."""

Library = Mapping[str, CardFile[Any] | tuple[Fault, ...]]
"""Game -> its card file, or the faults that keep it from being played."""


def read_library(card_data: Path) -> Library:
    """Read every card file of the folder; one broken file leaves the other games playable."""
    return read_folder(card_data, {entry.id: entry.read for entry in GAMES})


def entry_of(game: str) -> Entry:
    """The entry of a game. Raises KeyError with a sentence where there is none."""
    for entry in GAMES:
        if entry.id == game:
            return entry
    raise KeyError(f"There is no game '{game}'; the games are: {', '.join(entry.id for entry in GAMES)}.")


def opponents_of(game: str) -> Opponents:
    """The computer players of a game; where it has none, they play nowhere."""
    return BOTS.get(game, Opponents)()


class Replayer:
    """Plays a recorded match up to any of its decisions."""

    def __init__(self, entry: Entry, cards: Any, record: Record) -> None:
        self._entry = entry
        self._cards = cards
        self._record = record

    def __call__(self, decisions: Sequence[Picks]) -> Session:
        """The match after these decisions."""
        record = self._record
        return Session(
            self._entry.kind,
            self._cards,
            Record(
                game=record.game,
                rules=record.rules,
                cards=record.cards,
                options=record.options,
                seats=record.seats,
                seed=record.seed,
                decisions=tuple(decisions),
            ),
        )
