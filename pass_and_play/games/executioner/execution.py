"""What becomes of the prisoners (rulebook, section 3): shields pass the axe on, a parasite waits."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal, NamedTuple

from pass_and_play.engine.ask import DONE, TABLE, Flow, Say, Seat, in_the_open, option, say, who
from pass_and_play.games.executioner.cards import Item, Part, Role
from pass_and_play.games.executioner.court import CENTRE, LEFT, RIGHT, Court, Prisoner
from pass_and_play.games.executioner.items import Fate
from pass_and_play.games.executioner.rewards import at_death, theft

if TYPE_CHECKING:
    from pass_and_play.games.executioner.game import Game

End = Literal["", "pardon", "princess"]
"""Whose death ended the game for the saboteurs: a pardon's holder's, or the princess's; '' for nobody's."""

SHIELD_OPTIONS = (option("left"), option("right"))


class Blow(NamedTuple):
    """One step of an execution: who was struck, and what came of it.

    `fate`: `died`, `decoy` (survived, counted), `passed` (a shield passes it on to `to`; None: to nobody, or
    to somebody who is not chosen yet), `parasite` (survived, not counted). `centre` is the centre card where
    `item` is a mimic: it is what the fate is due to. `role` is known only where the rules show it (a dead
    princess or jester). `counted` says whether it is one of the counted dead, `stolen` how many crowns a
    jester took, `ends` whether the saboteurs win by it.
    """

    seat: Seat
    fate: Fate
    item: Item
    centre: Item | None
    counted: bool
    role: Role | None = None
    ends: End = ""
    stolen: int = 0
    to: Seat | None = None

    @property
    def lines(self) -> Iterator[Say]:
        """The sentences for the log."""
        seat = who(self.seat)
        yield say(f"log.{self.fate}", seat=seat, item=say(f"item.{self.item.key}"))
        if self.centre is not None:
            yield say("log.mimic", item=say(f"item.{self.centre.key}"))
        if self.role is not None:
            yield say("log.role", seat=seat, role=say(f"role.{self.role.key}"))
        if self.stolen:
            yield say("log.stolen", seat=seat, n=self.stolen)


class Execution(NamedTuple):
    """All blows of one execution in order. `cause` is `executioner`, or `parasite` at the end of the game."""

    cause: Literal["executioner", "parasite"]
    blows: tuple[Blow, ...]

    @property
    def ends(self) -> End:
        """Whether, and why, the saboteurs win by it."""
        return self.blows[-1].ends


def execute(game: Game, seat: Seat) -> Flow[None]:
    """The executioner's axe, along any shields, to the one with whom it ends."""
    game.announce(say("log.execute", seat=who(game.executioner), other=who(seat)))
    blows: list[Blow] = []
    struck: Seat | None = seat
    while struck is not None:
        blow = _strike(game, struck)
        game.execution = Execution("executioner", (*blows, blow))
        struck = None
        if blow.fate == "passed":
            struck = yield from _pass_on(game, blow.seat)
            blow = blow._replace(to=struck)
        blows.append(blow)
    yield from _see(game, Execution("executioner", tuple(blows)))


def parasites(game: Game) -> Flow[None]:
    """When the executions are over: whoever has a parasite and was not executed dies of it, clockwise from
    the executioner. The princess's death ends it."""
    for seat, prisoner in game.court.prisoners.items():
        if game.how is None and prisoner.state == "alive" and game.court.effect(seat).kills:
            game.announce(say("log.parasite_kills", seat=who(seat)))
            yield from _see(game, Execution("parasite", (_die(game, seat, executed=False),)))


def _strike(game: Game, seat: Seat) -> Blow:
    """The axe falls on one prisoner: the item saves its holder, or does not."""
    effect = game.court.effect(seat)
    if effect.fate == "died":
        return _die(game, seat, executed=True)
    game.court.prisoners[seat].state = "survived"
    game.counted += effect.counts
    return _shown(game, Blow(seat, effect.fate, *_turned_up(game.court, seat), effect.counts))


def _die(game: Game, seat: Seat, *, executed: bool) -> Blow:
    """A death, of the axe or of a parasite: a crown is lost, the item shown, and the role of two of them.

    The jester takes his crowns now, before anybody else is paid, and does not count; unless he has the
    cheese, which makes him an ordinary prisoner. Whoever dies of a parasite counts.
    """
    prisoner, effect = game.court.prisoners[seat], game.court.effect(seat)
    part = prisoner.role.value.key
    prisoner.state = "dead"
    steals = part is Part.JESTER and not effect.feeds
    counted = not (steals and executed)
    game.counted += counted
    game.goblets += effect.worth if counted and executed else 0
    game.pay([at_death(seat)])
    stolen = sum(paid.amount for paid in game.pay(theft(seat, game.clockwise))) if steals else 0
    ends: End = "pardon" if effect.pardons else "princess" if part is Part.PRINCESS else ""
    game.how = ends or game.how
    item, centre = _turned_up(game.court, seat)
    role = _shown_role(prisoner)
    return _shown(game, Blow(seat, "died", item, centre, counted, role, ends, stolen))


def _turned_up(court: Court, seat: Seat) -> tuple[Item, Item | None]:
    """The item of this prisoner, open to all; and the centre card with it, where it is a mimic."""
    court.turn_up(seat)
    return court.items[seat].value, court.items[CENTRE].value if court.has_mimic(seat) else None


def _shown_role(prisoner: Prisoner) -> Role | None:
    """The role of one who has died, if the rules show it."""
    role = prisoner.role.value
    if role.key not in (Part.PRINCESS, Part.JESTER):
        return None
    prisoner.role.show_all()
    return role


def _shown(game: Game, blow: Blow) -> Blow:
    for line in blow.lines:
        game.announce(line)
    return blow


def _pass_on(game: Game, seat: Seat) -> Flow[Seat | None]:
    """The shield's holder executes a neighbour at once: the nearest to the left or right who can be executed.
    If nobody is left, the execution just fails."""
    left, right = game.court.next_candidate(seat, LEFT), game.court.next_candidate(seat, RIGHT)
    if left is None or right is None:
        game.announce(say("log.passed_to_nobody", seat=who(seat)))
        return None
    game.phase, game.candidates = "shield", (left, right)
    (pick,) = yield in_the_open(seat, say("shield", seat=who(seat)), SHIELD_OPTIONS)
    to = left if pick == "left" else right
    game.announce(say("log.passed_on", seat=who(seat), other=who(to)))
    return to


def _see(game: Game, execution: Execution) -> Flow[None]:
    """The table looks at what came of it."""
    game.phase, game.candidates = "death", ()
    game.execution = execution
    game.executions.append(execution)
    yield in_the_open(TABLE, say("death"), DONE)
    game.execution = None
