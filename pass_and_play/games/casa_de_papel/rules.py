"""La Casa de Papel: the rulebook, from top to bottom. All sums are millions of euros."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from typing import Any

from pass_and_play.engine.ask import (
    DONE,
    TABLE,
    Ask,
    Ending,
    Flow,
    Say,
    Seat,
    Where,
    Who,
    number_of,
    numbered,
    option,
    other_seats,
    say,
    seat_of,
)
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.game import Options
from pass_and_play.engine.secret import Secret, shuffled
from pass_and_play.engine.together import together
from pass_and_play.games.casa_de_papel import views
from pass_and_play.games.casa_de_papel.cards import ROUNDS, ActionCard, Cards, Power, Team
from pass_and_play.games.casa_de_papel.power_cuts import Exchange, professors_power_cut, raquels_power_cut
from pass_and_play.games.casa_de_papel.report import Report, report
from pass_and_play.games.casa_de_papel.scoring import NAMED_PROFESSOR, Score, score
from pass_and_play.games.casa_de_papel.setup import deal_cards, form_teams

RAQUELS_ROUND = 2
PROFESSORS_ROUND = 4


class CasaDePapel:
    """One match. What the table may know is stored when it becomes public, never worked out from hands."""

    def __init__(self, seats: int, cards: Cards, options: Options, dice: Dice) -> None:
        """Setup: form the teams and deal the action cards."""
        self.seats = seats
        self.order = tuple(range(seats))
        self.cards = cards
        self.deal = cards.deals[seats]
        self.options = options
        self.dice = dice
        self.goal = min(int(options["goal"]) or self.deal.goal, self.deal.highest)
        self.abilities = bool(options["abilities"])

        self.phase = "first_leader"
        self.round = 1
        self.loot = 0
        self.leaders: list[Seat] = []
        self.selected: tuple[Seat, ...] = ()
        self.scores: list[Score] = []
        self.log: list[Say] = []
        self.notes: list[list[Say]] = [[] for _ in self.order]

        self.laid: list[list[Secret[ActionCard]]] = [[] for _ in self.order]
        self.selections: list[tuple[Seat, ...]] = []
        self.press: list[Secret[ActionCard]] = []
        self.touched: dict[Seat, Seat] = {}
        self.looked: dict[Seat, Secret[Any]] = {}
        self.exchanges: dict[Seat, Secret[Exchange | None]] = {}
        self.guesses: dict[Seat, Secret[Seat | None]] = {}
        self.raquel: Seat | None = None
        self.named: Seat | None = None
        self.trump: int = 0

        characters, aside = form_teams(cards.characters, self.deal, seats, dice)
        self.characters = [Secret(one, "character", seat) for seat, one in enumerate(characters)]
        self.set_aside = [Secret(one, "set aside") for one in aside]
        hands = deal_cards(self.deal, seats, dice, mixed=bool(options["mixed_hands"]))
        self.hands = [[Secret(card, "action", seat) for card in hand] for seat, hand in enumerate(hands)]

    # ------------------------------------------------------------------ the rulebook

    def play(self) -> Flow[Ending]:
        """Five rounds, then the end; always all five, even if the result is certain earlier."""
        yield from self._choose_first_leader()
        for self.round in range(1, ROUNDS + 1):
            yield from self._choose_cards()
            if self.abilities and self.round == PROFESSORS_ROUND:
                yield from self._power_cut_of_the_professor()
            yield from self._discuss()
            yield from self._select()
            if self.abilities and self.round == RAQUELS_ROUND:
                yield from self._power_cut_of_raquel()
            yield from self._reveal_and_score()
            if self.round < ROUNDS:
                yield from self._appoint_next_leader()
        how = yield from self._end()
        return self._close(how)

    def _choose_first_leader(self) -> Flow[None]:
        """Choosing the first Game Leader: in any way the table likes, or by lot."""
        if self.options["first_leader"] == "random":
            leader = self.dice.below(self.seats)
        else:
            ask = Ask(
                TABLE, say("first_leader"), (*numbered("seat", self.seats), option("lot")), where=Where.OPEN
            )
            (pick,) = yield ask
            leader = self.dice.below(self.seats) if pick == "lot" else seat_of(pick)
        self._lead(leader)

    def _lead(self, leader: Seat) -> None:
        self.leaders.append(leader)
        self.announce(say("log.leader", seat=Who(leader), round=len(self.leaders)))

    def _choose_cards(self) -> Flow[None]:
        """Phase 1: everybody lays one action card face down; in round 5 the one that is left."""
        self.phase = "choose"
        self.selected = ()
        self.press = []
        picks = yield from together(self.order, self._choice)
        for seat, (pick,) in picks.items():
            self.laid[seat].append(self.hands[seat].pop(number_of(pick, "card")))
        self.announce(say("log.laid", round=self.round))

    def _choice(self, seat: Seat) -> Ask:
        return Ask(seat, say("choose"), numbered("card", len(self.hands[seat])), order=self.order)

    def _power_cut_of_the_professor(self) -> Flow[None]:
        """Round 4, before the discussion: the Professor may look at one other player's character."""
        return professors_power_cut(self)

    def _discuss(self) -> Flow[None]:
        """Phase 2: the Leader goes through the players, who may lie; the Leader ends it."""
        self.phase = "discuss"
        yield Ask(self.leader, say("discuss", seat=Who(self.leader)), DONE, where=Where.OPEN)

    def _select(self) -> Flow[None]:
        """Phase 3: the Leader decides alone; the own card is always among the selected."""
        self.phase = "select"
        others = other_seats(self.leader, self.seats)
        more = self.deal.select - 1
        what = say("select", seat=Who(self.leader))
        picks = yield Ask(self.leader, what, others, least=more, most=more, where=Where.OPEN)
        self.selected = (self.leader, *(seat_of(pick) for pick in picks))
        self.selections.append(self.selected)
        self.announce(say("log.selected", seat=Who(self.leader), n=len(self.selected)))

    def _power_cut_of_raquel(self) -> Flow[None]:
        """Round 2, after the selection: Raquel may exchange a selected card for an unselected one."""
        return raquels_power_cut(self)

    def _reveal_and_score(self) -> Flow[None]:
        """Phase 4: the unselected cards leave unseen; the selected ones are shuffled and revealed."""
        self.phase = "result"
        press = [self.laid[seat][-1] for seat in self._sent_to_press()]
        self.press = shuffled(press, self.dice)
        for card in self.press:
            card.show_all()
        result = score([card.value for card in self.press], loot=self.loot)
        self.loot = result.after
        self.scores.append(result)
        key = "log.running" if result.running else "log.stopped"
        self.announce(say(key, round=self.round, n=result.change))
        yield Ask(TABLE, say("result"), DONE, where=Where.OPEN)

    def _sent_to_press(self) -> list[Seat]:
        """Whose cards are in the press: the Leader's selection, with Raquel's exchange in it."""
        sent = list(self.selected)
        exchange = self.raquels_exchange if self.round == RAQUELS_ROUND else None
        if exchange is not None:
            comes, goes = exchange
            sent[sent.index(goes)] = comes
        return sent

    def _appoint_next_leader(self) -> Flow[None]:
        """Phase 5: the Leader appoints the next one; a single candidate is appointed without a question."""
        self.phase = "succession"
        candidates = self.candidates()
        if len(candidates) == 1:
            self._lead(candidates[0])
            return
        options = tuple(option(f"seat:{seat}") for seat in candidates)
        (pick,) = yield Ask(self.leader, say("succession", seat=Who(self.leader)), options, where=Where.OPEN)
        self._lead(seat_of(pick))

    def candidates(self) -> tuple[Seat, ...]:
        """Who may lead next: nobody twice. With four players one former Leader may, once in the match."""
        once_more = self.seats < ROUNDS and len(set(self.leaders)) == len(self.leaders)
        if once_more:
            return tuple(seat for seat in self.order if seat != self.leader)
        return tuple(seat for seat in self.order if seat not in self.leaders)

    def _end(self) -> Flow[str]:
        """End: below the goal the hostages win at once, else Raquel's last trump decides."""
        if self.loot < self.goal:
            return "goal_missed"
        if not self.options["last_trump"]:
            return "goal_reached"
        self.phase = "trump"
        self.raquel = self.seat_with(Power.RAQUEL)
        self.characters[self.raquel].show_all()
        self.announce(say("log.raquel", seat=Who(self.raquel)))
        others = other_seats(self.raquel, self.seats)
        (pick,) = yield Ask(self.raquel, say("trump", seat=Who(self.raquel)), others, where=Where.OPEN)
        return (yield from self._name(seat_of(pick)))

    def _name(self, named: Seat) -> Flow[str]:
        """Raquel names one player as the Professor: the right name takes 500 back, never below 0."""
        self.phase = "outcome"
        self.named = named
        right = self.has(named, Power.PROFESSOR)
        self.characters[named].show_all()
        self.trump = min(NAMED_PROFESSOR, self.loot) if right else 0
        self.loot -= self.trump
        self.announce(say("log.named_right" if right else "log.named_wrong", seat=Who(named)))
        yield Ask(TABLE, say("outcome"), DONE, where=Where.OPEN)
        if not right:
            return "wrong_name"
        return "right_name_missed" if self.loot < self.goal else "right_name_reached"

    def _close(self, how: str) -> Ending:
        """After the end: characters are revealed always, everything else if the report is open."""
        self.phase = "over"
        for character in (*self.characters, *self.set_aside):
            character.show_all()
        if self.options["open_report"]:
            for hand in self.laid:
                for card in hand:
                    card.show_all()
            for exchange in self.exchanges.values():
                exchange.show_all()
            for guess in self.guesses.values():
                guess.show_all()
        winner = Team.HOSTAGES if self.loot < self.goal else Team.GANGSTERS
        sides = tuple(character.value.team for character in self.characters)
        return Ending(
            how=how,
            winners=tuple(seat for seat in self.order if sides[seat] is winner),
            scores=(("loot", self.loot), ("goal", self.goal)),
            sides=tuple(str(side) for side in sides),
        )

    # ------------------------------------------------------------------ what the rules share

    @property
    def leader(self) -> Seat:
        """The Game Leader of this round."""
        return self.leaders[-1]

    @property
    def closed_eyes(self) -> bool:
        """Whether the power cuts are played with closed eyes instead of passing the device."""
        return self.options["power_cut"] == "closed"

    @property
    def raquels_exchange(self) -> Exchange | None:
        """What Raquel exchanged in round 2, if anything."""
        mark = self.exchanges.get(self.seat_with(Power.RAQUEL))
        return mark.value if mark is not None else None

    def has(self, seat: Seat, power: Power) -> bool:
        """Whether the character of this seat has the power."""
        return self.characters[seat].value.power is power

    def seat_with(self, power: Power) -> Seat:
        """Whose character has the power."""
        return next(seat for seat in self.order if self.has(seat, power))

    @contextmanager
    def look(self, seat: Seat, card: Secret[Any]) -> Iterator[None]:
        """A card or character is open to a seat inside the `with` block only."""
        self.looked[seat] = card
        with card.glimpse(seat):
            yield
        del self.looked[seat]

    def light(self, key: str) -> None:
        """The lamp is on again: what was touched in the dark is no longer on any page."""
        self.touched.clear()
        self.announce(say(key))

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

    def report(self) -> Report | None:
        """The secret story, once the match is over, if the table wants the report open."""
        return report(self) if self.phase == "over" and self.options["open_report"] else None

    def progress(self) -> Say:
        """The round, in public words."""
        return say("progress", round=self.round, rounds=ROUNDS)

    def secrets(self) -> Iterator[Secret[Any]]:
        """Characters, cards in hand and laid, the press, and the marks of the dark."""
        yield from self.characters
        yield from self.set_aside
        for pile in (*self.hands, *self.laid, self.press):
            yield from pile
        yield from self.exchanges.values()
        yield from self.guesses.values()

    def totals(self) -> Hashable:
        """The action deck and the character cards, whoever holds them."""
        cards = [card.value for pile in (*self.hands, *self.laid) for card in pile]
        characters = [card.value for card in (*self.characters, *self.set_aside)]
        return (
            tuple(sorted((card.kind, card.value) for card in cards)),
            tuple(sorted(character.key for character in characters)),
        )
