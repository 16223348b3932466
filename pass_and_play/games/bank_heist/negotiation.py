"""The negotiation: offers, deals, staying and leaving, the Boss's tools, threat cards (rulebook, phase 2).

All of it is public, but what a threat card shows and, with hidden money, whether a payer confirms. The
table is asked again after every decision until no character is undecided.
"""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from pass_and_play.engine.ask import (
    DONE,
    TABLE,
    Ask,
    Flow,
    Option,
    Seat,
    in_the_open,
    option,
    say,
    who,
)
from pass_and_play.games.bank_heist.acts import (
    ASK,
    COUNTDOWN,
    PAY,
    REFUSE,
    SILENT,
    TIME_UP,
    act_of,
    may_look,
    may_offer,
)
from pass_and_play.games.bank_heist.character import LaidCharacter
from pass_and_play.games.bank_heist.deals import (
    HIDDEN_MOST,
    MOST_OFFERS,
    Deal,
    Deed,
    Stage,
    offers_of,
    terms_of,
)

if TYPE_CHECKING:
    from pass_and_play.games.bank_heist.rules import BankHeist

NEGOTIATE = say("negotiate")


class Negotiation:
    """Phase 2 of one heist, led by the Boss.

    What may be done is kept in groups of options, which change as things happen: to ask again after every
    decision must not take long.
    """

    def __init__(self, game: BankHeist, boss: Seat) -> None:
        self.game = game
        self.heist = game.heist
        self.boss = boss
        self.undecided = list(self.heist.characters)
        self.own = [game.places] * game.seats
        """How many of the undecided each seat has."""
        self.talking = list(game.order)
        """Everybody but the leavers, who keep silent."""
        self.limits = [HIDDEN_MOST if game.hidden_money else money.value for money in game.money]
        """How much each seat may promise, in millions."""
        self.open: list[Deal] = []
        self.agreed: list[Deal] = []

        self.deciding: tuple[Option, ...] = ()
        self.offering: tuple[Option, ...] = ()
        self.threatening: tuple[Option, ...] = ()
        self.leading: tuple[Option, ...] = ()
        self.answering: tuple[Option, ...] = ()
        self._see_who_may_decide()
        self._see_who_may_offer()
        self._see_who_may_look()
        self._see_how_to_lead()

    def play(self) -> Flow[None]:
        """Until everybody has said 'stay' or 'leave'."""
        game, laid, deals = self.game, self.heist.laid, self.heist.deals
        while self.undecided:
            game.phase = "negotiate"
            (pick,) = yield in_the_open(TABLE, NEGOTIATE, self._options())
            act = act_of(pick)
            match act.verb:
                case "stay" | "leave":
                    self._decide(laid[act.number][act.place], stays=act.verb == "stay")
                case "offer":
                    yield from self._make_an_offer(act.number)
                case "accept":
                    yield from self._accept(deals[act.number - 1])
                case "no":
                    self._drop(deals[act.number - 1])
                case "threat":
                    yield from self._look(act.number, laid[act.seat][act.place])
                case "ask":
                    yield from self._ask_round()
                case "countdown":
                    self._count_down()
                case "time_up":
                    self._time_is_up()

    def _options(self) -> tuple[Option, ...]:
        """All that anybody may do now."""
        return (*self.deciding, *self.offering, *self.threatening, *self.leading, *self.answering)

    def _see_who_may_decide(self) -> None:
        """The undecided, each as its deals allow."""
        self.deciding = tuple(chain.from_iterable([character.choices for character in self.undecided]))

    def _see_who_may_offer(self) -> None:
        """Whoever has somebody to pay, or somebody to be paid by."""
        made, limits, own = self.heist.offers_made, self.limits, self.own
        payers, others = len(limits) - limits.count(0), len(self.undecided)
        seats = self.talking
        if payers < max(2, len(seats)):
            seats = [
                seat
                for seat in seats
                if ((others > own[seat] or payers > 1) if limits[seat] else (own[seat] and payers))
            ]
        if max(made) == MOST_OFFERS:
            seats = [seat for seat in seats if made[seat] < MOST_OFFERS]
        self.offering = may_offer(*seats)

    def _see_who_may_look(self) -> None:
        """Whoever is in and has a threat card, at any character of others that still lies there."""
        owners = [seat for seat in self.talking if self.game.threats[seat]] if any(self.game.threats) else ()
        self.threatening = tuple(
            [
                may_look(seat, character.path)
                for seat in owners
                for character in self.heist.characters
                if character.stance != "out" and character.seat != seat
            ]
        )

    def _see_how_to_lead(self) -> None:
        """The Boss may ask once, while there is somebody to ask, and set the countdown once."""
        heist = self.heist
        asks = not heist.claims_asked and any(seat != self.boss for seat in self.talking)
        clock = TIME_UP if heist.countdown else COUNTDOWN
        self.leading = (ASK, clock) if asks else (clock,)

    # ------------------------------------------------------------------ stay or leave

    def _decide(self, character: LaidCharacter, *, stays: bool) -> None:
        """Final. The deals for it are paid; offers that could not come true any more are void."""
        game = self.game
        self.undecided.remove(character)
        self.own[character.seat] -= 1
        character.stance = "in" if stays else "out"
        game.announce(say("log.stays" if stays else "log.leaves", who=character.who))
        if not stays:
            game.money[character.seat].value += character.deposit
            character.deposit = 0
        for deal in [deal for deal in self.agreed if deal.character is character]:
            self.agreed.remove(deal)
            deal.stage = Stage.PAID
            game.money[deal.payee].value += deal.amount
            game.announce(say("log.paid", seat=who(deal.payer), who=character.who, n=deal.amount))
        if not stays:
            if not self.heist.is_in(character.seat):
                self.talking.remove(character.seat)
            self._see_who_may_look()
            self._see_how_to_lead()
        self._limit(character.seat)
        self._see_who_may_decide()
        self._see_who_may_offer()
        self._go_through_offers()

    def _time_is_up(self) -> None:
        """The undecided do what their deals say, else stay."""
        self.game.announce(say("log.time_up"))
        for character in tuple(self.undecided):
            self._decide(character, stays=character.bound != "leave")

    # ------------------------------------------------------------------ deals

    def _limit(self, seat: Seat) -> None:
        """What a seat may promise: what it holds, or with hidden money the same for everybody."""
        if seat not in self.talking:
            self.limits[seat] = 0
        elif not self.game.hidden_money:
            self.limits[seat] = self.game.money[seat].value

    def _make_an_offer(self, maker: Seat) -> Flow[None]:
        game, heist = self.game, self.heist
        game.phase, game.maker = "offer", maker
        options = offers_of(maker, self.undecided, self.limits)
        (pick,) = yield in_the_open(maker, say("offer", seat=who(maker)), options)
        game.maker = None
        if pick == "back":
            return
        terms = terms_of(pick)
        payee, payer = (terms.seat, maker) if terms.pays else (maker, terms.seat)
        deal = Deal(len(heist.deals) + 1, maker, payer, heist.laid[payee][terms.place], terms)
        heist.deals.append(deal)
        heist.offers_made[maker] += 1
        if heist.offers_made[maker] == MOST_OFFERS:
            self._see_who_may_offer()
        self.open.append(deal)
        self.answering += deal.answers
        self._tell(f"log.{'pays' if terms.pays else 'wants'}_{deal.deed}", deal)

    def _accept(self, deal: Deal) -> Flow[None]:
        """Both have agreed: the money is set aside, and the character can only do that."""
        if self.game.hidden_money and not (yield from self._is_confirmed(deal)):
            self._drop(deal)
            return
        self.open.remove(deal)
        self.agreed.append(deal)
        deal.stage = Stage.AGREED
        self.game.money[deal.payer].value -= deal.amount
        self._limit(deal.payer)
        deal.character.bind("stay" if deal.deed is Deed.STAY else "leave")
        self._tell(f"log.agreed_{deal.deed}", deal)
        self._see_who_may_decide()
        self._see_who_may_offer()
        self._go_through_offers()

    def _is_confirmed(self, deal: Deal) -> Flow[bool]:
        """Hidden money: the payer confirms in private, where too much can only be refused."""
        game = self.game
        game.phase, game.confirming = "confirm", deal
        enough = deal.amount <= game.money[deal.payer].value
        (pick,) = yield Ask(deal.payer, say("confirm"), (PAY, REFUSE) if enough else (REFUSE,))
        game.confirming = None
        return pick == PAY.key

    def _drop(self, deal: Deal) -> None:
        """Declined, withdrawn, or not paid for: nobody is told which."""
        self._void(deal)
        self._go_through_offers()
        self._tell("log.dropped", deal)

    def _go_through_offers(self) -> None:
        """Void are open ones about a character that has decided or is bound to the other deed, and those of
        a leaver. The others can be accepted while the payer has the money, which nobody can tell where it
        is hidden."""
        self.answering = ()
        for deal in self.open.copy():
            character = deal.character
            if (
                character.stance != "open"
                or character.bound not in (None, deal.deed)
                or deal.maker not in self.talking
                or deal.answerer not in self.talking
            ):
                self._void(deal)
            else:
                payable = self.game.hidden_money or deal.amount <= self.game.money[deal.payer].value
                self.answering += deal.answers if payable else deal.refusal

    def _void(self, deal: Deal) -> None:
        self.open.remove(deal)
        deal.stage = Stage.VOID

    # ------------------------------------------------------------------ the Boss, threat cards

    def _count_down(self) -> None:
        """The Boss sets a short last countdown."""
        self.heist.countdown = True
        self._see_how_to_lead()
        self.game.announce(say("log.countdown", seat=who(self.boss)))

    def _ask_round(self) -> Flow[None]:
        """The Boss asks the others for their roles, one after another; they may lie."""
        game, heist = self.game, self.heist
        game.phase = "claims"
        heist.claims_asked = True
        self._see_how_to_lead()
        game.announce(say("log.asks", seat=who(self.boss)))
        options = (*(option(f"role:{role.key}") for role in game.roles), SILENT)
        for step in range(1, game.seats):
            seat = (self.boss + step) % game.seats
            for character in heist.laid[seat]:
                if character.stance == "out":
                    continue
                game.asked = (seat, character.place)
                (pick,) = yield in_the_open(seat, say("claim", seat=who(seat)), options)
                character.claim = pick.removeprefix("role:")
                self._note_claim(character)
        game.asked = None

    def _note_claim(self, character: LaidCharacter) -> None:
        if character.claim == SILENT.key:
            self.game.announce(say("log.silent", who=character.who))
        else:
            self.game.announce(say("log.claims", who=character.who, role=say(f"role.{character.claim}")))

    def _look(self, seat: Seat, character: LaidCharacter) -> Flow[None]:
        """A threat card is spent: all know who looks at whose character, and one alone what it is."""
        game, whose = self.game, character.who
        game.phase = "look"
        game.threats[seat] -= 1
        self._see_who_may_look()
        game.threats_used += 1
        game.announce(say("log.threat", seat=who(seat), who=whose))
        game.look = seat, character
        with character.role.glimpse(seat):
            yield Ask(seat, say("seen"), DONE)
        game.look = None
        role = say(f"role.{character.role.value.key}")
        game.tell(seat, say("note.seen", round=game.round, who=whose, role=role))

    # ------------------------------------------------------------------ in words

    def _tell(self, key: str, deal: Deal) -> None:
        self.game.announce(say(key, seat=who(deal.payer), who=deal.character.who, n=deal.amount))
