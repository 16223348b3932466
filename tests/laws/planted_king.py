"""By Order of the King with its walls broken: each class leaks in one way, and is otherwise the game.

None of this is reached from the program. The tests show which law notices which breach.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Iterator
from typing import Any

from law_matches import asking

from pass_and_play.engine.ask import Ask, Ending, Flow, Say, Seat, Who, say
from pass_and_play.games.executioner import views
from pass_and_play.games.executioner.cards import Item, Part
from pass_and_play.games.executioner.court import CENTRE, Court
from pass_and_play.games.executioner.deeds import Deed
from pass_and_play.games.executioner.game import Game
from pass_and_play.games.executioner.rewards import Claim, Payment, theft
from pass_and_play.games.executioner.rules import ByOrderOfTheKing


class Tampered(ByOrderOfTheKing):
    """The match with other games in it."""

    games: type[Game] = Game

    def _new_game(self) -> Game:
        return self.games(self.seats, self.cards, self.options, self.dice, self.crowns, self.log)


class ALookThatStaysOpen(Tampered):
    """The item that was looked at stays on the page after the visit."""

    class games(Game):
        def _visit(self, seat: Seat, place: int, what: Say, order: tuple[Seat, ...]) -> Flow[None]:
            yield from super()._visit(seat, place, what, order)
            self.looked = (seat, place)
            self.court.items[place].show(seat)

    def hand(self, seat: Seat) -> views.HandView:
        """The page as it is, whoever looked last."""
        hand = super().hand(seat)
        looked = self.game.looked
        if looked is None or looked[0] == seat:
            return hand
        return dataclasses.replace(hand, looked=(looked[1], self.game.court.items[looked[1]].value))


class FollowsTheItem(Tampered):
    """Every page shows the item that its owner was dealt, wherever it lies now."""

    def hand(self, seat: Seat) -> views.HandView:
        """The page, with the first item on it that its owner has ever seen."""
        hand = super().hand(seat)
        for place, item in self.game.court.items.items():
            if seat in item.seen_by and hand.looked is None:
                return dataclasses.replace(hand, looked=(place, item.value))
        return hand


class ShowsASurvivorsRole(Tampered):
    """Whoever survives an execution turns the role up as well."""

    def table(self) -> views.TableView:
        """The table with these roles on it."""
        table = super().table()
        prisoners = tuple(self._with_role(prisoner) for prisoner in table.prisoners)
        return dataclasses.replace(table, prisoners=prisoners)

    def _with_role(self, prisoner: views.PrisonerView) -> views.PrisonerView:
        if prisoner.state != "survived":
            return prisoner
        role = self.game.court.prisoners[prisoner.seat].role.value
        return dataclasses.replace(prisoner, role=role)


class LeavesTheCentreCardOpen(Tampered):
    """After it was shown to all the centre card is not turned down again on the table."""

    shown: Item | None = None

    def table(self) -> views.TableView:
        """The table with the card that was shown."""
        table = super().table()
        if table.phase == "shown":
            self.shown = self.game.court.items[CENTRE].value
        return table if self.shown is None else dataclasses.replace(table, centre=self.shown)


class ALogThatTellsWhatWasSeen(Tampered):
    """The line about a look names the item."""

    class games(Game):
        def done(self, deed: Deed) -> None:
            super().done(deed)
            if deed.kind == "look":
                item = self.court.items[deed.places[0]].value
                self.announce(say("log.look", item=say(f"item.{item.key}")))


class WritesIntoTheWrongNotebook(Tampered):
    """Whoever's item is looked at reads it, too."""

    class games(Game):
        def look(
            self, seat: Seat, place: int, *, by_gallows: bool = False, order: tuple[Seat, ...] = ()
        ) -> Flow[None]:
            yield from super().look(seat, place, by_gallows=by_gallows, order=order)
            if place not in (seat, CENTRE):
                item = self.court.items[place].value
                self.tell(place, say("note.own", item=say(f"item.{item.key}")))


class SparesTheParasite(Tampered):
    """The number of executions that must be depends on where the parasite lies."""

    def table(self) -> views.TableView:
        """The table with a number that nobody may know."""
        items = self.game.court.items
        prisoners = [item.value.key for place, item in items.items() if place != CENTRE]
        return dataclasses.replace(super().table(), must=1 + ("parasite" in prisoners))


class NamesTheRolePutAway(Tampered):
    """The list of saved matches says which role is not in play."""

    def progress(self) -> Say:
        """The game and the role put away."""
        away = [role.value.key for role in self.game.court.put_away]
        return say("progress", n=1, role=say(f"role.{away[0]}" if away else "role"))


class AsksTheJesterFirst(Tampered):
    """Who takes the device first depends on a role."""

    class games(Game):
        def _first_looks(self) -> Flow[None]:
            court = self.court
            jester = [seat for seat in court.order if court.prisoners[seat].role.value.key is Part.JESTER]
            court.order = (*jester, *(seat for seat in court.order if seat not in jester))
            yield from super()._first_looks()


class CannotExecuteAPardon(Tampered):
    """The question whom to execute leaves out who has a pardon."""

    def play(self) -> Flow[Ending]:
        """The rules, with fewer options on the way out."""
        return asking(super().play(), self._fewer)

    def _fewer(self, ask: Ask) -> Ask:
        if ask.what.key != "execute":
            return ask
        court = self.game.court
        spared = {f"seat:{seat}" for seat in court.order if court.effect(seat).pardons}
        options = tuple(option for option in ask.options if option.key not in spared)
        return ask._replace(options=options or ask.options)


class ASavedJesterSteals(Tampered):
    """A jester who survives takes his crowns all the same, which tells who he is."""

    class games(Game):
        def announce(self, line: Say) -> None:
            super().announce(line)
            if line.key in ("log.decoy", "log.passed", "log.parasite"):
                seat = _seat_in(line)
                if self.court.prisoners[seat].role.value.key is Part.JESTER:
                    self.pay(theft(seat, self.clockwise))


class PaysLoyalistsAtOnce(Tampered):
    """Loyalists are paid as soon as somebody dies."""

    class games(Game):
        def pay(self, claims: Iterable[Claim]) -> list[Payment]:
            claims = list(claims)
            if [claim.why for claim in claims] == ["death"]:
                claims += [
                    Claim("loyal", None, seat, 1)
                    for seat, prisoner in self.court.prisoners.items()
                    if prisoner.role.value.key is Part.LOYALIST
                ]
            return super().pay(claims)


class TurnsTheCentreCardUpUnasked(Tampered):
    """At an execution without a mimic the table sees the centre card too, and no card is turned up."""

    def table(self) -> views.TableView:
        """The table at an execution."""
        table = super().table()
        if table.phase != "death":
            return table
        return dataclasses.replace(table, centre=self.game.court.items[CENTRE].value)


class KeepsAnItem(Tampered):
    """A swap with the centre loses a card."""

    class games(Game):
        def done(self, deed: Deed) -> None:
            super().done(deed)
            if deed.kind == "swap" and deed.who is not None:
                self.court = _Short(self.court)


class _Short(Court):
    """A court without its centre card in what is counted."""

    def __init__(self, court: Court) -> None:
        super().__init__()
        vars(self).update(vars(court))

    def secrets(self) -> Iterator[Any]:
        """One card less."""
        return iter(list(super().secrets())[:-1])


def _seat_in(line: Say) -> Seat:
    (_, who), *_ = line.params
    assert isinstance(who, Who)
    return who.seat
