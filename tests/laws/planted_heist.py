"""Millions of Dollars with its walls broken: each class leaks in one way, and is otherwise the game.

None of this is reached from the program. The tests show which law notices which breach.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from law_matches import asking

from pass_and_play.engine.ask import Ask, Ending, Flow, Say, Seat, say, who
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.game import Options
from pass_and_play.games.bank_heist import views
from pass_and_play.games.bank_heist.cards import Cards, Role
from pass_and_play.games.bank_heist.character import LaidCharacter
from pass_and_play.games.bank_heist.rules import BankHeist


class Asking(BankHeist):
    """The game with its questions changed on the way out."""

    def play(self) -> Flow[Ending]:
        return asking(super().play(), self.changed)

    def changed(self, ask: Ask) -> Ask:
        """The question as it is asked here."""
        return ask


def shown(game: BankHeist, view: views.TableView, character: LaidCharacter) -> views.TableView:
    """The table with one character face up."""
    seat = view.seats[character.seat]
    laid = list(seat.characters)
    laid[character.place] = replace(laid[character.place], role=character.role.value)
    seats = list(view.seats)
    seats[character.seat] = replace(seat, characters=tuple(laid))
    return replace(view, seats=tuple(seats))


class LeavesALeaverFaceUp(BankHeist):
    """Whoever takes the character back turns it up on the way."""

    def table(self) -> views.TableView:
        view = super().table()
        for character in self.heist.characters:
            if character.stance == "out":
                view = shown(self, view, character)
        return view


class RemembersLeavers(BankHeist):
    """Without the report, the list of the heists that are over tells what the leavers were."""

    def table(self) -> views.TableView:
        view = super().table()
        done = []
        for heist, report in zip(self.heists, view.rounds_done, strict=False):
            roles = [character.role.value for character in heist.characters]
            rows = [replace(row, role=role) for row, role in zip(report.rows, roles, strict=True)]
            done.append(replace(report, rows=tuple(rows)))
        return replace(view, rounds_done=tuple(done))


class ShowsTheFaceDownCard(BankHeist):
    """All the role cards in the middle lie face up."""

    def table(self) -> views.TableView:
        return replace(super().table(), row=tuple(card.value for card in self.heist.row))


class MarksTheRoleCards(BankHeist):
    """The middle shows the role cards in the order of their owners."""

    def table(self) -> views.TableView:
        view = super().table()
        owners = [character.role.value.key for character in self.heist.characters]

        def owner(role: Role) -> int:
            return owners.index(role.key) if role.key in owners else len(owners)

        cards = sorted((card for card in view.row if isinstance(card, Role)), key=owner)
        return replace(view, row=tuple(cards))


class PeeksAtTheNextLoot(BankHeist):
    """The table is told how much the next bank holds."""

    def progress(self) -> Say:
        coming = self.loot[min(self.round, self.rounds - 1)].value
        return say("progress", round=self.round, rounds=self.rounds, n=coming.amount)


class HintsAtSecrets(BankHeist):
    """The hint counts what the others really are."""

    def table(self) -> views.TableView:
        view = super().table()
        drivers = sum(character.role.value.key == "driver" for character in self.heist.characters)
        return replace(view, hints=tuple(replace(hint, gain=hint.gain - drivers) for hint in view.hints))


class KeepsTheThreatOpen(BankHeist):
    """What a threat card showed stays on the page."""

    def __init__(self, seats: int, cards: Cards, options: Options, dice: Dice) -> None:
        super().__init__(seats, cards, options, dice)
        self.kept: dict[Seat, Any] = {}

    def hand(self, seat: Seat) -> views.HandView:
        hand = super().hand(seat)
        if hand.look is not None:
            self.kept[seat] = hand.look
        return replace(hand, look=self.kept.get(seat))


class TellsWhatAThreatShowed(BankHeist):
    """The log of the table says what was seen."""

    def tell(self, seat: Seat, line: Say) -> None:
        super().tell(seat, line)
        if line.key == "note.seen":
            self.announce(line)


class AsksForTheTruth(Asking):
    """Whoever is asked for a role may not name the true one."""

    def changed(self, ask: Ask) -> Ask:
        if ask.what.key != "claim":
            return ask
        truth = self.heist.laid[ask.seat][0].role.value.key
        return ask._replace(options=tuple(one for one in ask.options if one.key != f"role:{truth}"))


class LimitsByHiddenMoney(Asking):
    """Nobody can offer more than they have, though that is hidden."""

    def changed(self, ask: Ask) -> Ask:
        if ask.what.key != "offer":
            return ask
        most = self.money[ask.seat].value
        fits = [one for one in ask.options if one.key == "back" or self._amount(one.key) <= most]
        return ask._replace(options=tuple(fits))

    def _amount(self, key: str) -> int:
        return int(key.rpartition(":")[2]) if key.startswith("pay") else 0


class RefusesByHiddenMoney(Asking):
    """An offer can only be accepted while its payer has the hidden money."""

    def changed(self, ask: Ask) -> Ask:
        poor = set(self._poor()) if ask.what.key == "negotiate" else set()
        return ask._replace(options=tuple(one for one in ask.options if one.key not in poor))

    def _poor(self) -> Iterator[str]:
        for deal in self.heist.deals:
            if deal.amount > self.money[deal.payer].value:
                yield f"offer:{deal.number} accept"


class Poor(BankHeist):
    """The game with so little money that deposits are missing at once."""

    def __init__(self, seats: int, cards: Cards, options: Options, dice: Dice) -> None:
        super().__init__(seats, cards, options, dice)
        for seat in self.order:
            self.reserve.value += self.money[seat].value - seat % 3
            self.money[seat].value = seat % 3


class CountsTheReserve(Poor):
    """The hidden reserve is shown, from which a missing deposit can be told."""

    def table(self) -> views.TableView:
        return replace(super().table(), reserve=self.reserve.value)


class AnnouncesGifts(Poor):
    """Everybody hears who had too little for the deposit, though money is hidden."""

    def tell(self, seat: Seat, line: Say) -> None:
        super().tell(seat, line)
        if line.key == "note.given":
            self.announce(say("log.given", seat=who(seat), n=dict(line.params)["n"]))


class MintsMoney(BankHeist):
    """A million appears with every heist."""

    def _split(self) -> Flow[None]:
        self.money[0].value += 1
        yield from super()._split()
