"""The negotiation: offers, deals, staying and leaving, the Boss's tools, threat cards (rulebook, phase 2).

All of it is public, but what a threat card shows and, with hidden money, whether a payer confirms. The
table is asked again after every decision until no character is undecided.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

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
ASK = option("boss ask")
COUNTDOWN = option("boss countdown")
TIME_UP = option("time_up")
PAY, REFUSE = option("pay"), option("refuse")
SILENT = option("silent")


class Act(NamedTuple):
    """What an option key of the negotiation does: `seat:2 stay`, `offer:3 accept`, `threat:1 seat:2`."""

    verb: str
    number: int = 0
    """The seat that acts, or the number of the offer."""
    place: int = 0
    seat: Seat = 0
    """Whose character a threat card looks at."""


@cache
def act_of(key: str) -> Act:
    """The act that an option key names."""
    named = dict(part.split(":") for part in key.split() if ":" in part)
    place = int(named.get("place", 0))
    if "threat" in named:
        return Act("threat", int(named["threat"]), place, int(named["seat"]))
    number = int(named.get("seat", named.get("offer", 0)))
    return Act(key.split()[-1], number, place)


@cache
def _offer(seat: Seat) -> Option:
    return option(f"seat:{seat} offer")


@cache
def _threat(seat: Seat, path: str) -> Option:
    return option(f"threat:{seat} {path}")


class Negotiation:
    """Phase 2 of one heist, led by the Boss."""

    def __init__(self, game: BankHeist, boss: Seat) -> None:
        self.game = game
        self.heist = game.heist
        self.boss = boss
        self.undecided = list(self.heist.characters)
        self.talking = list(game.order)
        """Everybody but the leavers, who keep silent."""
        self.own = [game.places] * game.seats
        """How many of the undecided each seat has."""
        self.limits = [HIDDEN_MOST if game.hidden_money else money.value for money in game.money]
        """How much each seat may promise, in millions."""
        self.open: list[Deal] = []
        self.agreed: list[Deal] = []
        self.options: list[Option] = []
        """What may be done now; empty where that has changed."""

    def play(self) -> Flow[None]:
        """Until everybody has said 'stay' or 'leave'."""
        game, laid, deals = self.game, self.heist.laid, self.heist.deals
        while self.undecided:
            game.phase = "negotiate"
            if not self.options:
                self.options = self._everything_that_may_be_done()
            (pick,) = yield in_the_open(TABLE, NEGOTIATE, tuple(self.options))
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

    def _everything_that_may_be_done(self) -> list[Option]:
        """By anybody, as long as nothing else is decided."""
        game, heist = self.game, self.heist
        found: list[Option] = []
        for character in self.undecided:
            found += character.choices
        found += self._offering()
        if any(game.threats):
            found += self._threats()
        if not heist.claims_asked and any(heist.is_in(seat) for seat in game.order if seat != self.boss):
            found.append(ASK)
        found.append(TIME_UP if heist.countdown else COUNTDOWN)
        for deal in self.open:
            found += deal.answers if self._can_be_paid(deal) else deal.refusal
        return found

    # ------------------------------------------------------------------ stay or leave

    def _decide(self, character: LaidCharacter, *, stays: bool) -> None:
        """Final. The deals for it are paid; offers that could not come true any more are void."""
        game = self.game
        self.options = []
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
        if not stays and not self.heist.is_in(character.seat):
            self.talking.remove(character.seat)
        self._count(character.seat)
        self._void_what_cannot_be()

    def _time_is_up(self) -> None:
        """The undecided do what their deals say, else stay."""
        self.game.announce(say("log.time_up"))
        for character in tuple(self.undecided):
            self._decide(character, stays=character.bound != "leave")

    # ------------------------------------------------------------------ deals

    def _count(self, seat: Seat) -> None:
        """What a seat may promise: what it holds, or with hidden money the same for everybody."""
        if seat not in self.talking:
            self.limits[seat] = 0
        elif not self.game.hidden_money:
            self.limits[seat] = self.game.money[seat].value

    def _offering(self) -> list[Option]:
        """Whoever has somebody to pay, or somebody to be paid by, may make an offer."""
        made, limits, own = self.heist.offers_made, self.limits, self.own
        payers, others = len(limits) - limits.count(0), len(self.undecided)
        if payers == len(self.talking) > 1:
            return [_offer(seat) for seat in self.talking if made[seat] < MOST_OFFERS]
        return [
            _offer(seat)
            for seat in self.talking
            if made[seat] < MOST_OFFERS
            and ((others > own[seat] or payers > 1) if limits[seat] else (own[seat] and payers))
        ]

    def _can_be_paid(self, deal: Deal) -> bool:
        """With hidden money nobody can tell."""
        return self.game.hidden_money or deal.amount <= self.game.money[deal.payer].value

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
            self.options.remove(_offer(maker))
        self.open.append(deal)
        self.options += deal.answers
        self._tell(f"log.{'pays' if terms.pays else 'wants'}_{deal.deed}", deal)

    def _accept(self, deal: Deal) -> Flow[None]:
        """Both have agreed: the money is set aside, and the character can only do that."""
        if self.game.hidden_money and not (yield from self._is_confirmed(deal)):
            self._drop(deal)
            return
        self.options = []
        self.open.remove(deal)
        self.agreed.append(deal)
        deal.stage = Stage.AGREED
        self.game.money[deal.payer].value -= deal.amount
        self._count(deal.payer)
        deal.character.bind("stay" if deal.deed is Deed.STAY else "leave")
        self._tell(f"log.agreed_{deal.deed}", deal)
        self._void_what_cannot_be()

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
        self.options = []
        self.open.remove(deal)
        deal.stage = Stage.VOID
        self._tell("log.dropped", deal)

    def _void_what_cannot_be(self) -> None:
        """Void are offers that are not agreed about a character that has decided or is bound to the other
        deed, and those of a leaver."""
        if not self.open:
            return
        left = []
        for deal in self.open:
            character = deal.character
            if (
                character.stance == "open"
                and (character.bound is None or character.bound == deal.deed)
                and deal.maker in self.talking
                and deal.answerer in self.talking
            ):
                left.append(deal)
            else:
                deal.stage = Stage.VOID
        self.open = left

    # ------------------------------------------------------------------ the Boss, threat cards

    def _count_down(self) -> None:
        """The Boss sets a short last countdown."""
        self.options = []
        self.heist.countdown = True
        self.game.announce(say("log.countdown", seat=who(self.boss)))

    def _ask_round(self) -> Flow[None]:
        """The Boss asks the others for their roles, one after another; they may lie."""
        game, heist = self.game, self.heist
        game.phase = "claims"
        heist.claims_asked = True
        self.options = []
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

    def _threats(self) -> Iterator[Option]:
        """Whoever is in and has a threat card may look at any character of others that still lies there."""
        for seat in self.talking:
            if self.game.threats[seat]:
                for character in self.heist.characters:
                    if character.stance != "out" and character.seat != seat:
                        yield _threat(seat, character.path)

    def _look(self, seat: Seat, character: LaidCharacter) -> Flow[None]:
        """A threat card is spent: all know who looks at whose character, and one alone what it is."""
        game, whose = self.game, character.who
        game.phase = "look"
        self.options = []
        game.threats[seat] -= 1
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
