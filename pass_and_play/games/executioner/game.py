"""One game of the match, from the setup to the rewards (rulebook, sections 1 to 4)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from pass_and_play.engine.ask import (
    DONE,
    TABLE,
    Ask,
    Flow,
    Option,
    Say,
    Seat,
    in_the_open,
    number_of,
    option,
    say,
    seat_of,
    who,
)
from pass_and_play.engine.dice import Dice
from pass_and_play.engine.game import Options
from pass_and_play.games.executioner import actions, gallows
from pass_and_play.games.executioner.cards import Cards, Gallows
from pass_and_play.games.executioner.court import CENTRE, Court
from pass_and_play.games.executioner.crowns import Crowns
from pass_and_play.games.executioner.deeds import Deed, deed
from pass_and_play.games.executioner.execution import Execution, execute, parasites
from pass_and_play.games.executioner.pool import Pool
from pass_and_play.games.executioner.result import GameResult, Turn, finished
from pass_and_play.games.executioner.rewards import Claim, How, Payment, normal_end, saboteurs_win

STOP = option("stop")


class Game:
    """The cards, the prisoners and all that has happened. What the table may know is stored when it becomes
    public."""

    def __init__(
        self, seats: int, cards: Cards, options: Options, dice: Dice, crowns: Crowns, log: list[Say]
    ) -> None:
        """Full decks; nothing is drawn before there is an executioner."""
        self.seats = seats
        self.options = options
        self.dice = dice
        self.crowns = crowns
        self.log = log
        self.notes: list[list[Say]] = [[] for _ in range(seats)]

        self.phase = "first_executioner"
        self.clockwise: tuple[Seat, ...] = ()
        self.candidates: tuple[Seat, ...] = ()
        self.pool = Pool(cards)
        self.gallows = list(cards.gallows)
        self.drawn: list[tuple[Gallows, tuple[Seat, ...]]] = []
        self.court = Court()

        self.pending: tuple[Seat, ...] = ()
        self.acting: Seat | None = None
        self.looked: tuple[Seat, int] | None = None
        self.deeds: list[Deed] = []
        self.turns: list[Turn] = []

        self.must = 1
        self.begun = 0
        self.counted = 0
        self.execution: Execution | None = None
        self.executions: list[Execution] = []

        self.per_dead = 1
        self.goblets = 0
        self.how: How | None = None
        self.payments: list[Payment] = []

    def play(self, executioner: Seat, number: int) -> Flow[GameResult]:
        """The game with this number of the match."""
        self.clockwise = tuple((executioner + step) % self.seats for step in range(self.seats))
        self.announce(say("log.game", seat=who(executioner), n=number))
        before = tuple(self.crowns.held)
        yield from self._draw_the_pool()
        yield from self._deal()
        yield from self._first_looks()
        yield from self._draw_a_gallows_card()
        yield from self._actions()
        yield from self._draw_a_gallows_card()
        yield from self._executions()
        self._reward()
        return finished(self, number, before)

    @property
    def executioner(self) -> Seat:
        """Who wears the hood."""
        return self.clockwise[0]

    # ------------------------------------------------------------------ 1 setup

    def _draw_the_pool(self) -> Flow[None]:
        """The cards of this game, with the two guarantees of the items, in this order."""
        pool = self.pool
        pool.draw(self.seats, self.dice)
        if self.options["one_saboteur"] and not pool.has_saboteur:
            pool.add_saboteur(self.dice)
            self.announce(say("log.saboteur_added"))
        if not pool.has_pardon:
            pool.add_pardon(self.dice)
            self.announce(say("log.pardon_added"))
        while not pool.has_safe_item:
            yield from self._redraw()

    def _redraw(self) -> Flow[None]:
        """The executioner takes out an item, but not the last pardon, and draws another."""
        self.phase = "redraw"
        options = tuple(option(f"card:{place}") for place in self.pool.replaceable)
        seat = who(self.executioner)
        (pick,) = yield in_the_open(self.executioner, say("redraw", seat=seat), options)
        gone, come = self.pool.redraw(number_of(pick, "card"), self.dice)
        items = {"item": say(f"item.{gone.key}"), "other": say(f"item.{come.key}")}
        self.announce(say("log.redraw", seat=seat, **items))

    def _deal(self) -> Flow[None]:
        """Both rows are shuffled: a role and an item for each prisoner, a role put away, the centre card.

        They lie dealt while the table still looks at the rows, so that the laws can judge all that follows.
        """
        roles, items = self.pool.roles.deal(self.dice), self.pool.items.deal(self.dice)
        self.court = Court(self.clockwise[1:], roles, items)
        self.phase = "pool"
        yield in_the_open(TABLE, say("pool"), DONE)

    def _first_looks(self) -> Flow[None]:
        """The prisoners look at role and item; the item then lies face down and is not looked at again."""
        self.phase = "first_look"
        for seat in self.court.order:
            yield from self._visit(seat, seat, say("first_look"), self.court.order)
        self.announce(say("log.dealt"))

    # ------------------------------------------------------------------ 2 actions

    def _draw_a_gallows_card(self) -> Flow[None]:
        """One before the actions and one after them; it takes effect at once."""
        self.phase = "gallows"
        card = self.gallows.pop(self.dice.below(len(self.gallows)))
        self.drawn.append((card, ()))
        self.announce(say("log.gallows", card=say(f"gallows.{card.key}")))
        yield in_the_open(TABLE, say("gallows"), DONE)
        yield from gallows.EFFECTS[card.effect](self, card)

    def _actions(self) -> Flow[None]:
        """The executioner names the prisoners in any order; each takes one action."""
        self.pending = self.court.order
        while self.pending:
            self.phase = "call"
            seat = yield from self.name_one(self.pending, "call")
            self.pending = tuple([other for other in self.pending if other != seat])
            yield from self.act(seat)

    def act(self, seat: Seat) -> Flow[None]:
        """One action: look at any one item, or swap any two unseen. The own one and the centre card too."""
        self.phase, self.acting = "action", seat
        options = actions.options(self.court.order)
        (pick,) = yield in_the_open(seat, say("action", seat=who(seat)), options)
        self.court.prisoners[seat].acted += 1
        places = actions.places(pick)
        if len(places) == 1:
            yield from self.look(seat, places[0])
        else:
            self.court.swap(*places)
            self.done(deed("swap", seat, *places))
        self.acting = None

    def look(
        self, seat: Seat, place: int, *, by_gallows: bool = False, order: tuple[Seat, ...] = ()
    ) -> Flow[None]:
        """A private look at one item. That it is taken is public, what was seen is not."""
        self.phase = "look"
        self.done(deed("look", seat, place, by_gallows=by_gallows))
        yield from self._visit(seat, place, say("seen"), order)

    def _visit(self, seat: Seat, place: int, what: Say, order: tuple[Seat, ...]) -> Flow[None]:
        """The item is open to this seat during one visit, and not again."""
        item = self.court.items[place]
        self.looked = (seat, place)
        with item.glimpse(seat):
            yield Ask(seat, what, DONE, order=order)
        self.looked = None
        if self.options["memory_aid"]:
            seen = say(f"item.{item.value.key}")
            if place in (seat, CENTRE):
                self.tell(seat, say("note.own" if place == seat else "note.centre", item=seen))
            else:
                self.tell(seat, say("note.other", item=seen, seat=who(place)))

    # ------------------------------------------------------------------ 3 execution

    def _executions(self) -> Flow[None]:
        """At least one, or as many as a gallows card demands, then as many as the executioner likes; until
        nobody is left, or the saboteurs win."""
        while self.how is None and (candidates := self.court.candidates()):
            self.phase, self.candidates = "execute", candidates
            options = seats(candidates) if self.begun < self.must else (*seats(candidates), STOP)
            what = say("execute", seat=who(self.executioner))
            (pick,) = yield in_the_open(self.executioner, what, options)
            self.candidates = ()
            if pick == STOP.key:
                self.announce(say("log.stop", seat=who(self.executioner)))
                break
            self.begun += 1
            yield from execute(self, seat_of(pick))
        yield from parasites(self)

    # ------------------------------------------------------------------ 4 rewards

    def _reward(self) -> None:
        """After the end of a game everything is shown, and everybody paid."""
        court = self.court
        court.show_all()
        self.how = self.how or "normal"
        self.announce(say(f"log.end_{self.how}", n=self.counted))
        if self.how == "normal":
            claims = normal_end(
                self.executioner,
                court.standings(),
                counted=self.counted,
                per_dead=self.per_dead,
                goblets=self.goblets,
                takes_two=self.options["cheese"] == "two",
            )
            self.pay(claims)
        elif not self.crowns.ran_out:
            self.pay(saboteurs_win(self.executioner, court.standings()))

    # ------------------------------------------------------------------ what the rules share

    def name_one(self, among: tuple[Seat, ...], what: str) -> Flow[Seat]:
        """The executioner names one of these; a single one is named without a question."""
        if len(among) == 1:
            return among[0]
        self.candidates = among
        executioner = self.executioner
        (pick,) = yield in_the_open(executioner, say(what, seat=who(executioner)), seats(among))
        self.candidates = ()
        return seat_of(pick)

    def mark(self, chosen: tuple[Seat, ...]) -> None:
        """Whom the last gallows card is for."""
        card, _ = self.drawn[-1]
        self.drawn[-1] = (card, chosen)
        for seat in chosen:
            self.announce(say("log.chosen", seat=who(seat)))

    def done(self, deed: Deed) -> None:
        """Keep what was done to the items: for the story of the game, and at once if the table plays with a
        list of it."""
        self.turns.append(Turn(deed, self.court.lay))
        if self.options["public_list"]:
            self.deeds.append(deed)
            self.announce(deed.line)

    def pay(self, claims: Iterable[Claim]) -> list[Payment]:
        """Settle these claims. Where the treasury cannot, the game ends with the match."""
        paid = self.crowns.settle(claims)
        self.payments += paid
        if self.crowns.ran_out and self.how is None:
            self.how = "treasury"
        return paid

    def announce(self, line: Say) -> None:
        """A line for the whole table."""
        self.log.append(line)

    def tell(self, seat: Seat, line: Say) -> None:
        """A line for the private notebook of one seat."""
        self.notes[seat].append(line)

    def totals(self) -> tuple[str, ...]:
        """All cards of the box, wherever they lie."""
        cards = (
            *self.gallows,
            *(card for card, _ in self.drawn),
            *self.pool.roles.cards(),
            *self.pool.items.cards(),
        )
        dealt = [secret.value for secret in self.court.secrets()]
        return tuple(sorted([card.key for card in (*cards, *dealt)]))


@cache
def seats(among: tuple[Seat, ...]) -> tuple[Option, ...]:
    """The options that name these seats."""
    return tuple([option(f"seat:{seat}") for seat in among])
