"""Random matches under the laws, of any game in the catalogue and of games that were tampered with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from pass_and_play.cards.card_file import CardFile
from pass_and_play.catalogue import GAMES, Entry, Replayer, read_library
from pass_and_play.commands.simulate import new_record
from pass_and_play.engine.ask import Ask, Flow
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.game import Game, GameKind
from pass_and_play.engine.laws import LawBroken, Laws
from pass_and_play.engine.playout import play_out
from pass_and_play.engine.record import Record
from pass_and_play.engine.session import Session
from pass_and_play.places import data_root

LIBRARY = read_library(data_root() / "card_data")

BRIEF = {"rounds": 3}

T = TypeVar("T")

Open = Callable[[int, Any, Any, Dice], Game]


@dataclass(slots=True)
class Judged:
    """What the laws compared in one or more matches: twin views by phase, and how the matches ended."""

    pairs: Counter[str] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)


def file_of(entry: Entry) -> CardFile[Any]:
    """The card file of a game, which has to be sound."""
    file = LIBRARY[entry.id]
    assert isinstance(file, CardFile), file
    return file


def tables() -> list[tuple[Entry, int]]:
    """Every game with every number of players."""
    return [(entry, seats) for entry in GAMES for seats in file_of(entry).players]


def begun(entry: Entry, *, seats: int, seed: int, options: Mapping[str, Any] | None = None) -> Record:
    """The record of a match that has not begun."""
    return new_record(entry, file_of(entry), seats=seats, seed=seed, options=dict(options or {}))


def brief(entry: Entry) -> dict[str, Any]:
    """Options that keep a match short, of those that the game has: judging takes the square of its length."""
    return {rule.key: BRIEF[rule.key] for rule in file_of(entry).options if rule.key in BRIEF}


def replayer(entry: Entry, record: Record) -> Replayer:
    """What plays the match of this record."""
    return Replayer(entry, file_of(entry).cards, record)


def dealt(entry: Entry) -> Game:
    """A match that has just been set up, of the fewest players."""
    return replayer(entry, begun(entry, seats=file_of(entry).players[0], seed=1))(()).game


def played(entry: Entry, record: Record) -> Session:
    """The match of this record, played on to its end by luck."""
    session = replayer(entry, record)(())
    play_out(session, Dice(record.seed ^ 0x5EED))
    return session


def judge(entry: Entry, record: Record, judged: Judged) -> None:
    """Play a match by luck and test every law after every decision."""
    replay = replayer(entry, record)
    session = replay(())
    laws = Laws(session, replay, Dice(~record.seed))

    def after(session: Session) -> None:
        before = laws.pairs
        laws(session)
        judged.pairs[session.game.table().phase] += laws.pairs - before

    judged.endings[play_out(session, Dice(record.seed ^ 0x5EED), after=after).ending.how] += 1


def tampered(entry: Entry, open_game: Open) -> Entry:
    """The same game with other rules."""
    return Entry(GameKind(entry.kind.id, entry.kind.rules, open_game), entry.read)


def asking(flow: Flow[T], changed: Callable[[Ask], Ask]) -> Flow[T]:
    """The same rules with their questions changed on the way out."""
    ask = next(flow)
    while True:
        picks = yield changed(ask)
        try:
            ask = flow.send(picks)
        except StopIteration as end:
            result: T = end.value
            return result


def law_that_catches(
    entry: Entry, *, matches: int = 10, options: Mapping[str, Any] | None = None
) -> str | None:
    """The first law that a few random matches break, or None."""
    for number in range(matches):
        players = file_of(entry).players
        record = begun(entry, seats=players[number % len(players)], seed=number, options=options)
        try:
            judge(entry, record, Judged())
        except LawBroken as broken:
            return broken.law
    return None
