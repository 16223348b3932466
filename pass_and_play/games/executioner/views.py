"""What may be seen of By Order of the King: built from what is open, never filtered from the state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from pass_and_play.engine.ask import TABLE, Say, Seat
from pass_and_play.engine.secret import HIDDEN, Hidden
from pass_and_play.games.executioner.cards import Gallows, Item, Role
from pass_and_play.games.executioner.court import CENTRE, State
from pass_and_play.games.executioner.deeds import Deed
from pass_and_play.games.executioner.execution import Execution
from pass_and_play.games.executioner.result import GameResult
from pass_and_play.games.executioner.rewards import Payment

if TYPE_CHECKING:
    from pass_and_play.games.executioner.rules import ByOrderOfTheKing

MaybeRole = Role | Literal[Hidden.HIDDEN]
MaybeItem = Item | Literal[Hidden.HIDDEN]


@dataclass(frozen=True, slots=True)
class PrisonerView:
    """One prisoner on the public table. `state`: `alive`, `dead`, `survived` (executed and saved, cannot be
    executed again). `protected` by a gallows card. `acted` counts the actions taken in this game."""

    seat: Seat
    state: State
    protected: bool
    acted: int
    role: MaybeRole
    item: MaybeItem


@dataclass(frozen=True, slots=True)
class TableView:
    """The public table. Crowns.

    The match: `game` counts its games from 1; `games` is how many there will be, None where nobody knows;
    `executioners` of the games so far, the present one last, and `successors` who may be the next; `tied`
    are those of a play-off, in its order;
    `crowns` by seat; `results` of the finished games. `play_on`: the match goes on with an empty treasury.

    The cards of this game: `pool_roles` and `pool_items` as all have seen them, and whether they keep the two
    `guarantees` (a pardon; a safe item). `prisoners` clockwise from the executioner's left, none before the
    deal. `drawn` are the gallows cards with those whom they chose, and `gallows_left` those not drawn.

    What goes on: `acting` is whose action or choice it is, `pending` who has not acted yet, `candidates` who
    may be named in the question that is open (with a shield: to its left, to its right). `deeds` is empty
    where the table plays without the list. `must` is how many executions the executioner has to begin,
    `begun` how many were, `counted` the counted dead, `per_dead` what each of them brings the executioner at
    a normal end, `goblets` the crowns besides. `execution` is the one that is going on or was just carried
    out. `payments` are those of this game so far. `cheese`: `loyal` or `two`, what a jester is paid who lives
    with it.
    """

    phase: str
    game: int
    games: int | None
    executioner: Seat | None
    executioners: tuple[Seat, ...]
    successors: tuple[Seat, ...]
    tied: tuple[Seat, ...]
    crowns: tuple[int, ...]
    treasury: int
    play_on: bool
    pool_roles: tuple[Role, ...]
    pool_items: tuple[Item, ...]
    guarantees: tuple[bool, bool]
    prisoners: tuple[PrisonerView, ...]
    centre: MaybeItem
    put_away: MaybeRole
    drawn: tuple[tuple[Gallows, tuple[Seat, ...]], ...]
    gallows_left: int
    acting: Seat | None
    pending: tuple[Seat, ...]
    candidates: tuple[Seat, ...]
    deeds: tuple[Deed, ...]
    must: int
    begun: int
    counted: int
    per_dead: int
    goblets: int
    execution: Execution | None
    executions: tuple[Execution, ...]
    payments: tuple[Payment, ...]
    results: tuple[GameResult, ...]
    cheese: str
    memory_aid: bool
    log: tuple[Say, ...]


@dataclass(frozen=True, slots=True)
class HandView:
    """The private page of one seat: its role, and in a visit that shows an item, where it lies and what it
    is (`looked`; -1 is the centre card). The executioner has neither role nor item. `notes` is the notebook:
    empty but for the option 'memory aid'. `touched` and `seen` are of no use in this game."""

    seat: Seat
    role: MaybeRole | None
    looked: tuple[int, MaybeItem] | None
    notes: tuple[Say, ...]
    touched: Seat | None = None
    seen: None = None


def table(match: ByOrderOfTheKing) -> TableView:
    """What everybody may see now."""
    game, schedule = match.game, match.schedule
    court, pool = game.court, game.pool
    centre, put_away = court.items.get(CENTRE), court.put_away
    return TableView(
        phase=game.phase,
        game=max(1, len(schedule.executioners)),
        games=schedule.games,
        executioner=game.clockwise[0] if game.clockwise else None,
        executioners=tuple(schedule.executioners),
        successors=schedule.successors if schedule.goes_on else (),
        tied=schedule.tied,
        crowns=tuple(match.crowns.held),
        treasury=match.crowns.treasury,
        play_on=match.plays_on,
        pool_roles=pool.roles.listed,
        pool_items=pool.items.listed,
        guarantees=(pool.has_pardon, pool.has_safe_item),
        prisoners=_prisoners(match),
        centre=HIDDEN if centre is None else centre.peek(TABLE),
        put_away=put_away[0].peek(TABLE) if put_away else HIDDEN,
        drawn=tuple(game.drawn),
        gallows_left=len(game.gallows),
        acting=game.acting,
        pending=game.pending,
        candidates=game.candidates,
        deeds=tuple(game.deeds),
        must=game.must,
        begun=game.begun,
        counted=game.counted,
        per_dead=game.per_dead,
        goblets=game.goblets,
        execution=game.execution,
        executions=tuple(game.executions),
        payments=tuple(game.payments),
        results=tuple(match.results),
        cheese=str(match.options["cheese"]),
        memory_aid=bool(match.options["memory_aid"]),
        log=tuple(match.log),
    )


def _prisoners(match: ByOrderOfTheKing) -> tuple[PrisonerView, ...]:
    court = match.game.court
    return tuple(
        [
            PrisonerView(
                seat,
                prisoner.state,
                prisoner.protected,
                prisoner.acted,
                prisoner.role.peek(TABLE),
                court.items[seat].peek(TABLE),
            )
            for seat, prisoner in court.prisoners.items()
        ]
    )


def hand(match: ByOrderOfTheKing, seat: Seat) -> HandView:
    """What this seat alone may see besides the table."""
    game = match.game
    prisoner = game.court.prisoners.get(seat)
    looked = None
    if game.looked is not None and game.looked[0] == seat:
        place = game.looked[1]
        looked = (place, game.court.items[place].peek(seat))
    return HandView(
        seat=seat,
        role=prisoner.role.peek(seat) if prisoner is not None else None,
        looked=looked,
        notes=tuple(game.notes[seat]),
    )
