"""What goes into the store and what comes out of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime

from pass_and_play.engine.ask import Ending, Say, Seat
from pass_and_play.engine.record import Record


@dataclass(frozen=True, slots=True)
class NewMatch:
    """A match that begins. `names` and `colours` have one entry per seat of the record.

    `cards_source` is the text of the card file, kept beside the match so that it resumes from the cards it
    began with. `progress` is a sentence of public knowledge for the list of saved matches. `bots` are the
    strengths of the computer players by seat; the other seats are people's.
    """

    record: Record
    names: tuple[str, ...]
    colours: tuple[str, ...]
    cards_source: str = field(repr=False)
    progress: Say
    bots: Mapping[Seat, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """A line in the list of unfinished matches: public facts only. `touched` is in UTC."""

    match: int
    game: str
    names: tuple[str, ...]
    colours: tuple[str, ...]
    progress: Say
    touched: datetime
    bots: Mapping[Seat, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class LoadedMatch:
    """A match to resume, or, where it has `ended`, to replay."""

    match: int
    record: Record
    names: tuple[str, ...]
    colours: tuple[str, ...]
    cards_source: str = field(repr=False)
    ended: bool
    bots: Mapping[Seat, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Result:
    """A match that is over. `begun` and `ended` are in UTC; `seconds` is the time spent playing."""

    match: int
    names: tuple[str, ...]
    colours: tuple[str, ...]
    ending: Ending
    begun: datetime
    ended: datetime
    seconds: int


class DamagedMatch(Exception):
    """The rows of a match do not fit together. `sentence` is for the player."""

    def __init__(self) -> None:
        self.sentence = Say("store.damaged_match")
        super().__init__("the saved match is damaged")
