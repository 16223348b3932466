"""The negotiation: offers, deals, staying and leaving, the Boss's tools, threat cards (rulebook, phase 2).

All of it is public, but what a threat card shows and, with hidden money, whether a payer confirms. The
table is asked again after every decision until no character is undecided.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from pass_and_play.engine.ask import (
    DONE,
    TABLE,
    Ask,
    Flow,
    Option,
    Seat,
    Where,
    Who,
    option,
    say,
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
def _decisions(path: str, bound: str | None) -> tuple[Option, ...]:
    return tuple(option(f"{path} {deed}") for deed in Deed if bound in (None, deed))


@cache
def _offering(seat: Seat) -> Option:
    return option(f"seat:{seat} offer")


@cache
def _answers(number: int, *, payable: bool) -> tuple[Option, ...]:
    answers = ("accept", "no") if payable else ("no",)
    return tuple(option(f"offer:{number} {answer}") for answer in answers)


class Negotiation:
    """Phase 2 of one heist, led by the Boss."""

    def __init__(self, game: BankHeist, boss: Seat) -> None:
        self.game = game
        self.heist = game.heist
        self.boss = boss
        self.undecided = list(self.heist.characters())
        self.talking = list(game.order)
        """Everybody but the leavers, who keep silent."""
        self.open: list[Deal] = []
        self.agreed: list[Deal] = []

    def play(self) -> Flow[None]:
        """Until everybody has said 'stay' or 'leave'."""
        while self.undecided:
            self.game.phase = "negotiate"
            (pick,) = yield Ask(TABLE, NEGOTIATE, self._options(), where=Where.OPEN)
            act = act_of(pick)
            match act.verb:
                case "stay" | "leave":
                    self._decide(self.heist.laid[act.number][act.place], stays=act.verb == "stay")
                case "offer":
                    yield from self._make_an_offer(act.number)
                case "accept":
                    yield from self._accept(self.heist.deals[act.number - 1])
                case "no":
                    self._drop(self.heist.deals[act.number - 1])
                case "threat":
                    yield from self._look(act.number, self.heist.laid[act.seat][act.place])
                case "ask":
                    yield from self._ask_round()
                case "countdown":
                    self.heist.countdown = True
                    self.game.announce(say("log.countdown", seat=Who(self.boss)))
                case "time_up":
                    self._time_is_up()

    def _options(self) -> tuple[Option, ...]:
        """All that anybody may do now."""
        heist, game, payers = self.heist, self.game, self._payers()
        found: list[Option] = []
        for character in self.undecided:
            found += _decisions(character.path, character.bound)
        for seat in self.talking:
            if heist.offers_made[seat] < MOST_OFFERS and self._has_a_partner(seat, payers):
                found.append(_offering(seat))
        for deal in self.open:
            found += _answers(
                deal.number, payable=game.hidden_money or deal.amount <= game.money[deal.payer].value
            )
        for seat in self.talking:
            if game.threats[seat]:
                found += self._threats(seat)
        if not heist.claims_asked and any(heist.is_in(seat) for seat in game.order if seat != self.boss):
            found.append(ASK)
        found.append(TIME_UP if heist.countdown else COUNTDOWN)
        return tuple(found)

    # ------------------------------------------------------------------ stay or leave

    def _decide(self, character: LaidCharacter, *, stays: bool) -> None:
        """Final. The deals for it are paid; offers that could not come true any more are void."""
        game = self.game
        self.undecided.remove(character)
        character.stance = "in" if stays else "out"
        game.announce(say("log.stays" if stays else "log.leaves", who=character.who))
        if not stays:
            game.money[character.seat].value += character.deposit
            character.deposit = 0
        for deal in [deal for deal in self.agreed if deal.character is character]:
            self.agreed.remove(deal)
            deal.stage = Stage.PAID
            game.money[deal.payee].value += deal.amount
            game.announce(say("log.paid", seat=Who(deal.payer), who=character.who, n=deal.amount))
        if not stays and self.heist.has_left(character.seat):
            self.talking.remove(character.seat)
        self._void_what_cannot_be()

    def _time_is_up(self) -> None:
        """The undecided do what their deals say, else stay."""
        self.game.announce(say("log.time_up"))
        for character in tuple(self.undecided):
            self._decide(character, stays=character.bound != "leave")

    # ------------------------------------------------------------------ deals

    def _payers(self) -> list[tuple[Seat, int]]:
        """Who may promise money, and how much: what they hold, or what nobody can tell."""
        game = self.game
        if game.hidden_money:
            return [(seat, HIDDEN_MOST) for seat in self.talking]
        money = game.money
        return [(seat, held) for seat in self.talking if (held := money[seat].value)]

    def _has_a_partner(self, seat: Seat, payers: list[tuple[Seat, int]]) -> bool:
        """Whether there is an offer to make: somebody to pay, or somebody to be paid by."""
        pays = any(payer == seat for payer, _ in payers)
        own = sum(character.seat == seat for character in self.undecided)
        return (pays and len(self.undecided) > own) or (own > 0 and len(payers) > pays)

    def _make_an_offer(self, maker: Seat) -> Flow[None]:
        game, heist = self.game, self.heist
        game.phase, game.maker = "offer", maker
        options = offers_of(maker, self.undecided, self._payers())
        (pick,) = yield Ask(maker, say("offer", seat=Who(maker)), options, where=Where.OPEN)
        game.maker = None
        if pick == "back":
            return
        terms = terms_of(pick)
        payee, payer = (terms.seat, maker) if terms.pays else (maker, terms.seat)
        deal = Deal(len(heist.deals) + 1, maker, payer, heist.laid[payee][terms.place], terms)
        heist.deals.append(deal)
        heist.offers_made[maker] += 1
        self.open.append(deal)
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
        deal.character.bound = "stay" if deal.deed is Deed.STAY else "leave"
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
        self.open.remove(deal)
        deal.stage = Stage.VOID
        self._tell("log.dropped", deal)

    def _void_what_cannot_be(self) -> None:
        """Void are offers that are not agreed about a character that has decided or is bound to the other
        deed, and those of a leaver."""
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

    def _ask_round(self) -> Flow[None]:
        """The Boss asks the others for their roles, one after another; they may lie."""
        game, heist = self.game, self.heist
        game.phase = "claims"
        heist.claims_asked = True
        game.announce(say("log.asks", seat=Who(self.boss)))
        options = (*(option(f"role:{role.key}") for role in game.roles), SILENT)
        for step in range(1, game.seats):
            seat = (self.boss + step) % game.seats
            for character in heist.laid[seat]:
                if character.stance == "out":
                    continue
                game.asked = (seat, character.place)
                (pick,) = yield Ask(seat, say("claim", seat=Who(seat)), options, where=Where.OPEN)
                character.claim = pick.removeprefix("role:")
                self._note_claim(character)
        game.asked = None

    def _note_claim(self, character: LaidCharacter) -> None:
        who = character.who
        if character.claim == SILENT.key:
            self.game.announce(say("log.silent", who=who))
        else:
            self.game.announce(say("log.claims", who=who, role=say(f"role.{character.claim}")))

    def _threats(self, seat: Seat) -> list[Option]:
        """Every character of others that still lies there may be looked at."""
        return [
            option(f"threat:{seat} {character.path}")
            for character in self.heist.characters()
            if character.stance != "out" and character.seat != seat
        ]

    def _look(self, seat: Seat, character: LaidCharacter) -> Flow[None]:
        """A threat card is spent: all know who looks at whose character, and one alone what it is."""
        game, who = self.game, character.who
        game.phase = "look"
        game.threats[seat] -= 1
        game.threats_used += 1
        game.announce(say("log.threat", seat=Who(seat), who=who))
        game.look = seat, character
        with character.role.glimpse(seat):
            yield Ask(seat, say("seen"), DONE)
        game.look = None
        role = say(f"role.{character.role.value.key}")
        game.tell(seat, say("note.seen", round=game.round, who=who, role=role))

    # ------------------------------------------------------------------ in words

    def _tell(self, key: str, deal: Deal) -> None:
        self.game.announce(say(key, seat=Who(deal.payer), who=deal.character.who, n=deal.amount))
