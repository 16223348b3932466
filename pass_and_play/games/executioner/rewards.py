"""Who gets how many crowns, and why (rulebook, section 4). Nothing here moves a crown: see `crowns.py`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from pass_and_play.engine.ask import Seat
from pass_and_play.games.executioner.cards import Part

LOST_BY_THE_DEAD = 1
STOLEN = 1
"""What a jester who dies takes from every other player."""
STOLEN_WITH_CHEESE = 2
"""What a jester who lives with the cheese takes from every other player, if the table plays so."""
BLAME = 1
"""What the executioner loses when the saboteurs win."""
SABOTEURS_PAY = 3

Why = Literal[
    "death", "steal", "kills", "goblet", "blame", "loyal", "princess", "saboteur", "cheese_two", "cheese"
]
"""`death` (the dead lose 1), `steal` (a jester's), `kills` (the executioner, per counted dead), `goblet`,
`blame` (the executioner loses 1), `loyal`, `princess`, `saboteur`, `cheese` (a jester who lives with it is
paid like a loyalist), `cheese_two` (or takes 2 from everybody)."""


class Claim(NamedTuple):
    """Crowns that are due. `payer` None is the treasury, `payee` None too."""

    why: Why
    payer: Seat | None
    payee: Seat | None
    due: int


class Payment(NamedTuple):
    """A claim that was settled. `amount` is less than `due` where the payer did not have enough; what a
    jester misses in this way is a payment of the treasury that follows."""

    why: Why
    payer: Seat | None
    payee: Seat | None
    due: int
    amount: int


class Standing(NamedTuple):
    """A prisoner at the end of a game. `fed` says that the cheese, or a mimic of it, is theirs."""

    seat: Seat
    part: Part
    alive: bool
    fed: bool


How = Literal["normal", "pardon", "princess", "treasury"]
"""How a game ended: the executioner stopped, a pardon's holder or the princess died, or the treasury could
not pay what a jester was to take."""
HOWS: tuple[How, ...] = ("normal", "pardon", "princess", "treasury")


def at_death(seat: Seat) -> Claim:
    """The dead lose a crown to the treasury."""
    return Claim("death", seat, None, LOST_BY_THE_DEAD)


def theft(jester: Seat, players: Sequence[Seat]) -> Iterator[Claim]:
    """A dead jester takes a crown from every other player, the executioner and the dead included."""
    return (Claim("steal", seat, jester, STOLEN) for seat in players if seat != jester)


def normal_end(
    executioner: Seat,
    prisoners: Sequence[Standing],
    *,
    counted: int,
    per_dead: int,
    goblets: int,
    takes_two: bool,
) -> Iterator[Claim]:
    """The executioner first, then clockwise: the loyalists, the princess, and a jester with the cheese.

    `goblets` are the crowns that executed holders of the golden goblet are worth besides. Where a jester with
    the cheese `takes_two`, he does so before all others are paid.
    """
    for prisoner in prisoners if takes_two else ():
        if prisoner.alive and prisoner.part is Part.JESTER and prisoner.fed:
            others = (executioner, *(each.seat for each in prisoners if each is not prisoner))
            yield from (Claim("cheese_two", seat, prisoner.seat, STOLEN_WITH_CHEESE) for seat in others)
    if counted:
        yield Claim("kills", None, executioner, counted * per_dead)
    if goblets:
        yield Claim("goblet", None, executioner, goblets)
    for prisoner in prisoners if counted else ():
        why = _paid_for_the_dead(prisoner, takes_two=takes_two)
        if why is not None:
            yield Claim(why, None, prisoner.seat, counted)


def _paid_for_the_dead(prisoner: Standing, *, takes_two: bool) -> Why | None:
    """As what a prisoner gets a crown for each counted dead, if at all."""
    if not prisoner.alive:
        return None
    match prisoner.part:
        case Part.LOYALIST:
            return "loyal"
        case Part.PRINCESS:
            return "princess"
        case Part.JESTER if prisoner.fed and not takes_two:
            return "cheese"
        case _:
            return None


def saboteurs_win(executioner: Seat, prisoners: Sequence[Standing]) -> Iterator[Claim]:
    """The executioner loses a crown and has nothing of earlier deaths; then every saboteur alive gets 3."""
    yield Claim("blame", executioner, None, BLAME)
    for prisoner in prisoners:
        if prisoner.alive and prisoner.part is Part.SABOTEUR:
            yield Claim("saboteur", None, prisoner.seat, SABOTEURS_PAY)
