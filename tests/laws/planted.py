"""La Casa de Papel with its walls broken: each class leaks or errs in one way, and is otherwise the game.

None of this is reached from the program. The tests show which law notices which breach.
"""

from __future__ import annotations

import dataclasses
from itertools import count
from typing import Any

from law_matches import asking

from pass_and_play.engine.ask import Ask, Ending, Flow, Option, Say, Seat, Where, Who, option, say
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.game import Options
from pass_and_play.engine.secret import Secret
from pass_and_play.engine.together import in_the_dark
from pass_and_play.games.casa_de_papel import views
from pass_and_play.games.casa_de_papel.cards import Cards, Kind, Power, Team
from pass_and_play.games.casa_de_papel.power_cuts import Exchange, dark, professors_turn, raquels_turn
from pass_and_play.games.casa_de_papel.rules import CasaDePapel


class Asking(CasaDePapel):
    """The game with its questions changed on the way out."""

    def play(self) -> Flow[Ending]:
        return asking(super().play(), self.changed)

    def changed(self, ask: Ask) -> Ask:
        """The question as it is asked here."""
        return ask


class CountsHiddenCards(CasaDePapel):
    """A public number is derived from a hidden hand."""

    def table(self) -> views.TableView:
        banknotes = sum(card.value.kind is Kind.BANKNOTE for card in self.hands[0])
        return dataclasses.replace(super().table(), highest=banknotes)


class ShowsANeighbour(CasaDePapel):
    """A hand shows the character of the next seat."""

    def hand(self, seat: Seat) -> views.HandView:
        neighbour = self.characters[(seat + 1) % self.seats]
        return dataclasses.replace(super().hand(seat), character=neighbour.value)


class SavesTheProfessor(CasaDePapel):
    """The list of saved matches says who the Professor is."""

    def progress(self) -> Say:
        return say("progress", round=self.round, seat=Who(self.seat_with(Power.PROFESSOR)))


class ShowsTheOneOfItsKind(CasaDePapel):
    """The table shows a hidden thing that no other could take the place of."""

    def table(self) -> views.TableView:
        alone = self.set_aside or [self.characters[0]]
        return dataclasses.replace(super().table(), set_aside=tuple(card.value for card in alone))


class KeepsTheLook(CasaDePapel):
    """The card that was looked at in the dark stays on the page."""

    def __init__(self, seats: int, cards: Cards, options: Options, dice: Dice) -> None:
        super().__init__(seats, cards, options, dice)
        self.remembered: dict[Seat, Any] = {}

    def look(self, seat: Seat, card: Secret[Any]) -> Any:
        self.remembered[seat] = card.value
        return super().look(seat, card)

    def hand(self, seat: Seat) -> views.HandView:
        return dataclasses.replace(super().hand(seat), seen=self.remembered.get(seat))


class AsksWithASecret(Asking):
    """The words of an open question tell how many banknotes were laid."""

    def changed(self, ask: Ask) -> Ask:
        if ask.what.key != "discuss":
            return ask
        banknotes = sum(pile[-1].value.kind is Kind.BANKNOTE for pile in self.laid)
        return ask._replace(what=say("discuss", seat=Who(ask.seat), n=banknotes))


class OffersBySide(Asking):
    """The options of an open question are in the order of the teams."""

    def changed(self, ask: Ask) -> Ask:
        if ask.what.key != "succession":
            return ask
        return ask._replace(options=tuple(sorted(ask.options, key=self._side)))

    def _side(self, choice: Option) -> bool:
        return self.characters[int(choice.key.removeprefix("seat:"))].value.team is Team.GANGSTERS


class WakesTheProfessorFirst(Asking):
    """Who takes the device next depends on a character."""

    def _choose_cards(self) -> Flow[None]:
        seats = self.order
        first = self.seat_with(Power.PROFESSOR)
        self.order = (*seats[first:], *seats[:first])
        yield from super()._choose_cards()
        self.order = seats


class AnnouncesACard(CasaDePapel):
    """A line on the table names a card that lies face down."""

    def _choose_cards(self) -> Flow[None]:
        yield from super()._choose_cards()
        card = self.laid[self.leader][-1].value
        self.announce(say("log.laid", n=card.value, kind=str(card.kind)))


class AnnouncesLater(CasaDePapel):
    """A hidden value is remembered in one step and told to the table in another."""

    def _choose_cards(self) -> Flow[None]:
        yield from super()._choose_cards()
        self.banknotes = sum(pile[-1].value.kind is Kind.BANKNOTE for pile in self.laid)

    def _select(self) -> Flow[None]:
        self.announce(say("log.laid", n=self.banknotes))
        yield from super()._select()


