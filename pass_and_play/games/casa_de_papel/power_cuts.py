"""The power cuts (rulebook: special abilities): a power for one, the same screens for everybody.

In the dark the device goes round and every turn has the same shape; with closed eyes it lies in the middle,
and only the one whose power it is looks.
"""

from __future__ import annotations

from contextlib import nullcontext
from functools import partial
from typing import TYPE_CHECKING

from pass_and_play.engine.ask import (
    DONE,
    TABLE,
    Ask,
    Flow,
    Option,
    Say,
    Seat,
    Where,
    Who,
    numbered,
    option,
    other_seats,
    say,
    seat_of,
)
from pass_and_play.engine.secret import Secret
from pass_and_play.engine.together import in_the_dark
from pass_and_play.games.casa_de_papel.cards import Power

if TYPE_CHECKING:
    from pass_and_play.games.casa_de_papel.rules import CasaDePapel

Exchange = tuple[Seat, Seat]
"""Whose unselected card comes in, and whose selected card goes for it."""


def professors_power_cut(game: CasaDePapel) -> Flow[None]:
    """Round 4, before the discussion: the Professor may look at one other player's character.

    All the others mark whom they take for the Professor, on the same screens.
    """
    game.phase = "cut_4"
    if game.closed_eyes:
        professor = game.seat_with(Power.PROFESSOR)
        guesses = {professor: (yield from _professor_with_open_eyes(game, professor))}
    else:
        guesses = yield from in_the_dark(game.order, partial(professors_turn, game))
    for seat, guess in guesses.items():
        game.guesses[seat] = Secret(guess, "guess", seat)
        if guess is not None:
            key = "note.looked" if game.has(seat, Power.PROFESSOR) else "note.guessed"
            game.tell(seat, say(key, seat=Who(guess)))
    game.light("log.cut_4")


def professors_turn(game: CasaDePapel, seat: Seat) -> Flow[Seat | None]:
    """One seat's turn in the dark: whom the Professor looks at, or the others take for the Professor."""
    acts = game.has(seat, Power.PROFESSOR)
    what = say("cut_4.professor" if acts else "cut_4.others")
    (pick,) = yield dark(game, seat, what, (*other_seats(seat, game.seats), option("leave")), sight=True)
    if pick == "leave":
        yield dark(game, seat, what, DONE)
        return None
    other = game.touched[seat] = seat_of(pick)
    with game.look(seat, game.characters[other]) if acts else nullcontext():
        yield dark(game, seat, what, DONE)
    return other


def _professor_with_open_eyes(game: CasaDePapel, seat: Seat) -> Flow[Seat | None]:
    """All seats are offered, the own one too: what is left out would tell who looks."""
    what = say("cut_4.eyes")
    (pick,) = yield _eyes(seat, what, (*numbered("seat", game.seats), option("leave")), sight=True)
    if pick == "leave":
        return None
    other = game.touched[seat] = seat_of(pick)
    with game.look(seat, game.characters[other]):
        yield _eyes(seat, what, DONE)
    return other


def raquels_power_cut(game: CasaDePapel) -> Flow[None]:
    """Round 2, after the selection: Raquel may exchange a selected card for an unselected one.

    All the others mark what they would exchange, on the same screens. The table goes on showing the
    Leader's selection, and the owners' pages the cards that they laid.
    """
    game.phase = "cut_2"
    if game.closed_eyes:
        raquel = game.seat_with(Power.RAQUEL)
        exchanges = {raquel: (yield from _raquel_with_open_eyes(game, raquel))}
    else:
        exchanges = yield from in_the_dark(game.order, partial(raquels_turn, game))
    for seat, exchange in exchanges.items():
        game.exchanges[seat] = Secret(exchange, "exchange", seat)
        if exchange is not None:
            key = "note.exchanged" if game.has(seat, Power.RAQUEL) else "note.marked"
            game.tell(seat, say(key, seat=Who(exchange[0]), other=Who(exchange[1])))
    game.light("log.cut_2")


def raquels_turn(game: CasaDePapel, seat: Seat) -> Flow[Exchange | None]:
    """One seat's turn in the dark: what Raquel exchanges, or the others would."""
    acts = game.has(seat, Power.RAQUEL)
    what = say("cut_2.raquel" if acts else "cut_2.others")
    table = tuple(option(f"seat:{other}") for other in game.order if other not in game.selected)
    (pick,) = yield dark(game, seat, what, (*table, option("leave")), sight=True)
    press = tuple(option(f"seat:{other}") for other in game.order if other in game.selected)
    if pick == "leave":
        # Declining takes as many touches as an exchange, so that nobody can count them.
        yield dark(game, seat, what, press)
        return None
    comes = game.touched[seat] = seat_of(pick)
    with game.look(seat, game.laid[comes][-1]) if acts else nullcontext():
        (pick,) = yield dark(game, seat, what, press)
    return comes, seat_of(pick)


def _raquel_with_open_eyes(game: CasaDePapel, seat: Seat) -> Flow[Exchange | None]:
    """When the time is up after a look, one of the selected cards, drawn by lot, goes."""
    what = say("cut_2.eyes")
    table = tuple(option(f"seat:{other}") for other in game.order if other not in game.selected)
    (pick,) = yield _eyes(seat, what, (*table, option("leave")), sight=True)
    if pick == "leave":
        return None
    comes = game.touched[seat] = seat_of(pick)
    press = tuple(option(f"seat:{other}") for other in game.order if other in game.selected)
    with game.look(seat, game.laid[comes][-1]):
        (pick,) = yield _eyes(seat, what, (*press, option("lot")))
    return comes, game.dice.one_of(game.selected) if pick == "lot" else seat_of(pick)


def dark(
    game: CasaDePapel, seat: Seat, what: Say, options: tuple[Option, ...], *, sight: bool = False
) -> Ask:
    """A question of a turn in the dark."""
    return Ask(seat, what, options, where=Where.DARK, order=game.order, sight=sight)


def _eyes(seat: Seat, what: Say, options: tuple[Option, ...], *, sight: bool = False) -> Ask:
    return Ask(TABLE, what, options, where=Where.EYES, sight=sight, eyes=seat)
