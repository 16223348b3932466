"""What may be seen of Caper: built from what is open, never filtered from the state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pass_and_play.engine.ask import Say, Seat
from pass_and_play.engine.secret import Hidden
from pass_and_play.games.caper.board import Board, Side
from pass_and_play.games.caper.cards import Card, Round
from pass_and_play.games.caper.moves import Move
from pass_and_play.games.caper.parts import Part

MaybeCard = Card | Literal[Hidden.HIDDEN]


@dataclass(frozen=True, slots=True)
class TableView:
    """The public table.

    `parts` by seat, none before they are given out; `rounds` of the game and `round`, the one that is played,
    from 0; `turn` is the side that is to play, if one is. `hands` is the number of cards that each seat
    holds, `deck` that of the Snitch's deck. `swap` says that the hands are swapped after this turn. `sets`
    are the points for a set of one, two and three goods. `lookouts` says that gear in a discard area counts
    at the end, as with teams. `moves` are all so far; the newest are last.
    """

    phase: str
    city: str
    parts: tuple[Part, ...]
    rounds: tuple[Round, ...]
    round: int
    turn: Side | None
    swap: bool
    board: Board
    hands: tuple[int, ...]
    deck: int
    moves: tuple[Move, ...]
    sets: tuple[int, int, int]
    lookouts: bool
    log: tuple[Say, ...]


@dataclass(frozen=True, slots=True)
class HandView:
    """The private page of one seat: its cards, in the order in which options name them, and those cards of
    this round that it has seen and passed on, as far as they have not been played yet. `touched` and `seen`
    are of no use in this game."""

    seat: Seat
    cards: tuple[MaybeCard, ...]
    passed: tuple[MaybeCard, ...]
    notes: tuple[Say, ...]
    touched: Seat | None = None
    seen: None = None