class TellsTheWrongSeat(CasaDePapel):
    """What the Professor looked at is written into the notebook of the player who was looked at."""

    def tell(self, seat: Seat, line: Say) -> None:
        if line.key == "note.looked":
            (_, who), *_ = line.params
            assert isinstance(who, Who)
            super().tell(who.seat, say("note.looked_at_you", seat=Who(seat)))
        super().tell(seat, line)


class NamesWhoActed(CasaDePapel):
    """When the lamp is on again, the table reads whose turn was real."""

    def light(self, key: str) -> None:
        power = Power.PROFESSOR if key == "log.cut_4" else Power.RAQUEL
        super().light(key)
        self.announce(say(key, seat=Who(self.seat_with(power))))


class ShowsInTheDark(CasaDePapel):
    """The look in the dark turns the character face up for the whole table."""

    def look(self, seat: Seat, card: Secret[Any]) -> Any:
        if card.kind == "character":
            card.show_all()
        return super().look(seat, card)


class RaquelMayNotLeave(CasaDePapel):
    """One turn in the dark has another shape than the others."""

    def _power_cut_of_raquel(self) -> Flow[None]:
        self.phase = "cut_2"
        yield from in_the_dark(self.order, self.turn)
        self.light("log.cut_2")

    def turn(self, seat: Seat) -> Flow[Exchange | None]:
        """Raquel's turn, or one that looks like it."""
        for ask in (turn := raquels_turn(self, seat)):
            fewer = ask.options[:-1] if self.has(seat, Power.RAQUEL) else ask.options
            (pick,) = yield ask._replace(options=fewer)
            break
        turn.close()
        return None if pick == "leave" else (int(pick.removeprefix("seat:")), self.leader)


class OneByOne(CasaDePapel):
    """A power cut of its own making: nobody watches the shapes, and the Professor is asked once more."""

    def _power_cut_of_the_professor(self) -> Flow[None]:
        self.phase = "cut_4"
        for seat in self.order:
            for _ in range(2 if self.has(seat, Power.PROFESSOR) else 1):
                yield dark(self, seat, say("cut_4.others"), (option("leave"),))
        self.light("log.cut_4")


class OtherTargets(CasaDePapel):
    """A power cut of its own making: as many options for everybody, but not the same ones."""

    def _power_cut_of_the_professor(self) -> Flow[None]:
        self.phase = "cut_4"
        for seat in self.order:
            thing = "card" if self.has(seat, Power.PROFESSOR) else "seat"
            yield dark(self, seat, say("cut_4.others"), (option(f"{thing}:0"), option(f"{thing}:1")))
        self.light("log.cut_4")


class EndsEarly(CasaDePapel):
    """The power cut is over as soon as somebody declines."""

    def _power_cut_of_the_professor(self) -> Flow[None]:
        self.phase = "cut_4"
        for seat in self.order:
            if (yield from professors_turn(self, seat)) is None:
                break
        self.light("log.cut_4")


class BeginsInTheMiddle(Asking):
    """A series begins with another seat than the one that was announced first."""

    def changed(self, ask: Ask) -> Ask:
        return ask._replace(order=(*ask.order[1:], *ask.order[:1]))


class LosesACard(CasaDePapel):
    """A card that was laid is gone."""

    def _discuss(self) -> Flow[None]:
        self.laid[0].pop()
        yield from super()._discuss()


class OffersTwice(Asking):
    """Two options have the same key."""

    def changed(self, ask: Ask) -> Ask:
        return ask._replace(options=(*ask.options, ask.options[0]))


class AsksForTooMuch(Asking):
    """More is to be picked than there is."""

    def changed(self, ask: Ask) -> Ask:
        return ask._replace(least=ask.least + 9, most=ask.most + 9) if ask.where is Where.OPEN else ask


class DrawsItsOwnLots(CasaDePapel):
    """Luck that no record knows of."""

    lots = count()

    def _close(self, how: str) -> Ending:
        self.announce(say("log.lot", n=next(self.lots)))
        return super()._close(how)


class CountsRefusals(Asking):
    """Every option that was looked at leaves a trace on the table."""

    def changed(self, ask: Ask) -> Ask:
        return ask._replace(options=Counted(ask.options, self))


class Counted(tuple[Option, ...]):
    """Options that write into the log of the table when somebody goes through them."""

    game: CasaDePapel

    def __new__(cls, options: tuple[Option, ...], game: CasaDePapel) -> Counted:
        counted = super().__new__(cls, options)
        counted.game = game
        return counted

    def __iter__(self) -> Any:
        self.game.announce(say("log.looked"))
        return super().__iter__()
