"""What may be seen of Caper: built from what is open, never filtered from the state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from pass_and_play.engine.ask import Say, Seat
from pass_and_play.engine.secret import HIDDEN, Hidden
from pass_and_play.games.caper.board import Board, Side
from pass_and_play.games.caper.cards import Card, Round
from pass_and_play.games.caper.moves import Move
from pass_and_play.games.caper.parts import Part

if TYPE_CHECKING:
    from pass_and_play.games.caper.rules import Caper

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
    this round that it has seen and passed on, as far as they have not been played yet. A card that came to
    the seat is hidden until its next turn begins; if it is one that it knows, it is among those passed on
    until then. `touched` and `seen` are of no use in this game."""

    seat: Seat
    cards: tuple[MaybeCard, ...]
    passed: tuple[MaybeCard, ...]
    notes: tuple[Say, ...]
    touched: Seat | None = None
    seen: None = None


def table(match: Caper) -> TableView:
    """What everybody may see now."""
    return TableView(
        phase=match.phase,
        city=match.city.key,
        parts=match.parts,
        rounds=match.cards.rounds,
        round=match.round,
        turn=match.turn,
        swap=match.swaps,
        board=match.board,
        hands=tuple(len(hand.cards) for hand in match.hands),
        deck=len(match.snitch_deck),
        moves=tuple(match.moves),
        sets=match.cards.sets,
        lookouts=match.has_teams,
        log=tuple(match.log),
    )


def hand(match: Caper, seat: Seat) -> HandView:
    """What this seat alone may see besides the table. Cards passed on are in the order of the card file: who
    holds which of them is not told."""
    own = match.hands[seat]
    elsewhere = [card for other in match.hands if other is not own for card in other.cards]
    known = [card.peek(seat) for card in (*elsewhere, *own.closed)]
    passed = [card for card in known if card is not HIDDEN]
    passed.sort(key=lambda card: match.rank[card.key])
    return HandView(
        seat=seat,
        cards=(*(card.peek(seat) for card in own.open), *(HIDDEN for _ in own.closed)),
        passed=tuple(passed),
        notes=(),
    )
