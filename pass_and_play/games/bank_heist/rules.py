"""Millions of Dollars: the rulebook, from top to bottom. All sums are in millions."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import replace
from typing import Any

from pass_and_play.engine.ask import (
    DONE,
    TABLE,
    Ending,
    Flow,
    Say,
    Seat,
    in_the_open,
    numbered,
    option,
    say,
    seat_of,
    who,
)
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.game import Options
from pass_and_play.engine.secret import Secret
from pass_and_play.games.bank_heist import views
from pass_and_play.games.bank_heist.cards import Cards
from pass_and_play.games.bank_heist.character import LaidCharacter
from pass_and_play.games.bank_heist.deals import Deal, Stage
from pass_and_play.games.bank_heist.heist import Heist
from pass_and_play.games.bank_heist.negotiation import Negotiation
from pass_and_play.games.bank_heist.plan import Plan, character_card, choice
from pass_and_play.games.bank_heist.reveal import Character, Reveal, lone_informer, reveals, survivors
from pass_and_play.games.bank_heist.split import Payment, split

HEIST = in_the_open(TABLE, say("heist"), DONE)
SPLIT = in_the_open(TABLE, say("split"), DONE)
REPORT = in_the_open(TABLE, say("report"), DONE)


class BankHeist:
    """One match. What the table may know is stored when it becomes public."""

    def __init__(self, seats: int, cards: Cards, options: Options, dice: Dice) -> None:
        """Setup: the roles in play, money for everybody, and a pile of loot cards."""
        self.seats = seats
        self.order = tuple(range(seats))
        self.cards = cards
        self.dice = dice
        self.target = int(options["target"])
        self.rounds = int(options["rounds"])
        self.places = 2 if seats == 3 else 1
        self.hidden_money = bool(options["hidden_money"])
        self.no_repeat = bool(options["no_repeat"]) and self.places == 1
        self.open_report = bool(options["report"])
        self.boss_by_lot = options["first_boss"] == "random"
        all_roles = options["roles"] == "all"
        self.roles = tuple(role for role in cards.roles if all_roles or role.key in cards.in_play[seats])
        self.choices = [choice(seat, len(self.roles), self.order) for seat in self.order]

        self.phase = "first_boss"
        self.round = 1
        self.boss: Seat | None = None
        self.log: list[Say] = []
        self.notes: list[list[Say]] = [[] for _ in self.order]
        self.money = [Secret(cards.start, "money", seat) for seat in self.order]
        self.reserve = Secret(cards.notes - seats * cards.start, "reserve")
        self.cuts: list[Secret[int]] = []
        """What players paid who had less than was due: public, even where their money is not."""
        self.threats = [0] * seats
        self.threats_left = cards.threats
        self.threats_used = 0
        self.loot = [Secret(card, "loot") for card in dice.shuffled(cards.loot)]
        self.last: list[tuple[str, ...]] = [() for _ in self.order]
        """Keys of the roles that lie face up before their players (variant 'no repeat')."""

        self.gangs = [
            {number: character_card(seat, role) for number, role in enumerate(self.roles)}
            for seat in self.order
        ]
        """The character cards in everybody's hand, by the number of their role."""

        self.heist = Heist(1, self.loot[0], seats)
        self.heists = [self.heist]
        self.maker: Seat | None = None
        self.asked: Character | None = None
        self.confirming: Deal | None = None
        self.look: tuple[Seat, LaidCharacter] | None = None
        if not self.hidden_money:
            self._show_money()

    # ------------------------------------------------------------------ the rulebook

    def play(self) -> Flow[Ending]:
        """At most eight rounds, each with the next player as Boss; after a split 20 million end the match."""
        boss, rounds = (yield from self._choose_first_boss()), range(1, self.rounds + 1)
        for self.round in rounds:
            self._appoint(boss)
            yield from Plan(self).play()
            yield from Negotiation(self, boss).play()
            yield from self._reveal()
            yield from self._split()
            yield from self._end_of_round()
            if self._target_is_reached():
                break
            boss = (boss + 1) % self.seats
        return self._close()

    def _choose_first_boss(self) -> Flow[Seat]:
        """In any way the table likes, or by lot."""
        if self.boss_by_lot:
            return self.dice.below(self.seats)
        options = (*numbered("seat", self.seats), option("lot"))
        (pick,) = yield in_the_open(TABLE, say("first_boss"), options)
        return self.dice.below(self.seats) if pick == "lot" else seat_of(pick)

    def _appoint(self, boss: Seat) -> None:
        self.boss = boss
        self.announce(say("log.boss", seat=who(boss), round=self.round))

    # ------------------------------------------------------------------ phase 3: heist

    def _reveal(self) -> Flow[None]:
        """Those who stayed reveal, role by role; before that a lone informer names a role."""
        heist = self.heist
        stayed = tuple(
            ((character.seat, character.place), character.role.value)
            for character in heist.characters
            if character.stance == "in"
        )
        heist.informer = lone_informer(stayed)
        if heist.informer is not None:
            self._turn_up(reveals(stayed, named=None, threats=self.threats_left)[0])
            yield from self._name_a_role(heist.informer[0])
        for step in reveals(stayed, named=heist.named, threats=self.threats_left)[len(heist.reveals) :]:
            self._turn_up(step)
        self.phase = "heist"
        yield HEIST

    def _name_a_role(self, seat: Seat) -> Flow[None]:
        """One of the face-up role cards, not the informer; nothing where there is no other."""
        self.phase = "informer"
        face_up = self.heist.face_up
        options = tuple(
            option(f"role:{role.key}")
            for role in self.roles
            if role.key in face_up and role.key != "informer"
        )
        if not options:
            self.announce(say("log.names_nothing", seat=who(seat)))
            return
        (pick,) = yield in_the_open(seat, say("informer", seat=who(seat)), options)
        self.heist.named = pick.removeprefix("role:")
        self.announce(say("log.names", seat=who(seat), role=say(f"role.{self.heist.named}")))

    def _turn_up(self, step: Reveal) -> None:
        """One step of the reveal: deposits, a threat card, and what an informer pays who is left alone."""
        for where in step.characters:
            character = self.heist.at(where)
            character.role.show_all()
            character.fate = step.fate
            home = self.money[character.seat] if step.deposit_back else self.reserve
            home.value += character.deposit
            character.deposit = 0
            self.announce(say(f"log.{step.fate}", who=character.who, role=say(f"role.{step.role.key}")))
        seat = step.characters[0][0]
        if step.threat:
            self.threats[seat] += 1
            self.threats_left -= 1
            self.announce(say("log.gains_threat", seat=who(seat)))
        if step.penalty:
            step = replace(step, penalty=self._pay(seat, self.reserve, step.penalty))
            self.announce(say("log.penalty", seat=who(seat), n=step.penalty))
        self.heist.reveals += (step,)

    # ------------------------------------------------------------------ phase 4: split

    def _split(self) -> Flow[None]:
        """The survivors share the loot; without any it is lost."""
        heist = self.heist
        left = survivors(heist.reveals)
        if not left:
            self.announce(say("log.no_split"))
            return
        self.phase = "split"
        heist.split = shares = split(heist.loot.value, left, [money.value for money in self.money])
        self.announce(say("log.split", n=shares.each))
        for payment in shares.payments:
            payee = payment.payee[0]
            if payment.payer is None:
                self.reserve.value -= payment.amount
                self.money[payee].value += payment.amount
            else:
                self._pay(payment.payer[0], self.money[payee], payment.due)
            if payment.why != "share":
                self._announce_payment(payment)
        yield SPLIT

    def _pay(self, seat: Seat, to: Secret[int], due: int) -> int:
        """Pay what is due, or as much as there is, which everybody sees."""
        amount = min(due, self.money[seat].value)
        self.money[seat].value -= amount
        to.value += amount
        if amount < due:
            self.cuts.append(Secret(amount, "cut", TABLE))
        return amount

    def _announce_payment(self, payment: Payment) -> None:
        payee = self.heist.at(payment.payee).who
        if payment.payer is None:
            self.announce(say(f"log.{payment.why}", who=payee, n=payment.amount))
        else:
            payer = self.heist.at(payment.payer).who
            self.announce(say(f"log.{payment.why}", payer=payer, who=payee, n=payment.amount))

    # ------------------------------------------------------------------ end of the round, end of the match

    def _end_of_round(self) -> Flow[None]:
        """Characters and roles go back to the hands; the report shows them beside what was claimed."""
        self.phase = "report"
        heist = self.heist
        if self.open_report or self.no_repeat:
            for character in heist.characters:
                character.role.show_all()
        if self.open_report:
            heist.row[-1].show_all()
        if self.no_repeat:
            self.last = [tuple(one.role.value.key for one in laid) for laid in heist.laid]
        heist.paid = tuple(deal.offer for deal in heist.deals if deal.stage is Stage.PAID)
        heist.money = Secret(tuple([money.value for money in self.money]), "past money")
        if not self.hidden_money:
            heist.money.show_all()
        yield REPORT

    def _target_is_reached(self) -> bool:
        """Only a split ends the match early, even if deals lift somebody above the target."""
        return self.heist.split is not None and self._most() >= self.target

    def _most(self) -> int:
        return max(money.value for money in self.money)

    def _close(self) -> Ending:
        """The richest wins; equals share the victory."""
        self.phase = "over"
        self._show_money()
        for heist in self.heists:
            if heist.money is not None:
                heist.money.show_all()
        most = self._most()
        winners = tuple(seat for seat in self.order if self.money[seat].value == most)
        how = "target" if self._target_is_reached() else "richest"
        return Ending(
            how=how if len(winners) == 1 else f"{how}_shared",
            winners=winners,
            scores=(("most", most), ("target", self.target)),
            sides=("",) * self.seats,
        )

    # ------------------------------------------------------------------ what the rules share

    def _show_money(self) -> None:
        for money in (*self.money, self.reserve):
            money.show_all()

    def announce(self, line: Say) -> None:
        """A line for the whole table."""
        self.log.append(line)

    def tell(self, seat: Seat, line: Say) -> None:
        """A line for the private notebook of one seat."""
        self.notes[seat].append(line)

    # ------------------------------------------------------------------ what the house asks

    def table(self) -> views.TableView:
        """What everybody may see now."""
        return views.table(self)

    def hand(self, seat: Seat) -> views.HandView:
        """What this seat alone may see besides the table."""
        return views.hand(self, seat)

    def progress(self) -> Say:
        """The round, in public words."""
        return say("progress", round=self.round, rounds=self.rounds)

    def secrets(self) -> Iterator[Secret[Any]]:
        """Loot cards, money, characters in hand and laid, role cards; those of former heists too."""
        yield from self.loot
        yield from self.money
        yield self.reserve
        yield from self.cuts
        for gang in self.gangs:
            yield from gang.values()
        for heist in self.heists:
            for character in heist.characters:
                yield character.role
            yield from heist.row
            if heist.money is not None:
                yield heist.money

    def totals(self) -> Hashable:
        """All the money, whoever has it, the threat cards and the loot cards."""
        aside = sum(deal.amount for deal in self.heist.deals if deal.stage is Stage.AGREED)
        deposits = sum(character.deposit for character in self.heist.characters)
        return (
            sum(money.value for money in self.money) + aside + deposits + self.reserve.value,
            sum(self.threats) + self.threats_left + self.threats_used,
            tuple(sorted(card.value.key for card in self.loot)),
        )
