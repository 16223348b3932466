"""The secret story of a match, told after its end if the table wants the report open."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pass_and_play.engine.ask import Seat
from pass_and_play.games.casa_de_papel.cards import ActionCard, Power
from pass_and_play.games.casa_de_papel.scoring import score

if TYPE_CHECKING:
    from pass_and_play.games.casa_de_papel.rules import CasaDePapel

RAQUELS_TURN = 1
"""The power cut of Raquel falls into the second round: index 1 of what is kept round by round."""


@dataclass(frozen=True, slots=True)
class Laid:
    """One card of the story: whether it went through the press, and whether Raquel exchanged it."""

    card: ActionCard
    counted: bool
    exchanged: bool


@dataclass(frozen=True, slots=True)
class Mark:
    """What one seat did or would have done in the power cut of round 2.

    `comes` and `goes` name the owners of the two cards, or None for leaving it; `loot` in millions is
    what the round would have come to with this exchange alone.
    """

    seat: Seat
    comes: Seat | None
    goes: Seat | None
    card: ActionCard | None
    loot: int


@dataclass(frozen=True, slots=True)
class Guess:
    """Whom one seat looked at or took for the Professor in round 4; None for leaving it."""

    seat: Seat
    other: Seat | None
    right: bool


@dataclass(frozen=True, slots=True)
class Report:
    """All secrets, card by card. `plain` is the loot after round 2 without any exchange, in millions."""

    hands: tuple[tuple[Laid, ...], ...]
    raquel: Seat
    professor: Seat
    plain: int
    marks: tuple[Mark, ...]
    guesses: tuple[Guess, ...]


def report(game: CasaDePapel) -> Report:
    """The story of a match that has ended."""
    professor = next(s for s in game.order if game.characters[s].value.power is Power.PROFESSOR)
    raquel = next(s for s in game.order if game.characters[s].value.power is Power.RAQUEL)
    return Report(
        hands=tuple(_hand(game, seat) for seat in game.order),
        raquel=raquel,
        professor=professor,
        plain=_loot_with(game, None),
        marks=tuple(_mark(game, seat) for seat in game.exchanges),
        guesses=tuple(
            Guess(seat, mark.value, right=mark.value == professor) for seat, mark in game.guesses.items()
        ),
    )


def _hand(game: CasaDePapel, seat: Seat) -> tuple[Laid, ...]:
    hand = []
    for number, card in enumerate(game.laid[seat]):
        exchange = (game.raquels_exchange or ()) if number == RAQUELS_TURN else ()
        exchanged = seat in exchange
        counted = (seat in game.selections[number]) is not exchanged
        hand.append(Laid(card.value, counted=counted, exchanged=exchanged))
    return tuple(hand)


def _mark(game: CasaDePapel, seat: Seat) -> Mark:
    exchange = game.exchanges[seat].value
    loot = _loot_with(game, exchange)
    if exchange is None:
        return Mark(seat, None, None, None, loot)
    comes, goes = exchange
    return Mark(seat, comes, goes, game.laid[comes][RAQUELS_TURN].value, loot)


def _loot_with(game: CasaDePapel, exchange: tuple[Seat, Seat] | None) -> int:
    sent = list(game.selections[RAQUELS_TURN])
    if exchange is not None:
        comes, goes = exchange
        sent[sent.index(goes)] = comes
    press = [game.laid[seat][RAQUELS_TURN].value for seat in sent]
    return score(press, loot=game.scores[RAQUELS_TURN - 1].after).after
